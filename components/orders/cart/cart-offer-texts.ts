export const cartOfferTexts = {
  pageTitle: "For your cart",
  title: "For your cart",
  intro: "Somebody prepared this for you. Nothing is in your cart yet, and nothing is bought.",
  missing: (count: number) =>
    count === 1
      ? "One more template of this link is not for sale any more."
      : `${count} more templates of this link are not for sale any more.`,
  total: (presets: string) => `Total, ${presets}`,
  add: (count: number) => (count === 1 ? "Add it to my cart" : `Add all ${count} to my cart`),
  adding: "One moment…",
  look: "Look at it",
  lookAt: (preset: string) => ` ${preset}`,
  needsScript: "The cart needs script: please turn it on to add these, or load the page again.",
  nothing: "This link names nothing that is for sale",
  nothingHint: "It may be old, or cut off. Ask the sender for a new one.",
  browseAll: "Browse all templates",
};
