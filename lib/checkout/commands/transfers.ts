import "server-only";
import { and, asc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { formatDay } from "@/lib/dates";
import { queueEmail } from "@/lib/email/commands";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { paymentReference } from "@/lib/invoices/rules";
import { dedupeKey } from "../emails/dedupe-keys";
import { transferExpiredEmail, transferReminderEmail } from "../emails/order-emails";
import {
  type InvoiceRow,
  itemsOf,
  lockInvoice,
  markPaid,
  releaseOrder,
  revalidateSales,
} from "./mark-paid";

/** The back office has seen the money on the account. */
export async function markTransferPaid(id: number): Promise<{ id: number }> {
  await requireTransfer(id);
  const sold = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === "paid") return [];
    const items = await itemsOf(tx, id);
    const presetIds = items.map(({ presetId }) => presetId);
    if (invoice.status === "expired") {
      // Late money: the presets are still free, or the customer has bought them in another way.
      const claims = presetIds.map((presetId) => ({
        userId: invoice.userId,
        presetId,
        invoiceId: id,
      }));
      const taken = await tx
        .insert(purchaseClaims)
        .values(claims)
        .onConflictDoNothing()
        .returning();
      if (taken.length < claims.length) {
        throw new ShopError("conflict", "The customer has ordered these presets again meanwhile.");
      }
    } else if (invoice.status !== "pending") {
      throw new ShopError("conflict", "This order was given up.");
    }
    await markPaid(tx, invoice);
    return presetIds;
  });
  if (sold.length > 0) await revalidateSales(sold);
  return { id };
}

/** What was paid stays paid: the books are not written backwards. */
export async function revertTransferPaid(id: number): Promise<{ id: number }> {
  const { status } = await requireTransfer(id);
  if (status === "paid") throw new ShopError("conflict", "A paid invoice stays paid.");
  return { id };
}

async function requireTransfer(id: number): Promise<InvoiceRow> {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new ShopError("not_found", "This invoice does not exist.");
  if (invoice.method !== "bank_transfer") {
    throw new ShopError("conflict", "PayPal says by itself whether this invoice is paid.");
  }
  return invoice;
}

const olderThan = (days: number) =>
  lt(invoices.createdAt, sql`now() - make_interval(days => ${days})`);

/** Pending transfers that match, oldest first; each is then looked at alone, under its lock. */
async function listOpenTransfers(which: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await database()
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.status, "pending"), eq(invoices.method, "bank_transfer"), which))
    .orderBy(asc(invoices.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const day = 24 * 60 * 60 * 1000;

/** One mail to whoever has not paid for some days. */
export async function sendTransferReminders(limit: number): Promise<void> {
  const { TRANSFER_REMINDER_DAYS, TRANSFER_EXPIRY_DAYS } = env("transfers");
  const late = and(isNull(invoices.remindedAt), olderThan(TRANSFER_REMINDER_DAYS));
  for (const id of await listOpenTransfers(late, limit)) {
    await transaction(async (tx) => {
      const invoice = await lockInvoice(tx, id);
      if (invoice.status !== "pending" || invoice.remindedAt) return;
      const lastDay = new Date(invoice.createdAt.getTime() + TRANSFER_EXPIRY_DAYS * day);
      await tx.update(invoices).set({ remindedAt: sql`now()` }).where(eq(invoices.id, id));
      await queueEmail(tx, {
        key: dedupeKey("transfer-reminder", id),
        to: invoice.customer.email,
        ...transferReminderEmail(invoice, paymentReference(id), formatDay(lastDay.toISOString())),
      });
    });
  }
}

/** Orders whose money never came give their presets back. */
export async function expireTransfers(limit: number): Promise<void> {
  const overdue = olderThan(env("transfers").TRANSFER_EXPIRY_DAYS);
  for (const id of await listOpenTransfers(overdue, limit)) {
    await transaction(async (tx) => {
      const invoice = await lockInvoice(tx, id);
      if (invoice.status !== "pending") return;
      await releaseOrder(tx, id, { to: "expired" });
      await queueEmail(tx, {
        key: dedupeKey("transfer-expired", id),
        to: invoice.customer.email,
        ...transferExpiredEmail(invoice),
      });
    });
  }
}
