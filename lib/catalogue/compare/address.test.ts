import { expect, test } from "vitest";
import { parseCompareUrl } from "./address";

test.each([
  [[], []],
  [
    ["2", "9"],
    [2, 9],
  ],
  [
    ["9", "2", "9"],
    [9, 2, 9],
  ],
  [["2147483647"], [2_147_483_647]],
])("the address %j names %j", (segments, ids) => {
  expect(parseCompareUrl(segments)).toEqual({ ids, business: null });
});

test("an address may name the business as which the presets are shown", () => {
  const business = { trade: "law-firm", language: "de", facts: {} };
  expect(parseCompareUrl(["2", "9", "law-firm-de"])).toEqual({ ids: [2, 9], business });
  for (const wrong of ["law-firm", "law-firm-xx", "wizard-en", "Bakery-en", "-en", "bakery-en/"]) {
    expect(parseCompareUrl(["2", "9", wrong]), wrong).toBeNull();
  }
  expect(parseCompareUrl(["bakery-en"])).toBeNull();
  expect(parseCompareUrl(["bakery-en", "2"])).toBeNull();
});

test.each(["0", "-1", "01", "1.0", "1e3", " 1", "x", "", "2147483648", "%31"])(
  "an address with %j is none of a comparison",
  (segment) => {
    expect(parseCompareUrl(["2", segment])).toBeNull();
  },
);

test("an address of endless ids is none of a comparison", () => {
  expect(parseCompareUrl(Array.from({ length: 13 }, () => "2"))).toBeNull();
});
