import regions from "sales-tax/res/region_countries.json";
import { z } from "zod";
import { sampleSeller } from "./env-seller";

/**
 * How the seller is taxed: in the One Stop Shop, with the rate of the customer's place; below the
 * threshold of Article 59c of Directive 2006/112/EC, with the seller's own rate; as a small
 * enterprise, with none.
 */
const schemes = ["oss", "domestic", "exempt"] as const;

export type TaxScheme = (typeof schemes)[number];

/** The currencies of the member states without the euro. */
const ownCurrencies: Record<string, string> = {
  CZ: "CZK",
  DK: "DKK",
  HU: "HUF",
  PL: "PLN",
  RO: "RON",
  SE: "SEK",
};

/** ISO 4217; null for a seller outside of the Union, whose invoices need no second currency. */
function taxCurrencyOf(country: string): string | null {
  if (!regions.EU.includes(country) && country !== "MC") return null;
  return ownCurrencies[country] ?? "EUR";
}

/** Also in SQL, so nothing but the letters of such names. */
function isTimeZone(name: string) {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const ecbUrl = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** What invoices and books say about tax and time. */
export const taxSettings = z
  .object({
    SELLER_COUNTRY: z.string().default(sampleSeller.SELLER_COUNTRY),
    SELLER_TAX: z.enum(schemes, "must be oss, domestic or exempt").default("oss"),
    SELLER_TIME_ZONE: z
      .string()
      .refine(isTimeZone, "must be a time zone, for example Europe/Berlin")
      .default("Europe/Berlin"),
    SELLER_TAX_CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/, "must be a currency, for example EUR")
      .optional(),
    ECB_URL: z.string().refine(URL.canParse, "must be an absolute URL").default(ecbUrl),
  })
  .refine((it) => it.SELLER_TAX === "oss" || taxCurrencyOf(it.SELLER_COUNTRY) !== null, {
    path: ["SELLER_TAX"],
    error: "must be oss where SELLER_COUNTRY is outside of the European Union",
  })
  .transform(({ SELLER_COUNTRY, ...settings }) => ({
    ...settings,
    SELLER_TAX_CURRENCY: settings.SELLER_TAX_CURRENCY ?? taxCurrencyOf(SELLER_COUNTRY),
  }));
