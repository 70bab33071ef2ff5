import "server-only";
import { type AnyColumn, and, gt, gte, lt, lte, max, min, type SQL, sql } from "drizzle-orm";
import type { InvoiceCustomer, InvoiceSeller } from "@/db/schema/invoices";
import { nameOfBuyer } from "@/lib/orders/invoices/rules";
import { countryCodeOf } from "@/lib/orders/invoices/tax/breakdown";
import { sellerTimeZone } from "@/lib/seller-dates";
import type { BookedDocument, rangeOfMonth } from "../rules";

export type Range = ReturnType<typeof rangeOfMonth>;

/**
 * Numbers are assigned in the order of time, so the first and the last number of a month enclose
 * all of its documents.
 */
interface Bounds {
  count: number;
  first: number;
  last: number;
}

interface Page {
  after: number;
  last: number;
  offset: number;
  limit: number;
}

/** The source of one kind of documents, in the order of their numbers. */
export interface Source {
  boundsIn: (range: Range) => Promise<Bounds>;
  read: (range: Range, page: Page) => Promise<{ number: number; documents: BookedDocument[] }[]>;
}

export const isWithin = (column: AnyColumn, { from, to }: Range): SQL | undefined =>
  and(gte(column, from), lt(column, to));

export const isOnPage = (number: AnyColumn, { after, last }: Page): SQL | undefined =>
  and(gt(number, after), lte(number, last));

export const boundColumns = (number: AnyColumn) => ({
  count: sql<number>`count(*)::int`,
  first: sql<number | null>`${min(number)}`,
  last: sql<number | null>`${max(number)}`,
});

export const toBounds = ([row]: {
  count: number;
  first: number | null;
  last: number | null;
}[]) => ({
  count: row?.count ?? 0,
  first: row?.first ?? 0,
  last: row?.last ?? 0,
});

/** The data of the buyer and the seller that the books need. */
export const partiesOf = (customer: InvoiceCustomer, seller: InvoiceSeller | null) => ({
  customer: nameOfBuyer(customer),
  country: customer.country,
  countryCode: countryCodeOf(customer),
  vatId: customer.vatId ?? "",
  sellerCountryCode: seller?.countryCode ?? null,
  timeZone: sellerTimeZone(),
});

/**
 * The number and date of a document. A check constraint of the table ensures that a paid document
 * has both.
 */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error("A document without its number or date.");
  return value;
}
