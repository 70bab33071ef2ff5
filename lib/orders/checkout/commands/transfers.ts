import "server-only";
import { and, eq } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { paymentSteps, payments } from "@/db/schema/payments";
import { bankLines, transfers } from "@/db/schema/transfers";
import { amountsIn } from "@/lib/amounts";
import { restoreCouponUse } from "@/lib/catalogue/coupons/commands";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { formatMoney } from "@/lib/money";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { transitionPayment } from "@/lib/orders/payments/commands";
import type { Payment } from "@/lib/orders/payments/queries";
import { sumTransfers } from "@/lib/orders/transfers/queries";
import { creditOf, openOf, refusalOfDay } from "@/lib/orders/transfers/rules";
import { movedCents, type TransferChange } from "@/lib/orders/transfers/schemas";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { sellerIsoDay } from "@/lib/seller-dates";
import { attentionKey, transferKey } from "../emails/dedupe-keys";
import { lateTransferEmail } from "../emails/payment-attention";
import { creditReturnedEmail, overpaidEmail, partPaymentEmail } from "../emails/transfer-emails";
import { addEvidence } from "../evidence/commands";
import { isDeployment } from "../rules";
import type { PaymentResolution } from "../schemas";
import { findDeploymentObstacle } from "./deployment-alone";
import { insertTransfer } from "./insert-transfer";
import { enqueueTransferJobs } from "./late-transfers";
import {
  aboutOrder,
  type InvoiceRow,
  itemsOf,
  lockInvoice,
  markPaid,
  revalidateSales,
} from "./mark-paid";
import { takeBackPayment } from "./take-back-payment";

const t = currentTranslations("errors");
const refusal = currentTranslations("transferErrors");

interface Staff {
  email: string;
}

interface Arrival {
  /** In the currency of the order; all that is open, if absent. */
  amount?: number | undefined;
  /** Today, if absent. */
  day?: string | undefined;
  /** What the caller saw as open; only compared, so that no transfer is marked twice. */
  openAmount?: number | undefined;
}

/**
 * A staff member has seen money on the bank account. Part payments add up; an order is paid once
 * its total has arrived. If another order has the presets of a closed order meanwhile, or its coupon
 * is used up, the transfer is flagged, and staff decide about its money.
 */
export async function markTransferArrived(
  id: number,
  arrival: Arrival,
  staff: Staff,
  /** The line of a bank statement that it comes from. */
  bankLineId?: number,
): Promise<{ id: number }> {
  await requireTransfer(id);
  const sold = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === "refunded" && invoice.replacedBy !== null) {
      throw new ShopError(
        "conflict",
        refusal("replaced", { orderId: String(id), newId: String(invoice.replacedBy) }),
      );
    }
    const before = await sumTransfers(tx, id);
    const openCents = openOf({ ...invoice, receivedCents: before });
    const { amount, openAmount } = arrival;
    if (amount === undefined) await requireNotReturned(tx, id);
    const { decode } = amountsIn(invoice.currency);
    if (openAmount !== undefined && decode(openAmount) !== openCents) {
      throw new ShopError("conflict", refusal("changedMeanwhile"));
    }
    const amountCents = amount === undefined ? openCents : movedCents(amount, invoice.currency);
    if (amountCents === 0) return [];
    const day = arrival.day ?? sellerIsoDay(new Date());
    requireDay(day, invoice);
    await keepEarlierPayment(tx, invoice, before);
    const transferId = await insertTransfer(tx, invoice, {
      kind: "arrived",
      amountCents,
      day,
      createdBy: staff.email,
    });
    if (bankLineId !== undefined) {
      const bank = await assignBankLine(tx, bankLineId, transferId);
      if (bank !== null) await addEvidence(tx, invoice, { bank });
    }
    return settle(tx, invoice, transferId);
  });
  if (sold.length > 0) await revalidateSales(sold);
  return { id };
}

/** Older clients that repeat a mark are told what became of its money. */
async function requireNotReturned(tx: Transaction, invoiceId: number): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  if (payment?.state === "cancelled") throw new ShopError("conflict", refusal("moneyReturned"));
}

function requireDay(day: string, { createdAt: orderedAt }: InvoiceRow): void {
  const error = refusalOfDay(day, { orderedAt, now: new Date() });
  if (error) throw new ShopError("invalid", error, { fields: { day: error } });
}

/**
 * A paid order without a transfer was marked by the previous release, or before amounts were kept:
 * its payment gets a row before the first other one, so that the books keep it.
 */
