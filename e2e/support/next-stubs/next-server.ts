import { afterEach } from "vitest";

// With its file ending, so that the alias that leads here does not lead here again.
// biome-ignore lint/performance/noBarrelFile: stands in for the module, so it has all of its names
export * from "next/server.js";

const pending = new Set<Promise<unknown>>();

/** Next runs it once the answer is sent; here it starts at once and is awaited after the test. */
export function after(task: Promise<unknown> | (() => unknown)) {
  const running = Promise.resolve(typeof task === "function" ? task() : task);
  pending.add(running);
  running.finally(() => pending.delete(running)).catch(() => {});
}

/** Waits for everything handed to `after` so far. */
export async function flushAfter() {
  while (pending.size > 0) await Promise.all(pending);
}

export const connection = async () => {};

afterEach(flushAfter);
