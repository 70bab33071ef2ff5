import type { Group, Material } from "three";
import type { Triple } from "../kit/light";
import { band, through } from "../kit/loft";
import { fabric, plastic } from "../kit/materials";
import { group, tube } from "../kit/shapes";
import { crest, type Last, onLast, panel, shell, sole, soleTop } from "./last";

type Edge = [number, number][];

export interface SneakerLook extends Last {
  upper: () => Material;
  panel: () => Material;
  accent: () => Material;
  lining: string;
  foam: string;
  tread: string;
  laces: string;
  stitch: string;
  /** Panels of [x, share of the height] between two lines, laid over the upper. */
  panels: [Edge, Edge][];
  accents: [Edge, Edge][];
  rib?: (x: number, share: number) => number;
  grow: number;
}

function seam(last: Last, line: Edge, material: Material) {
  return ([1, -1] as const).map((side) =>
    tube(
      Array.from({ length: 24 }, (_, i) => {
        const [x, h] = through(line, i / 23);
        return onLast(last, x, h, side, 0.15);
      }),
      0.035,
      material,
      false,
      4,
    ),
  );
}

function collar(last: Last, material: Material) {
  const edge = (side: 1 | -1): Triple[] =>
    Array.from({ length: 15 }, (_, i) =>
      onLast(last, 0.25 + (i / 14) ** 1.2 * 9.6, 0.99, side, -0.12),
    );
  return tube([...edge(1).reverse(), ...edge(-1)], 0.4, material, false, 10);
}

function tongue(last: Last, material: Material, label: Material) {
  const line: Triple[] = [18.6, 17, 15, 13, 11.4].map((x) => [
    x,
    crest(last, x) - 0.42,
    0.5 - 0.1 * 0.2,
  ]);
  line.push([10.1, crest(last, 10.1) + 0.35, 0.4], [9.3, crest(last, 10) + 1.15, 0.35]);
  line.push([8.7, crest(last, 10) + 1.9, 0.3]);
  const face = (): Triple => [0.55, 0.85, 0];
  const body = band(line, material, {
    width: (s) => 1.5 + 1.3 * s,
    thick: (s) => 0.2 + 0.22 * s,
    sag: 0.7,
    face,
    square: 3,
  });
  const badge = band(
    [0.84, 0.9, 0.96].map((s) => {
      const [x, y, z] = through(line, s);
      return [x + 0.22, y + 0.24, z] as Triple;
    }),
    label,
    { width: () => 1.2, thick: () => 0.2, sag: 0.14, face },
  );
  return [body, badge];
}

function laces(last: Last, material: Material, eyelet: Material) {
  const rows = [10.9, 12.3, 13.7, 15.1, 16.5, 17.8];
  const flat = { width: () => 0.3, thick: () => 0.11, square: 3 };
  const anchor = (x: number, side: 1 | -1, out = 0.24): Triple => {
    const [px, py, pz] = onLast(last, x, 0.93, side, out);
    return [px, py, pz];
  };
  const bars = rows.map((x) => {
    const [a, b] = [anchor(x, 1), anchor(x, -1)];
    const high = crest(last, x) + 0.26;
    const middle = (a[2] + b[2]) / 2;
    return band(
      [
        [a[0] + 0.05, a[1] - 0.25, a[2] + 0.1],
        [a[0], (a[1] + high) / 2 + 0.12, a[2] * 0.86 + middle * 0.14],
        [x, high + 0.12, a[2] * 0.45 + middle * 0.55],
        [x, high + 0.16, middle],
        [x, high + 0.12, b[2] * 0.45 + middle * 0.55],
        [b[0], (b[1] + high) / 2 + 0.12, b[2] * 0.86 + middle * 0.14],
        [b[0] + 0.05, b[1] - 0.25, b[2] - 0.1],
      ],
      material,
      { ...flat, face: (s) => [0.2, 1, 1.6 * (0.5 - s) * 2] },
    );
  });
  const knot: Triple = [10.2, crest(last, 10.4) + 0.75, 0.5];
  const bow = ([1, -1] as const).flatMap((side) => {
    const at = (x: number, y: number, z: number): Triple => [
      knot[0] + x,
      knot[1] + y,
      knot[2] + side * z,
    ];
    return [
      tube(
        [
          at(0, 0, 0),
          at(0.5, 0.9, 1.3),
          at(1.3, 0.1, 2.9),
          at(1.5, -0.9, 3.2),
          at(0.9, -0.5, 2.2),
          at(0.1, -0.1, 0.3),
        ],
        0.16,
        material,
      ),
      tube(
        [at(0, 0, 0), at(1.2, 0.2, 1.1), at(2.1, -0.8, 2.6), at(2.4, -2.2, 3.3)],
        0.15,
        material,
      ),
    ];
  });
  const holes = rows.flatMap((x) =>
    ([1, -1] as const).map((side) => {
      const [a, b] = [onLast(last, x, 0.86, side, 0.1), onLast(last, x, 0.86, side, 0.22)];
      return tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], b], 0.2, eyelet);
    }),
  );
  const tie = tube(
    [[knot[0] - 0.1, knot[1] - 0.5, knot[2]], knot, [knot[0] + 0.3, knot[1] + 0.1, knot[2]]],
    0.32,
    material,
  );
  return [...bars, ...bow, ...holes, tie];
}

export function sneaker(look: SneakerLook): Group {
  const foam = () => plastic(look.foam, 0.6);
  const lining = () => fabric(look.lining, "knit", 3);
  const inner = shell(look, lining, 0.3);
  const insole = band(
    [
      [0.8, soleTop(look, 1) + 1.2, 0],
      [6, soleTop(look, 6) + 1, 0.2],
      [14, soleTop(look, 14) + 0.8, 0.4],
      [20, soleTop(look, 20) + 0.8, 0.5],
    ],
    lining(),
    { width: () => 2.8, thick: () => 0.2, face: () => [0, 1, 0] },
  );
  const band_: Edge = [
    [10.2, 0.985],
    [12.5, 0.985],
    [15.5, 0.985],
    [18.2, 0.98],
    [19.4, 0.93],
  ];
  const low: Edge = [
    [9.6, 0.7],
    [12.2, 0.72],
    [15, 0.72],
    [17.8, 0.72],
    [19.9, 0.82],
  ];
  const stay = panel(look, low, band_, look.panel, 0.16);
  const thread = plastic(look.stitch, 0.8);
  return group(
    ...shell(look, look.upper),
    ...inner,
    insole,
    sole(look, foam(), 0.13, 1, look.grow, look.rib),
    sole(look, plastic(look.tread, 0.75), 0, 0.16, look.grow - 0.06),
    ...look.panels.flatMap(([a, b]) => panel(look, a, b, look.panel)),
    ...look.panels.flatMap(([, b]) =>
      seam(
        look,
        b.map(([x, h]) => [x, h - 0.045]),
        thread,
      ),
    ),
    ...look.accents.flatMap(([a, b]) => panel(look, a, b, look.accent, 0.2)),
    ...stay,
    ...seam(
      look,
      low.map(([x, h]) => [x + 0.1, h + 0.05]),
      thread,
    ),
    collar(look, fabric(look.lining, "knit", 2)),
    ...tongue(look, look.upper(), look.accent()),
    ...laces(look, fabric(look.laces, "knit", 0.8), plastic(look.stitch, 0.4)),
  );
}
