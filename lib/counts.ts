import { localeOf, mainLanguage } from "./languages.mjs";

const formats = new Map<string, Intl.NumberFormat>();

/** `1,234`; in German `1.234`. */
export function formatCount(number: number, language = mainLanguage): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  formats.set(language, format);
  return format.format(number);
}
