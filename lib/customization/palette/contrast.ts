import { distance, linearRgb, oklab } from "./oklab";
import { type PaletteChoices, type PaletteColors, type Swatch, swatches } from "./rules";

/** WCAG AA for normal text. */
export const minReadableContrast = 4.5;

function luminance(color: string): number | null {
  const rgb = linearRgb(color);
  return rgb && 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/** The WCAG contrast ratio, 1 to 21; null if a color cannot be parsed. */
export function contrast(one: string, other: string): number | null {
  const a = luminance(one);
  const b = luminance(other);
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The matching swatch that is most similar to `color`. */
export function nearestSwatch(color: string, matches: (swatch: Swatch) => boolean) {
  const wanted = oklab(color);
  const difference = (swatch: Swatch) => distance(oklab(swatch.color), wanted);
  return [...swatches].sort((a, b) => difference(a) - difference(b)).find(matches);
}

type TextKey = "text01" | "text02";
type Ground = "primary" | "secondary";

/** How a template uses the four colors. */
export interface ShownPalette {
  /** The colors as shown, for example in dark mode. */
  shownAs: (colors: PaletteColors) => PaletteColors;
  /** The background of a text color. */
  groundOf: (key: TextKey) => Ground;
}

export interface ContrastWarning {
  key: TextKey;
  ground: Ground;
  ratio: number;
  better: Swatch | undefined;
}

/**
 * Text colors with too little contrast to their background as a result of the visitor's choices.
 */
export function contrastWarnings(
  choices: PaletteChoices,
  colors: PaletteColors,
  { shownAs, groundOf }: ShownPalette,
): ContrastWarning[] {
  return (["text01", "text02"] as const).flatMap((key) => {
    const ground = groundOf(key);
    const ratioOf = (changed: Partial<PaletteColors> = {}) => {
      const shown = shownAs({ ...colors, ...changed });
      return contrast(shown[key], shown[ground]);
    };
    if (choices[key] === "" && choices[ground] === "") return [];
    const ratio = ratioOf();
    if (ratio === null || ratio >= minReadableContrast) return [];
    const better = nearestSwatch(
      colors[key],
      ({ color }) => (ratioOf({ [key]: color }) ?? 0) >= minReadableContrast,
    );
    return [{ key, ground, ratio, better }];
  });
}
