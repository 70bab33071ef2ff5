import "server-only";
import { asc, inArray } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { invoiceCorrections } from "@/db/schema/invoices";

export type CorrectionRow = typeof invoiceCorrections.$inferSelect;

/** The corrected invoices of orders, each order's by version. */
export async function listCorrections(
  invoiceIds: number[],
  db: Pick<Database, "select"> = database(),
): Promise<CorrectionRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(invoiceCorrections)
    .where(inArray(invoiceCorrections.invoiceId, invoiceIds))
    .orderBy(asc(invoiceCorrections.invoiceId), asc(invoiceCorrections.version));
}
