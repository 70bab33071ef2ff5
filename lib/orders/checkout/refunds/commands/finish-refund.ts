import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { refundItems, refundRequests, refunds } from "@/db/schema/refunds";
import { env } from "@/lib/env";
import { countPaymentSteps } from "@/lib/orders/payments/commands";
import { createRefund, getOrder } from "@/lib/orders/payments/gateway";
import { getPaymentOfInvoice, type Payment } from "@/lib/orders/payments/queries";
import {
  findUnlisted,
  listPaypalRefunds,
  type PaypalRefund,
  type ReturnedMoney,
} from "@/lib/orders/payments/refunds";
import { nextCheckSeconds } from "@/lib/orders/payments/rules";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { aboutOrder, lockInvoice, revalidateSales } from "../../commands/mark-paid";
import { reportPayment } from "../../commands/report-payment";
import { refundKey } from "../../emails/dedupe-keys";
import { refundRefusedEmail } from "../emails";
import { getRefund, listRefundsAtPaypal, type RefundRow } from "../queries/refundable-order";
import { isOpenRefund, paypalRefundName } from "../rules";
import { completeRefund, lockOpenRefund } from "./complete-refund";

interface Payload {
  refundId: number;
}

/** Asks PayPal for a refund once; the same request id never moves money twice. */
export async function sendRefund({ refundId }: Payload): Promise<void> {
  const refund = await getRefund(refundId);
  if (refund?.status !== "sending") return;
  const payment = await getPaymentOfInvoice(refund.invoiceId);
  if (!payment?.captureId) throw new Error("A refund of a payment that was not captured.");
  const { requestId, amountCents, currency } = refund;
  const answer = await createRefund({
    captureId: payment.captureId,
    requestId,
    amountCents,
    currency,
    customId: paypalRefundName(refundId),
  });
  if ("problem" in answer) await refuseRefund(refund, answer.problem);
  else await applyRefund(refund, answer);
}

/**
 * Follows a refund until PayPal has moved the money or refused to. A refund that was not sent yet
 * is sent first: until then, a refund made at PayPal could not be told apart from it.
 */
export async function finishRefund(
  payload: Payload,
  { attempt, runAgainIn }: Attempt,
): Promise<void> {
  const before = await getRefund(payload.refundId);
  const payment = before && (await getPaymentOfInvoice(before.invoiceId));
  if (!payment) return;
  // PayPal forgets request ids after a while, so a refund that exists already is first searched by
  // its name.
  await followRefunds(payment);
  await sendRefund(payload);
  const after = await getRefund(payload.refundId);
  if (before.status === "sending" || (after && isOpenRefund(after.status))) {
    runAgainIn(nextCheckSeconds("refund_pending", attempt));
  }
}

/**
 * Brings all refunds of a payment in line with PayPal, also those that were made there without the
 * shop. `returned` is what an event reports; what PayPal does not list is reported to the shop.
 */
export async function followRefunds(payment: Payment, returned?: ReturnedMoney): Promise<void> {
  const order = await getOrder(payment.orderId ?? "");
  await bookRefunds(payment, listPaypalRefunds(order));
  const unlisted = findUnlisted(order, returned);
  if (unlisted === null) return;
  // The shop was told already, with the amount of the event.
  const isReported = (await countPaymentSteps(database(), payment.id, "captured")) > 1;
  if (returned || !isReported) await reportPayment(payment, unlisted);
}

async function bookRefunds(payment: Payment, found: readonly PaypalRefund[]): Promise<void> {
  if (found.length === 0) return;
  const ours = await listRefundsAtPaypal(payment.invoiceId);
  const findOurs = ({ id, customId }: PaypalRefund) =>
    ours.find((it) => it.reference === id || paypalRefundName(it.id) === customId);
  for (const it of found) {
    const refund = findOurs(it);
    if (refund && refund.status !== "refused") await applyRefund(refund, it);
    else if (it.status === "completed") await importRefund(payment, it);
  }
}

async function applyRefund(
  refund: RefundRow,
  { id, status, feeCents }: PaypalRefund,
): Promise<void> {
  if (status === "completed") {
    const returned = await transaction(async (tx) =>
      completeRefund(tx, await lockInvoice(tx, refund.invoiceId), refund.id, {
        reference: id,
        feeCents,
      }),
    );
    if (returned.length > 0) await revalidateSales(returned);
  } else if (status === "failed") {
    await refuseRefund(refund, "the refund failed");
  } else {
    await database()
      .update(refunds)
      .set({ status: "pending", reference: id })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, "sending")));
  }
}

/** No money will move: the amount can be refunded in another way, and the shop is informed. */
async function refuseRefund({ id, invoiceId }: RefundRow, refusal: string): Promise<void> {
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const refund = await lockOpenRefund(tx, id);
    if (!refund) return;
    await tx.update(refunds).set({ status: "refused", refusal }).where(eq(refunds.id, id));
    await tx.update(refundItems).set({ isReleased: true }).where(eq(refundItems.refundId, id));
    await tx
      .update(refundRequests)
      .set({ status: "open", refundId: null, decidedAt: null, decidedBy: null })
      .where(and(eq(refundRequests.invoiceId, invoiceId), eq(refundRequests.refundId, id)));
    await recordEvent(tx, "order.refund-failed", { ...aboutOrder(invoice), detail: refusal });
    await queueEmail(tx, {
      key: refundKey("refund-refused", invoiceId, id),
      to: env("site").ADMIN_EMAIL,
      ...refundRefusedEmail(invoice, refund, refusal),
    });
  });
}

/**
 * A refund that was made on PayPal's own pages: the customer gets a credit note for it, too. While
 * one of our refunds may be in progress without an id, an unknown refund could be ours; the job
 * then tries again later.
 */
async function importRefund(
  { invoiceId, currency }: Payment,
  { id: reference, amountCents, feeCents }: PaypalRefund,
): Promise<void> {
  const returned = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const ofInvoice = eq(refunds.invoiceId, invoiceId);
    const isSending = and(ofInvoice, eq(refunds.status, "sending"));
    const isUnpaid = and(eq(invoices.id, invoiceId), sql`${invoices.number} is null`);
    if ((await tx.$count(refunds, isSending)) > 0) return [];
    if ((await tx.$count(invoices, isUnpaid)) > 0) return [];
    const [refund] = await tx
      .insert(refunds)
      .values({
        invoiceId,
        method: "paypal",
        amountCents,
        currency,
        reference,
        reason: "made_at_paypal",
      })
      .onConflictDoNothing()
      .returning();
    return refund ? completeRefund(tx, invoice, refund.id, { reference, feeCents }) : [];
  });
  if (returned.length > 0) await revalidateSales(returned);
}
