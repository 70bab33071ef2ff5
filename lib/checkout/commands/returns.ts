import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { movePayment } from "@/lib/payments/commands";
import { getPaymentByOrder } from "@/lib/payments/queries";
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
  const isSettled = await unlessPaypalIsAway(() => settlePayment(payment));
  if (!isSettled) return "unknown";
  return outcomeOf(await waitForOther(payment.id), new Date());
}

/** Milliseconds between two looks, and how many of them a buyer's browser is kept waiting. */
const pause = 250;
const looks = 16;

/** A notice from PayPal may be faster than the buyer: while it captures there is no answer yet. */
async function waitForOther(id: number): Promise<Ending> {
  for (let look = 0; ; look++) {
    const ending = await getEnding(id);
    if (ending.state !== "capturing" || look === looks) return ending;
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
  const outcome = outcomeOf(await getEnding(payment.id), new Date());
  return outcome === "paid" ? "already-paid" : outcome;
}

type Ending = Parameters<typeof outcomeOf>[0];

async function getEnding(id: number): Promise<Ending> {
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
