import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import type { invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { taxToReturn } from "../../vat-checks/rules";

/** The tax in cents that VIES made superfluous and that did not go back yet. */
export async function getTaxLeft(
  order: Pick<typeof invoices.$inferSelect, "id" | "status" | "vatCheck" | "taxes">,
  db: Pick<Database, "select" | "$count"> = database(),
): Promise<number> {
  if (order.status !== "paid") return 0;
  const isMade = and(
    eq(refunds.invoiceId, order.id),
    eq(refunds.reason, "tax_returned"),
    ne(refunds.status, "refused"),
  );
  if ((await db.$count(refunds, isMade)) > 0) return 0;
  return taxToReturn([order, ...(await listCorrections([order.id], db))]);
}
