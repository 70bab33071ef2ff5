import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor } from "@/lib/secrets";

const signatureOf = (key: Uint8Array, userId: number) =>
  createHmac("sha256", key).update(String(userId)).digest("base64url");

/** Stops the letters to a customer, and can do nothing else: it stands in addresses, for as long as a letter is kept. */
export const stopTokenFor = (userId: number): string =>
  `${userId}.${signatureOf(keysFor("draft-mail")[0], userId)}`;

/** Whose letters a token stops; null if this shop did not sign it. */
export function readStopToken(token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  const userId = Number(id);
  const given = Buffer.from(signature);
  const isSigned = keysFor("draft-mail").some((key) => {
    const expected = Buffer.from(signatureOf(key, userId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? userId : null;
}
