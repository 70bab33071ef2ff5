import "server-only";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sales } from "@/db/schema/catalogue";
import { recordEvent } from "@/lib/platform/audit/commands";
import { describeSale } from "../rules";

/** Begins a sale whose time has come; its job lowers the prices. */
export async function beginSale(tx: Transaction, saleId: number): Promise<void> {
  const [begun] = await tx
    .update(sales)
    .set({ startedAt: sql`now()` })
    .where(
      and(
        eq(sales.id, saleId),
        isNull(sales.startedAt),
        isNull(sales.endedAt),
        // The clock of this server, as in the times of a sale: the database's `now()` stands still in a transaction.
        lte(sales.startsAt, new Date()),
        gt(sales.endsAt, sql`now()`),
      ),
    )
    .returning();
  if (!begun) return;
  await recordEvent(tx, "catalog.sale-begun", {
    target: `sale ${begun.id}`,
    detail: describeSale(begun),
  });
}
