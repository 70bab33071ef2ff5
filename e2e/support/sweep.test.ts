import { expect, test } from "vitest";
import { sampleOfDay } from "./sweep";

const items = ["a", "b", "c", "d", "e"];

test("a day has its own sample, the same in every run of that day", () => {
  const sample = sampleOfDay(items, 2, "2026-01-31");
  expect(sample).toHaveLength(2);
  expect(sampleOfDay(items, 2, "2026-01-31T23:59:59Z")).toEqual(sample);
  expect(sampleOfDay(items, 2, "2026-02-01")).not.toEqual(sample);
});

test("every item has its turn within a few days", () => {
  const days = ["2026-01-30", "2026-01-31", "2026-02-01"];
  const seen = days.flatMap((day) => sampleOfDay(items, 2, day));
  expect([...new Set(seen)].sort()).toEqual(items);
});

test("a sample has no item twice, however few items there are", () => {
  expect(sampleOfDay(items, 9, "2026-01-31").sort()).toEqual(items);
  expect(sampleOfDay([], 2, "2026-01-31")).toEqual([]);
});

test("the nightly run takes all", () => {
  expect(sampleOfDay(items, 2, "all")).toEqual(items);
});

test("a day that is none is refused", () => {
  expect(() => sampleOfDay(items, 2, "soon")).toThrow('SWEEP is "all" or a day, not "soon".');
});
