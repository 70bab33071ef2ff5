/** OKLab coordinates, whose distances correspond to perceived differences: lightness and two of hue. */
export type Oklab = readonly [number, number, number];

type Rgb = readonly [number, number, number];

/** A channel of sRGB, 0 to 255, as linear light, 0 to 1. */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear RGB, 0 to 1; null for anything but #rgb and #rrggbb. */
export function linearRgb(color: string): Rgb | null {
  const long = color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[0-9a-f]{6}$/i.test(long)) return null;
  const channel = (at: number) => linear(Number.parseInt(long.slice(at, at + 2), 16));
  return [channel(1), channel(3), channel(5)];
}

export function oklabOf([r, g, b]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Black for a color that cannot be parsed. */
export const oklab = (color: string): Oklab => oklabOf(linearRgb(color) ?? [0, 0, 0]);

/** `hue` in degrees. */
export const oklabFrom = (lightness: number, chroma: number, hue: number): Oklab => {
  const angle = (hue / 180) * Math.PI;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

export const chroma = ([, a, b]: Oklab): number => Math.hypot(a, b);

/** In degrees. */
export const hue = ([, a, b]: Oklab): number => (Math.atan2(b, a) / Math.PI) * 180;

export const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
