import type { PageKind, Vital } from "@/db/words/analytics";

interface Scale {
  /** Up to this value a page is good, according to Google's limits of the Core Web Vitals. */
  good: number;
  /** Above it a page is poor. */
  poor: number;
  /**
   * The ends of the buckets. Both limits are among them, so that each bucket is entirely on one
   * side of a limit.
   */
  ends: readonly number[];
}

/**
 * In thousandths of a second, or for CLS in thousandths of the score. Stored rows contain the end
 * of their bucket, so the ends may change.
 */
const scales: Record<Vital, Scale> = {
  LCP: {
    good: 2_500,
    poor: 4_000,
    ends: [
      500, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000,
      8_000, 10_000, 15_000, 20_000, 30_000, 60_000,
    ],
  },
  INP: {
    good: 200,
    poor: 500,
    ends: [
      25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 750, 1_000, 2_000, 5_000,
      10_000, 60_000,
    ],
  },
  CLS: {
    good: 100,
    poor: 250,
    ends: [0, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1_000, 2_000, 10_000],
  },
  FCP: {
    good: 1_800,
    poor: 3_000,
    ends: [
      250, 500, 750, 1_000, 1_250, 1_500, 1_800, 2_100, 2_400, 2_700, 3_000, 4_000, 5_000, 7_500,
      10_000, 15_000, 30_000, 60_000,
    ],
  },
  TTFB: {
    good: 800,
    poor: 1_800,
    ends: [
      50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_500,
      3_500, 5_000, 10_000, 30_000, 60_000,
    ],
  },
};

/** The browser reports times in milliseconds. */
const scaleOf = (vital: Vital): number => (vital === "CLS" ? 1_000 : 1);

const lastEnd = ({ ends }: Scale): number => ends.at(-1) ?? 0;

/** The largest value that is counted; larger values are counted as this one. */
export const mostOf = (vital: Vital): number => lastEnd(scales[vital]) / scaleOf(vital);

/** The limits of a vital, in the unit of its values. */
export const limitsOf = (vital: Vital): { good: number; poor: number } => {
  const { good, poor } = scales[vital];
  return { good: good / scaleOf(vital), poor: poor / scaleOf(vital) };
};

/** The end of the bucket that contains a value. */
export function bucketOf(vital: Vital, value: number): number {
  const scale = scales[vital];
  return scale.ends.find((end) => value * scaleOf(vital) <= end) ?? lastEnd(scale);
}

interface Bucket {
  upTo: number;
  views: number;
}

/**
 * The value that three of four page views stay below, by which Core Web Vitals are judged; the
 * views of a bucket are assumed to be spread evenly over it. Null without page views.
 */
export function p75Of(vital: Vital, buckets: readonly Bucket[]): number | null {
  const { ends } = scales[vital];
  let left = 0.75 * buckets.reduce((sum, { views }) => sum + views, 0);
  if (left === 0) return null;
  for (const { upTo, views } of buckets.toSorted((a, b) => a.upTo - b.upTo)) {
    if (left <= views) {
      const from = ends.findLast((end) => end < upTo) ?? 0;
      return (from + ((upTo - from) * left) / views) / scaleOf(vital);
    }
    left -= views;
  }
  return mostOf(vital);
}

export const ratings = ["good", "needs-improvement", "poor"] as const;
export type Rating = (typeof ratings)[number];

export function ratingOf(vital: Vital, value: number): Rating {
  const { good, poor } = limitsOf(vital);
  if (value <= good) return "good";
  return value <= poor ? "needs-improvement" : "poor";
}

/** The position of a value on a scale from 0 to 1 whose thirds are good, in between, and poor. */
export function placeOf(vital: Vital, value: number): number {
  const { good, poor } = limitsOf(vital);
  if (value <= good) return value / good / 3;
  if (value <= poor) return (1 + (value - good) / (poor - good)) / 3;
  return Math.min(1, (2 + (value - poor) / poor) / 3);
}

/**
 * By the first part of the address, except for searches in the shop. The back office is left out,
 * because staff are no visitors.
 */
const kinds: Readonly<Record<string, PageKind | null>> = {
  "": "home",
  shop: "shop",
  for: "trade",
  detail: "detail",
  compare: "compare",
  saved: "saved",
  cart: "cart",
  pay: "checkout",
  login: "account",
  register: "account",
  "reset-password": "account",
  profile: "account",
  purchases: "account",
  drafts: "account",
  admin: null,
};

/** The kind of page at a path; null for a page that is not measured. */
export function pageKindOf(path: string): PageKind | null {
  const [, first = "", second = ""] = path.split("/");
  if (first === "shop" && second === "search") return "search";
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? null) : "other";
}
