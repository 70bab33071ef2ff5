import { afterEach } from "vitest";

// With the file ending, so that the alias for next/server does not apply.
// biome-ignore lint/performance/noBarrelFile: replaces the module, so it exports the same names
export * from "next/server.js";

const pending = new Set<Promise<unknown>>();

/** Next runs the task after the response is sent; this stub starts it at once and awaits it after the test. */
export function after(task: Promise<unknown> | (() => unknown)) {
  const running = Promise.resolve(typeof task === "function" ? task() : task);
  pending.add(running);
  running.finally(() => pending.delete(running)).catch(() => {});
}

/** Waits for all tasks passed to `after` so far. */
export async function flushAfter() {
  while (pending.size > 0) await Promise.all(pending);
}

export const connection = async () => {};

afterEach(flushAfter);
