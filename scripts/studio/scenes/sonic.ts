import { Box3, type Group, type Object3D } from "three";
import { glossLight, studioLight, type Triple } from "../kit/light";
import { skin } from "../kit/loft";
import { fabric, lacquer, leather, metal, plaster, plastic, wood } from "../kit/materials";
import { backdrop, ball, box, cushion, group, lathe, place, rod, tube } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";
import { headphones, travelCase } from "../models/headphones";

const blush = { shell: "#f3d3cd", pad: "#c98f8b", metal: "#e3b49a" };

function cutout(build: () => Group, camera: Camera): Shot {
  const light = glossLight({
    dome: { power: 0.66 },
    sky: "#a89c9b",
    horizon: "#6b5d5d",
    ground: "#c9a9a6",
  });
  return { width: 1000, height: 1000, build, light, camera: { fill: 0.84, ...camera } };
}

function scene(build: () => Group, camera: Camera, background = "#f6c9c6"): Shot {
  const light = studioLight({
    lamps: [
      { from: [-5, 5.5, 3], size: 0.3, power: 1.9, color: "#fff0e2" },
      { from: [5, 4, -4], size: 0.4, power: 0.6, color: "#ffe1e6" },
    ],
    dome: { power: 0.6, color: "#fff4f2" },
    sky: "#c3b0ae",
    horizon: "#8d7572",
    ground: "#d8b0ac",
  });
  return {
    width: 900,
    height: 700,
    build,
    light,
    camera,
    background,
    film: { vignette: 0.18 },
    samples: 32,
  };
}

/** A seamless paper sweep: the floor rises into the wall in one curve. */
function sweep(color: string, depth = 0.45) {
  const [far, bend] = [-depth - 0.3, 0.35];
  const line: [number, number][] = [[3, 0]];
  for (let i = 0; i <= 24; i++) {
    const a = (i / 24) * (Math.PI / 2);
    line.push([far + bend - Math.sin(a) * bend, bend - Math.cos(a) * bend]);
  }
  line.push([far, 4]);
  const rows = line.map(([z, y]) => [-3, 0, 3].map((x): Triple => [x, y, z]));
  return backdrop(group(skin(rows, plaster(color, 0.6, 0.15), false, true)));
}

/** Lowers or lifts an object so that it stands on the ground. */
function stand<T extends Object3D>(object: T): Group {
  const made = group(object);
  made.position.y = -new Box3().setFromObject(made, true).min.y;
  return made;
}

function caseScene() {
  const shell = place(travelCase("#d98d90", "#8f4f55"), [-0.1, 0, 0.02], [0, 0.35, 0]);
  const pair = place(headphones(blush, 0.15), [0.1, 0.004, -0.05], [0, -0.5, 0], 0.98);
  const cable = tube(
    [
      [0.02, 0.003, 0.12],
      [0.07, 0.003, 0.09],
      [0.12, 0.003, 0.12],
      [0.09, 0.003, 0.16],
      [0.04, 0.003, 0.14],
      [0.06, 0.007, 0.1],
      [0.14, 0.003, 0.1],
      [0.2, 0.003, 0.13],
    ],
    0.0022,
    fabric("#8f4f55", "knit", 0.01),
  );
  const plug = group(
    rod([0.2, 0.003, 0.13], [0.222, 0.003, 0.137], 0.0034, 0.0034, metal("#e3b49a", 0.2)),
    rod([0.222, 0.003, 0.137], [0.232, 0.003, 0.14], 0.0016, 0.0016, metal("#e9c9b4", 0.15)),
  );
  return group(sweep("#f4bfbf"), shell, pair, cable, plug);
}

function detailScene() {
  const pair = headphones(blush, 0);
  return group(sweep("#f1b9ba", 0.5), pair);
}

