import "server-only";
import type { AnyColumn } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { presets } from "@/db/schema/catalogue";
import type { AdminList } from "@/lib/http/admin-list";
import type { Preset, PresetField } from "../schemas";
import { presetColumns, toPresetViews } from "./preset-views";

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

/** Presets on sale and disabled ones, uncached. */
export async function listPresetsForAdmin(
  list: AdminList<PresetField>,
): Promise<{ presets: Preset[]; total: number }> {
  const page = listPage(list, { columns, id: presets.id, searched: [presets.name] });
  const [rows, total] = await Promise.all([
    database()
      .select(presetColumns)
      .from(presets)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(presets, page.where),
  ]);
  return { presets: await toPresetViews(rows), total };
}
