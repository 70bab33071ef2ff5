import { describe, expect, test } from "vitest";
import { cropInPixels, isCardShaped, isTooSmall, largestCrop } from "./crop";
import {
  hasSmallerWidths,
  keptImageTexts,
  presetPictureFileOf,
  presetPictureHashOf,
  presetPicturePath,
} from "./rules";

const hash = "a1".repeat(32);

test.each([
  [
    { width: 1600, height: 1200 },
    { x: 0, y: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 2000, height: 1200 },
    { x: 200, y: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 800, height: 4000 },
    { x: 0, y: 0, width: 800, height: 600 },
  ],
  [
    { width: 721, height: 541 },
    { x: 0, y: 0, width: 721, height: 541 },
  ],
])("the largest part of %j has a card's shape and begins at the top", (picture, crop) => {
  expect(largestCrop(picture)).toEqual(crop);
  expect(isCardShaped(crop)).toBe(true);
});

test.each([
  [{ width: 720, height: 540 }, false],
  [{ width: 719, height: 4000 }, true],
  [{ width: 4000, height: 539 }, true],
])("whether %j is too small for a card: %s", (picture, isSmall) => {
  expect(isTooSmall(picture)).toBe(isSmall);
});

describe("a part in percent", () => {
  const picture = { width: 1601, height: 1203 };

  test.each([
    { x: 0, y: 0, width: 100 },
    { x: 33.333, y: 12.7, width: 55.55 },
    { x: 99, y: 99, width: 60 },
    { x: -4, y: -0.001, width: 50 },
    { x: 10, y: 10, width: 1 },
  ])("%j becomes pixels that a card can show", (chosen) => {
    const { x, y, width, height } = cropInPixels(picture, chosen);
    expect([x, y, width, height].every(Number.isInteger)).toBe(true);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(picture.width);
    expect(y + height).toBeLessThanOrEqual(picture.height);
    expect(width).toBeGreaterThanOrEqual(720);
    expect(isCardShaped({ width, height })).toBe(true);
  });
});

test("the address of a picture leads to its hash and its files", () => {
  const path = presetPicturePath(hash);
  expect(presetPictureHashOf(path)).toBe(hash);
  expect(hasSmallerWidths(path)).toBe(true);
  expect(presetPictureFileOf(`preset-${hash}.webp`)).toEqual({ hash, width: 1440 });
  expect(presetPictureFileOf(`preset-${hash}-480.webp`)).toEqual({ hash, width: 480 });
});

test.each([`preset-${hash}-481.webp`, `preset-${hash}.png`, `${hash}-480.webp`, "preset-.webp"])(
  "%s is no file of a picture",
  (name) => {
    expect(presetPictureFileOf(name)).toBeNull();
  },
);

test.each(["https://images.example/1.webp", `/media/${hash}-480.webp`, "/presets/silent/1.png"])(
  "%s is no picture of its own in several widths",
  (image) => {
    expect(presetPictureHashOf(image)).toBeNull();
    expect(hasSmallerWidths(image)).toBe(false);
  },
);

test("texts follow their images, and those of others are left out", () => {
  const texts = [
    { image: "/b.webp", text: "Bread" },
    { image: "/gone.webp", text: "Gone" },
    { image: "/a.webp", text: "" },
  ];
  expect(keptImageTexts(["/a.webp", "/b.webp", "/b.webp"], texts)).toEqual([
    { image: "/b.webp", text: "Bread" },
  ]);
});
