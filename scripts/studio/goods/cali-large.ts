import { reshape } from "../kit/bend";
import { brushed, glass, glowing, lacquer, plastic } from "../kit/materials";
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
  tube,
} from "../kit/shapes";
import { black, cream, dial, sage, steel, walnut } from "./cali-small";

function mixer() {
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

function espresso() {
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

function refrigerator() {
  const [w, d] = [0.6, 0.6];
  const coat = () => lacquer("#8db0b2", 0.4);
  const carcass = box([w, 1.56, d - 0.07], 0.06, coat(), [0, 0.85, -0.05]);
  const lower = cushion([w, 1.06, 0.1], coat(), [0, 0.605, d / 2 - 0.04], {
    axis: "z",
    puff: 0.018,
    radius: 0.045,
    wrinkle: 0,
    detail: 70,
  });
  const upper = cushion([w, 0.48, 0.1], coat(), [0, 1.383, d / 2 - 0.04], {
    axis: "z",
    puff: 0.018,
    radius: 0.045,
    wrinkle: 0,
    detail: 60,
  });
  const seal = box([w - 0.03, 1.5, 0.03], 0.01, plastic("#3c4445", 0.7), [0, 0.85, d / 2 - 0.09]);
  const handles = [
    [1.22, 0.26],
    [0.93, 0.34],
  ].map(([y = 0, length = 0]) =>
    group(
      tube(
        [
          [-0.23, y + length / 2 - (y > 1.1 ? 0 : 0.02), 0.325],
          [-0.23, y + length * 0.42, 0.36],
          [-0.23, y, 0.372],
          [-0.23, y - length * 0.42, 0.36],
          [-0.23, y - length / 2, 0.325],
        ],
        0.012,
        steel(),
      ),
    ),
  );
  handles[0]?.position.set(0, 0.12, 0);
  handles[1]?.position.set(0, -0.02, 0);
  const hinges = [1.135, 0.085, 1.62].map((y) =>
    box([0.03, 0.02, 0.05], 0.006, steel(), [0.27, y, 0.28]),
  );
  const name = box([0.15, 0.026, 0.006], 0.003, steel(), [0.16, 1.5, 0.328]);
  const plinth = box([w - 0.08, 0.07, d - 0.16], 0.01, plastic("#2d3132", 0.6), [0, 0.055, -0.04]);
  const feet = [-1, 1].flatMap((x) =>
    [0.2, -0.24].map((z) => rod([x * 0.23, 0.09, z], [x * 0.23, 0, z], 0.024, 0.02, steel())),
  );
  return group(carcass, lower, upper, seal, ...handles, ...hinges, name, plinth, ...feet);
}

function microwave() {
  const shell = box([0.5, 0.29, 0.36], 0.035, sage(), [0, 0.165, 0]);
  const door = box([0.355, 0.262, 0.02], 0.009, cream(), [-0.065, 0.165, 0.18]);
  const panel = box([0.115, 0.262, 0.02], 0.009, brushed("#d5d6d4", 0.3), [0.178, 0.165, 0.18]);
  const frame = place(
    plate(roundedRect(0.285, 0.19, 0.022), 0.01, 0.003, steel()),
    [-0.075, 0.165, 0.188],
  );
  const cavity = place(
    plate(roundedRect(0.268, 0.173, 0.016), 0.008, 0.002, plastic("#17191a", 0.12)),
    [-0.075, 0.165, 0.1912],
  );
  const sheen = noShadow(
    place(
      plate(roundedRect(0.268, 0.173, 0.016), 0.001, 0.0002, glass("#20282a", 0.25)),
      [-0.075, 0.165, 0.197],
    ),
  );
  const handle = group(
    rod([0.092, 0.075, 0.222], [0.092, 0.255, 0.222], 0.0075, 0.0075, walnut()),
    ...[0.085, 0.245].map((y) => rod([0.092, y, 0.188], [0.092, y, 0.222], 0.005, 0.005, steel())),
  );
  const screen = place(
    plate(roundedRect(0.075, 0.034, 0.006), 0.004, 0.001, plastic("#0e1213", 0.15)),
    [0.178, 0.26, 0.1915],
  );
  const segments = [
    [0, 0.0092, 0.007, 0.0014],
    [0.004, 0.0045, 0.0014, 0.007],
    [0.004, -0.0045, 0.0014, 0.007],
    [0, -0.0092, 0.007, 0.0014],
    [-0.004, -0.0045, 0.0014, 0.007],
    [-0.004, 0.0045, 0.0014, 0.007],
    [0, 0, 0.007, 0.0014],
  ] as const;
  // Seven segments each, from the top clockwise, the middle last: 2 4 5.
  const bars = ["1101101", "0110011", "1011011"].flatMap((digit, k) =>
    segments
      .filter((_, i) => digit[i] === "1")
      .map(([x, y, w, h]) => [0.1615 + k * 0.0165 + x, 0.26 + y, w, h] as const),
  );
  const led = bars.map(([x, y, w, h]) =>
    box([w, h, 0.001], 0.0003, glowing("#8fe3e0", 1.6), [x, y, 0.1938]),
  );
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      lathe(
        [
          [0, 0],
          [0.018, 0],
          [0.02, 0.024],
          [0, 0.024],
        ],
        black(),
        [x * 0.2, 0, z * 0.13],
      ),
    ),
  );
  return group(
    shell,
    door,
    panel,
    frame,
    cavity,
    sheen,
    handle,
    screen,
    ...led,
    ...feet,
    dial(0.024, [0.178, 0.19, 0.19]),
    dial(0.024, [0.178, 0.115, 0.19]),
  );
}

export const coldAppliances = { mixer, espresso, refrigerator, microwave };
