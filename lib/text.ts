import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { isWithin } from "./graphemes";

const t = currentTranslations("fieldErrors");

/** A message of a schema. One in the reader's language is written when the schema refuses something. */
export type Message = string | (() => string);

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid Unicode. */
const isWellFormed = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

export const wellFormed = (notText: Message) =>
  z.string({ error: notText }).refine(isWellFormed, { error: () => t("notStorable") });

const atMost = (max: number) => () => t("tooLong", { max: String(max) });

/**
 * Limits a text to `max` characters as people count them. JSON Schema counts code points, so that the
 * described limit is never above this one.
 */
export const limited = (schema: z.ZodString, max: number, tooLong: Message = atMost(max)) =>
  schema.refine((it) => isWithin(it, max), { error: tooLong }).meta({ maxLength: max });

/** Optional text: trimmed, well-formed, at most `max` characters. */
export const text = (max: number, tooLong: Message = atMost(max)) =>
  limited(wellFormed(() => t("notText")).trim(), max, tooLong);

/** Required text; `missing` is the message for absent and blank values. */
export const requiredText = (max: number, missing: Message) =>
  limited(wellFormed(missing).trim().min(1, { error: missing }), max);
