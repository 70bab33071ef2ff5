/** The messages that a list of presets needs in the browser. */
export const presetListMessages = [
  "presetWords",
  "preset",
  "salePrice",
  "mark",
  "myColors",
] as const;
