import "server-only";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import type { Profile } from "@/lib/accounts/rules";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { hashOf } from "@/lib/secrets";
import {
  type Actor,
  lastUseInterval,
  readAuthorization,
  readSessionCookie,
  sessionLifetimes,
} from "./rules";
import { verifyToken } from "./token";

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const isAlive = and(
  sql`${sessions.lastSeenAt} > ${ago(sessionLifetimes.idle)}`,
  sql`${sessions.createdAt} > ${ago(sessionLifetimes.most)}`,
  isNull(users.bannedAt),
);

interface LiveSession extends Actor {
  profile: Profile;
}

/** A session that still opens something, and whose it is. */
async function findSession(which: SQL): Promise<LiveSession | null> {
  const [row] = await database()
    .select({
      sessionId: sessions.id,
      isUnnoted: sql<boolean>`${sessions.lastSeenAt} < ${ago(lastUseInterval)}`,
      userId: users.id,
      email: users.email,
      name: users.name,
      logo: users.logo,
      about: users.about,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(which, isAlive));
  if (!row) return null;
  if (row.isUnnoted) await noteUse(row.sessionId);
  const { sessionId, userId, email, name, logo, about } = row;
  const isAdmin = email === env("site").ADMIN_EMAIL.toLowerCase() && row.emailVerifiedAt !== null;
  return { sessionId, userId, email, isAdmin, profile: { email, name, logo, about } };
}

const noteUse = (id: string) =>
  database().update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id));

/** The session that a cookie's secret opens. */
export const findSessionByCookie = (secret: string) =>
  findSession(eq(sessions.cookieHash, hashOf(secret)));

/** The session that a token names; the token alone is worth nothing once its row is gone. */
export const findSessionById = (id: string, userId: number) =>
  findSession(sql`${sessions.id} = ${id} and ${users.id} = ${userId}`);

/** Who sent this request; null for a guest. A caller who brings a token is judged by it alone. */
export async function findActor({ headers }: { headers: Headers }): Promise<LiveSession | null> {
  const token = readAuthorization(headers.get("authorization"));
  if (token) {
    const bearer = await verifyToken(token);
    return bearer && findSessionById(bearer.sessionId, bearer.userId);
  }
  const secret = readSessionCookie(headers.get("cookie"), env("site").SITE_URL);
  return secret ? findSessionByCookie(secret) : null;
}

/**
 * The account that a call is about, where the contract names it by e-mail: the caller's own, or for
 * the admin anybody's. Whether somebody else's exists is not told.
 */
export async function resolveAccount(actor: Actor, email: string): Promise<number> {
  const wanted = email.trim().toLowerCase();
  if (wanted === actor.email) return actor.userId;
  if (!actor.isAdmin) throw new ShopError("forbidden", "This is not your account.");
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, wanted));
  if (!user) throw new ShopError("not_found", "There is no account with this e-mail address.");
  return user.id;
}
