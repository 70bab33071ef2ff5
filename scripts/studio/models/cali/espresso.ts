import { brushed, glowing, plastic } from "../../kit/materials";
import { ball, box, group, lathe, place, rod, tube } from "../../kit/shapes";
import { cream, dial, sage, steel, walnut } from "./finish";

function cup(at: [number, number, number]) {
  const body = lathe(
    [
      [0, 0.003],
      [0.02, 0.003],
      [0.024, 0.006],
      [0.032, 0.03],
      [0.034, 0.052],
      [0.0325, 0.053],
      [0.03, 0.03],
      [0, 0.01],
    ],
    cream(),
    at,
  );
  const ear = tube(
    [
      [at[0] + 0.031, at[1] + 0.044, at[2]],
      [at[0] + 0.047, at[1] + 0.044, at[2]],
      [at[0] + 0.049, at[1] + 0.025, at[2]],
      [at[0] + 0.028, at[1] + 0.018, at[2]],
    ],
    0.004,
    cream(),
  );
  return group(body, ear);
}

export function espresso() {
  const shell = box([0.29, 0.35, 0.28], 0.03, sage(), [0, 0.19, -0.03]);
  const face = box([0.25, 0.2, 0.02], 0.009, brushed("#d2d3d1", 0.3, 0.28), [0, 0.145, 0.105]);
  const niche = box([0.21, 0.15, 0.012], 0.006, plastic("#1b1c1d", 0.4), [0, 0.13, 0.112]);
  const brow = box([0.27, 0.1, 0.09], 0.02, brushed("#d8d9d7", 0.3, 0.25), [0, 0.29, 0.135]);
  const tray = group(
    box([0.29, 0.04, 0.2], 0.014, sage(), [0, 0.026, 0.15]),
    box([0.25, 0.008, 0.15], 0.003, plastic("#202122", 0.5), [0, 0.047, 0.16]),
    ...Array.from({ length: 13 }, (_, i) =>
      box([0.008, 0.006, 0.142], 0.002, steel(), [-0.108 + i * 0.018, 0.052, 0.16]),
    ),
  );
  const group_ = group(
    rod([0, 0.245, 0.15], [0, 0.215, 0.15], 0.036, 0.036, steel()),
    rod([0, 0.218, 0.15], [0, 0.19, 0.15], 0.033, 0.029, steel()),
  );
  const handle = group(
    rod([0, 0.205, 0.18], [0, 0.2, 0.215], 0.009, 0.008, steel()),
    rod([0, 0.201, 0.21], [0, 0.185, 0.315], 0.0115, 0.0155, walnut()),
    ball(0.0155, walnut(), [0, 0.185, 0.315]),
  );
  const spouts = [-0.012, 0.012].map((x) =>
    tube(
      [
        [0, 0.195, 0.15],
        [x, 0.182, 0.15],
        [x, 0.168, 0.15],
      ],
      0.0055,
      steel(),
    ),
  );
  const wand = tube(
    [
      [0.112, 0.245, 0.17],
      [0.125, 0.215, 0.19],
      [0.125, 0.15, 0.2],
      [0.128, 0.1, 0.205],
    ],
    0.005,
    steel(),
  );
  const gauge = place(
    group(
      lathe(
        [
          [0, 0],
          [0.03, 0],
          [0.031, 0.01],
          [0.027, 0.013],
          [0.026, 0.009],
          [0, 0.009],
        ],
        steel(),
      ),
      lathe(
        [
          [0, 0.0092],
          [0.0258, 0.0094],
        ],
        plastic("#f5f2ea", 0.5),
      ),
      box([0.002, 0.002, 0.02], 0.0008, plastic("#b3402d", 0.5), [0.004, 0.0105, -0.006]),
    ),
    [0, 0.293, 0.18],
    [Math.PI / 2, 0, 0.4],
  );
  const knob = place(
    lathe(
      [
        [0, 0],
        [0.018, 0],
        [0.019, 0.02],
        [0.014, 0.028],
        [0, 0.029],
      ],
      walnut(),
      [0, 0, 0],
    ),
    [0.145, 0.3, 0.06],
    [0, 0, -Math.PI / 2],
  );
  const rail = tube(
    [
      [-0.13, 0.385, 0.09],
      [0.13, 0.385, 0.09],
      [0.132, 0.385, -0.14],
      [-0.132, 0.385, -0.14],
    ],
    0.0035,
    steel(),
    true,
    40,
  );
  const posts = [-1, 1].flatMap((x) =>
    [0.09, -0.14].map((z) => rod([x * 0.13, 0.36, z], [x * 0.13, 0.386, z], 0.003, 0.003, steel())),
  );
  const plate_ = box([0.25, 0.006, 0.22], 0.003, brushed("#cfd0ce"), [0, 0.367, -0.03]);
  const lamps = [-0.085, 0.085].map((x, i) =>
    group(
      dial(0.017, [x, 0.293, 0.178]),
      ball(0.003, glowing(i ? "#ffb35c" : "#fff1d6", 2.5), [x, 0.322, 0.18]),
    ),
  );
  return group(
    shell,
    face,
    niche,
    brow,
    tray,
    group_,
    handle,
    ...spouts,
    wand,
    gauge,
    knob,
    rail,
    ...posts,
    plate_,
    ...lamps,
    cup([-0.06, 0.37, 0.0]),
    cup([0.035, 0.37, -0.03]),
    cup([0, 0.055, 0.15]),
  );
}
