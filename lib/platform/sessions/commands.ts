import "server-only";
import { and, desc, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database, type Transaction, transaction } from "@/db/client";
import {
  authenticators,
  emailChanges,
  emailVerifications,
  passwordResets,
  securityAlarms,
  sessions,
  usedTickets,
  users,
} from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { isCrossSite } from "@/lib/platform/http/csrf";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { hashOf, newSecret } from "@/lib/secrets";
import { absoluteOrEmpty } from "@/lib/site";
import { findSessionByCookie, findSessionById, type LiveSession } from "./queries";
import {
  type Actor,
  loginLimit,
  maxSessions,
  readAuthorization,
  readSessionCookie,
  sessionCookie,
  sessionLifetimes,
} from "./rules";

import { signToken, verifyToken } from "./token";

const t = currentTranslations("errors");

type Writer = Pick<Database, "insert" | "delete">;

const signedOut = () => new ShopError("unauthorized", t("logIn"));

/** The access token goes to the page's script, the session cookie to the browser. */
export interface Login {
  token: string;
  cookie: string;
}

interface SessionOptions {
  /** The session is refused if the account has another password hash meanwhile. */
  passwordHash?: string | null;
  /** The browser in words, by `deviceOf`. */
  device?: string;
  /** The country as two letters, by `countryOf`. */
  country?: string | null;
  /** Whether the login proved a second factor. */
  hasSecondFactor?: boolean;
  /** Runs in the transaction that opens the session. */
  alongside?: (tx: Transaction, opened: { sessionId: string; isFirst: boolean }) => Promise<void>;
}

/** Opens a session for a customer who was just authenticated. Rejects a banned account. */
export async function openSession(
  userId: number,
  {
    passwordHash,
    device = "",
    country = null,
    hasSecondFactor = false,
    alongside,
  }: SessionOptions = {},
): Promise<Login> {
  await consumeAccountRateLimit("session", userId, loginLimit);
  const secret = newSecret();
  const session = await transaction(async (tx) => {
    // The user row is locked, so that a concurrent reset or ban either deletes this session or is seen
    // here, and so that concurrent logins cannot exceed the limit.
    const [owner] = await tx
      .select({ signedInAt: users.signedInAt })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          isNull(users.bannedAt),
          passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
        ),
      )
      .for("no key update");
    if (!owner) throw signedOut();
    if (!hasSecondFactor && (await hasApp(tx, userId))) throw signedOut();
    await endSurplusSessions(tx, userId);
    const secondFactorAt = hasSecondFactor ? sql`now()` : null;
    const values = { userId, device, country, secondFactorAt, cookieHash: hashOf(secret) };
    const [row] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
    if (!row) throw new Error("The session was not stored.");
    await tx.update(users).set({ signedInAt: sql`now()` }).where(eq(users.id, userId));
    await alongside?.(tx, { sessionId: row.id, isFirst: owner.signedInAt === null });
    return row;
  });
  const token = await renewToken({ sessionId: session.id, userId, tokenExpiresAt: null });
  return { token, cookie: sessionCookie(secret, env("site").SITE_URL) };
}

/**
 * Whether an authenticator app was turned on during a login without its code. Turning it on locks
 * the user row, too.
 */
const hasApp = async (tx: Transaction, userId: number): Promise<boolean> =>
  (await tx.$count(
    authenticators,
    and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)),
  )) > 0;

/** Deletes the oldest sessions, so that there is room for one more. */
async function endSurplusSessions(tx: Transaction, userId: number): Promise<void> {
  const kept = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(maxSessions - 1);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)));
}

/** Records that a session is in use, at most once per `lastSeenInterval`; returns the session. */
export async function recordUse(session: LiveSession | null): Promise<LiveSession | null> {
  if (session?.isLastSeenStale) {
    const condition = eq(sessions.id, session.sessionId);
    await database().update(sessions).set({ lastSeenAt: sql`now()` }).where(condition);
  }
  return session;
}

type TokenOwner = Pick<Actor, "sessionId" | "userId" | "tokenExpiresAt">;

/**
 * A new access token for a live session, with the current profile. It expires with the token that it was
 * requested with: a stolen token must not renew itself.
 */
export async function renewToken(owner: TokenOwner): Promise<string> {
  const session = await findSessionById(owner.sessionId, owner.userId);
  if (!session) throw signedOut();
  return signToken({ ...session, tokenExpiresAt: owner.tokenExpiresAt });
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
  const session = await recordUse(
    isExpired
      ? await findRenewable(request, bearer.userId)
      : await findSessionById(bearer.sessionId, bearer.userId),
  );
  if (!session) throw signedOut();
  // Another device may have started or canceled the deletion of the account: this device shows it,
  // too.
  const isStale = bearer.deletesAt !== session.profile.deletesAt;
  const tokenExpiresAt = isExpired ? null : bearer.expiresAt;
  const validToken = isExpired || isStale ? await signToken({ ...session, tokenExpiresAt }) : token;
  const { issuedAt, expiresAt } =
    (validToken !== token && (await verifyToken(validToken))) || bearer;
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
  if (conditions.length === 0) return;
  await transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(or(...conditions))
      .returning({ userId: sessions.userId });
    for (const userId of new Set(ended.map((it) => it.userId))) {
      await recordEvent(tx, "access.signed-out", { actorId: userId, subjectId: userId });
    }
  });
}

/** Ends all sessions of a customer, in the transaction of the change that requires it. */
export async function endSessionsOf(tx: Writer, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends the other sessions of a customer, in the transaction of the change that requires it. */
export async function endOtherSessions(
  tx: Writer,
  { userId, sessionId }: Pick<Actor, "userId" | "sessionId">,
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/**
 * Records, in the transaction of the proof, that a session proved a second factor. Throws if the
 * session ended meanwhile.
 */
export async function markSecondFactor(
  tx: Pick<Database, "update">,
  sessionId: string,
): Promise<void> {
  const [marked] = await tx
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  if (!marked) throw signedOut();
}

/** Removes the proof of a second factor from a customer's sessions once no factor is left. */
export async function forgetSecondFactor(
  tx: Pick<Database, "update">,
  userId: number,
): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

/** Ends one session of the customer, possibly the present one. */
export const endSession = (userId: number, id: string): Promise<void> =>
  transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ device: sessions.device });
    if (!ended) throw new ShopError("not_found", t("loggedOutAlready"));
    await recordEvent(tx, "access.device-signed-out", { subjectId: userId, detail: ended.device });
  });

/** Deletes expired sessions, links and used tickets. */
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
  await database().delete(emailVerifications).where(lt(emailVerifications.expiresAt, sql`now()`));
  await database().delete(securityAlarms).where(lt(securityAlarms.expiresAt, sql`now()`));
  await database().delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
  await database().delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await database().delete(usedTickets).where(lt(usedTickets.expiresAt, sql`now()`));
}
