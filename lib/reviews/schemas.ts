import { z } from "zod";
import { requiredText } from "@/lib/text";
import { maxReviewLength } from "./rules";

export const reviewForm = z.object({
  email: requiredText(254, "Please say who reviews"),
  presetId: z.int().min(1).max(2_147_483_647),
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

export const reviewFields = ["id", "rating", "createdAt", "isHidden"] as const;

export type ReviewField = (typeof reviewFields)[number];

/** A review for the back office. */
export const reviewSchema = z
  .object({
    id: z.int(),
    presetId: z.int(),
    presetName: z.string(),
    email: z.string(),
    rating: z.int(),
    message: z.string(),
    isHidden: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Review" });

export type Review = z.output<typeof reviewSchema>;
