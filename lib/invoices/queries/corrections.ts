import "server-only";
import { asc, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceCorrections } from "@/db/schema/invoices";

export type CorrectionRow = typeof invoiceCorrections.$inferSelect;

/** The corrected invoices of orders, each order's by version. */
export async function listCorrections(invoiceIds: number[]): Promise<CorrectionRow[]> {
  if (invoiceIds.length === 0) return [];
  return database()
    .select()
    .from(invoiceCorrections)
    .where(inArray(invoiceCorrections.invoiceId, invoiceIds))
    .orderBy(asc(invoiceCorrections.invoiceId), asc(invoiceCorrections.version));
}
