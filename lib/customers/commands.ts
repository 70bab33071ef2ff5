import "server-only";
import { sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { endSessionsOf } from "@/lib/sessions/commands";
import type { Actor } from "@/lib/sessions/rules";
import { customerColumns, hasKey, noSuchCustomer, requireCustomer, viewCustomer } from "./queries";
import type { Customer } from "./schemas";

/** A ban also deletes the customer's sessions, so that it takes effect immediately. */
export async function setBanned(admin: Actor, key: string, isBanned: boolean): Promise<Customer> {
  if (isBanned && (await requireCustomer(key)).id === admin.userId) {
    throw new ShopError("conflict", "You cannot ban yourself.");
  }
  return transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ bannedAt: isBanned ? sql`coalesce(${users.bannedAt}, now())` : null })
      .where(hasKey(key))
      .returning(customerColumns);
    if (!row) throw noSuchCustomer();
    if (isBanned) await endSessionsOf(tx, row.id);
    return viewCustomer(row);
  });
}
