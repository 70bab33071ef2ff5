import { vi } from "vitest";

/** Repeats a check until it passes, for as long as a busy machine may need. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 40_000, interval: 20 });
