import { expect, test } from "vitest";
import {
  contrast,
  contrastWarnings,
  minReadableContrast,
  nearestSwatch,
  type ShownPalette,
} from "./contrast";
import { noChoices, swatches } from "./rules";

test.each([
  ["#000000", "#ffffff", 21],
  ["#fff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
  ["#1d4ed8", "#ffffff", 6.7],
  ["#eab308", "#ffffff", 1.92],
])("the contrast of %s on %s", (text, background, ratio) => {
  expect(contrast(text, background)).toBeCloseTo(ratio, 1);
  expect(contrast(background, text)).toBeCloseTo(ratio, 1);
});

test.each(["", "red", "#12", "rgb(0 0 0)", "#gggggg"])("%s has none", (color) => {
  expect(contrast(color, "#ffffff")).toBeNull();
});

const nearestReadable = (text: string, background: string) =>
  nearestSwatch(text, ({ color }) => (contrast(color, background) ?? 0) >= minReadableContrast);

test("every swatch has a nearest readable text color", () => {
  for (const background of swatches) {
    for (const text of swatches) {
      const nearest = nearestReadable(text.color, background.color);
      const ratio = nearest && contrast(nearest.color, background.color);
      expect(ratio, `${text.name} on ${background.name}`).toBeGreaterThanOrEqual(
        minReadableContrast,
      );
    }
  }
});

test.each([
  ["#eab308", "#ffffff", "Yellow 700"],
  ["#1d4ed8", "#ffffff", "Blue 700"],
  ["#1d4ed8", "#000000", "Blue 500"],
])("the nearest to %s on %s is %s", (text, background, name) => {
  expect(nearestReadable(text, background)?.name).toBe(name);
});

const own = { primary: "#b1c7c8", secondary: "#879899", text01: "#ffffff", text02: "#000000" };

const unchanged: ShownPalette = { shownAs: (colors) => colors, groundOf: () => "primary" };

test("a template's own colors never cause a warning", () => {
  expect(contrastWarnings(noChoices, own, unchanged)).toEqual([]);
});

test("a chosen text or background color with low contrast causes a warning", () => {
  const keysOf = (choices: Partial<typeof noChoices>, colors: Partial<typeof own>) =>
    contrastWarnings({ ...noChoices, ...choices }, { ...own, ...colors }, unchanged).map(
      ({ key }) => key,
    );
  expect(keysOf({ text01: "text-yellow-300" }, { text01: "#fde047" })).toEqual(["text01"]);
  expect(keysOf({ primary: "bg-black" }, { primary: "#000000" })).toEqual(["text02"]);
  expect(keysOf({ primary: "bg-stone-500" }, { primary: "#78716c" })).toEqual(["text02"]);
  expect(keysOf({ text02: "text-black" }, {})).toEqual([]);
  expect(keysOf({ secondary: "bg-white" }, { secondary: "#ffffff" })).toEqual([]);
});

test("contrast is computed from the colors that the template shows, also for the suggested swatch", () => {
  const darkMode: ShownPalette = {
    ...unchanged,
    shownAs: (colors) => ({ ...colors, primary: "#101010" }),
  };
  const warningsOf = (text: string, text01: string) =>
    contrastWarnings({ ...noChoices, text01: text }, { ...own, text01 }, darkMode);
  expect(warningsOf("text-yellow-300", "#fde047")).toEqual([]);
  const [warning] = warningsOf("text-blue-900", "#1e3a8a");
  expect(warning?.key).toBe("text01");
  expect(warning?.ratio).toBeLessThan(minReadableContrast);
  expect(contrast(warning?.better?.color ?? "", "#101010")).toBeGreaterThanOrEqual(
    minReadableContrast,
  );
});

test("a text color is compared with its own background only", () => {
  const layout: ShownPalette = {
    ...unchanged,
    groundOf: (key) => (key === "text02" ? "secondary" : "primary"),
  };
  const warningsOf = (choices: Partial<typeof noChoices>, colors: Partial<typeof own>) =>
    contrastWarnings({ ...noChoices, ...choices }, { ...own, ...colors }, layout);
  expect(warningsOf({ primary: "bg-black" }, { primary: "#000000" })).toEqual([]);
  const [warning] = warningsOf({ secondary: "bg-stone-900" }, { secondary: "#1c1917" });
  expect(warning).toMatchObject({ key: "text02", ground: "secondary" });
  expect(contrast(warning?.better?.color ?? "", "#1c1917")).toBeGreaterThanOrEqual(
    minReadableContrast,
  );
});
