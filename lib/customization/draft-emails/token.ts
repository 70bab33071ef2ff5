import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor } from "@/lib/secrets";

const signatureOf = (key: Uint8Array, userId: number) =>
  createHmac("sha256", key).update(String(userId)).digest("base64url");

/**
 * A token that stops these emails to a customer and can do nothing else: it is part of a URL and
 * works for as long as an email is kept.
 */
export const stopTokenFor = (userId: number): string =>
  `${userId}.${signatureOf(keysFor("draft-mail")[0], userId)}`;

/** The customer whose emails a token stops; null if this shop did not sign the token. */
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
