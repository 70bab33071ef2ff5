import * as z from "zod";
import { currentTranslations } from "#current-translations";
import { findingSchema } from "./schemas";

const t = currentTranslations("factErrors");

const maxTextLength = 50_000;

export const factsRequest = z
  .strictObject({
    address: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe("Of a website, with or without https://"),
    text: z.string().trim().min(1).max(maxTextLength).optional(),
  })
  .refine(({ address, text }) => (address === undefined) !== (text === undefined), {
    path: ["address"],
    error: () => t("addressOrText"),
  });

export const factsFile = z.object({
  file: z.file().describe("A PDF, a vCard, a CSV or a plain text, at most 5 MB"),
});

export const maxFindings = 500;

export const factsFound = z.object({
  findings: z.array(findingSchema).max(maxFindings),
  pages: z.array(z.string()).describe("The addresses that were read"),
});

export type FactsFound = z.infer<typeof factsFound>;
