import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { passwordResets, sessions, usedTickets, users } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isCrossSite } from "@/lib/http/csrf";
import { hashOf, newSecret } from "@/lib/secrets";
import { absoluteOrEmpty } from "@/lib/site";
import { findSessionByCookie, findSessionById } from "./queries";
import { readAuthorization, readSessionCookie, sessionCookie, sessionLifetimes } from "./rules";
import { signToken, verifyToken } from "./token";

type Writer = Pick<Database, "insert" | "delete">;

const signedOut = () => new ShopError("unauthorized", "Please sign in.");

/** The access token goes to the page's script, the session cookie to the browser. */
export interface Login {
  token: string;
  cookie: string;
}

/**
 * Opens a session for a customer who was just authenticated. Rejects a banned account, and a
 * `passwordHash` that is no longer the account's.
 */
export async function openSession(
  userId: number,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<Login> {
  const secret = newSecret();
  // The user row is locked, so that a concurrent reset or ban either deletes this session or is seen
  // here. Drizzle's insert-select needs every column, also those with a default.
  const newSession = database()
    .select({
      id: sql`gen_random_uuid()`.as("id"),
      userId: users.id,
      cookieHash: sql`${hashOf(secret)}`.as("cookie_hash"),
      createdAt: sql`now()`.as("created_at"),
      lastSeenAt: sql`now()`.as("last_seen_at"),
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.bannedAt),
        passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
      ),
    )
    .for("share");
  const [session] = await database()
    .insert(sessions)
    .select(newSession)
    .returning({ id: sessions.id });
  if (!session) throw signedOut();
  const token = await renewToken(session.id, userId);
  return { token, cookie: sessionCookie(secret, env("site").SITE_URL) };
}

/** A new access token for a live session, with the current profile. */
export async function renewToken(sessionId: string, userId: number): Promise<string> {
  const session = await findSessionById(sessionId, userId);
  if (!session) throw signedOut();
  return signToken(session);
}

/** The user's session by cookie, for same-origin requests only. */
async function findRenewable({ headers }: Pick<Request, "headers">, userId: number) {
  const siteUrl = env("site").SITE_URL;
  const secret = readSessionCookie(headers.get("cookie"), siteUrl);
  const session =
    secret && !isCrossSite(headers, siteUrl) ? await findSessionByCookie(secret) : null;
  return session?.userId === userId ? session : null;
}

/**
 * Validates the access token in `Authorization`. An expired token is renewed if the session cookie
 * belongs to the same customer and is still alive.
 */
export async function validateToken(request: Pick<Request, "headers">) {
  const token = readAuthorization(request.headers.get("authorization")) ?? "";
  const bearer = await verifyToken(token, sessionLifetimes.absolute);
  if (!bearer) throw signedOut();
  const isExpired = (await verifyToken(token)) === null;
  const session = isExpired
    ? await findRenewable(request, bearer.userId)
    : await findSessionById(bearer.sessionId, bearer.userId);
  if (!session) throw signedOut();
  const validToken = isExpired ? await signToken(session) : token;
  const { issuedAt, expiresAt } = (isExpired && (await verifyToken(validToken))) || bearer;
  const profile = { ...session.profile, logo: absoluteOrEmpty(session.profile.logo) };
  return { ...profile, iat: issuedAt, exp: expiresAt, token: validToken };
}

/** Ends the sessions that the caller's access token (even if expired) and cookie belong to. */
export async function endSessionsOfCaller({ headers }: Pick<Request, "headers">): Promise<void> {
  const token = readAuthorization(headers.get("authorization"));
  const bearer = token && (await verifyToken(token, sessionLifetimes.absolute));
  const secret = readSessionCookie(headers.get("cookie"), env("site").SITE_URL);
  const conditions = [
    ...(bearer ? [eq(sessions.id, bearer.sessionId)] : []),
    ...(secret ? [eq(sessions.cookieHash, hashOf(secret))] : []),
  ];
  if (conditions.length > 0)
    await database()
      .delete(sessions)
      .where(or(...conditions));
}

/** Ends all sessions of a customer, in the transaction of the change that requires it. */
export async function endSessionsOf(tx: Writer, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Deletes expired sessions, password reset tokens and used tickets. */
export async function deleteExpiredSessions(): Promise<void> {
  const { idle, absolute } = sessionLifetimes;
  await database()
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${idle})`),
        lt(sessions.createdAt, sql`now() - make_interval(secs => ${absolute})`),
      ),
    );
  await database().delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await database().delete(usedTickets).where(lt(usedTickets.expiresAt, sql`now()`));
}
