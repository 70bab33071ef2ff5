import {
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  type Material,
  Shape,
  Vector2,
} from "three";
import { reshape } from "../kit/bend";
import { fabric, leather, plastic } from "../kit/materials";
import { boxMapped, cushion, group, mesh, place, plate, tube } from "../kit/shapes";

/** Along the shoe, 0 at the heel and 1 at the toe: [t, half width, height, height of the sole line]. */
const stations: [number, number, number][] = [
  [0, 0.001, 0.064],
  [0.03, 0.026, 0.078],
  [0.1, 0.034, 0.086],
  [0.22, 0.037, 0.089],
  [0.34, 0.038, 0.088],
  [0.42, 0.039, 0.083],
  [0.55, 0.043, 0.064],
  [0.68, 0.047, 0.05],
  [0.8, 0.0475, 0.041],
  [0.9, 0.041, 0.034],
  [0.96, 0.03, 0.026],
  [1, 0.002, 0.006],
];
const length = 0.285;

function at(t: number): [number, number] {
  const clamped = Math.max(0, Math.min(1, t));
  let i = 0;
  while (i < stations.length - 2 && (stations[i + 1]?.[0] ?? 1) < clamped) i++;
  const a = stations[i] ?? ([0, 0, 0] as const);
  const b = stations[i + 1] ?? ([1, 0, 0] as const);
  const f = (clamped - a[0]) / (b[0] - a[0]);
  const s = f * f * (3 - 2 * f) * 0.5 + f * 0.5;
  return [a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s];
}

const spring = (t: number) =>
  0.012 * Math.max(0, (t - 0.68) / 0.32) ** 2 + 0.003 * Math.max(0, (0.12 - t) / 0.12) ** 2;
const curve = (t: number) => 0.008 * Math.sin((t - 0.15) * 3.2);

/** A point of the upper. `phi` runs from -1 (outer side of the sole) over 0 (top) to 1 (inner side). */
function upper(t: number, phi: number, out = 0): [number, number, number] {
  const [w, h] = at(t);
  const a = phi * Math.PI * 0.5;
  const power = t < 0.45 ? 0.55 : 0.78;
  const side = Math.sign(a) * Math.abs(Math.sin(a)) ** power;
  const bulge = 1 + 0.05 * Math.sin(Math.abs(phi) * Math.PI);
  const up = Math.max(0, Math.cos(a)) ** 0.9;
  const narrow = t < 0.45 ? 1 - 0.28 * up : 1;
  const x = (t - 0.5) * length + (t > 0.92 ? out * (t - 0.92) * 10 : t < 0.05 ? -out * 0.9 : 0);
  return [
    x,
    0.026 + spring(t) + h * up + out * up,
    (w * side * bulge + Math.sign(side) * out * Math.abs(side)) * narrow + curve(t),
  ];
}

