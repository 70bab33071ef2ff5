import type { PaymentMethod } from "@/db/words/invoices";
import { creditNoteTitle, invoiceTitle } from "@/lib/orders/invoices/rules";
import { vatCountryOf, vatLettersOf } from "@/lib/vat-id";
import { dayIn, startOfDay } from "@/lib/zoned-dates";

/** The part of an amount with one tax category (a code of UNTDID 5305) and rate in percent. */
export interface Tax {
  category: string;
  rate: number;
  /** The member state whose VAT this is; absent in documents from before it was kept. */
  taxedIn?: string | null;
  netCents: number;
  taxCents: number;
}

/**
 * The kinds of documents: a credit note; a paid invoice; a corrected invoice; the reversal of the
 * invoice that a correction replaces; a line of the bank's statement.
 */
export interface BookedDocument {
  kind: "invoice" | "reversal" | "correction" | "credit_note" | "transfer";
  /** Null for money of an order that has no invoice. */
  number: number | null;
  orderId: number;
  /** When the invoice was paid, corrected or refunded: also the date of the document. */
  at: Date;
  /** Where the seller is: the day of the document is that of this time zone. */
  timeZone: string;
  customer: string;
  country: string;
  /** ISO 3166-1 alpha-2; null if the country is not known. */
  countryCode: string | null;
  vatId: string;
  sellerCountryCode: string | null;
  method: PaymentMethod;
  /** Of a transfer: below zero if it went back, or was marked by mistake. */
  totalCents: number;
  currency: string;
  /** Whether its money is in documents of its own, as that of bank transfers is. */
  isMoneyApart?: boolean;
  /**
   * Null if the document has no tax breakdown: the total then includes taxes that are not broken
   * down.
   */
  taxes: readonly Tax[] | null;
  /**
   * PayPal's fee for the payment of an invoice, or the part of the fee that it returned with a
   * refund; null where it is not known.
   */
  feeCents: number | null;
  /** The ID at PayPal, or the reference of the transfer. */
  reference: string;
}

export type EntryKind =
  | Exclude<BookedDocument["kind"], "transfer">
  | "payment"
  | "refund"
  | "fee"
  | "fee_return";

/** One line of the books. Amounts have no sign: the kind of the entry implies it. */
export interface Entry {
  kind: EntryKind;
  /** Null for a fee that is not known. */
  cents: number | null;
  /** The tax of this entry, for a document whose taxes are broken down. */
  tax: Tax | null;
  document: BookedDocument;
}

const grossOf = ({ netCents, taxCents }: Tax) => netCents + taxCents;

const sumOf = (taxes: readonly Tax[]) => taxes.reduce((sum, tax) => sum + grossOf(tax), 0);

/**
 * All lines of a document. The lines of kind invoice or credit note, one for each tax, add up to
 * its total.
 */
export function entriesOf(document: BookedDocument): Entry[] {
  const { kind, totalCents, taxes, method, feeCents, isMoneyApart } = document;
  if (kind === "transfer") {
    const money = totalCents > 0 ? "payment" : "refund";
    return [{ kind: money, cents: Math.abs(totalCents), tax: null, document }];
  }
  const isBrokenDown = taxes !== null && taxes.length > 0 && sumOf(taxes) === totalCents;
  const own = (isBrokenDown ? taxes : [null])
    .map((tax): Entry => ({ kind, cents: tax ? grossOf(tax) : totalCents, tax, document }))
    .filter(({ cents }) => cents !== 0);
  const entry = (of: EntryKind, cents: number | null): Entry => ({
    kind: of,
    cents,
    tax: null,
    document,
  });
  const hasFee = method === "paypal" && feeCents !== 0;
  if (isMoneyApart) return own;
  if (kind === "credit_note") {
    const isKept = feeCents !== null && feeCents < 0;
    const fee = isKept ? entry("fee", -feeCents) : entry("fee_return", feeCents);
    return [...own, entry("refund", totalCents), ...(hasFee ? [fee] : [])];
  }
  if (kind !== "invoice") return own;
  return [...own, entry("payment", totalCents), ...(hasFee ? [entry("fee", feeCents)] : [])];
}

interface CreditedPart {
  /** The total of the invoice. */
  totalCents: number;
  /** The sum of the credit notes before this one. */
  beforeCents: number;
  cents: number;
}

/**
 * The part of an invoice's taxes that a credit note takes back. Rounded cumulatively from the first
 * credit note on, so that the parts of all credit notes of an invoice add up to its taxes to the
 * cent.
 */
