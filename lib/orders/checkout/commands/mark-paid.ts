import "server-only";
import { and, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import type { EmailAttachment } from "@/db/schema/email";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { returnCouponUse } from "@/lib/catalogue/coupons/commands";
import { formatMoney } from "@/lib/money";
import { issueDocument } from "@/lib/orders/invoices/commands";
import { findExchange } from "@/lib/orders/invoices/exchange/queries";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { breakDownTax } from "@/lib/orders/invoices/tax/breakdown";
import { schemeOf } from "@/lib/orders/invoices/threshold/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { revalidate, tags } from "@/lib/platform/cache/revalidate";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { dedupeKey } from "../emails/dedupe-keys";
import { receiptEmail } from "../emails/order-emails";
import { syncDeploymentsJob } from "../jobs";
import { hasTermsInReceipt, isDeployment, legalAttachments } from "../rules";
import { enqueueVatRecheck } from "./enqueue-vat-recheck";

export type InvoiceRow = typeof invoices.$inferSelect;

/** Locks the customer's row: all writes to one customer's orders are serialized by it. */
export async function lockOwner(tx: Transaction, userId: number) {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!owner) throw new Error("An order without its customer.");
  return owner;
}

/** Like `lockInvoice`; undefined if the account was deleted together with its unpaid orders. */
export async function lockInvoiceIfAny(
  tx: Transaction,
  id: number,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await tx
    .select(getTableColumns(invoices))
    .from(users)
    .innerJoin(invoices, eq(invoices.userId, users.id))
    .where(eq(invoices.id, id))
    .for("no key update");
  return invoice;
}

/** Locks the customer's row and the invoice in one statement, always in this order. */
export async function lockInvoice(tx: Transaction, id: number): Promise<InvoiceRow> {
  const invoice = await lockInvoiceIfAny(tx, id);
  if (!invoice) throw new Error("An invoice is gone.");
  return invoice;
}

/**
 * Marks an invoice as paid: removes the presets from the cart, queues the receipt and the deployments, assigns the
 * invoice number and breaks the tax down as of its date. Returns the preset ids.
 */
export async function markPaid(
  tx: Transaction,
  invoice: InvoiceRow,
  /** What the customer transferred too much. */
  { creditCents = 0 } = {},
): Promise<number[]> {
  const { id, userId, status, customer, deploymentCents } = invoice;
  const bought = tx
    .select({ id: invoiceItems.presetId })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.invoiceId, id), isNull(invoiceItems.deploymentOf)));
  const isReplaced = and(eq(invoices.replacedBy, id), eq(invoices.method, "bank_transfer"));
  const [items, replaced] = await Promise.all([
    itemsOf(tx, id),
    tx.select({ id: invoices.id }).from(invoices).where(isReplaced).orderBy(invoices.id),
    tx
      .delete(cartItems)
      .where(and(eq(cartItems.userId, userId), inArray(cartItems.presetId, bought))),
  ]);
  const attachments: EmailAttachment[] = [{ invoiceId: id }];
  if (hasTermsInReceipt(invoice)) attachments.push(...legalAttachments(invoice));
  await queueEmail(tx, {
    key: dedupeKey("receipt", id),
    to: customer.email,
    language: customer.language,
    attachments,
    email: receiptEmail(
      invoice,
      items,
      replaced.map((transfer) => paymentReference(transfer.id)),
      creditCents,
    ),
  });
  if (deploymentCents > 0 || items.some(isDeployment)) {
    await enqueue(tx, syncDeploymentsJob, { invoiceId: id });
  }
  await recordEvent(tx, "order.paid", aboutOrder(invoice));
  await enqueueVatRecheck(tx, invoice);
  const scheme = await schemeOf(invoice, tx);
  const exchange = await findExchange({ ...invoice, suppliedAt: new Date() }, tx);
  const { number, issuedAt } = await issueDocument(tx, "invoice");
  const paid = await tx
    .update(invoices)
    .set({
      status: "paid",
      paidAt: issuedAt,
      number,
      ...breakDownTax({ ...invoice, suppliedAt: issuedAt, exchange, scheme }),
    })
    .where(and(eq(invoices.id, id), eq(invoices.status, status)))
    .returning({ id: invoices.id });
  if (paid.length === 0) throw new Error("The invoice changed although it was locked.");
  return items.map(({ presetId }) => presetId);
}

/** The details of an order for the audit trail. */
export const aboutOrder = ({ id, userId, totalCents, currency }: InvoiceRow) => ({
  subjectId: userId,
  target: `order ${id}` as const,
  detail: formatMoney({ cents: totalCents, currency }),
});

export const itemsOf = (tx: Pick<Transaction, "select">, invoiceId: number) =>
  tx
    .select({
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      name: invoiceItems.name,
      priceCents: invoiceItems.priceCents,
      discountCents: invoiceItems.discountCents,
      deploymentOf: invoiceItems.deploymentOf,
    })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(invoiceItems.id);

/** Ends an unpaid order: its presets can be ordered again, and its coupon used again. */
export async function releaseOrder(
  tx: Transaction,
  id: number,
  { to }: { to: "cancelled" | "expired" },
) {
  const [ended] = await tx
    .update(invoices)
    .set({ status: to })
    .where(and(eq(invoices.id, id), eq(invoices.status, "pending")))
    .returning();
  if (ended) await recordEvent(tx, `order.${to}`, aboutOrder(ended));
  await tx.delete(purchaseClaims).where(eq(purchaseClaims.invoiceId, id));
  await returnCouponUse(tx, id);
}

/** Cached pages show how often each preset was bought. */
export async function revalidateSales(presetIds: readonly number[]) {
  await revalidate(tags.presets, ...presetIds.map(tags.preset));
}
