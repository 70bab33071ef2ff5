import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { transitionPayment } from "@/lib/payments/commands";
import { getPaymentByOrder } from "@/lib/payments/queries";
import { paymentOutcome } from "../rules";
import type { PaymentOutcome } from "../schemas";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { tolerateProviderOutage } from "./provider-outage";
import { reconcilePayment } from "./reconcile-payment";

/** The buyer is back from PayPal. */
export async function completeReturn(orderId: string): Promise<PaymentOutcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  // Otherwise nobody knows what became of the money until the sweeper has asked again.
  const isSettled = await tolerateProviderOutage(() => reconcilePayment(payment));
  if (!isSettled) return "unknown";
  return paymentOutcome(await waitWhileCapturing(payment.id), new Date());
}

/** Milliseconds between two looks, and how many of them a buyer's browser is kept waiting. */
const pause = 250;
const looks = 16;

/** A notice from PayPal may be faster than the buyer: while it captures there is no answer yet. */
async function waitWhileCapturing(id: number): Promise<PaymentSituation> {
  for (let look = 0; ; look++) {
    const ending = await getPaymentSituation(id);
    if (ending.state !== "capturing" || look === looks) return ending;
    await sleep(pause);
  }
}

/** The buyer cancelled at PayPal: the order gives its presets back, and the cart is as it was. */
export async function cancelReturn(orderId: string): Promise<PaymentOutcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
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
  const [ending] = await database()
    .select({
      state: payments.state,
      captureAttempt: payments.captureAttempt,
      paidAt: invoices.paidAt,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.id, id));
  if (!ending) throw new Error("A payment is gone.");
  return ending;
}
