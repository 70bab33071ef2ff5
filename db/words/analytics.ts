/** The steps towards a payment, in their order. */
export const visitStages = ["detail", "cart", "checkout"] as const;
export type VisitStage = (typeof visitStages)[number];

/** The measurements of a page view: the Core Web Vitals, and two more that explain them. */
export const vitals = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Vital = (typeof vitals)[number];

/**
 * Kinds of pages that are measured together: the exact address would reveal too much about the
 * visitor.
 */
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

/** The type of device by the width of the window, which also decides the layout. */
export const devices = ["phone", "desktop"] as const;
export type Device = (typeof devices)[number];
