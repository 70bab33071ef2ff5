import type { Group } from "three";
import { glossLight } from "../kit/light";
import {
  fabric,
  glowing,
  lacquer,
  leather,
  marble,
  metal,
  plaster,
  plastic,
  wood,
} from "../kit/materials";
import { ball, box, group, lathe, place, rod, tube } from "../kit/shapes";
import type { Shot } from "../kit/stage";

const moss = () => lacquer("#2f6b45", 0.4);
const brass = () => metal("#d2ab66", 0.22);
const bone = () => plaster("#efe9dc", 0.2, 0.6);
const oak = () => wood("#b98a5c", 0.35, 0.2);

function domeLamp() {
  const shade = lathe(
    [
      [0.02, 0.4],
      [0.07, 0.39],
      [0.12, 0.35],
      [0.145, 0.285],
      [0.146, 0.28],
      [0.142, 0.282],
      [0.115, 0.345],
      [0.06, 0.385],
    ],
    moss(),
    [0, 0, 0],
    true,
  );
  return group(
    lathe(
      [
        [0, 0],
        [0.085, 0],
        [0.09, 0.006],
        [0.088, 0.018],
        [0, 0.02],
      ],
      marble("#e8efe8", 0.3),
    ),
    rod([0, 0.02, 0], [0, 0.4, 0], 0.007, 0.007, brass()),
    shade,
    lathe(
      [
        [0, 0.418],
        [0.014, 0.414],
        [0.02, 0.4],
        [0, 0.398],
      ],
      brass(),
    ),
    ball(0.045, glowing("#ffe2ae", 2.2), [0, 0.315, 0]),
  );
}

function vase() {
  const body = lathe(
    [
      [0, 0],
      [0.05, 0],
      [0.056, 0.006],
      [0.085, 0.07],
      [0.095, 0.13],
      [0.075, 0.2],
      [0.04, 0.25],
      [0.034, 0.285],
      [0.046, 0.31],
      [0.042, 0.312],
      [0.03, 0.285],
    ],
    bone(),
    [0, 0, 0],
    true,
  );
  const stems = Array.from({ length: 5 }, (_, i) => {
    const a = i * 1.3;
    const [x, z, y] = [Math.cos(a) * 0.08, Math.sin(a) * 0.06, 0.5 + (i % 3) * 0.05];
    const buds = Array.from({ length: 7 }, (_, k) =>
      place(
        ball(0.013, plastic(k % 2 ? "#5e8a5a" : "#79a06f", 0.7), [0, 0, 0], [0.6, 1.5, 0.35]),
        [
          x * (0.55 + k * 0.08),
          y - 0.16 + k * 0.027,
          z * (0.55 + k * 0.08) + (k % 2 ? 0.013 : -0.013),
        ],
        [0.5, a + k, k % 2 ? 0.7 : -0.7],
      ),
    );
    return group(
      tube(
        [
          [0, 0.27, 0],
          [x * 0.35, 0.36, z * 0.35],
          [x, y, z],
        ],
        0.0025,
        plastic("#566b41", 0.7),
      ),
      ...buds,
    );
  });
  return group(body, ...stems);
}

function speaker() {
  const cone = (y: number, r: number) =>
    place(
      group(
        lathe(
          [
            [0, 0.012],
            [r * 0.3, 0.01],
            [r * 0.34, 0.002],
            [r * 0.8, 0.008],
            [r * 0.9, 0.013],
            [r, 0.008],
            [r * 1.05, 0.01],
            [r * 1.12, 0.004],
          ],
          plastic("#222624", 0.45),
        ),
        lathe(
          [
            [r * 1.08, 0],
            [r * 1.16, 0.006],
            [r * 1.2, 0],
          ],
          brass(),
        ),
      ),
      [0, y, 0.09],
      [Math.PI / 2, 0, 0],
    );
  return group(
    box([0.2, 0.34, 0.19], 0.022, oak(), [0, 0.18, -0.01]),
    box([0.178, 0.318, 0.02], 0.009, fabric("#2f4f3b", "linen", 0.06), [0, 0.18, 0.083]),
    cone(0.12, 0.062),
    cone(0.27, 0.03),
    box([0.17, 0.02, 0.15], 0.006, plastic("#222624"), [0, 0.01, -0.01]),
  );
}

function clock() {
  const hand = (length: number, width: number, angle: number, z: number) =>
    place(
      group(box([width, length, 0.002], 0.0008, plastic("#1d2a22"), [0, length * 0.42, 0])),
      [0, 0.14, z],
      [0, 0, angle],
    );
  const marks = Array.from({ length: 12 }, (_, i) =>
    place(
      group(
        box([i % 3 ? 0.003 : 0.006, i % 3 ? 0.01 : 0.017, 0.002], 0.0008, brass(), [0, 0.098, 0]),
      ),
      [0, 0.14, 0.0235],
      [0, 0, (i / 12) * Math.PI * 2],
    ),
  );
  const face = place(
    group(
      lathe(
        [
          [0, -0.02],
          [0.12, -0.02],
          [0.127, -0.012],
          [0.127, 0.024],
          [0.121, 0.028],
          [0.116, 0.021],
          [0, 0.02],
        ],
        moss(),
      ),
      lathe(
        [
          [0.1155, 0.0222],
          [0, 0.0222],
        ],
        plaster("#f1ecdf", 0.2, 0.4),
      ),
    ),
    [0, 0.14, 0],
    [Math.PI / 2, 0, 0],
  );
  return group(
    face,
    ...marks,
    hand(0.06, 0.007, 1.05, 0.025),
    hand(0.09, 0.005, -1.05, 0.027),
    hand(0.1, 0.0018, 2.5, 0.029),
    ball(0.006, brass(), [0, 0.14, 0.026]),
    box([0.16, 0.03, 0.07], 0.01, oak(), [0, 0.014, 0], true),
  );
}

