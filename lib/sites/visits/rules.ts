/** Days that the page shows; pages and referring sites are kept for the same time. */
export const shownDays = 90;

/** Days for which a day's sums are kept. */
export const keptDays = 400;

/**
 * The most visitors of one site and day that are distinguished: far more than a small company's
 * site has.
 */
export const maxVisitors = 200_000;

/** The most pages and hosts that are kept of a visitor who may be a program. */
export const maxWaiting = 50;

/** The most referring hosts of one site and day that are kept by name: anybody can invent hosts. */
export const maxHosts = 100;

const dayMs = 86_400_000;

/** The day in UTC, such as 2026-11-22. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day this many days later. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * dayMs);

/** Seconds for which visits of a past day may still be on their way to the database. */
const graceSeconds = 120;

/** The first day whose visitors are still distinguished; all earlier days are over. */
export const openDay = (time: number): string => dayOf(time - graceSeconds * 1_000);

/** Seconds until today is over. */
export const secondsToEndOfDay = (time: number): number =>
  Math.ceil((dayMs - (time % dayMs)) / 1_000) + graceSeconds + 1;

/** A "program" says that it is one; a "prefetch" is a page that a browser only prepares. */
export type Asker = "browser" | "program" | "prefetch";

export interface Visit {
  by: Asker;
  /** A key that distinguishes the visitors of a day: only its hash is stored. */
  visitor: string;
  /** The host of the referring site; empty for none. */
  host: string;
}
