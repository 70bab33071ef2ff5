import { plainTexts, textsIn } from "./harmony";
import { chroma, distance, hue, linear, type Oklab, oklabFrom, oklabOf } from "./oklab";
import { leastChroma, nearestReadable } from "./readable";
import type { PaletteColors } from "./rules";

interface Cluster {
  color: Oklab;
  /** The smallest share of the visible pixels, 0 to 1. */
  share: number;
}

/** Clusters with a smaller share are edges, noise and dust. */
const leastShare = 0.01;
/** Pixels at this distance from a cluster belong to another one. */
const radius = 0.09;
/**
 * The smallest share of all pixels that has to be visible; below it a picture counts as
 * transparent.
 */
const leastVisible = 0.005;
/** Grays that are closer to each other count as one. */
const leastSpread = 0.25;

const linearOf = Array.from({ length: 256 }, (_, channel) => linear(channel));

/** Four bits of each channel: pixels that share them are counted once. */
function countColors(rgba: Uint8ClampedArray) {
  const counts = new Map<number, { sum: [number, number, number]; count: number }>();
  let visible = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    visible += 1;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const found = counts.get(key) ?? { sum: [0, 0, 0], count: 0 };
    found.sum[0] += linearOf[r] ?? 0;
    found.sum[1] += linearOf[g] ?? 0;
    found.sum[2] += linearOf[b] ?? 0;
    found.count += 1;
    counts.set(key, found);
  }
  const colors = [...counts.values()].map(({ sum: [r, g, b], count }) => ({
    color: oklabOf([r / count, g / count, b / count]),
    count,
  }));
  return { visible, colors: colors.sort((a, b) => b.count - a.count) };
}

/** The colors of a picture in RGBA, the most frequent first: each color joins the nearest cluster in OKLab. */
export function clustersOf(rgba: Uint8ClampedArray): Cluster[] {
  const { visible, colors } = countColors(rgba);
  if (visible < (rgba.length / 4) * leastVisible) return [];
  const clusters: { color: Oklab; count: number }[] = [];
  for (const { color, count } of colors) {
    const near = clusters
      .filter((it) => distance(it.color, color) < radius)
      .sort((a, b) => distance(a.color, color) - distance(b.color, color))[0];
    if (!near) {
      clusters.push({ color, count });
      continue;
    }
    const all = near.count + count;
    const mean = (at: 0 | 1 | 2) => (near.color[at] * near.count + color[at] * count) / all;
    near.color = [mean(0), mean(1), mean(2)];
    near.count = all;
  }
  return clusters
    .map(({ color, count }) => ({ color, share: count / visible }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share);
}

/**
 * A small mark on a large background counts more than its pixels, in proportion to how colorful it
 * is.
 */
const importance = ({ color, share }: Cluster) => Math.sqrt(share) * chroma(color);

const isColor = ({ color }: Cluster) => chroma(color) >= leastChroma;

/** Second colors for a picture with only one: a deeper and a paler shade of it. */
const shadesOf = (color: Oklab): Oklab[] =>
  [-0.14, 0.14].map((step) => oklabFrom(color[0] + step, chroma(color), hue(color)));

function grayPalette(clusters: Cluster[]): PaletteColors | null {
  const lightness = clusters.map(({ color }) => color[0]);
  if (Math.max(...lightness) - Math.min(...lightness) < leastSpread) return null;
  const gray = (value: number): Oklab => [value, 0, 0];
  const first = lightness[0] ?? 1;
  return nearestReadable({
    primary: [gray(first)],
    secondary: [gray(first < 0.6 ? first + 0.15 : first - 0.12)],
    text01: plainTexts,
    text02: [gray(0.88), gray(0.4)],
  });
}

/**
 * Four readable colors of a picture in RGBA: its most important color as the background, its next ones beside it.
 * Null for a picture without colors: white, transparent, a single gray.
 */
export function picturePalette(rgba: Uint8ClampedArray): PaletteColors | null {
  const clusters = clustersOf(rgba);
  const colors = clusters.filter(isColor).sort((a, b) => importance(b) - importance(a));
  const [first, second, third] = colors.map(({ color }) => color);
  if (!first) return grayPalette(clusters);
  return nearestReadable({
    primary: [first],
    secondary: second ? [second] : shadesOf(first),
    text01: plainTexts,
    text02: textsIn(hue(third ?? second ?? first)),
  });
}
