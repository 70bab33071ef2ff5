import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";

/** The owner of a site and what the emails about it name. */
export async function ownerOf(tx: Transaction, invoiceItemId: number) {
  const [owner] = await tx
    .select({
      userId: users.id,
      email: users.email,
      template: invoiceItems.name,
      license: licenses.key,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(eq(invoiceItems.id, invoiceItemId));
  if (!owner) throw new Error("A site has no owner.");
  return owner;
}
