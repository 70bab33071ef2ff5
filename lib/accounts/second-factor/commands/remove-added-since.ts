import "server-only";
import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, passkeys, recoveryCodes } from "@/db/schema/accounts";
import { recordEvent } from "@/lib/audit/commands";
import { env } from "@/lib/env";

/**
 * Removes passkeys and an app, with its recovery codes, that were added since then: they may be a thief's. The
 * admin's app stays: a mailbox alone must not open the back office, and a command on the server removes it.
 */
export async function removeAddedSince(
  tx: Transaction,
  { userId, email }: { userId: number; email: string },
  since: Date,
): Promise<void> {
  const removedKeys = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id });
  for (const { id } of removedKeys) {
    const target = `passkey ${id}` as const;
    await recordEvent(tx, "account.passkey-removed", { subjectId: userId, target });
  }
  if (email === env("site").ADMIN_EMAIL.toLowerCase()) return;
  const [removed] = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)))
    .returning({ userId: authenticators.userId });
  if (!removed) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await recordEvent(tx, "account.second-factor-removed", { subjectId: userId });
}
