import "server-only";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { staff } from "@/db/schema/staff";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import type { Profile } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { type Permission, permissionsOf, roleOf } from "../staff/rules";
import { placeOf } from "./country";
import { type Actor, type Caller, lastSeenInterval, maxSessions, sessionLifetimes } from "./rules";
import { requireSecondFactor } from "./second-factor";

const t = currentTranslations("errors");

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const isAlive = and(
  sql`${sessions.lastSeenAt} > ${ago(sessionLifetimes.idle)}`,
  sql`${sessions.createdAt} > ${ago(sessionLifetimes.absolute)}`,
  isNull(users.bannedAt),
);

export interface LiveSession extends Omit<Actor, "tokenExpiresAt"> {
  profile: Profile;
  /** The time of its last use was recorded more than `lastSeenInterval` ago. */
  isLastSeenStale: boolean;
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
      staffRole: staff.role,
      hasSecondFactor: sql<boolean>`${sessions.secondFactorAt} is not null`,
      deletesAt: users.deletesAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(condition, isAlive));
  if (!row) return null;
  const {
    sessionId,
    isLastSeenStale,
    userId,
    email,
    name,
    logo,
    about,
    staffRole,
    hasSecondFactor,
  } = row;
  const isVerified = row.emailVerifiedAt !== null;
  const role = roleOf({ email, isVerified, staffRole }, env("site").ADMIN_EMAIL);
  const isProved = hasSecondFactor || env("accounts").ADMIN_SECOND_FACTOR === "optional";
  const deletesAt = row.deletesAt ? { deletesAt: row.deletesAt.toISOString() } : {};
  return {
    sessionId,
    isLastSeenStale,
    userId,
    email,
    isVerified,
    hasSecondFactor,
    role,
    apiToken: null,
    ownScopes: [],
    permissions: role && isProved ? permissionsOf[role] : [],
    needsSecondFactor: role !== null && !isProved,
    profile: { email, name, logo, about, ...deletesAt },
  };
}

/** The sessions of a customer, the most recently used first. */
export async function listSessions(userId: number) {
  const rows = await database()
    .select({
      id: sessions.id,
      device: sessions.device,
      country: sessions.country,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions);
  return rows.map(({ country, createdAt, lastSeenAt, ...session }) => ({
    ...session,
    place: placeOf(country, currentLanguage()),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Whether a session was opened within the last seconds. */
export const isOpenedWithin = async (id: string, seconds: number): Promise<boolean> =>
  (await database().$count(
    sessions,
    and(eq(sessions.id, id), sql`${sessions.createdAt} > ${ago(seconds)}`),
  )) > 0;

/** The live session of a session cookie. */
export const findSessionByCookie = (secret: string) =>
  findSession(eq(sessions.cookieHash, hashOf(secret)));

/** The live session of an access token: a valid token is rejected once its session row is deleted. */
export const findSessionById = (id: string, userId: number) =>
  findSession(sql`${sessions.id} = ${id} and ${users.id} = ${userId}`);

/**
 * The user id for an email address in a request: the caller's own, or any for those with the
 * permission. Others get 403 whether or not the account exists.
 */
export async function resolveAccount(
  caller: Caller,
  email: string,
  permission: Permission,
): Promise<number> {
  const normalized = email.trim().toLowerCase();
  if (normalized === caller.email) return caller.userId;
  requireSecondFactor(caller);
  if (!caller.permissions.includes(permission)) {
    throw new ShopError("forbidden", t("otherAccount"));
  }
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalized));
  if (!user) throw new ShopError("not_found", t("unknownEmail"));
  if (permission.endsWith(":write")) await requireReach(caller, user.id);
  return user.id;
}

/**
 * Refuses to change the account of a staff member, unless it is the caller's own or the caller is
 * the shop's owner.
 */
export async function requireReach({ role, userId }: Caller, target: number): Promise<void> {
  if (role === "owner" || userId === target) return;
  const [account] = await database()
    .select({ email: users.email, staffRole: staff.role })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, target));
  if (account && roleOf({ ...account, isVerified: true }, env("site").ADMIN_EMAIL)) {
    throw new ShopError("forbidden", t("onlyOwner"));
  }
}
