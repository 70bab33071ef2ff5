import "server-only";
import { database, type Transaction, transaction } from "@/db/client";
import { queueEmail } from "@/lib/email/commands";
import { env } from "@/lib/env";
import {
  countPaymentSteps,
  releaseCaptureLease,
  takeOverCaptureLease,
  transitionPayment,
} from "@/lib/payments/commands";
import { captureOrder, getOrder } from "@/lib/payments/gateway";
import type { Payment } from "@/lib/payments/queries";
import { type Classification, classifyOrder, type ExpectedOrder } from "@/lib/payments/rules";
import { attentionKey, dedupeKey } from "../emails/dedupe-keys";
import { paymentDeclinedEmail } from "../emails/order-emails";
import { paymentAttentionEmail } from "../emails/payment-attention";
import {
  type InvoiceRow,
  itemsOf,
  lockInvoice,
  markPaid,
  releaseOrder,
  revalidateSales,
} from "./mark-paid";

/**
 * Brings a payment as far as PayPal's word allows, whoever asks: the buyer who returns, a notice, the
 * sweeper. However many ask at once, one captures; the others find what it did. PayPal is only ever
 * asked between transactions.
 */
export async function reconcilePayment(payment: Payment): Promise<void> {
  if (!payment.orderId) return;
  switch (payment.state) {
    case "awaiting_payer":
      return reconcileAwaitingPayer(payment, await classify(payment));
    case "capturing":
      if (await takeOverCaptureLease(payment.id)) await finishCapture(payment);
      return;
    case "pending_review":
      return applyClassification(payment, await classify(payment));
    case "captured":
      return reconcileCaptured(payment, await classify(payment));
  }
}

const classify = async (payment: Payment, isAccepted = false): Promise<Classification> =>
  classifyOrder(await getOrder(payment.orderId ?? ""), expectedOf(payment), isAccepted);

export const expectedOf = ({
  orderId,
  amountCents,
  currency,
  invoiceId,
}: Payment): ExpectedOrder => ({
  orderId: orderId ?? "",
  amountCents,
  currency,
  invoiceId,
});

async function reconcileAwaitingPayer(payment: Payment, verdict: Classification) {
  if (verdict.kind === "waiting") return;
  if (verdict.kind === "gone") return close(payment, "expired", "expired");
  if (verdict.kind === "mismatch") return flagForReview(payment, verdict.reason);
  const capturing = await transition(payment, { to: "capturing" });
  if (capturing) await finishCapture(capturing, verdict);
}

/**
 * Captures under the lease: nobody else does until it ends. `known` is a classification read a moment
 * ago; `isAccepted` says that a person accepted an order that is not quite the one we asked for.
 */
export async function finishCapture(payment: Payment, known?: Classification, isAccepted = false) {
  try {
    const current = known ?? (await classify(payment, isAccepted));
    if (current.kind !== "approved") return await applyClassification(payment, current);
    await capture(payment, isAccepted);
  } catch (error) {
    await releaseCaptureLease(payment.id);
    throw error;
  }
}

async function capture(payment: Payment, isAccepted = false) {
  const { captureAttempt: attempt } = payment;
  const outcome = await captureOrder(payment.orderId ?? "", `${payment.requestId}-${attempt}`);
  if (typeof outcome === "object") {
    if ("problem" in outcome) return flagForReview(payment, outcome.problem);
    const told = classifyOrder(outcome.order, expectedOf(payment), isAccepted);
    // Anything but success is worth a second look: an answer may be shorter than the order is.
    return applyClassification(
      payment,
      told.kind === "paid" ? told : await classify(payment, isAccepted),
    );
  }
  const isDeclined = outcome === "declined";
  await transition(payment, {
    to: "awaiting_payer",
    note: isDeclined ? "declined" : "not approved yet",
    facts: { captureAttempt: isDeclined ? attempt + 1 : attempt },
  });
}

/** Writes down what PayPal says of a capture. */
export async function applyClassification(
  payment: Payment,
  verdict: Classification,
): Promise<void> {
  switch (verdict.kind) {
    case "paid":
      return recordPaid(payment, verdict.captureId);
    case "in_review": {
      if (payment.state === "pending_review") return;
      const { captureId, reason: note } = verdict;
      await transition(payment, { to: "pending_review", note, facts: { captureId } });
      return;
    }
    case "refused":
      return close(payment, "failed", "cancelled");
    case "gone":
      return close(payment, payment.state === "pending_review" ? "failed" : "expired", "expired");
    case "mismatch":
      return flagForReview(payment, verdict.reason);
    case "refunded":
      return flagForReview(payment, "refunded before it was known to be paid");
    default:
      if (payment.state === "capturing") await transition(payment, { to: "awaiting_payer" });
  }
}

/** Under the lock of the owner: nobody else moves this payment or its invoice meanwhile. */
export async function withInvoiceLock<T>(
  payment: Payment,
  work: (tx: Transaction, invoice: InvoiceRow) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => work(tx, await lockInvoice(tx, payment.invoiceId)));
}

type TransitionOptions = Omit<Parameters<typeof transitionPayment>[2], "from">;

const transition = (payment: Payment, step: TransitionOptions) =>
  transitionPayment(database(), payment.id, { from: payment.state, ...step });

async function recordPaid(payment: Payment, captureId: string) {
  const sold = await withInvoiceLock(payment, async (tx, invoice) => {
    const step = { from: payment.state, to: "captured", facts: { captureId } } as const;
    if (!(await transitionPayment(tx, payment.id, step))) return [];
    return markPaid(tx, invoice);
  });
  if (sold.length > 0) await revalidateSales(sold);
}

/** The payment comes to nothing, and its order with it. A buyer who was waiting for a review is told. */
async function close(
  payment: Payment,
  to: "failed" | "expired",
  ending: "cancelled" | "expired",
): Promise<void> {
  await withInvoiceLock(payment, async (tx, invoice) => {
    if (!(await transitionPayment(tx, payment.id, { from: payment.state, to }))) return;
    await releaseOrder(tx, invoice.id, { to: ending });
    if (to !== "failed") return;
    const { email } = invoice.customer;
    await queueEmail(tx, {
      key: dedupeKey("refused", invoice.id),
      to: email,
      ...paymentDeclinedEmail(invoice),
    });
  });
}

/**
 * Nothing is captured, released or paid until a person decides; the shop is mailed in the same
 * transaction. A payment that was flagged before is mailed about again, under a key of its own.
 */
async function flagForReview(payment: Payment, note: string) {
  await withInvoiceLock(payment, async (tx, invoice) => {
    const step = { from: payment.state, to: "needs_attention", note } as const;
    if (!(await transitionPayment(tx, payment.id, step))) return;
    const flags = await countPaymentSteps(tx, payment.id, "needs_attention");
    await queueEmail(tx, {
      key: attentionKey(invoice.id, flags),
      to: env("site").ADMIN_EMAIL,
      ...paymentAttentionEmail(invoice, note),
    });
  });
}

async function reconcileCaptured(payment: Payment, verdict: Classification) {
  if (verdict.kind !== "refunded") return;
  const returned = await withInvoiceLock(payment, async (tx, invoice) => {
    if (!(await transitionPayment(tx, payment.id, { from: "captured", to: "refunded" }))) return [];
    await releaseOrder(tx, invoice.id, { from: "paid", to: "refunded" });
    return (await itemsOf(tx, invoice.id)).map(({ presetId }) => presetId);
  });
  if (returned.length > 0) await revalidateSales(returned);
}
