/** Apart from those of the field, because many pages load that one. */
export const searchResultTexts = {
  suggestions: "Suggested presets",
  title: "Search",
  pageTitle: (words: string) => `Search for ${words}`,
  description: (words: string) =>
    `Website templates that match ${words}, with prices and previews.`,
  found: (count: number, words: string) =>
    count === 1 ? `1 preset matches “${words}”` : `${count} presets match “${words}”`,
  best: (shown: number) => `. These are the best ${shown}.`,
  none: (words: string) => `Nothing matches “${words}”`,
  noneHint: "Check the spelling, or try a trade, a color or a type: restaurant, blue, shop.",
  tooLong: "That is too much to search for",
  tooLongHint: (most: number) => `Please use at most ${most} characters: a few words are enough.`,
  failed: "Suggestions cannot be loaded now. Press Enter to search.",
  all: (words: string) => `All results for “${words}”`,
};
