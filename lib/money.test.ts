import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsIn, formatDecimal, shopAmounts } from "./amounts";
import { decimalsOf, formatMoney } from "./money";

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
])("%d cents read %s", (cents, text) => {
  expect(formatMoney({ cents })).toBe(text);
});

test("every amount says exactly its cents, and survives the wire", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(Math.round(Number(formatMoney({ cents }).replace(/[$,]/g, "")) * 100)).toBe(cents);
      expect(Math.round(Number(formatDecimal(cents, "USD")) * 100)).toBe(cents);
      const sent = JSON.stringify(shopAmounts.encode(cents));
      expect(shopAmounts.decode(JSON.parse(sent))).toBe(cents);
    }),
  );
});

test.each([
  ["JPY", 0],
  ["HUF", 0],
  ["TWD", 0],
  ["EUR", 2],
  ["USD", 2],
  ["KWD", 3],
])("%s has %d decimals, and every amount survives the wire", (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
  const { decode, encode } = amountsIn(currency);
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 2_147_483_647 }), (cents) => {
      expect(decode(JSON.parse(JSON.stringify(encode(cents))))).toBe(cents);
      expect(decode(Number(formatDecimal(cents, currency)))).toBe(cents);
      expect(formatDecimal(cents, currency).split(".")[1] ?? "").toHaveLength(decimals);
    }),
  );
});

test.each([
  ["JPY", 2_000, "¥2,000"],
  ["HUF", 2_000, "HUF 2,000"],
  ["EUR", 1_750, "€17.50"],
  ["KWD", 1_750, "KWD 1.750"],
])("in %s %d cents read %s", (currency, cents, text) => {
  expect(formatMoney({ cents, currency })).toBe(text.replace(" ", "\u00a0"));
});

test("an amount between two cents equals neither", () => {
  expect(shopAmounts.decode(17.504)).toBe(1750.4);
});
