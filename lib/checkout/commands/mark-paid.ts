import "server-only";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { revalidate, tags } from "@/lib/cache/revalidate";
import { queueEmail } from "@/lib/email/commands";
import { dedupeKey } from "../emails/dedupe-keys";
import { receiptEmail } from "../emails/order-emails";

export type InvoiceRow = typeof invoices.$inferSelect;
type Status = InvoiceRow["status"];

/** Whoever orders, pays or gives up for a customer does so alone: the owner's row is the lock. */
export async function lockOwner(tx: Transaction, userId: number) {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!owner) throw new Error("An order without its customer.");
  return owner;
}

/** Both in one statement; the owner's row comes first, as everywhere. */
export async function lockInvoice(tx: Transaction, id: number): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select(getTableColumns(invoices))
    .from(users)
    .innerJoin(invoices, eq(invoices.userId, users.id))
    .where(eq(invoices.id, id))
    .for("no key update");
  if (!invoice) throw new Error("An invoice is gone.");
  return invoice;
}

/**
 * The money is here: the presets leave the cart, the receipt is promised, and the invoice gets its
 * number. That comes last, because everybody else who pays waits for it. Returns the presets.
 */
export async function markPaid(tx: Transaction, invoice: InvoiceRow): Promise<number[]> {
  const { id, userId, status, customer } = invoice;
  const bought = tx
    .select({ id: invoiceItems.presetId })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, id));
  const [items] = await Promise.all([
    itemsOf(tx, id),
    tx
      .delete(cartItems)
      .where(and(eq(cartItems.userId, userId), inArray(cartItems.presetId, bought))),
  ]);
  await queueEmail(tx, {
    key: dedupeKey("receipt", id),
    to: customer.email,
    attachments: [{ invoiceId: id }],
    ...receiptEmail(invoice, items),
  });
  const paid = await tx
    .update(invoices)
    .set({ status: "paid", paidAt: sql`now()`, number: sql`next_invoice_number()` })
    .where(and(eq(invoices.id, id), eq(invoices.status, status)))
    .returning({ id: invoices.id });
  if (paid.length === 0) throw new Error("The invoice changed under its lock.");
  return items.map(({ presetId }) => presetId);
}

export const itemsOf = (tx: Pick<Transaction, "select">, invoiceId: number) =>
  tx
    .select({
      presetId: invoiceItems.presetId,
      name: invoiceItems.name,
      priceCents: invoiceItems.priceCents,
    })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(invoiceItems.id);

/** An order comes to nothing: its presets can be ordered again. */
export async function releaseOrder(
  tx: Transaction,
  id: number,
  { from = "pending", to }: { from?: Status; to: Exclude<Status, "pending" | "paid"> },
) {
  await tx
    .update(invoices)
    .set({ status: to })
    .where(and(eq(invoices.id, id), eq(invoices.status, from)));
  await tx.delete(purchaseClaims).where(eq(purchaseClaims.invoiceId, id));
}

/** How often each preset was bought is on cached pages. */
export async function revalidateSales(presetIds: readonly number[]) {
  await revalidate(tags.presets, ...presetIds.map(tags.preset));
}
