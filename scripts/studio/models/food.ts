import type { Group, Material } from "three";
import { reshape } from "../kit/bend";
import type { Triple } from "../kit/light";
import { band, skin } from "../kit/loft";
import { glass, lacquer, metal, plastic } from "../kit/materials";
import { fbm, random } from "../kit/random";
import { ball, group, lathe, place, rod, tube } from "../kit/shapes";

// One unit is a centimetre.
export const greens = ["#5d7d33", "#466b2c", "#7f9a45", "#36572a"];
const leafy = (color: string) => plastic(color, 0.5, { specularIntensity: 0.5 });

/** A leaf lying along +x from its stalk, folded along its rib and curling at its tip. */
export function leaf(length: number, wide: number, material: Material, curl = 0.25): Group {
  const rows = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const w = wide * Math.sin(t ** 0.75 * Math.PI) ** 0.8 * 0.5 + 0.01;
    return Array.from({ length: 13 }, (_, j): Triple => {
      const s = (j / 12 - 0.5) * 2;
      const wave = 0.06 * wide * Math.sin(t * 21 + s) * s * s;
      const rise = Math.abs(s) * w * 0.4 + wave + curl * length * t * (1 - t) * 1.4;
      return [t * length, rise + 0.04, s * w];
    });
  });
  const rib = tube(
    [0, 0.3, 0.6, 0.95].map((t) => [t * length, curl * length * t * (1 - t) * 1.4 + 0.05, 0]),
    wide * 0.018,
    plastic("#a9b873", 0.6),
  );
  return group(skin(rows, material, false, true), rib);
}

export function sprig(length: number, leaves: number, seed = 1): Group {
  const next = random(seed);
  const bend = (next() - 0.5) * length * 0.3;
  const at = (t: number): Triple => [t * length, 0.35 + 0.5 * t, bend * t * t];
  const parts = Array.from({ length: leaves }, (_, i) => {
    const t = 0.12 + (i / leaves) * 0.86;
    const size = length * (0.3 - 0.14 * t);
    const turn = (i % 2 ? 1 : -1) * (0.75 - 0.3 * t) + (next() - 0.5) * 0.3;
    const one = leaf(size, size * 0.48, leafy(greens[i % 4] ?? "#5d7d33"), 0.15 + next() * 0.2);
    return place(one, at(t), [0, turn, 0.12 + next() * 0.25]);
  });
  return group(tube([at(0), at(0.4), at(0.75), at(1)], 0.09, leafy("#6d7f3c")), ...parts);
}

export function carrot(length: number, color: string, tops = true): Group {
  const body = lathe(
    [
      [0, 0],
      [0.12, 0.1],
      [0.35, length * 0.3],
      [0.75, length * 0.7],
      [1.05, length * 0.92],
      [0.9, length * 0.99],
      [0, length],
    ],
    plastic(color, 0.42),
    [0, 0, 0],
    true,
  );
  reshape(body, ([x, y, z]) => {
    const ring = 1 + 0.05 * (fbm(y * 2.2, 1, 3, 2) - 0.5);
    return [x * ring + 0.4 * Math.sin(y * 0.25), y, z * ring];
  });
  const green = Array.from({ length: tops ? 7 : 0 }, (_, i) => {
    const a = (i / 7) * Math.PI * 2;
    return tube(
      [
        [0.4 * Math.sin(length * 0.25), length - 0.1, 0],
        [Math.cos(a) * 0.4 + 0.3, length + 1.4, Math.sin(a) * 0.4],
        [Math.cos(a) * 1.1 + 0.3, length + 3 + (i % 3) * 0.7, Math.sin(a) * 0.9],
      ],
      0.1,
      leafy(greens[i % 3] ?? "#5d7d33"),
    );
  });
  return place(group(body, ...green), [0, 1, 0], [0, 0, -Math.PI / 2]);
}

/** A seared disc: golden on top, pale at the side. */
export function seared(radius: number, height: number, top: string, side: string): Group {
  const body = lathe(
    [
      [radius * 0.9, 0],
      [radius, height * 0.2],
      [radius * 1.02, height * 0.6],
      [radius * 0.95, height * 0.94],
    ],
    plastic(side, 0.5),
    [0, 0, 0],
    true,
  );
  const crust = lathe(
    [
      [radius * 0.96, height * 0.92],
      [radius * 0.86, height],
      [radius * 0.4, height * 1.03],
      [0, height * 1.04],
    ],
    lacquer(top, 0.5, { clearcoat: 0.5, clearcoatRoughness: 0.3 }),
    [0, 0, 0],
    true,
  );
  for (const part of [body, crust])
    reshape(part, ([x, y, z]) => {
      const bump = 1 + 0.09 * (fbm(x * 0.9 + radius * 7, y, z * 0.9, 3) - 0.5);
      return [x * bump, y * (1 + 0.1 * (fbm(x * 2, 3, z * 2, 2) - 0.5)), z * bump];
    });
  return group(body, crust);
}

