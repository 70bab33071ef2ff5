import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { idInBody } from "@/lib/id-schemas";
import { filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { requiredText, text } from "@/lib/text";
import { maxAnswerLength, maxReasonLength, maxReviewLength } from "./rules";

const form = currentTranslations("catalogueForms");

const t = currentTranslations("reviewFields");

export const reviewForm = z.object({
  email: requiredText(254, () => t("reviewer")),
  presetId: idInBody,
  ratingMessage: requiredText(maxReviewLength, () => t("text")),
  rating: z
    .int({ error: () => t("stars") })
    .min(1, { error: () => t("stars") })
    .max(5, { error: () => t("stars") }),
});

export type ReviewForm = z.output<typeof reviewForm>;

export const reviewReceipt = z.object({
  email: z.string(),
  presetId: z.int(),
  message: z.string(),
  rating: z.int(),
});

/** The columns by which the list can be sorted and filtered. */
export const reviewFields = {
  id: filterTypes.id,
  presetId: filterTypes.id,
  presetName: filterTypes.text,
  "preset.id": filterTypes.id,
  "preset.name": filterTypes.text,
  userId: orNull(filterTypes.id),
  email: filterTypes.text,
  "user.name": filterTypes.text,
  "user.email": filterTypes.text,
  rating: filterTypes.integer,
  message: filterTypes.text,
  isHidden: filterTypes.flag,
  hiddenReason: orNull(filterTypes.text),
  answer: orNull(filterTypes.text),
  answeredAt: orNull(filterTypes.date),
  createdAt: filterTypes.date,
};

export type ReviewField = keyof typeof reviewFields;

/** A review for the back office. */
export const reviewSchema = z
  .object({
    id: z.int(),
    presetId: z.int(),
    presetName: z.string(),
    preset: z.object({ id: z.int(), name: z.string() }),
    userId: z
      .int()
      .nullable()
      .describe("null for an anonymous review, with an empty email and name"),
    email: z.string(),
    user: z.object({ name: z.string(), email: z.string() }),
    rating: z.int(),
    message: z.string(),
    isHidden: z.boolean(),
    hiddenReason: z
      .string()
      .nullable()
      .describe("The message to its customer; null if the review is shown"),
    answer: z.string().nullable().describe("The public answer of the shop"),
    answeredAt: z.iso.datetime().nullable().describe("When the answer got its words"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Review" });

export type Review = z.output<typeof reviewSchema>;

const orNothing = (max: number) =>
  text(max)
    .transform((words) => words || null)
    .nullable();

/** The fields that the shop may change: the text belongs to the customer. */
export const reviewChange = z
  .object({
    isHidden: z.boolean({ error: () => t("trueOrFalse") }),
    hiddenReason: orNothing(maxReasonLength).describe("Of a review that is hidden; it is mailed"),
    answer: orNothing(maxAnswerLength).describe("Null or empty to remove it"),
  })
  .partial();

export type ReviewChange = z.output<typeof reviewChange>;

/** The forms of the back office require a text. */
export const hideForm = z.object({
  hiddenReason: requiredText(maxReasonLength, () => form("hiddenReason")),
});
export const answerForm = z.object({
  answer: requiredText(maxAnswerLength, () => form("reviewAnswer")),
});
