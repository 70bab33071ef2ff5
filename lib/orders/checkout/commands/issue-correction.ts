import "server-only";
import { currentTranslations } from "#current-translations";
import type { Transaction } from "@/db/client";
import {
  type InvoiceCustomer,
  type InvoiceTax,
  type InvoiceVatCheck,
  invoiceCorrections,
} from "@/db/schema/invoices";
import { ShopError } from "@/lib/errors";
import { issueDocument } from "@/lib/orders/invoices/commands";
import { findExchange } from "@/lib/orders/invoices/exchange/queries";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { breakDownTax, schemeOfTaxes } from "@/lib/orders/invoices/tax/breakdown";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { invoiceCorrectedEmail } from "../corrections/emails";
import { correctionKey } from "../emails/dedupe-keys";
import { correctEvidence } from "../evidence/commands";
import { closeVatIdDenial } from "./close-vat-id-denial";
import { enqueueVatRecheck } from "./enqueue-vat-recheck";
import { aboutOrder, type InvoiceRow } from "./mark-paid";

const refusal = currentTranslations("correctionErrors");

interface Correction {
  customer: InvoiceCustomer;
  vatCheck: InvoiceVatCheck | null;
  /** For the books. */
  note: string;
}

/**
 * Replaces the valid document of a paid order, whose lock the transaction holds. Throws if nothing
 * would change.
 */
export async function issueCorrection(
  tx: Transaction,
  invoice: InvoiceRow,
  { customer, vatCheck, note }: Correction,
): Promise<{ taxes: InvoiceTax[] }> {
  const { id, number, paidAt, totalCents } = invoice;
  if (number === null || !paidAt) throw new Error("Only a paid invoice can be corrected.");
  const earlier = await listCorrections([id], tx);
  const replaced = earlier.at(-1) ?? invoice;
  const exchange = await findExchange({ ...invoice, suppliedAt: paidAt }, tx);
  const breakdown = breakDownTax({
    customer,
    vatCheck,
    totalCents,
    currency: invoice.currency,
    suppliedAt: paidAt,
    exchange,
    scheme: schemeOfTaxes(invoice.taxes),
    forBusiness: invoice.forBusiness,
  });
  if (isSame(replaced, { customer, vatCheck, ...breakdown })) {
    throw new ShopError("conflict", refusal("nothingChanges"));
  }
  const version = earlier.length + 1;
  await recordEvent(tx, "order.invoice-corrected", { ...aboutOrder(invoice), detail: note });
  // Invoices of a deleted account cannot be corrected.
  if (customer.email) {
    await queueEmail(tx, {
      key: correctionKey(id, version),
      to: customer.email,
      language: customer.language,
      attachments: [{ invoiceId: id, version }],
      email: invoiceCorrectedEmail(invoice, replaced.number ?? number),
    });
  }
  await enqueueVatRecheck(tx, { id, vatCheck });
  await correctEvidence(tx, invoice, { customer, vatCheck });
  await closeVatIdDenial(tx, invoice);
  const issued = await issueDocument(tx, "invoice");
  await tx.insert(invoiceCorrections).values({
    invoiceId: id,
    version,
    customer,
    vatCheck,
    note,
    ...breakdown,
    number: issued.number,
    createdAt: issued.issuedAt,
  });
  return breakdown;
}

interface Content {
  customer: InvoiceCustomer;
  vatCheck: InvoiceVatCheck | null;
  taxes: InvoiceRow["taxes"];
}

const isSame = (a: Content, b: Content) =>
  JSON.stringify(printed(a)) === JSON.stringify(printed(b));

/** The data that is printed on the invoice, and the data that the books need as proof. */
const printed = ({ customer, vatCheck, taxes }: Content) => {
  const { company, firstname, lastname, zipcode, city, country } = customer;
  const { street = "", street2 = "", region = "", vatId = "", buyerReference = "" } = customer;
  const person = [company, firstname, lastname, vatId, buyerReference];
  const address = [...person, street, street2, region, zipcode, city, country];
  return [address, vatCheck?.result, taxes?.map(({ category, rate }) => [category, rate])];
};
