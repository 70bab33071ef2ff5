import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { companyName, line, requiredLine } from "@/lib/company-name";
import { buyerReference } from "@/lib/orders/invoices/buyer-reference";
import { needsZipcode } from "@/lib/postal-address";
import { optionalVatId } from "@/lib/vat-id";

const t = currentTranslations("billingFields");

const places = z.object({ country: z.string(), zipcode: z.string() });

/** Also if other fields are invalid, so that the form shows all errors at once. */
const zipcodeWhereNeeded = {
  path: ["zipcode"],
  error: () => t("missing"),
  when: ({ value }: { value: unknown }) => places.safeParse(value).success,
};

const hasZipcode = ({ country, zipcode }: z.output<typeof places>) =>
  zipcode !== "" || (country !== "" && !needsZipcode(country));

/** The fields of a person's billing address. They are stored in the profile, with the same limits. */
const ofPerson = {
  lastname: requiredLine(80, () => t("missing")),
  firstname: requiredLine(80, () => t("missing")),
  street: requiredLine(120, () => t("missing")),
  street2: line(120),
  city: requiredLine(80, () => t("missing")),
  region: line(80),
  zipcode: line(20),
  country: requiredLine(80, () => t("missing")).describe("ISO 3166-1 alpha-2"),
};

const ofCompany = { ...ofPerson, legalName: companyName(() => t("missing")), vatId: optionalVatId };

/** A consumer's consent, which the dialog asks for only where consumers may buy. */
const startNow = z.boolean();

/** With the confirmation that the payment dialog asks for. */
const companiesOnly = z
  .object({
    ...ofCompany,
    buyerReference,
    startNow,
    forBusiness: z.boolean().refine(Boolean, { error: () => t("businessesOnly") }),
  })
  .refine(hasZipcode, zipcodeWhereNeeded);

const companySchema = z
  .object({ ...ofCompany, buyerReference, startNow, forBusiness: z.literal(true) })
  .refine(hasZipcode, zipcodeWhereNeeded);

/** The company's fields are hidden while the box is not ticked: they stay as they are. */
const consumerSchema = z
  .object({
    ...ofPerson,
    legalName: z.string(),
    vatId: z.string(),
    buyerReference: z.string(),
    startNow,
    forBusiness: z.literal(false),
  })
  .refine(hasZipcode, zipcodeWhereNeeded);

export type Buyer = z.output<typeof companiesOnly>;

/** What the payment dialog asks of a buyer. */
export const buyerSchema = (toEverybody: boolean): z.ZodType<Buyer, Buyer> =>
  toEverybody
    ? z.discriminatedUnion("forBusiness", [consumerSchema, companySchema])
    : companiesOnly;