function plant(at: [number, number, number]) {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const a = i * 2.4;
    const tilt = 0.35 + (i % 3) * 0.22;
    const leaf = ball(
      0.03,
      plastic(i % 2 ? "#5f7a56" : "#6f8a62", 0.6),
      [0, 0.05, 0],
      [0.42, 1.5, 0.07],
    );
    return place(
      group(leaf),
      [Math.cos(a) * 0.006, 0.075, Math.sin(a) * 0.006],
      [tilt * Math.sin(a), -a, -tilt * Math.cos(a)],
    );
  });
  const pot = lathe(
    [
      [0, 0],
      [0.032, 0],
      [0.036, 0.004],
      [0.042, 0.07],
      [0.043, 0.075],
      [0.039, 0.075],
      [0.037, 0.066],
      [0, 0.064],
    ],
    lacquer("#f2e3dc", 0.5),
  );
  return place(group(pot, ...leaves), at);
}

function deskScene() {
  const board = backdrop(
    box([2.4, 0.03, 0.9], 0.008, wood("#c79a72", 0.22, 0.7), [0, -0.015, 0.05], true),
  );
  const wall = backdrop(box([6, 4, 0.02], 0.005, plaster("#f2c6c2", 0.8, 0.1), [0, 1, -0.42]));
  const pair = place(headphones(blush, 0.1), [0.01, 0, 0.04], [0, 0.5, 0]);
  const books = group(
    box([0.2, 0.022, 0.145], 0.003, fabric("#b45d66", "linen", 0.05), [-0.22, 0.011, -0.08]),
    place(
      box([0.18, 0.018, 0.13], 0.003, fabric("#efe2d6", "linen", 0.05), [0, 0, 0]),
      [-0.215, 0.031, -0.085],
      [0, 0.15, 0],
    ),
    plant([-0.22, 0.04, -0.09]),
  );
  const note = group(
    place(
      box([0.13, 0.012, 0.18], 0.003, leather("#3c2f30", 0.08), [0, 0, 0]),
      [0.24, 0.006, 0.08],
      [0, -0.3, 0],
    ),
    place(
      group(rod([0, 0, -0.07], [0, 0, 0.07], 0.0042, 0.0042, metal("#e3b49a", 0.22))),
      [0.25, 0.0165, 0.08],
      [0, -0.55, 0],
    ),
  );
  const mug = group(
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.038, 0.004],
        [0.039, 0.085],
        [0.037, 0.086],
        [0.035, 0.07],
        [0, 0.07],
      ],
      lacquer("#f7ece4", 0.5),
      [0.21, 0, -0.12],
    ),
    tube(
      [
        [0.247, 0.07, -0.12],
        [0.272, 0.066, -0.12],
        [0.272, 0.03, -0.12],
        [0.247, 0.024, -0.12],
      ],
      0.0045,
      lacquer("#f7ece4", 0.5),
    ),
  );
  const cloth = cushion([0.4, 0.006, 0.3], fabric("#e7a5a4", "knit", 0.06), [0.02, 0.003, 0.06], {
    puff: 0,
    radius: 0.002,
    wrinkle: 0.001,
  });
  return group(board, wall, pair, books, note, mug, cloth);
}

export const scenes: Record<string, Shot> = {
  "headphones-1": cutout(() => headphones(blush, 0.12), { around: 34, above: 10 }),
  "headphones-2": cutout(() => headphones(blush, 0), { around: 74, above: 9 }),
  "headphones-3": cutout(
    () =>
      place(
        group(stand(place(group(headphones(blush, 1.42)), [0, 0, 0], [-Math.PI / 2, 0, 0]))),
        [0, 0, 0],
        [0, 0.45, 0],
      ),
    { around: 8, above: 48 },
  ),
  "row-1": scene(caseScene, {
    around: 4,
    above: 15,
    fov: 26,
    target: [-0.005, 0.075, 0],
    distance: 0.86,
    aperture: 0.006,
    focus: [-0.02, 0.05, 0.05],
  }),
  "row-2": scene(detailScene, {
    around: 52,
    above: 10,
    fov: 24,
    target: [0.075, 0.062, 0],
    distance: 0.36,
    aperture: 0.004,
    focus: [0.11, 0.05, 0.02],
  }),
  "row-3": scene(deskScene, {
    around: -6,
    above: 13,
    fov: 26,
    target: [0.0, 0.085, 0],
    distance: 0.84,
    aperture: 0.009,
    focus: [0.02, 0.08, 0.06],
  }),
};
