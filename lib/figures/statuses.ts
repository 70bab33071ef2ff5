/** The pages on the way to a payment, in their order. */
export const visitStages = ["detail", "cart", "checkout"] as const;
export type VisitStage = (typeof visitStages)[number];

/** What browsers measure of a page view: the Core Web Vitals, and two more that explain them. */
export const vitals = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Vital = (typeof vitals)[number];

/** Pages that are measured together: an address would say too much of whoever opened it. */
export const pageKinds = [
  "home",
  "shop",
  "search",
  "trade",
  "detail",
  "compare",
  "saved",
  "cart",
  "checkout",
  "account",
  "other",
] as const;
export type PageKind = (typeof pageKinds)[number];

/** By the width of the window, which pages are laid out by. */
export const devices = ["phone", "desktop"] as const;
export type Device = (typeof devices)[number];
