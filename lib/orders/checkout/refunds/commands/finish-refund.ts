import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { refundItems, refundRequests, refunds } from "@/db/schema/refunds";
import { formatDecimal } from "@/lib/amounts";
import { env } from "@/lib/env";
import { countPaymentSteps } from "@/lib/orders/payments/commands";
import { createRefund, getOrder, getRefundAtPaypal } from "@/lib/orders/payments/gateway";
import { getPaymentOfInvoice, type Payment } from "@/lib/orders/payments/queries";
import {
  findMismatch,
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
import {
  getRefund,
  listRefundsAtPaypal,
  type RefundRow,
  readRefundableOrder,
} from "../queries/refundable-order";
import { isOpenRefund, leftOf, paypalRefundName } from "../rules";
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
 * shop. `returned` is what an event reports: it is compared with what PayPal says on asking. What is
 * certain is booked, and what does not add up is reported to the shop.
 */
export async function followRefunds(payment: Payment, returned?: ReturnedMoney): Promise<void> {
  const order = await getOrder(payment.orderId ?? "");
  const before = await listBookedAtPaypal(payment.invoiceId);
  const found = listPaypalRefunds(order, before);
  // PayPal does not list every reversal in the order, but tells it by its id.
  const isListed = found.some(({ id }) => id === returned?.id || id === payment.captureId);
  const asked =
    returned && !isListed && payment.captureId
      ? await getRefundAtPaypal(returned.id, payment.captureId)
      : null;
  await bookRefunds(payment, asked ? [...found, asked] : found);
  const isBooked = (await listBookedAtPaypal(payment.invoiceId)).length > 0;
  const mismatch = findMismatch({ order, returned, asked, isBooked });
  if (mismatch === null) return;
  // The shop was told already, with the amount of the event.
  const isReported = (await countPaymentSteps(database(), payment.id, "captured")) > 1;
  if (returned || !isReported) await reportPayment(payment, mismatch);
}

const listBookedAtPaypal = async (invoiceId: number): Promise<RefundRow[]> =>
  (await listRefundsAtPaypal(invoiceId)).filter(({ status }) => status === "completed");

async function bookRefunds(payment: Payment, found: readonly PaypalRefund[]): Promise<void> {
  if (found.length === 0) return;
  const ours = await listRefundsAtPaypal(payment.invoiceId);
  const findOurs = ({ id, customId }: PaypalRefund) =>
    ours.find((it) => it.reference === id || paypalRefundName(it.id) === customId);
  for (const it of found) {
    const refund = findOurs(it);
    if (refund && refund.status !== "refused") await applyRefund(refund, it);
    else if (it.status === "completed") await importReported(payment, it);
  }
}

/** Books what went back as far as it is certain, and reports the rest. */
async function importReported(payment: Payment, refund: PaypalRefund): Promise<void> {
  const amount = `${formatDecimal(refund.amountCents, refund.currency)} ${refund.currency} (${refund.id})`;
  if (refund.currency !== payment.currency) {
    return reportPayment(payment, `it returned ${amount}, in another currency than the order's`);
  }
  const leftCents = await importRefund(payment, refund);
  if (leftCents === null || leftCents >= refund.amountCents) return;
  const left = `${formatDecimal(leftCents, payment.currency)} ${payment.currency}`;
  await reportPayment(payment, `it returned ${amount}, more than the ${left} that was left`);
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
      email: refundRefusedEmail(invoice, refund, refusal),
    });
  });
}

/**
 * A refund that was made on PayPal's own pages: the customer gets a credit note for it, too. While
 * one of our refunds may be in progress without an id, an unknown refund could be ours; the job
 * then tries again later. Returns what was left of the order; null if nothing was to be booked.
 */
async function importRefund(
  { invoiceId, currency }: Payment,
  { id: reference, amountCents, feeCents }: PaypalRefund,
): Promise<number | null> {
  let leftCents: number | null = null;
  const returned = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const ofInvoice = eq(refunds.invoiceId, invoiceId);
    const isSending = and(ofInvoice, eq(refunds.status, "sending"));
    const isUnpaid = and(eq(invoices.id, invoiceId), sql`${invoices.number} is null`);
    if ((await tx.$count(refunds, isSending)) > 0) return [];
    if ((await tx.$count(invoices, isUnpaid)) > 0) return [];
    const isKnown = and(ofInvoice, eq(refunds.reference, reference));
    if ((await tx.$count(refunds, isKnown)) > 0) return [];
    const { order } = await readRefundableOrder(tx, invoice);
    leftCents = leftOf(order).cents;
    if (leftCents <= 0) return [];
    const [refund] = await tx
      .insert(refunds)
      .values({
        invoiceId,
        method: "paypal",
        amountCents: Math.min(amountCents, leftCents),
        currency,
        reference,
        reason: "made_at_paypal",
      })
      .onConflictDoNothing()
      .returning();
    return refund ? completeRefund(tx, invoice, refund.id, { reference, feeCents }) : [];
  });
  if (returned.length > 0) await revalidateSales(returned);
  return leftCents;
}
