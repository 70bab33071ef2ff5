import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { transitionPayment } from "@/lib/orders/payments/commands";
import { getPaymentByOrder } from "@/lib/orders/payments/queries";
import { paymentOutcome } from "../rules";
import type { PaymentOutcome } from "../schemas";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { tolerateProviderOutage } from "./provider-outage";
import { reconcilePayment } from "./reconcile-payment";

/** Handles the buyer's return from PayPal after the approval. */
export async function completeReturn(orderId: string): Promise<PaymentOutcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  // During a PayPal outage the result is unknown until the scheduled jobs reconcile the payment.
  const isReconciled = await tolerateProviderOutage(() =>
    reconcilePayment(payment, { isBuyerBack: true }),
  );
  if (!isReconciled) return "unknown";
  return paymentOutcome(await waitWhileCapturing(payment.id), new Date());
}

const pollIntervalMs = 250;
const maxPolls = 16;

/**
 * A webhook event may arrive before the buyer does: waits while its request captures the payment.
 */
async function waitWhileCapturing(id: number): Promise<PaymentSituation> {
  for (let poll = 0; ; poll++) {
    const situation = await getPaymentSituation(id);
    if (situation.state !== "capturing" || poll === maxPolls) return situation;
    await sleep(pollIntervalMs);
  }
}

/**
 * Handles the buyer's cancellation at PayPal: cancels the order and releases its presets. The link
 * has no effect for anybody but the buyer.
 */
export async function cancelReturn(
  orderId: string,
  visitor: { userId: number } | null,
): Promise<PaymentOutcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    if (invoice.userId !== visitor?.userId) return;
    const step = { from: "awaiting_payer", to: "cancelled", note: "by the buyer" } as const;
    if (await transitionPayment(tx, payment.id, step)) {
      await releaseOrder(tx, invoice.id, { to: "cancelled" });
    }
  });
  const outcome = paymentOutcome(await getPaymentSituation(payment.id), new Date());
  return outcome === "paid" ? "already-paid" : outcome;
}

type PaymentSituation = Parameters<typeof paymentOutcome>[0];

async function getPaymentSituation(id: number): Promise<PaymentSituation> {
  const [situation] = await database()
    .select({
      state: payments.state,
      captureAttempt: payments.captureAttempt,
      paidAt: invoices.paidAt,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.id, id));
  if (!situation) throw new Error("The payment does not exist.");
  return situation;
}
