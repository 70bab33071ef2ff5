/*
 * When a consumer's time for withdrawal ends, from the sources and not from the code. "Regulation" is (EEC, Euratom)
 * 1182/71, to which recital 41 of Directive 2011/83/EU refers.
 */

/** A day such as `2026-11-26`, and its place in the calendar. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a place as if it were UTC, in milliseconds. */
function wallClock(at: number, timeZone: string): number {
  const options = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", options);
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(at).replace(" ", "T")}Z`) + (at % 1000);
}

const dayOf = (at: number, timeZone: string): string =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);

const quarter = 900_000;

/** The first moment of a day in a place: searched for, so that no rule of summer time is repeated here. */
function firstMomentOf(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`) / quarter;
  // No place is farther from the noon of UTC than 26 hours; clocks differ by quarters of an hour.
  let [before, within] = [noon - 104, noon + 4];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle * quarter, timeZone) < day) before = middle;
    else within = middle;
  }
  return within * quarter;
}

interface Place {
  timeZone: string;
  /** Whether a day is one of the public holidays that the place has designated (Regulation, Article 2(1)). */
  isHoliday: (day: string) => boolean;
}

export const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The end of the period that the law gives, if its beginning is the payment; by the calendar and the clock of a place. */
export function endOfLawfulPeriod(paidAt: number, place: Place): number {
  // Directive 2011/83/EU, Article 9(1): 14 days. Regulation, Article 3(1): the day of the event is not counted.
  let last = dayAfter(dayOf(paidAt, place.timeZone), 14);
  // Regulation, Articles 2(2) and 3(4): it ends with the last hour of the following working day.
  while (isWeekend(last) || place.isHoliday(last)) last = dayAfter(last, 1);
  // Regulation, Article 3(2)(b): with the expiry of the last hour of the last day.
  return firstMomentOf(dayAfter(last, 1), place.timeZone);
}

/** What the shop promises beside it: whole days after the day of the payment, by the seller's clock. */
export const endOfPromise = (paidAt: number, days: number, timeZone: string): number =>
  firstMomentOf(dayAfter(dayOf(paidAt, timeZone), days + 1), timeZone);
