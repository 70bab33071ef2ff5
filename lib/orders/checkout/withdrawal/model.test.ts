import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "@/e2e/support/fault-test";
import { dayAfter, endOfLawfulPeriod, endOfPromise, isWeekend } from "@/e2e/support/law/periods";
import { endOfRight, waitingOf } from "./rules";

/** Places of the Union from the farthest west to the farthest east. */
const zones = [
  "America/Guadeloupe",
  "America/Cayenne",
  "Atlantic/Azores",
  "Atlantic/Canary",
  "Europe/Lisbon",
  "Europe/Berlin",
  "Europe/Athens",
  "Asia/Nicosia",
  "Indian/Reunion",
];

const anyPayment = fc.record({
  paidAt: fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2041-01-01T00:00:00Z"),
    noInvalidDate: true,
  }),
  seller: fc.constantFrom(...zones),
  buyer: fc.constantFrom(...zones),
  /** Public holidays, as days after the payment. */
  holidays: fc.uniqueArray(fc.integer({ min: 10, max: 30 }), { maxLength: 12 }),
});

/**
 * No member state has more days off in a row: Hungary had six from 24 December 2024, and Romania from 1 May 2024 if the
 * day between its holidays is counted.
 */
const mostDaysOff = 6;

/** The holidays of a place: as many of the days as do not make a longer row. */
function calendarOf(paidAt: Date, wanted: number[]): (day: string) => boolean {
  const first = paidAt.toISOString().slice(0, 10);
  const holidays = new Set<string>();
  const isOff = (day: string) => isWeekend(day) || holidays.has(day);
  for (const day of wanted.map((it) => dayAfter(first, it))) {
    let [from, to] = [day, day];
    while (isOff(dayAfter(from, -1))) from = dayAfter(from, -1);
    while (isOff(dayAfter(to, 1))) to = dayAfter(to, 1);
    if (Date.parse(to) - Date.parse(from) < mostDaysOff * 86_400_000) holidays.add(day);
  }
  return (day) => holidays.has(day);
}

const consumer = { forBusiness: false, consentAt: null };

/** @requirement Consumers: The right to withdraw never ends before the law says, wherever seller and buyer are */
test("the right ends when the model says, to the millisecond, and never before the law says", () => {
  fc.assert(
    fc.property(anyPayment, ({ paidAt, seller, buyer, holidays }) => {
      const order = { ...consumer, paidAt };
      const at = (time: number) => ({ now: new Date(time), timeZone: seller });
      const end = endOfPromise(paidAt.getTime(), 21, seller);
      expect(endOfRight(order, at(end - 1))).toBeNull();
      expect(endOfRight(order, at(end))).toBe("time");
      const waitEnd = endOfLawfulPeriod(paidAt.getTime(), {
        timeZone: seller,
        isHoliday: () => false,
      });
      expect(waitingOf(order, at(waitEnd - 1))?.endsAt.getTime()).toBe(waitEnd);
      expect(waitingOf(order, at(waitEnd))).toBeNull();
      const place = { timeZone: buyer, isHoliday: calendarOf(paidAt, holidays) };
      expect(endOfLawfulPeriod(paidAt.getTime(), place)).toBeLessThanOrEqual(end);
    }),
    { numRuns: scaled(2_000) },
  );
}, 60_000);
