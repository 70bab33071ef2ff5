import regions from "sales-tax/res/region_countries.json";
import { currentTranslations } from "#current-translations";
import { vatCountryOf } from "@/lib/vat-id";

const t = currentTranslations("addressErrors");

/**
 * The place of a buyer or seller for VAT. All articles below are those of Directive 2006/112/EC, as
 * amended, if no other source is named.
 */
export interface TaxPlace {
  /** The member state whose VAT applies there; null outside of the Union's VAT territory. */
  memberState: string | null;
  /** A part of the member state with a standard rate of its own, by ISO 3166-2. */
  region: TaxRegion | null;
}

export type TaxRegion = "PT-20" | "PT-30";

interface Territory {
  name: string;
  source: string;
  /** Its post codes, without spaces, by the country that writes them. */
  zipcodes: RegExp;
  /** The places of a small territory: their name without its post code is a question. */
  cities?: RegExp;
  region?: TaxRegion;
}

/** Parts of member states with a rule of their own, by the country that their addresses name. */
const territories: Record<string, readonly Territory[]> = {
  DE: [
    {
      name: "Heligoland",
      source: "Article 6(2)(a)",
      zipcodes: /^27498$/,
      cities: /^he(l|li)goland$/,
    },
    {
      name: "Büsingen",
      source: "Article 6(2)(b)",
      zipcodes: /^78266$/,
      cities: /^busingen( am hochrhein)?$/,
    },
  ],
  DK: [{ name: "Greenland", source: "Article 5(1); TFEU 355(2)", zipcodes: /^39\d\d$/ }],
  ES: [
    { name: "the Canary Islands", source: "Article 6(1)(b)", zipcodes: /^3[58]\d{3}$/ },
    { name: "Ceuta", source: "Article 6(2)(c)", zipcodes: /^51\d{3}$/, cities: /^ceuta$/ },
    { name: "Melilla", source: "Article 6(2)(d)", zipcodes: /^52\d{3}$/, cities: /^melilla$/ },
  ],
  FI: [
    {
      name: "Åland",
      source: "Article 6(1)(d)",
      zipcodes: /^22\d{3}$/,
      cities: /^(mariehamn|maarianhamina)$/,
    },
  ],
  FR: [
    {
      name: "the French overseas territories",
      source: "Article 6(1)(c); TFEU 349, 355(1) and (2)",
      zipcodes: /^(97[1-8]|98[4-9])\d\d$/,
    },
  ],
  GR: [{ name: "Mount Athos", source: "Article 6(1)(a)", zipcodes: /^6308[67]$/ }],
  IT: [
    {
      name: "Livigno",
      source: "Article 6(2)(e)",
      zipcodes: /^23041$/,
      cities: /^livigno$/,
    },
    {
      name: "Campione d'Italia",
      source: "Article 6(1)(f), by Directive (EU) 2019/475",
      zipcodes: /^22061$/,
      cities: /^campione d ?italia$/,
    },
  ],
  PT: [
    {
      name: "the Azores",
      source: "Article 105(3)",
      zipcodes: /^9[5-9]\d\d(\d{3})?$/,
      region: "PT-20",
    },
    {
      name: "Madeira",
      source: "Article 105(3)",
      zipcodes: /^9[0-4]\d\d(\d{3})?$/,
      region: "PT-30",
    },
  ],
};

/*
 * Places that need no post code, because ISO 3166 gives them a code that is no member state's:
 *
 * | Place                                        | Code        | VAT of      | Source                |
 * | -------------------------------------------- | ----------- | ----------- | --------------------- |
 * | Monaco                                       | MC          | France      | Article 7             |
 * | Åland                                        | AX          | none        | Article 6(1)(d)       |
 * | Canary Islands; Ceuta and Melilla            | IC; EA      | none        | Article 6(1)(b), 6(2) |
 * | Guadeloupe, Guiana, Martinique, Mayotte,     | GP GF MQ YT | none        | Article 6(1)(c)       |
 * | Réunion, Saint-Martin                        | RE MF       |             |                       |
 * | Other overseas countries and territories     | BL PM NC PF | none        | Article 5(1)          |
 * |                                              | WF AW CW GL |             |                       |
 * | Faroe Islands                                | FO          | none        | Article 5(1)          |
 * | Isle of Man, as the United Kingdom           | IM          | none        | Article 7             |
 * | Channel Islands                              | GG JE       | none        | Article 6(1)(e)       |
 * | Northern Ireland: a member state for goods   | GB, post    | none, for   | Windsor Framework,    |
 * | only                                         | code BT     | services    | Article 8             |
 * | San Marino, Vatican City, Andorra, Gibraltar | SM VA AD GI | none        | Article 5(1)          |
 *
 * What is supplied here are services supplied electronically (Article 58, Implementing Regulation
 * (EU) 282/2011, Article 7). Greek islands and Corsica reduce rates of goods and of services
 * performed there only; Jungholz and Mittelberg those of companies established there.
 */

/** The post codes of the member states whose post code decides, without spaces. */
const zipcodeForms: Record<string, RegExp> = {
  DE: /^(?!00)\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^(?!00|99|98[1-3])\d{5}$/,
  GR: /^[1-8]\d{4}$/,
  IT: /^\d{5}$/,
  PT: /^[1-9]\d{3}(\d{3})?$/,
};

export interface TaxAddress {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  zipcode: string;
  city: string;
}

const members = new Set(regions.EU);

export const memberStates = (): readonly string[] => regions.EU;

export const isMemberState = (country: string): boolean => members.has(country);

/** `D-10 115` is `10115`. */
const bareZipcode = (zipcode: string) =>
  zipcode
    .toUpperCase()
    .replace(/[\s.–-]/g, "")
    .replace(/^[A-Z]{1,3}(?=\d)/, "");

const fold = (city: string) =>
  city
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .toLowerCase();

/** British Forces Post Office: the post code does not tell the country. */
const forcesPost = /^BF/;

/** What has to be asked before the VAT of an address is known; null if it is known. */
export function questionOf({ countryCode, zipcode, city }: TaxAddress): string | null {
  if (countryCode === "GB" && forcesPost.test(zipcode.trim().toUpperCase())) {
    return t("forcesPost");
  }
  const code = bareZipcode(zipcode);
  const form = zipcodeForms[countryCode];
  if (!form) return null;
  if (!form.test(code)) {
    return t("noPostCode", { zipcode: zipcode.trim() });
  }
  const isElsewhere = territories[countryCode]?.some(
    ({ cities, zipcodes }) => cities?.test(fold(city)) && !zipcodes.test(code),
  );
  return isElsewhere ? t("otherPostCode", { place: city.trim() }) : null;
}

/** The place of an address about which nothing has to be asked. */
export function taxPlaceOf({ countryCode, zipcode }: TaxAddress): TaxPlace {
  const country = vatCountryOf(countryCode);
  if (!isMemberState(country)) return { memberState: null, region: null };
  const code = bareZipcode(zipcode);
  const territory = territories[countryCode]?.find(({ zipcodes }) => zipcodes.test(code));
  const region = territory?.region ?? null;
  return { memberState: territory && !region ? null : country, region };
}
