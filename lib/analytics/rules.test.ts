import { expect, test } from "vitest";
import {
  addUp,
  daysBetween,
  momentsOf,
  noVisitors,
  rangeOf,
  shareOf,
  spansOf,
  stageOf,
} from "./rules";

test("a period ends today in UTC, and the one before it ends where it begins", () => {
  const now = Date.parse("2026-03-02T00:30:00+01:00");
  expect(rangeOf(7, now)).toEqual({
    first: "2026-02-23",
    last: "2026-03-01",
    firstBefore: "2026-02-16",
  });
  expect(daysBetween("2026-02-27", "2026-03-01")).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
  expect(momentsOf("2026-03-01")).toEqual({
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-03-01T23:59:59.999Z",
  });
});

test.each([
  ["/detail/12", "detail"],
  ["/detail/12?from=mail", "detail"],
  ["/cart", "cart"],
  ["/pay", "checkout"],
  ["/pay?again=7", "checkout"],
  ["/detail/0", null],
  ["/detail/12/more", null],
  ["/detail/silent", null],
  ["/pay/outcome/paid", null],
  ["/", null],
  ["constructor", null],
])("%s is the stage %s", (url, stage) => {
  expect(stageOf(url)).toBe(stage);
});

test("no step has a share above 100 percent", () => {
  const total = { detail: 8, cart: 4, checkout: 1 };
  expect(Object.values(total).map((count) => shareOf(count, total))).toEqual([100, 50, 13]);
  // Steps were counted separately once.
  expect(shareOf(4, { detail: 2, cart: 4, checkout: 0 })).toBe(100);
  expect(shareOf(0, noVisitors)).toBeNull();
});

const daysFrom = (first: string, last: string) =>
  daysBetween(first, last).map((day) => ({ day, detail: 2, cart: 1, checkout: 0 }));

test("up to 90 days are told apart; a year is shown in months, and nothing of it is lost", () => {
  expect(spansOf(daysFrom("2026-11-01", "2026-11-07"), noVisitors)).toHaveLength(7);
  expect(spansOf(daysFrom("2026-08-26", "2026-11-23"), noVisitors)).toHaveLength(90);
  const months = spansOf(daysFrom("2025-11-24", "2026-11-23"), noVisitors);
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({
    first: "2025-11-24",
    last: "2025-11-30",
    detail: 14,
    cart: 7,
    checkout: 0,
  });
  expect(addUp(months, noVisitors)).toEqual({ detail: 730, cart: 365, checkout: 0 });
});
