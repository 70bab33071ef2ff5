import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "@/db/words/facets";
import { cartTotals } from "@/lib/orders/cart/rules";
import { applyBundles, type Bundle } from "./rules";

const premium: Bundle = { category: "premium", size: 3, percent: 10 };

const item = (id: number, priceCents: number, category: Bundle["category"] = "premium") => ({
  id,
  priceCents,
  category,
});

/** @requirement Prices: Three or more presets of a category cost less, if the shop says so */
test("three of a category cost less, two do not, and others stay as they are", () => {
  const two = [item(1, 3_333), item(2, 4_999), item(3, 2_000, "basic")];
  expect(applyBundles(two, [premium])).toEqual({
    lines: [],
    items: two.map((it) => ({ ...it, discountCents: 0 })),
  });
  const { items, lines } = applyBundles([...two, item(4, 2_001)], [premium]);
  expect(lines).toEqual([{ text: "3 or more premium templates: 10% off", cents: 1_033 }]);
  expect(items.map(({ discountCents }) => discountCents)).toEqual([333, 500, 0, 200]);
});

test("whatever the cart, the parts add up to the lines and no price is below zero", () => {
  // A preset with several licenses is in it several times.
  const items = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 1_000 }),
      priceCents: fc.integer({ min: 0, max: 100_000_000 }),
      category: fc.constantFrom(...categories),
    }),
    { maxLength: 100 },
  );
  const bundles = fc.uniqueArray(
    fc.record({
      category: fc.constantFrom(...categories),
      size: fc.integer({ min: 2, max: 10 }),
      percent: fc.integer({ min: 1, max: 90 }),
    }),
    { selector: ({ category }) => category },
  );
  fc.assert(
    fc.property(items, bundles, (cart, offers) => {
      const billed = applyBundles(cart, offers);
      const taken = billed.lines.reduce((sum, { cents }) => sum + cents, 0);
      const sumOf = (list: typeof cart) =>
        cartTotals(list, { withDeployment: false }).subtotalCents;
      expect(sumOf(cart) - sumOf(billed.items)).toBe(taken);
      for (const [n, { priceCents, discountCents }] of billed.items.entries()) {
        expect(priceCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(priceCents + discountCents).toBe(cart[n]?.priceCents);
      }
    }),
  );
});

test("three licenses of one preset cost less, too, and each has its own part", () => {
  const licenses = [1, 2, 3].map(() => item(7, 3_333));
  const { items, lines } = applyBundles(licenses, [premium]);
  expect(lines).toEqual([{ text: "3 or more premium templates: 10% off", cents: 1_000 }]);
  expect(items.map(({ discountCents }) => discountCents)).toEqual([334, 333, 333]);
});
