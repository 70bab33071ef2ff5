import "server-only";
import { and, desc, eq, isNull } from "drizzle-orm";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { sellerTimeZone } from "@/lib/seller-dates";
import { waitingOf } from "./rules";

const mostOrders = 100;

/** The customer's orders that wait, each with the last day on which it can be withdrawn from. */
export async function listWaitingOrders(userId: number): Promise<Map<number, string>> {
  const { id, forBusiness, paidAt, consentAt } = invoices;
  const rows = await database()
    .select({ id, forBusiness, paidAt, consentAt })
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId),
        eq(forBusiness, false),
        eq(invoices.status, "paid"),
        isNull(consentAt),
      ),
    )
    .orderBy(desc(id))
    .limit(mostOrders);
  const moment = { now: new Date(), timeZone: sellerTimeZone() };
  return new Map(
    rows.flatMap((order) => {
      const waiting = waitingOf(order, moment);
      return waiting ? [[order.id, waiting.lastDay] as const] : [];
    }),
  );
}
