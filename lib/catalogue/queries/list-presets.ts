import "server-only";
import { type AnyColumn, and, eq, inArray, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { presetCounts, presets } from "@/db/schema/catalogue";
import { categories as allCategories } from "@/db/words/facets";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import {
  type Cell,
  cellsOf,
  countOf,
  type Filters,
  noFilters,
  type SortOrder,
  worksOnPhones,
} from "../rules";
import type { Preset } from "../schemas";
import { orderBy, presetColumns, toPresetViews } from "./preset-views";

export interface PresetQuery {
  filters: Filters;
  order: SortOrder;
  page: number;
  quantity: number;
}

/** One page of the presets on sale, and the total number of matches. */
export async function listPresets(
  query: PresetQuery,
): Promise<{ presets: Preset[]; total: number }> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const cells = await readCells();
  const matching = cellsOf(cells, query.filters);
  const total = countOf(matching);
  if ((query.page - 1) * query.quantity >= total) return { presets: [], total };
  const rows = await selectPage(query, matching, total / countOf(cells));
  return { presets: await toPresetViews(rows), total };
}

/** How many presets are on sale in each cell of the catalogue. */
export async function listCells(): Promise<Cell[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  return readCells();
}

const readCells = () =>
  database()
    .select({
      category: presetCounts.category,
      color: presetCounts.color,
      type: presetCounts.type,
      count: presetCounts.count,
    })
    .from(presetCounts)
    .where(eq(presetCounts.isDisabled, false))
    .orderBy(presetCounts.category, presetCounts.color, presetCounts.type)
    .limit(90);

/**
 * If the filters match more than this share of the catalogue, scanning the whole sort index and skipping
 * non-matching rows is faster than merging one index scan per cell (docs/decisions/0003).
 */
const denseShare = 0.25;

export function selectPage(
  { filters, order, page, quantity }: PresetQuery,
  cells: Cell[],
  share: number,
  dense = denseShare,
) {
  const offset = (page - 1) * quantity;
  const onSale = (where: SQL | undefined) =>
    database()
      .select(presetColumns)
      .from(presets)
      .where(and(eq(presets.isDisabled, false), where))
      .orderBy(...orderBy(presets, order));

  const [first, second, ...rest] = cells;
  if (first && second && share < dense) {
    const upTo = (cell: Cell) => onSale(inCell(cell)).limit(offset + quantity);
    const merged = unionAll(upTo(first), upTo(second), ...rest.map(upTo)).as("merged");
    return database()
      .select()
      .from(merged)
      .orderBy(...orderBy(merged, order))
      .limit(quantity)
      .offset(offset);
  }
  const isOneCell = first && !second;
  return onSale(isOneCell ? inCell(first) : inFilters(filters))
    .limit(quantity)
    .offset(offset);
}

const inCell = (cell: Cell) =>
  and(
    eq(presets.category, cell.category),
    eq(presets.color, cell.color),
    eq(presets.type, cell.type),
  );

export const inFilters = (
  { categories, colors, types, screens }: Filters,
  { category, color, type }: Record<"category" | "color" | "type", AnyColumn> = presets,
) =>
  and(
    categories.length > 0 ? inArray(category, categories) : undefined,
    colors.length > 0 ? inArray(color, colors) : undefined,
    types.length > 0 ? inArray(type, types) : undefined,
    screens.length > 0 ? inArray(category, allCategories.filter(worksOnPhones)) : undefined,
  );

const similarCount = 3;

/** Best sellers of the same type, filled up with those of the same category, without the preset itself. */
export async function listSimilar({ id, type, category }: Preset): Promise<Preset[]> {
  const order: SortOrder = { type: "purchased", priority: "d" };
  const best = (filters: Partial<Filters>) =>
    listPresets({
      filters: { ...noFilters, ...filters },
      order,
      page: 1,
      quantity: similarCount + 1,
    });
  const [ofType, ofCategory] = await Promise.all([
    best({ types: [type] }),
    best({ categories: [category] }),
  ]);
  const others = new Map(
    [...ofType.presets, ...ofCategory.presets].map((preset) => [preset.id, preset]),
  );
  others.delete(id);
  return [...others.values()].slice(0, similarCount);
}
