import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { categories, colors, screens, types } from "@/db/words/facets";
import { addPresets } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { type Filters, noFilters, type OrderPriority, type OrderType, orderTypes } from "../rules";
import { listBestSellers } from "./home";
import { listCells, listPresets, listSimilar } from "./list-presets";

type Row = typeof presets.$inferSelect;
let rows: Row[] = [];

/** Few values per field, so that sorting has ties; one cell is crowded, as in real shops. */
const anyPreset = fc.record({
  name: fc.stringMatching(/^[A-Za-z]{1,2}$/),
  priceCents: fc.constantFrom(1_500, 2_000, 9_000),
  category: fc.constantFrom(...categories, "basic" as const),
  color: fc.constantFrom(...colors, "white" as const, "white" as const),
  type: fc.constantFrom(...types, "home" as const),
  isDisabled: fc.constantFrom(false, false, false, true),
  releasedAt: fc.constantFrom(
    ...["2026-01-01", "2026-02-02", "2026-03-03"].map((it) => new Date(it)),
  ),
  purchasedCount: fc.constantFrom(0, 1, 2),
  ratingCount: fc.constantFrom(0, 2),
});

beforeAll(async () => {
  const generated = fc.sample(anyPreset, { numRuns: 200, seed: 20_261_121 });
  await addPresets(
    ...generated.map((it, n) => ({
      ...it,
      ratingSum: it.ratingCount * ((n % 4) + 1) + (it.ratingCount && n % 2),
    })),
  );
  rows = await database().select().from(presets);
});

/** A reference implementation of filtering and sorting. */
function expected(filters: Filters, type: OrderType, priority: OrderPriority): Row[] {
  const accepts = <T>(chosen: T[], value: T) => chosen.length === 0 || chosen.includes(value);
  const keys: Record<OrderType, (row: Row) => (string | number)[]> = {
    name: (row) => [row.name, row.id],
    price: (row) => [row.priceCents, row.id],
    rating: (row) => [row.ratingAverage, row.id],
    release: (row) => [row.releasedAt.getTime(), row.id],
    purchased: (row) => [row.purchasedCount, row.ratingAverage, row.releasedAt.getTime(), row.id],
  };
  const ascending = type === "rating" || type === "release" ? "d" : "a";
  const direction = priority === ascending ? 1 : -1;
  const compare = (a: Row, b: Row) => {
    const left = keys[type](a);
    const right = keys[type](b);
    const at = left.findIndex((value, n) => value !== right[n]);
    return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -direction : direction;
  };
  return rows
    .filter(
      (row) =>
        !row.isDisabled &&
        accepts(filters.categories, row.category) &&
        accepts(filters.colors, row.color) &&
        accepts(filters.types, row.type) &&
        (filters.screens.length === 0 || row.category === "premium"),
    )
    .sort(compare);
}

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  categories: fc.subarray([...categories]),
  colors: fc.subarray([...colors]),
  types: fc.subarray([...types]),
  screens: fc.subarray([...screens]),
});

const anyQuery = fc.record({
  filters: anyFilters,
  type: fc.constantFrom(...orderTypes),
  priority: fc.constantFrom<OrderPriority>("a", "d"),
  quantity: fc.integer({ min: 1, max: 100 }),
});

/** @requirement Catalogue: Several values of one facet add up, facets narrow each other */
test(
  "the pages of every filter and order are the whole list, in order, without overlap",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async ({ filters, type, priority, quantity }) => {
        const expectedIds = expected(filters, type, priority).map(({ id }) => id);
        const found: number[] = [];
        for (let page = 1; page <= Math.ceil(expectedIds.length / quantity) + 1; page++) {
          const result = await listPresets({ filters, order: { type, priority }, page, quantity });
          expect(result.total).toBe(expectedIds.length);
          expect(result.presets.length).toBeLessThanOrEqual(quantity);
          found.push(...result.presets.map(({ id }) => id));
        }
        expect(found).toEqual(expectedIds);
      }),
      { seed: 7, numRuns: scaled(40) },
    );
  },
  faultTestTimeout,
);

const combinations = orderTypes.flatMap((type) =>
  (["a", "d"] as const).map((priority) => [type, priority] as const),
);

/**
 * @requirement Catalogue: Each order runs as its name says, ties by id, so that pages never overlap
 */
test.each(combinations)(
  "%s %s sorts as the menu says, ties by id, in sparse and dense selections",
  async (type, priority) => {
    const selections: Filters[] = [
      noFilters,
      { ...noFilters, categories: ["premium"], types: ["cart"] },
      { ...noFilters, categories: ["basic"], colors: ["white"], types: ["home"] },
      { ...noFilters, colors: ["brown", "yellow"] },
      { ...noFilters, screens: ["phones"] },
    ];
    for (const filters of selections) {
      const query = { filters, order: { type, priority }, page: 1, quantity: 100 };
      const { presets } = await listPresets(query);
      expect(presets.map(({ id }) => id)).toEqual(
        expected(filters, type, priority)
          .slice(0, 100)
          .map(({ id }) => id),
      );
    }
  },
);

/** @requirement Catalogue: What is disabled is in no list and in no count */
test("the cells add up to what is on sale", async () => {
  const cells = await listCells();
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(
    rows.filter((row) => !row.isDisabled).length,
  );
});

/**
 * @requirement Home: The best sellers are the three most purchased, ties by rating, then newest,
 *   then id
 */
test("the best sellers are the three most purchased", async () => {
  const best = expected(noFilters, "purchased", "d").slice(0, 3);
  expect((await listBestSellers()).map(({ id }) => id)).toEqual(best.map(({ id }) => id));
});

test("similar presets are three others on sale, of the same type first", async () => {
  const query = { filters: noFilters, page: 1, quantity: 100 };
  const { presets } = await listPresets({ ...query, order: { type: "name", priority: "a" } });
  for (const preset of presets.slice(0, 20)) {
    const similar = await listSimilar(preset);
    expect(similar).toHaveLength(3);
    expect(similar.map(({ id }) => id)).not.toContain(preset.id);
    expect(similar.every(({ type }) => type === preset.type)).toBe(true);
  }
});
