import "server-only";
import { eq } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { paymentSteps, payments } from "@/db/schema/payments";
import { restoreCouponUse } from "@/lib/catalogue/coupons/commands";
import { env } from "@/lib/env";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { transitionPayment } from "@/lib/orders/payments/commands";
import type { Payment } from "@/lib/orders/payments/queries";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { attentionKey } from "../emails/dedupe-keys";
import { lateTransferEmail } from "../emails/payment-attention";
import type { PaymentResolution } from "../schemas";
import {
  aboutOrder,
  type InvoiceRow,
  itemsOf,
  lockInvoice,
  markPaid,
  revalidateSales,
} from "./mark-paid";

/**
 * A staff member has seen the money on the bank account. If another order has the presets of a
 * closed order meanwhile, or its coupon is used up, the transfer is flagged, and staff decide about
 * its money.
 */
export async function markTransferPaid(id: number): Promise<{ id: number }> {
  await requireTransfer(id);
  const sold = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number !== null || (await isFlagged(tx, id))) return [];
    const obstacle = await reopenOrder(tx, invoice);
    if (obstacle === null) return markPaid(tx, invoice);
    await flagTransfer(tx, invoice, obstacle);
    return [];
  });
  if (sold.length > 0) await revalidateSales(sold);
  return { id };
}

/**
 * Claims the presets of an order that was closed unpaid again, and uses its coupon again. Returns
 * null, or why that is not possible, and then changes nothing. With `isCouponAccepted`, staff let
 * the order have its coupon in any case.
 */
async function reopenOrder(
  tx: Transaction,
  invoice: InvoiceRow,
  { isCouponAccepted = false } = {},
): Promise<string | null> {
  const { id, userId, status, replacedBy } = invoice;
  if (status === "pending") return null;
  const items = await itemsOf(tx, id);
  const claims = items.map(({ presetId, licenseNumber }) => ({
    userId,
    presetId,
    licenseNumber,
    invoiceId: id,
  }));
  const taken = await tx.insert(purchaseClaims).values(claims).onConflictDoNothing().returning();
  const obstacle =
    taken.length < claims.length
      ? `its templates are in ${replacedBy === null ? "another order" : `order ${replacedBy}`}`
      : await restoreCouponUse(tx, invoice, { isAccepted: isCouponAccepted });
  if (obstacle === null) return null;
  await tx.delete(purchaseClaims).where(eq(purchaseClaims.invoiceId, id));
  return obstacle;
}

async function isFlagged(tx: Transaction, invoiceId: number): Promise<boolean> {
  const [payment] = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId));
  if (payment?.state === "cancelled") {
    throw new ShopError("conflict", "The money of this transfer was returned.");
  }
  return payment !== undefined;
}

async function flagTransfer(tx: Transaction, invoice: InvoiceRow, obstacle: string) {
  const { id: invoiceId, totalCents: amountCents } = invoice;
  const reason = `the transfer arrived, but ${obstacle}`;
  const state = "needs_attention";
  const [payment] = await tx
    .insert(payments)
    .values({ invoiceId, amountCents, state })
    .returning({ id: payments.id });
  if (!payment) throw new Error("The transfer was not flagged.");
  await tx.insert(paymentSteps).values({ paymentId: payment.id, state, note: reason });
  await recordEvent(tx, "order.flagged", { ...aboutOrder(invoice), detail: reason });
  await queueEmail(tx, {
    key: attentionKey(invoiceId, 1),
    to: env("site").ADMIN_EMAIL,
    ...lateTransferEmail(invoice, paymentReference(invoiceId), reason),
  });
}

/**
 * The decision of a staff member about a flagged transfer. False if another decision came first.
 */
export async function resolveTransfer(
  { id, invoiceId }: Payment,
  action: PaymentResolution["action"],
): Promise<boolean> {
  const from = "needs_attention";
  if (action === "release") {
    return (await transitionPayment(database(), id, { from, to: "cancelled" })) !== null;
  }
  if (action !== "check") {
    throw new ShopError("conflict", "This order is paid by bank transfer, not through PayPal.");
  }
  const sold = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const values = { captureId: paymentReference(invoiceId) };
    if (!(await transitionPayment(tx, id, { from, to: "captured", values }))) return [];
    const obstacle = await reopenOrder(tx, invoice, { isCouponAccepted: true });
    if (obstacle === null) return markPaid(tx, invoice);
    throw new ShopError("conflict", "Its templates are in another order of this customer.");
  });
  await revalidateSales(sold);
  return sold.length > 0;
}

/** A paid invoice stays paid: the books are never changed afterwards. */
export async function revertTransferPaid(id: number): Promise<{ id: number }> {
  const { status } = await requireTransfer(id);
  if (status === "paid")
    throw new ShopError("conflict", "A paid invoice cannot be marked as unpaid.");
  return { id };
}

async function requireTransfer(id: number): Promise<InvoiceRow> {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new ShopError("not_found", errorTexts.unknownInvoice);
  if (invoice.method !== "bank_transfer") {
    throw new ShopError("conflict", "PayPal reports whether this invoice is paid.");
  }
  return invoice;
}
