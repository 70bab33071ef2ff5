import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import type { Transaction } from "@/db/client";
import { identities, passkeys, users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("accountErrors");

/**
 * Locks the account: of two concurrent removals of a way in, the second sees that only one is left.
 */
export async function lockAccount(tx: Transaction, userId: number) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return account;
}

/** Call it after a way into a locked account was removed: throws if that was the last one. */
export async function requireWayIn(
  tx: Transaction,
  { id, passwordHash }: { id: number; passwordHash: string | null },
): Promise<void> {
  if (passwordHash !== null) return;
  for (const table of [identities, passkeys]) {
    if ((await tx.$count(table, eq(table.userId, id))) > 0) return;
  }
  throw new ShopError("conflict", t("noOtherWay"));
}
