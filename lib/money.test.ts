import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, formatPrice } from "./money";

/** @requirement Catalogue: Prices carry a dollar sign, and cents only when there are some */
test.each([
  [0, "$0"],
  [1, "$0.01"],
  [2_000, "$20"],
  [1_750, "$17.50"],
  [1_705, "$17.05"],
  [125_000, "$1,250"],
  [125_099, "$1,250.99"],
  [100_000_000, "$1,000,000"],
])("%d cents read %s", (cents, price) => {
  expect(formatPrice(cents)).toBe(price);
});

test("every price says exactly its cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(Math.round(Number(formatPrice(cents).replace(/[$,]/g, "")) * 100)).toBe(cents);
      expect(Math.round(dollars(cents) * 100)).toBe(cents);
    }),
  );
});
