import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { listEmailsByKey } from "@/lib/email/queries";
import { requireInvoice } from "@/lib/invoices/queries/invoices";
import { paymentReference } from "@/lib/invoices/rules";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/payments/queries";
import type { Actor } from "@/lib/sessions/rules";
import { dedupeKeysOf } from "./emails/dedupe-keys";
import type { OpenTransfer } from "./rules";
import type { OrderTimeline } from "./schemas";

/** The timeline of an order: its payment's transitions and its emails. */
export async function requireOrderTimeline(id: number, actor: Actor): Promise<OrderTimeline> {
  await requireInvoice(id, actor);
  const [[order], payment, steps, refundIds, requestIds] = await Promise.all([
    database()
      .select({ replacedBy: invoices.replacedBy })
      .from(invoices)
      .where(eq(invoices.id, id)),
    getPaymentOfInvoice(id),
    listPaymentSteps(id),
    listIds(refunds, id),
    listIds(refundRequests, id),
  ]);
  const mails = await listEmailsByKey(dedupeKeysOf(id, { refundIds, requestIds }));
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

async function listIds(table: typeof refunds | typeof refundRequests, invoiceId: number) {
  const rows = await database()
    .select({ id: table.id })
    .from(table)
    .where(eq(table.invoiceId, invoiceId))
    .orderBy(asc(table.id))
    .limit(100);
  return rows.map(({ id }) => id);
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
