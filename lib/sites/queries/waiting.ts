import "server-only";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { ShopError } from "@/lib/errors";
import { waitingOf } from "@/lib/orders/checkout/withdrawal/rules";
import { waitRefusal } from "@/lib/orders/checkout/withdrawal/texts";
import { isBought } from "@/lib/orders/invoices/queries/bought";
import { sellerTimeZone } from "@/lib/seller-dates";

/** Refuses while the first license that a condition finds waits for its consumer's right to withdraw to end. */
export async function refuseWaiting(
  condition: SQL | undefined,
  db: Pick<Database, "select"> = database(),
): Promise<void> {
  const { forBusiness, paidAt, consentAt } = invoices;
  const [order] = await db
    .select({ forBusiness, paidAt, consentAt })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(and(condition, isBought()))
    .orderBy(asc(invoiceItems.id))
    .limit(1);
  const waiting = order && waitingOf(order, { now: new Date(), timeZone: sellerTimeZone() });
  if (waiting) throw new ShopError("conflict", waitRefusal(waiting.lastDay));
}
