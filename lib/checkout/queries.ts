import "server-only";
import { listEmailsByKey } from "@/lib/email/queries";
import { requireInvoice } from "@/lib/invoices/queries";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/payments/queries";
import type { Actor } from "@/lib/sessions/rules";
import { dedupeKeysOf } from "./emails/dedupe-keys";
import type { OrderTimeline } from "./schemas";

/** What happened to an order, in the order it happened. */
export async function requireOrderTimeline(id: number, reader: Actor): Promise<OrderTimeline> {
  await requireInvoice(id, reader);
  const [payment, steps, mails] = await Promise.all([
    getPaymentOfInvoice(id),
    listPaymentSteps(id),
    listEmailsByKey(dedupeKeysOf(id)),
  ]);
  return {
    payment: payment && {
      state: payment.state,
      orderId: payment.orderId,
      captureId: payment.captureId,
      createdAt: payment.createdAt.toISOString(),
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    },
    mails,
  };
}
