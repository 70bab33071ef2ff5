export const cartOfferTexts = {
  pageTitle: "For your cart",
  title: "For your cart",
  intro: "Nothing of this is in your cart yet, and nothing is bought.",
  missing: (count: number) =>
    count === 1
      ? "One more template of this link is not for sale any more."
      : `${count} more templates of this link are not for sale any more.`,
  total: (presets: string) => `Total, ${presets}`,
  add: (count: number) => (count === 1 ? "Add it to my cart" : `Add all ${count} to my cart`),
  adding: "One moment…",
  look: "Look at it",
  lookAt: (preset: string) => ` ${preset}`,
  needsScript: "The cart needs JavaScript: please turn it on to add these, or load the page again.",
  nothing: "Nothing in this link is for sale",
  nothingHint: "The link may be old or incomplete. Ask the sender for a new one.",
  browseAll: "Browse all templates",
};
