import "server-only";
import { and, arrayContained, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refundItems, refundRequests, refunds } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import type { PaymentMethod } from "@/db/words/invoices";
import { formatMoney } from "@/lib/money";
import { issueDocument } from "@/lib/orders/invoices/commands";
import { licenseItemId } from "@/lib/orders/invoices/queries/bought";
import { transitionPayment } from "@/lib/orders/payments/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { aboutOrder, type InvoiceRow } from "../../commands/mark-paid";
import { refundKey } from "../../emails/dedupe-keys";
import { syncDeploymentsJob } from "../../jobs";
import { refundedEmail } from "../emails";
import type { RefundRow } from "../queries/refundable-order";
import { isOpenRefund } from "../rules";

/**
 * Completes a refund whose money was returned: in one transaction, which holds the lock on the
 * invoice, the items are no longer bought, the buyer gets an email, and the refund becomes a credit
 * note. Returns the presets that the customer no longer owns; none if the refund was already
 * completed or refused.
 */
export async function completeRefund(
  tx: Transaction,
  invoice: InvoiceRow,
  id: number,
  { reference, feeCents }: { reference: string; feeCents: number | null },
): Promise<number[]> {
  const refund = await lockOpenRefund(tx, id);
  if (!refund) return [];
  const leftCents = invoice.totalCents - (await sumCompleted(tx, invoice.id)) - refund.amountCents;
  if (leftCents <= 0) await takeAllItems(tx, invoice, refund);
  const returned = await returnItems(tx, invoice, refund);
  if (leftCents <= 0) await closeInvoice(tx, invoice);
  if (refund.method === "paypal") await closePayment(tx, invoice, refund);
  await closeRequests(tx, invoice, refund);
  const hasMoney = refund.reason !== "marked_by_mistake";
  const detail = formatMoney({ cents: refund.amountCents, currency: invoice.currency });
  if (hasMoney) await recordEvent(tx, "order.refunded", { ...aboutOrder(invoice), detail });
  const { email, language } = invoice.customer;
  // The invoices of a deleted account have no customer.
  if (email && hasMoney) {
    await queueEmail(tx, {
      key: refundKey("refunded", invoice.id, id),
      to: email,
      language,
      attachments: [{ creditNoteOf: id }],
      email: refundedEmail(invoice, { ...refund, reference }, returned),
    });
  }
  if (returned.some(({ hasSite }) => hasSite)) {
    await enqueue(tx, syncDeploymentsJob, { invoiceId: invoice.id });
  }
  const { number, issuedAt } = await issueDocument(tx, "credit_note");
  await tx
    .update(refunds)
    .set({ status: "completed", reference, feeCents, completedAt: issuedAt, number })
    .where(eq(refunds.id, id));
  return returned.map(({ presetId }) => presetId);
}

/** Null if the refund has ended before. */
export async function lockOpenRefund(tx: Transaction, id: number): Promise<RefundRow | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
  return refund && isOpenRefund(refund.status) ? refund : null;
}

const sumCompleted = async (tx: Transaction, invoiceId: number, method?: PaymentMethod) => {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(
      and(
        eq(refunds.invoiceId, invoiceId),
        eq(refunds.status, "completed"),
        method && eq(refunds.method, method),
      ),
    );
  return row?.cents ?? 0;
};

/**
 * Nothing of the order is left: all items that are in no completed refund belong to this refund.
 */
async function takeAllItems(tx: Transaction, invoice: InvoiceRow, { id: refundId }: RefundRow) {
  const ofInvoice = tx
    .select({ id: invoiceItems.id })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoice.id));
  await tx
    .update(refundItems)
    .set({ refundId })
    .where(
      and(
        inArray(refundItems.invoiceItemId, ofInvoice),
        eq(refundItems.isReleased, false),
        isNull(refundItems.refundedAt),
      ),
    );
  const rows = (await ofInvoice).map(({ id }) => ({ refundId, invoiceItemId: id }));
  await tx.insert(refundItems).values(rows).onConflictDoNothing();
}

interface ReturnedItem {
  presetId: number;
  name: string;
  deploymentOf: number | null;
  hasSite: boolean;
}

/** From now on its items are not bought, and can be ordered again. */
async function returnItems(
  tx: Transaction,
  invoice: InvoiceRow,
  { id }: RefundRow,
): Promise<ReturnedItem[]> {
  const rows = await tx
    .update(refundItems)
    .set({ refundedAt: sql`now()` })
    .where(and(eq(refundItems.refundId, id), eq(refundItems.isReleased, false)))
    .returning({ itemId: refundItems.invoiceItemId });
  if (rows.length === 0) return [];
  const items = await tx
    .select({
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      name: invoiceItems.name,
      deploymentOf: invoiceItems.deploymentOf,
      hasSite: sql<boolean>`${deployments.invoiceItemId} is not null`,
    })
    .from(invoiceItems)
    .leftJoin(deployments, eq(deployments.invoiceItemId, licenseItemId))
    .where(
      inArray(
        invoiceItems.id,
        rows.map(({ itemId }) => itemId),
      ),
    )
    .orderBy(invoiceItems.id);
  const returned = items.map(({ presetId, licenseNumber }) =>
    and(eq(purchaseClaims.presetId, presetId), eq(purchaseClaims.licenseNumber, licenseNumber)),
  );
  await tx
    .delete(purchaseClaims)
    .where(and(eq(purchaseClaims.invoiceId, invoice.id), or(...returned)));
  return items;
}

const closeInvoice = (tx: Transaction, { id }: InvoiceRow) =>
  tx
    .update(invoices)
    .set({ status: "refunded" })
    .where(and(eq(invoices.id, id), eq(invoices.status, "paid")));

/** PayPal has refunded all that it captured. */
async function closePayment(tx: Transaction, { id }: InvoiceRow, { amountCents }: RefundRow) {
  const [payment] = await tx.select().from(payments).where(eq(payments.invoiceId, id));
  if (!payment) return;
  const refundedCents = (await sumCompleted(tx, id, "paypal")) + amountCents;
  if (refundedCents < payment.amountCents) return;
  await transitionPayment(tx, payment.id, { from: "captured", to: "refunded" });
}

/** The customer's request counts as fulfilled, even if the refund was made without it. */
async function closeRequests(tx: Transaction, invoice: InvoiceRow, refund: RefundRow) {
  const refunded = await tx
    .select({ itemId: refundItems.invoiceItemId })
    .from(refundItems)
    .innerJoin(invoiceItems, eq(invoiceItems.id, refundItems.invoiceItemId))
    .where(and(eq(invoiceItems.invoiceId, invoice.id), sql`${refundItems.refundedAt} is not null`));
  const ids = refunded.map(({ itemId }) => itemId);
  if (ids.length === 0) return;
  await tx
    .update(refundRequests)
    .set({
      status: "approved",
      refundId: refund.id,
      decidedBy: refund.createdBy,
      decidedAt: sql`now()`,
    })
    .where(
      and(
        eq(refundRequests.invoiceId, invoice.id),
        eq(refundRequests.status, "open"),
        arrayContained(refundRequests.itemIds, ids),
      ),
    );
}
