import { expect, test } from "vitest";
import { brokenValues } from "@/e2e/fixtures/broken-values";
import { maxCompared, parseChoices, parseCompareUrl } from "./rules";

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
  expect(parseCompareUrl(segments)).toEqual(ids);
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

test("choices come back as they were stored", () => {
  const choices = [
    { id: 9, name: "Cali" },
    { id: 2, name: "Atlantic" },
  ];
  expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
  expect(parseChoices(null)).toEqual([]);
});

test("of stored choices that are invalid, doubled or too many, the others stay", () => {
  const stored = [
    { id: 1, name: "A" },
    { id: 1, name: "A" },
    { id: "2", name: "B" },
    { id: 3 },
    { id: 4, name: "" },
    null,
    ...[5, 6, 7].map((id) => ({ id, name: `Preset ${id}` })),
  ];
  const ids = parseChoices(JSON.stringify(stored)).map(({ id }) => id);
  expect(ids).toEqual([1, 5, 6]);
  expect(ids).toHaveLength(maxCompared);
});

test.each(brokenValues)("the stored value %j has no choices", (value) => {
  expect(parseChoices(value)).toEqual([]);
});
