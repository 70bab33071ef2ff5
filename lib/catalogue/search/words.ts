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

/** The page of results that an address names after its words; null for what is none. The first has no number. */
export function parseSearchPage(segments: readonly string[]): number | null {
  const [page] = segments;
  if (page === undefined) return 1;
  return segments.length === 1 && /^([2-9]|[1-9]\d{1,5})$/.test(page) ? Number(page) : null;
}

/** Where a search leads to. What is too long stays so, for the page to say. */
export function searchHref(typed: string): string {
  const words = tidySearch(typed.slice(0, maxSearchLength + 1));
  return words ? links.search(words) : links.shop;
}
