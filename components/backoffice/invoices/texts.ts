import type { VatCheckResult } from "@/db/words/invoices";
import type { TaxCategory } from "@/lib/orders/invoices/tax-document";

const categories: Record<TaxCategory, string> = {
  S: "VAT",
  AE: "Reverse charge",
  O: "Not subject to VAT",
  E: "Exempt: small enterprise",
  G: "Export",
};

const checks: Record<VatCheckResult, string> = {
  valid: "confirmed by VIES",
  invalid: "not known to VIES",
  unavailable: "VIES did not answer",
};

export const orderInvoiceTexts = {
  title: "Invoice",
  before: "Issued before taxes were shown separately.",
  net: "Net",
  categories,
  rate: (category: string, rate: number) => `${category} ${rate} %`,
  total: "Total",
  vatId: "VAT id",
  buyerReference: (reference: string) => `Reference of the buyer: ${reference}`,
  checks,
  consultation: (number: string) => `Consultation ${number}`,
  invoice: (number: number) => `Invoice ${number}`,
  corrected: (number: number) => `Corrected invoice ${number}`,
  xml: "XML",
  terms: "Terms",
  forBusiness: "Bought for a business, as the customer said.",
  forThemselves: "Bought by a consumer.",
  begin: "Correct the invoice…",
};

export const correctionTexts = {
  title: "Corrected invoice",
  intro:
    "It replaces the invoice, which is kept, and is e-mailed to the customer. The amount paid does not change.",
  company: "Company name",
  firstname: "First name",
  lastname: "Last name",
  street: "Street and number",
  street2: "Address line 2",
  region: "Region",
  zipcode: "Zip code",
  city: "City",
  country: "Country",
  vatId: "VAT id",
  buyerReference: "Reference of the buyer",
  note: "Reason",
  noteHint: "Only staff can see this.",
  submit: "Issue the corrected invoice",
};
