import { expect, test } from "vitest";
import { sampleOf } from "./sweep";

const items = ["a", "b", "c", "d", "e"];

test("a sample has as many items as asked for, evenly spaced", () => {
  expect(sampleOf(items, 2, "")).toEqual(["c", "e"]);
  expect(sampleOf(items, 4, "")).toEqual(["b", "c", "d", "e"]);
});

test("a sample has no item twice, however few items there are", () => {
  expect(sampleOf(items, 9, "")).toEqual(items);
  expect(sampleOf([], 2, "")).toEqual([]);
});

test("the nightly run takes all", () => {
  expect(sampleOf(items, 2, "all")).toEqual(items);
});

test("a sweep that is none is refused", () => {
  expect(() => sampleOf(items, 2, "soon")).toThrow('SWEEP is "all" or not set, not "soon".');
});
