import { countries } from "i18n-iso-countries/langs/en.json";
import { countryName } from "./country-name";

/** Every country of ISO 3166-1, by name. */
export const countryList = Object.keys(countries)
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));
