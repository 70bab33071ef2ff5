import "server-only";
import { sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { endSessionsOf } from "@/lib/sessions/commands";
import type { Actor } from "@/lib/sessions/rules";
import { customerColumns, isKey, noSuchCustomer, requireCustomer, viewCustomer } from "./queries";
import type { Customer } from "./schemas";

/** Ends every session of theirs with the ban, so that it holds from this moment on. */
export async function setBanned(admin: Actor, key: string, isBanned: boolean): Promise<Customer> {
  if (isBanned && (await requireCustomer(key)).id === admin.userId) {
    throw new ShopError("conflict", "You cannot ban yourself.");
  }
  return transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ bannedAt: isBanned ? sql`coalesce(${users.bannedAt}, now())` : null })
      .where(isKey(key))
      .returning(customerColumns);
    if (!row) throw noSuchCustomer();
    if (isBanned) await endSessionsOf(tx, row.id);
    return viewCustomer(row);
  });
}
