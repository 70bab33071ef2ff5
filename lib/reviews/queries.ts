import "server-only";
import { type AnyColumn, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import type { Review, ReviewField } from "./schemas";

const columns: Record<ReviewField, AnyColumn> = {
  id: reviews.id,
  rating: reviews.rating,
  createdAt: reviews.createdAt,
  isHidden: reviews.isHidden,
};

const selectReviews = () =>
  database()
    .select({
      id: reviews.id,
      presetId: reviews.presetId,
      presetName: presets.name,
      email: users.email,
      rating: reviews.rating,
      message: reviews.message,
      isHidden: reviews.isHidden,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(presets, eq(presets.id, reviews.presetId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .$dynamic();

type Row = Omit<Review, "createdAt"> & { createdAt: Date };

const view = (row: Row): Review => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listReviews(
  list: AdminList<ReviewField>,
): Promise<{ reviews: Review[]; total: number }> {
  const searched = [reviews.message, users.email];
  const page = listPage(list, { columns, id: reviews.id, searched });
  const [rows, total] = await Promise.all([
    selectReviews()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(selectReviews().where(page.where).as("found")),
  ]);
  return { reviews: rows.map(view), total };
}

export async function requireReview(id: number): Promise<Review> {
  const [row] = await selectReviews().where(eq(reviews.id, id));
  if (!row) throw new ShopError("not_found", "There is no such review.");
  return view(row);
}
