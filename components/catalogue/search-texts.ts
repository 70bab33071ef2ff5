import { mostFound } from "@/lib/catalogue/search/words";

const found = (count: number, words: string) => {
  if (count === 1) return `1 template matches “${words}”`;
  return `${count === mostFound ? `${count} or more` : count} templates match “${words}”`;
};

/** Separate from the texts of the field, because many pages load those. */
export const searchResultTexts = {
  suggestions: "Suggested templates",
  title: "Search",
  pageTitle: (words: string, page: number) =>
    page > 1 ? `Search for ${words}, page ${page}` : `Search for ${words}`,
  description: (words: string) =>
    `Website templates that match ${words}, with prices and previews.`,
  /** The number of results on all pages. If a search finds the maximum, there may be more. */
  foundInAll: (count: number, words: string) =>
    count === mostFound ? `${found(count, words)}. These are the best.` : found(count, words),
  /** The number of suggestions. */
  foundOf: (shown: number, count: number, words: string) =>
    shown < count ? `${found(count, words)}. These are the best ${shown}.` : found(count, words),
  none: (words: string) => `Nothing matches “${words}”`,
  noneHint: "Check the spelling, or try a business, color or type: restaurant, blue, shop.",
  key: "Press / to search",
  trade: "For your business",
  trades: "What a website needs, by business",
  tooLong: "Your search is too long",
  tooLongHint: (most: number) => `Please use at most ${most} characters: a few words are enough.`,
  failed: "Suggestions cannot be loaded now. Press Enter to search.",
  all: (words: string) => `All results for “${words}”`,
};
