/** The languages of sites: those into which the small words are translated. */
export const languages = ["en", "es", "pt", "fr", "de", "it"] as const;

export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

/** A word or short sentence in every language. */
export type Translations = Readonly<Record<Language, string>>;
