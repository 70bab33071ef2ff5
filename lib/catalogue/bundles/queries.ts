import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, count, eq, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { bundles } from "@/db/schema/bundles";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Bundle } from "./rules";
import type { BundleRecord, BundleSort } from "./schemas";

const t = currentTranslations("catalogueRefusals");

type Reader = Pick<Database, "select">;

const { id, category, size, percent, createdAt } = bundles;

const columns = { id, category, size, percent, createdAt } satisfies Record<BundleSort, AnyColumn>;

const view = (row: typeof bundles.$inferSelect): BundleRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export async function listBundles(
  list: AdminList<BundleSort>,
): Promise<{ bundles: BundleRecord[]; total: number }> {
  const searched = [sql<string>`${category}::text`];
  const { where, orderBy } = listPage(list, { columns, id, searched });
  const [rows, [counted]] = await Promise.all([
    database()
      .select()
      .from(bundles)
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().select({ total: count() }).from(bundles).where(where),
  ]);
  return { bundles: rows.map(view), total: counted?.total ?? 0 };
}

export async function requireBundle(
  bundleId: number,
  db: Reader = database(),
): Promise<BundleRecord> {
  const [row] = await db.select().from(bundles).where(eq(id, bundleId));
  if (!row) throw new ShopError("not_found", t("unknownBundle"));
  return view(row);
}

/** The bundles that are valid now, in the order of the categories. */
export const currentBundles = (db: Reader = database()): Promise<Bundle[]> =>
  db.select({ category, size, percent }).from(bundles).orderBy(category);
