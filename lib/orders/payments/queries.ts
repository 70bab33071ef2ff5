import "server-only";
import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { paymentSteps, payments } from "@/db/schema/payments";

export type Payment = typeof payments.$inferSelect;

export async function getPayment(id: number): Promise<Payment | null> {
  const [row] = await database().select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function getPaymentOfInvoice(invoiceId: number): Promise<Payment | null> {
  const [row] = await database().select().from(payments).where(eq(payments.invoiceId, invoiceId));
  return row ?? null;
}

export async function getPaymentByOrder(orderId: string): Promise<Payment | null> {
  const [row] = await database().select().from(payments).where(eq(payments.orderId, orderId));
  return row ?? null;
}

export async function getPaymentByCapture(captureId: string): Promise<Payment | null> {
  const [row] = await database().select().from(payments).where(eq(payments.captureId, captureId));
  return row ?? null;
}

/** The state transitions of an invoice's payment, in order. */
export const listPaymentSteps = (invoiceId: number) =>
  database()
    .select({ state: paymentSteps.state, note: paymentSteps.note, at: paymentSteps.at })
    .from(paymentSteps)
    .innerJoin(payments, eq(payments.id, paymentSteps.paymentId))
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asc(paymentSteps.id))
    .limit(200);
