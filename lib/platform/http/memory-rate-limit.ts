import { env } from "@/lib/env";
import type { RateLimit } from "./rate-limit";

interface Window {
  counts: Map<string, number>;
  end: number;
}

// One window per name and process, shared by the bundles that Next builds.
const shared = globalThis as typeof globalThis & { presetryWindows?: Map<string, Window> };

/**
 * Counts by key within one process, for floods that a query each would help rather than stop. All keys'
 * windows begin together, so what is remembered is at most one window's callers.
 */
export function memoryRateLimit(name: string, { hits, seconds }: RateLimit) {
  const windowAt = (now: number): Window => {
    shared.presetryWindows ??= new Map();
    const current = shared.presetryWindows.get(name);
    if (current && now < current.end) return current;
    const next = { counts: new Map(), end: now + seconds * 1000 };
    shared.presetryWindows.set(name, next);
    return next;
  };
  const count = (key: string, now = Date.now()): void => {
    const { counts } = windowAt(now);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const wait = (key: string, now = Date.now()): number => {
    const { counts, end } = windowAt(now);
    const isReached = (counts.get(key) ?? 0) >= Math.ceil(hits * env("http").RATE_LIMIT_SCALE);
    return isReached ? Math.ceil((end - now) / 1000) : 0;
  };
  return {
    count,
    /** Seconds to wait once the limit is reached; 0 below it. */
    wait,
    /** The same, and counts below it. */
    consume(key: string, now = Date.now()): number {
      const seconds = wait(key, now);
      if (seconds === 0) count(key, now);
      return seconds;
    },
  };
}
