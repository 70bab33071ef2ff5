import "server-only";
import { transaction } from "@/db/client";
import { transitionPayment } from "@/lib/orders/payments/commands";
import { getPayment, type Payment } from "@/lib/orders/payments/queries";
import { isOpen, nextCheckSeconds, requestIdLifetimeMs } from "@/lib/orders/payments/rules";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { lockInvoice, releaseOrder } from "./mark-paid";
import { reconcilePayment } from "./reconcile-payment";

/** Reconciles an open payment, again and again until it is closed: the buyer may never return. */
export async function checkPayment(
  { paymentId }: { paymentId: number },
  { attempt, runAgainIn }: Attempt,
): Promise<void> {
  const before = await getPayment(paymentId);
  if (!before || !isOpen(before.state)) return;
  await (before.state === "creating" ? expireUnopened(before) : reconcilePayment(before));
  const after = await getPayment(paymentId);
  if (after && isOpen(after.state)) runAgainIn(nextCheckSeconds(after.state, attempt));
}

/** PayPal never created the order, and no longer remembers the request id. */
async function expireUnopened(payment: Payment): Promise<void> {
  if (Date.now() - payment.createdAt.getTime() < requestIdLifetimeMs) return;
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, payment.invoiceId);
    const expired = await transitionPayment(tx, payment.id, { from: "creating", to: "expired" });
    if (expired) await releaseOrder(tx, invoice.id, { to: "expired" });
  });
}
