import "server-only";
import { and, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { invoices, purchaseClaims } from "@/db/schema/invoices";
import { reviews } from "@/db/schema/reviews";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { revalidate, tags } from "@/lib/platform/cache/revalidate";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { reviewHiddenEmail } from "./emails";
import { requireReview } from "./queries";
import { moderate, moderationEvents } from "./rules";
import type { Review, ReviewChange, ReviewForm } from "./schemas";

const t = currentTranslations("reviewErrors");

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
      throw new ShopError("forbidden", t("buyFirst"));
    }
    const inserted = await tx
      .insert(reviews)
      .values({ userId, presetId, rating, message: ratingMessage })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (inserted.length === 0) {
      throw new ShopError("conflict", t("reviewedAlready"));
    }
  });
  await revalidate(tags.presets, tags.preset(presetId), tags.testimonials);
}

/** Removes a customer's name from their reviews permanently. */
export async function makeReviewsAnonymous(userId: number): Promise<void> {
  await database().update(reviews).set({ userId: null }).where(eq(reviews.userId, userId));
  await revalidate(tags.testimonials);
}

/** Locks a review, and returns the data for the email about it. */
async function lockReview(tx: Transaction, id: number) {
  const [found] = await tx
    .select({
      userId: reviews.userId,
      // Null once the account is deleted.
      email: users.email,
      preset: presets.name,
      now: {
        isHidden: reviews.isHidden,
        hiddenReason: reviews.hiddenReason,
        answer: reviews.answer,
      },
    })
    .from(reviews)
    .innerJoin(presets, eq(presets.id, reviews.presetId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id))
    .for("update", { of: reviews });
  if (!found) throw new ShopError("not_found", t("unknown"));
  return found;
}

/**
 * Hides a review, shows it again, or answers it. The row stays, so that its customer cannot write
 * another review. The customer gets one email, the first time that the review is hidden.
 */
export async function changeReview(id: number, change: ReviewChange): Promise<Review> {
  await transaction(async (tx) => {
    const { now, userId, email, preset } = await lockReview(tx, id);
    const next = moderate(now, change);
    const events = moderationEvents(now, next);
    if (events.length === 0) return;
    const isAnswerKept = now.answer === next.answer;
    const answeredAt = next.answer === null ? null : new Date();
    await tx
      .update(reviews)
      .set({ ...next, ...(isAnswerKept ? {} : { answeredAt }) })
      .where(eq(reviews.id, id));
    for (const event of events) {
      const reason = event === "catalog.review-hidden" ? next.hiddenReason : null;
      await recordEvent(tx, event, {
        subjectId: userId,
        target: `review ${id}`,
        ...(reason === null ? {} : { detail: reason }),
      });
    }
    if (next.isHidden && !now.isHidden && email !== null) {
      await queueEmail(tx, {
        key: `review-hidden:${id}`,
        to: email,
        email: reviewHiddenEmail(preset, next.hiddenReason),
      });
    }
  });
  const review = await requireReview(id);
  await revalidate(tags.presets, tags.preset(review.presetId), tags.testimonials);
  return review;
}
