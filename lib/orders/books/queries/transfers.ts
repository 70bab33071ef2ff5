import "server-only";
import { and, asc, eq, gte, lt, type SQL } from "drizzle-orm";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { transfers } from "@/db/schema/transfers";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { sellerIsoDay, sellerTimeZone } from "@/lib/seller-dates";
import { startOfDay } from "@/lib/zoned-dates";
import { boundColumns, isOnPage, partiesOf, type Range, type Source, toBounds } from "./source";

const isOnDays = ({ from, to }: Range): SQL | undefined =>
  and(gte(transfers.day, sellerIsoDay(from)), lt(transfers.day, sellerIsoDay(to)));

/** The lines of the bank's statement, by their own days. */
export const bankTransfers: Source = {
  boundsIn: async (range) =>
    toBounds(
      await database().select(boundColumns(transfers.id)).from(transfers).where(isOnDays(range)),
    ),
  read: async (range, page) => {
    const rows = await database()
      .select({
        id: transfers.id,
        orderId: invoices.id,
        number: invoices.number,
        day: transfers.day,
        method: invoices.method,
        totalCents: transfers.amountCents,
        customer: invoices.customer,
        seller: invoices.seller,
        currency: transfers.currency,
      })
      .from(transfers)
      .innerJoin(invoices, eq(invoices.id, transfers.invoiceId))
      .where(and(isOnDays(range), isOnPage(transfers.id, page)))
      .orderBy(asc(transfers.id))
      .offset(page.offset)
      .limit(page.limit);
    return rows.map(({ id, day, customer, seller, ...row }) => ({
      number: id,
      documents: [
        {
          ...row,
          ...partiesOf(customer, seller),
          kind: "transfer" as const,
          at: startOfDay(day, sellerTimeZone()),
          taxes: null,
          feeCents: null,
          reference: paymentReference(row.orderId),
        },
      ],
    }));
  },
};
