import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { emailVerifications, users } from "@/db/schema/accounts";
import { cancelDeletion, endAccess, removeFactors } from "./end-access";

/**
 * Stores that the owner of the account's address has proved it. Until the first proof, anybody may
 * have used the account: whatever was made in it ends. `sessions` go on, by the rule of
 * `endAccess`.
 */
export async function verifyAddress(
  tx: Transaction,
  userId: number,
  sessions?: string | "all",
): Promise<void> {
  const [first] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  if (!first) return;
  await endAccess(tx, userId, { sessions });
  await removeFactors(tx, userId);
  await cancelDeletion(tx, userId);
}
