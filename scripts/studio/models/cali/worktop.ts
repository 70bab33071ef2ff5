import { reshape } from "../../kit/bend";
import { fabric, glass, lacquer, plastic } from "../../kit/materials";
import {
  ball,
  box,
  cushion,
  group,
  lathe,
  noShadow,
  place,
  plate,
  rod,
  roundedRect,
} from "../../kit/shapes";
import { black, cream, dial, sage, steel, walnut } from "./finish";

export function toaster() {
  const body = cushion([0.34, 0.19, 0.2], sage(), [0, 0.118, 0], {
    puff: 0.003,
    radius: 0.062,
    wrinkle: 0,
    detail: 64,
  });
  const skirt = place(
    plate(roundedRect(0.3, 0.16, 0.055), 0.02, 0.006, steel()),
    [0, 0.022, 0],
    [-Math.PI / 2, 0, 0],
  );
  const strip = place(
    plate(roundedRect(0.331, 0.191, 0.062), 0.007, 0.003, steel()),
    [0, 0.07, 0],
    [-Math.PI / 2, 0, 0],
  );
  const deck = place(
    plate(roundedRect(0.24, 0.125, 0.03), 0.01, 0.004, steel()),
    [0, 0.213, 0],
    [-Math.PI / 2, 0, 0],
  );
  const slots = [-0.031, 0.031].map((z) =>
    box([0.2, 0.006, 0.032], 0.003, plastic("#0d0d0d", 0.8), [0, 0.217, z]),
  );
  const bread = roundedRect(0.135, 0.13, 0.03);
  const slices = [-0.031, 0.031].map((z, i) =>
    group(
      plate(bread, 0.017, 0.004, fabric("#c08a4c", "felt", 0.06, { sheen: 0 }), [
        0.004 - i * 0.012,
        0.205 + i * 0.006,
        z,
      ]),
      plate(
        roundedRect(0.142, 0.137, 0.034),
        0.012,
        0.004,
        fabric("#7c4a22", "felt", 0.06, { sheen: 0 }),
        [0.004 - i * 0.012, 0.205 + i * 0.006, z],
      ),
    ),
  );
  const track = box([0.004, 0.09, 0.014], 0.002, plastic("#151515", 0.6), [0.171, 0.125, 0]);
  const lever = group(box([0.03, 0.014, 0.05], 0.006, walnut(), [0.19, 0.155, 0]));
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      lathe(
        [
          [0, 0],
          [0.013, 0],
          [0.015, 0.012],
          [0, 0.012],
        ],
        black(),
        [x * 0.13, 0, z * 0.07],
      ),
    ),
  );
  return group(
    body,
    skirt,
    strip,
    deck,
    ...slots,
    ...slices,
    track,
    lever,
    ...feet,
    dial(0.021, [0.09, 0.105, 0.098]),
    badge(),
  );
}

function badge() {
  return group(box([0.06, 0.012, 0.003], 0.0015, steel(), [-0.06, 0.115, 0.1015]));
}

function orangeHalf(at: [number, number, number], turn: [number, number, number]) {
  const skin = plastic("#e78a1f", 0.5);
  const peel = lathe(
    [
      [0, -0.038],
      [0.016, -0.035],
      [0.03, -0.024],
      [0.038, -0.006],
      [0.039, 0.001],
      [0.036, 0.002],
    ],
    skin,
    [0, 0, 0],
    true,
  );
  const pith = lathe(
    [
      [0, 0.0015],
      [0.035, 0.0018],
      [0.0375, 0.001],
    ],
    plastic("#f6e3bd", 0.8),
  );
  const flesh = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    const wedge = plate(
      [
        [0.004, -0.0005],
        [0.03, -0.0078],
        [0.0325, 0],
        [0.03, 0.0078],
        [0.004, 0.0005],
      ],
      0.004,
      0.0012,
      lacquer("#ee8f22", 0.3, { clearcoat: 0.7 }),
    );
    return group(
      place(group(place(wedge, [0, 0.0022, 0], [-Math.PI / 2, 0, 0])), [0, 0, 0], [0, angle, 0]),
    );
  });
  return place(group(peel, pith, ...flesh), at, turn);
}

export function squeezer() {
  const body = lathe(
    [
      [0, 0],
      [0.078, 0],
      [0.083, 0.005],
      [0.084, 0.02],
      [0.078, 0.06],
      [0.07, 0.12],
      [0.068, 0.15],
      [0.07, 0.158],
    ],
    cream(),
  );
  const ring = lathe(
    [
      [0.07, 0.152],
      [0.075, 0.155],
      [0.075, 0.163],
      [0.07, 0.166],
    ],
    steel(),
  );
  const bowl = lathe(
    [
      [0.02, 0.16],
      [0.066, 0.164],
      [0.084, 0.182],
      [0.09, 0.206],
      [0.092, 0.209],
      [0.088, 0.209],
      [0.08, 0.186],
      [0.06, 0.17],
      [0, 0.168],
    ],
    sage(),
    [0, 0, 0],
  );
  const cone = lathe(
    [
      [0.05, 0.172],
      [0.05, 0.182],
      [0.044, 0.2],
      [0.036, 0.222],
      [0.024, 0.242],
      [0.01, 0.253],
      [0, 0.256],
    ],
    plastic("#f4f1ea", 0.32),
    [0, 0, 0],
    true,
  );
  reshape(cone, ([x, y, z]) => {
    const groove =
      1 - 0.17 * Math.abs(Math.sin(Math.atan2(z, x) * 6)) ** 1.5 * Math.min(1, (0.256 - y) / 0.02);
    return [x * groove, y, z * groove];
  });
  const spout = group(
    rod([0.068, 0.172, 0.03], [0.125, 0.15, 0.055], 0.016, 0.012, steel()),
    rod([0.12, 0.152, 0.053], [0.125, 0.138, 0.055], 0.012, 0.0105, steel()),
  );
  const tumbler: [number, number][] = [
    [0, 0.004],
    [0.026, 0.004],
    [0.029, 0.008],
    [0.034, 0.09],
    [0.0345, 0.092],
    [0.0325, 0.091],
  ];
  const juice = lathe(
    [
      [0, 0.008],
      [0.026, 0.008],
      [0.0305, 0.056],
      [0.029, 0.059],
      [0, 0.0595],
    ],
    plastic("#ee9a25", 0.35),
    [0.128, 0, 0.056],
  );
  const beaker = noShadow(lathe(tumbler, glass("#eef5f5", 0.14), [0.128, 0, 0.056]));
  const switchPlate = place(
    box([0.02, 0.034, 0.006], 0.003, steel(), [0, 0, 0]),
    [0, 0.07, 0.0775],
    [-0.12, 0, 0],
  );
  return group(
    body,
    ring,
    bowl,
    cone,
    spout,
    juice,
    beaker,
    switchPlate,
    orangeHalf([-0.13, 0.038, 0.055], [0.9, 0, 0.25]),
    orange([-0.105, 0.041, -0.045]),
  );
}

function orange(at: [number, number, number]) {
  return group(
    ball(
      0.041,
      fabric("#e38519", "felt", 0.05, { roughness: 0.45, sheen: 0, specularIntensity: 0.8 }),
      at,
      [1, 0.96, 1],
    ),
    ball(0.004, plastic("#5c6a2c", 0.7), [at[0] + 0.006, at[1] + 0.039, at[2] + 0.004]),
  );
}
