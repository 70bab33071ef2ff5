import "server-only";
import { type AnyColumn, asc, count, desc, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import type { AdminList } from "@/lib/http/admin-list";
import type { Preset, PresetField } from "../schemas";
import { presetColumns, viewPresets } from "./rows";

const columns: Record<PresetField, AnyColumn> = {
  id: presets.id,
  name: presets.name,
  price: presets.priceCents,
  category: presets.category,
  color: presets.color,
  type: presets.type,
  releasedAt: presets.releasedAt,
  ratingAverage: presets.ratingAverage,
  purchased: presets.purchasedCount,
  isDisabled: presets.isDisabled,
};

/** Presets on sale and off it, as they are this moment. */
export async function listPresetsForAdmin(
  list: AdminList<PresetField>,
): Promise<{ presets: Preset[]; total: number }> {
  const wanted = list.ids && inArray(presets.id, list.ids);
  const direction = list.isDescending ? desc : asc;
  const [rows, [counted]] = await Promise.all([
    database()
      .select(presetColumns)
      .from(presets)
      .where(wanted)
      .orderBy(direction(columns[list.sort]), asc(presets.id))
      .offset(list.offset)
      .limit(list.limit),
    database().select({ total: count() }).from(presets).where(wanted),
  ]);
  return { presets: await viewPresets(rows), total: counted?.total ?? 0 };
}
