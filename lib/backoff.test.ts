import { expect, test } from "vitest";
import { backoffMs } from "./backoff";

test.each([
  [1, 2, 100],
  [2, 2, 200],
  [4, 2, 800],
  [5, 2, 1_000],
  [5_000, 2, 1_000],
  [1, 3, 100],
  [3, 3, 900],
  [4, 3, 1_000],
])("after attempt %d, with factor %d, the pause is %d ms", (attempt, factor, ms) => {
  expect(backoffMs(attempt, { baseMs: 100, maxMs: 1_000, factor })).toBe(ms);
});

test("a pause doubles unless another factor is given", () => {
  expect(backoffMs(3, { baseMs: 1, maxMs: 60_000 })).toBe(4);
});
