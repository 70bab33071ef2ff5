import { expect, test } from "vitest";
import { sampleOf } from "./sweep";

const items = ["a", "b", "c", "d", "e"];
const days = ["2026-11-29", "2026-11-30", "2026-12-01"];

test("a sample has as many items as asked for, evenly spaced, the same ones all day", () => {
  const [day = ""] = days;
  expect(sampleOf(items, 2, day)).toEqual(["b", "d"]);
  expect(sampleOf(items, 2, day)).toEqual(sampleOf(items, 2, day));
  expect(sampleOf(items, 4, day)).toHaveLength(4);
});

test("each item has its turn, in as few days as there are samples", () => {
  const taken = days.map((day) => sampleOf(items, 2, day));
  expect(taken.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect([...new Set(taken.flat())].sort()).toEqual(items);
});

test("a sample has no item twice, however few items there are", () => {
  expect(sampleOf(items, 9, "2026-11-29")).toEqual(items);
  expect(sampleOf([], 2, "2026-11-29")).toEqual([]);
});

test("the nightly run takes all", () => {
  expect(sampleOf(items, 2, "all")).toEqual(items);
});

test("a sweep that is none is refused", () => {
  expect(() => sampleOf(items, 2, "soon")).toThrow(
    'SWEEP is "all" or a day like 2026-11-29, not "soon".',
  );
});
