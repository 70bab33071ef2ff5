const english = new Intl.DisplayNames("en", { type: "region" });

/** The name of a country of ISO 3166-1 by its code, in English if no locale is given. */
export function countryName(code: string, locale = "en"): string {
  const names = locale === "en" ? english : new Intl.DisplayNames(locale, { type: "region" });
  return names.of(code) ?? code;
}
