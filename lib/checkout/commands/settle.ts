import "server-only";
import { database, type Transaction, transaction } from "@/db/client";
import { queueMail } from "@/lib/mail/commands";
import { giveUpLease, movePayment, takeOverCapture } from "@/lib/payments/commands";
import { captureOrder, getOrder } from "@/lib/payments/gateway";
import type { Payment } from "@/lib/payments/queries";
import { type Expected, judgeOrder, type Verdict } from "@/lib/payments/rules";
import { paymentRefused } from "../letters";
import { mailKey } from "../occasions";
import {
  forgetSales,
  type InvoiceRow,
  itemsOf,
  lockInvoice,
  markPaid,
  releaseOrder,
} from "./mark-paid";

/**
 * Brings a payment as far as PayPal's word allows, whoever asks: the buyer who returns, a notice, the
 * sweeper. However many ask at once, one captures; the others find what it did. PayPal is only ever
 * asked between transactions.
 */
export async function settlePayment(payment: Payment): Promise<void> {
  if (!payment.orderId) return;
  switch (payment.state) {
    case "awaiting_payer":
      return settleAwaited(payment, await judge(payment));
    case "capturing":
      if (await takeOverCapture(payment.id)) await finishCapture(payment);
      return;
    case "pending_review":
      return record(payment, await judge(payment));
    case "captured":
      return settleCaptured(payment, await judge(payment));
  }
}

const judge = async (payment: Payment): Promise<Verdict> =>
  judgeOrder(await getOrder(payment.orderId ?? ""), expectedOf(payment));

const expectedOf = ({ orderId, amountCents, currency, invoiceId }: Payment): Expected => ({
  orderId: orderId ?? "",
  amountCents,
  currency,
  invoiceId,
});

async function settleAwaited(payment: Payment, verdict: Verdict) {
  if (verdict.kind === "waiting") return;
  if (verdict.kind === "gone") return close(payment, "expired", "expired");
  if (verdict.kind === "mismatch") return setAside(payment, verdict.reason);
  const capturing = await move(payment, { to: "capturing" });
  if (capturing) await finishCapture(capturing, verdict);
}

/** The lease is ours: nobody else captures until it ends. What PayPal said a moment ago still holds. */
async function finishCapture(payment: Payment, known?: Verdict) {
  try {
    const verdict = known ?? (await judge(payment));
    if (verdict.kind !== "approved") return await record(payment, verdict);
    await capture(payment);
  } catch (error) {
    await giveUpLease(payment.id);
    throw error;
  }
}

async function capture(payment: Payment) {
  const { captureAttempt: attempt } = payment;
  const outcome = await captureOrder(payment.orderId ?? "", `${payment.requestId}-${attempt}`);
  if (typeof outcome === "object") {
    if ("problem" in outcome) return setAside(payment, outcome.problem);
    const told = judgeOrder(outcome.order, expectedOf(payment));
    // Anything but success is worth a second look: an answer may be shorter than the order is.
    return record(payment, told.kind === "paid" ? told : await judge(payment));
  }
  const isDeclined = outcome === "declined";
  await move(payment, {
    to: "awaiting_payer",
    note: isDeclined ? "declined" : "not approved yet",
    facts: { captureAttempt: isDeclined ? attempt + 1 : attempt },
  });
}

/** Writes down what PayPal says of a capture. */
async function record(payment: Payment, verdict: Verdict): Promise<void> {
  switch (verdict.kind) {
    case "paid":
      return recordPaid(payment, verdict.captureId);
    case "in_review": {
      if (payment.state === "pending_review") return;
      const { captureId, reason: note } = verdict;
      await move(payment, { to: "pending_review", note, facts: { captureId } });
      return;
    }
    case "refused":
      return close(payment, "failed", "cancelled");
    case "gone":
      return close(payment, payment.state === "pending_review" ? "failed" : "expired", "expired");
    case "mismatch":
      return setAside(payment, verdict.reason);
    case "refunded":
      return setAside(payment, "refunded before it was known to be paid");
    default:
      if (payment.state === "capturing") await move(payment, { to: "awaiting_payer" });
  }
}

/** Under the lock of the owner: nobody else moves this payment or its invoice meanwhile. */
async function inOrder<T>(
  payment: Payment,
  work: (tx: Transaction, invoice: InvoiceRow) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => work(tx, await lockInvoice(tx, payment.invoiceId)));
}

type Step = Omit<Parameters<typeof movePayment>[2], "from">;

const move = (payment: Payment, step: Step) =>
  movePayment(database(), payment.id, { from: payment.state, ...step });

async function recordPaid(payment: Payment, captureId: string) {
  const sold = await inOrder(payment, async (tx, invoice) => {
    const step = { from: payment.state, to: "captured", facts: { captureId } } as const;
    if (!(await movePayment(tx, payment.id, step))) return [];
    return markPaid(tx, invoice);
  });
  if (sold.length > 0) await forgetSales(sold);
}

/** The payment comes to nothing, and its order with it. A buyer who was waiting for a review is told. */
async function close(
  payment: Payment,
  to: "failed" | "expired",
  ending: "cancelled" | "expired",
): Promise<void> {
  await inOrder(payment, async (tx, invoice) => {
    if (!(await movePayment(tx, payment.id, { from: payment.state, to }))) return;
    await releaseOrder(tx, invoice.id, { to: ending });
    if (to !== "failed") return;
    const { email } = invoice.customer;
    await queueMail(tx, {
      key: mailKey("refused", invoice.id),
      to: email,
      ...paymentRefused(invoice),
    });
  });
}

/** Nothing is captured, freed or paid until a person has looked. */
async function setAside(payment: Payment, note: string) {
  await move(payment, { to: "needs_attention", note });
}

async function settleCaptured(payment: Payment, verdict: Verdict) {
  if (verdict.kind !== "refunded") return;
  const returned = await inOrder(payment, async (tx, invoice) => {
    if (!(await movePayment(tx, payment.id, { from: "captured", to: "refunded" }))) return [];
    await releaseOrder(tx, invoice.id, { from: "paid", to: "refunded" });
    return (await itemsOf(tx, invoice.id)).map(({ presetId }) => presetId);
  });
  if (returned.length > 0) await forgetSales(returned);
}
