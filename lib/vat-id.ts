import { currentTranslations } from "#current-translations";
import { text } from "./text";

const t = currentTranslations("fieldErrors");

/**
 * The format after the country code, as the VAT Information Exchange System (VIES) describes it.
 */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Greece has another code in VAT IDs than in ISO 3166. */
const countryOf = (letters: string) => (letters === "EL" ? "GR" : letters);

/** The country code of VAT IDs and VAT returns. */
export const vatLettersOf = (country: string): string => (country === "GR" ? "EL" : country);

/**
 * The country whose VAT applies in a country: Monaco is not in the EU, but its VAT is that of
 * France.
 */
export const vatCountryOf = (country: string): string => (country === "MC" ? "FR" : country);

/** In capitals, without the characters that people put between the digits. */
const normalizeVatId = (typed: string): string => typed.replace(/[\s.\-/]/g, "").toUpperCase();

/** Whether the text looks like a VAT ID; no formats are known for countries outside the EU. */
function isVatId(id: string): boolean {
  const [letters, rest] = [id.slice(0, 2), id.slice(2)];
  const format = formats[letters];
  return format ? format.test(rest) : /^[A-Z]{2}[A-Z\d]{4,14}$/.test(id);
}

export interface EuVatId {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The two parts in which VIES expects a VAT ID. */
  letters: string;
  number: string;
}

/** A VAT ID of the European Union; null for any other. */
export function parseEuVatId(id: string): EuVatId | null {
  const [letters, number] = [id.slice(0, 2), id.slice(2)];
  return formats[letters]?.test(number) ? { country: countryOf(letters), letters, number } : null;
}

/** Empty for a company without a VAT ID. */
export const optionalVatId = text(30)
  .overwrite(normalizeVatId)
  .refine((id) => id === "" || isVatId(id), { error: () => t("vatId") });
