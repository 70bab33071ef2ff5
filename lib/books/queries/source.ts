import "server-only";
import { type AnyColumn, and, gt, gte, lt, lte, max, min, type SQL, sql } from "drizzle-orm";
import type { InvoiceCustomer, InvoiceSeller } from "@/db/schema/invoices";
import { countryCodeOf } from "@/lib/invoices/tax/breakdown";
import type { BookedDocument, rangeOfMonth } from "../rules";

export type Range = ReturnType<typeof rangeOfMonth>;

/** Numbers are given in the order of time, so that the first and the last of a month bound its own. */
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

/** Where documents of one kind come from, in the order of their numbers. */
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

/** What is booked of the two parties. */
export const partiesOf = (customer: InvoiceCustomer, seller: InvoiceSeller | null) => ({
  customer: customer.company || `${customer.firstname} ${customer.lastname}`.trim(),
  country: customer.country,
  countryCode: countryCodeOf(customer),
  vatId: customer.vatId ?? "",
  sellerCountryCode: seller?.countryCode ?? null,
});

/** Of a document that its dates and numbers are known to have: a check of the table says so. */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error("A document without its number or date.");
  return value;
}
