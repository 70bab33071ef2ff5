import { links } from "@/lib/links";

/** What a search may have; longer ones are refused. */
export const maxSearchLength = 100;

/** How many presets a search finds at most. */
export const mostFound = 100;

/** The words of a text as they are compared: in small letters and without accents. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What was typed, as it stands in an address: no slash, control character or dot that would lead elsewhere. */
export const tidySearch = (typed: string): string =>
  typed
    .replace(/[\s/\\\p{Cc}\p{Surrogate}]+/gu, " ")
    .trim()
    .replace(/^\.+$/, "");

/** Where a search leads to. What is too long stays so, for the page to say. */
export function searchHref(typed: string): string {
  const words = tidySearch(typed.slice(0, maxSearchLength + 1));
  return words ? links.search(words) : links.shop;
}
