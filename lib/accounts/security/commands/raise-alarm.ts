import "server-only";
import { and, eq, gt, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import {
  emailChanges,
  emailVerifications,
  identities,
  passwordResets,
  securityAlarms,
  users,
} from "@/db/schema/accounts";
import { accountDeletionLinks, accountExports } from "@/db/schema/personal-data";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { revokeApiTokensOf } from "@/lib/platform/api-tokens/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { endSessionsOf } from "@/lib/platform/sessions/commands";
import { hashOf, newSecret } from "@/lib/secrets";
import { seller } from "@/lib/seller";
import { resetTokenLifetime } from "../../rules";
import { removeAddedSince } from "../../second-factor/commands/remove-added-since";
import { alarmLifetime } from "../rules";

const expired = () => new ShopError("malformed", "This link is no longer valid.");

const addressLost = (cause: unknown) =>
  new ShopError(
    "conflict",
    `Another account has your address meanwhile. Please write to ${seller().email}: we sort it out.`,
    { cause },
  );

/**
 * "That was not me": closes every way into the account, restores the address that the notice was
 * sent to, and returns a token with which the owner chooses a new password.
 */
export async function raiseAlarm(token: string, request: Request): Promise<string> {
  await consumeCallerRateLimit("alarm", request, { hits: 30, seconds: 3600 });
  return transaction((tx) => closeAccount(tx, hashOf(token))).catch((error: unknown) => {
    throw isUniqueViolation(error) ? addressLost(error) : error;
  });
}

async function closeAccount(tx: Transaction, tokenHash: string): Promise<string> {
  const [alarm] = await tx
    .delete(securityAlarms)
    .where(and(eq(securityAlarms.tokenHash, tokenHash), gt(securityAlarms.expiresAt, sql`now()`)))
    .returning();
  if (!alarm) throw expired();
  const { userId, email, expiresAt } = alarm;
  // Passwords and identities that somebody else may have must not open the account before the owner
  // has a new password.
  const [user] = await tx
    .update(users)
    .set({
      email,
      passwordHash: null,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
    })
    .where(and(eq(users.id, userId), isNull(users.bannedAt)))
    .returning({ id: users.id });
  if (!user) throw expired();
  await recordEvent(tx, "account.closed-by-alarm", { subjectId: userId });
  await takeDeletionBack(tx, userId);
  await endSessionsOf(tx, userId);
  await revokeApiTokensOf(tx, userId);
  const noticedAt = new Date(expiresAt.getTime() - alarmLifetime * 1000);
  await removeAddedSince(tx, { userId, email }, noticedAt);
  await tx.delete(identities).where(eq(identities.userId, userId));
  for (const links of [
    emailChanges,
    emailVerifications,
    passwordResets,
    accountExports,
    accountDeletionLinks,
  ]) {
    await tx.delete(links).where(eq(links.userId, userId));
  }
  // Later notices went to the intruder, so their links are deleted. An earlier link still works, in
  // case this one was the intruder's.
  await tx
    .delete(securityAlarms)
    .where(and(eq(securityAlarms.userId, userId), gte(securityAlarms.expiresAt, expiresAt)));
  const reset = newSecret();
  const resetExpiresAt = sql`now() + make_interval(secs => ${resetTokenLifetime})`;
  await tx
    .insert(passwordResets)
    .values({ tokenHash: hashOf(reset), userId, expiresAt: resetExpiresAt });
  return reset;
}

/** The intruder may also have asked for the account's deletion. */
async function takeDeletionBack(tx: Transaction, userId: number): Promise<void> {
  const [kept] = await tx
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletesAt)))
    .returning({ id: users.id });
  if (kept) await recordEvent(tx, "account.deletion-taken-back", { subjectId: userId });
}
