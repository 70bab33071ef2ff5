import fc from "fast-check";
import { expect, test } from "vitest";
import { categories, colors, screens, types } from "@/db/words/facets";
import { en } from "@/lib/translations/en";
import { translatorIn } from "@/lib/translations/messages";
import { defaultSortOrder, noFilters } from "./rules";
import {
  activeFilters,
  clearFacet,
  defaultShopQuery,
  isIndexable,
  parseShopUrl,
  type ShopQuery,
  shopHref,
  shopTitle,
  sortMenu,
  toggleFilter,
} from "./shop-url";

const words = (href: string) => href.split("/").slice(2);

const anyQuery: fc.Arbitrary<ShopQuery> = fc.record({
  filters: fc.record({
    categories: fc.subarray([...categories]),
    colors: fc.subarray([...colors]),
    types: fc.subarray([...types]),
    screens: fc.subarray([...screens]),
  }),
  order: fc.constantFrom(...sortMenu.map(({ order }) => order)),
  page: fc.integer({ min: 1, max: 536_870_911 }),
});

/**
 * @requirement Catalogue: Filters, order and page are in the address; Back and Forward restore them
 *   and the scroll position
 */
test("every query has a URL that parses back to it", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseShopUrl(words(shopHref(query)))).toEqual(query);
    }),
  );
});

test("the same segments in any order parse to the same query and one canonical URL", () => {
  const shuffled = anyQuery.chain((query) => {
    const all = words(shopHref(query));
    const mixed = fc.shuffledSubarray(all, { minLength: all.length });
    return fc.tuple(fc.constant(query), mixed);
  });
  fc.assert(
    fc.property(shuffled, ([query, mixed]) => {
      const read = parseShopUrl(mixed);
      expect(read && shopHref(read)).toBe(shopHref(query));
    }),
  );
});

test("arbitrary segments never throw, and a parsed query has a canonical URL", () => {
  const word = fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), fc.constantFrom("red", "2"));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (segments) => {
      const query = parseShopUrl(segments);
      if (query) expect(segments).toEqual(expect.arrayContaining(words(shopHref(query))));
    }),
  );
});

const price = { type: "price", priority: "a" } as const;

test.each<[string, Partial<ShopQuery>]>([
  ["/shop", {}],
  ["/shop/premium", { filters: { ...noFilters, categories: ["premium"] } }],
  [
    "/shop/medium/premium/blue/cart/price-a/2",
    {
      filters: {
        ...noFilters,
        categories: ["premium", "medium"],
        colors: ["blue"],
        types: ["cart"],
      },
      order: price,
      page: 2,
    },
  ],
  ["/shop/white/red", { filters: { ...noFilters, colors: ["red", "white"] } }],
  ["/shop/price-a", { order: price }],
  ["/shop/2", { page: 2 }],
  ["/shop/blue/phones", { filters: { ...noFilters, colors: ["blue"], screens: ["phones"] } }],
])("the canonical URL is %s", (href, query) => {
  expect(shopHref({ ...defaultShopQuery, ...query })).toBe(href);
});

/**
 * @requirement Catalogue: One state has one address, other spellings lead to it, words without
 *   meaning are not found
 */
test.each([
  ["1", "/shop"],
  ["name-a", "/shop"],
  ["red/white", "/shop/white/red"],
  ["shop/blue/premium", "/shop/premium/blue/shop"],
  ["2/price-a", "/shop/price-a/2"],
  ["blue/blue", "/shop/blue"],
])("/shop/%s parses to the same query as %s", (given, canonical) => {
  const query = parseShopUrl(given.split("/"));
  expect(query && shopHref(query)).toBe(canonical);
});

test.each([
  ["gold"],
  ["Premium"],
  ["premium%20"],
  [""],
  ["0"],
  ["-1"],
  ["01"],
  ["1.5"],
  ["1e3"],
  ["536870912"],
  ["99999999999"],
  ["page-2"],
  ["price"],
  ["price-x"],
  ["purchased-d"],
  ["toString"],
  ["__proto__"],
  ["constructor"],
  ["2/3"],
  ["2/2"],
  ["1/2"],
  ["name-a/price-a"],
  ["price-a/price-a"],
])("/shop/%s is not a valid query", (given) => {
  expect(parseShopUrl(given.split("/"))).toBeNull();
});

/** @requirement Catalogue: Choices are removed one by one, or all of them by Clear filters */
test("toggling a filter twice changes nothing but the page", () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...colors), (query, color) => {
      const once = toggleFilter(query, color);
      expect(once.page).toBe(1);
      expect(once.filters.colors.includes(color)).toBe(!query.filters.colors.includes(color));
      const twice = toggleFilter(once, color);
      expect(shopHref(twice)).toBe(shopHref({ ...query, page: 1 }));
    }),
  );
});

test("clearing a facet leaves the others", () => {
  const query = parseShopUrl(["premium", "blue", "shop", "3"]) ?? defaultShopQuery;
  expect(shopHref(clearFacet(query, "colors"))).toBe("/shop/premium/shop");
  expect(activeFilters(query)).toEqual(["premium", "blue", "shop"]);
});

test.each([
  ["", true],
  ["premium", true],
  ["blue/2", true],
  ["premium/blue", false],
  ["white/red", false],
  ["price-a", false],
])("search engines may index /shop/%s: %s", (given, isIndexed) => {
  const query = parseShopUrl(given ? given.split("/") : []);
  expect(query && isIndexable(query)).toBe(isIndexed);
});

const titleOf = (query: ShopQuery) =>
  shopTitle(query, translatorIn("en", "shopTitle"), translatorIn("en", "presetWords"));

test.each([
  ["", "Shop"],
  ["2", "Shop, page 2"],
  ["premium", "Premium templates"],
  ["blue/shop/2", "Blue shop templates, page 2"],
  ["red/white", "White or red templates"],
  ["price-a", "Shop"],
  ["phones", "Templates that work on phones"],
  ["blue/phones/2", "Blue templates that work on phones, page 2"],
])("/shop/%s has the title %s", (given, title) => {
  const query = parseShopUrl(given ? given.split("/") : []);
  expect(query && titleOf(query).title).toBe(title);
});

test("two pages of one query have different descriptions", () => {
  const descriptionOf = (page: number) => titleOf({ ...defaultShopQuery, page }).description;
  expect(descriptionOf(1)).toBe(
    "All website templates of the shop, with prices and live previews in your own colors.",
  );
  expect(descriptionOf(2)).toBe(`${descriptionOf(1)} Page 2.`);
});

/**
 * @requirement Catalogue: Eight orders under the names A-Z, Z-A, Highest score, Low score, Most
 *   recent, Most older, Higher price, Lower price; A-Z is the default
 */
test("the menu offers each sort order in both directions, the default first", () => {
  expect(sortMenu[0]?.order).toEqual(defaultSortOrder);
  expect(
    sortMenu.map(({ name, order }) => [
      en.sortOrders[name],
      shopHref({ ...defaultShopQuery, order }),
    ]),
  ).toEqual([
    ["A-Z", "/shop"],
    ["Z-A", "/shop/name-d"],
    ["Highest score", "/shop/rating-a"],
    ["Low score", "/shop/rating-d"],
    ["Most recent", "/shop/release-a"],
    ["Most older", "/shop/release-d"],
    ["Higher price", "/shop/price-d"],
    ["Lower price", "/shop/price-a"],
  ]);
});
