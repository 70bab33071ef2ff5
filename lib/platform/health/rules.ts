import type { QueueHealth } from "@/lib/platform/jobs/queries";

/** Seconds that the oldest due job may be late. */
const maxDueSeconds = 15 * 60;

/** Seconds that a queued email may be unsent. Sending is retried meanwhile. */
const maxUnsentEmailSeconds = 60 * 60;

export interface Backlog extends QueueHealth {
  oldestUnsentEmailSeconds: number;
}

/** The overdue work and its delay, by name; empty if there is none. */
export function findDelays({
  oldestDueSeconds,
  oldestUnsentEmailSeconds,
}: Backlog): Record<string, string> {
  const delays: Record<string, string> = {};
  if (oldestDueSeconds > maxDueSeconds) {
    delays.jobs = `The oldest job has been due for ${Math.floor(oldestDueSeconds)} s.`;
  }
  if (oldestUnsentEmailSeconds > maxUnsentEmailSeconds) {
    delays.email = `The oldest email has been unsent for ${Math.floor(oldestUnsentEmailSeconds)} s.`;
  }
  return delays;
}

/** Seconds between the clocks of the server and its database. Sessions, links and limits are compared by both. */
const maxSkewSeconds = 60;

export const findSkew = (seconds: number): Record<string, string> =>
  Math.abs(seconds) > maxSkewSeconds
    ? { clock: `It is ${Math.round(seconds)} s ahead of the database's. Set both by NTP.` }
    : {};
