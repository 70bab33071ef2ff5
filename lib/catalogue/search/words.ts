import { links } from "@/lib/links";

/** The longest search; longer ones are refused. */
export const maxSearchLength = 100;

/** How many presets a search finds at most. */
export const mostFound = 100;

/**
 * The words of a text in the form in which they are compared: in lower case and without accents.
 */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The typed text as a path segment: without slashes, control characters and dots that would change
 * the path.
 */
export const tidySearch = (typed: string): string =>
  typed
    .replace(/[\s/\\\p{Cc}\p{Surrogate}]+/gu, " ")
    .trim()
    .replace(/^\.+$/, "");

/**
 * The page of results in the part of an address after the words; null if invalid. The first page
 * has no number.
 */
export function parseSearchPage(segments: readonly string[]): number | null {
  const [page] = segments;
  if (page === undefined) return 1;
  return segments.length === 1 && /^([2-9]|[1-9]\d{1,5})$/.test(page) ? Number(page) : null;
}

/** The address of a search. A text that is too long is kept, so that the page can say so. */
export function searchHref(typed: string): string {
  const words = tidySearch(typed.slice(0, maxSearchLength + 1));
  return words ? links.search(words) : links.shop;
}
