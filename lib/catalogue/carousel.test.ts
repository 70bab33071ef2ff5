import { expect, test } from "vitest";
import { type Focus, focusOf, nextFocus, previousFocus, swipeOf } from "./carousel";

/** @requirement Home: The carousel moves to the next and the previous card and stops at its ends */
test.each<[Focus, Focus, Focus]>([
  ["left", "left", "none"],
  ["none", "left", "right"],
  ["right", "none", "right"],
])("before %s comes %s, after it %s", (focus, previous, next) => {
  expect(previousFocus(focus)).toBe(previous);
  expect(nextFocus(focus)).toBe(next);
});

/** @requirement Home: Three best sellers in a carousel, one of them or none in focus */
test.each([
  [0, "left"],
  [1, "none"],
  [2, "right"],
  [3, "none"],
  [-1, "none"],
])("picture %d has the focus %s", (index, focus) => {
  expect(focusOf(index)).toBe(focus);
});

/** @requirement Home: A swipe counts from 40 pixels */
test.each([
  [100, 60, "next"],
  [100, 61, null],
  [100, 100, null],
  [100, 139, null],
  [100, 140, "previous"],
])("a swipe from %d to %d goes to %s", (from, to, step) => {
  expect(swipeOf(from, to)).toBe(step);
});
