import "server-only";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { transfers } from "@/db/schema/transfers";
import type { Transfer } from "./schemas";

/** For queries of invoices: what the shop has of the order's money by bank transfer. */
export const receivedCents: SQL<number> = sql<number>`(select coalesce(sum(received.amount_cents), 0)::int
  from ${transfers} as received where received.invoice_id = ${invoices.id})`;

type Reader = Pick<Database, "select">;

export async function sumTransfers(db: Reader, invoiceId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${transfers.amountCents}), 0)::int` })
    .from(transfers)
    .where(eq(transfers.invoiceId, invoiceId));
  return row?.cents ?? 0;
}

/** The movements of an order's money, in their order. */
export async function listTransfers(invoiceId: number): Promise<Transfer[]> {
  const rows = await database()
    .select()
    .from(transfers)
    .where(eq(transfers.invoiceId, invoiceId))
    .orderBy(asc(transfers.id))
    .limit(200);
  return rows.map(({ id, kind, amountCents, day, createdBy, createdAt }) => ({
    id,
    kind,
    amountCents,
    day,
    by: createdBy,
    at: createdAt.toISOString(),
    isReversed: rows.some(({ reverses }) => reverses === id),
  }));
}
