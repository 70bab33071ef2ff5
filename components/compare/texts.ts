/** Apart from the other texts, because pages with cards load these. */
export const compareButtonTexts = {
  compare: "Compare",
  ofPreset: (preset: string) => `Compare ${preset}`,
  full: "Three at most",
  fullText: "Please take one of the three away before you choose another.",
};

export const compareBarTexts = {
  label: "Chosen to compare",
  remove: (preset: string) => `Do not compare ${preset}`,
  clear: "Clear",
  compare: (count: number) => (count === 1 ? "Compare it" : `Compare these ${count}`),
};

export const compareTexts = {
  title: "Compare presets",
  titleOf: (names: string) => `Compare ${names}`,
  intro: "Side by side, in your own brand and words where you have set them.",
  description: (names: string) =>
    `${names} beside each other: live previews on three screens, prices, what each category includes, and measured figures.`,
  emptyDescription:
    "Up to three website templates beside each other: live previews, prices, and what each includes.",
  empty: "Nothing is chosen yet",
  emptyHint: "Choose up to three presets with Compare, on their cards or pages.",
  toShop: "See all presets",
  orBegin: "Or begin with these",
  tooMany: "Three at most",
  tooManyHint: (names: string) =>
    `More do not fit beside each other. These are the first: ${names}.`,
  firstThree: "Compare the first three",
  notFound: "There is nothing to compare",
  notFoundText: "A preset in this address does not exist.",
  browseAll: "Browse all presets",
  previews: "Live previews",
  screen: "Screen",
  together: "Scroll together",
  live: (preset: string) => `${preset}, live`,
  open: "Open the preview",
  remove: "Remove",
  ofPreset: (preset: string) => ` of ${preset}`,
  preset: (preset: string) => ` ${preset}`,
  caption: "What they are, cost and include",
  price: "Price",
  withDeployment: "With deployment",
  deploymentOf: (base: string, each: string) => `${base} once and ${each} for the template`,
  rating: "Rated",
  notRated: "Not rated yet",
  measured: "Measured",
  measuredOn: "Measured on",
  notMeasured: "Not measured",
  notSold: "No longer sold",
  another: "Add another",
  anotherHint: "Similar ones are:",
};
