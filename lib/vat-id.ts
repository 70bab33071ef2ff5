import { text } from "./text";

/** What follows the two letters, as the VAT Information Exchange System (VIES) describes it. */
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

/** Greece writes itself in another way than ISO 3166 does. */
const countryOf = (letters: string) => (letters === "EL" ? "GR" : letters);

/** The letters of a country, as VAT ids and returns begin with them. */
export const vatLettersOf = (country: string): string => (country === "GR" ? "EL" : country);

/** The country whose VAT a country has: Monaco is no member of the Union, but one country with France to the VAT. */
export const vatCountryOf = (country: string): string => (country === "MC" ? "FR" : country);

/** Without what people put between the digits, in capitals. */
const normalizeVatId = (typed: string): string => typed.replace(/[\s.\-/]/g, "").toUpperCase();

/** Whether it looks like one; those of countries outside the European Union are not known better. */
function isVatId(id: string): boolean {
  const [letters, rest] = [id.slice(0, 2), id.slice(2)];
  const format = formats[letters];
  return format ? format.test(rest) : /^[A-Z]{2}[A-Z\d]{4,14}$/.test(id);
}

export interface EuVatId {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As VIES takes it apart. */
  letters: string;
  number: string;
}

/** A VAT id of the European Union; null for any other. */
export function parseEuVatId(id: string): EuVatId | null {
  const [letters, number] = [id.slice(0, 2), id.slice(2)];
  return formats[letters]?.test(number) ? { country: countryOf(letters), letters, number } : null;
}

/** Empty for a company that has none. */
export const optionalVatId = text(30)
  .overwrite(normalizeVatId)
  .refine((id) => id === "" || isVatId(id), "This is no VAT id, such as DE123456789");
