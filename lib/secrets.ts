import "server-only";
import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env";

type Purpose =
  | "access-token"
  | "authenticator"
  | "device"
  | "draft-mail"
  | "identity-ticket"
  | "license"
  | "message-proof"
  | "passkey-challenge"
  | "shared-card"
  | "site-owner"
  | "site-webhook"
  | "thread-reply";

const derive = (secret: string, purpose: Purpose) =>
  new Uint8Array(hkdfSync("sha256", secret, "", `presetry:${purpose}`, 32));

/** The key for one purpose, followed by the previous one during a rotation, for verification only. */
export function keysFor(purpose: Purpose): [Uint8Array, ...Uint8Array[]] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env("secrets");
  const previous = AUTH_SECRET_PREVIOUS ? [derive(AUTH_SECRET_PREVIOUS, purpose)] : [];
  return [derive(AUTH_SECRET, purpose), ...previous];
}

/** 256 random bits; only their hash is stored. */
export const newSecret = () => randomBytes(32).toString("base64url");

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
