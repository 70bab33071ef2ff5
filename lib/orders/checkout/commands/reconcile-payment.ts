import "server-only";
import { database, type Transaction, transaction } from "@/db/client";
import { env } from "@/lib/env";
import {
  countPaymentSteps,
  releaseCaptureLease,
  takeOverCaptureLease,
  transitionPayment,
} from "@/lib/orders/payments/commands";
import { captureOrder, getOrder } from "@/lib/orders/payments/gateway";
import type { Payment } from "@/lib/orders/payments/queries";
import type { ReturnedMoney } from "@/lib/orders/payments/refunds";
import {
  type Classification,
  classifyOrder,
  classifyRefund,
  type ExpectedOrder,
} from "@/lib/orders/payments/rules";
import { runAsShop } from "@/lib/platform/audit/caller";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { continueTrace, traced } from "@/lib/platform/telemetry/trace";
import { attentionKey, dedupeKey } from "../emails/dedupe-keys";
import { paymentDeclinedEmail } from "../emails/order-emails";
import { paymentAttentionEmail } from "../emails/payment-attention";
import { addEvidence } from "../evidence/commands";
import { followRefunds } from "../refunds/commands/finish-refund";
import { findDeploymentObstacle } from "./deployment-alone";
import {
  aboutOrder,
  type InvoiceRow,
  lockInvoice,
  markPaid,
  releaseOrder,
  revalidateSales,
} from "./mark-paid";

interface Caller {
  /** The buyer has come back from PayPal, where they may have chosen another way to pay. */
  isBuyerBack?: boolean;
  /** The money that went back, by the webhook event. */
  returned?: ReturnedMoney | undefined;
}

/**
 * Brings a payment in line with its PayPal order. Called when the buyer returns, for a webhook event and
 * by the scheduled jobs; of concurrent calls only one captures. PayPal is never called in a transaction.
 */
export async function reconcilePayment(payment: Payment, caller: Caller = {}): Promise<void> {
  const { orderId, invoiceId, traceparent } = payment;
  if (!orderId) return;
  const attributes = { "order.id": orderId, "invoice.id": invoiceId };
  // The outcome is PayPal's decision, so its events are attributed to the shop, not to the caller.
  await continueTrace(traceparent, () =>
    traced({ name: "reconcile payment", attributes }, () =>
      runAsShop(() => reconcile(payment, caller)),
    ),
  );
}

async function reconcile(payment: Payment, caller: Caller): Promise<void> {
  switch (payment.state) {
    case "awaiting_payer":
      return reconcileAwaitingPayer(payment, await classify(payment), caller);
    case "capturing":
      if (await takeOverCaptureLease(payment.id)) await finishCapture(payment);
      return;
    case "pending_review":
      return applyClassification(payment, await classify(payment));
    case "captured":
      return followRefunds(payment, caller.returned);
    case "refund_pending":
      return reconcileRefund(payment);
  }
}

const classify = async (payment: Payment, isAccepted = false): Promise<Classification> =>
  classifyOrder(await getOrder(payment.orderId ?? ""), expectedOf(payment), isAccepted);

export const expectedOf = ({
  orderId,
  amountCents,
  currency,
  invoiceId,
  requestId,
}: Payment): ExpectedOrder => ({
  orderId: orderId ?? "",
  amountCents,
  currency,
  invoiceId,
  requestId,
});

async function reconcileAwaitingPayer(
  payment: Payment,
  classification: Classification,
  { isBuyerBack = false }: Caller,
) {
  if (classification.kind === "waiting") return;
  if (classification.kind === "gone") {
    await closePayment(payment, { to: "expired" }, "expired");
    return;
  }
  if (classification.kind === "mismatch") return flagForReview(payment, classification.reason);
  // After a decline PayPal still reports the order as approved: it is not captured again unless the
  // buyer asks. This includes a decline that came after `payment` was read.
  const { captureAttempt: attempt } = payment;
  if (attempt > 0 && !isBuyerBack) return;
  const capturing = await transition(payment, { attempt, to: "capturing" });
  if (capturing) await finishCapture(capturing, classification);
}

/**
 * Captures while this process holds the lease. `current` saves a call if PayPal was just asked;
 * `isAccepted` means that staff accepted an order that differs from the requested one.
 */
export async function finishCapture(
  payment: Payment,
  current?: Classification,
  isAccepted = false,
) {
  try {
    const classification = current ?? (await classify(payment, isAccepted));
    if (classification.kind !== "approved")
      return await applyClassification(payment, classification);
    await capture(payment, isAccepted);
  } catch (error) {
    await releaseCaptureLease(payment.id);
    throw error;
  }
}