async function keepEarlierPayment(tx: Transaction, invoice: InvoiceRow, receivedCents: number) {
  const { paidAt, totalCents: amountCents } = invoice;
  const hasRows = (await tx.$count(transfers, eq(transfers.invoiceId, invoice.id))) > 0;
  if (paidAt === null || receivedCents > 0 || hasRows) return;
  const { id: invoiceId, currency } = invoice;
  await tx
    .insert(transfers)
    .values({ invoiceId, currency, amountCents, kind: "arrived", day: sellerIsoDay(paidAt) });
}

/** Returns the country of the payer's account. */
async function assignBankLine(
  tx: Transaction,
  id: number,
  transferId: number,
): Promise<string | null> {
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
  if (!line || line.transferId !== null) throw new ShopError("conflict", refusal("lineUsed"));
  await tx.update(bankLines).set({ transferId, dismissedAt: null }).where(eq(bankLines.id, id));
  return line.country;
}

/** What follows from money that has arrived. Returns the presets that are sold by it. */
async function settle(tx: Transaction, invoice: InvoiceRow, transferId: number): Promise<number[]> {
  const { id, customer, totalCents, number } = invoice;
  const receivedCents = await sumTransfers(tx, id);
  const creditCents = Math.max(0, receivedCents - totalCents);
  const key = transferKey(id, transferId);
  if (number !== null) {
    // The invoices of a deleted account have no customer.
    if (creditCents > 0 && customer.email) {
      await queueEmail(tx, {
        key,
        to: customer.email,
        language: customer.language,
        email: overpaidEmail(invoice, creditCents),
      });
    }
    return [];
  }
  const [payment] = await tx.select().from(payments).where(eq(payments.invoiceId, id));
  if (payment) return [];
  const obstacle = await reopenOrder(tx, invoice);
  if (obstacle !== null) {
    await flagTransfer(tx, invoice, receivedCents, obstacle);
    return [];
  }
  if (receivedCents >= totalCents) return markPaid(tx, invoice, { creditCents });
  await waitForRest(tx, invoice);
  await queueEmail(tx, {
    key,
    to: customer.email,
    language: customer.language,
    email: partPaymentEmail(invoice, paymentReference(id), receivedCents),
  });
  return [];
}

/** An order that was closed waits again, for the rest of its money. */
async function waitForRest(tx: Transaction, { id, status }: InvoiceRow): Promise<void> {
  if (status === "pending") return;
  await tx.update(invoices).set({ status: "pending" }).where(eq(invoices.id, id));
  await enqueueTransferJobs(tx, id);
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
  const items = await itemsOf(tx, id);
  // It has no claim of its own, and no coupon.
  if (items.some(isDeployment)) return findDeploymentObstacle(tx, id);
  if (status === "pending") return null;
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

async function flagTransfer(
  tx: Transaction,
  invoice: InvoiceRow,
  amountCents: number,
  obstacle: string,
) {
  const { id: invoiceId, currency } = invoice;
  const reason = `the transfer arrived, but ${obstacle}`;
  const state = "needs_attention";
  const [payment] = await tx
    .insert(payments)
    .values({ invoiceId, amountCents, currency, state })
    .returning({ id: payments.id });
  if (!payment) throw new Error("The transfer was not flagged.");
  await tx.insert(paymentSteps).values({ paymentId: payment.id, state, note: reason });
  await recordEvent(tx, "order.flagged", { ...aboutOrder(invoice), detail: reason });
  await queueEmail(tx, {
    key: attentionKey(invoiceId, 1),
    to: env("site").ADMIN_EMAIL,
    email: lateTransferEmail(invoice, paymentReference(invoiceId), reason),
  });
}

/**
 * The decision of a staff member about a flagged transfer. False if another decision came first.
 */
export async function resolveTransfer(
  { id, invoiceId }: Payment,
  action: PaymentResolution["action"],
  staff: Staff,
): Promise<boolean> {
  const from = "needs_attention";
  if (action !== "check" && action !== "release") {
    throw new ShopError("conflict", refusal("byTransfer"));
  }
  const result = await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const receivedCents = await sumTransfers(tx, invoiceId);
    if (action === "release") {
      if (!(await transitionPayment(tx, id, { from, to: "cancelled" }))) return null;
      await returnMoney(tx, invoice, receivedCents, { day: sellerIsoDay(new Date()), staff });
      return [];
    }
    const values = { captureId: paymentReference(invoiceId) };
    if (!(await transitionPayment(tx, id, { from, to: "captured", values }))) return null;
    const unsellable = await findDeploymentObstacle(tx, invoiceId);
    if (unsellable !== null)
      throw new ShopError("conflict", refusal("notForSale", { reason: unsellable }));
    const obstacle = await reopenOrder(tx, invoice, { isCouponAccepted: true });
    if (obstacle !== null) {
      throw new ShopError("conflict", refusal("inAnotherOrder"));
    }
    const { totalCents } = invoice;
    if (receivedCents < totalCents) {
      throw new ShopError("conflict", refusal("notAllArrived"));
    }
    return markPaid(tx, invoice, { creditCents: receivedCents - totalCents });
  });
  if (result) await revalidateSales(result);
  return result !== null;
}

