import "server-only";
import { type AnyColumn, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { reviews } from "@/db/schema/reviews";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Review, ReviewField } from "./schemas";

const t = currentTranslations("reviewErrors");

const columns: Record<ReviewField, AnyColumn> = {
  id: reviews.id,
  presetId: reviews.presetId,
  presetName: presets.name,
  "preset.id": presets.id,
  "preset.name": presets.name,
  userId: reviews.userId,
  email: users.email,
  "user.name": users.name,
  "user.email": users.email,
  rating: reviews.rating,
  message: reviews.message,
  isHidden: reviews.isHidden,
  hiddenReason: reviews.hiddenReason,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  createdAt: reviews.createdAt,
};

const selectReviews = () =>
  database()
    .select({
      id: reviews.id,
      presetId: reviews.presetId,
      presetName: presets.name,
      userId: reviews.userId,
      email: users.email,
      userName: users.name,
      rating: reviews.rating,
      message: reviews.message,
      isHidden: reviews.isHidden,
      hiddenReason: reviews.hiddenReason,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(presets, eq(presets.id, reviews.presetId))
    // An anonymous review has no customer.
    .leftJoin(users, eq(users.id, reviews.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

const view = ({ createdAt, answeredAt, userName, ...row }: Row): Review => ({
  ...row,
  email: row.email ?? "",
  preset: { id: row.presetId, name: row.presetName },
  user: { name: userName ?? "", email: row.email ?? "" },
  answeredAt: answeredAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export async function listReviews(
  list: AdminList<ReviewField>,
): Promise<{ reviews: Review[]; total: number }> {
  const searched = [reviews.message, reviews.answer, presets.name, users.email, users.name];
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
  if (!row) throw new ShopError("not_found", t("unknown"));
  return view(row);
}
