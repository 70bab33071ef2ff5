import { localeOf, mainLanguage } from "./languages.mjs";

/** The locale of dates that have the day first, in English, too. */
export const dayFirst = (language: string): string =>
  localeOf(language) === "en-US" ? "en-GB" : localeOf(language);

const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** `06/10/2026`, day first: the one form of a day on screens, except in the purchases table. */
export const formatDay = (iso: string, timeZone = "UTC", language = mainLanguage): string =>
  new Date(iso).toLocaleDateString(dayFirst(language), { ...numeric, timeZone });

/** `Saturday, Nov 21, 2026`, for the purchases table. */
export const formatLongDay = (iso: string, timeZone = "UTC", language = mainLanguage): string =>
  new Date(iso).toLocaleDateString(localeOf(language), {
    weekday: "long",
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone,
  });

/** `06/10/2026, 14:05 UTC`, for timelines. */
export const formatTimestamp = (iso: string, timeZone = "UTC", language = mainLanguage): string =>
  new Date(iso).toLocaleString(dayFirst(language), {
    ...numeric,
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
