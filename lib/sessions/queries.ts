import "server-only";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import type { Profile } from "@/lib/accounts/rules";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { hashOf } from "@/lib/secrets";
import {
  type Actor,
  lastSeenInterval,
  maxSessions,
  readAuthorization,
  readSessionCookie,
  sessionLifetimes,
} from "./rules";
import { requireSecondFactor } from "./second-factor";
import { verifyToken } from "./token";

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const isAlive = and(
  sql`${sessions.lastSeenAt} > ${ago(sessionLifetimes.idle)}`,
  sql`${sessions.createdAt} > ${ago(sessionLifetimes.absolute)}`,
  isNull(users.bannedAt),
);

interface LiveSession extends Omit<Actor, "tokenExpiresAt"> {
  profile: Profile;
}

/** A live session with its user. */
async function findSession(condition: SQL): Promise<LiveSession | null> {
  const [row] = await database()
    .select({
      sessionId: sessions.id,
      isLastSeenStale: sql<boolean>`${sessions.lastSeenAt} < ${ago(lastSeenInterval)}`,
      userId: users.id,
      email: users.email,
      name: users.name,
      logo: users.logo,
      about: users.about,
      emailVerifiedAt: users.emailVerifiedAt,
      hasSecondFactor: sql<boolean>`${sessions.secondFactorAt} is not null`,
      deletesAt: users.deletesAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(condition, isAlive));
  if (!row) return null;
  if (row.isLastSeenStale) await updateLastSeen(row.sessionId);
  const { sessionId, userId, email, name, logo, about, hasSecondFactor } = row;
  const isVerified = row.emailVerifiedAt !== null;
  const isAdmins = email === env("site").ADMIN_EMAIL.toLowerCase() && isVerified;
  const isProved = hasSecondFactor || env("accounts").ADMIN_SECOND_FACTOR === "optional";
  const deletesAt = row.deletesAt ? { deletesAt: row.deletesAt.toISOString() } : {};
  return {
    ...{ sessionId, userId, email, isVerified, hasSecondFactor },
    ...{ isAdmin: isAdmins && isProved, needsSecondFactor: isAdmins && !isProved },
    profile: { email, name, logo, about, ...deletesAt },
  };
}

const updateLastSeen = (id: string) =>
  database().update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id));

/** Where a customer is signed in, the latest used first. */
export const listSessions = (userId: number) =>
  database()
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions);

/** The live session of a session cookie. */
export const findSessionByCookie = (secret: string) =>
  findSession(eq(sessions.cookieHash, hashOf(secret)));

/** The live session of an access token: a valid token is rejected once its session row is deleted. */
export const findSessionById = (id: string, userId: number) =>
  findSession(sql`${sessions.id} = ${id} and ${users.id} = ${userId}`);

/** The customer who sent this request; null for a guest. If a token is sent, the cookie is ignored. */
export async function findActor({ headers }: { headers: Headers }): Promise<Actor | null> {
  const token = readAuthorization(headers.get("authorization"));
  if (token) {
    const bearer = await verifyToken(token);
    const session = bearer && (await findSessionById(bearer.sessionId, bearer.userId));
    return session && { ...session, tokenExpiresAt: bearer.expiresAt };
  }
  const secret = readSessionCookie(headers.get("cookie"), env("site").SITE_URL);
  const session = secret ? await findSessionByCookie(secret) : null;
  return session && { ...session, tokenExpiresAt: null };
}

/**
 * The user id for an e-mail in a request: the caller's own, or any for the admin. Others get 403
 * whether or not the account exists.
 */
export async function resolveAccount(actor: Actor, email: string): Promise<number> {
  const normalized = email.trim().toLowerCase();
  if (normalized === actor.email) return actor.userId;
  requireSecondFactor(actor);
  if (!actor.isAdmin) throw new ShopError("forbidden", "This is not your account.");
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalized));
  if (!user) throw new ShopError("not_found", "There is no account with this e-mail address.");
  return user.id;
}
