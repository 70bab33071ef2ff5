import { countries } from "i18n-iso-countries/langs/en.json";

const names = new Intl.DisplayNames("en", { type: "region" });

/** The English name of a country of ISO 3166-1, by its code. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country of ISO 3166-1, by name. */
export const countryList = Object.keys(countries)
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));
