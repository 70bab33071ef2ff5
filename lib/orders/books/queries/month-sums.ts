import "server-only";
import { type AnyColumn, and, eq, gte, isNotNull, lt, min, type SQL, sql, sum } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceCorrections, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refunds } from "@/db/schema/refunds";
import { transfers } from "@/db/schema/transfers";
import { currency } from "@/lib/money";
import { sellerTimeZone } from "@/lib/seller-dates";
import { dayIn, startOfDay } from "@/lib/zoned-dates";
import { type MonthSums, monthsOf, noSums } from "../rules";
import type { Books } from "../schemas";
import { isWithoutMoney } from "./credit-notes";
import { hasTransfers } from "./paid-invoices";

/** The months of a year, each with its sums in each currency. */
export async function readBooks(year: string | undefined, now = new Date()): Promise<Books> {
  const timeZone = sellerTimeZone();
  const first = (await firstPayment(timeZone)) ?? dayIn(now, timeZone);
  const today = dayIn(now, timeZone);
  const last = yearOf(today);
  const wanted = year ? Number(year) : last;
  const months = monthsOf(wanted, first.slice(0, 7), today.slice(0, 7));
  const [paid, corrected, credited, moved] = await Promise.all([
    sumInvoices(wanted),
    countCorrections(wanted),
    sumCreditNotes(wanted),
    sumTransfers(wanted),
  ]);
  return {
    year: wanted,
    years: Array.from({ length: last - yearOf(first) + 1 }, (_, at) => last - at),
    months: months.flatMap((month) =>
      sumsOf({
        month,
        paid: paid.filter((it) => it.month === month),
        credited: credited.filter((it) => it.month === month),
        moved: moved.filter((it) => it.month === month),
        corrections: corrected.get(month) ?? 0,
      }),
    ),
  };
}

interface MonthRows {
  month: string;
  paid: Awaited<ReturnType<typeof sumInvoices>>;
  credited: Awaited<ReturnType<typeof sumCreditNotes>>;
  moved: Awaited<ReturnType<typeof sumTransfers>>;
  corrections: number;
}

const noCreditNotes = { cents: 0, refundedCents: 0, returnedCents: 0, unknownFees: 0 };
const noTransfers = { arrivedCents: 0, wentBackCents: 0 };

/**
 * One entry for each currency of the documents; for a month without documents, the shop's currency.
 */
function sumsOf({ month, paid, credited, moved, corrections }: MonthRows): MonthSums[] {
  const all = [...paid, ...credited, ...moved];
  const documents = all.reduce((sum, it) => sum + it.documents, corrections);
  const found = new Set(all.map((it) => it.currency));
  return [...(found.size > 0 ? found : [currency])].sort().map((code) => {
    const sums = { ...noSums, ...paid.find((it) => it.currency === code) };
    const notes = credited.find((it) => it.currency === code) ?? noCreditNotes;
    const bank = moved.find((it) => it.currency === code) ?? noTransfers;
    return {
      ...sums,
      month,
      currency: code,
      documents,
      creditedCents: notes.cents,
      bankTransferCents: sums.bankTransferCents + bank.arrivedCents,
      refundedCents: notes.refundedCents + bank.wentBackCents,
      feeCents: sums.feeCents - notes.returnedCents,
      unknownFees: sums.unknownFees + notes.unknownFees,
    };
  });
}

/** The day of the first payment where the seller is. */
async function firstPayment(timeZone: string): Promise<string | null> {
  const [row] = await database()
    .select({ at: min(invoices.paidAt) })
    .from(invoices)
    .where(isNotNull(invoices.paidAt));
  const [moved] = await database()
    .select({ day: min(transfers.day) })
    .from(transfers);
  const days = [row?.at && dayIn(row.at, timeZone), moved?.day].flatMap((day) => day || []);
  return days.sort()[0] ?? null;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The settings allow letters only that need no quoting. */
const monthOf = (moment: AnyColumn) =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${sellerTimeZone()}'`)}, 'YYYY-MM')`;

function isIn(column: AnyColumn, year: number) {
  const startOf = (begun: number) => startOfDay(`${begun}-01-01`, sellerTimeZone());
  return and(gte(column, startOf(year)), lt(column, startOf(year + 1)));
}

const count = sql<number>`count(*)::int`;

const byPaypal = sql`${invoices.method} = 'paypal'`;

const sumOf = (column: AnyColumn, condition: SQL) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`;

/** An order becomes an invoice when it is paid: a payment by PayPal is in the same month. */
function sumInvoices(year: number) {
  const month = monthOf(invoices.paidAt);
  return database()
    .select({
      month,
      currency: invoices.currency,
      documents: count,
      invoicedCents: sumOf(invoices.totalCents, sql`true`),
      paypalCents: sumOf(invoices.totalCents, byPaypal),
      bankTransferCents: sumOf(invoices.totalCents, sql`not ${byPaypal} and not ${hasTransfers}`),
      feeCents: sumOf(payments.feeCents, byPaypal),
      unknownFees: sql<number>`(count(*) filter (where ${byPaypal} and ${payments.feeCents} is null))::int`,
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(isIn(invoices.paidAt, year))
    .groupBy(month, invoices.currency);
}

/** The sum of corrections equals the sum of the invoices that they replace. */
async function countCorrections(year: number) {
  const month = monthOf(invoiceCorrections.createdAt);
  const rows = await database()
    .select({ month, documents: count })
    .from(invoiceCorrections)
    .where(isIn(invoiceCorrections.createdAt, year))
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, row.documents]));
}

const returnedByPaypal = sql`${refunds.method} = 'paypal'`;

function sumCreditNotes(year: number) {
  const month = monthOf(refunds.completedAt);
  return database()
    .select({
      month,
      currency: refunds.currency,
      documents: count,
      cents: sum(refunds.amountCents).mapWith(Number),
      refundedCents: sumOf(refunds.amountCents, sql`not ${isWithoutMoney}`),
      returnedCents: sumOf(refunds.feeCents, returnedByPaypal),
      unknownFees: sql<number>`(count(*) filter (where ${returnedByPaypal} and ${refunds.feeCents} is null))::int`,
    })
    .from(refunds)
    .where(isIn(refunds.completedAt, year))
    .groupBy(month, refunds.currency);
}

function sumTransfers(year: number) {
  const month = sql<string>`to_char(${transfers.day}, 'YYYY-MM')`;
  return database()
    .select({
      month,
      currency: transfers.currency,
      documents: count,
      arrivedCents: sumOf(transfers.amountCents, sql`${transfers.amountCents} > 0`),
      wentBackCents: sql<number>`-${sumOf(transfers.amountCents, sql`${transfers.amountCents} < 0`)}`,
    })
    .from(transfers)
    .where(and(gte(transfers.day, `${year}-01-01`), lt(transfers.day, `${year + 1}-01-01`)))
    .groupBy(month, transfers.currency);
}
