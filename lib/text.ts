import { z } from "zod";

/** NUL cannot be stored and a lone surrogate is not text; both come only from broken or hostile clients. */
const isWellFormed = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/** Text as people send it: trimmed, whole, never longer than `max` characters. */
export const text = (max: number, tooLong = `Please use at most ${max} characters`) =>
  z
    .string()
    .refine(isWellFormed, "This text contains characters that cannot be stored")
    .trim()
    .max(max, tooLong);
