import { createHmac } from "node:crypto";

/** Consonants only, so that no key spells a word; without easily confused letters. */
const letters = "BCDFGHJKMNPQRSTVWXZ";
const groups = 5;
const groupLength = 4;
const length = groups * groupLength;

/**
 * The license key of a bought template: deterministic, and impossible to guess without the secret.
 */
export function licenseKey(secret: Uint8Array, invoiceItemId: number): string {
  const digest = createHmac("sha256", secret).update(`licence:${invoiceItemId}`).digest("hex");
  let remainder = BigInt(`0x${digest}`);
  let key = "";
  for (let index = 0; index < length; index++) {
    key += letters.charAt(Number(remainder % BigInt(letters.length)));
    remainder /= BigInt(letters.length);
  }
  return grouped(key);
}

/** Normalizes a typed key; null if it is malformed. */
export function readLicenseKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, "");
  return key.length === length && [...key].every((it) => letters.includes(it))
    ? grouped(key)
    : null;
}

const grouped = (key: string) => (key.match(new RegExp(`.{${groupLength}}`, "g")) ?? []).join("-");
