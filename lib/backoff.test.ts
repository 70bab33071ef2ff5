import { expect, test } from "vitest";
import { backoff } from "./backoff";

test.each([
  [1, 60],
  [2, 120],
  [5, 960],
  [10, 3600],
  [5000, 3600],
])("after %d failures the pause is %d seconds", (failures, seconds) => {
  expect(backoff(failures, { first: 60, longest: 3600 })).toBe(seconds);
});
