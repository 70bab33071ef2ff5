import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { invoiceCorrections, invoices } from "@/db/schema/invoices";
import {
  boundColumns,
  isOnPage,
  isWithin,
  known,
  partiesOf,
  type Source,
  toBounds,
} from "./source";

const earlier = alias(invoiceCorrections, "earlier");

/** Corrected invoices: the invoice that each one replaces is reversed on the same day. */
export const corrections: Source = {
  boundsIn: async (range) =>
    toBounds(
      await database()
        .select(boundColumns(invoiceCorrections.number))
        .from(invoiceCorrections)
        .where(isWithin(invoiceCorrections.createdAt, range)),
    ),
  read: async (range, page) => {
    const rows = await database()
      .select({
        orderId: invoices.id,
        method: invoices.method,
        totalCents: invoices.totalCents,
        currency: invoices.currency,
        at: invoiceCorrections.createdAt,
        corrected: {
          number: invoiceCorrections.number,
          taxes: invoiceCorrections.taxes,
          customer: invoiceCorrections.customer,
          seller: invoiceCorrections.seller,
        },
        earlier: {
          number: earlier.number,
          taxes: earlier.taxes,
          customer: earlier.customer,
          seller: earlier.seller,
        },
        first: {
          number: invoices.number,
          taxes: invoices.taxes,
          customer: invoices.customer,
          seller: invoices.seller,
        },
      })
      .from(invoiceCorrections)
      .innerJoin(invoices, eq(invoices.id, invoiceCorrections.invoiceId))
      .leftJoin(
        earlier,
        and(
          eq(earlier.invoiceId, invoiceCorrections.invoiceId),
          eq(earlier.version, sql`${invoiceCorrections.version} - 1`),
        ),
      )
      .where(
        and(
          isWithin(invoiceCorrections.createdAt, range),
          isOnPage(invoiceCorrections.number, page),
        ),
      )
      .orderBy(asc(invoiceCorrections.number))
      .offset(page.offset)
      .limit(page.limit);
    return rows.map(({ corrected, earlier: before, first, ...row }) => {
      const replaced = before ?? first;
      const common = { ...row, feeCents: null, reference: "" };
      const { number } = corrected;
      const documents = [
        {
          ...common,
          ...partiesOf(replaced.customer, replaced.seller),
          kind: "reversal" as const,
          number: known(replaced.number),
          taxes: replaced.taxes,
        },
        {
          ...common,
          ...partiesOf(corrected.customer, corrected.seller),
          kind: "correction" as const,
          number,
          taxes: corrected.taxes,
        },
      ];
      return { number, documents };
    });
  },
};
