import { type PaletteChoices, type PaletteColors, type Swatch, swatches } from "./rules";

/** WCAG AA for normal text. */
export const minReadableContrast = 4.5;

/** Linear RGB, 0 to 1; null for anything but #rgb and #rrggbb. */
function linearRgb(color: string): [number, number, number] | null {
  const long = color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[0-9a-f]{6}$/i.test(long)) return null;
  const channel = (at: number) => {
    const value = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

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

/** OKLab coordinates, whose distances correspond to perceived differences. */
function oklab(color: string): [number, number, number] {
  const [r, g, b] = linearRgb(color) ?? [0, 0, 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The matching swatch that is most similar to `color`. */
export const nearestSwatch = (color: string, matches: (swatch: Swatch) => boolean) =>
  [...swatches].sort((a, b) => distance(a.color, color) - distance(b.color, color)).find(matches);

type TextKey = "text01" | "text02";
type Ground = "primary" | "secondary";

/** How a template shows the four colors. */
export interface ShownPalette {
  /** The colors as shown, such as in dark mode. */
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

/** Text colors with too little contrast to their background because of the visitor's choices. */
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
