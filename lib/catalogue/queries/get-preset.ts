import "server-only";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { ShopError } from "@/lib/errors";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import type { Preset } from "../schemas";
import { presetColumns, toPresetViews } from "./preset-views";

const t = currentTranslations("presetErrors");

/** Before its launch only staff can see a preset. */
const isPublic = isNull(presets.launchAt);

/** A preset, on sale or disabled; null if the id is unknown or it is not launched yet. */
export async function getPreset(id: number): Promise<Preset | null> {
  "use cache";
  cacheUntilRevalidated(tags.preset(id));
  const rows = await database()
    .select(presetColumns)
    .from(presets)
    .where(and(eq(presets.id, id), isPublic));
  const [preset] = await toPresetViews(rows);
  return preset ?? null;
}

export const requirePreset = async (id: number): Promise<Preset> => required(await getPreset(id));

/** For staff: uncached, also before the launch. */
export async function requirePresetForStaff(id: number): Promise<Preset> {
  const rows = await database().select(presetColumns).from(presets).where(eq(presets.id, id));
  return required((await toPresetViews(rows))[0]);
}

function required(preset: Preset | null | undefined): Preset {
  if (!preset) throw new ShopError("not_found", t("unknownPreset"));
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
    .where(and(inArray(presets.id, ids), isPublic))
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
