import { expect, test } from "vitest";
import { readQuery } from "./schemas";

test.each([
  [{}, { folder: "inbox", q: "" }],
  [
    { folder: "spam", q: " lamps ", before: "7" },
    { folder: "spam", q: "lamps", before: 7 },
  ],
  [
    { folder: "spam", q: "lamps", before: "next" },
    { folder: "spam", q: "lamps" },
  ],
  [
    { folder: "nowhere", q: "lamps" },
    { folder: "inbox", q: "lamps" },
  ],
  [
    { folder: "archive", q: ["a", "b"] },
    { folder: "archive", q: "" },
  ],
  [
    { constructor: "x", q: "x".repeat(101) },
    { folder: "inbox", q: "" },
  ],
])("of the address %j, what can be read is %j", (typed, query) => {
  expect(readQuery(typed)).toEqual(query);
});
