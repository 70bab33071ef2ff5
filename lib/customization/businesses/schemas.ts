import * as z from "zod";
import { line } from "@/lib/company-name";
import { idParam } from "@/lib/id-schemas";
import { factLimits } from "../facts/limits";
import { factsSchema, factValues } from "../facts/schemas";

export const businessParam = z.object({
  id: z.uuid().describe("Chosen by who makes the business"),
});

const facts = {
  name: line(factLimits.name).describe("Tells the businesses of an account apart; may be empty"),
  trade: factValues.trade,
  language: factValues.language.describe("Of its site"),
  facts: factsSchema,
};

export const businessChange = z.object({
  version: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .describe("Of the business that the change was made from; 0 for a new one"),
  ...facts,
});

export type BusinessChange = z.output<typeof businessChange>;

export const businessSchema = z
  .object({
    id: z.uuid(),
    version: z.int().describe("Counts the changes, from 1"),
    changedAt: z.iso.datetime(),
    ...facts,
  })
  .meta({ id: "Business" });

export type StoredBusiness = z.output<typeof businessSchema>;

export const knownVersion = z.object({
  version: idParam.describe("Of the business as known"),
});

/** The body of a 409 response, in addition to the message; absent where the account is full. */
export const businessConflict = z.object({ theirs: businessSchema.optional() });
