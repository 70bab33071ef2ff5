import type { InvoiceStatus } from "@/db/words/invoices";

/** An order by bank transfer, and what the shop has of its money. */
export interface TransferOrder {
  status: InvoiceStatus | "needs_attention" | "partly_paid" | "not_paid";
  totalCents: number;
  receivedCents: number;
}

/** Only orders that were paid once are in one of these. */
const isPaidFor = ({ status }: TransferOrder) => status === "paid" || status === "refunded";

/** What is missing until the order is paid. */
export const openOf = (order: TransferOrder): number =>
  isPaidFor(order) ? 0 : Math.max(0, order.totalCents - order.receivedCents);

/**
 * What the customer can have back: what they paid too much, or all that arrived for an order that
 * was closed unpaid. The price of a refunded order went back by its refund.
 */
export function creditOf(order: TransferOrder): number {
  const { status, totalCents, receivedCents } = order;
  if (status === "pending" || status === "partly_paid") return 0;
  return Math.max(0, receivedCents - (isPaidFor(order) ? totalCents : 0));
}

const dayMs = 24 * 60 * 60_000;

/** Hours by which the earliest time zone is ahead of UTC: what is today there is not the future. */
const mostHoursAhead = 14;

/** The day in UTC, as `2026-11-26`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Why money cannot have moved on this day; null if it can. */
export function refusalOfDay(
  day: string,
  { orderedAt, now }: { orderedAt: Date; now: Date },
): string | null {
  if (day > dayOf(new Date(now.getTime() + mostHoursAhead * 60 * 60_000))) {
    return "This day is in the future";
  }
  // The order may have been placed on the next day in UTC.
  if (day < dayOf(new Date(orderedAt.getTime() - dayMs))) {
    return "This day is before the order";
  }
  return null;
}
