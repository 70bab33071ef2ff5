import { z } from "zod";
import { filterTypes, orNull } from "@/lib/http/admin-list";
import { idInBody } from "@/lib/id-schemas";
import { requiredText } from "@/lib/text";
import { maxReviewLength } from "./rules";

export const reviewForm = z.object({
  email: requiredText(254, "Please say who reviews"),
  presetId: idInBody,
  ratingMessage: requiredText(maxReviewLength, "Please write a brief review"),
  rating: z
    .int("Please choose 1 to 5 stars")
    .min(1, "Please choose 1 to 5 stars")
    .max(5, "Please choose 1 to 5 stars"),
});

export type ReviewForm = z.output<typeof reviewForm>;

export const reviewReceipt = z.object({
  email: z.string(),
  presetId: z.int(),
  message: z.string(),
  rating: z.int(),
});

/** What the list can be sorted and filtered by. */
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
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Review" });

export type Review = z.output<typeof reviewSchema>;

/** What the shop may change: the words are the customer's. */
export const reviewChange = z
  .object({ isHidden: z.boolean("This must be true or false") })
  .partial();
