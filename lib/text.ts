import { z } from "zod";
import { isWithin } from "./graphemes";

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid Unicode. */
const isWellFormed = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

export const wellFormed = (notText: string) =>
  z.string(notText).refine(isWellFormed, "This text contains characters that cannot be stored");

const atMost = (max: number) => `Please use at most ${max} characters`;

/**
 * Limits a text to `max` characters as people count them. JSON Schema counts code points, so that the
 * described limit is never above this one.
 */
export const limited = (schema: z.ZodString, max: number, tooLong = atMost(max)) =>
  schema.refine((it) => isWithin(it, max), tooLong).meta({ maxLength: max });

/** Optional text: trimmed, well-formed, at most `max` characters. */
export const text = (max: number, tooLong = atMost(max)) =>
  limited(wellFormed("This must be text").trim(), max, tooLong);

/** Required text; `missing` is the message for absent and blank values. */
export const requiredText = (max: number, missing: string) =>
  limited(wellFormed(missing).trim().min(1, missing), max);
