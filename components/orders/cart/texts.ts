export const cartPageTexts = {
  pageTitle: "Cart",
  title: "Your cart",
  loading: "Loading",
  needsScript: "The cart needs JavaScript",
  needsScriptHint:
    "Please turn it on to order, or load the page again. Everything else here works without it.",
  notLoaded: "Your cart could not be loaded",
  notLoadedHint: "Nothing is lost: we keep it for you.",
  tryAgain: "Try again",
  empty: "Your cart is empty",
  emptyHint: "Every template can be tried in your own colors before you decide.",
  browseAll: "Browse all templates",
  noLongerSold: (presets: string) => `No longer sold and removed from your cart: ${presets}.`,
  remove: "Remove",
  edit: "Edit texts and pictures",
  editOf: (preset: string) => ` of ${preset}`,
};

export const licenseCountTexts = {
  label: "Licenses",
  of: (preset: string) => ` of ${preset}, one for each site`,
  each: (count: number, price: string) => `${count} licenses at ${price}`,
};

export const anotherLicenseTexts = {
  add: "License for another site",
  of: (preset: string) => `: ${preset}`,
};

export const cartSummaryTexts = {
  title: "Summary",
  subtotal: (presets: string) => `Subtotal, ${presets}`,
  deployment: "Deployment",
  total: "Total",
  continue: "Continue to Payment",
  login: "Login",
  mustLogin: "You must login to continue",
  stayHere: "Stay here",
};

export const couponTexts = {
  label: "Coupon",
  apply: "Apply",
  remove: "Remove",
  ofCoupon: (code: string) => ` the coupon ${code}`,
  computing: "…",
};

export const deploymentChoiceTexts = {
  title: "Deployment",
  without: "Without deployment",
  withoutHint: "You get the files and put them online yourself.",
  with: "With deployment",
  withHint: (pricePerPreset: string, basePrice: string) =>
    `We put them online: ${pricePerPreset} per template and ${basePrice} once.`,
};
