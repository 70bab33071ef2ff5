import "server-only";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { keepUntilChanged, tags } from "@/lib/cache";
import { ShopError } from "@/lib/errors";
import type { Preset } from "../schemas";
import { presetColumns, viewPresets } from "./rows";

/** A preset that is on sale or was; null when there never was one. */
export async function getPreset(id: number): Promise<Preset | null> {
  "use cache";
  keepUntilChanged(tags.preset(id));
  const rows = await database().select(presetColumns).from(presets).where(eq(presets.id, id));
  const [preset] = await viewPresets(rows);
  return preset ?? null;
}

export async function requirePreset(id: number): Promise<Preset> {
  const preset = await getPreset(id);
  if (!preset) throw new ShopError("not_found", "This preset does not exist.");
  return preset;
}

/** Presets in the order asked for; unknown ids are left out. */
export async function listPresetsById(ids: number[]): Promise<Preset[]> {
  "use cache";
  keepUntilChanged(tags.presets);
  if (ids.length === 0) return [];
  const rows = await database()
    .select(presetColumns)
    .from(presets)
    .where(inArray(presets.id, ids))
    .limit(ids.length);
  const byId = new Map((await viewPresets(rows)).map((preset) => [preset.id, preset]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The sitemap's next stretch of presets on sale, by id. */
export async function listPresetDates(afterId: number, limit: number) {
  "use cache";
  keepUntilChanged(tags.presets);
  return database()
    .select({ id: presets.id, updatedAt: presets.updatedAt })
    .from(presets)
    .where(and(gt(presets.id, afterId), eq(presets.isDisabled, false)))
    .orderBy(asc(presets.id))
    .limit(limit);
}
