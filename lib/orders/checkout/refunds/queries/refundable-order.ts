import "server-only";
import { and, asc, eq, ne } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { invoiceItems, type invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refundItems, refunds } from "@/db/schema/refunds";
import type { RefundableOrder } from "../rules";

export type RefundRow = typeof refunds.$inferSelect;

/** An order in the form that the rules need, and its payment at PayPal, if it has one. */
export async function readRefundableOrder(
  db: Pick<Database, "select">,
  { id, status, method, totalCents, currency, deploymentCents }: typeof invoices.$inferSelect,
) {
  const [items, [payment], made, taken] = await Promise.all([
    db
      .select({
        id: invoiceItems.id,
        presetId: invoiceItems.presetId,
        name: invoiceItems.name,
        priceCents: invoiceItems.priceCents,
      })
      .from(invoiceItems)
      .where(eq(invoiceItems.invoiceId, id))
      .orderBy(asc(invoiceItems.id)),
    db.select().from(payments).where(eq(payments.invoiceId, id)),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.invoiceId, id), ne(refunds.status, "refused"))),
    db
      .select({ refundId: refundItems.refundId, itemId: refundItems.invoiceItemId })
      .from(refundItems)
      .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
      .where(and(eq(refunds.invoiceId, id), eq(refundItems.isReleased, false))),
  ]);
  const order: RefundableOrder = {
    id,
    status,
    method,
    totalCents,
    currency,
    deploymentCents,
    items,
    paymentState: payment?.state ?? null,
    refunds: made.map((refund) => ({
      amountCents: refund.amountCents,
      deploymentCents: refund.deploymentCents,
      isTax: refund.reason === "tax_returned",
      itemIds: taken.filter((it) => it.refundId === refund.id).map(({ itemId }) => itemId),
    })),
  };
  return { order, payment: payment ?? null };
}

export async function getRefund(id: number): Promise<RefundRow | null> {
  const [row] = await database().select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** The refunds of an invoice that PayPal makes or has made. */
export const listRefundsAtPaypal = (invoiceId: number): Promise<RefundRow[]> =>
  database()
    .select()
    .from(refunds)
    .where(and(eq(refunds.invoiceId, invoiceId), eq(refunds.method, "paypal")))
    .orderBy(asc(refunds.id));
