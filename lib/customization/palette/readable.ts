import { contrast, minReadableContrast } from "./contrast";
import { chroma, type Oklab, oklab } from "./oklab";
import {
  noChoices,
  type PaletteChoices,
  type PaletteColors,
  type PaletteKey,
  paletteKeys,
  type Swatch,
  swatchClass,
  swatches,
} from "./rules";

/** The wanted appearance of each of the four colors; if there are several, any of them is fine. */
export type WantedPalette = Record<PaletteKey, Oklab[]>;

/** A color with less chroma is seen as a gray. */
export const leastChroma = 0.035;

/** How much it costs to deviate from the wanted color. */
const weights: Record<PaletteKey, number> = {
  primary: 3,
  secondary: 1.2,
  text01: 0.6,
  text02: 0.8,
};

/** The lowest contrast of a text, wherever a template shows it. */
export function leastContrast({ primary, secondary, text01, text02 }: PaletteColors): number {
  const ratios = [primary, secondary].flatMap((ground) =>
    [text01, text02].map((text) => contrast(text, ground) ?? 1),
  );
  return Math.min(...ratios);
}

/** The stored form of a palette of swatches. */
export function choicesOf(colors: PaletteColors): PaletteChoices {
  const choices = { ...noChoices };
  for (const key of paletteKeys) {
    const swatch = swatches.find(({ color }) => color === colors[key]);
    if (swatch) choices[key] = swatchClass(swatch, key);
  }
  return choices;
}

/**
 * If only one text color is readable, it is used for both: keeping a brand's own color is worth
 * more than a second text color.
 */
const onlyTextCost = 0.4;

/**
 * Hue counts most, because people recognize a brand by it; a color is never replaced by a similar
 * gray.
 */
function difference(one: Oklab, other: Oklab): number {
  const [c, d] = [chroma(one), chroma(other)];
  const hue = Math.max(0, Math.hypot(one[1] - other[1], one[2] - other[2]) ** 2 - (c - d) ** 2);
  const isOtherKind = c < leastChroma !== d < leastChroma;
  const squares = (one[0] - other[0]) ** 2 + 0.25 * (c - d) ** 2 + 2.5 * hue;
  return Math.sqrt(squares) + (isOtherKind ? 0.15 : 0);
}

const known = swatches.map((swatch) => ({ swatch, lab: oklab(swatch.color) }));

/** The swatches with their costs as one of the four colors, the cheapest first. */
const candidates = (key: PaletteKey, wanted: Oklab[]) =>
  known
    .map(({ swatch, lab }) => ({
      swatch,
      cost: weights[key] * Math.min(...wanted.map((it) => difference(lab, it))),
    }))
    .sort((a, b) => a.cost - b.cost);

const isReadable = (text: Swatch, ground: Swatch): boolean =>
  (contrast(text.color, ground.color) ?? 1) >= minReadableContrast;

/**
 * Of all palettes in which both texts are readable on both backgrounds (WCAG AA), the one that is
 * most similar to the wanted colors.
 */
export function nearestReadable(wanted: WantedPalette): PaletteColors {
  const [primaries, secondaries, firsts, seconds] = paletteKeys.map((key) =>
    candidates(key, wanted[key]),
  );
  let best: PaletteColors | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const primary of primaries ?? []) {
    for (const secondary of secondaries ?? []) {
      const grounds = primary.cost + secondary.cost;
      if (grounds >= least) break;
      if (primary.swatch === secondary.swatch) continue;
      const fits = ({ swatch }: { swatch: Swatch }) =>
        isReadable(swatch, primary.swatch) && isReadable(swatch, secondary.swatch);
      const first = firsts?.find(fits);
      if (!first) continue;
      const second = seconds?.find((it) => it.swatch !== first.swatch && fits(it));
      const cost = grounds + first.cost + (second?.cost ?? onlyTextCost);
      if (cost >= least) continue;
      least = cost;
      best = {
        primary: primary.swatch.color,
        secondary: secondary.swatch.color,
        text01: first.swatch.color,
        text02: (second ?? first).swatch.color,
      };
    }
  }
  if (!best) throw new Error("No two backgrounds have two readable texts.");
  return best;
}
