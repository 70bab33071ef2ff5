import "server-only";
import { listEmailsByKey } from "@/lib/email/queries";
import { requireInvoice } from "@/lib/invoices/queries";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/payments/queries";
import type { Actor } from "@/lib/sessions/rules";
import { dedupeKeysOf } from "./emails/dedupe-keys";
import type { OrderTimeline } from "./schemas";

/** The timeline of an order: its payment's transitions and its emails. */
export async function requireOrderTimeline(id: number, actor: Actor): Promise<OrderTimeline> {
  await requireInvoice(id, actor);
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
