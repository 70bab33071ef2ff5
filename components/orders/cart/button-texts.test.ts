import { expect, test } from "vitest";
import { cartCountTexts } from "./button-texts";

test("the number of presets, in singular and plural", () => {
  expect([0, 1, 2].map(cartCountTexts.presets)).toEqual([
    "0 templates",
    "1 template",
    "2 templates",
  ]);
});