async function capture(payment: Payment, isAccepted = false) {
  const { captureAttempt: attempt } = payment;
  const result = await captureOrder(payment.orderId ?? "", `${payment.requestId}-${attempt}`);
  if (typeof result === "object") {
    if ("problem" in result) return flagForReview(payment, result.problem);
    const captured = classifyOrder(result.order, expectedOf(payment), isAccepted);
    // Unless it is paid, the order is read again: the response of a capture may be incomplete.
    const isPaid = captured.kind === "paid";
    return applyClassification(payment, isPaid ? captured : await classify(payment, isAccepted));
  }
  const isDeclined = result === "declined";
  await transition(payment, {
    to: "awaiting_payer",
    note: isDeclined ? "declined" : "not approved yet",
    values: { captureAttempt: isDeclined ? attempt + 1 : attempt },
  });
}

/** Applies the state of the PayPal order to the payment. */
export async function applyClassification(
  payment: Payment,
  classification: Classification,
): Promise<void> {
  switch (classification.kind) {
    case "paid":
      return recordPaid(payment, classification);
    case "in_review": {
      if (payment.state === "pending_review") return;
      const { captureId, reason: note } = classification;
      await transition(payment, { to: "pending_review", note, values: { captureId } });
      return;
    }
    case "refused":
      await closePayment(payment, { to: "failed" }, "cancelled");
      return;
    case "gone": {
      const to = payment.state === "pending_review" ? "failed" : "expired";
      await closePayment(payment, { to }, "expired");
      return;
    }
    case "mismatch":
      return flagForReview(payment, classification.reason);
    case "refund_pending":
    case "refunded":
      return flagForReview(payment, "refunded before it was known to be paid");
    default:
      if (payment.state === "capturing") await transition(payment, { to: "awaiting_payer" });
  }
}

/** Runs `work` in a transaction that holds the locks on the customer and the invoice. */
async function withInvoiceLock<T>(
  payment: Payment,
  work: (tx: Transaction, invoice: InvoiceRow) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => work(tx, await lockInvoice(tx, payment.invoiceId)));
}

type TransitionOptions = Omit<Parameters<typeof transitionPayment>[2], "from">;

const transition = (payment: Payment, step: TransitionOptions) =>
  transitionPayment(database(), payment.id, { from: payment.state, ...step });

async function recordPaid(
  payment: Payment,
  {
    captureId,
    feeCents,
    payerCountry: paypal,
    isRefundedInPart,
  }: Extract<Classification, { kind: "paid" }>,
) {
  const obstacle = await findDeploymentObstacle(database(), payment.invoiceId);
  if (obstacle !== null) return flagForReview(payment, obstacle);
  const sold = await withInvoiceLock(payment, async (tx, invoice) => {
    const values = { captureId, feeCents };
    const step = { from: payment.state, to: "captured", values } as const;
    if (!(await transitionPayment(tx, payment.id, step))) return [];
    if (paypal !== null) await addEvidence(tx, invoice, { paypal });
    return markPaid(tx, invoice);
  });
  if (sold.length > 0) await revalidateSales(sold);
  // Logged here, because nothing else would report it: the webhook event that led here is marked as
  // processed.
  if (isRefundedInPart) await followRefunds({ ...payment, state: "captured" });
}

/**
 * Ends the payment and its unpaid order. If the payment failed, the buyer gets an email. False if a
 * concurrent transition came first.
 */
export async function closePayment(
  payment: Payment,
  step: TransitionOptions,
  invoiceStatus: "cancelled" | "expired",
): Promise<boolean> {
  return withInvoiceLock(payment, async (tx, invoice) => {
    const { id, state: from } = payment;
    if (!(await transitionPayment(tx, id, { from, ...step }))) return false;
    await releaseOrder(tx, invoice.id, { to: invoiceStatus });
    if (step.to !== "failed") return true;
    await recordEvent(tx, "order.declined", aboutOrder(invoice));
    const { email, language } = invoice.customer;
    await queueEmail(tx, {
      key: dedupeKey("refused", invoice.id),
      to: email,
      language,
      email: paymentDeclinedEmail(invoice),
    });
    return true;
  });
}

/**
 * Stops all automatic processing until staff decide, and emails the shop in the same transaction. A
 * payment that was flagged before causes another email, with a new key.
 */
async function flagForReview(payment: Payment, note: string) {
  await withInvoiceLock(payment, async (tx, invoice) => {
    const step = { from: payment.state, to: "needs_attention", note } as const;
    if (!(await transitionPayment(tx, payment.id, step))) return;
    await recordEvent(tx, "order.flagged", { ...aboutOrder(invoice), detail: note });
    const flags = await countPaymentSteps(tx, payment.id, "needs_attention");
    await queueEmail(tx, {
      key: attentionKey(invoice.id, flags),
      to: env("site").ADMIN_EMAIL,
      email: paymentAttentionEmail(invoice, note),
    });
  });
}

/** Money that staff decided to give back: the order is closed when PayPal has refunded it. */
async function reconcileRefund(payment: Payment) {
  const refund = classifyRefund(await getOrder(payment.orderId ?? ""));
  if (refund === "failed") return flagForReview(payment, "the refund failed");
  if (refund === "completed") await closePayment(payment, { to: "refunded" }, "cancelled");
}
