import { z } from "zod";

/** NUL cannot be stored and a lone surrogate is not text; both come only from broken or hostile clients. */
const isWellFormed = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

export const wellFormed = (notText: string) =>
  z.string(notText).refine(isWellFormed, "This text contains characters that cannot be stored");

const atMost = (max: number) => `Please use at most ${max} characters`;

/** Text as people send it: trimmed, whole, never longer than `max` characters. */
export const text = (max: number, tooLong = atMost(max)) =>
  wellFormed("This must be text").trim().max(max, tooLong);

/** Text that must be there; `missing` is said of nothing and of blanks alike. */
export const requiredText = (max: number, missing: string) =>
  wellFormed(missing).trim().min(1, missing).max(max, atMost(max));
