import { dayFirst } from "./dates";
import { mainLanguage } from "./languages.mjs";

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-23 21:30:00` */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  formats.set(timeZone, format);
  return format;
}

/** The day of a moment in a time zone: `2026-11-23`. */
export const dayIn = (moment: Date, timeZone: string): string =>
  clockIn(timeZone).format(moment).slice(0, 10);

const hourMs = 3_600_000;

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
const offsetAt = (ms: number, timeZone: string) =>
  Date.parse(`${clockIn(timeZone).format(ms).replace(" ", "T")}Z`) - ms;

/** The first moment of a day, such as `2026-11-23`, in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const near = utc - offsetAt(utc, timeZone);
  const at = utc - offsetAt(near, timeZone);
  // Where clocks are put forward at midnight, the day begins an hour later.
  return new Date(dayIn(new Date(at), timeZone) < day ? at + hourMs : at);
}

/** The first of a month where, of all days, it is an ordinal number. */
const firsts: Record<string, string> = { fr: "1er ", it: "1º ", pt: "1º " };

/** `10 June 2026`, in German `10. Juni 2026`: nobody can take the month for the day. */
export function writtenDay(moment: Date, timeZone: string, language = mainLanguage): string {
  const format = new Intl.DateTimeFormat(dayFirst(language), { timeZone, dateStyle: "long" });
  const day = format.format(moment);
  return day.replace(/^1 /, firsts[language] ?? "1 ");
}
