import "server-only";
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import { currency } from "@/lib/money";
import { siblingPreview } from "../previewed-design";
import { announcedPrices, isDescending, type OrderType, type SortOrder } from "../rules";
import type { Preset } from "../schemas";

const { ratingSum, ...columns } = getTableColumns(presets);
export const presetColumns = columns;
export type PresetRow = Omit<typeof presets.$inferSelect, "ratingSum">;

/** Columns of each sort order; the id makes it unique, so that pages do not overlap. */
const orderKeys = {
  name: ["name", "id"],
  price: ["priceCents", "id"],
  rating: ["ratingAverage", "id"],
  release: ["releasedAt", "id"],
  purchased: ["purchasedCount", "ratingAverage", "releasedAt", "id"],
} as const satisfies Record<OrderType, readonly (keyof typeof columns)[]>;

type OrderKey = (typeof orderKeys)[OrderType][number];

/** All columns sort in the same direction, so that one index serves both directions. */
export function orderBy(source: Record<OrderKey, AnyColumn>, order: SortOrder): SQL[] {
  return orderKeys[order.type].map((key) => (isDescending(order) ? desc : asc)(source[key]));
}

const reviewsPerPreset = 20;

/** Converts rows to views, each with its newest reviews. */
export async function toPresetViews(rows: PresetRow[]): Promise<Preset[]> {
  const [latest, siblings] = await Promise.all([
    latestReviews(rows.filter((row) => row.ratingCount > 0).map(({ id }) => id)),
    listSiblings(rows),
  ]);
  return rows.map((row) => {
    const released = row.releasedAt.toISOString();
    return {
      id: row.id,
      name: row.name,
      priceCents: row.priceCents,
      ...announcedPrices(row),
      currency,
      color: row.color,
      type: row.type,
      category: row.category,
      images: row.images,
      imageTexts: row.imageTexts,
      url: row.url,
      ratingAverage: row.ratingAverage,
      ratingCount: row.ratingCount,
      released,
      releasedAt: released,
      release: released,
      reviews: latest.filter((review) => review.presetId === row.id).map(toPublicReview),
      purchased: row.purchasedCount,
      isBought: false,
      isDisabled: row.isDisabled,
      launchAt: row.launchAt?.toISOString() ?? null,
      sibling: siblings.get(siblingPreview(row.url) ?? "") ?? null,
    };
  });
}

/** What is sold of the other editions, by the addresses of their previews. */
async function listSiblings(rows: PresetRow[]) {
  const urls = rows.flatMap(({ url }) => siblingPreview(url) ?? []);
  if (urls.length === 0) return new Map<string, never>();
  const found = await database()
    .select({ url: presets.url, id: presets.id, name: presets.name })
    .from(presets)
    .where(and(inArray(presets.url, urls), eq(presets.isDisabled, false)))
    .orderBy(desc(presets.id));
  return new Map(found.map(({ url, ...sibling }) => [url, sibling]));
}

type LatestReview = Awaited<ReturnType<typeof latestReviews>>[number];

const toPublicReview = ({ message, rating, createdAt, answer, answeredAt }: LatestReview) => ({
  message,
  rating,
  createdAt: createdAt.toISOString(),
  ...(answer !== null && answeredAt !== null
    ? { answer: { message: answer, createdAt: answeredAt.toISOString() } }
    : {}),
});

async function latestReviews(presetIds: number[]) {
  if (presetIds.length === 0) return [];
  const ranked = database()
    .select({
      presetId: reviews.presetId,
      message: reviews.message,
      rating: reviews.rating,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      id: reviews.id,
      rank: sql<number>`row_number() over (partition by ${reviews.presetId} order by ${reviews.createdAt} desc, ${reviews.id} desc)`.as(
        "rank",
      ),
    })
    .from(reviews)
    .where(and(inArray(reviews.presetId, presetIds), eq(reviews.isHidden, false)))
    .as("ranked");
  return database()
    .select({
      presetId: ranked.presetId,
      message: ranked.message,
      rating: ranked.rating,
      createdAt: ranked.createdAt,
      answer: ranked.answer,
      answeredAt: ranked.answeredAt,
    })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${reviewsPerPreset}`)
    .orderBy(asc(ranked.rank));
}
