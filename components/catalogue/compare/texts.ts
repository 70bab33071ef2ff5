export const compareBarTexts = {
  label: "Chosen to compare",
  remove: (preset: string) => `Do not compare ${preset}`,
  clear: "Clear",
  compare: (count: number) => (count === 1 ? "Compare it" : `Compare these ${count}`),
};

export const shareTexts = {
  share: "Share",
  copied: "The link is copied.",
  carries: (hasName: boolean, hasLogo: boolean) => {
    const parts = ["colors", ...(hasName ? ["company’s name"] : []), ...(hasLogo ? ["logo"] : [])];
    return `It carries the ${new Intl.ListFormat("en").format(parts)} that you see here.`;
  },
  plain: "It carries no brand: none is set here.",
  withoutLogo: "It does not carry your logo, which is on this device only.",
  withoutWords: "It does not carry what you wrote: Share in each preview does.",
  shownFor: (company: string) =>
    company
      ? `In the brand of ${company}, as the sender of the link sees it.`
      : "In the colors of the sender of the link.",
  inOwn: "Show it in mine",
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
  price: "Price",
  withDeployment: "With deployment",
  deploymentOf: (base: string, each: string) => `${base} once and ${each} for the template`,
  screens: "Screens",
  rating: "Rated",
  notRated: "Not rated yet",
  facts: "What they are, cost and include",
  measured: "Measured",
  measuredIntro: "The downloaded sites, by axe and, of 100 points, by Lighthouse on a slow phone.",
  measuredOn: "Measured on",
  notMeasured: "Not measured",
  notSold: "No longer sold",
  another: "Add another",
};
