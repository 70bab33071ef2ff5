import { expect, test } from "vitest";
import { roundTop } from "./bar-chart";

test.each([
  [0, 4],
  [4, 4],
  [5, 10],
  [11, 20],
  [34, 50],
  [100, 100],
  [101, 200],
  [1_234, 2_000],
])("an axis for %i ends at %i", (largest, top) => {
  expect(roundTop(largest)).toBe(top);
});
