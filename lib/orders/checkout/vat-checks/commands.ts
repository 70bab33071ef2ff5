import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { type InvoiceVatCheck, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refunds } from "@/db/schema/refunds";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { formatMoney } from "@/lib/money";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { breakDownTax, countryCodeOf } from "@/lib/orders/invoices/tax/breakdown";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { providerUnreachable } from "@/lib/platform/http/external-fetch";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { closeVatIdDenial } from "../commands/close-vat-id-denial";
import { issueCorrection } from "../commands/issue-correction";
import { aboutOrder, type InvoiceRow, lockInvoice } from "../commands/mark-paid";
import { dedupeKey, vatIdDeniedKey } from "../emails/dedupe-keys";
import { finishRefundJob } from "../refunds/jobs";
import { taxToReturnEmail, vatIdDeniedEmail, vatIdUnknownEmail } from "./emails";
import { taxToReturn } from "./rules";

const t = currentTranslations("vatIdErrors");

/** The order, or its document that is valid, if VIES has to be asked about it still. */
async function openCheck(invoiceId: number) {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, invoiceId));
  if (invoice?.status !== "paid" && invoice?.status !== "pending") return null;
  const { customer, vatCheck } = (await listCorrections([invoiceId])).at(-1) ?? invoice;
  return vatCheck?.result === "unavailable" ? { customer, vatCheck } : null;
}

/**
 * Asks VIES again about an order, because VIES did not answer when it was placed. The invoice of an
 * order that is paid later follows the answer; a buyer who has not transferred yet is told of a denial. If the
 * order is paid already, with tax, and the VAT ID is confirmed, the buyer gets a corrected invoice and the tax
 * back; if it is denied, staff are told. Throws without an answer.
 */
export async function recheckVatId({ invoiceId }: { invoiceId: number }): Promise<void> {
  const open = await openCheck(invoiceId);
  if (!open) return;
  const { customer } = open;
  const vatId = customer.vatId ?? "";
  const check = await checkVatId({ ...customer, vatId, countryCode: countryCodeOf(customer) });
  if (check?.result === "unavailable") throw providerUnreachable("VIES", null);
  if (check) await keepAnswer(invoiceId, open.vatCheck, check);
}

const keepAnswer = (id: number, asked: InvoiceVatCheck, vatCheck: InvoiceVatCheck) =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === "pending" && invoice.vatCheck?.at === asked.at) {
      const evidence = vatCheck.result === "valid" ? null : invoice.evidence;
      await tx.update(invoices).set({ vatCheck, evidence }).where(eq(invoices.id, id));
      if (vatCheck.result === "invalid") await denyBeforePayment(tx, { ...invoice, vatCheck });
    }
    const earlier = await listCorrections([id], tx);
    const valid = earlier.at(-1) ?? invoice;
    // Corrected or refunded meanwhile.
    if (invoice.status !== "paid" || valid.vatCheck?.at !== asked.at) return;
    if (vatCheck.result !== "valid") {
      const { customer } = valid;
      return flagDenial(tx, invoice, { customer, at: vatCheck.at, version: earlier.length });
    }
    const isMade = and(eq(refunds.invoiceId, id), ne(refunds.status, "refused"));
    // A credit note refers to the invoice, which therefore stays as it is: a person decides.
    if ((await tx.$count(refunds, isMade)) > 0) {
      return tellShop(tx, invoice, "Part of the order is refunded already: please decide.");
    }
    const { customer } = valid;
    const note = "VIES has confirmed the VAT id";
    const issued = await issueCorrection(tx, invoice, { customer, vatCheck, note });
    const cents = taxToReturn([valid, { ...issued, vatCheck }]);
    if (cents > 0) await returnTax(tx, invoice, { cents, note });
  });

/**
 * The amount stays the same, and the invoice will include the tax. Who still has to transfer it is told how to
 * correct the VAT ID; a payment at PayPal may be on its way, and then staff look at the paid order.
 */
async function denyBeforePayment(
  tx: Transaction,
  invoice: InvoiceRow & { vatCheck: InvoiceVatCheck },
): Promise<void> {
  const { id, customer, method, vatCheck } = invoice;
  const [tax] = breakDownTax({ ...invoice, suppliedAt: new Date() }).taxes;
  // A small enterprise includes none, whatever VIES says.
  if (!tax?.taxCents) return;
  const state = method === "bank_transfer" ? "told" : "open";
  await tx
    .update(invoices)
    .set({ vatIdDenial: { state, at: vatCheck.at } })
    .where(eq(invoices.id, id));
  await recordEvent(tx, "order.vat-id-denied", aboutOrder(invoice));
  if (state === "open") return;
  await queueEmail(tx, {
    key: dedupeKey("vat-id-unknown", id),
    to: customer.email,
    language: customer.language,
    email: vatIdUnknownEmail(invoice, tax.taxCents),
  });
}

/** The tax was included, and the invoice stays as it is: staff ask the customer for the right VAT ID. */
async function flagDenial(
  tx: Transaction,
  invoice: InvoiceRow,
  { customer, at, version }: Pick<InvoiceRow, "customer"> & { at: string; version: number },
): Promise<void> {
  const { id } = invoice;
  await tx
    .update(invoices)
    .set({ vatIdDenial: { state: "open", at } })
    .where(eq(invoices.id, id));
  await recordEvent(tx, "order.vat-id-denied", aboutOrder(invoice));
  await queueEmail(tx, {
    key: vatIdDeniedKey(id, version),
    to: env("site").ADMIN_EMAIL,
    email: vatIdDeniedEmail({ id, customer }),
  });
}

/** A staff member has looked at a VAT ID that VIES denied after the sale. */
export const confirmVatIdDenial = (id: number): Promise<void> =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.vatIdDenial?.state !== "open") throw new ShopError("conflict", t("nothingToDo"));
    await closeVatIdDenial(tx, invoice);
    await recordEvent(tx, "order.vat-id-checked", aboutOrder(invoice));
  });

/** By PayPal where the order was paid there; a transfer is made by a person, who is told. */
async function returnTax(
  tx: Transaction,
  invoice: InvoiceRow,
  { cents: amountCents, note }: { cents: number; note: string },
) {
  const { id: invoiceId, currency, method } = invoice;
  const [payment] = await tx.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const amount = formatMoney({ cents: amountCents, currency });
  if (method !== "paypal" || !payment?.captureId || payment.state !== "captured") {
    return tellShop(
      tx,
      invoice,
      `Please return ${amount} of tax by bank transfer, and record it in the order, under Refunds.`,
    );
  }
  const [refund] = await tx
    .insert(refunds)
    .values({ invoiceId, method, amountCents, currency, reason: "tax_returned", note })
    .returning({ id: refunds.id });
  if (!refund) throw new Error("The refund was not stored.");
  await recordEvent(tx, "order.refund-begun", { ...aboutOrder(invoice), detail: amount });
  await enqueue(tx, finishRefundJob, { refundId: refund.id });
}

async function tellShop(tx: Transaction, invoice: InvoiceRow, request: string): Promise<void> {
  await recordEvent(tx, "order.flagged", { ...aboutOrder(invoice), detail: request });
  await queueEmail(tx, {
    key: dedupeKey("vat-id-confirmed", invoice.id),
    to: env("site").ADMIN_EMAIL,
    email: taxToReturnEmail(invoice, request),
  });
}
