import type { Material } from "three";
import { studioLight } from "../kit/light";
import { fabric, leather, metal, plastic, wood } from "../kit/materials";
import { bend, diningChair, sofa } from "../kit/seating";
import { box, cushion, group, lathe, place, rod, tube } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";

const oak = () => wood("#c99d6b", 0.27, 0.55);
const dark = () => wood("#6d4a30", 0.45, 0.55);

function shot(build: Shot["build"], camera: Partial<Camera> = {}): Shot {
  const light = studioLight();
  return {
    width: 800,
    height: 800,
    build,
    light,
    camera: { around: 30, above: 14, fill: 0.86, ...camera },
  };
}

function desk() {
  const top = box([1.4, 0.032, 0.68], 0.012, oak(), [0, 0.734, 0], true);
  const apron = box([1.26, 0.1, 0.02], 0.006, oak(), [0, 0.665, 0.29], true);
  const knob = () =>
    lathe(
      [
        [0, 0],
        [0.012, 0.002],
        [0.014, 0.012],
        [0.007, 0.022],
        [0.006, 0.03],
      ],
      metal("#b08d57", 0.3),
    );
  const drawers = [-0.32, 0.32].map((x) =>
    group(
      box([0.6, 0.088, 0.022], 0.005, wood("#cfa26d", 0.34, 0.55, {}, 3), [x, 0.663, 0.302], true),
      place(knob(), [x, 0.663, 0.343], [-Math.PI / 2, 0, 0]),
    ),
  );
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => rod([x * 0.6, 0.72, z * 0.26], [x * 0.66, 0, z * 0.3], 0.026, 0.015, oak())),
  );
  const sides = [-1, 1].map((x) =>
    box([0.02, 0.1, 0.54], 0.005, oak(), [x * 0.62, 0.665, 0], true),
  );
  const back = box([1.24, 0.1, 0.02], 0.005, oak(), [0, 0.665, -0.27], true);
  return group(top, apron, back, ...sides, ...drawers, ...legs);
}

function deskChair() {
  const steel = metal("#c9c9c7", 0.25);
  const seat = fabric("#a2744c", "linen", 0.4);
  const star = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.sin(a), Math.cos(a)];
    return group(
      rod([x * 0.03, 0.115, z * 0.03], [x * 0.29, 0.075, z * 0.29], 0.022, 0.013, steel),
      place(
        lathe(
          [
            [0.008, -0.012],
            [0.027, -0.012],
            [0.03, -0.006],
            [0.03, 0.006],
            [0.027, 0.012],
            [0.008, 0.012],
          ],
          plastic("#2b2b2b", 0.5),
        ),
        [x * 0.29, 0.03, z * 0.29],
        [Math.PI / 2, 0, a],
      ),
      rod([x * 0.29, 0.03, z * 0.29], [x * 0.29, 0.08, z * 0.29], 0.009, 0.009, steel),
    );
  });
  const column = group(
    rod([0, 0.1, 0], [0, 0.3, 0], 0.03, 0.03, plastic("#2b2b2b", 0.4)),
    rod([0, 0.28, 0], [0, 0.42, 0], 0.018, 0.018, steel),
    box([0.2, 0.03, 0.24], 0.012, plastic("#2b2b2b", 0.45), [0, 0.42, 0]),
  );
  const pad = cushion([0.5, 0.09, 0.48], seat, [0, 0.475, 0.01], {
    puff: 0.022,
    radius: 0.042,
    wrinkle: 0.004,
  });
  const rest = place(
    cushion([0.47, 0.42, 0.07], seat, [0, 0, 0], {
      axis: "z",
      puff: 0.016,
      radius: 0.034,
      wrinkle: 0.004,
      seed: 4,
    }),
    [0, 0.79, -0.245],
    [-0.16, 0, 0],
  );
  bend(rest, 0.5);
  const shell = place(
    box([0.36, 0.3, 0.02], 0.01, wood("#8a5f3c", 0.4, 0.4), [0, 0, 0]),
    [0, 0.78, -0.295],
    [-0.16, 0, 0],
  );
  const spine = tube(
    [
      [0, 0.42, -0.1],
      [0, 0.425, -0.22],
      [0, 0.5, -0.31],
      [0, 0.7, -0.31],
    ],
    0.014,
    steel,
  );
  const arms = [-1, 1].map((x) =>
    group(
      tube(
        [
          [x * 0.17, 0.425, 0.02],
          [x * 0.26, 0.43, 0.02],
          [x * 0.3, 0.48, 0.0],
          [x * 0.3, 0.66, -0.02],
        ],
        0.011,
        steel,
      ),
      box([0.05, 0.022, 0.25], 0.011, wood("#8a5f3c", 0.4, 0.4), [x * 0.3, 0.67, 0]),
    ),
  );
  return group(...star, column, pad, rest, shell, spine, ...arms);
}

