import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { forget, tags } from "@/lib/cache";
import { queueMail } from "@/lib/mail/commands";
import { receipt } from "../letters";
import { mailKey } from "../occasions";

export type InvoiceRow = typeof invoices.$inferSelect;
type Status = InvoiceRow["status"];

/** Whoever orders, pays or gives up for a customer does so alone: the owner's row is the lock. */
export async function lockOwner(tx: Transaction, userId: number) {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!owner) throw new Error("An order without its customer.");
  return owner;
}

export async function lockInvoice(tx: Transaction, id: number): Promise<InvoiceRow> {
  const [found] = await tx
    .select({ userId: invoices.userId })
    .from(invoices)
    .where(eq(invoices.id, id));
  if (!found) throw new Error("An invoice is gone.");
  await lockOwner(tx, found.userId);
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  if (!invoice) throw new Error("An invoice is gone.");
  return invoice;
}

/** Any constant will do, as long as nobody else uses it. */
const numberLock = 72_001;

/** One after the other and without gaps: whoever takes a number makes the others wait until it counts. */
async function waitForNumber(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
}

const nextNumber = sql<number>`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})`;

/**
 * The money is here: the presets leave the cart, the receipt is promised, and the invoice gets its
 * number. That comes last, because everybody else who pays waits for it. Returns the presets.
 */
export async function markPaid(tx: Transaction, invoice: InvoiceRow): Promise<number[]> {
  const { id, userId, status, customer } = invoice;
  const items = await itemsOf(tx, id);
  const presetIds = items.map(({ presetId }) => presetId);
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), inArray(cartItems.presetId, presetIds)));
  await queueMail(tx, {
    key: mailKey("receipt", id),
    to: customer.email,
    attachments: [{ invoiceId: id }],
    ...receipt(invoice, items),
  });
  await waitForNumber(tx);
  const paid = await tx
    .update(invoices)
    .set({ status: "paid", paidAt: sql`now()`, number: nextNumber })
    .where(and(eq(invoices.id, id), eq(invoices.status, status)))
    .returning({ id: invoices.id });
  if (paid.length === 0) throw new Error("The invoice changed under its lock.");
  return presetIds;
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
export async function forgetSales(presetIds: readonly number[]) {
  await forget(tags.presets, ...presetIds.map(tags.preset));
}
