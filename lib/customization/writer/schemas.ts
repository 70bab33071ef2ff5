import * as z from "zod";
import { text } from "@/lib/text";
import { factLimits } from "../facts/limits";
import { factsSchema, factValues } from "../facts/schemas";
import { dropReasons } from "./rules";

/** The most texts that a writer is given at once; no template has more. */
const maxTexts = 60;

const slot = z
  .string()
  .regex(/^[\w.-]{1,100}$/)
  .describe("The path of a slot, such as hero.title");

export const rephraseRequest = z.strictObject({
  // The handler checks whether it exists: browsers do not have the list of templates.
  template: z.string().regex(/^[a-z-]{1,40}$/),
  name: text(factLimits.name).describe("Of the company; may be empty"),
  trade: factValues.trade,
  language: factValues.language.describe("Of the texts"),
  facts: factsSchema,
  slots: z
    .array(slot)
    .min(1)
    .max(maxTexts)
    .describe("Whose text of the first draft is rephrased; others are left out of the answer"),
});

export type RephraseRequest = z.output<typeof rephraseRequest>;

export const rephrased = z.object({
  texts: z
    .array(z.object({ slot, text: z.string() }))
    .describe("One line each; {name} stands for the company's name"),
  dropped: z
    .array(z.object({ slot, reason: z.enum(dropReasons) }))
    .describe("Texts that said something that is not among the facts, or could not be judged"),
});

export type Rephrased = z.output<typeof rephrased>;

export const writerSchema = z.object({
  host: z.string().nullable().describe("That receives the facts; null if there is no writer"),
});
