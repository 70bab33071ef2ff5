import "server-only";
import { env } from "@/lib/env";
import { authenticateApiToken } from "@/lib/platform/api-tokens/commands";
import { isApiToken } from "@/lib/platform/api-tokens/rules";
import { recordUse } from "./commands";
import { findSessionByCookie, findSessionById } from "./queries";
import { type Actor, type Caller, readAuthorization, readSessionCookie } from "./rules";
import { verifyToken } from "./token";

/**
 * The actor of this request, with a session or an API token; null for a guest. An invalid API token
 * is an error, not a guest.
 */
export async function findCaller(request: { headers: Headers }): Promise<Actor | Caller | null> {
  const credentials = readAuthorization(request.headers.get("authorization"));
  return credentials && isApiToken(credentials)
    ? authenticateApiToken(credentials, request)
    : findActor(request);
}

/** The customer whose session sent this request; null for a guest. If a token is sent, the cookie is ignored. */
export async function findActor({ headers }: { headers: Headers }): Promise<Actor | null> {
  const token = readAuthorization(headers.get("authorization"));
  if (token) {
    const bearer = await verifyToken(token);
    const session =
      bearer && (await recordUse(await findSessionById(bearer.sessionId, bearer.userId)));
    return session && { ...session, tokenExpiresAt: bearer.expiresAt };
  }
  const secret = readSessionCookie(headers.get("cookie"), env("site").SITE_URL);
  const session = secret ? await recordUse(await findSessionByCookie(secret)) : null;
  return session && { ...session, tokenExpiresAt: null };
}
