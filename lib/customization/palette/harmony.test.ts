import { expect, test } from "vitest";
import { minReadableContrast } from "./contrast";
import { harmony } from "./harmony";
import { choicesOf, leastContrast } from "./readable";
import { paletteKeys } from "./rules";

/** Park and Miller's generator: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

const seeds = Array.from({ length: 4000 }, (_, at) => at * 524_287 + 1);

/** @requirement Palette and previews: Colors that are proposed can be read, WCAG AA */
test("each of thousands of surprises can be read, whichever text is on whichever background", () => {
  const backgrounds = new Set<string>();
  const palettes = new Set<string>();
  for (const seed of seeds) {
    const palette = harmony(randomOf(seed));
    expect(leastContrast(palette), `seed ${seed}`).toBeGreaterThanOrEqual(minReadableContrast);
    const choices = choicesOf(palette);
    for (const key of paletteKeys) expect(choices[key], `seed ${seed}`).not.toBe("");
    expect(new Set(Object.values(palette)).size, `seed ${seed}`).toBeGreaterThanOrEqual(3);
    backgrounds.add(palette.primary);
    palettes.add(JSON.stringify(palette));
  }
  expect(backgrounds.size).toBeGreaterThan(15);
  expect(palettes.size).toBeGreaterThan(150);
});

test.each([0, 1 - Number.EPSILON])("the ends of chance are in range: %d", (end) => {
  expect(leastContrast(harmony(() => end))).toBeGreaterThanOrEqual(minReadableContrast);
});
