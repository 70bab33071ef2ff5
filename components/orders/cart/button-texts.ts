/** Separate from the other texts of the cart, because every page loads these. */
export const cartCountTexts = {
  presets: (count: number) => (count === 1 ? "1 template" : `${count} templates`),
};

/** `1 template, 10 licenses`; the licenses are named only where a preset has several. */
export const contentText = (presets: number, licenses: number): string =>
  licenses > presets
    ? `${cartCountTexts.presets(presets)}, ${licenses} licenses`
    : cartCountTexts.presets(presets);

export const mergeTexts = {
  title: "Login",
  merged: "Your cart has been updated and merged with your account's items",
  leftOut: (names: string) => `Left out: ${names} (no longer for sale, or already yours).`,
};

export const cartButtonTexts = {
  add: "Add to Cart",
  remove: "Remove from Cart",
  addAll: (count: number) => `Add all ${count} to Cart`,
  ofPreset: (label: string, preset: string) => `${label}: ${preset}`,
  addFor: (price: string) => `Add to Cart, ${price}`,
  goToCart: "Go to cart",
  added: (presets: string) => `${presets} added to your cart`,
  wasAdded: (preset: string) => `${preset} was added to your cart`,
  wasRemoved: (preset: string) => `${preset} was removed from your cart`,
  alreadyInCart: "This preset is allready on cart",
};
