import "server-only";
import { requireInvoice } from "@/lib/invoices/queries";
import { listMailsByKey } from "@/lib/mail/queries";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/payments/queries";
import type { Actor } from "@/lib/sessions/rules";
import { mailKeysOf } from "./occasions";
import type { OrderTrail } from "./schemas";

/** What happened to an order, in the order it happened. */
export async function requireOrderTrail(id: number, reader: Actor): Promise<OrderTrail> {
  await requireInvoice(id, reader);
  const [payment, steps, mails] = await Promise.all([
    getPaymentOfInvoice(id),
    listPaymentSteps(id),
    listMailsByKey(mailKeysOf(id)),
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
