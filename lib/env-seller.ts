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
  SELLER_REPRESENTATIVE?: string | undefined;
  SELLER_PRIVACY_OFFICER?: string | undefined;
  SELLER_DISPUTE_BODY?: string | undefined;
  SELLER_SOCIAL: { name: string; href: string }[];
  VIES_URL: string;
  /** No seller is set, so that the shop shows the invented one. */
  isSample: boolean;
}

/** The settings of the seller that a public shop must have. */
export const requiredOfSeller = Object.keys(sampleSeller).filter((it) => it !== "SELLER_VAT_ID");

const line = z.string().max(100, "must be at most 100 characters").optional();

const viesUrl = "https://ec.europa.eu/taxation_customs/vies/rest-api";

/**
 * Who sells: on invoices and bank transfers, in emails, in the footer and on the legal pages. Either all
 * of the sample's settings are set, or none; only the VAT ID is optional among them.
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
    SELLER_REPRESENTATIVE: line,
    SELLER_PRIVACY_OFFICER: line,
    SELLER_DISPUTE_BODY: z.string().max(200, "must be at most 200 characters").optional(),
    SELLER_SOCIAL: namedLinks,
    VIES_URL: z.string().refine(URL.canParse, "must be an absolute URL").default(viesUrl),
  })
  .superRefine((settings, context) => {
    const values: Record<string, unknown> = settings;
    const names = Object.keys(sampleSeller);
    if (names.every((name) => values[name] === undefined)) return;
    for (const name of requiredOfSeller) {
      if (values[name] !== undefined) continue;
      context.addIssue({ code: "custom", path: [name], message: "is not set" });
    }
  })
  .transform((settings): Seller & Others => {
    if (settings.SELLER_NAME !== undefined) {
      // Cast: the check above lets through all of the required settings or none.
      return { ...(settings as Omit<typeof settings, keyof Seller> & Seller), isSample: false };
    }
    return { ...settings, ...sampleSeller, SELLER_SOCIAL: sampleSocial, isSample: true };
  });