function skin(
  material: Material,
  keep: (t: number, phi: number) => boolean,
  out = 0,
  cuts = 110,
): Group {
  const positions: number[] = [];
  const index: number[] = [];
  const across = 64;
  for (let i = 0; i <= cuts; i++) {
    for (let j = 0; j <= across; j++) positions.push(...upper(i / cuts, (j / across) * 2 - 1, out));
  }
  for (let i = 0; i < cuts; i++) {
    for (let j = 0; j < across; j++) {
      if (!keep((i + 0.5) / cuts, ((j + 0.5) / across) * 2 - 1)) continue;
      const a = i * (across + 1) + j;
      index.push(a, a + 1, a + across + 1, a + 1, a + across + 2, a + across + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  material.side = 2;
  return group(mesh(boxMapped(geometry), material));
}

function seam(edge: [number, number][], out: number, radius: number, material: Material) {
  return tube(
    edge.map(([t, phi]) => upper(t, phi, out)),
    radius,
    material,
    false,
    10,
  );
}

/** The opening for the foot: low at the ankle, high at the heel and the throat. */
const rim = (t: number) =>
  0.36 + 0.22 * Math.sin(Math.min(1, t / 0.44) * Math.PI) + (t < 0.06 ? -0.2 * (1 - t / 0.06) : 0);
const throat = (t: number) => 0.36 * (1 - ((t - 0.42) / 0.32) * 0.35);
const open = (t: number, phi: number) =>
  (t > 0.012 && t < 0.44 && Math.abs(phi) < rim(t)) ||
  (t >= 0.42 && t < 0.73 && Math.abs(phi) < throat(t));

export interface SneakerLook {
  upper: () => Material;
  panel: () => Material;
  accent: () => Material;
  sole: string;
  tread: string;
  laces: string;
  wave: boolean;
}

function outline(grow: number): Shape {
  const points: Vector2[] = [];
  const steps = 120;
  for (let i = 0; i <= steps; i++) {
    const t = 0.5 - 0.5 * Math.cos((i / steps) * Math.PI);
    const [w] = at(t);
    points.push(
      new Vector2((t - 0.5) * (length + grow * 2), -(Math.max(0.0, w) + grow + curve(t))),
    );
  }
  for (let i = steps; i >= 0; i--) {
    const t = 0.5 - 0.5 * Math.cos((i / steps) * Math.PI);
    const [w] = at(t);
    points.push(new Vector2((t - 0.5) * (length + grow * 2), w + grow - curve(t)));
  }
  return new Shape(points);
}

function sole(look: SneakerLook): Group {
  const layer = (grow: number, height: number, y: number, bevel: number, material: Material) => {
    const made = plate(outline(grow - bevel), height, bevel, material);
    made.geometry.rotateX(-Math.PI / 2);
    const position = made.geometry.getAttribute("position");
    for (let i = 0; i < position.count; i++) {
      const [x, py, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const t = x / length + 0.5;
      const wedge = 1 + 0.35 * Math.max(0, 0.5 - t);
      position.setXYZ(i, x, (py + height / 2) * wedge + y + spring(t), z);
    }
    return made;
  };
  const foam = () => plastic(look.sole, 0.62);
  const grooves = look.wave
    ? [-1, 1].flatMap((s) =>
        Array.from({ length: 3 }, (_, k) =>
          tube(
            Array.from({ length: 18 }, (_, i) => {
              const t = 0.06 + (i / 17) * 0.86;
              const [w] = at(t);
              return [
                (t - 0.5) * (length + 0.008),
                0.012 + k * 0.0055 + spring(t) + 0.0012 * Math.sin(i * 1.6),
                s * (w + 0.0062) + curve(t),
              ] as [number, number, number];
            }),
            0.0011,
            plastic(look.tread, 0.6),
          ),
        ),
      )
    : [-1, 1].map((s) =>
        tube(
          Array.from({ length: 24 }, (_, i) => {
            const t = 0.02 + (i / 23) * 0.96;
            const [w] = at(t);
            return [
              (t - 0.5) * (length + 0.008),
              0.024 + spring(t),
              s * (w + 0.006) + curve(t),
            ] as [number, number, number];
          }),
          0.0012,
          plastic(look.tread, 0.5),
        ),
      );
  return group(
    layer(0.006, 0.028, 0.004, 0.004, foam()),
    layer(0.0052, 0.006, 0, 0.001, plastic(look.tread, 0.7)),
    ...grooves,
  );
}

export function sneaker(look: SneakerLook): Group {
  const body = skin(look.upper(), (t, phi) => !open(t, phi));
  const lining = skin(fabric("#2a2a2c", "knit", 0.03), (t, phi) => !open(t, phi), -0.003);
  const toe = skin(
    look.panel(),
    (t, phi) =>
      t > 0.8 + 0.1 * (1 - Math.abs(phi)) ** 2 &&
      Math.abs(phi) > 0.0 &&
      (Math.abs(phi) > 0.55 || t > 0.93),
    0.0014,
  );
  const heel = skin(
    look.panel(),
    (t, phi) => t < 0.2 - 0.12 * (1 - Math.abs(phi)) && !open(t, phi),
    0.0016,
  );
  const eyestay = skin(
    look.panel(),
    (t, phi) => t > 0.4 && t < 0.76 && Math.abs(phi) < throat(t) + 0.13 && !open(t, phi),
    0.0014,
  );
  const tab = skin(
    look.accent(),
    (t, phi) => t < 0.035 && Math.abs(phi) < 0.75 && !open(t, phi),
    0.0024,
  );
  const stripe = skin(
    look.accent(),
    (t, phi) => {
      const rise = (1 - Math.abs(phi)) / 0.62;
      const centre = look.wave ? 0.3 + rise * 0.2 : 0.26 + rise * 0.32 - rise * rise * 0.06;
      return (
        Math.abs(phi) > 0.42 &&
        rise > 0.1 &&
        Math.abs(t - centre) < (look.wave ? 0.022 + 0.03 * rise : 0.045 * (1.15 - rise)) &&
        !open(t, phi)
      );
    },
    0.0019,
  );
  const second = look.wave
    ? []
    : [
        skin(
          look.accent(),
          (t, phi) => {
            const rise = (1 - Math.abs(phi)) / 0.62;
            return (
              Math.abs(phi) > 0.42 &&
              rise > 0.1 &&
              Math.abs(t - (0.37 + rise * 0.28)) < 0.03 * (1.1 - rise) &&
              !open(t, phi)
            );
          },
          0.0019,
        ),
      ];
  const collarEdge: [number, number][] = [];
  for (let i = 0; i <= 20; i++)
    collarEdge.push([0.015 + (i / 20) * 0.42, -rim(0.015 + (i / 20) * 0.42)]);
  const other = collarEdge.map(([t, phi]) => [t, -phi] as [number, number]).reverse();
  const collar = tube(
    [...collarEdge, ...other].map(([t, phi]) => upper(t, phi, -0.0015)),
    0.0046,
    fabric("#2c2c2e", "knit", 0.02),
    false,
    8,
  );
  const tongue = place(
    cushion([0.11, 0.008, 0.05], look.upper(), [0, 0, 0], {
      puff: 0.004,
      radius: 0.004,
      wrinkle: 0.001,
      seed: 4,
    }),
    [0.012, 0.09, curve(0.5)],
    [0, 0, -0.4],
  );
  reshape(tongue, ([x, y, z]) => [x, y - z * z * 9, z]);
  const cord = () => fabric(look.laces, "knit", 0.008);
  const rows = [0.45, 0.505, 0.56, 0.615, 0.67, 0.715];
  const laces = rows.flatMap((t, i) => {
    const [a, b] = [upper(t, -throat(t) - 0.05, 0.003), upper(t, throat(t) + 0.05, 0.003)];
    const next = rows[i + 1];
    const mid: [number, number, number] = [
      (a[0] + b[0]) / 2,
      (a[1] + b[1]) / 2 + 0.0115,
      (a[2] + b[2]) / 2,
    ];
    const straight = tube(
      [
        a,
        [mid[0], mid[1], a[2] * 0.55 + b[2] * 0.45],
        mid,
        [mid[0], mid[1], a[2] * 0.45 + b[2] * 0.55],
        b,
      ],
      0.0024,
      cord(),
    );
    if (next === undefined) return [straight];
    const c = upper(next, throat(next) + 0.05, 0.003);
    const cross = tube(
      [a, [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 + 0.01, (a[2] + c[2]) / 2], c],
      0.0024,
      cord(),
    );
    return [straight, cross];
  });
  const knot = upper(0.44, 0, 0.022);
  const bow = [-1, 1].flatMap((s) => [
    tube(
      [
        [knot[0], knot[1], knot[2]],
        [knot[0] + 0.012, knot[1] + 0.01, knot[2] + s * 0.016],
        [knot[0] + 0.018, knot[1] - 0.004, knot[2] + s * 0.034],
        [knot[0] + 0.008, knot[1] - 0.006, knot[2] + s * 0.022],
        [knot[0], knot[1], knot[2]],
      ],
      0.0022,
      cord(),
    ),
    tube(
      [
        [knot[0], knot[1], knot[2]],
        [knot[0] + 0.016, knot[1] - 0.004, knot[2] + s * 0.02],
        [knot[0] + 0.026, knot[1] - 0.03, knot[2] + s * 0.04],
      ],
      0.0022,
      cord(),
    ),
  ]);
  const stitch = [-1, 1].map((s) =>
    seam(
      Array.from(
        { length: 20 },
        (_, i) =>
          [0.42 + (i / 19) * 0.33, s * (throat(0.42 + (i / 19) * 0.33) + 0.115)] as [
            number,
            number,
          ],
      ),
      0.0022,
      0.0005,
      leather(look.laces, 0.02),
    ),
  );
  return group(
    sole(look),
    body,
    lining,
    toe,
    heel,
    eyestay,
    tab,
    stripe,
    ...second,
    collar,
    tongue,
    ...laces,
    ...bow,
    ...stitch,
  );
}
