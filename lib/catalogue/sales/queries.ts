import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, and, count, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { isOneOfValues, listPage } from "@/db/list-page";
import { presets, sales } from "@/db/schema/catalogue";
import { ShopError } from "@/lib/errors";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { priceEnd } from "./rules";
import type { SaleRecord, SaleSort } from "./schemas";

const t = currentTranslations("catalogueRefusals");

type Reader = Pick<Database, "select">;

const state = sql<SaleRecord["state"]>`case
  when ${sales.endedAt} is not null or ${sales.endsAt} <= now() then 'ended'
  when ${sales.startedAt} is not null then 'running' else 'planned' end`;

const { startedAt, endedAt, ...stored } = getTableColumns(sales);
const selected = { ...stored, state };

const columns = {
  ...selected,
  presetIds: sql`cardinality(${sales.presetIds})`,
  categories: sql`cardinality(${sales.categories})`,
};

type Row = Omit<SaleRecord, "startsAt" | "endsAt" | "createdAt"> &
  Record<"startsAt" | "endsAt" | "createdAt", Date>;

const view = ({ startsAt, endsAt, createdAt, ...row }: Row): SaleRecord => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

/** Sales whose list contains one of the values. */
const having = (column: AnyColumn) => (values: readonly unknown[]) =>
  sql`exists (select from unnest(${column}) as member (value) where ${isOneOfValues(sql`member.value`, values)})`;

export async function listSales(
  list: AdminList<SaleSort>,
): Promise<{ sales: SaleRecord[]; total: number }> {
  const { where, orderBy } = listPage(list, {
    columns,
    id: sales.id,
    searched: [sales.name],
    conditions: { presetIds: having(sales.presetIds), categories: having(sales.categories) },
  });
  const [rows, [counted]] = await Promise.all([
    database()
      .select(selected)
      .from(sales)
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().select({ total: count() }).from(sales).where(where),
  ]);
  return { sales: rows.map(view), total: counted?.total ?? 0 };
}

export async function requireSale(id: number, db: Reader = database()): Promise<SaleRecord> {
  const [row] = await db.select(selected).from(sales).where(eq(sales.id, id));
  if (!row) throw new ShopError("not_found", t("unknownSale"));
  return view(row);
}

/** Whether a sale applies to the preset of the row. */
export const isFor = ({ presetIds, categories }: Record<"presetIds" | "categories", AnyColumn>) =>
  sql`((cardinality(${presetIds}) = 0 and cardinality(${categories}) = 0)
    or ${presets.id} = any(${presetIds}) or ${presets.category} = any(${categories}))`;

/** Until when the price of a preset is valid, for structured data only. */
export async function getPriceEnd(presetId: number): Promise<Date> {
  "use cache";
  cacheUntilRevalidated(tags.preset(presetId));
  const isPlanned = and(isNull(sales.startedAt), isNull(sales.endedAt), isFor(sales));
  const changesAt = sql<Date>`case when ${sales.id} = ${presets.saleId} then ${sales.endsAt}
    else ${sales.startsAt} end`.mapWith(sales.endsAt);
  const rows = await database()
    .select({ changesAt })
    .from(presets)
    .innerJoin(sales, or(eq(sales.id, presets.saleId), isPlanned))
    .where(and(eq(presets.id, presetId), gt(changesAt, sql`now()`)));
  return priceEnd(
    rows.map((row) => row.changesAt),
    new Date(),
  );
}
