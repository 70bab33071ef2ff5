import { expect, test } from "vitest";
import { brokenValues } from "@/e2e/fixtures/broken-values";
import { maxCompared, parseChoices } from "./rules";

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
