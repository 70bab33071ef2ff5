import type { Language } from "./hours";

/** Small words that tell the language of a text. */
const smallWords: Readonly<Record<Language, string>> = {
  en: "the and of for with our your we you is are to from at us open monday friday",
  de: "und der die das mit wir sie für ist auf von uns unser unsere im ein eine zu bei ihr nicht uhr bis oder auch montag freitag telefon",
  fr: "le la les et des du une est nous vous pour dans avec notre votre sur au en nos lundi vendredi tél rue",
  es: "el los las y del una es para con nuestro nuestra en por su nos más sin usted lunes viernes teléfono calle",
  it: "il lo gli e della di una è per con nostro nostra nel dal alla che siamo dei non lunedì venerdì",
  pt: "o os as e da do uma é para com nosso nossa em no na você não dos ao mais segunda sexta telefone rua",
};

const languageOfWord = new Map<string, Language[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words.split(" ")) {
    // `smallWords` has languages as its only keys.
    languageOfWord.set(word, [...(languageOfWord.get(word) ?? []), language as Language]);
  }
}

const isLanguage = (code: string): code is Language => Object.hasOwn(smallWords, code);

/** The language that a text's small words speak for; null if they are too few. */
export function guessLanguage(text: string): { language: Language; isSure: boolean } | null {
  const counts = new Map<Language, number>();
  let total = 0;
  for (const [word] of text
    .slice(0, 30_000)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const languages = languageOfWord.get(word);
    if (!languages) continue;
    total += 1;
    for (const language of languages) {
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
    }
  }
  const [best, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || total < 4) return null;
  const lead = best[1] / (second?.[1] ?? 0.1);
  return lead > 1.2 ? { language: best[0], isSure: total >= 15 && lead > 1.6 } : null;
}

/** The language that markup says, such as "de-AT". */
export function declaredLanguage(tag: string | undefined): Language | null {
  const code = (tag ?? "").trim().slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : null;
}

const currencies: Readonly<Record<string, string>> = {
  GB: "GBP",
  US: "USD",
  BR: "BRL",
  CH: "CHF",
  LI: "CHF",
};

export const currencyOfCountry = (country: string): string => currencies[country] ?? "EUR";

const countryOfLanguage: Readonly<Record<Language, string>> = {
  en: "GB",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pt: "PT",
};

/** Signs of a country in the text of a site, the surest first. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bCHE-?\d{3}|\bCHF\b|\+41[\s(]/, "CH"],
  [/\bATU\s?\d{8}\b|\+43[\s(]|\bA-\d{4}\s\p{Lu}|Österreich/u, "AT"],
  [/\+49[\s(]|\bDE\s?\d{9}\b|\bD-\d{5}\s/, "DE"],
  [/\+32[\s(]|\bBE\s?0\d{3}[.\s]?\d{3}|\bBTW\b|Belgique/, "BE"],
  [/\bCNPJ\b|R\$|\+55[\s(]|\b\d{5}-\d{3}\b|\bCEP\b/, "BR"],
  [/\+351[\s(]|\bNIPC\b|\b\d{4}-\d{3}\s\p{Lu}|\bLda\b/u, "PT"],
  [
    /\+353[\s(]|\bIE\s?\d{7}|\bEircode\b|\b[AC-FHKNPRTV-Y]\d[\dW]\s[AC-FHKNPRTV-Y\d]{4}\b|\b(?:Co\.?|County)\s(?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)\b/,
    "IE",
  ],
  [/£|\+44[\s(]|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\bGB\s?\d{3}\s?\d{4}/, "GB"],
  [
    /,\s\p{Lu}\p{L}+\s\d{5}(?:-\d{4})?\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\+1[\s(-]|\(\d{3}\)\s\d{3}-\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b/u,
    "US",
  ],
  [/\+33[\s(]|\bSIRET\b|\bRCS\b/, "FR"],
  [/\+34[\s(]|\b(?:NIF|CIF)\b/, "ES"],
  [/\+39[\s(]|\bP\.?\s?IVA\b|partita iva/i, "IT"],
];

const domains = /\.(de|at|ch|li|fr|be|lu|es|it|pt|br|ie|us|uk)(?:[:/]|$)/;

/** The country of a site, for reading its numbers; what nothing speaks for is the language's largest. */
export function guessCountry(
  url: string,
  tag: string | undefined,
  text: string,
  language: Language,
): { country: string; isSure: boolean } {
  const [, domain] = domains.exec(url.replace(/^(https?:\/\/[^/]*).*$/, "$1/")) ?? [];
  if (domain) return { country: domain === "uk" ? "GB" : domain.toUpperCase(), isSure: true };
  const searched = text.slice(0, 60_000);
  const allowed = countriesOf[language];
  const [, region] = /^[a-z]{2}[-_]([A-Z]{2})$/i.exec((tag ?? "").trim()) ?? [];
  const own = region?.toUpperCase();
  // Kits set these two for anybody.
  if (own && own !== "US" && own !== "DE" && own !== "FR" && allowed.includes(own)) {
    return { country: own, isSure: true };
  }
  for (const [pattern, country] of signs) {
    if (allowed.includes(country) && pattern.test(searched)) return { country, isSure: true };
  }
  if (
    language === "de" &&
    !/\b\d{5}\s\p{Lu}/u.test(searched) &&
    /(?:^|\D)\d{4}\s\p{Lu}\p{Ll}+/u.test(searched)
  ) {
    const isSwiss = !text.includes("ß") && /strasse|\bS?Fr\.|\bpikett/i.test(searched);
    return { country: isSwiss ? "CH" : "AT", isSure: false };
  }
  if (own && allowed.includes(own)) return { country: own, isSure: true };
  return { country: countryOfLanguage[language], isSure: language !== "en" && language !== "pt" };
}

const countriesOf: Readonly<Record<Language, readonly string[]>> = {
  en: ["GB", "IE", "US", "CH", "AT", "DE", "BE", "FR", "ES", "IT", "PT", "BR"],
  de: ["DE", "AT", "CH", "LI", "BE", "LU", "IT"],
  fr: ["FR", "BE", "CH", "LU"],
  es: ["ES", "US"],
  it: ["IT", "CH"],
  pt: ["PT", "BR"],
};
