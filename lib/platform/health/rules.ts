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
