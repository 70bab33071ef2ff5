import { localeOf } from "@/lib/languages.mjs";

/** The names of presets, as a sentence lists them. */
export const namesOf = (presets: readonly { name: string }[], language: string): string =>
  new Intl.ListFormat(localeOf(language)).format(presets.map(({ name }) => name));
