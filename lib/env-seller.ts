import { z } from "zod";

/** An invented seller, for a shop on this machine. A public shop has to name its own. */
const sampleSeller = {
  SELLER_NAME: "Presetry GmbH",
  SELLER_ADDRESS: "Farbenweg 14",
  SELLER_ZIPCODE: "10115",
  SELLER_CITY: "Berlin",
  SELLER_COUNTRY: "DE",
  SELLER_REGISTRATION: "Amtsgericht Musterstadt, HRB 00000",
  SELLER_TAX_ID: "00/000/00000",
  SELLER_VAT_ID: "DE000000000",
};

type Seller = Omit<typeof sampleSeller, "SELLER_VAT_ID"> & { SELLER_VAT_ID: string | undefined };

const line = z.string().max(100, "must be at most 100 characters").optional();

const nothing = Object.fromEntries(Object.keys(sampleSeller).map((name) => [name, undefined]));

const viesUrl = "https://ec.europa.eu/taxation_customs/vies/rest-api";

/**
 * The seller's data on invoices: either all of it is set, or nothing. Only the VAT ID is optional.
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
    VIES_URL: z.string().refine(URL.canParse, "must be an absolute URL").default(viesUrl),
  })
  .superRefine(({ VIES_URL, ...seller }, context) => {
    if (Object.values(seller).every((value) => value === undefined)) return;
    for (const [name, value] of Object.entries({ ...nothing, ...seller })) {
      if (value !== undefined || name === "SELLER_VAT_ID") continue;
      context.addIssue({ code: "custom", path: [name], message: "is not set" });
    }
  })
  .transform(({ VIES_URL, ...seller }): Seller & { VIES_URL: string } => ({
    VIES_URL,
    // Cast: the check above lets through all of the variables or none.
    ...(seller.SELLER_NAME === undefined ? sampleSeller : (seller as Seller)),
  }));
