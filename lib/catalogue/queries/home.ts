import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import { noFilters } from "../rules";
import type { Preset } from "../schemas";
import { listPresets } from "./list-presets";

const bestSellerCount = 3;

/** The three most purchased presets; ties by rating, then the newest, then the id. */
export async function listBestSellers(): Promise<Preset[]> {
  const order = { type: "purchased", priority: "d" } as const;
  const query = { filters: noFilters, order, page: 1, quantity: bestSellerCount };
  return (await listPresets(query)).presets;
}

/** From so many sales on, presets are called best sellers. */
const fewestSales = 10;

export const areBestSellers = (presets: readonly Pick<Preset, "purchased">[]): boolean =>
  presets.reduce((sum, { purchased }) => sum + purchased, 0) >= fewestSales;

export interface Testimonial {
  id: number;
  /** Empty for an anonymous review. */
  company: string;
  message: string;
  presetName: string;
}

/** The newest five-star reviews. Empty until customers have written some. */
export async function listTestimonials(): Promise<Testimonial[]> {
  "use cache";
  cacheUntilRevalidated(tags.testimonials);
  return database()
    .select({
      id: reviews.id,
      company: sql<string>`coalesce(${users.name}, '')`,
      message: reviews.message,
      presetName: presets.name,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .innerJoin(presets, eq(presets.id, reviews.presetId))
    .where(and(eq(reviews.rating, 5), eq(reviews.isHidden, false), eq(presets.isDisabled, false)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(3);
}
