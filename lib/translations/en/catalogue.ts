/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "basic",
  medium: "medium",
  premium: "premium",
  white: "white",
  green: "green",
  blue: "blue",
  yellow: "yellow",
  brown: "brown",
  red: "red",
  shop: "shop",
  home: "home",
  detail: "detail",
  cart: "cart",
  about: "about",
  phones: "Works on phones",
  desktopOnly: "Desktop only",
} as const;
