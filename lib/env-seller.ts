import { z } from "zod";
import { email, namedLinks } from "./env-formats";

/** An invented seller, for a shop on this machine. A public shop has to name its own. */
export const sampleSeller = {
  SELLER_NAME: "Presetry GmbH",
  SELLER_ADDRESS: "Farbenweg 14",
  SELLER_ZIPCODE: "10115",
  SELLER_CITY: "Berlin",
  SELLER_COUNTRY: "DE",
  SELLER_REGISTRATION: "Amtsgericht Musterstadt, HRB 00000",
  SELLER_TAX_ID: "00/000/00000",
  SELLER_VAT_ID: "DE000000000",
  SELLER_EMAIL: "hello@presetry.example",
  SELLER_PHONE: "+49 30 23125 000",
  SELLER_BANK_NAME: "Sample Savings Bank",
  SELLER_BANK_ACCOUNT: "DE00 0000 0000 0000 0000 00",
  SELLER_BANK_BIC: "SAMPLEXX",
};

/** Profiles of the invented seller. */
const sampleSocial = [
  { name: "LinkedIn", href: "https://www.linkedin.com/company/presetry-example" },
  { name: "GitHub", href: "https://github.com/presetry-example" },
  { name: "Mastodon", href: "https://mastodon.social/@presetry-example" },
];

type Seller = Omit<typeof sampleSeller, "SELLER_VAT_ID"> & { SELLER_VAT_ID: string | undefined };

interface Others {
  SELLER_SOCIAL: { name: string; href: string }[];
  VIES_URL: string;
}

const line = z.string().max(100, "must be at most 100 characters").optional();

const nothing = Object.fromEntries(Object.keys(sampleSeller).map((name) => [name, undefined]));

const viesUrl = "https://ec.europa.eu/taxation_customs/vies/rest-api";

/**
 * Who sells: on invoices and bank transfers, in emails and in the footer. Either all of it is set, or
 * nothing. Only the VAT ID and the profiles are optional.
 */
export const sellerSettings = z
  .object({
    SELLER_NAME: line,
    SELLER_ADDRESS: line,
    SELLER_ZIPCODE: line,
    SELLER_CITY: line,
    SELLER_COUNTRY: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be two letters, for example DE")
      .optional(),
    SELLER_REGISTRATION: line,
    SELLER_TAX_ID: line,
    SELLER_VAT_ID: z
      .string()
      .regex(
        /^[A-Z]{2}[A-Z\d+*]{2,13}$/,
        "must be a VAT id without spaces, for example DE123456789",
      )
      .optional(),
    SELLER_EMAIL: email.optional(),
    SELLER_PHONE: line,
    SELLER_BANK_NAME: line,
    SELLER_BANK_ACCOUNT: line,
    SELLER_BANK_BIC: z
      .string()
      .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, "must be a BIC, for example GENODEF1M04")
      .optional(),
    SELLER_SOCIAL: namedLinks,
    VIES_URL: z.string().refine(URL.canParse, "must be an absolute URL").default(viesUrl),
  })
  .superRefine(({ SELLER_SOCIAL, VIES_URL, ...seller }, context) => {
    if (Object.values(seller).every((value) => value === undefined)) return;
    for (const [name, value] of Object.entries({ ...nothing, ...seller })) {
      if (value !== undefined || name === "SELLER_VAT_ID") continue;
      context.addIssue({ code: "custom", path: [name], message: "is not set" });
    }
  })
  .transform(({ SELLER_SOCIAL, VIES_URL, ...seller }): Seller & Others =>
    seller.SELLER_NAME === undefined
      ? { ...sampleSeller, SELLER_SOCIAL: sampleSocial, VIES_URL }
      : // Cast: the check above lets through all of the variables or none.
        { ...(seller as Seller), SELLER_SOCIAL, VIES_URL },
  );
