"use client";

import { useLanguage } from "#translations";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatDay, formatTimestamp } from "@/lib/dates";

/** The reader's own time zone. UTC on the server and until hydration, where nobody knows it. */
export const useTimeZone = (): string =>
  useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";

interface MomentProps {
  at: string;
  className?: string;
}

/** Day, time and time zone of a moment, for its reader. */
export const Timestamp = ({ at, className = "whitespace-nowrap tabular-nums" }: MomentProps) => (
  <time dateTime={at} className={className}>
    {formatTimestamp(at, useTimeZone(), useLanguage())}
  </time>
);

/** The day of a moment, for its reader. */
export const DayOf = ({ at, className }: MomentProps) => (
  <time dateTime={at} className={className}>
    {formatDay(at, useTimeZone(), useLanguage())}
  </time>
);
