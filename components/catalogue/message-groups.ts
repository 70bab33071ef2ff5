/** The messages that a list of presets needs in the browser. */
export const presetListMessages = [
  "presetWords",
  "preset",
  "salePrice",
  "mark",
  "myColors",
  "compareBar",
] as const;

/** The messages that the search field and its suggestions need. */
export const searchMessages = ["searchField", "searchFound", "searchSuggestions"] as const;
