import "server-only";
import { database, type Transaction, transaction } from "@/db/client";
import { queueEmail } from "@/lib/email/commands";
import {
  releaseCaptureLease,
  takeOverCaptureLease,
  transitionPayment,
} from "@/lib/payments/commands";
import { captureOrder, getOrder } from "@/lib/payments/gateway";
import type { Payment } from "@/lib/payments/queries";
import { type Classification, classifyOrder, type ExpectedOrder } from "@/lib/payments/rules";
import { continueTrace, traced } from "@/lib/telemetry/trace";
import { dedupeKey } from "../emails/dedupe-keys";
import { paymentDeclinedEmail } from "../emails/order-emails";
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
  const { orderId, invoiceId, traceparent } = payment;
  if (!orderId) return;
  const attributes = { "order.id": orderId, "invoice.id": invoiceId };
  await continueTrace(traceparent, () =>
    traced({ name: "reconcile payment", attributes }, () => reconcile(payment)),
  );
}

async function reconcile(payment: Payment): Promise<void> {
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

const classify = async (payment: Payment): Promise<Classification> =>
  classifyOrder(await getOrder(payment.orderId ?? ""), expectedOf(payment));

const expectedOf = ({ orderId, amountCents, currency, invoiceId }: Payment): ExpectedOrder => ({
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

/** The lease is ours: nobody else captures until it ends. What PayPal said a moment ago still holds. */
async function finishCapture(payment: Payment, known?: Classification) {
  try {
    const verdict = known ?? (await classify(payment));
    if (verdict.kind !== "approved") return await applyClassification(payment, verdict);
    await capture(payment);
  } catch (error) {
    await releaseCaptureLease(payment.id);
    throw error;
  }
}

async function capture(payment: Payment) {
  const { captureAttempt: attempt } = payment;
  const outcome = await captureOrder(payment.orderId ?? "", `${payment.requestId}-${attempt}`);
  if (typeof outcome === "object") {
    if ("problem" in outcome) return flagForReview(payment, outcome.problem);
    const told = classifyOrder(outcome.order, expectedOf(payment));
    // Anything but success is worth a second look: an answer may be shorter than the order is.
    return applyClassification(payment, told.kind === "paid" ? told : await classify(payment));
  }
  const isDeclined = outcome === "declined";
  await transition(payment, {
    to: "awaiting_payer",
    note: isDeclined ? "declined" : "not approved yet",
    facts: { captureAttempt: isDeclined ? attempt + 1 : attempt },
  });
}

/** Writes down what PayPal says of a capture. */
async function applyClassification(payment: Payment, verdict: Classification): Promise<void> {
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
async function withInvoiceLock<T>(
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

/** Nothing is captured, freed or paid until a person has looked. */
async function flagForReview(payment: Payment, note: string) {
  await transition(payment, { to: "needs_attention", note });
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
