import { reshape } from "../../kit/bend";
import {
  ball,
  cushion,
  group,
  lathe,
  place,
  plate,
  rod,
  roundedRect,
  tube,
} from "../../kit/shapes";
import { black, dial, sage, steel, walnut } from "./finish";

export function mixer() {
  const foot = place(
    plate(roundedRect(0.34, 0.21, 0.1), 0.035, 0.014, sage()),
    [0.02, 0.022, 0],
    [-Math.PI / 2, 0, 0],
  );
  const pad = place(
    plate(roundedRect(0.335, 0.205, 0.1), 0.008, 0.003, black()),
    [0.02, 0.004, 0],
    [-Math.PI / 2, 0, 0],
  );
  const neck = cushion([0.12, 0.25, 0.13], sage(), [-0.085, 0.15, 0], {
    puff: 0,
    radius: 0.05,
    wrinkle: 0,
    detail: 50,
  });
  reshape(neck, ([x, y, z]) => [
    x * (1 + 0.5 * Math.max(0, -y / 0.125) ** 2) - 0.018 * (y / 0.125),
    y,
    z * (1 + 0.25 * (y / 0.125) ** 2),
  ]);
  const head = lathe(
    [
      [0, -0.2],
      [0.04, -0.196],
      [0.068, -0.17],
      [0.078, -0.11],
      [0.08, -0.02],
      [0.076, 0.08],
      [0.066, 0.15],
      [0.056, 0.172],
      [0.05, 0.176],
      [0, 0.177],
    ],
    sage(),
    [0, 0, 0],
    true,
  );
  place(head, [0.015, 0.315, 0], [0, 0, -Math.PI / 2]);
  const cap = place(
    lathe(
      [
        [0.054, 0],
        [0.056, 0.004],
        [0.05, 0.014],
        [0.03, 0.018],
        [0, 0.018],
      ],
      steel(),
    ),
    [0.189, 0.315, 0],
    [0, 0, -Math.PI / 2],
  );
  const band = place(
    lathe(
      [
        [0.0795, -0.004],
        [0.082, -0.002],
        [0.082, 0.006],
        [0.0795, 0.008],
      ],
      steel(),
    ),
    [-0.005, 0.315, 0],
    [0, 0, -Math.PI / 2],
  );
  const hub = group(
    rod([0.085, 0.262, 0], [0.085, 0.226, 0], 0.034, 0.03, steel()),
    rod([0.085, 0.23, 0], [0.085, 0.2, 0], 0.008, 0.008, steel()),
  );
  const whisk = Array.from({ length: 7 }, (_, i) => {
    const loop = tube(
      [
        [0, 0.205, 0],
        [0.03, 0.16, 0],
        [0.038, 0.12, 0],
        [0.02, 0.085, 0],
        [0, 0.078, 0],
        [-0.02, 0.085, 0],
        [-0.038, 0.12, 0],
        [-0.03, 0.16, 0],
        [0, 0.205, 0],
      ],
      0.0016,
      steel(),
    );
    return place(group(loop), [0.085, 0, 0], [0, (i / 7) * Math.PI, 0]);
  });
  const bowl = lathe(
    [
      [0.0, 0.042],
      [0.05, 0.042],
      [0.052, 0.05],
      [0.075, 0.066],
      [0.096, 0.1],
      [0.104, 0.15],
      [0.106, 0.182],
      [0.109, 0.184],
      [0.109, 0.189],
      [0.103, 0.187],
      [0.098, 0.14],
      [0.08, 0.08],
      [0, 0.06],
    ],
    steel(),
    [0.085, 0, 0],
  );
  const handle = tube(
    [
      [0.085, 0.165, 0.1],
      [0.085, 0.17, 0.14],
      [0.085, 0.14, 0.158],
      [0.085, 0.1, 0.14],
      [0.085, 0.09, 0.09],
    ],
    0.007,
    steel(),
  );
  const lever = group(
    rod([-0.06, 0.29, 0.072], [-0.06, 0.29, 0.09], 0.006, 0.006, steel()),
    ball(0.011, walnut(), [-0.06, 0.29, 0.096]),
  );
  return group(
    foot,
    pad,
    neck,
    head,
    cap,
    band,
    hub,
    ...whisk,
    bowl,
    handle,
    lever,
    dial(0.018, [0.075, 0.31, 0.076]),
  );
}
