import { z } from "zod";
import { isName } from "@/lib/accounts/rules";
import { requiredText } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";

const missing = "Please fill this in";

/**
 * The billing address of an invoice: all fields are required except the VAT ID. It is stored in the
 * profile, so it has the same limits.
 */
export const billingSchema = z.object({
  name: requiredText(20, missing).refine(isName, "Name can only have letters"),
  lastname: requiredText(80, missing),
  firstname: requiredText(80, missing),
  city: requiredText(80, missing),
  zipcode: requiredText(20, missing),
  country: requiredText(80, missing),
  vatId: optionalVatId,
});

export type Billing = z.output<typeof billingSchema>;