function mushroom() {
  return group(
    lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.08, 0.01],
        [0.05, 0.04],
        [0.035, 0.12],
        [0.042, 0.2],
        [0, 0.2],
      ],
      lacquer("#e9e2d2", 0.4),
      [0, 0, 0],
      true,
    ),
    lathe(
      [
        [0.05, 0.19],
        [0.15, 0.185],
        [0.165, 0.2],
        [0.15, 0.26],
        [0.1, 0.305],
        [0.04, 0.322],
        [0, 0.324],
      ],
      lacquer("#8fbf94", 0.35),
      [0, 0, 0],
      true,
    ),
    lathe(
      [
        [0.13, 0.186],
        [0, 0.188],
      ],
      glowing("#ffe6b8", 1.6),
    ),
  );
}

function ribbed() {
  const profile: [number, number][] = [
    [0, 0],
    [0.06, 0],
  ];
  for (let i = 0; i <= 60; i++)
    profile.push([
      0.062 + 0.035 * Math.sin((i / 60) * Math.PI * 0.9) + 0.004 * Math.sin(i * 1.57),
      0.006 + i * 0.0036,
    ]);
  profile.push([0.062, 0.222], [0.05, 0.2]);
  return group(
    lathe(profile, moss(), [0, 0, 0], true),
    place(
      lathe(
        [
          [0, 0],
          [0.035, 0],
          [0.04, 0.004],
          [0.045, 0.07],
          [0.03, 0.11],
          [0.034, 0.125],
          [0.03, 0.122],
        ],
        bone(),
        [0, 0, 0],
        true,
      ),
      [0.13, 0, 0.05],
    ),
  );
}

function taskLamp() {
  const head = place(
    lathe(
      [
        [0.012, 0.05],
        [0.03, 0.045],
        [0.05, 0.01],
        [0.062, -0.04],
        [0.06, -0.04],
        [0.04, 0.0],
      ],
      moss(),
      [0, 0, 0],
      true,
    ),
    [0.19, 0.4, 0],
    [0, 0, 0.55],
  );
  return group(
    lathe(
      [
        [0, 0],
        [0.085, 0],
        [0.09, 0.005],
        [0.088, 0.016],
        [0, 0.018],
      ],
      moss(),
    ),
    rod([0, 0.015, 0], [-0.07, 0.25, 0], 0.006, 0.006, brass()),
    rod([-0.07, 0.25, 0], [0.17, 0.435, 0], 0.006, 0.006, brass()),
    ball(0.013, brass(), [-0.07, 0.25, 0]),
    ball(0.012, brass(), [0.172, 0.437, 0]),
    head,
    ball(0.026, glowing("#ffe2ae", 2.4), [0.205, 0.376, 0]),
  );
}

function radio() {
  const grille = Array.from({ length: 14 }, (_, i) =>
    box([0.004, 0.1, 0.006], 0.002, oak(), [-0.105 + i * 0.01, 0.09, 0.05]),
  );
  const dial = place(
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.035, 0.012],
        [0.03, 0.016],
        [0, 0.016],
      ],
      brass(),
    ),
    [0.088, 0.1, 0.046],
    [Math.PI / 2, 0, 0],
  );
  return group(
    box([0.3, 0.16, 0.09], 0.03, moss(), [0, 0.09, 0]),
    box([0.15, 0.115, 0.006], 0.003, plastic("#1e2d25", 0.7), [-0.04, 0.09, 0.0455]),
    ...grille,
    dial,
    tube(
      [
        [-0.12, 0.165, 0],
        [-0.11, 0.205, 0],
        [0, 0.215, 0],
        [0.11, 0.205, 0],
        [0.12, 0.165, 0],
      ],
      0.007,
      leather("#8a5a34", 0.06),
    ),
    rod([0.13, 0.16, -0.03], [0.2, 0.33, -0.03], 0.0025, 0.002, brass()),
    ball(0.005, brass(), [0.2, 0.33, -0.03]),
  );
}

function shot(build: () => Group, around = 24, above = 12): Shot {
  const light = glossLight({ sky: "#8f9591", horizon: "#555b57" });
  return {
    width: 800,
    height: 800,
    build,
    light,
    camera: { around, above, fill: 0.82 },
    samples: 24,
  };
}

export const scenes: Record<string, Shot> = {
  "product-1": shot(domeLamp),
  "product-2": shot(vase),
  "product-3": shot(speaker, 28, 10),
  "product-4": shot(clock, 20, 8),
  "product-5": shot(mushroom),
  "product-6": shot(ribbed, 20, 16),
  "product-7": shot(taskLamp, 16, 12),
  "product-8": shot(radio, 24, 14),
};
