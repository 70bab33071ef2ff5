import { expect, test } from "vitest";
import { parseAmount, printAmount } from "./prices";

test.each([
  ["48", "USD", 4800],
  ["12.50", "USD", 1250],
  ["12,5", "EUR", 1250],
  ["1 200", "EUR", 120_000],
  ["1200", "JPY", 1200],
  ["12.", "USD", 1200],
] as const)("%s %s is %i", (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount);
  expect(parseAmount(printAmount({ amount, currency }), currency)).toBe(amount);
});

test.each(["", "twelve", "12.345", "-3", "1e5", "99999999999999"])("%j is no amount", (typed) => {
  expect(parseAmount(typed, "USD")).toBeNull();
});
