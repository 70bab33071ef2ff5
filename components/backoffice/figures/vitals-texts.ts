import type { Device, PageKind, Vital } from "@/db/words/analytics";
import { limitsOf, type Rating } from "@/lib/analytics/vitals/rules";
import { formatCount } from "@/lib/counts";

const pages: Record<PageKind, string> = {
  home: "Home",
  shop: "Catalogue",
  detail: "Template",
  cart: "Cart",
  checkout: "Checkout",
  account: "Account",
  search: "Search",
  trade: "Trades",
  compare: "Comparison",
  saved: "Saved",
  other: "Other pages",
};

const devices: Record<Device, string> = { phone: "On phones", desktop: "On wide windows" };

const ratings: Record<Rating, string> = {
  good: "Good",
  "needs-improvement": "Needs improvement",
  poor: "Poor",
};

const vitals: Record<Vital, { name: string; means: string }> = {
  LCP: { name: "Largest part", means: "until the largest part of the page shows" },
  INP: { name: "Answer", means: "from a click or key until the page shows its answer" },
  CLS: { name: "Shift", means: "how far things jump, as a score" },
  FCP: { name: "First part", means: "until anything shows" },
  TTFB: { name: "First byte", means: "until the server’s first byte is there" },
};

/** `240 ms`, `1.85 s`; for CLS a score such as `0.02`. */
function shown(vital: Vital, value: number): string {
  if (vital === "CLS") return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

export const vitalsTexts = {
  title: "How fast pages are for visitors",
  intro:
    "Three of four page views were at least as fast as this. Below a hundred page views, one visitor’s slow line weighs much.",
  source:
    "Measured by one browser in four page views, from three seconds after a page is there until it is left, without cookies; only sums are kept. Bots that say so and the back office do not count.",
  loading: "The measurements are being added up.",
  none: "No page was measured on these days",
  noneHint: "The first one is here a few seconds after a visitor leaves a page.",
  page: "Page",
  views: "Page views",
  notMeasured: "–",
  notMeasuredLong: "Not measured",
  pages,
  devices,
  ratings,
  vitals,
  shown,
  count: formatCount,
  limits: (vital: Vital) => {
    const { good, poor } = limitsOf(vital);
    return `Good up to ${shown(vital, good)}, poor above ${shown(vital, poor)}.`;
  },
} as const;
