import { env } from "@/lib/env";
import type { RateLimit } from "./rate-limit";

/**
 * Counts by key within one process, for floods that a query each would help rather than stop. All windows
 * begin together, so what is remembered is at most one window's callers.
 */
export function memoryRateLimit({ hits, seconds }: RateLimit) {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  const countOf = (key: string, now: number) => {
    if (now >= windowEnd) {
      counts = new Map();
      windowEnd = now + seconds * 1000;
    }
    return counts.get(key) ?? 0;
  };
  return {
    count(key: string, now = Date.now()): void {
      counts.set(key, countOf(key, now) + 1);
    },
    /** Seconds to wait once the limit is reached; 0 below it. */
    wait(key: string, now = Date.now()): number {
      const isReached = countOf(key, now) >= Math.ceil(hits * env("http").RATE_LIMIT_SCALE);
      return isReached ? Math.ceil((windowEnd - now) / 1000) : 0;
    },
  };
}
