import type { Language } from "@/components/templates/content/languages";
import type { Day, Facts } from "../facts/schemas";

type Hours = NonNullable<Facts["hours"]>;
type Opening = Hours[number];

/** Days with the same hours. */
export interface HoursLine {
  days: string;
  times: string;
}

const week: readonly Day[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Closing at the time of opening is closing a day later. */
const allDay: Readonly<Record<Language, string>> = {
  en: "24 hours",
  es: "24 horas",
  pt: "24 horas",
  fr: "24 h/24",
  de: "rund um die Uhr",
  it: "24 ore su 24",
};

const and: Readonly<Record<Language, string>> = {
  en: " and ",
  es: " y ",
  pt: " e ",
  fr: " et ",
  de: " und ",
  it: " e ",
};

const hourOf = (time: string) => Number(time.slice(0, 2));
const minutesOf = (time: string) => time.slice(3);
const isFull = (time: string) => minutesOf(time) === "00";

function englishTime(time: string): string {
  if (time === "00:00") return "midnight";
  if (time === "12:00") return "noon";
  const hour = hourOf(time) % 12 || 12;
  const minutes = isFull(time) ? "" : `:${minutesOf(time)}`;
  return `${hour}${minutes}\u00a0${hourOf(time) < 12 ? "am" : "pm"}`;
}

/** Hours and minutes around a letter: "6h30". */
const withLetter = (time: string, letter: string, space: string) =>
  `${hourOf(time)}${space}${letter}${isFull(time) ? "" : space + minutesOf(time)}`;

const clock = (time: string) => `${hourOf(time)}:${minutesOf(time)}`;

const spanIn: Readonly<Record<Language, (opens: string, closes: string) => string>> = {
  en: (opens, closes) => `${englishTime(opens)} – ${englishTime(closes)}`,
  de: (opens, closes) => {
    const end = closes === "00:00" ? "24:00" : closes;
    return isFull(opens) && isFull(end)
      ? `${hourOf(opens)}–${hourOf(end)}`
      : `${clock(opens)}–${clock(end)}`;
  },
  fr: (opens, closes) =>
    `${withLetter(opens, "h", "\u00a0")} – ${withLetter(closes, "h", "\u00a0")}`,
  pt: (opens, closes) => `${withLetter(opens, "h", "")}–${withLetter(closes, "h", "")}`,
  es: (opens, closes) => `${clock(opens)}–${clock(closes)}`,
  it: (opens, closes) => `${clock(opens)}–${clock(closes)}`,
};

function timesIn(language: Language, openings: readonly Opening[]): string {
  if (openings.some(({ opens, closes }) => opens === closes)) return allDay[language];
  const spans = openings.map(({ opens, closes }) => spanIn[language](opens, closes));
  const written = spans.join(and[language]);
  return language === "de" ? `${written} Uhr` : written;
}

/** 1 January 2024 was a Monday. */
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, day + 1));

/** "Mon–Fri, Sun" */
function daysIn(language: Language, numbers: readonly number[]): string {
  const format = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const name = (day: number) => format.format(dateOf(day)).replace(".", "");
  const runs: number[][] = [];
  for (const day of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const written = runs
    .map((run) => {
      const names = run.map(name);
      return run.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(", ");
    })
    .join(", ");
  return written.charAt(0).toLocaleUpperCase(language) + written.slice(1);
}

/** Opening hours as they are written in the language, days with the same hours on one line. */
export function hoursLines(hours: Hours, language: Language): HoursLine[] {
  const daysByTimes = new Map<string, number[]>();
  for (const [number, day] of week.entries()) {
    const openings = hours
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens));
    const times = timesIn(language, openings);
    if (openings.length > 0) daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), number]);
  }
  return Array.from(daysByTimes, ([times, numbers]) => ({
    days: daysIn(language, numbers),
    times,
  }));
}
