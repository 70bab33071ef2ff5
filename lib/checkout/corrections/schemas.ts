import { z } from "zod";
import { requiredText, text } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";

const missing = "Please fill this in";

/** Whom the new invoice is for. */
export const correctionForm = z.object({
  company: requiredText(100, missing),
  firstname: text(80),
  lastname: text(80),
  zipcode: text(20),
  city: requiredText(80, missing),
  country: requiredText(80, missing),
  vatId: optionalVatId.describe("Empty for none"),
  note: text(500).default("").describe("Why, for the shop's books"),
});

export type CorrectionForm = z.output<typeof correctionForm>;

/** Whom the valid invoice is for: the rules of the form are not those of old orders. */
export const invoiceBuyer = z.object({
  company: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
});

export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
