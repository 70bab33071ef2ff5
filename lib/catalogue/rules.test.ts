import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryPromises } from "@/lib/translations/en/catalogue";
import { describePreset } from "./describe-preset";
import {
  type Cell,
  cellsOf,
  countOf,
  type Filters,
  facetCounts,
  facets,
  facetValues,
  isDescending,
  noFilters,
  type OrderPriority,
  type OrderType,
} from "./rules";
import { defaultShopQuery, parseShopUrl, shopHref, toggleFilter } from "./shop-url";

const cell = (
  category: Cell["category"],
  color: Cell["color"],
  type: Cell["type"],
  count: number,
): Cell => ({ category, color, type, count });

const stock = [
  cell("basic", "white", "shop", 2),
  cell("basic", "red", "home", 1),
  cell("medium", "green", "home", 4),
  cell("premium", "white", "cart", 8),
  cell("premium", "blue", "shop", 0),
];

const chosen = (filters: Partial<Filters>): Filters => ({ ...noFilters, ...filters });

test.each<[string, Partial<Filters>, number]>([
  ["nothing chosen leaves everything", {}, 15],
  ["one value leaves its own", { categories: ["premium"] }, 8],
  ["values inside a facet add up", { categories: ["basic", "medium"] }, 7],
  ["facets narrow each other", { categories: ["basic"], colors: ["white"] }, 2],
  ["three facets meet", { categories: ["medium"], colors: ["green"], types: ["home"] }, 4],
  ["phones leave the premium ones", { screens: ["phones"] }, 8],
  ["a combination nobody has is empty", { categories: ["medium"], colors: ["white"] }, 0],
  ["a cell without presets counts nothing", { types: ["shop"] }, 2],
])("%s", (_, filters, count) => {
  expect(countOf(cellsOf(stock, chosen(filters)))).toBe(count);
});

test("empty cells are left out, whatever is chosen", () => {
  expect(cellsOf(stock, noFilters)).toEqual(stock.slice(0, 4));
});

/** @requirement Catalogue: Each choice says how many presets it would leave */
test("the count of each value considers the other facets", () => {
  const counts = facetCounts(stock, chosen({ categories: ["premium"], types: ["cart"] }));
  expect(counts.all).toEqual({ categories: 8, colors: 8, types: 8, screens: 8 });
  // Of what is chosen, the count without it.
  expect(counts.categories).toEqual({ basic: 8, medium: 8, premium: 8 });
  expect(counts.types).toEqual({ shop: 8, home: 8, detail: 8, cart: 8, about: 8 });
  expect(counts.colors).toEqual({ white: 8, green: 0, blue: 0, yellow: 0, brown: 0, red: 0 });
});

/** @requirement Catalogue: Each choice says how many presets it would leave */
test("the count of each value is what following its link gives", () => {
  fc.assert(
    fc.property(
      fc.record({
        categories: fc.subarray([...facetValues.categories]),
        colors: fc.subarray([...facetValues.colors]),
        types: fc.subarray([...facetValues.types]),
        screens: fc.subarray([...facetValues.screens]),
      }),
      (filters) => {
        const query = { ...defaultShopQuery, filters };
        const counts = facetCounts(stock, filters);
        for (const facet of facets) {
          const found: Record<string, number> = counts[facet];
          for (const value of facetValues[facet]) {
            const segments = shopHref(toggleFilter(query, value)).split("/").slice(2);
            const next = parseShopUrl(segments)?.filters ?? noFilters;
            expect(found[value]).toBe(countOf(cellsOf(stock, next)));
          }
        }
      },
    ),
  );
});

test("a further value of a facet adds to what is chosen in it", () => {
  const counts = facetCounts(stock, chosen({ colors: ["white"] }));
  expect(counts.colors).toMatchObject({ white: 15, green: 14, red: 11 });
  expect(counts.all.colors).toBe(15);
  expect(counts.categories).toEqual({ basic: 2, medium: 0, premium: 8 });
});

/**
 * @requirement Catalogue: Each order runs as its name says, ties by id, so that pages never overlap
 */
test.each<[OrderType, OrderPriority, boolean]>([
  ["name", "a", false],
  ["name", "d", true],
  ["price", "a", false],
  ["price", "d", true],
  ["purchased", "a", false],
  ["purchased", "d", true],
  ["rating", "a", true],
  ["rating", "d", false],
  ["release", "a", true],
  ["release", "d", false],
])("%s %s is descending: %s", (type, priority, down) => {
  expect(isDescending({ type, priority })).toBe(down);
});

test("a preset is described in one paragraph that names its facts", () => {
  expect(describePreset({ name: "Cali", category: "premium", color: "blue", type: "shop" })).toBe(
    "Cali is a premium website template for a shop page, drawn in blue. Responsive, with dark mode. See it live in your own colors, logo and name before you buy.",
  );
  const about = { name: "Cali", category: "premium", color: "blue", type: "about" } as const;
  expect(describePreset(about)).toContain("for an about page");
});

/**
 * @requirement Catalogue: Filters: three categories, six colors, five types
 * @requirement Detail: Premium is responsive with dark mode, medium has dark mode only, basic has
 *   neither
 */
test("the facets have these values, in this order, and each category its text", () => {
  expect(facetValues).toEqual({
    categories: ["basic", "medium", "premium"],
    colors: ["white", "green", "blue", "yellow", "brown", "red"],
    types: ["shop", "home", "detail", "cart", "about"],
    screens: ["phones"],
  });
  expect(categoryPromises).toEqual({
    premium: "Responsive, with dark mode",
    medium: "Dark mode, not responsive",
    basic: "Neither responsive nor dark mode",
  });
});
