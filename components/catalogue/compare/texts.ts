export const compareBarTexts = {
  label: "Templates to compare",
  remove: (preset: string) => `Do not compare ${preset}`,
  clear: "Clear",
  compare: (count: number) => (count === 1 ? "Compare it" : `Compare these ${count}`),
};

export const shareTexts = {
  share: "Share",
  copied: "The link is copied.",
  carries: (hasName: boolean, hasLogo: boolean) => {
    const parts = ["colors", ...(hasName ? ["company’s name"] : []), ...(hasLogo ? ["logo"] : [])];
    return `It shows the ${new Intl.ListFormat("en").format(parts)} that you see here.`;
  },
  plain: "It shows no brand, because you have set none here.",
  withoutLogo: "It does not show your logo, which is on this device only.",
  withoutWords: "It does not show your own text: to share that, use Share in a preview.",
  shownFor: (company: string) =>
    company
      ? `In the brand of ${company}, as the sender of the link sees it.`
      : "In the colors of the sender of the link.",
  inOwn: "Show it in my colors",
};

export const compareTexts = {
  title: "Compare templates",
  titleOf: (names: string) => `Compare ${names}`,
  intro: "Side by side, with your own colors, logo and text if you have set them.",
  description: (names: string) =>
    `${names} beside each other: live previews on three screens, prices, what each category includes, and measured figures.`,
  emptyDescription:
    "Up to three website templates beside each other: live previews, prices, and what each includes.",
  empty: "Nothing is chosen yet",
  emptyHint: "Press Compare on up to three templates.",
  toShop: "See all templates",
  tooMany: "You can compare three at most",
  tooManyHint: (names: string) => `These are the first three: ${names}.`,
  firstThree: "Compare the first three",
  notFound: "There is nothing to compare",
  notFoundText: "One of these templates does not exist.",
  browseAll: "Browse all templates",
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
  facts: "What you get and what it costs",
  measured: "Measured",
  measuredIntro:
    "The downloaded sites: up to 100 points by Lighthouse on a slow phone, accessibility checked by axe.",
  measuredOn: "Measured on",
  notMeasured: "Not measured",
  notSold: "No longer sold",
  another: "Add another",
};
