import { expect, test } from "vitest";
import { schemeAfter, warningAt } from "./rules";

/** @requirement Invoices: Above 10,000 euros a year the rate is that of the customer's country */
test.each([
  ["domestic", 0, 0, 1_000_000, "domestic"],
  ["domestic", 990_000, 0, 10_000, "domestic"],
  ["domestic", 990_000, 0, 10_001, "oss"],
  ["domestic", 1_000_001, 0, 0, "oss"],
  ["domestic", 0, 1_000_000, 100, "domestic"],
  ["domestic", 0, 1_000_001, 100, "oss"],
  ["exempt", 2_000_000, 2_000_000, 100, "exempt"],
  ["oss", 0, 0, 100, "oss"],
] as const)(
  "%s, after %i cents this year and %i the year before, a sale of %i is taxed as %s",
  (scheme, thisYearCents, lastYearCents, saleCents, expected) => {
    expect(schemeAfter(scheme, { thisYearCents, lastYearCents }, saleCents)).toBe(expected);
  },
);

test.each([
  [0, null],
  [799_999, null],
  [800_000, "near"],
  [1_000_000, "near"],
  [1_000_001, "exceeded"],
])("at %i cents the owner is told: %s", (cents, warning) => {
  expect(warningAt(cents)).toBe(warning);
});
