import {
  type Category,
  type Color,
  categories,
  colors,
  type PresetType,
  type Screen,
  screens,
  types,
} from "@/db/words/facets";

/** The chosen values: a preset matches any value of each facet. An empty facet matches all. */
export interface Filters {
  categories: Category[];
  colors: Color[];
  types: PresetType[];
  screens: Screen[];
}

export const noFilters: Filters = { categories: [], colors: [], types: [], screens: [] };

export const facetValues = { categories, colors, types, screens } as const;
export type Facet = keyof Filters;
export const facets = ["categories", "colors", "types", "screens"] as const satisfies Facet[];

export const orderTypes = ["name", "rating", "release", "price", "purchased"] as const;
export type OrderType = (typeof orderTypes)[number];
export type OrderPriority = "a" | "d";
export interface SortOrder {
  type: OrderType;
  priority: OrderPriority;
}

export const defaultSortOrder: SortOrder = { type: "name", priority: "a" };

/** Whether SQL sorts descending. "a" follows the menu: for ratings and releases the highest and newest come first. */
export function isDescending({ type, priority }: SortOrder): boolean {
  const ascending = type === "rating" || type === "release" ? "d" : "a";
  return priority !== ascending;
}

interface SalePrices {
  priceCents: number;
  /** Null without a sale. */
  regularPriceCents: number | null;
  lowestPriceCents: number | null;
}

/**
 * The prices that are shown with a sale price: the regular price, and the lowest price of the 30
 * days before the sale, from which the reduction is calculated. Nulls if the sale price is not
 * lower than that: it is then no reduction.
 */
export const announcedPrices = ({ priceCents, regularPriceCents, lowestPriceCents }: SalePrices) =>
  lowestPriceCents !== null && priceCents < lowestPriceCents
    ? { regularPriceCents, lowestPriceCents }
    : { regularPriceCents: null, lowestPriceCents: null };

const premium = / premium$/i;

/** The slug of the template that a preset sells. */
export const templateSlugOf = (name: string): string =>
  name.replace(premium, "").toLowerCase().replaceAll(" ", "-");

/** The address of the live preview that belongs to a preset's name. */
export const previewPath = (name: string): string =>
  `/preview/${encodeURIComponent(templateSlugOf(name))}${premium.test(name) ? "/premium" : ""}`;

export const shopPageSize = 4;

export const worksOnPhones = (category: Category): boolean => category === "premium";

/** How many presets have one combination of category, color and type. */
export interface Cell {
  category: Category;
  color: Color;
  type: PresetType;
  count: number;
}

const accepts = <T>(chosen: readonly T[], value: T) =>
  chosen.length === 0 || chosen.includes(value);

export function cellsOf(cells: readonly Cell[], filters: Filters): Cell[] {
  return cells.filter(
    (cell) =>
      cell.count > 0 &&
      accepts(filters.categories, cell.category) &&
      accepts(filters.colors, cell.color) &&
      accepts(filters.types, cell.type) &&
      (filters.screens.length === 0 || worksOnPhones(cell.category)),
  );
}

export const countOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, cell) => sum + cell.count, 0);

export interface FacetCounts {
  /** The number of matches with nothing chosen in the facet. */
  all: Record<Facet, number>;
  categories: Record<Category, number>;
  colors: Record<Color, number>;
  types: Record<PresetType, number>;
  screens: Record<Screen, number>;
}

/** How many presets match once a value is chosen, or no longer chosen if it is: what its link leads to. */
export function facetCounts(cells: readonly Cell[], filters: Filters): FacetCounts {
  const countWith = (chosen: Partial<Filters>) =>
    countOf(cellsOf(cells, { ...filters, ...chosen }));
  return {
    all: {
      categories: countWith({ categories: [] }),
      colors: countWith({ colors: [] }),
      types: countWith({ types: [] }),
      screens: countWith({ screens: [] }),
    },
    categories: countEach(categories, (it) =>
      countWith({ categories: toggled(filters.categories, it) }),
    ),
    colors: countEach(colors, (it) => countWith({ colors: toggled(filters.colors, it) })),
    types: countEach(types, (it) => countWith({ types: toggled(filters.types, it) })),
    screens: countEach(screens, (it) => countWith({ screens: toggled(filters.screens, it) })),
  };
}

const toggled = <Word extends string>(chosen: readonly Word[], word: Word): Word[] =>
  chosen.includes(word) ? chosen.filter((it) => it !== word) : [...chosen, word];

const countEach = <Word extends string>(words: readonly Word[], count: (word: Word) => number) =>
  // Object.fromEntries is typed without the keys of its entries.
  Object.fromEntries(words.map((word) => [word, count(word)])) as Record<Word, number>;

/** The design in the path of its preview. */
export const designOf = (preview: string): string => preview.replace(/^\/preview\//, "");

/** The slug of its template: that of the words, which are the same in its premium edition. */
export const slugOf = (preview: string): string =>
  designOf(preview).replace(/\/premium(?=#|$)/, "");