export function creditedTaxes(
  taxes: readonly Tax[],
  { totalCents, beforeCents, cents }: CreditedPart,
): Tax[] {
  const before = shareOf(taxes, totalCents, beforeCents);
  return shareOf(taxes, totalCents, beforeCents + cents).map((share, at) => ({
    ...share,
    netCents: share.netCents - (before[at]?.netCents ?? 0),
    taxCents: share.taxCents - (before[at]?.taxCents ?? 0),
  }));
}

/** The taxes of a part of an invoice's total; they add up to that part. */
function shareOf(taxes: readonly Tax[], totalCents: number, cents: number): Tax[] {
  const upTo = (end: number) => Math.round((sumOf(taxes.slice(0, end)) * cents) / totalCents);
  return taxes.map((tax, at) => {
    const gross = upTo(at + 1) - upTo(at);
    const netCents = Math.round((gross * 100) / (100 + tax.rate));
    return { ...tax, netCents, taxCents: gross - netCents };
  });
}

/** `Invoice 12`, as on the document. */
export const titleOf = ({ kind, number, orderId }: BookedDocument): string =>
  kind === "credit_note" && number !== null
    ? creditNoteTitle({ number })
    : invoiceTitle({ id: orderId, number });

/**
 * Invoices and credit notes are numbered separately: the prefix distinguishes their numbers. Money
 * without an invoice has the number of its order.
 */
export const documentNumber = ({ kind, number, orderId }: BookedDocument): string => {
  if (number === null) return `ORD-${orderId}`;
  return `${kind === "credit_note" ? "CN" : "INV"}-${number}`;
};

/**
 * The country code of the EU country whose tax this is, if it is not the seller's own (One Stop
 * Shop); else null.
 */
export function taxedAbroadIn(
  tax: Tax | null,
  { countryCode, sellerCountryCode }: BookedDocument,
): string | null {
  if (tax?.category !== "S" || countryCode === null) return null;
  const country = tax.taxedIn ?? vatCountryOf(countryCode);
  if (sellerCountryCode !== null && country === vatCountryOf(sellerCountryCode)) return null;
  return vatLettersOf(country);
}

/** The day where the seller is, as it is printed on documents: `2026-11-23`. */
export const dayOf = ({ at, timeZone }: Pick<BookedDocument, "at" | "timeZone">): string =>
  dayIn(at, timeZone);

/** The begin and the end of a month, such as `2026-11`, in a time zone. */
export function rangeOfMonth(month: string, timeZone: string): { from: Date; to: Date } {
  const [year = 0, at = 0] = month.split("-").map(Number);
  const next = new Date(Date.UTC(year, at)).toISOString().slice(0, 10);
  return { from: startOfDay(`${month}-01`, timeZone), to: startOfDay(next, timeZone) };
}

/** The months of a year in which there are or can be documents, the newest first. */
export function monthsOf(year: number, first: string, last: string): string[] {
  return Array.from(
    { length: 12 },
    (_, at) => `${year}-${String(12 - at).padStart(2, "0")}`,
  ).filter((month) => month >= first && month <= last);
}

/** The sums of a month in one currency, in cents. */
export interface MonthSums {
  month: string;
  currency: string;
  /** The number of documents of the month, in every currency: they share its files. */
  documents: number;
  invoicedCents: number;
  creditedCents: number;
  paypalCents: number;
  bankTransferCents: number;
  refundedCents: number;
  feeCents: number;
  /** Payments and refunds by PayPal whose fees are not known. */
  unknownFees: number;
}

type Sums = Omit<MonthSums, "month" | "currency">;

export const noSums: Sums = {
  documents: 0,
  invoicedCents: 0,
  creditedCents: 0,
  paypalCents: 0,
  bankTransferCents: 0,
  refundedCents: 0,
  feeCents: 0,
  unknownFees: 0,
};

/** The payments less refunds and known fees. */
export const balanceOf = ({
  paypalCents,
  bankTransferCents,
  refundedCents,
  feeCents,
}: Sums): number => paypalCents + bankTransferCents - refundedCents - feeCents;

/**
 * DATEV accepts at most 99,999 lines in a file: a month with more documents is split into several
 * files. A document has a payment, a fee and up to four taxes; a correction has its taxes twice.
 */
export const documentsPerFile = 12_000;

export const filesOf = (documents: number): number =>
  Math.max(1, Math.ceil(documents / documentsPerFile));
