import { type Oklab, oklabFrom } from "./oklab";
import { nearestReadable } from "./readable";
import type { PaletteColors } from "./rules";

type Choices<Item> = readonly [Item, ...Item[]];

/** Lightness and chroma. */
type Tone = readonly [number, number];

/** Hues of the second background and of the accent, in degrees from the first. */
const harmonies: Choices<{ second: number; accent: number }> = [
  // monochrome
  { second: 0, accent: 0 },
  // analogous
  { second: 35, accent: -35 },
  // complementary
  { second: 0, accent: 180 },
  // split
  { second: 150, accent: 210 },
  // triad
  { second: 120, accent: 240 },
];

/** The two backgrounds, from pale to deep. */
const tones: Choices<{ first: Tone; second: Tone }> = [
  { first: [0.95, 0.05], second: [1, 0] },
  { first: [0.87, 0.12], second: [0.95, 0.05] },
  { first: [0.8, 0.16], second: [0.87, 0.12] },
  { first: [0.65, 0.2], second: [0.85, 0.12] },
  { first: [0.42, 0.16], second: [0.35, 0.12] },
  { first: [0.33, 0.11], second: [0.22, 0.01] },
  { first: [0.2, 0], second: [0.36, 0.13] },
];

/** A light and a dark color of a hue: the readable one is taken. */
export const textsIn = (hue: number): Oklab[] => [
  oklabFrom(0.86, 0.13, hue),
  oklabFrom(0.36, 0.12, hue),
];

/** Almost white and almost black. */
export const plainTexts: Oklab[] = [
  [1, 0, 0],
  [0.21, 0.002, 0.004],
];

const one = <Item>(items: Choices<Item>, random: () => number): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** Four colors that go together, always readable. `random` is at least 0 and below 1. */
export function harmony(random: () => number): PaletteColors {
  const hue = random() * 360;
  const { second, accent } = one(harmonies, random);
  const tone = one(tones, random);
  return nearestReadable({
    primary: [oklabFrom(...tone.first, hue)],
    secondary: [oklabFrom(...tone.second, hue + second)],
    text01: plainTexts,
    text02: textsIn(hue + accent),
  });
}
