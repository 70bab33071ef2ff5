import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { contentText } from "./content-text";

const t = translatorIn("en", "cart");

test("the number of presets, in singular and plural", () => {
  expect([0, 1, 2].map((presets) => contentText(t, presets, presets))).toEqual([
    "0 templates",
    "1 template",
    "2 templates",
  ]);
});

test("licenses are named only where a preset has several", () => {
  expect(contentText(t, 3, 3)).toBe("3 templates");
  expect(contentText(t, 1, 10)).toBe("1 template, 10 licenses");
});
