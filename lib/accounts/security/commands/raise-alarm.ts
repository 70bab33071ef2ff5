import "server-only";
import { and, eq, gt, gte, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { identities, passwordResets, securityAlarms, users } from "@/db/schema/accounts";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { hashOf, newSecret } from "@/lib/secrets";
import { seller } from "@/lib/seller";
import { cancelDeletion, endAccess } from "../../commands/end-access";
import { verifyAddress } from "../../commands/verify-address";
import { resetTokenLifetime } from "../../rules";
import { removeAddedSince } from "../../second-factor/commands/remove-added-since";
import { alarmLifetime } from "../rules";
import type { RaisedAlarm } from "../schemas";

const t = currentTranslations("accountErrors");

const expired = () => new ShopError("malformed", t("linkUsed"));

const addressLost = (cause: unknown) =>
  new ShopError("conflict", t("addressTaken", { email: seller().email }), { cause });

/** Puts back what other contexts keep of the account's settings as it was at that time; returns what changed. */
export type PutBack = (
  tx: Transaction,
  userId: number,
  since: Date,
) => Promise<RaisedAlarm["putBack"]>;

/**
 * "That was not me": closes every way into the account, restores the address that the notice was
 * sent to, and returns a token with which the owner chooses a new password.
 */
export async function raiseAlarm(
  token: string,
  request: Request,
  putBack: PutBack,
): Promise<RaisedAlarm> {
  await consumeCallerRateLimit("alarm", request, { hits: 30, seconds: 3600 });
  return transaction((tx) => closeAccount(tx, hashOf(token), putBack)).catch((error: unknown) => {
    throw isUniqueViolation(error) ? addressLost(error) : error;
  });
}

async function closeAccount(
  tx: Transaction,
  tokenHash: string,
  putBack: PutBack,
): Promise<RaisedAlarm> {
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
    .set({ email, passwordHash: null })
    .where(and(eq(users.id, userId), isNull(users.bannedAt)))
    .returning({ id: users.id });
  if (!user) throw expired();
  await recordEvent(tx, "account.closed-by-alarm", { subjectId: userId });
  await verifyAddress(tx, userId);
  await cancelDeletion(tx, userId);
  await endAccess(tx, userId, { informs: email });
  const noticedAt = new Date(expiresAt.getTime() - alarmLifetime * 1000);
  await removeAddedSince(tx, { userId, email }, noticedAt);
  await tx.delete(identities).where(eq(identities.userId, userId));
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
  return { token: reset, putBack: await putBack(tx, userId, noticedAt) };
}
