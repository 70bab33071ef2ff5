import type { Material } from "three";
import type { Triple } from "../kit/light";
import { skin, table, through } from "../kit/loft";

// The form a shoe is built on. One unit is a centimetre: the heel is at x = 0, the toe at x = 29.
export const toe = 29;
const width = table([
  [0, 0],
  [0.12, 0.95],
  [0.5, 1.85],
  [1.3, 2.65],
  [3, 3.3],
  [6, 3.6],
  [10, 3.6],
  [14, 3.85],
  [18, 4.4],
  [21, 4.65],
  [24, 4.45],
  [26.5, 3.8],
  [28, 2.75],
  [28.7, 1.65],
  [29, 0],
]);
const top = table([
  [0, 10],
  [0.6, 10.1],
  [2, 9.5],
  [4.4, 8.55],
  [6.6, 8.55],
  [8.6, 9.5],
  [10, 10.1],
  [12, 9.35],
  [15, 7.95],
  [18, 6.75],
  [21, 6.0],
  [24, 5.5],
  [26.4, 5.35],
  [28, 4.8],
  [28.7, 4.2],
  [29, 3.3],
]);
const opening = table([
  [0, 1],
  [6, 0.86],
  [9.4, 0.72],
  [11, 0.46],
  [17.2, 0.3],
  [18.4, 0],
  [29, 0],
]);
const squareness = table([
  [0, 3.6],
  [8, 3.2],
  [14, 2.5],
  [20, 2.2],
  [25, 2.3],
  [29, 2.6],
]);
const spring = table([
  [0, 0.35],
  [2, 0.08],
  [5, 0],
  [19, 0],
  [24, 0.35],
  [29, 1.5],
]);

export interface Last {
  /** Height of the sole's upper edge over the ground, heel and forefoot. */
  heel: number;
  fore: number;
}

export const soleTop = (last: Last, x: number) =>
  last.fore + (last.heel - last.fore) * (0.5 + 0.5 * Math.cos(Math.min(1, x / 19) * Math.PI));

const axis = (x: number) => 0.45 * Math.sin(((x - 6) / 23) * Math.PI) - 0.1;
export const crest = (last: Last, x: number) => top(x) + soleTop(last, x) - 2.8 + spring(x) * 0.65;
export const open = (x: number) => opening(x) * Math.max(0, width(x) - 0.42 * Math.min(1, x * 2));

/** A point of the upper: along the shoe, share of the height, side, offset outwards. */
export function onLast(last: Last, x: number, share: number, side: 1 | -1, out = 0): Triple {
  const [low, high] = [soleTop(last, x) + spring(x) - 0.5, crest(last, x)];
  const h = Math.max(0, Math.min(1, share));
  const n = squareness(x);
  const [w, gap] = [width(x), open(x)];
  const round = Math.max(0, 1 - h ** n) ** (1 / n);
  const belly = 1 + 0.03 * Math.sin(h * Math.PI);
  const z = (gap + (w - gap) * round) * belly + out * (0.25 + 0.75 * round);
  const heel = Math.max(0, 1 - x / 7) ** 1.5;
  const lean = heel * (-0.55 * Math.sin(h * 2.6) + 0.75 * Math.max(0, h - 0.45));
  const nose = x > 27.5 ? out * (x - 27.5) * 0.6 : x < 1 ? -out * (1 - x) : 0;
  return [x + lean + nose, low + (high - low) * h + out * h ** 4, side * z + axis(x)];
}

/** Closer together where the form turns: at the heel and the toe. */
const spread = (share: number) => toe * (0.5 - 0.5 * Math.cos(share * Math.PI));

export function shell(last: Last, material: () => Material, inset = 0) {
  return ([1, -1] as const).map((side) =>
    skin(
      Array.from({ length: 181 }, (_, i) =>
        Array.from({ length: 41 }, (_, j) =>
          onLast(last, spread(i / 180), Math.sin((j / 40) * Math.PI * 0.5), side, -inset),
        ),
      ),
      material(),
      false,
      side < 0,
    ),
  );
}

/** A panel laid on the form between two lines of [x, share of the height], with a rounded edge. */
export function panel(
  last: Last,
  lower: [number, number][],
  upper: [number, number][],
  material: () => Material,
  thick = 0.14,
  sides: (1 | -1)[] = [1, -1],
) {
  const [along, across] = [90, 34];
  return sides.map((side) =>
    skin(
      Array.from({ length: along + 1 }, (_, i) => {
        const [a, b] = [through(lower, i / along), through(upper, i / along)];
        return Array.from({ length: across + 1 }, (_, j) => {
          const v = j / across;
          const edge = Math.min(i / along, 1 - i / along) * 26;
          const rise = Math.min(1, edge, Math.min(v, 1 - v) * 12);
          const x = a[0] + (b[0] - a[0]) * v;
          const h = a[1] + (b[1] - a[1]) * v;
          return onLast(last, x, h, side, thick * Math.sqrt(rise) - 0.02);
        });
      }),
      material(),
      false,
      side < 0,
    ),
  );
}

/** The sole: its section swells, and `rib` cuts grooves into its side. */
export function sole(
  last: Last,
  material: Material,
  from: number,
  to: number,
  grow: number,
  rib: (x: number, share: number) => number = () => 0,
) {
  const rows = Array.from({ length: 361 }, (_, i) => {
    const x = spread(i / 360);
    const base = spring(x);
    const [low, high] = [base + from * soleTop(last, x), base + to * soleTop(last, x)];
    const w = width(x);
    const reach = (x / toe - 0.5) * 2 * grow;
    return Array.from({ length: 98 }, (_, k) => {
      const [side, share] = k < 49 ? [1, k / 48] : [-1, (97 - k) / 48];
      const swell = (grow + rib(x, share)) * Math.min(1, w);
      const corner = 1 - 0.1 * Math.abs(share * 2 - 1) ** 9;
      return [
        x + reach * corner,
        low + (high - low) * share,
        side * (w + swell) * corner + axis(x),
      ] as Triple;
    });
  });
  return skin(rows, material, true);
}
