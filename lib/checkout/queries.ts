import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { listEmailsByKey } from "@/lib/email/queries";
import { requireInvoice } from "@/lib/invoices/queries/invoices";
import { paymentReference } from "@/lib/invoices/rules";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/payments/queries";
import type { Caller } from "@/lib/sessions/rules";
import { dedupeKeysOf } from "./emails/dedupe-keys";
import type { OpenTransfer } from "./rules";
import type { OrderTimeline } from "./schemas";

/** The timeline of an order: its payment's transitions and its emails. */
export async function requireOrderTimeline(id: number, caller: Caller): Promise<OrderTimeline> {
  await requireInvoice(id, caller);
  const [[order], payment, steps, mails] = await Promise.all([
    database()
      .select({ replacedBy: invoices.replacedBy })
      .from(invoices)
      .where(eq(invoices.id, id)),
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
    replacedBy: order?.replacedBy ?? null,
    mails,
  };
}

/** The customer's bank transfers that have not arrived: a payment by PayPal replaces them. */
export async function listOpenTransfers(userId: number): Promise<OpenTransfer[]> {
  const rows = await database()
    .select({
      invoiceId: invoices.id,
      preset: { id: invoiceItems.presetId, name: invoiceItems.name },
    })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.userId, userId),
        eq(invoices.status, "pending"),
        eq(invoices.method, "bank_transfer"),
      ),
    )
    .orderBy(asc(invoiceItems.id))
    .limit(1000);
  return [...new Set(rows.map(({ invoiceId }) => invoiceId))].map((id) => ({
    reference: paymentReference(id),
    presets: rows.filter(({ invoiceId }) => invoiceId === id).map(({ preset }) => preset),
  }));
}
