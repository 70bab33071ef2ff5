import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { isHttps, readCookie } from "@/lib/platform/sessions/rules";
import { keysFor } from "@/lib/secrets";
import { type Credentials, findCredentials } from "./queries";

/** Seconds: the longest time that browsers keep a cookie. */
const lifetime = 400 * 24 * 60 * 60;

/** A browser may be used for several accounts; the entry of the oldest one is dropped. */
const maxEntries = 5;

const entryPattern = /^([\w-]{22})\.[\w-]{43}$/;

const cookieName = () => (isHttps(env("site").SITE_URL) ? "__Secure-device" : "device");

/** A digest of the password hash: the entry is void once the account has another password. */
const signatureOf = (key: Uint8Array, deviceId: string, { id, passwordHash }: Credentials) =>
  createHmac("sha256", key).update(`${id}.${deviceId}.${passwordHash}`).digest("base64url");

function isSignedFor(account: Credentials, entry: string): boolean {
  const [deviceId = ""] = entry.split(".");
  return keysFor("device").some((key) =>
    timingSafeEqual(
      Buffer.from(entry),
      Buffer.from(`${deviceId}.${signatureOf(key, deviceId, account)}`),
    ),
  );
}

/** The well-formed entries, one for each account that signed in with this browser. */
const entriesOf = ({ headers }: Pick<Request, "headers">): string[] =>
  readCookie(headers.get("cookie"), cookieName())
    .split("~")
    .filter((entry) => entryPattern.test(entry))
    .slice(0, maxEntries);

/**
 * The ID of this browser for the account, if it signed in to the account before; proved only by the
 * browser's own cookie.
 */
export async function findDevice(
  request: Pick<Request, "headers">,
  email: string,
): Promise<string | null> {
  const entries = entriesOf(request);
  if (entries.length === 0) return null;
  const account = await findCredentials(email);
  const entry = account && entries.find((it) => isSignedFor(account, it));
  return entry?.split(".")[0] ?? null;
}

/**
 * The device cookie of a browser whose user just authenticated. It is sent to the account routes
 * only, so that caches do not tell guests apart by it.
 */
export function deviceCookie(request: Pick<Request, "headers">, account: Credentials): string {
  const entries = entriesOf(request);
  const known = entries.find((it) => isSignedFor(account, it));
  const deviceId = known?.split(".")[0] ?? randomBytes(16).toString("base64url");
  const entry = `${deviceId}.${signatureOf(keysFor("device")[0], deviceId, account)}`;
  const others = entries.filter((it) => it !== known);
  const value = [entry, ...others].slice(0, maxEntries).join("~");
  const secure = isHttps(env("site").SITE_URL) ? "; Secure" : "";
  return `${cookieName()}=${value}; Max-Age=${lifetime}; HttpOnly; SameSite=Lax; Path=/api/user${secure}`;
}
