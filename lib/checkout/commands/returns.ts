import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { movePayment } from "@/lib/payments/commands";
import { getPayment, getPaymentByOrder, type Payment } from "@/lib/payments/queries";
import { outcomeOf } from "../rules";
import type { Outcome } from "../schemas";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { unlessPaypalIsAway } from "./outage";
import { settlePayment } from "./settle";

/** The buyer is back from PayPal. */
export async function finishReturn(orderId: string): Promise<Outcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  // Otherwise nobody knows what became of the money until the sweeper has asked again.
  const isSettled = await unlessPaypalIsAway(() => settlePayment(payment.id));
  if (!isSettled) return "unknown";
  return endingOf(await waitForOther(payment.id));
}

/** Milliseconds between two looks, and how many of them a buyer's browser is kept waiting. */
const pause = 250;
const looks = 16;

/** A notice from PayPal may be faster than the buyer: while it captures there is no answer yet. */
async function waitForOther(id: number): Promise<Payment> {
  for (let look = 0; ; look++) {
    const payment = await getPayment(id);
    if (!payment) throw new Error("A payment is gone.");
    if (payment.state !== "capturing" || look === looks) return payment;
    await sleep(pause);
  }
}

/** The buyer cancelled at PayPal: the order gives its presets back, and the cart is as it was. */
export async function cancelReturn(orderId: string): Promise<Outcome> {
  const payment = await getPaymentByOrder(orderId);
  if (!payment) return "unknown";
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const step = { from: "awaiting_payer", to: "cancelled", note: "by the buyer" } as const;
    if (await movePayment(tx, payment.id, step)) {
      await releaseOrder(tx, invoice.id, { to: "cancelled" });
    }
  });
  const outcome = await endingOf((await getPayment(payment.id)) ?? payment);
  return outcome === "paid" ? "already-paid" : outcome;
}

async function endingOf({ invoiceId, state, captureAttempt }: Payment): Promise<Outcome> {
  const [invoice] = await database()
    .select({ paidAt: invoices.paidAt })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  const paidAt = invoice?.paidAt ?? null;
  return outcomeOf({ state, paidAt, captureAttempt }, new Date());
}
