import "server-only";
import {
  type AnyColumn,
  and,
  arrayOverlaps,
  eq,
  exists,
  inArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { database } from "@/db/client";
import { isOneOfValues, listPage } from "@/db/list-page";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { relative } from "@/lib/site";
import type { ImageText } from "../pictures/rules";
import type { Preset, PresetMember, PresetSort } from "../schemas";
import { presetColumns, toPresetViews } from "./preset-views";

/** The same as `announcedPrices`, in SQL. */
const announced = (column: AnyColumn) =>
  sql`case when ${presets.priceCents} < ${presets.lowestPriceCents} then ${column} end`;

const columns = {
  id: presets.id,
  name: presets.name,
  price: presets.priceCents,
  regularPrice: announced(presets.regularPriceCents),
  lowestPrice30Days: announced(presets.lowestPriceCents),
  color: presets.color,
  defaultColor: presets.color,
  type: presets.type,
  category: presets.category,
  images: sql`cardinality(${presets.images})`,
  imageTexts: sql`jsonb_array_length(${presets.imageTexts})`,
  url: presets.url,
  ratingAverage: presets.ratingAverage,
  ratingCount: presets.ratingCount,
  released: presets.releasedAt,
  releasedAt: presets.releasedAt,
  release: presets.releasedAt,
  purchased: presets.purchasedCount,
  isDisabled: presets.isDisabled,
  launchAt: presets.launchAt,
  reviews: presets.ratingCount,
} satisfies Record<Exclude<PresetSort, "isBought">, AnyColumn | SQL>;

const asPaths = (urls: readonly unknown[]) => urls.map((url) => relative(String(url)));

/** Presets with a visible review that has one of the values. */
const hasReview = (column: AnyColumn) => (values: readonly unknown[]) =>
  exists(
    database()
      .select({ id: reviews.id })
      .from(reviews)
      .where(
        and(
          eq(reviews.presetId, presets.id),
          eq(reviews.isHidden, false),
          isOneOfValues(column, values),
        ),
      ),
  );

/** Presets with an alternative text that contains one of the values. */
const hasImageText = (part: keyof ImageText) => (values: readonly unknown[]) =>
  sql`exists (select 1 from jsonb_array_elements(${presets.imageTexts}) as described
    where ${isOneOfValues(sql`(described ->> ${part})`, values)})`;

const conditions: Record<PresetMember, (values: readonly unknown[]) => SQL | undefined> = {
  "reviews.rating": hasReview(reviews.rating),
  "reviews.message": hasReview(reviews.message),
  "reviews.createdAt": hasReview(reviews.createdAt),
  "imageTexts.image": (urls) => hasImageText("image")(asPaths(urls)),
  "imageTexts.text": hasImageText("text"),
};

/** Presets on sale and disabled ones, uncached. `boughtIds` are those of the caller. */
export async function listPresetsForAdmin(
  list: AdminList<PresetSort>,
  boughtIds: number[],
): Promise<{ presets: Preset[]; total: number }> {
  const page = listPage(list, {
    // Coalesced, because without ids a constant would be left, and ordering by a constant is an
    // error.
    columns: { ...columns, isBought: sql`coalesce(${inArray(presets.id, boughtIds)}, false)` },
    id: presets.id,
    searched: [presets.name, presets.url],
    conditions: {
      ...conditions,
      images: (urls) => arrayOverlaps(presets.images, asPaths(urls)),
      url: (urls) => isOneOfValues(presets.url, asPaths(urls)),
    },
  });
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
