import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { transfers } from "@/db/schema/transfers";
import { paymentReference } from "@/lib/orders/invoices/rules";
import {
  boundColumns,
  isOnPage,
  isWithin,
  known,
  partiesOf,
  type Source,
  toBounds,
} from "./source";

/** The previous release marks transfers without their amount and day: the payment is the total. */
export const hasTransfers = sql<boolean>`exists (select from ${transfers} as moved
  where moved.invoice_id = ${invoices.id})`;

export const paidInvoices: Source = {
  boundsIn: async (range) =>
    toBounds(
      await database()
        .select(boundColumns(invoices.number))
        .from(invoices)
        .where(isWithin(invoices.paidAt, range)),
    ),
  read: async (range, page) => {
    const rows = await database()
      .select({
        orderId: invoices.id,
        number: invoices.number,
        at: invoices.paidAt,
        method: invoices.method,
        totalCents: invoices.totalCents,
        taxes: invoices.taxes,
        customer: invoices.customer,
        seller: invoices.seller,
        currency: invoices.currency,
        feeCents: payments.feeCents,
        captureId: payments.captureId,
        isMoneyApart: hasTransfers,
      })
      .from(invoices)
      .leftJoin(payments, eq(payments.invoiceId, invoices.id))
      .where(and(isWithin(invoices.paidAt, range), isOnPage(invoices.number, page)))
      .orderBy(asc(invoices.number))
      .offset(page.offset)
      .limit(page.limit);
    return rows.map(({ customer, seller, captureId, ...row }) => {
      const number = known(row.number);
      const document = {
        ...row,
        ...partiesOf(customer, seller),
        kind: "invoice" as const,
        number,
        at: known(row.at),
        reference: row.method === "paypal" ? (captureId ?? "") : paymentReference(row.orderId),
      };
      return { number, documents: [document] };
    });
  },
};
