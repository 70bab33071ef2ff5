import "server-only";
import { desc, eq, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { cacheUntilRevalidated, tags } from "@/lib/cache/revalidate";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import type { Preset } from "../schemas";
import { presetColumns, toPresetViews } from "./preset-views";

/** A preset, on sale or disabled; null if the id is unknown. */
export async function getPreset(id: number): Promise<Preset | null> {
  "use cache";
  cacheUntilRevalidated(tags.preset(id));
  const rows = await database().select(presetColumns).from(presets).where(eq(presets.id, id));
  const [preset] = await toPresetViews(rows);
  return preset ?? null;
}

export async function requirePreset(id: number): Promise<Preset> {
  const preset = await getPreset(id);
  if (!preset) throw new ShopError("not_found", errorTexts.unknownPreset);
  return preset;
}

/** Presets in the order of `ids`; unknown ids are left out. */
export async function listPresetsById(ids: number[]): Promise<Preset[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  if (ids.length === 0) return [];
  const rows = await database()
    .select(presetColumns)
    .from(presets)
    .where(inArray(presets.id, ids))
    .limit(ids.length);
  const byId = new Map((await toPresetViews(rows)).map((preset) => [preset.id, preset]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The newest presets on sale and when each last changed, for the sitemap. */
export async function listPresetDates(limit: number): Promise<{ id: number; updatedAt: string }[]> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const rows = await database()
    .select({ id: presets.id, updatedAt: presets.updatedAt })
    .from(presets)
    .where(eq(presets.isDisabled, false))
    .orderBy(desc(presets.id))
    .limit(limit);
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}
