import "server-only";
import { eq, getTableColumns } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import type { Transaction } from "@/db/client";
import { couponUses } from "@/db/schema/coupons";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { refundItems, refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { sellerIsoDay } from "@/lib/seller-dates";
import { dedupeKey } from "../emails/dedupe-keys";
import { paymentTakenBackEmail } from "../emails/transfer-emails";
import { completeRefund } from "../refunds/commands/complete-refund";
import { readRefundableOrder } from "../refunds/queries/refundable-order";
import { findDeploymentOrder } from "./deployment-alone";
import { enqueueVatRecheck } from "./enqueue-vat-recheck";
import { insertTransfer } from "./insert-transfer";
import { enqueueTransferJobs } from "./late-transfers";
import { aboutOrder, type InvoiceRow } from "./mark-paid";

const refusal = currentTranslations("transferErrors");

interface TakenBack {
  /** What is left of the order's money. */
  leftCents: number;
  createdBy: string;
}

/**
 * An order was marked as paid by mistake. A credit note cancels its invoice, which is never changed,
 * and a new order with a reference of its own waits for the money in its stead: it gets the presets,
 * the use of the coupon and what has really arrived. Returns the presets that are no longer sold.
 */
export async function takeBackPayment(
  tx: Transaction,
  invoice: InvoiceRow,
  { leftCents, createdBy }: TakenBack,
): Promise<number[]> {
  const { order } = await readRefundableOrder(tx, invoice);
  if (invoice.status !== "paid" || order.refunds.length > 0) {
    throw new ShopError("conflict", refusal("refunded"));
  }
  const deployment = await findDeploymentOrder(
    tx,
    order.items.map(({ id }) => id),
  );
  if (deployment !== null)
    throw new ShopError("conflict", refusal("deployed", { orderId: String(deployment) }));
  const { email, language } = invoice.customer;
  if (!email) throw new ShopError("conflict", refusal("accountDeleted"));
  const next = await placeAgain(tx, invoice);
  if (leftCents > 0) {
    const moved = { kind: "moved", day: sellerIsoDay(new Date()), createdBy } as const;
    await insertTransfer(tx, invoice, { ...moved, amountCents: -leftCents });
    await insertTransfer(tx, next, { ...moved, amountCents: leftCents });
  }
  const [refund] = await tx
    .insert(refunds)
    .values({
      invoiceId: invoice.id,
      method: "bank_transfer",
      amountCents: invoice.totalCents,
      deploymentCents: invoice.deploymentCents,
      currency: invoice.currency,
      reason: "marked_by_mistake",
      createdBy,
    })
    .returning();
  if (!refund) throw new Error("The refund was not stored.");
  const items = order.items.map(({ id: invoiceItemId }) => ({
    refundId: refund.id,
    invoiceItemId,
  }));
  await tx.insert(refundItems).values(items);
  await queueEmail(tx, {
    key: dedupeKey("payment-taken-back", invoice.id),
    to: email,
    language,
    attachments: [{ creditNoteOf: refund.id }],
    email: paymentTakenBackEmail(invoice, next, paymentReference(next.id), leftCents),
  });
  const reference = paymentReference(invoice.id);
  return completeRefund(tx, invoice, refund.id, { reference, feeCents: null });
}

/** The same order once more, unpaid: at the same prices, with the claims and the coupon. */
async function placeAgain(tx: Transaction, invoice: InvoiceRow): Promise<InvoiceRow> {
  const { id, number, status, taxes, seller, language, ...kept } = invoice;
  const { createdAt, paidAt, remindedAt, replacedBy, ...ordered } = kept;
  const [next] = await tx.insert(invoices).values(ordered).returning();
  if (!next) throw new Error("The order was not stored.");
  const invoiceId = next.id;
  const { id: itemId, invoiceId: itemInvoiceId, ...columns } = getTableColumns(invoiceItems);
  const lines = await tx
    .select(columns)
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, id))
    .orderBy(invoiceItems.id);
  await tx.insert(invoiceItems).values(lines.map((line) => ({ ...line, invoiceId })));
  await tx.update(purchaseClaims).set({ invoiceId }).where(eq(purchaseClaims.invoiceId, id));
  await tx.update(couponUses).set({ invoiceId }).where(eq(couponUses.invoiceId, id));
  await tx.update(invoices).set({ replacedBy: invoiceId }).where(eq(invoices.id, id));
  await enqueueTransferJobs(tx, invoiceId);
  await enqueueVatRecheck(tx, next);
  await recordEvent(tx, "order.placed", aboutOrder(next));
  return next;
}
