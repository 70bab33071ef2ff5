import { countries } from "i18n-iso-countries/langs/en.json";
import { mainLanguage } from "./languages.mjs";

const codes = Object.keys(countries);

/** Every country of ISO 3166-1, by its name in the language. */
export function countryList(language = mainLanguage) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
