import "server-only";
import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, passkeys, recoveryCodes } from "@/db/schema/accounts";

/** Removes passkeys and an app, with its recovery codes, that were added since then: they may be a thief's. */
export async function removeAddedSince(
  tx: Transaction,
  userId: number,
  since: Date,
): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  const [removed] = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)))
    .returning({ userId: authenticators.userId });
  if (removed) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
