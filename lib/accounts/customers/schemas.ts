import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { companyName } from "@/lib/company-name";
import { optionalWireUrl } from "@/lib/own-url-schemas";
import { filterTypes } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";
import { sessionSchema } from "../security/schemas";

const t = currentTranslations("customerForms");

/** The columns by which the list can be sorted and filtered. */
export const customerFields = {
  id: filterTypes.id,
  email: filterTypes.text,
  name: filterTypes.text,
  logo: filterTypes.wholeText,
  about: filterTypes.text,
  legalName: filterTypes.text,
  firstname: filterTypes.text,
  lastname: filterTypes.text,
  country: filterTypes.text,
  street: filterTypes.text,
  street2: filterTypes.text,
  region: filterTypes.text,
  city: filterTypes.text,
  zipcode: filterTypes.text,
  vatId: filterTypes.text,
  createdAt: filterTypes.date,
  isVerified: filterTypes.flag,
  isBanned: filterTypes.flag,
  isDisabled: filterTypes.flag,
};

export type CustomerField = keyof typeof customerFields;

export const customerSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    logo: optionalWireUrl,
    about: z.string(),
    legalName: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    country: z.string(),
    street: z.string(),
    street2: z.string(),
    region: z.string(),
    city: z.string(),
    zipcode: z.string(),
    vatId: z.string().describe("Empty without one"),
    createdAt: z.iso.datetime(),
    isVerified: z.boolean().describe("Whether the e-mail address is verified"),
    isBanned: z.boolean(),
    isDisabled: z.boolean().describe("The same as `isBanned`"),
  })
  .meta({ id: "Customer" });

export type Customer = z.output<typeof customerSchema>;

export const customerActivity = z.object({
  drafts: z.int().describe("The number of templates with words or pictures of their own"),
  sessions: z
    .array(sessionSchema.omit({ isCurrent: true }))
    .describe("The most recently used first"),
});

export type CustomerActivity = z.output<typeof customerActivity>;

/** Path parameter of one customer: the id or the email address. */
export const customerKey = text(254).min(1);

/** Some clients send null for an empty field of a form. */
const orEmpty = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value ?? "");

/**
 * Absent fields are not changed. A whole record may be sent, so names need not meet the rules for
 * new accounts.
 */
export const customerChange = z
  .object({
    isBanned: z.boolean(),
    isDisabled: z.boolean(),
    name: companyName(() => t("name")),
    logo: orEmpty(300).describe("A picture of this shop's media; empty for none"),
    about: orEmpty(500),
    legalName: orEmpty(480),
    firstname: orEmpty(80),
    lastname: orEmpty(80),
    country: orEmpty(80),
    street: orEmpty(480),
    street2: orEmpty(480),
    region: orEmpty(320),
    city: orEmpty(80),
    zipcode: orEmpty(20),
    vatId: optionalVatId.nullable().transform((value) => value ?? ""),
  })
  .partial();

export type CustomerChange = z.output<typeof customerChange>;
