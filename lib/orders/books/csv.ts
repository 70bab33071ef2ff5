import { formatDecimal } from "@/lib/amounts";
import type { CsvColumns } from "@/lib/csv";
import { dayOf, documentNumber, type Entry, type EntryKind } from "./rules";

const kinds: Record<EntryKind, string> = {
  invoice: "Invoice",
  reversal: "Reversal",
  correction: "Correction",
  credit_note: "Credit note",
  payment: "Payment",
  refund: "Refund",
  fee: "Fee",
  fee_return: "Fee returned",
};

const amount = (cents: number | null | undefined, { document }: Entry) =>
  typeof cents === "number" ? formatDecimal(cents, document.currency) : "";

/** The books as a table. Amounts have no sign; unknown values are empty. */
export const bookColumns: CsvColumns<Entry> = {
  Date: ({ document }) => dayOf(document),
  Kind: ({ kind }) => kinds[kind],
  Document: ({ document }) => documentNumber(document),
  Order: ({ document }) => String(document.orderId),
  Customer: ({ document }) => document.customer,
  Country: ({ document }) => document.countryCode ?? document.country,
  "VAT id": ({ document }) => document.vatId,
  "Paid by": ({ document }) => (document.method === "paypal" ? "PayPal" : "Bank transfer"),
  Reference: ({ document }) => document.reference,
  Amount: (entry) => amount(entry.cents, entry),
  Net: (entry) => amount(entry.tax?.netCents, entry),
  Tax: (entry) => amount(entry.tax?.taxCents, entry),
  "Tax rate": ({ tax }) => (tax ? String(tax.rate) : ""),
  "Tax category": ({ tax }) => tax?.category ?? "",
  Currency: ({ document }) => document.currency,
};
