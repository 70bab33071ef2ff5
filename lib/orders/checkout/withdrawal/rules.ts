import type { RightEnding } from "@/db/words/refunds";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import { dayIn, startOfDay } from "@/lib/zoned-dates";

/** The days in the calendar after a day such as `2026-11-26`. */
function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The last day that an order waits for, such as `2026-12-10`: 14 days after the day of the payment, and not on a
 * weekend.
 */
export function lastDayOfWithdrawal(paidAt: Date, timeZone: string): string {
  let day = addDays(dayIn(paidAt, timeZone), withdrawalDays);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

interface ConsumerOrder {
  /** False for a consumer; null if the client did not ask. */
  forBusiness: boolean | null;
  paidAt: Date | null;
  consentAt: Date | null;
}

export const isConsumer = ({ forBusiness }: Pick<ConsumerOrder, "forBusiness">): boolean =>
  forBusiness === false;

interface Waiting {
  /** The last day on which the consumer can withdraw. */
  lastDay: string;
  /** Download and hosting begin then. */
  endsAt: Date;
}

/**
 * Until when the download and the hosting of a paid order wait: a consumer who did not consent to an
 * immediate start can withdraw until then. Null if nothing waits.
 */
export function waitingOf(
  { paidAt, consentAt, ...order }: ConsumerOrder,
  { now, timeZone }: { now: Date; timeZone: string },
): Waiting | null {
  if (!isConsumer(order) || consentAt !== null || paidAt === null) return null;
  const lastDay = lastDayOfWithdrawal(paidAt, timeZone);
  const endsAt = startOfDay(addDays(lastDay, 1), timeZone);
  return now < endsAt ? { lastDay, endsAt } : null;
}

/** Why the right to withdraw had ended at a moment; null if it had not. */
export function endOfRight(
  { paidAt, consentAt, ...order }: ConsumerOrder,
  { now, timeZone }: { now: Date; timeZone: string },
): RightEnding | null {
  if (!isConsumer(order)) return "business";
  if (consentAt !== null && consentAt <= now) return "consent";
  if (paidAt === null) return null;
  const lastAccepted = addDays(dayIn(paidAt, timeZone), acceptedWithdrawalDays);
  return dayIn(now, timeZone) <= lastAccepted ? null : "time";
}
