import { expect, test } from "vitest";
import { vitals } from "@/db/words/analytics";
import { bucketOf, limitsOf, mostOf, p75Of, pageKindOf, placeOf, ratingOf } from "./rules";

test.each([
  ["/", "home"],
  ["/shop", "shop"],
  ["/shop/premium/blue/2", "shop"],
  ["/shop/search/blue", "search"],
  ["/for", "trade"],
  ["/for/restaurant", "trade"],
  ["/compare/2/9", "compare"],
  ["/saved", "saved"],
  ["/detail/3", "detail"],
  ["/cart/add/1,2", "cart"],
  ["/pay/outcome/paid", "checkout"],
  ["/reset-password/secret", "account"],
  ["/purchases/ABC", "account"],
  ["/about", "other"],
  ["/constructor", "other"],
  ["/admin/orders", null],
])("%s is measured as %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

test.each(vitals)("the limits of %s part buckets, and rate what is at them", (vital) => {
  const { good, poor } = limitsOf(vital);
  for (const limit of [good, poor]) {
    const within = bucketOf(vital, limit);
    expect(bucketOf(vital, limit + 0.001)).toBeGreaterThan(within);
    // All of one bucket, so three of four are near its end.
    expect(p75Of(vital, [{ upTo: within, views: 4 }])).toBeLessThanOrEqual(limit);
  }
  expect(ratingOf(vital, good)).toBe("good");
  expect(ratingOf(vital, good + 0.001)).toBe("needs-improvement");
  expect(ratingOf(vital, poor)).toBe("needs-improvement");
  expect(ratingOf(vital, poor + 0.001)).toBe("poor");
  expect([0, good, poor, poor * 2, mostOf(vital)].map((it) => placeOf(vital, it))).toEqual([
    0,
    1 / 3,
    2 / 3,
    1,
    1,
  ]);
});

test("what is beyond the last bucket is in it", () => {
  expect(bucketOf("LCP", mostOf("LCP"))).toBe(60_000);
  expect(bucketOf("LCP", 1e9)).toBe(60_000);
  expect(bucketOf("CLS", 0)).toBe(0);
  expect(bucketOf("CLS", 0.1)).toBe(100);
});

test("three of four page views stay within the value that is shown", () => {
  expect(p75Of("LCP", [])).toBeNull();
  const half = [
    { upTo: 3_000, views: 2 },
    { upTo: 1_000, views: 2 },
  ];
  // One of the two between 2.5 and 3 seconds.
  expect(p75Of("LCP", half)).toBe(2_750);
  expect(p75Of("CLS", [{ upTo: 0, views: 9 }])).toBe(0);
  expect(p75Of("CLS", [{ upTo: 100, views: 4 }])).toBeCloseTo(0.09375);
});

test("it is within a bucket of what sorting all values gives", () => {
  const values = Array.from({ length: 999 }, (_, at) => (at * 7919) % 4_000);
  const buckets = new Map<number, number>();
  for (const value of values) {
    const upTo = bucketOf("LCP", value);
    buckets.set(upTo, (buckets.get(upTo) ?? 0) + 1);
  }
  const exact = values.toSorted((a, b) => a - b)[Math.ceil(0.75 * 999) - 1] ?? 0;
  const found = p75Of(
    "LCP",
    [...buckets].map(([upTo, views]) => ({ upTo, views })),
  );
  expect(Math.abs((found ?? 0) - exact)).toBeLessThan(20);
});
