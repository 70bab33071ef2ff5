import "server-only";
import { translatorIn } from "@/lib/translations/messages";
import { exchanged } from "../exchange/rules";
import type { CorrectionRow } from "../queries/corrections";
import type { CreditNoteFacts } from "../queries/credit-notes";
import type { InvoiceFacts } from "../queries/invoices";
import type { TaxDocument } from "../tax-document";
import { countryCodeOf } from "./breakdown";
import { splitLines } from "./rules";

interface IssuedInvoice
  extends Pick<
    InvoiceFacts,
    "number" | "paidAt" | "customer" | "taxes" | "seller" | "language" | "currency"
  > {
  corrections: CorrectionRow[];
}

const referenceTo = (number: number, issuedAt: Date) => ({ number: String(number), issuedAt });

/**
 * One of the invoices of an order, by its version; null if it is from before taxes were broken
 * down.
 */
function issueOf({ corrections, ...invoice }: IssuedInvoice, version: number) {
  const correction = corrections[version - 1];
  const { number, taxes, seller, language, customer } = correction ?? invoice;
  const issuedAt = correction?.createdAt ?? invoice.paidAt;
  const tax = taxes?.[0];
  const { currency } = invoice;
  if (number === null || !issuedAt || !invoice.paidAt || !tax || !seller || !language) return null;
  const { email, company, firstname, lastname, city, zipcode, vatId } = customer;
  const { street = "", street2 = "", region = "", buyerReference = "" } = customer;
  return {
    number,
    issuedAt,
    suppliedAt: invoice.paidAt,
    tax,
    seller,
    language,
    currency,
    buyer: {
      email,
      company,
      name: `${firstname} ${lastname}`.trim(),
      street,
      street2,
      region,
      city,
      zipcode,
      // If the buyer's country is unknown, the tax is that of the seller's country.
      countryCode: countryCodeOf(customer) ?? seller.countryCode,
      vatId: vatId || null,
      reference: buyerReference,
    },
  };
}

/**
 * The content of an invoice or a corrected invoice; null if it is not paid, or from before taxes
 * were broken down.
 */
export function invoiceDocument(invoice: InvoiceFacts): TaxDocument | null {
  const { version, items, deploymentCents, totalCents, corrections } = invoice;
  const issue = issueOf(invoice, version);
  if (!issue) return null;
  const { tax, number, ...facts } = issue;
  const deployment = {
    name: translatorIn(facts.language, "taxDocument")("deployment"),
    priceCents: deploymentCents,
  };
  const lines = [...items, ...(deploymentCents > 0 ? [deployment] : [])].map(
    ({ name, priceCents: grossCents }) => ({ name, grossCents }),
  );
  const former = version > 1 ? corrections[version - 2] : undefined;
  const replaced = former
    ? referenceTo(former.number, former.createdAt)
    : referenceTo(invoice.number ?? 0, facts.suppliedAt);
  return {
    ...facts,
    kind: version > 0 ? "correctedInvoice" : "invoice",
    number: String(number),
    lines: splitLines(lines, tax),
    taxes: [tax],
    netCents: tax.netCents,
    taxCents: tax.taxCents,
    totalCents,
    paidCents: totalCents,
    reference: version > 0 ? replaced : null,
  };
}

/**
 * The content of a credit note, at the tax rate of the valid invoice; null if that invoice has no
 * tax breakdown.
 */
export function creditNoteDocument(note: CreditNoteFacts): TaxDocument | null {
  const { invoice, items, deploymentCents, amountCents, beforeCents, completedAt } = note;
  const issue = issueOf(invoice, invoice.corrections.length);
  if (!issue) return null;
  const { tax, number, issuedAt, ...facts } = issue;
  const t = translatorIn(facts.language, "taxDocument");
  const listed = [
    ...items.map(({ name, priceCents: grossCents }) => ({ name, grossCents })),
    ...(deploymentCents > 0 ? [{ name: t("deployment"), grossCents: deploymentCents }] : []),
  ];
  const otherCents = amountCents - listed.reduce((sum, it) => sum + it.grossCents, 0);
  const isTax = note.reason === "tax_returned";
  const name = t(isTax ? "taxReturned" : otherName(otherCents, items.length));
  const other = otherCents === 0 ? [] : [{ name, grossCents: otherCents }];
  const lines = splitLines([...listed, ...other], tax, beforeCents);
  const netCents = lines.reduce((sum, it) => sum + it.netCents, 0);
  const sums = { netCents, taxCents: amountCents - netCents };
  const { exchanged: stated } = tax;
  const exchange = stated && {
    exchanged: { ...stated, taxCents: exchanged(sums.taxCents, facts.currency, stated) },
  };
  return {
    ...facts,
    kind: "creditNote",
    number: String(note.number),
    issuedAt: completedAt,
    lines,
    taxes: [{ ...tax, ...sums, ...exchange }],
    ...sums,
    totalCents: amountCents,
    paidCents: amountCents,
    reference: referenceTo(number, issuedAt),
  };
}

/**
 * A line for the part of the amount that belongs to no item: a sum that PayPal refunded without
 * items, or a correction for earlier such sums.
 */
function otherName(otherCents: number, itemCount: number) {
  if (itemCount === 0) return "partOfPrice";
  return otherCents < 0 ? "refundedBefore" : "deployment";
}
