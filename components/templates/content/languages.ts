/** Languages a site can have: those that its small words are translated to. */
export const languages = ["en", "es", "pt", "fr", "de", "it"] as const;

export type Language = (typeof languages)[number];

/** A word or short sentence in every language. */
export type Translations = Readonly<Record<Language, string>>;
