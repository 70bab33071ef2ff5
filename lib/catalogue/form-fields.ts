import { z } from "zod";
import { currentTranslations } from "#current-translations";

const form = currentTranslations("catalogueForms");

const input = currentTranslations("inputErrors");

const field = currentTranslations("catalogueFields");

/** A moment that staff enter, such as when a sale begins. */
export const moment = z.iso
  .datetime({ offset: true, error: () => input("notADate") })
  .refine((it) => /^[1-9]\d{3}-/.test(it), { error: () => form("farYear") });

/** One of some words; the refusal names them. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: () => field("known", { values: words.join(", ") }) });
