import { categories, colors, screens, types } from "@/db/words/facets";
import {
  defaultSortOrder,
  type Facet,
  type Filters,
  facets,
  noFilters,
  type SortOrder,
} from "./rules";

/** Filters, sort order and page of the shop, all encoded in its path: /shop/premium/blue/price-a/2 */
export interface ShopQuery {
  filters: Filters;
  order: SortOrder;
  page: number;
}

/** Entries of the shop's Order By menu. */
export const sortMenu: readonly { label: string; order: SortOrder }[] = [
  { label: "A-Z", order: { type: "name", priority: "a" } },
  { label: "Z-A", order: { type: "name", priority: "d" } },
  { label: "Highest score", order: { type: "rating", priority: "a" } },
  { label: "Low score", order: { type: "rating", priority: "d" } },
  { label: "Most recent", order: { type: "release", priority: "a" } },
  { label: "Most older", order: { type: "release", priority: "d" } },
  { label: "Higher price", order: { type: "price", priority: "d" } },
  { label: "Lower price", order: { type: "price", priority: "a" } },
];

const orderWord = ({ type, priority }: SortOrder) => `${type}-${priority}`;

export const isSameSortOrder = (a: SortOrder, b: SortOrder) => orderWord(a) === orderWord(b);

const orders = new Map(sortMenu.map(({ order }) => [orderWord(order), order]));

/** All words are distinct, so that an address does not need the names of the facets. */
const facetWords: ReadonlySet<string> = new Set([...categories, ...colors, ...types, ...screens]);

/** The filters that are named by these words, in the shop's order. */
const filtersOf = (words: ReadonlySet<string>): Filters => ({
  categories: categories.filter((word) => words.has(word)),
  colors: colors.filter((word) => words.has(word)),
  types: types.filter((word) => words.has(word)),
  screens: screens.filter((word) => words.has(word)),
});

const wordsOf = (filters: Filters): string[] => facets.flatMap((facet): string[] => filters[facet]);

/** The largest page whose offset fits into int4, at four presets a page. */
const lastPage = 536_870_911;

/** The canonical URL of a query: facets in the shop's order, then the sort order, then the page. */
export function shopHref({ filters, order, page }: ShopQuery): string {
  const words = wordsOf(filtersOf(new Set(wordsOf(filters))));
  if (!isSameSortOrder(order, defaultSortOrder)) words.push(orderWord(order));
  if (page > 1) words.push(String(page));
  return ["/shop", ...words].join("/");
}

/** Parses the path segments after /shop. Null if one is unknown or two contradict each other. */
export function parseShopUrl(segments: readonly string[]): ShopQuery | null {
  const words = new Set<string>();
  let order: SortOrder | undefined;
  let page: number | undefined;
  for (const word of segments) {
    if (facetWords.has(word)) {
      words.add(word);
    } else if (orders.has(word) && !order) {
      order = orders.get(word);
    } else if (/^[1-9]\d{0,8}$/.test(word) && Number(word) <= lastPage && !page) {
      page = Number(word);
    } else {
      return null;
    }
  }
  return { filters: filtersOf(words), order: order ?? defaultSortOrder, page: page ?? 1 };
}

export const defaultShopQuery: ShopQuery = { filters: noFilters, order: defaultSortOrder, page: 1 };

/** Adds or removes a filter value, and returns to the first page. */
export function toggleFilter(query: ShopQuery, value: string): ShopQuery {
  const words = new Set(wordsOf(query.filters));
  if (!words.delete(value)) words.add(value);
  return { ...query, filters: filtersOf(words), page: 1 };
}

export const clearFacet = (query: ShopQuery, facet: Facet): ShopQuery => ({
  ...query,
  filters: { ...query.filters, [facet]: [] },
  page: 1,
});

export const activeFilters = ({ filters }: ShopQuery): string[] => wordsOf(filters);

/**
 * At most one filter is indexed by search engines; from deeper combinations they only follow the
 * links.
 */
export const isIndexable = (query: ShopQuery): boolean =>
  activeFilters(query).length <= 1 && isSameSortOrder(query.order, defaultSortOrder);

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Title and description of a page: "Premium templates", "Blue shop templates, page 2". */
export function shopTitle({ filters, page }: ShopQuery): { title: string; description: string } {
  const words = facets.flatMap((facet) => {
    const chosen = filters[facet];
    return chosen.length > 0 && facet !== "screens" ? [chosen.join(" or ")] : [];
  });
  const forPhones = filters.screens.length > 0 ? " that work on phones" : "";
  const isFiltered = words.length > 0 || forPhones !== "";
  const named = isFiltered
    ? sentenceCase(`${[...words, "templates"].join(" ")}${forPhones}`)
    : "Shop";
  const what = `${[...(words.length > 0 ? words : ["all"]), "website templates"].join(" ")}${forPhones}`;
  return {
    title: page > 1 ? `${named}, page ${page}` : named,
    description: `${sentenceCase(what)} of the shop, with prices and live previews in your own colors.${page > 1 ? ` Page ${page}.` : ""}`,
  };
}
