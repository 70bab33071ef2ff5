import { creditNoteTitle, invoiceTitle } from "@/lib/invoices/rules";
import type { PaymentMethod } from "@/lib/invoices/statuses";

/** Where a part of an amount belongs, as UNTDID 5305 codes it, with its rate in percent. */
export interface Tax {
  category: string;
  rate: number;
  netCents: number;
  taxCents: number;
}

/** An invoice that was paid, or a credit note, with what moved for it. */
export interface BookedDocument {
  kind: "invoice" | "credit_note";
  number: number;
  orderId: number;
  /** When it was paid, or refunded: also its own date. */
  at: Date;
  customer: string;
  country: string;
  method: PaymentMethod;
  totalCents: number;
  currency: string;
  /** Null if it names none: the total then includes taxes that are not broken down. */
  taxes: readonly Tax[] | null;
  /** What PayPal kept of the payment of an invoice; null where it is not known. */
  feeCents: number | null;
  /** PayPal's id, or the reference of a transfer. */
  reference: string;
}

export type EntryKind = BookedDocument["kind"] | "payment" | "refund" | "fee";

/** One line of the books. Amounts have no sign: the kind says which way they go. */
export interface Entry {
  kind: EntryKind;
  /** Null for a fee that is not known. */
  cents: number | null;
  /** Of a document whose taxes are known: the part that this entry is. */
  tax: Tax | null;
  document: BookedDocument;
}

const grossOf = ({ netCents, taxCents }: Tax) => netCents + taxCents;

const sumOf = (taxes: readonly Tax[]) => taxes.reduce((sum, tax) => sum + grossOf(tax), 0);

/** All lines of a document. The document's own lines, whatever its taxes are, add up to its total. */
export function entriesOf(document: BookedDocument): Entry[] {
  const { kind, totalCents, taxes, method, feeCents } = document;
  const isBrokenDown = taxes !== null && taxes.length > 0 && sumOf(taxes) === totalCents;
  const own = (isBrokenDown ? taxes : [null])
    .map((tax): Entry => ({ kind, cents: tax ? grossOf(tax) : totalCents, tax, document }))
    .filter(({ cents }) => cents !== 0);
  const entry = (of: EntryKind, cents: number | null): Entry => ({
    ...{ kind: of, cents, tax: null, document },
  });
  if (kind === "credit_note") return [...own, entry("refund", totalCents)];
  const payment = entry("payment", totalCents);
  const hasFee = method === "paypal" && feeCents !== 0;
  return [...own, payment, ...(hasFee ? [entry("fee", feeCents)] : [])];
}

interface CreditedPart {
  /** What the invoice comes to. */
  totalCents: number;
  /** What credit notes before this one have taken back of it. */
  beforeCents: number;
  cents: number;
}

/**
 * The part of an invoice's taxes that a credit note takes back. Parts are rounded as sums from the first credit note
 * on, so that those of all credit notes of an invoice are its taxes to the cent.
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

/** Taxes of a part of an invoice's total, which they add up to. */
function shareOf(taxes: readonly Tax[], totalCents: number, cents: number): Tax[] {
  const upTo = (end: number) => Math.round((sumOf(taxes.slice(0, end)) * cents) / totalCents);
  return taxes.map((tax, at) => {
    const gross = upTo(at + 1) - upTo(at);
    const taxCents = Math.round((tax.taxCents * gross) / grossOf(tax));
    return { ...tax, netCents: gross - taxCents, taxCents };
  });
}

/** `Invoice 12`, as on the document. */
export const titleOf = ({ kind, number, orderId }: BookedDocument): string =>
  kind === "invoice" ? invoiceTitle({ id: orderId, number }) : creditNoteTitle({ number });

/** Invoices and credit notes are counted apart: the prefix tells their numbers apart. */
export const documentNumber = ({ kind, number }: BookedDocument): string =>
  `${kind === "invoice" ? "INV" : "CN"}-${number}`;

/** The day in UTC, as it is printed on documents: `2026-11-23`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The moments at which a month, such as `2026-11`, begins and is over, in UTC. */
export function rangeOfMonth(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
}

/** The months of a year in which there are or can be documents, the newest first. */
export function monthsOf(year: number, first: string, last: string): string[] {
  return Array.from({ length: 12 }, (_, at) => `${year}-${String(12 - at).padStart(2, "0")}`).filter(
    (month) => month >= first && month <= last,
  );
}

/** What moved in a month, in cents. */
export interface MonthSums {
  month: string;
  documents: number;
  invoicedCents: number;
  creditedCents: number;
  paypalCents: number;
  bankTransferCents: number;
  refundedCents: number;
  feeCents: number;
  /** Payments by PayPal whose fees are not known. */
  unknownFees: number;
}

export const noSums: Omit<MonthSums, "month"> = {
  ...{ documents: 0, invoicedCents: 0, creditedCents: 0, paypalCents: 0 },
  ...{ bankTransferCents: 0, refundedCents: 0, feeCents: 0, unknownFees: 0 },
};

/** What is left of what was paid, less refunds and the fees that are known. */
export const balanceOf = ({
  paypalCents,
  bankTransferCents,
  refundedCents,
  feeCents,
}: Omit<MonthSums, "month">): number =>
  paypalCents + bankTransferCents - refundedCents - feeCents;

/**
 * DATEV takes at most 99,999 lines in a file: a month with more documents is several files. A document has its payment,
 * its fee and up to four taxes.
 */
export const documentsPerFile = 16_000;

export const filesOf = (documents: number): number =>
  Math.max(1, Math.ceil(documents / documentsPerFile));
