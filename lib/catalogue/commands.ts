import "server-only";
import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { revalidate, tags } from "@/lib/cache/revalidate";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { presetColumns, toPresetViews } from "./queries/preset-views";
import type { NewPreset, Preset, PresetChange } from "./schemas";

type Row = Parameters<typeof toPresetViews>[0][number];

/** Revalidates the pages that show the preset, and returns its view. */
async function publish(row: Row | undefined): Promise<Preset> {
  const [preset] = row ? await toPresetViews([row]) : [];
  if (!preset) throw new ShopError("not_found", errorTexts.unknownPreset);
  await revalidate(tags.presets, tags.preset(preset.id), tags.testimonials);
  return preset;
}

export async function createPreset(preset: NewPreset): Promise<Preset> {
  const [row] = await database().insert(presets).values(preset).returning(presetColumns);
  return publish(row);
}

export async function changePreset(id: number, change: PresetChange): Promise<Preset> {
  const [row] = await database()
    .update(presets)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(presets.id, id))
    .returning(presetColumns);
  return publish(row);
}

/** Takes a preset off sale. The row stays, because invoices, downloads and links refer to it. */
export const disablePreset = (id: number): Promise<Preset> =>
  changePreset(id, { isDisabled: true });
