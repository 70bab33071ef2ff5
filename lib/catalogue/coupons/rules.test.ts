import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { categories } from "@/db/words/facets";
import { cartTotals } from "@/lib/orders/cart/rules";
import {
  applyCoupon,
  type Coupon,
  describeCoupon,
  divide,
  leastLeftCents,
  normalizedCode,
  refusalOfCoupon,
  refusalOfItems,
} from "./rules";

const spring: Coupon = {
  id: 1,
  code: "SPRING",
  percent: 20,
  amountCents: null,
  presetIds: [],
  categories: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  presetNames: [],
};

const silent = { id: 1, priceCents: 2_000, category: "basic" } as const;
const cali = { id: 2, priceCents: 3_333, category: "premium" } as const;
const sonic = { id: 3, priceCents: 4_999, category: "premium" } as const;

const discounts = (coupon: Partial<Coupon>, items = [silent, cali, sonic]) =>
  applyCoupon(items, { ...spring, ...coupon }).map(({ discountCents }) => discountCents);

test.each<[string, Partial<Coupon>, number[]]>([
  ["a part of everything", {}, [400, 666, 1_000]],
  ["an amount, divided by price", { percent: null, amountCents: 1_000 }, [193, 323, 484]],
  ["a part of one category", { categories: ["premium"] }, [0, 666, 1_000]],
  ["a part of one preset", { presetIds: [1] }, [400, 0, 0]],
  ["a preset and a category", { presetIds: [1], categories: ["premium"] }, [400, 666, 1_000]],
  [
    "no more than its presets cost",
    { percent: null, amountCents: 9_000, presetIds: [2] },
    [0, 3_333, 0],
  ],
  ["no more than leaves a dollar", { percent: 100 }, [1_981, 3_301, 4_950]],
])("a coupon takes off %s", (_, coupon, expected) => {
  expect(discounts(coupon)).toEqual(expected);
});

test("without a coupon the prices are those of the presets", () => {
  const items = applyCoupon([silent, cali], null);
  expect(items.map(({ priceCents }) => priceCents)).toEqual([2_000, 3_333]);
});

describe("whatever the cart and the coupon", () => {
  const item = fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    priceCents: fc.oneof(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 100_000_000 }),
    ),
    category: fc.constantFrom(...categories),
  });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 100 });
  const size = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
    fc.record({
      percent: fc.constant(null),
      amountCents: fc.integer({ min: 1, max: 200_000_000 }),
    }),
  );
  const coupon = fc
    .record({
      size,
      presetIds: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 5 }),
      categories: fc.subarray([...categories]),
    })
    .map(({ size, ...it }): Coupon => ({ ...spring, ...it, ...size }));

  /** @requirement Prices: A coupon never takes off more than there is, and its parts add up to the cent */
  test("its parts add up, and no price is below zero or above what it was", () => {
    fc.assert(
      fc.property(items, coupon, (cart, it) => {
        const billed = applyCoupon(cart, it);
        const before = cartTotals(cart, { withDeployment: false }).subtotalCents;
        const after = cartTotals(billed, { withDeployment: false }).subtotalCents;
        const taken = billed.reduce((sum, { discountCents }) => sum + discountCents, 0);
        expect(before - after).toBe(taken);
        expect(after).toBeGreaterThanOrEqual(Math.min(before, leastLeftCents));
        for (const [n, { priceCents, discountCents }] of billed.entries()) {
          expect(Number.isInteger(discountCents)).toBe(true);
          expect(priceCents).toBeGreaterThanOrEqual(0);
          expect(discountCents).toBeGreaterThanOrEqual(0);
          expect(priceCents + discountCents).toBe(cart[n]?.priceCents);
        }
        expect(taken > 0).toBe(refusalOfItems(it, cart) === null);
      }),
    );
  });

  test("the order of the presets does not matter", () => {
    fc.assert(
      fc.property(items, coupon, (cart, it) => {
        const byId = (list: typeof cart) =>
          applyCoupon(list, it).sort((first, second) => first.id - second.id);
        expect(byId(cart.toReversed())).toEqual(byId(cart));
      }),
    );
  });

  test("a sum is divided into whole cents that add up to it, none above its weight", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 100 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const whole = list.reduce((sum, it) => sum + it, 0);
        const cents = Math.floor(whole * part);
        const parts = divide(cents, list);
        expect(parts.reduce((sum, it) => sum + it, 0)).toBe(cents);
        expect(parts.every((it, n) => it >= 0 && it <= (list[n] ?? 0))).toBe(true);
      }),
    );
  });
});

