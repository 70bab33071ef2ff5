import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { identities, passkeys, users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";

/** Locks the account, so that of two ways in that are removed at once the second sees that it is the last. */
export async function lockAccount(tx: Transaction, userId: number) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return account;
}

/** After a way into a locked account was removed: refuses that if it was the last one. */
export async function requireWayIn(
  tx: Transaction,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<void> {
  if (passwordHash !== null) return;
  for (const table of [identities, passkeys]) {
    if ((await tx.$count(table, eq(table.userId, id))) > 0) return;
  }
  throw new ShopError(
    "conflict",
    "This is your only way in. Have a link sent to choose a password first; then you can remove it.",
  );
}
