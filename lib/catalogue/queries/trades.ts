import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { type TradeSlug, tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import type { Preset } from "../schemas";
import { presetColumns, toPresetViews } from "./preset-views";

/** The first preset on sale that shows a template. */
const firstWith = (template: string) =>
  database()
    .select(presetColumns)
    .from(presets)
    .where(and(eq(presets.url, links.preview(template)), eq(presets.isDisabled, false)))
    .orderBy(asc(presets.id))
    .limit(1);

/** The preset that a preview of the template offers; null if none is sold. */
export async function findPresetOfTemplate(template: string): Promise<Preset | null> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const [preset] = await toPresetViews(await firstWith(template));
  return preset ?? null;
}

/** The presets that suit an industry, the best first, without presets that are not sold. */
export async function listPresetsForTrade(slug: TradeSlug): Promise<Preset[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const rows = await Promise.all(trades[slug].templates.map(firstWith));
  return toPresetViews(rows.flat());
}

/** The comparisons that industry pages link to, as ids in their order. */
export async function listTradeComparisons(): Promise<number[][]> {
  const lists = await Promise.all(tradeSlugs.map(listPresetsForTrade));
  return lists.map((list) => list.map(({ id }) => id)).filter((ids) => ids.length > 1);
}
