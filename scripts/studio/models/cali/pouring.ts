import { lip, taper } from "../../kit/bend";
import { glass, plastic } from "../../kit/materials";
import {
  box,
  cushion,
  group,
  lathe,
  noShadow,
  place,
  plate,
  rod,
  roundedRect,
  tube,
} from "../../kit/shapes";
import { black, cream, dial, sage, steel, walnut } from "./finish";

export function kettle() {
  const body = lip(
    lathe(
      [
        [0.0, 0.03],
        [0.098, 0.03],
        [0.104, 0.036],
        [0.103, 0.06],
        [0.096, 0.12],
        [0.084, 0.18],
        [0.074, 0.222],
        [0.073, 0.234],
        [0.07, 0.238],
        [0.067, 0.232],
      ],
      sage(),
    ),
    0.14,
    0.236,
    0.05,
    0.4,
  );
  const band = lathe(
    [
      [0.1, 0.026],
      [0.107, 0.028],
      [0.107, 0.038],
      [0.1035, 0.041],
    ],
    steel(),
  );
  const base = lathe(
    [
      [0, 0],
      [0.108, 0],
      [0.112, 0.004],
      [0.112, 0.016],
      [0.106, 0.022],
      [0, 0.023],
    ],
    cream(),
  );
  const lid = lathe(
    [
      [0.069, 0.232],
      [0.066, 0.241],
      [0.052, 0.252],
      [0.02, 0.259],
      [0, 0.26],
    ],
    cream(),
  );
  const knob = lathe(
    [
      [0.006, 0.258],
      [0.007, 0.266],
      [0.016, 0.271],
      [0.018, 0.281],
      [0.014, 0.289],
      [0, 0.291],
    ],
    walnut(),
    [0, 0, 0],
    true,
  );
  const handle = tube(
    [
      [-0.07, 0.222, 0],
      [-0.11, 0.236, 0],
      [-0.148, 0.218, 0],
      [-0.157, 0.165, 0],
      [-0.15, 0.115, 0],
      [-0.132, 0.075, 0],
    ],
    0.0125,
    walnut(),
  );
  const mounts = group(
    rod([-0.06, 0.214, 0], [-0.088, 0.231, 0], 0.012, 0.0145, steel()),
    rod([-0.095, 0.07, 0], [-0.136, 0.083, 0], 0.01, 0.014, steel()),
  );
  const gauge = place(
    plate(roundedRect(0.014, 0.09, 0.007), 0.004, 0.0015, plastic("#2a3b3d", 0.1)),
    [0, 0.115, 0.0985],
    [-0.17, 0, 0],
  );
  const toggle = box([0.02, 0.01, 0.026], 0.004, black(), [-0.126, 0.045, 0]);
  const cord = tube(
    [
      [-0.1, 0.008, -0.02],
      [-0.16, 0.005, -0.05],
      [-0.2, 0.004, -0.12],
      [-0.13, 0.004, -0.19],
    ],
    0.0035,
    black(),
  );
  return group(body, band, base, lid, knob, handle, mounts, gauge, toggle, cord);
}

export function blender() {
  const foot = place(
    taper(
      cushion([0.19, 0.16, 0.19], sage(), [0, 0, 0], {
        puff: 0,
        radius: 0.035,
        wrinkle: 0,
        detail: 44,
      }),
      0.16,
      0.72,
    ),
    [0, 0.088, 0],
  );
  const plinth = place(
    plate(roundedRect(0.19, 0.19, 0.04), 0.016, 0.005, steel()),
    [0, 0.012, 0],
    [-Math.PI / 2, 0, 0],
  );
  const collar = lathe(
    [
      [0.06, 0.16],
      [0.066, 0.166],
      [0.066, 0.182],
      [0.06, 0.188],
      [0.058, 0.2],
    ],
    steel(),
  );
  const jar: [number, number][] = [
    [0.046, 0.196],
    [0.054, 0.21],
    [0.058, 0.25],
    [0.071, 0.4],
    [0.074, 0.425],
    [0.076, 0.427],
    [0.073, 0.428],
  ];
  const shell = noShadow(lip(lathe(jar, glass("#e6f0ef", 0.16)), 0.36, 0.428, 0.022, 0.35));
  const drink = lathe(
    [
      [0, 0.203],
      [0.046, 0.203],
      [0.054, 0.25],
      [0.0635, 0.345],
      [0.062, 0.349],
      [0, 0.351],
    ],
    plastic("#d9795f", 0.55),
  );
  const froth = lathe(
    [
      [0, 0.35],
      [0.058, 0.351],
      [0.0625, 0.347],
      [0.0637, 0.352],
      [0.061, 0.356],
      [0, 0.357],
    ],
    plastic("#e8a48d", 0.8),
  );
  const handle = tube(
    [
      [-0.066, 0.392, 0],
      [-0.1, 0.4, 0],
      [-0.122, 0.37, 0],
      [-0.118, 0.29, 0],
      [-0.098, 0.245, 0],
      [-0.058, 0.24, 0],
    ],
    0.0095,
    cream(),
  );
  const lid = lathe(
    [
      [0.07, 0.42],
      [0.079, 0.424],
      [0.079, 0.438],
      [0.07, 0.446],
      [0.034, 0.45],
      [0.032, 0.466],
      [0.028, 0.47],
      [0, 0.471],
    ],
    cream(),
  );
  const ticks = Array.from({ length: 6 }, (_, i) => {
    const y = 0.25 + i * 0.026;
    return noShadow(
      box([i % 2 ? 0.012 : 0.02, 0.0016, 0.001], 0.0004, plastic("#ffffff", 0.6), [
        0.018,
        y,
        0.0575 + (y - 0.25) * 0.085,
      ]),
    );
  });
  return group(
    foot,
    plinth,
    collar,
    drink,
    froth,
    handle,
    lid,
    shell,
    ...ticks,
    dial(0.026, [0, 0.085, 0.078]),
  );
}
