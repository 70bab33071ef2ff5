import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import { productFacts } from "./product";

test("a picture is described by its alternative text, or by the preset's name", () => {
  const imageTexts = [{ image: "/presets/cali/2.webp", text: "All of the shop" }];
  expect(productFacts(presetView({ imageTexts })).media).toEqual([
    expect.objectContaining({ alt_text: "Cali" }),
    expect.objectContaining({ alt_text: "All of the shop" }),
  ]);
});