/** A spoonful drawn across the plate. */
export function swoosh(points: Triple[], width: number, material: Material): Group {
  const made = band(points, material, {
    width: (t) => width * (1 - 0.72 * t) * Math.min(1, 0.35 + t * 5),
    thick: (t) => 0.55 * (1 - 0.75 * t),
    face: () => [0, 1, 0],
    square: 2.2,
    cuts: 90,
  });
  return group(
    reshape(made, ([x, y, z]) => [x, y + 0.16 * (fbm(x * 1.4, 2, z * 1.4, 2) - 0.5), z]),
  );
}

export function dropOf(at: Triple, radius: number, color: string): Group {
  const made = ball(radius, lacquer(color, 0.15), at, [1, 0.32, 1]);
  return group(made);
}

export function blossom(size: number, color: string): Group {
  const petals = Array.from({ length: 5 }, (_, i) =>
    place(
      leaf(size, size * 0.95, plastic(color, 0.75), 0.3),
      [0, 0.1, 0],
      [0, (i / 5) * Math.PI * 2, 0.3],
    ),
  );
  return group(...petals, ball(size * 0.2, plastic("#e9c043", 0.7), [0, 0.3, 0], [1, 0.7, 1]));
}

/** A plate on a foot with a rounded rim; `deep` is the height of the rim. */
export function dish(radius: number, deep: number, material: Material): Group {
  return group(
    lathe(
      [
        [radius * 0.55, 0],
        [radius * 0.62, 0.3],
        [radius * 0.94, deep * 0.82],
        [radius, deep],
        [radius * 0.985, deep + 0.22],
        [radius * 0.94, deep + 0.12],
        [radius * 0.76, deep * 0.55],
        [radius * 0.68, 0.75],
        [radius * 0.4, 0.62],
        [0, 0.6],
      ],
      material,
      [0, 0, 0],
      true,
    ),
  );
}

const steel = () => metal("#cfc7b8", 0.2);

export function knife(): Group {
  const blade = band(
    [
      [0, 0.3, 0],
      [4, 0.3, 0.05],
      [8, 0.3, 0.1],
      [10.6, 0.3, -0.35],
    ],
    steel(),
    { width: (t) => 0.95 - 0.75 * t ** 5, thick: () => 0.1, face: () => [0, 1, 0] },
  );
  const handle = band(
    [
      [-11, 0.35, 0],
      [-6, 0.4, 0],
      [-1, 0.35, 0],
      [0.4, 0.3, 0],
    ],
    steel(),
    { width: (t) => 0.78 - 0.3 * t, thick: () => 0.28, face: () => [0, 1, 0], square: 2.6 },
  );
  return group(blade, handle);
}

export function fork(): Group {
  const handle = band(
    [
      [-11, 0.3, 0],
      [-6, 0.5, 0],
      [0, 0.5, 0],
      [3.4, 0.3, 0],
      [5.4, 0.45, 0],
    ],
    steel(),
    {
      width: (t) => (t < 0.7 ? 0.75 - 0.55 * t : 0.36 + (t - 0.7) * 2.6),
      thick: () => 0.18,
      face: () => [0, 1, 0],
      square: 2.6,
    },
  );
  const tines = [-0.87, -0.29, 0.29, 0.87].map((z) =>
    tube(
      [
        [5.2, 0.44, z],
        [7.4, 0.8, z],
        [9.6, 1.1, z * 0.97],
      ],
      0.16,
      steel(),
    ),
  );
  return group(handle, ...tines);
}

export function wineGlass(wine?: string): Group {
  const bowl = lathe(
    [
      [3.4, 0],
      [3.4, 0.12],
      [0.5, 0.4],
      [0.32, 1.4],
      [0.32, 8],
      [1.2, 9.2],
      [3.9, 12],
      [4.2, 14.5],
      [3.3, 19.4],
    ],
    glass("#e9f0ee", 0.06),
    [0, 0, 0],
    true,
  );
  const fill = wine
    ? [
        lathe(
          [
            [0, 8.8],
            [1.6, 9.8],
            [3.6, 12],
            [3.9, 13],
            [0, 13.02],
          ],
          lacquer(wine, 0.2),
        ),
      ]
    : [];
  return group(...fill, bowl);
}

export function candle(height: number): Group {
  const wax = lathe(
    [
      [0, 0],
      [1.05, 0],
      [1.05, height],
      [0.7, height + 0.1],
      [0, height - 0.1],
    ],
    plastic("#efe5cf", 0.6, { emissive: "#e8a24a", emissiveIntensity: 0.12 }),
  );
  const holder = lathe(
    [
      [3.4, 0],
      [3.4, 0.35],
      [1.5, 0.7],
      [1.3, 2.4],
      [1.05, 2.4],
    ],
    metal("#b58d52", 0.28),
  );
  const flame = ball(
    0.55,
    plastic("#000000", 1, { emissive: "#ffc36b", emissiveIntensity: 14 }),
    [0, height + 1.5, 0],
    [0.75, 2.1, 0.75],
  );
  return group(
    wax,
    holder,
    flame,
    rod([0, height, 0], [0, height + 0.8, 0], 0.07, 0.07, plastic("#2a2018")),
  );
}
