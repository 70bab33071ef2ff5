const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** `06/10/2026`, day first. */
export const formatDay = (iso: string, timeZone = "UTC"): string =>
  new Date(iso).toLocaleDateString("en-GB", { ...numeric, timeZone });

/** `Saturday, Nov 21, 2026`, for the purchases table. */
export const formatLongDay = (iso: string, timeZone = "UTC"): string =>
  new Date(iso).toLocaleDateString("en-US", {
    weekday: "long",
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone,
  });

/** `06/10/2026, 14:05 UTC`, for timelines. */
export const formatTimestamp = (iso: string, timeZone = "UTC"): string =>
  new Date(iso).toLocaleString("en-GB", {
    ...numeric,
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });

/** `November 26, 2026`, for texts that readers of any country have to understand. */
export const formatWrittenDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
