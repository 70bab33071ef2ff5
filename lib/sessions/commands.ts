import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { passwordResets, sessions, usedTickets, users } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isCrossSite } from "@/lib/http/csrf";
import { hashOf, newSecret } from "@/lib/secrets";
import { findSessionByCookie, findSessionById } from "./queries";
import { readAuthorization, readSessionCookie, sessionCookie, sessionLifetimes } from "./rules";
import { signToken, verifyToken } from "./token";

type Writer = Pick<Database, "insert" | "delete">;

const signedOut = () => new ShopError("unauthorized", "Please sign in.");

/** A login's two halves: the token for the page, the cookie for the browser. */
export interface Login {
  token: string;
  cookie: string;
}

/**
 * Begins a session of a customer whose identity was proved just now. Refuses the banned, and whoever
 * proved it by a password that is not the account's any more.
 */
export async function openSession(
  userId: number,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<Login> {
  const secret = newSecret();
  // Locked, so that a reset or a ban that is under way ends this session or comes before it. What is
  // inserted from a query has every column, also those with a default.
  const opener = database()
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
  const [session] = await database().insert(sessions).select(opener).returning({ id: sessions.id });
  if (!session) throw signedOut();
  const token = await renewToken(session.id, userId);
  return { token, cookie: sessionCookie(secret, env("site").SITE_URL) };
}

/** A fresh access token for a session that is alive, with the profile as it is now. */
export async function renewToken(sessionId: string, userId: number): Promise<string> {
  const session = await findSessionById(sessionId, userId);
  if (!session) throw signedOut();
  return signToken(session);
}

/** The session in the cookie of a request that a page of ours sent. */
async function findRenewable({ headers }: Pick<Request, "headers">, userId: number) {
  const siteUrl = env("site").SITE_URL;
  const secret = readSessionCookie(headers.get("cookie"), siteUrl);
  const session =
    secret && !isCrossSite(headers, siteUrl) ? await findSessionByCookie(secret) : null;
  return session?.userId === userId ? session : null;
}

/**
 * Whether the token in `Authorization` still opens its session. One that has merely expired is
 * exchanged for a fresh one while its customer's session lives in the cookie.
 */
export async function validateToken(request: Pick<Request, "headers">) {
  const token = readAuthorization(request.headers.get("authorization")) ?? "";
  const bearer = await verifyToken(token, sessionLifetimes.most);
  if (!bearer) throw signedOut();
  const isExpired = (await verifyToken(token)) === null;
  const session = isExpired
    ? await findRenewable(request, bearer.userId)
    : await findSessionById(bearer.sessionId, bearer.userId);
  if (!session) throw signedOut();
  const good = isExpired ? await signToken(session) : token;
  const { issuedAt, expiresAt } = (isExpired && (await verifyToken(good))) || bearer;
  return { ...session.profile, iat: issuedAt, exp: expiresAt, token: good };
}

/** Ends whatever the caller's token, were it expired, and the caller's cookie open. */
export async function endSessionsOfCaller({ headers }: Pick<Request, "headers">): Promise<void> {
  const token = readAuthorization(headers.get("authorization"));
  const bearer = token && (await verifyToken(token, sessionLifetimes.most));
  const secret = readSessionCookie(headers.get("cookie"), env("site").SITE_URL);
  const named = [
    ...(bearer ? [eq(sessions.id, bearer.sessionId)] : []),
    ...(secret ? [eq(sessions.cookieHash, hashOf(secret))] : []),
  ];
  if (named.length > 0)
    await database()
      .delete(sessions)
      .where(or(...named));
}

/** Signs a customer out everywhere, inside the transaction that gives the reason for it. */
export async function endSessionsOf(tx: Writer, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Sessions, links and tickets that open nothing any more. */
export async function deleteExpiredSessions(): Promise<void> {
  const { idle, most } = sessionLifetimes;
  await database()
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${idle})`),
        lt(sessions.createdAt, sql`now() - make_interval(secs => ${most})`),
      ),
    );
  await database().delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await database().delete(usedTickets).where(lt(usedTickets.expiresAt, sql`now()`));
}