/** @requirement Prices: A coupon that does not hold says why */
test.each<[string, Partial<Coupon>]>([
  ["The coupon SPRING ended on 01/11/2026, 12:00 UTC.", { endsAt: new Date("2026-11-01T12:00Z") }],
  [
    "The coupon SPRING begins on 01/12/2026, 00:00 UTC.",
    { startsAt: new Date("2026-12-01T00:00Z") },
  ],
  ["The coupon SPRING was for 50 orders, and is used up.", { maxUses: 50, uses: 50 }],
  ["The coupon SPRING was for one order, and is used up.", { maxUses: 1, uses: 1 }],
])("%s", (refusal, coupon) => {
  expect(refusalOfCoupon({ ...spring, ...coupon }, null, new Date("2026-11-01T12:00Z"))).toBe(
    refusal,
  );
});

test("a coupon holds from its first instant to before its last, up to its last use", () => {
  const dates = { startsAt: new Date("2026-11-01T12:00Z"), endsAt: new Date("2026-11-02T12:00Z") };
  const coupon = { ...spring, ...dates, maxUses: 2, uses: 1 };
  const refusalAt = (time: string) => refusalOfCoupon(coupon, null, new Date(time));
  expect(refusalAt("2026-11-01T11:59:59.999Z")).toContain("begins");
  expect(refusalAt("2026-11-01T12:00Z")).toBeNull();
  expect(refusalAt("2026-11-02T11:59:59.999Z")).toBeNull();
  expect(refusalAt("2026-11-02T12:00Z")).toContain("ended");
});

test("an order that is replaced does not count as a use of its coupon, any other order does", () => {
  const coupon = { ...spring, maxUses: 1, uses: 1 };
  const now = new Date("2026-11-01T12:00Z");
  expect(refusalOfCoupon(coupon, { id: 7, isReplaceable: true }, now)).toBeNull();
  expect(refusalOfCoupon({ ...coupon, uses: 2 }, { id: 7, isReplaceable: true }, now)).toContain(
    "is used up",
  );
  const unlimited = { ...coupon, maxUses: null };
  expect(refusalOfCoupon(unlimited, { id: 7, isReplaceable: false }, now)).toBe(
    "You have already used the coupon SPRING, in your order 7.",
  );
});

test.each<[string, Partial<Coupon>, { priceCents?: number }]>([
  [
    "The coupon SPRING gives 20% off premium templates, but your cart has none of those.",
    { categories: ["premium"] },
    {},
  ],
  [
    "The coupon SPRING gives 20% off Cali and medium templates, but your cart has none of those.",
    { categories: ["medium"], presetIds: [2], presetNames: ["Cali"] },
    {},
  ],
  ["Your cart’s total is too low for the coupon SPRING.", {}, { priceCents: 90 }],
])("%s", (refusal, coupon, facts) => {
  expect(refusalOfItems({ ...spring, ...coupon }, [{ ...silent, ...facts }])).toBe(refusal);
});

test("a coupon is described by what it takes off", () => {
  expect(describeCoupon(spring)).toBe("20% off your templates");
  expect(describeCoupon({ ...spring, percent: null, amountCents: 1_250 })).toBe(
    "$12.50 off your templates",
  );
});

test("a code is found however it is typed", () => {
  expect(normalizedCode(" spring-20 ")).toBe("SPRING-20");
  expect(normalizedCode("Spr ing")).toBe("SPRING");
});
