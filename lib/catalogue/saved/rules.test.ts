import { expect, test } from "vitest";
import { brokenValues } from "@/e2e/fixtures/broken-values";
import { maxSaved, maxSeen } from "./limits";
import { parseStored, withFirst } from "./rules";

test("what is saved again comes first, and only once", () => {
  expect(withFirst([3, 2, 1], 2, 5)).toEqual([2, 3, 1]);
  expect(withFirst([3, 2, 1], 4, 3)).toEqual([4, 3, 2]);
});

test("what is stored comes back", () => {
  const stored = { owner: "ann@example.com", saved: [3, 1] };
  expect(parseStored(JSON.stringify(stored), "2,1")).toEqual({ ...stored, seen: [2, 1] });
});

test("of what is stored, invalid ids, doubles and too many are left out", () => {
  const many = Array.from({ length: 200 }, (_, n) => n + 1);
  const json = JSON.stringify({ saved: [3, "1", 3, 0, null, 1.5, 2] });
  expect(parseStored(json, "5,5,x,,-1,1.5,4")).toEqual({ owner: "", saved: [3, 2], seen: [5, 4] });
  const full = parseStored(JSON.stringify({ saved: many }), many.join());
  expect(full).toMatchObject({ saved: many.slice(0, maxSaved), seen: many.slice(0, maxSeen) });
});

test.each([null, ...brokenValues])("the stored value %j has nothing", (value) => {
  expect(parseStored(value, null)).toMatchObject({ saved: [], seen: [] });
  expect(parseStored(null, value)).toMatchObject({ saved: [], seen: [] });
});
