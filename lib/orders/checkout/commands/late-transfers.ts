import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { env } from "@/lib/env";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { sumTransfers } from "@/lib/orders/transfers/queries";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { dedupeKey } from "../emails/dedupe-keys";
import { transferExpiredEmail, transferReminderEmail } from "../emails/order-emails";
import { expireTransferJob, remindOfTransferJob } from "../jobs";
import { type InvoiceRow, lockInvoiceIfAny, releaseOrder } from "./mark-paid";

const daySeconds = 24 * 60 * 60;

const daysAfter = ({ createdAt }: InvoiceRow, days: number) =>
  new Date(createdAt.getTime() + days * daySeconds * 1000);

/** Enqueues the reminder and the expiry of a bank transfer. */
export async function enqueueTransferJobs(tx: Transaction, invoiceId: number): Promise<void> {
  const { TRANSFER_REMINDER_DAYS, TRANSFER_EXPIRY_DAYS } = env("transfers");
  const after = (days: number) => ({ startAfterSeconds: days * daySeconds });
  await enqueue(tx, remindOfTransferJob, { invoiceId }, after(TRANSFER_REMINDER_DAYS));
  await enqueue(tx, expireTransferJob, { invoiceId }, after(TRANSFER_EXPIRY_DAYS));
}

interface Payload {
  invoiceId: number;
}

/**
 * Runs `act` under the invoice's lock, if the invoice is still pending `days` after its order. Runs again
 * later if the configured number of days has grown since the job was enqueued.
 */
async function whenLate(
  { invoiceId }: Payload,
  days: number,
  { runAgainIn }: Attempt,
  act: (tx: Transaction, invoice: InvoiceRow) => Promise<void>,
): Promise<void> {
  await transaction(async (tx) => {
    const invoice = await lockInvoiceIfAny(tx, invoiceId);
    if (invoice?.status !== "pending") return;
    const wait = Math.ceil((daysAfter(invoice, days).getTime() - Date.now()) / 1000);
    if (wait > 0) return runAgainIn(wait);
    await act(tx, invoice);
  });
}

/** Sends one reminder for a bank transfer that has not arrived. */
export async function remindOfTransfer(payload: Payload, current: Attempt): Promise<void> {
  const { TRANSFER_REMINDER_DAYS, TRANSFER_EXPIRY_DAYS } = env("transfers");
  await whenLate(payload, TRANSFER_REMINDER_DAYS, current, async (tx, invoice) => {
    if (invoice.remindedAt) return;
    const { id, customer } = invoice;
    const lastDay = daysAfter(invoice, TRANSFER_EXPIRY_DAYS);
    await tx.update(invoices).set({ remindedAt: sql`now()` }).where(eq(invoices.id, id));
    await queueEmail(tx, {
      key: dedupeKey("transfer-reminder", id),
      to: customer.email,
      language: customer.language,
      email: transferReminderEmail(
        invoice,
        paymentReference(id),
        lastDay,
        await sumTransfers(tx, id),
      ),
    });
  });
}

/**
 * Expires an order whose bank transfer has not arrived, so that its presets can be ordered again. An
 * order that is partly paid waits until its money is complete or has gone back.
 */
export async function expireTransfer(payload: Payload, current: Attempt): Promise<void> {
  await whenLate(payload, env("transfers").TRANSFER_EXPIRY_DAYS, current, async (tx, invoice) => {
    if ((await sumTransfers(tx, invoice.id)) > 0) return current.runAgainIn(daySeconds);
    await releaseOrder(tx, invoice.id, { to: "expired" });
    await queueEmail(tx, {
      key: dedupeKey("transfer-expired", invoice.id),
      to: invoice.customer.email,
      language: invoice.customer.language,
      email: transferExpiredEmail(invoice),
    });
  });
}