function carpet() {
  const pile = fabric("#8b8a88", "boucle", 0.3);
  const pale = fabric("#e2ded6", "boucle", 0.3);
  const ink = fabric("#4e4d4c", "boucle", 0.3);
  const look = { puff: 0, radius: 0.016, wrinkle: 0.0015, fold: 0.3, detail: 120 };
  const rug = cushion([1.5, 0.045, 2.1], pile, [0, 0.0225, 0], look);
  const band = (z: number, wide: number, cloth: Material) =>
    cushion([1.503, 0.049, wide], cloth, [0, 0.0245, z], look);
  const bands = [-1, 1].flatMap((side) => [
    band(side * 0.95, 0.05, pale),
    band(side * 0.83, 0.11, ink),
    band(side * 0.71, 0.05, pale),
  ]);
  const rhombs = [-0.42, 0, 0.42].flatMap((z) =>
    [-0.5, 0, 0.5].map((x) =>
      place(
        cushion([0.2, 0.05, 0.2], (x === 0) === (z === 0) ? pale : ink, [0, 0, 0], {
          puff: 0,
          radius: 0.01,
          wrinkle: 0.003,
        }),
        [x, 0.0245, z],
        [0, Math.PI / 4, 0],
      ),
    ),
  );
  const fringe = [-1, 1].flatMap((side) =>
    Array.from({ length: 62 }, (_, i) => {
      const x = -0.73 + (i / 61) * 1.46;
      const sway = Math.sin(i * 12.9898) * 0.012;
      return tube(
        [
          [x, 0.018, side * 1.04],
          [x + sway * 0.5, 0.012, side * 1.085],
          [x + sway, 0.006, side * 1.13],
        ],
        0.007,
        pale,
        false,
        4,
      );
    }),
  );
  return group(rug, ...bands, ...rhombs, ...fringe);
}

export const scenes: Record<string, Shot> = {
  "basic-desk": shot(desk, { around: 28, above: 16 }),
  "dining-chair": shot(() => diningChair(fabric("#a9794e", "linen", 0.3), dark()), {
    around: 34,
    above: 15,
  }),
  "dining-chairs-olive": shot(
    () =>
      group(
        place(diningChair(fabric("#585a30", "linen", 0.3), oak()), [-0.34, 0, 0.06], [0, 0.28, 0]),
        place(diningChair(fabric("#585a30", "linen", 0.3), oak()), [0.36, 0, -0.16], [0, -0.75, 0]),
      ),
    { around: 8, above: 14, fill: 0.9 },
  ),
  sofa: shot(
    () =>
      sofa({
        cloth: () => fabric("#a67a53", "linen", 0.4),
        legs: dark,
        seats: 3,
        width: 2.1,
        pillows: () => fabric("#e4dccd", "boucle", 0.25),
      }),
    { around: 24, above: 13, fill: 0.92 },
  ),
  "desk-chair": shot(deskChair, { around: 32, above: 14 }),
  "leather-sofa": shot(
    () =>
      sofa({
        cloth: () => leather("#1b1a1a"),
        legs: () => metal("#b9b9b7", 0.2),
        seats: 2,
        width: 1.75,
        arm: 0.24,
        armHeight: 0.62,
        round: 0.1,
      }),
    { around: -26, above: 13, fill: 0.9 },
  ),
  carpet: shot(carpet, { around: 26, above: 42, fill: 0.88 }),
  "corduroy-sofa": shot(
    () =>
      sofa({
        cloth: () => fabric("#c08a1e", "corduroy", 0.26),
        legs: dark,
        seats: 2,
        width: 1.8,
        arm: 0.26,
        armHeight: 0.58,
        round: 0.12,
      }),
    { around: 22, above: 13, fill: 0.92 },
  ),
};
