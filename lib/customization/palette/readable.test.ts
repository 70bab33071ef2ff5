import { expect, test } from "vitest";
import { minReadableContrast } from "./contrast";
import { oklab } from "./oklab";
import { choicesOf, leastContrast, nearestReadable } from "./readable";
import { readyPalettes } from "./ready-palettes";
import { isSameChoices, noChoices, paletteKeys, swatches, swatchOf } from "./rules";

const wanted = (primary: string, secondary: string, text01: string, text02: string) => ({
  primary: [oklab(primary)],
  secondary: [oklab(secondary)],
  text01: [oklab(text01)],
  text02: [oklab(text02)],
});

test("a readable palette of swatches is its own nearest", () => {
  for (const { name, ...palette } of readyPalettes) {
    const { primary, secondary, text01, text02 } = palette;
    expect(nearestReadable(wanted(primary, secondary, text01, text02)), name).toEqual(palette);
  }
});

/** @requirement Palette and previews: Colors that are proposed can be read, WCAG AA */
test("what cannot be read gives way to the most similar that can", () => {
  const palette = nearestReadable(wanted("#1d4ed8", "#ffffff", "#ffffff", "#3b82f6"));
  expect(palette.primary).toBe("#1d4ed8");
  expect(palette.text01).toBe("#ffffff");
  expect(leastContrast(palette)).toBeGreaterThanOrEqual(minReadableContrast);
});

test.each([
  ["#0f4c5c", "Blue 900"],
  ["#14b8a6", "Green 700"],
  ["#e11d48", "Red 700"],
  ["#8b5cf6", "Purple 700"],
])("a brand's %s keeps its hue: %s, not a gray", (brand, name) => {
  const { primary } = nearestReadable(wanted(brand, brand, "#ffffff", "#ffffff"));
  expect(swatches.find(({ color }) => color === primary)?.name).toBe(name);
});

/** @requirement Palette and previews: Colors that are proposed can be read, WCAG AA */
test("every ready palette is readable, of swatches, and unlike the others", () => {
  const all = readyPalettes.map((palette) => choicesOf(palette));
  for (const [at, palette] of readyPalettes.entries()) {
    expect(leastContrast(palette), palette.name).toBeGreaterThanOrEqual(minReadableContrast);
    for (const key of paletteKeys) {
      expect(swatchOf(all[at]?.[key] ?? "", key)?.color, palette.name).toBe(palette[key]);
    }
  }
  expect(new Set(all.map((it) => JSON.stringify(it))).size).toBe(readyPalettes.length);
});

test("choices are the same when all four are", () => {
  const [first] = readyPalettes;
  const choices = choicesOf(first ?? { primary: "", secondary: "", text01: "", text02: "" });
  expect(isSameChoices(choices, { ...choices })).toBe(true);
  expect(isSameChoices(choices, { ...choices, text02: "" })).toBe(false);
  expect(choicesOf({ primary: "#123456", secondary: "", text01: "", text02: "" })).toEqual(
    noChoices,
  );
});
