import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import {
  businessOfPage,
  otherTemplates,
  type TradeSlug,
  tradeSlugs,
  trades,
} from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import type { Comparison } from "../compare/address";
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

async function listPresetsOf(slugs: readonly string[]): Promise<Preset[]> {
  const rows = await Promise.all(slugs.map(firstWith));
  return toPresetViews(rows.flat());
}

/** The presets that suit a trade, the best first, without presets that are not sold. */
export async function listPresetsForTrade(slug: TradeSlug): Promise<Preset[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  return listPresetsOf(trades[slug].templates);
}

/** The presets of all other templates. */
export async function listOtherPresetsForTrade(slug: TradeSlug): Promise<Preset[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  return listPresetsOf(otherTemplates(slug));
}

/** The comparisons that the pages of trades link to, with their presets in their order. */
export async function listTradeComparisons(): Promise<Comparison[]> {
  const comparisons = await Promise.all(
    tradeSlugs.map(async (slug) => ({
      ids: (await listPresetsForTrade(slug)).map(({ id }) => id),
      business: businessOfPage(slug),
    })),
  );
  return comparisons.filter(({ ids }) => ids.length > 1);
}
