import { createHmac } from "node:crypto";

/** Consonants only, so that no key spells a word, and none that is easily taken for another. */
const letters = "BCDFGHJKMNPQRSTVWXZ";
const groups = 5;
const groupLength = 4;
const length = groups * groupLength;

/** The key of one bought template: always the same for the same item, and not to be guessed. */
export function licenseKey(secret: Uint8Array, invoiceItemId: number): string {
  const digest = createHmac("sha256", secret).update(`licence:${invoiceItemId}`).digest("hex");
  let left = BigInt(`0x${digest}`);
  let key = "";
  for (let index = 0; index < length; index++) {
    key += letters.charAt(Number(left % BigInt(letters.length)));
    left /= BigInt(letters.length);
  }
  return grouped(key);
}

/** A key as somebody typed it, in the one way it is written; null for what cannot be one. */
export function readLicenseKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, "");
  return key.length === length && [...key].every((it) => letters.includes(it))
    ? grouped(key)
    : null;
}

const grouped = (key: string) => (key.match(new RegExp(`.{${groupLength}}`, "g")) ?? []).join("-");