/** What staff say about the money of an order beside that it arrived. */
export async function changeTransfer(
  id: number,
  change: TransferChange,
  staff: Staff,
): Promise<void> {
  await requireTransfer(id);
  if (change.action === "return") return returnCredit(id, change, staff);
  const unsold = await transaction(async (tx) => takeBack(tx, id, change.transferId, staff));
  if (unsold.length > 0) await revalidateSales(unsold);
}

const returnCredit = (
  id: number,
  { amount, day }: Extract<TransferChange, { action: "return" }>,
  staff: Staff,
): Promise<void> =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    requireDay(day, invoice);
    const amountCents = movedCents(amount, invoice.currency);
    const creditCents = creditOf({ ...invoice, receivedCents: await sumTransfers(tx, id) });
    if (amountCents > creditCents) {
      const { currency } = invoice;
      const credit = formatMoney({ cents: creditCents, currency }, currentLanguage());
      throw new ShopError("conflict", refusal("lessCredit", { credit }));
    }
    await returnMoney(tx, invoice, amountCents, { day, staff });
  });

/** Staff have sent money back that was no payment of the order. */
async function returnMoney(
  tx: Transaction,
  invoice: InvoiceRow,
  cents: number,
  { day, staff }: { day: string; staff: Staff },
): Promise<void> {
  if (cents === 0) return;
  const { id, customer } = invoice;
  const transferId = await insertTransfer(tx, invoice, {
    kind: "returned",
    amountCents: -cents,
    day,
    createdBy: staff.email,
  });
  if (!customer.email) return;
  await queueEmail(tx, {
    key: transferKey(id, transferId),
    to: customer.email,
    language: customer.language,
    email: creditReturnedEmail(invoice, paymentReference(id), cents),
  });
}

/** A wrong mark is reversed. Returns the presets that are no longer sold. */
async function takeBack(
  tx: Transaction,
  id: number,
  transferId: number,
  staff: Staff,
): Promise<number[]> {
  const invoice = await lockInvoice(tx, id);
  const isThis = and(eq(transfers.id, transferId), eq(transfers.invoiceId, id));
  const [mark] = await tx.select().from(transfers).where(isThis);
  if (mark?.kind !== "arrived") throw new ShopError("not_found", refusal("unknownTransfer"));
  if ((await tx.$count(transfers, eq(transfers.reverses, transferId))) > 0) {
    throw new ShopError("conflict", refusal("takenBackAlready"));
  }
  await insertTransfer(tx, invoice, {
    kind: "reversed",
    amountCents: -mark.amountCents,
    day: sellerIsoDay(new Date()),
    createdBy: staff.email,
    reverses: transferId,
  });
  const lines = await tx
    .update(bankLines)
    .set({ transferId: null })
    .where(eq(bankLines.transferId, transferId))
    .returning({ id: bankLines.id });
  const evidence =
    lines.length > 0 ? await addEvidence(tx, invoice, { bank: null }) : invoice.evidence;
  const leftCents = await sumTransfers(tx, id);
  if (leftCents < 0) throw new ShopError("conflict", refusal("returnedAlready"));
  if (invoice.number !== null) {
    if (leftCents >= invoice.totalCents) return [];
    return takeBackPayment(tx, { ...invoice, evidence }, { leftCents, createdBy: staff.email });
  }
  if (leftCents === 0) await unflag(tx, id);
  return [];
}

/** Without its money, there is nothing left to decide about a flagged transfer. */
async function unflag(tx: Transaction, invoiceId: number): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  if (payment?.state !== "needs_attention") return;
  const note = "the mark was taken back";
  await transitionPayment(tx, payment.id, { from: payment.state, to: "cancelled", note });
}

/** The field `isPaid` takes back no mark: which one is wrong has to be said. */
export async function revertTransferPaid(id: number): Promise<{ id: number }> {
  const { status } = await requireTransfer(id);
  if (status === "paid") throw new ShopError("conflict", refusal("staysPaid"));
  return { id };
}

async function requireTransfer(id: number): Promise<InvoiceRow> {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new ShopError("not_found", t("unknownInvoice"));
  if (invoice.method !== "bank_transfer") {
    throw new ShopError("conflict", refusal("byPaypal"));
  }
  return invoice;
}
