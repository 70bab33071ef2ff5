import { setTimeout as sleep } from "node:timers/promises";

/** The result of `work`, or of `onTimeout` (which may throw) after `ms`. The work itself is not aborted. */
export async function withDeadline<T>(
  ms: number,
  work: Promise<T>,
  onTimeout: () => T,
): Promise<T> {
  const finished = new AbortController();
  const deadline = sleep(ms, undefined, { signal: finished.signal }).then(onTimeout);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    finished.abort();
  }
}
