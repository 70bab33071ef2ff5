import { z } from "zod";

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid Unicode. */
const isWellFormed = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

export const wellFormed = (notText: string) =>
  z.string(notText).refine(isWellFormed, "This text contains characters that cannot be stored");

const atMost = (max: number) => `Please use at most ${max} characters`;

/** Optional text: trimmed, well-formed, at most `max` characters. */
export const text = (max: number, tooLong = atMost(max)) =>
  wellFormed("This must be text").trim().max(max, tooLong);

/** Required text; `missing` is the message for absent and blank values. */
export const requiredText = (max: number, missing: string) =>
  wellFormed(missing).trim().min(1, missing).max(max, atMost(max));
