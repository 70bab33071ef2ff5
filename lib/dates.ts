/** `06/10/2026`, day first, the same on every machine. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
}

const longDay = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** `Saturday, Nov 21, 2026`, for the purchases table. */
export const formatLongDay = (iso: string): string => longDay.format(new Date(iso));

/** `06/10/2026, 14:05 UTC`, for timelines. */
export const formatTimestamp = (iso: string): string =>
  `${formatDay(iso)}, ${iso.slice(11, 16)} UTC`;

const writtenDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `November 26, 2026`, for texts that readers of any country have to understand. */
export const formatWrittenDay = (iso: string): string => writtenDay.format(new Date(iso));
