import { expect, test } from "vitest";
import { sampleQueries } from "./samples";
import { median, percentile } from "./statistics";

test("the same seed draws the same samples, of every depth and order", () => {
  const queries = sampleQueries(500, 4, 7);
  expect(sampleQueries(500, 4, 7)).toEqual(queries);
  expect(sampleQueries(500, 4, 8)).not.toEqual(queries);
  expect(new Set(queries.map(({ order }) => `${order.type} ${order.priority}`)).size).toBe(10);
  const pages = queries.map(({ page }) => page);
  expect([Math.min(...pages), Math.max(...pages)]).toEqual([1, 100]);
  expect(queries.some(({ filters }) => Object.values(filters).flat().length === 0)).toBe(true);
  for (const { filters } of queries) {
    for (const chosen of Object.values(filters)) expect(new Set(chosen).size).toBe(chosen.length);
  }
});

test("medians and percentiles", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([5], 0.95)).toBe(5);
});
