import "server-only";
import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, passkeys, recoveryCodes } from "@/db/schema/accounts";
import { staff } from "@/db/schema/staff";
import { env } from "@/lib/env";
import { recordEvent } from "@/lib/platform/audit/commands";

interface Account {
  userId: number;
  email: string;
}

/**
 * Removes passkeys and an authenticator app, with its recovery codes, that were added since then: a
 * thief may have added them. An exception is a staff account that would lose its last second
 * factor, because a mailbox alone must not open the back office. Then the app stays (its codes are
 * useless without the new password), and so do the passkeys, but only together with the new
 * password.
 */
export async function removeAddedSince(
  tx: Transaction,
  account: Account,
  since: Date,
): Promise<void> {
  const { userId } = account;
  if ((await isOfBackOffice(tx, account)) && !(await hasFactorBefore(tx, userId, since))) {
    await putInDoubt(tx, userId);
    return;
  }
  const removedKeys = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });
  for (const { id } of removedKeys) {
    const target = `passkey ${id}` as const;
    await recordEvent(tx, "account.passkey-removed", { subjectId: userId, target });
  }
  const [removed] = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)))
    .returning({ userId: authenticators.userId });
  if (!removed) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await recordEvent(tx, "account.second-factor-removed", { subjectId: userId });
}

async function isOfBackOffice(tx: Transaction, { userId, email }: Account): Promise<boolean> {
  const isOwner = email === env("site").ADMIN_EMAIL.toLowerCase();
  return isOwner || (await tx.$count(staff, eq(staff.userId, userId))) > 0;
}

/** Whether one of the account's factors is older, so that it belongs to the owner and stays. */
async function hasFactorBefore(tx: Transaction, userId: number, since: Date): Promise<boolean> {
  const isOlderApp = and(
    eq(authenticators.userId, userId),
    isNotNull(authenticators.confirmedAt),
    lt(authenticators.createdAt, since),
  );
  if ((await tx.$count(authenticators, isOlderApp)) > 0) return true;
  const isOlderKey = and(eq(passkeys.userId, userId), lt(passkeys.createdAt, since));
  return (await tx.$count(passkeys, isOlderKey)) > 0;
}

/**
 * A passkey opens the account without a password: from now on it works only together with the
 * password.
 */
async function putInDoubt(tx: Transaction, userId: number): Promise<void> {
  const doubted = await tx
    .update(passkeys)
    .set({ doubtedAt: sql`now()` })
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  for (const { id } of doubted) {
    const target = `passkey ${id}` as const;
    await recordEvent(tx, "account.passkey-doubted", { subjectId: userId, target });
  }
}
