import { z } from "zod";
import { companyName, line } from "@/lib/company-name";
import { needsZipcode } from "@/lib/postal-address";
import { requiredText, text } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";
import { businessesOnly } from "./texts";

const missing = "Please fill this in";

const places = z.object({ country: z.string(), zipcode: z.string() });

/**
 * The billing address of an invoice. It is stored in the profile, so it has the same limits.
 */
const billingSchema = z
  .object({
    legalName: companyName(missing),
    lastname: requiredText(80, missing),
    firstname: requiredText(80, missing),
    street: line(120).min(1, missing),
    street2: line(120),
    city: requiredText(80, missing),
    region: line(80),
    zipcode: text(20),
    country: requiredText(80, missing).describe("ISO 3166-1 alpha-2"),
    vatId: optionalVatId,
  })
  .refine(({ country, zipcode }) => zipcode !== "" || (country !== "" && !needsZipcode(country)), {
    path: ["zipcode"],
    error: missing,
    // Also if other fields are invalid, so that the form shows all errors at once.
    when: ({ value }) => places.safeParse(value).success,
  });

/** With the confirmation that the payment dialog asks for. */
export const buyerSchema = billingSchema.and(
  z.object({ forBusiness: z.boolean().refine(Boolean, businessesOnly) }),
);

export type Buyer = z.output<typeof buyerSchema>;

export type Billing = z.output<typeof billingSchema>;
