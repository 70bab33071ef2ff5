import de from "i18n-iso-countries/langs/de.json";
import en from "i18n-iso-countries/langs/en.json";
import es from "i18n-iso-countries/langs/es.json";
import fr from "i18n-iso-countries/langs/fr.json";
import it from "i18n-iso-countries/langs/it.json";
import pt from "i18n-iso-countries/langs/pt.json";
import { currentLanguage, currentTranslations } from "#current-translations";
import { countryName } from "./country-name";
import { ShopError } from "./errors";
import { localeOf } from "./languages.mjs";
import { typingErrors } from "./typing-errors";

const t = currentTranslations("errors");

/**
 * Names in the countries' own languages are included, because companies write their country's name
 * as they are used to.
 */
const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "pl",
  "cs",
  "sk",
  "sl",
  "hr",
  "hu",
  "ro",
  "bg",
  "el",
  "da",
  "sv",
  "fi",
  "nb",
  "et",
  "lv",
  "lt",
  "ga",
  "mt",
  "tr",
  "uk",
  "ca",
];

/** Common names that the Unicode tables do not have. */
const others: Record<string, string> = {
  usa: "US",
  unitedstatesofamerica: "US",
  america: "US",
  uk: "GB",
  greatbritain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  northernireland: "GB",
  holland: "NL",
  thenetherlands: "NL",
  turkey: "TR",
  hongkong: "HK",
  czechrepublic: "CZ",
  brd: "DE",
  federalrepublicofgermany: "DE",
  bundesrepublikdeutschland: "DE",
  republicofireland: "IE",
  uae: "AE",
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes that are no countries or have no addresses: unions, and codes for private use. */
const notCountries = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

/** Codes that ISO 3166 has withdrawn are mapped to the present one, or to nothing. */
const isCurrent = (code: string) =>
  !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code;

const fold = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");

/** The names of ISO 3166-1 in the shop's languages: some countries have several. */
const readIsoNames = () =>
  [en, de, fr, es, it, pt].flatMap(({ countries }) =>
    Object.entries(countries).flatMap(([code, names]) =>
      [names].flat().map((name) => [fold(name), code] as const),
    ),
  );

let codes: Map<string, string> | undefined;

function readCodes(): Map<string, string> {
  const found = new Map(Object.entries(others));
  const all = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const code of all) {
      const name = names.of(code);
      // The first language wins where a name means two countries.
      if (name && !found.has(fold(name))) found.set(fold(name), code);
    }
  }
  for (const [name, code] of readIsoNames()) if (!found.has(name)) found.set(name, code);
  for (const code of found.values()) found.set(fold(code), code);
  return found;
}

/**
 * The code (ISO 3166-1, two letters) of a typed country: by its name in a language of Europe, or by
 * its code.
 */
export function toCountryCode(typed: string): string | null {
  codes ??= readCodes();
  return codes.get(fold(typed)) ?? null;
}

const shownMatches = 3;

/** The names of the countries that are written most like a typed one. */
function nearestCountries(typed: string, language: string): string[] {
  const wanted = fold(typed).slice(0, 80);
  const distances = new Map<string, number>();
  for (const [name, code] of readIsoNames()) {
    const isPart = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
    const found = isPart ? 1 : typingErrors(wanted, name);
    distances.set(code, Math.min(found, distances.get(code) ?? found));
  }
  return [...distances]
    .sort(([, a], [, b]) => a - b)
    .slice(0, shownMatches)
    .map(([code]) => countryName(code, language));
}

/** Refuses a country that nobody knows, with the nearest names. */
export function requireCountryCode(typed: string): string {
  const code = toCountryCode(typed);
  if (code) return code;
  const language = currentLanguage();
  const listed = new Intl.ListFormat(localeOf(language), { type: "disjunction" });
  const nearest = listed.format(nearestCountries(typed, language));
  const country = t("unknownCountry", { typed, nearest });
  throw new ShopError("invalid", country, { fields: { country } });
}
