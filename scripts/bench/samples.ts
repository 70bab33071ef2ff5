import type { PresetQuery } from "@/lib/catalogue/queries/list-presets";
import { facetValues, orderTypes } from "@/lib/catalogue/rules";
import { randomFrom } from "./statistics";

/** How deep shoppers and crawlers are expected to page. */
const lastPage = 100;

/** Any filter, any order, any of the first pages; the same ones for the same seed. */
export function sampleQueries(count: number, quantity: number, seed: number): PresetQuery[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  /** Nothing chosen as often as one value, two values, and so on. */
  const some = <T>(values: readonly T[]): T[] => {
    const left = [...values];
    return Array.from({ length: below(values.length) }, () =>
      left.splice(below(left.length), 1),
    ).flat();
  };
  return Array.from({ length: count }, () => ({
    filters: {
      categories: some(facetValues.categories),
      colors: some(facetValues.colors),
      types: some(facetValues.types),
    },
    order: {
      type: orderTypes[below(orderTypes.length)] ?? "name",
      priority: random() < 0.5 ? "a" : "d",
    },
    page: 1 + below(lastPage),
    quantity,
  }));
}
