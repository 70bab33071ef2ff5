import "server-only";
import { and, asc, eq, gt, gte, lt, lte, max, min, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { type InvoiceCustomer, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import { paymentReference } from "@/lib/invoices/rules";
import { currency } from "@/lib/money";
import {
  type BookedDocument,
  creditedTaxes,
  documentsPerFile,
  type Entry,
  entriesOf,
  filesOf,
  rangeOfMonth,
} from "../rules";

const batchSize = 1_000;

/** Documents of one kind and month. Their numbers are given in the order of time, so that these bound them. */
interface Numbered {
  count: number;
  first: number;
  last: number;
}

const isIn = (column: typeof invoices.paidAt | typeof refunds.completedAt, month: string) => {
  const { from, to } = rangeOfMonth(month);
  return and(gte(column, from), lt(column, to));
};

/** One kind of documents. */
interface Source {
  numbersOf: (month: string) => Promise<Numbered>;
  /** Those that match, by their numbers. */
  read: (where: SQL | undefined, offset: number) => Promise<BookedDocument[]>;
  isIn: (month: string) => SQL | undefined;
  number: typeof invoices.number | typeof refunds.number;
}

const boundsOf = (number: Source["number"]) => ({
  ...{ count: sql<number>`count(*)::int`, first: min(number), last: max(number) },
});

const numbered = ([row]: { count: number; first: number | null; last: number | null }[]) => ({
  ...{ count: row?.count ?? 0, first: row?.first ?? 0, last: row?.last ?? 0 },
});

const nameOf = ({ company, firstname, lastname }: InvoiceCustomer) =>
  company || `${firstname} ${lastname}`.trim();

const invoiceSource: Source = {
  number: invoices.number,
  isIn: (month) => isIn(invoices.paidAt, month),
  numbersOf: async (month) =>
    numbered(
      await database()
        .select(boundsOf(invoices.number))
        .from(invoices)
        .where(isIn(invoices.paidAt, month)),
    ),
  read: async (where, offset) => {
    const rows = await database()
      .select({
        number: sql<number>`${invoices.number}`.mapWith(invoices.number),
        at: sql<Date>`${invoices.paidAt}`.mapWith(invoices.paidAt),
        orderId: invoices.id,
        customer: invoices.customer,
        method: invoices.method,
        totalCents: invoices.totalCents,
        currency: payments.currency,
        feeCents: payments.feeCents,
        captureId: payments.captureId,
      })
      .from(invoices)
      .leftJoin(payments, eq(payments.invoiceId, invoices.id))
      .where(where)
      .orderBy(asc(invoices.number))
      .offset(offset)
      .limit(batchSize);
    return rows.map(({ customer, captureId, currency: paidIn, ...row }) => ({
      ...{ ...row, kind: "invoice", customer: nameOf(customer), country: customer.country },
      ...{ taxes: null, currency: paidIn ?? currency },
      reference: row.method === "paypal" ? (captureId ?? "") : paymentReference(row.orderId),
    }));
  },
};

/** What credit notes with smaller numbers took back of the same invoice. */
const creditedBefore = sql<number>`coalesce((
  select sum(earlier.amount_cents) from ${refunds} as earlier
  where earlier.invoice_id = ${refunds.invoiceId} and earlier.number < ${refunds.number}), 0)::float8`;

const creditNoteSource: Source = {
  number: refunds.number,
  isIn: (month) => isIn(refunds.completedAt, month),
  numbersOf: async (month) =>
    numbered(
      await database()
        .select(boundsOf(refunds.number))
        .from(refunds)
        .where(isIn(refunds.completedAt, month)),
    ),
  read: async (where, offset) => {
    const rows = await database()
      .select({
        number: sql<number>`${refunds.number}`.mapWith(refunds.number),
        at: sql<Date>`${refunds.completedAt}`.mapWith(refunds.completedAt),
        orderId: refunds.invoiceId,
        customer: invoices.customer,
        method: refunds.method,
        cents: refunds.amountCents,
        currency: refunds.currency,
        reference: refunds.reference,
        totalCents: invoices.totalCents,
        beforeCents: creditedBefore,
      })
      .from(refunds)
      .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
      .where(where)
      .orderBy(asc(refunds.number))
      .offset(offset)
      .limit(batchSize);
    return rows.map(({ customer, cents, totalCents, beforeCents, reference, ...row }) => ({
      ...{ ...row, kind: "credit_note", customer: nameOf(customer), country: customer.country },
      ...{ totalCents: cents, feeCents: null, reference: reference ?? "" },
      taxes: null,
    }));
  },
};

/** The documents of a month: invoices first, a thousand at a time, from some place on. */
async function* readDocuments(
  month: string,
  { offset = 0, limit = Number.POSITIVE_INFINITY } = {},
): AsyncGenerator<BookedDocument[]> {
  let [skipped, left] = [offset, limit];
  for (const source of [invoiceSource, creditNoteSource]) {
    const { count, first, last } = await source.numbersOf(month);
    let after = first - 1;
    while (left > 0 && skipped < count && after < last) {
      const where = and(source.isIn(month), gt(source.number, after), lte(source.number, last));
      const found = (await source.read(where, skipped)).slice(0, left);
      if (found.length > 0) yield found;
      left -= found.length;
      skipped = 0;
      after = found.at(-1)?.number ?? last;
    }
    skipped = Math.max(0, skipped - count);
  }
}

/** All lines of the books of a month, or of a part of its documents. */
export async function* readEntries(
  month: string,
  part?: { offset: number; limit: number },
): AsyncGenerator<Entry[]> {
  for await (const documents of readDocuments(month, part)) yield documents.flatMap(entriesOf);
}

/** What of a month is in one of its files for DATEV. */
export async function requireFile(month: string, file: number) {
  const [paid, credited] = await Promise.all(
    [invoiceSource, creditNoteSource].map((it) => it.numbersOf(month)),
  );
  const files = filesOf((paid?.count ?? 0) + (credited?.count ?? 0));
  if (file > files) throw new ShopError("not_found", "There is no such file of this month.");
  return { offset: (file - 1) * documentsPerFile, limit: documentsPerFile };
}
