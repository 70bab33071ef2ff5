import "server-only";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import {
  addPaymentNote,
  countPaymentSteps,
  transitionPayment,
} from "@/lib/orders/payments/commands";
import { getOrder, refundCapture } from "@/lib/orders/payments/gateway";
import { getPaymentOfInvoice, type Payment } from "@/lib/orders/payments/queries";
import { classifyOrder, classifyRefund } from "@/lib/orders/payments/rules";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import type { PaymentResolution } from "../schemas";
import { aboutOrder, lockInvoice } from "./mark-paid";
import { applyClassification, closePayment, expectedOf, finishCapture } from "./reconcile-payment";
import { resolveTransfer } from "./transfers";

const t = currentTranslations("decisionErrors");

/**
 * The decision of a staff member about a payment that needs attention. Who decided and why is
 * stored first, so that the timeline has it even if PayPal fails. Every step out of
 * `needs_attention` is a conditional update: of two concurrent decisions, the second finds nothing
 * left to decide.
 */
export async function resolvePayment(
  invoiceId: number,
  { action, note }: PaymentResolution,
  { email }: Pick<Actor, "email">,
): Promise<void> {
  const payment = await getPaymentOfInvoice(invoiceId);
  if (!payment) throw new ShopError("not_found", t("nothingToDecide"));
  if (payment.state !== "needs_attention") {
    throw new ShopError("conflict", t("noLonger"));
  }
  await transaction(async (tx) => {
    await addPaymentNote(tx, payment, `${email}, ${labels[action]}: ${note}`);
    const invoice = await lockInvoice(tx, invoiceId);
    const detail = `${labels[action]}: ${note}`;
    await recordEvent(tx, "order.decided", { ...aboutOrder(invoice), detail });
  });
  if (payment.orderId) return actions[action](payment);
  if (!(await resolveTransfer(payment, action, { email }))) throw decidedMeanwhile();
}

const labels: Record<PaymentResolution["action"], string> = {
  check: "look again",
  capture: "capture",
  refund: "refund",
  release: "release",
};

const actions: Record<PaymentResolution["action"], (payment: Payment) => Promise<void>> = {
  check: checkAgain,
  capture: captureAccepted,
  refund: refundCaptured,
  release: releaseUnpaid,
};

const from = "needs_attention";

const decidedMeanwhile = () => new ShopError("conflict", t("decidedMeanwhile"));

const readOrder = (payment: Payment) => getOrder(payment.orderId ?? "");

/** Follows PayPal if it now reports what was ordered; throws if it does not. */
async function checkAgain(payment: Payment) {
  const current = classifyOrder(await readOrder(payment), expectedOf(payment));
  switch (current.kind) {
    case "mismatch":
      throw new ShopError("conflict", t("stillDifferent", { reason: current.reason }));
    case "refund_pending":
      return awaitRefund(payment, current.captureId);
    case "refunded":
      return closeRefunded(payment, current.captureId);
    case "waiting":
      await transitionPayment(database(), payment.id, { from, to: "awaiting_payer" });
      return;
    case "approved":
      return captureUnderLease(payment, false);
    default:
      return applyClassification(payment, current);
  }
}

/**
 * Captures the money although PayPal's order differs from ours, as long as the amount is the same.
 */
async function captureAccepted(payment: Payment) {
  const current = classifyOrder(await readOrder(payment), expectedOf(payment), true);
  switch (current.kind) {
    case "paid":
    case "in_review":
      return applyClassification(payment, current);
    case "approved":
      return captureUnderLease(payment, true);
    case "mismatch":
      throw new ShopError("conflict", t("notCaptured", { reason: current.reason }));
    default:
      throw new ShopError("conflict", t("notApproved"));
  }
}

async function captureUnderLease(payment: Payment, isAccepted: boolean) {
  const capturing = await transitionPayment(database(), payment.id, { from, to: "capturing" });
  if (!capturing) throw decidedMeanwhile();
  await finishCapture(capturing, { kind: "approved" }, isAccepted);
}

type Order = Awaited<ReturnType<typeof getOrder>>;

/** The capture of an order that took money; null when none did. */
function findCapture(order: Order) {
  const captures = order?.purchase_units?.[0]?.payments?.captures ?? [];
  return captures.find(({ status }) => status !== "DECLINED" && status !== "FAILED") ?? null;
}

/**
 * Refunds everything that PayPal captured, and closes the order as soon as PayPal has completed the
 * refund.
 */
async function refundCaptured(payment: Payment) {
  const order = await readOrder(payment);
  const capture = findCapture(order);
  if (!capture?.id) throw new ShopError("conflict", t("nothingCollected"));
  if (capture.status === "PENDING") {
    throw new ShopError("conflict", t("inReview"));
  }
  const before = classifyRefund(order);
  const result =
    before === "none" || before === "failed" ? await refund(payment, capture.id) : before;
  if (typeof result === "object") {
    throw new ShopError("conflict", t("refundRefused", { problem: result.problem }));
  }
  await (result === "completed" ? closeRefunded : awaitRefund)(payment, capture.id);
}

/**
 * A new request id after a failed refund: with the same id PayPal would repeat its previous
 * response.
 */
async function refund({ id, requestId }: Payment, captureId: string) {
  const failed = await countPaymentSteps(database(), id, "refund_pending");
  return refundCapture(captureId, `${requestId}-refund${failed === 0 ? "" : `-${failed}`}`);
}

/** Releases the presets, so that the customer can order them again, when PayPal holds no money. */
async function releaseUnpaid(payment: Payment) {
  const order = await readOrder(payment);
  if (findCapture(order) && classifyRefund(order) !== "completed") {
    throw new ShopError("conflict", t("collected"));
  }
  await closeOrder(payment, { to: "cancelled" });
}

/**
 * PayPal has accepted the refund but not completed it: the job that checks payments goes on asking.
 */
async function awaitRefund(payment: Payment, captureId: string) {
  const step = { from, to: "refund_pending", values: { captureId } } as const;
  if (!(await transitionPayment(database(), payment.id, step))) throw decidedMeanwhile();
}

const closeRefunded = (payment: Payment, captureId: string) =>
  closeOrder(payment, { to: "refunded", values: { captureId } });

async function closeOrder(payment: Payment, step: Parameters<typeof closePayment>[1]) {
  if (!(await closePayment(payment, step, "cancelled"))) throw decidedMeanwhile();
}
