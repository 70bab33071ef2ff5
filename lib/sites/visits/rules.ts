/** Days on the page; pages and referring sites are kept as long. */
export const shownDays = 90;

/** Days that a day's sums are kept. */
export const keptDays = 400;

/** Visitors of one site and day that are told apart: far more than a small company's site has. */
export const maxVisitors = 200_000;

/** Referring sites of one site and day that are kept by name: anybody can invent them. */
export const maxHosts = 100;

const dayMs = 86_400_000;

/** The day in UTC, such as 2026-11-22. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day this many days later. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * dayMs);

/** Seconds for which visits of a day that is over may still be on their way to the database. */
const graceSeconds = 120;

/** Whose visitors are still told apart; all days before it are over. */
export const openDay = (time: number): string => dayOf(time - graceSeconds * 1_000);

/** Seconds until today is over. */
export const secondsToEndOfDay = (time: number): number =>
  Math.ceil((dayMs - (time % dayMs)) / 1_000) + graceSeconds + 1;

export interface Visit {
  /** Tells visitors of a day apart: only its hash is stored. */
  visitor: string;
  /** The host of the referring site; empty for none. */
  host: string;
}
