import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { amountsIn } from "@/lib/amounts";
import { ShopError } from "@/lib/errors";
import { type InvoiceRow, lockInvoice, revalidateSales } from "../../commands/mark-paid";
import { tolerateProviderOutage } from "../../commands/provider-outage";
import type { RefundForm } from "../schemas";
import { sendRefund } from "./finish-refund";
import { type InsertedRefund, insertRefund } from "./insert-refund";

const t = currentTranslations("errors");

/**
 * Refunds an order, whole or by item. If PayPal does not answer, the job tries again. Returns the
 * refund's id.
 */
export async function startRefund(
  { invoiceId, amount, ...form }: RefundForm,
  { email }: { email: string },
): Promise<number> {
  const inserted = await transaction(async (tx) => {
    const invoice = await requireLockedInvoice(tx, invoiceId);
    const amountCents = amountsIn(invoice.currency).decode(amount);
    return insertRefund(tx, invoice, { ...form, amountCents }, email);
  });
  await afterRefund(inserted);
  return inserted.refund.id;
}

/** The steps that follow after the transaction. */
export async function afterRefund({ refund: { id }, returned }: InsertedRefund): Promise<void> {
  if (returned.length > 0) await revalidateSales(returned);
  await tolerateProviderOutage(() => sendRefund({ refundId: id }));
}

async function requireLockedInvoice(tx: Transaction, id: number): Promise<InvoiceRow> {
  const [known] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id));
  if (!known) throw new ShopError("not_found", t("unknownInvoice"));
  return lockInvoice(tx, id);
}
