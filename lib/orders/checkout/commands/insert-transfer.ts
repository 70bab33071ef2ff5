import "server-only";
import type { Transaction } from "@/db/client";
import { transfers } from "@/db/schema/transfers";
import type { TransferKind } from "@/db/words/transfers";
import { formatMoney } from "@/lib/money";
import { recordEvent } from "@/lib/platform/audit/commands";
import { aboutOrder, type InvoiceRow } from "./mark-paid";

type NewTransfer = Pick<
  typeof transfers.$inferInsert,
  "kind" | "amountCents" | "day" | "createdBy" | "reverses"
>;

const events = {
  arrived: "order.transfer-arrived",
  returned: "order.credit-returned",
  reversed: "order.transfer-taken-back",
  moved: "order.transfer-moved",
} as const satisfies Record<TransferKind, string>;

/** Stores a movement of an order's money, and says in the trail who did it. */
export async function insertTransfer(
  tx: Transaction,
  invoice: InvoiceRow,
  transfer: NewTransfer,
): Promise<number> {
  const { id: invoiceId, currency } = invoice;
  const [row] = await tx
    .insert(transfers)
    .values({ invoiceId, currency, ...transfer })
    .returning({ id: transfers.id });
  if (!row) throw new Error("The transfer was not stored.");
  const { kind, amountCents: cents, day } = transfer;
  const detail = `${formatMoney({ cents, currency })}, ${day}`;
  await recordEvent(tx, events[kind], { ...aboutOrder(invoice), detail });
  return row.id;
}
