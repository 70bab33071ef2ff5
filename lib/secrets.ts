import "server-only";
import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env";

type Purpose = "access-token" | "identity-ticket" | "license";

const derive = (secret: string, purpose: Purpose) =>
  new Uint8Array(hkdfSync("sha256", secret, "", `presetry:${purpose}`, 32));

/** The key for one purpose, and the previous one while secrets are being changed: it still verifies. */
export function keysFor(purpose: Purpose): [Uint8Array, ...Uint8Array[]] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env("secrets");
  const previous = AUTH_SECRET_PREVIOUS ? [derive(AUTH_SECRET_PREVIOUS, purpose)] : [];
  return [derive(AUTH_SECRET, purpose), ...previous];
}

/** 256 random bits, to be handed to somebody and kept only as a hash. */
export const newSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
