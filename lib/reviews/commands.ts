import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { reviews } from "@/db/schema/reviews";
import { recordEvent } from "@/lib/audit/commands";
import { revalidate, tags } from "@/lib/cache/revalidate";
import { ShopError } from "@/lib/errors";
import { requireReview } from "./queries";
import type { Review, ReviewForm } from "./schemas";

type NewReview = Pick<ReviewForm, "presetId" | "ratingMessage" | "rating">;

/** Stores a customer's only review of a preset they paid for. A trigger updates the preset's rating. */
export async function addReview(userId: number, { presetId, ratingMessage, rating }: NewReview) {
  await transaction(async (tx) => {
    const [claim] = await tx
      .select({ presetId: purchaseClaims.presetId })
      .from(purchaseClaims)
      .innerJoin(invoices, eq(invoices.id, purchaseClaims.invoiceId))
      .where(
        and(
          eq(purchaseClaims.userId, userId),
          eq(purchaseClaims.presetId, presetId),
          eq(invoices.status, "paid"),
        ),
      )
      .for("share");
    if (!claim) {
      throw new ShopError("forbidden", "You can review a preset once you have bought it.");
    }
    const inserted = await tx
      .insert(reviews)
      .values({ userId, presetId, rating, message: ratingMessage })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (inserted.length === 0) {
      throw new ShopError("conflict", "You have already reviewed this preset.");
    }
  });
  await revalidate(tags.presets, tags.preset(presetId), tags.testimonials);
}

/** Takes a customer's name off their reviews, for good. */
export async function makeReviewsAnonymous(userId: number): Promise<void> {
  await database().update(reviews).set({ userId: null }).where(eq(reviews.userId, userId));
  await revalidate(tags.testimonials);
}

/** Hides a review, or shows it again. The row stays, so that its customer cannot write another. */
export async function setHidden(id: number, isHidden: boolean): Promise<Review> {
  await transaction(async (tx) => {
    const [changed] = await tx
      .update(reviews)
      .set({ isHidden })
      .where(and(eq(reviews.id, id), ne(reviews.isHidden, isHidden)))
      .returning({ subjectId: reviews.userId });
    if (!changed) return;
    const event = isHidden ? "catalog.review-hidden" : "catalog.review-shown";
    await recordEvent(tx, event, { ...changed, target: `review ${id}` });
  });
  const review = await requireReview(id);
  await revalidate(tags.presets, tags.preset(review.presetId), tags.testimonials);
  return review;
}
