import { expect, test } from "vitest";
import { cartCountTexts, contentText } from "./button-texts";

test("the number of presets, in singular and plural", () => {
  expect([0, 1, 2].map(cartCountTexts.presets)).toEqual([
    "0 templates",
    "1 template",
    "2 templates",
  ]);
});

test("licenses are named only where a preset has several", () => {
  expect(contentText(3, 3)).toBe("3 templates");
  expect(contentText(1, 10)).toBe("1 template, 10 licenses");
});
