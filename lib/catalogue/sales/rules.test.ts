import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import {
  lowestPrice,
  type PriceSince,
  reducedPrice,
  reductionsOf,
  saleLine,
  secondsToNextStep,
  wasSold,
} from "./rules";

const discounts = translatorIn("en", "discounts");

const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-27T00:00:00Z");
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * day + ms);
const since = (days: number, priceCents: number | null, ms = 0): PriceSince => ({
  since: daysAgo(days, ms),
  priceCents,
});

describe("the lowest price of the last 30 days", () => {
  test.each<[string, PriceSince[], number | null]>([
    ["of nothing is unknown", [], null],
    ["is the price that has always held", [since(400, 2_000)], 2_000],
    ["is the lower one of two", [since(400, 2_000), since(5, 3_000)], 2_000],
    ["has one that ended within them", [since(400, 1_000), since(30, 2_000, 1)], 1_000],
    ["has none that ended as they began", [since(400, 1_000), since(30, 2_000)], 2_000],
    ["has none that ended before", [since(400, 1_000), since(31, 2_000)], 2_000],
    ["has that of an earlier sale", [since(90, 2_000), since(20, 1_600), since(15, 2_000)], 1_600],
    ["is that since it has been sold", [since(3, 2_000)], 2_000],
    ["leaves out when it was not sold", [since(90, 500), since(40, null), since(2, 2_000)], 2_000],
    ["is unknown of what was not sold in them", [since(90, 500), since(40, null)], null],
    ["does not depend on the order", [since(5, 3_000), since(400, 2_000)], 2_000],
  ])("%s", (_, history, lowest) => {
    expect(lowestPrice(history, now)).toBe(lowest);
  });

  /** @requirement Prices: Beside the price of a sale is the lowest one of the 30 days before it */
  test("is what asking for the price in each hour of them finds", () => {
    const hour = 3_600_000;
    const hours = 30 * 24;
    const anyChange = fc.record({
      // Hours before now; the last of two changes in one hour would be the only one.
      ago: fc.integer({ min: 1, max: 2 * hours }),
      priceCents: fc.option(fc.integer({ min: 1, max: 500 }), { nil: null }),
    });
    const anyHistory = fc.uniqueArray(anyChange, { selector: ({ ago }) => ago, maxLength: 12 });
    fc.assert(
      fc.property(anyHistory, (changes) => {
        let lowest: number | null = null;
        for (let ago = hours; ago > 0; ago--) {
          const held = changes.filter((it) => it.ago >= ago).sort((a, b) => a.ago - b.ago)[0];
          const price = held?.priceCents ?? null;
          if (price !== null && (lowest === null || price < lowest)) lowest = price;
        }
        const history = changes.map(({ ago, priceCents }) => ({
          since: new Date(now.getTime() - ago * hour),
          priceCents,
        }));
        expect(lowestPrice(history, now)).toBe(lowest);
      }),
      { numRuns: 200 },
    );
  });
});

test("a preset is sold at a moment if its last price before it is one", () => {
  const history = [since(10, 2_000), since(5, null), since(2, 2_000)];
  expect([11, 10, 7, 5, 3, 2, 1].map((days) => wasSold(history, daysAgo(days)))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

describe("a sale", () => {
  const sale = { percent: 20, startedAt: daysAgo(0) };
  const preset = (id: number, priceCents: number, history = [since(90, priceCents)]) => ({
    id,
    priceCents,
    history,
  });

  test("reduces what was sold when it began, and keeps what it was reduced from", () => {
    expect(
      reductionsOf(
        [
          preset(1, 2_000),
          preset(2, 2_000, [since(90, 2_000), since(20, 1_700), since(10, 2_000)]),
          preset(3, 2_000, [since(0, 2_000, 1)]),
          preset(4, 0),
          preset(5, 1),
          preset(6, 2_000, []),
        ],
        sale,
        daysAgo(0, 5),
      ),
    ).toEqual([
      { id: 1, priceCents: 1_600, regularPriceCents: 2_000, lowestPriceCents: 2_000 },
      { id: 2, priceCents: 1_600, regularPriceCents: 2_000, lowestPriceCents: 1_700 },
    ]);
  });

  test("is at most as much off as it says, to the cent", () => {
    expect(reducedPrice(2_000, 20)).toBe(1_600);
    expect(reducedPrice(999, 15)).toBe(849);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e8 }),
        fc.integer({ min: 1, max: 90 }),
        (cents, off) => {
          const reduced = reducedPrice(cents, off);
          expect(Number.isInteger(reduced)).toBe(true);
          expect(Math.abs(reduced - (cents * (100 - off)) / 100)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  const terms = { name: "Autumn sale", percent: 20 };
  const prices = { priceCents: 1_600, regularPriceCents: 2_000, lowestPriceCents: 2_000 };

  test("is a line of a bill with its percentage", () => {
    expect(saleLine(prices, terms, discounts)).toEqual({
      text: "Autumn sale: 20% off",
      cents: 400,
    });
    expect(saleLine(prices, null, discounts)).toBeNull();
  });

  test("takes off the lowest price of 30 days only, and is none if it is no lower than that", () => {
    const lowest = (lowestPriceCents: number) =>
      saleLine({ ...prices, lowestPriceCents }, terms, discounts);
    expect(lowest(1_700)).toEqual({ text: "Autumn sale", cents: 100 });
    expect(lowest(1_600)).toBeNull();
    expect(lowest(1_500)).toBeNull();
  });

  test("comes back when it begins, and when it ends", () => {
    const times = { startsAt: daysAgo(-1), endsAt: daysAgo(-2), startedAt: null, endedAt: null };
    expect(secondsToNextStep(times, now)).toBe(24 * 60 * 60);
    expect(secondsToNextStep({ ...times, startedAt: now }, now)).toBe(2 * 24 * 60 * 60);
    expect(secondsToNextStep({ ...times, startsAt: daysAgo(1) }, now)).toBe(1);
    expect(secondsToNextStep({ ...times, endedAt: now }, now)).toBeNull();
  });
});
