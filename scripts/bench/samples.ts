import type { PresetQuery } from "@/lib/catalogue/queries/list-presets";
import { facetValues, orderTypes } from "@/lib/catalogue/rules";
import { randomFrom } from "./statistics";

/** The deepest page that shoppers and crawlers are expected to open. */
const lastPage = 100;

/** Random filters, orders and pages, reproducible by the seed. */
export function sampleQueries(count: number, quantity: number, seed: number): PresetQuery[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  /** Zero, one, two, … values, each number equally often. */
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
      screens: [],
    },
    order: {
      type: orderTypes[below(orderTypes.length)] ?? "name",
      priority: random() < 0.5 ? "a" : "d",
    },
    page: 1 + below(lastPage),
    quantity,
  }));
}
