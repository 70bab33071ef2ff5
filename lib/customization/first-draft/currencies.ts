import type { Language } from "@/components/templates/content/languages";

/** The countries of the currencies that prices are written in most, by ISO 3166-1 and ISO 4217. */
const countriesOf = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  CHF: "CH LI",
  GBP: "GB GG IM JE",
  CZK: "CZ",
  DKK: "DK FO GL",
  HUF: "HU",
  NOK: "NO",
  PLN: "PL",
  RON: "RO",
  SEK: "SE",
  USD: "US PR EC SV PA",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  BRL: "BR",
  MXN: "MX",
  ARS: "AR",
  CLP: "CL",
  COP: "CO",
  JPY: "JP",
} as const;

/** Where the country is not known. */
const currencyOfLanguage: Readonly<Record<Language, string>> = {
  en: "USD",
  es: "EUR",
  pt: "BRL",
  fr: "EUR",
  de: "EUR",
  it: "EUR",
};

/** The currency of a company's prices: that of its country, else the usual one of its language. */
export function currencyOf(language: Language, country?: string): string {
  const own = Object.entries(countriesOf).find(
    ([, countries]) => country && countries.split(" ").includes(country),
  );
  return own?.[0] ?? currencyOfLanguage[language];
}
