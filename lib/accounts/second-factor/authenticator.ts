import "server-only";
import { CompactEncrypt, compactDecrypt, errors } from "jose";
import { Secret, TOTP } from "otpauth";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { keysFor } from "@/lib/secrets";
import { site } from "@/lib/site";

const t = currentTranslations("accountErrors");

/** Seconds for which an app shows a code. */
const period = 30;

/** 160 bits, as RFC 4226 recommends. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, email = "") =>
  new TOTP({ issuer: site.name, label: email, period, secret: Secret.fromBase32(secret) });

/** The URL in the QR code, for the app. */
export const appAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step of a code; null if it is wrong. Clocks may differ by one step. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

const header = { alg: "dir", enc: "A256GCM" } as const;

export const encryptSecret = (secret: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader(header)
    .encrypt(keysFor("authenticator")[0]);

/** Decrypts secrets of before a key rotation, too. */
export async function decryptSecret(encrypted: string): Promise<string> {
  let cause: unknown;
  for (const key of keysFor("authenticator")) {
    try {
      const { plaintext } = await compactDecrypt(encrypted, key);
      return new TextDecoder().decode(plaintext);
    } catch (error) {
      if (!(error instanceof errors.JWEDecryptionFailed)) throw error;
      cause = error;
    }
  }
  throw new ShopError("unavailable", t("codesUnreadable"), { cause });
}
