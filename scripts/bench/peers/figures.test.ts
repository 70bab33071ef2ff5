import { expect, test } from "vitest";
import type { LighthouseScores } from "../lighthouse";
import { absent, figuresOfJudgments, figuresOfRates } from "./figures";
import type { Store } from "./store";

const store = (name: string): Store => ({
  name,
  pages: { home: "http://a/", listing: "http://a/", product: "http://a/" },
});
const [own, nextFaster, payload, other] = [
  store("this shop"),
  store("NextFaster"),
  store("Payload's ecommerce template"),
  store("Other"),
] as const;

const judgment = (largestPaintMs: number, performance: number): LighthouseScores => ({
  path: "/",
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  leastPerformance: performance - 1,
  layoutShift: 0,
  blockingMs: 0,
  largestPaintMs,
  transferBytes: 0,
  faults: [],
});

test("each shop that is missing is named on its own", () => {
  const names = (beside: Store[]) => absent(beside).map(({ what }) => what);
  expect(names([])).toEqual([payload.name, nextFaster.name]);
  expect(names([nextFaster])).toEqual([payload.name]);
  expect(names([other])).toEqual([payload.name, nextFaster.name]);
  expect(names([payload, nextFaster])).toEqual([]);
});

test("rates are medians with the lowest, and have goals beside the shops that have one", () => {
  const figures = figuresOfRates("home", [
    [own, [1190, 1300, 1200]],
    [nextFaster, [100, 90, 110]],
    [payload, [1200, 1100, 1000]],
    [other, [600, 400, 500]],
  ]);
  const [row, besideNextFaster, besidePayload] = figures;
  expect(figures).toHaveLength(3);
  expect(row?.isMet).toBeUndefined();
  expect(row?.measured).toBe(
    "this shop 1200 (lowest 1190), NextFaster 100 (lowest 90, 12.0 times), " +
      "Payload's ecommerce template 1100 (lowest 1000, 1.1 times), Other 500 (lowest 400, 2.4 times)",
  );
  expect(besideNextFaster).toMatchObject({ goal: "≥ 12.00", isMet: true });
  expect(besidePayload).toMatchObject({ goal: "≥ 1.10", isMet: false });
});

test("the largest paint is earlier than that of every other shop", () => {
  const isAhead = (...others: number[]) =>
    figuresOfJudgments("home", [
      [own, judgment(1500, 99)],
      ...others.map((ms): [Store, LighthouseScores] => [other, judgment(ms, 80)]),
    ]).find(({ goal }) => goal === "yes")?.isMet;
  expect([isAhead(1501, 3000), isAhead(3000, 1500), isAhead()]).toEqual([true, false, undefined]);
});

test("the shop's own performance and largest paint have the goals of Lighthouse", () => {
  const [row, ...goals] = figuresOfJudgments("home", [[own, judgment(2100, 97)]]);
  expect(row?.measured).toBe("this shop 2.10 s, 97 (lowest 96)");
  expect(goals.map(({ goal, isMet }) => [goal, isMet])).toEqual([
    ["≥ 98", false],
    ["≤ 2.00 s", false],
  ]);
});
