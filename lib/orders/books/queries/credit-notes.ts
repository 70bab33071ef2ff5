import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceCorrections, invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { creditedTaxes } from "../rules";
import {
  boundColumns,
  isOnPage,
  isWithin,
  known,
  partiesOf,
  type Source,
  toBounds,
} from "./source";

/** The sum of earlier credit notes (with smaller numbers) of the same invoice. */
const creditedBefore = sql<number>`coalesce((
  select sum(earlier.amount_cents) from refunds as earlier
  where earlier.invoice_id = ${refunds.invoiceId} and earlier.number < ${refunds.number}), 0)::float8`;

/** The version of the invoice that was valid at that time. */
const validVersion = sql`(
  select max(newest.version) from invoice_corrections as newest
  where newest.invoice_id = ${refunds.invoiceId} and newest.created_at <= ${refunds.completedAt})`;

/** It cancels an invoice that was not paid: the mark of its transfer was reversed. */
export const isWithoutMoney = sql<boolean>`${refunds.reason} = 'marked_by_mistake'`;

export const creditNotes: Source = {
  boundsIn: async (range) =>
    toBounds(
      await database()
        .select(boundColumns(refunds.number))
        .from(refunds)
        .where(isWithin(refunds.completedAt, range)),
    ),
  read: async (range, page) => {
    const rows = await database()
      .select({
        orderId: refunds.invoiceId,
        number: refunds.number,
        at: refunds.completedAt,
        method: refunds.method,
        cents: refunds.amountCents,
        currency: refunds.currency,
        reference: refunds.reference,
        feeCents: refunds.feeCents,
        isMoneyApart: isWithoutMoney,
        beforeCents: creditedBefore,
        totalCents: invoices.totalCents,
        issued: { taxes: invoices.taxes, customer: invoices.customer, seller: invoices.seller },
        corrected: {
          taxes: invoiceCorrections.taxes,
          customer: invoiceCorrections.customer,
          seller: invoiceCorrections.seller,
        },
      })
      .from(refunds)
      .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
      .leftJoin(
        invoiceCorrections,
        and(
          eq(invoiceCorrections.invoiceId, refunds.invoiceId),
          eq(invoiceCorrections.version, validVersion),
        ),
      )
      .where(and(isWithin(refunds.completedAt, range), isOnPage(refunds.number, page)))
      .orderBy(asc(refunds.number))
      .offset(page.offset)
      .limit(page.limit);
    return rows.map(({ issued, corrected, cents, beforeCents, totalCents, ...row }) => {
      const { taxes, customer, seller } = corrected ?? issued;
      const number = known(row.number);
      const document = {
        ...row,
        ...partiesOf(customer, seller),
        kind: "credit_note" as const,
        number,
        at: known(row.at),
        totalCents: cents,
        reference: row.reference ?? "",
        taxes: taxes && creditedTaxes(taxes, { totalCents, beforeCents, cents }),
      };
      return { number, documents: [document] };
    });
  },
};
