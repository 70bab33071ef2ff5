import type { Device, PageKind, Vital } from "@/db/words/analytics";
import { limitsOf, type Rating } from "@/lib/analytics/vitals/rules";
import { formatCount } from "@/lib/counts";

const pages: Record<PageKind, string> = {
  home: "Home",
  shop: "Shop",
  detail: "Template",
  cart: "Cart",
  checkout: "Checkout",
  account: "Account",
  search: "Search",
  trade: "Businesses",
  compare: "Comparison",
  saved: "Saved",
  other: "Other pages",
};

const devices: Record<Device, string> = { phone: "On phones", desktop: "On computers" };

const ratings: Record<Rating, string> = {
  good: "Good",
  "needs-improvement": "Needs improvement",
  poor: "Poor",
};

const vitals: Record<Vital, { name: string; means: string }> = {
  LCP: { name: "Main content", means: "until the largest part of the page shows" },
  INP: { name: "Response", means: "from a click or key until the page responds" },
  CLS: { name: "Layout shift", means: "how much the page jumps while loading, as a score" },
  FCP: { name: "First content", means: "until anything shows" },
  TTFB: { name: "Server", means: "until the server starts to respond" },
};

/** `240 ms`, `1.85 s`; for CLS a score such as `0.02`. */
function shown(vital: Vital, value: number): string {
  if (vital === "CLS") return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}

export const vitalsTexts = {
  title: "Page speed for visitors",
  intro:
    "Three of four page views were at least this fast. With fewer than 100 page views, one slow connection can distort the figures.",
  source:
    "Measured in one of four page views, without cookies; only totals are kept. Robots that identify themselves and the back office are not counted.",
  loading: "The measurements are loading.",
  none: "No measurements on these days",
  noneHint: "The first one shows a few seconds after a visitor leaves a page.",
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
