import { categories, colors, screens, types } from "@/db/words/facets";
import type { en } from "@/lib/translations/en";
import type { Translator } from "@/lib/translations/translator";
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
export const sortMenu: readonly { name: keyof (typeof en)["sortOrders"]; order: SortOrder }[] = [
  { name: "name-a", order: { type: "name", priority: "a" } },
  { name: "name-d", order: { type: "name", priority: "d" } },
  { name: "rating-a", order: { type: "rating", priority: "a" } },
  { name: "rating-d", order: { type: "rating", priority: "d" } },
  { name: "release-a", order: { type: "release", priority: "a" } },
  { name: "release-d", order: { type: "release", priority: "d" } },
  { name: "price-d", order: { type: "price", priority: "d" } },
  { name: "price-a", order: { type: "price", priority: "a" } },
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

type FacetWord = Filters[Facet][number];

const wordsOf = (filters: Filters): FacetWord[] =>
  facets.flatMap((facet): FacetWord[] => filters[facet]);

/** The largest page whose offset fits into int4, at four presets a page. */
const lastPage = 536_870_911;

/** The canonical URL of a query: facets in the shop's order, then the sort order, then the page. */
export function shopHref({ filters, order, page }: ShopQuery): string {
  const words: string[] = wordsOf(filtersOf(new Set(wordsOf(filters))));
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
  const words = new Set<string>(wordsOf(query.filters));
  if (!words.delete(value)) words.add(value);
  return { ...query, filters: filtersOf(words), page: 1 };
}

export const clearFacet = (query: ShopQuery, facet: Facet): ShopQuery => ({
  ...query,
  filters: { ...query.filters, [facet]: [] },
  page: 1,
});

export const activeFilters = ({ filters }: ShopQuery): FacetWord[] => wordsOf(filters);

/**
 * At most one filter is indexed by search engines; from deeper combinations they only follow the
 * links.
 */
export const isIndexable = (query: ShopQuery): boolean =>
  activeFilters(query).length <= 1 && isSameSortOrder(query.order, defaultSortOrder);

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Title and description of a page: "Premium templates", "Blue shop templates, page 2". */
export function shopTitle(
  { filters, page }: ShopQuery,
  t: Translator<"shopTitle">,
  wordOf: Translator<"presetWords">,
): { title: string; description: string } {
  const inWords = facets
    .flatMap((facet) => {
      const chosen = facet === "screens" ? [] : filters[facet].map((it) => wordOf(it));
      return chosen.length > 0
        ? [chosen.reduce((first, second) => t("or", { first, second }))]
        : [];
    })
    .join(" ");
  const isForPhones = filters.screens.length > 0;
  const words = sentenceCase(inWords);
  const ofWords = isForPhones ? t("templatesForPhones", { words }) : t("templates", { words });
  const ofAll = isForPhones ? t("forPhones") : t("shop");
  const title = words ? ofWords : ofAll;
  const what = { words: words || t("all") };
  const description = isForPhones ? t("descriptionForPhones", what) : t("description", what);
  return page > 1
    ? {
        title: t("page", { title, page }),
        description: t("descriptionOfPage", { description, page }),
      }
    : { title, description };
}
