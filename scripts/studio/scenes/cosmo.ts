import type { Group } from "three";
import { studioLight } from "../kit/light";
import { fabric, glowing, lacquer, plastic, wood } from "../kit/materials";
import { diningChair, sofa } from "../kit/seating";
import { ball, box, group, lathe, place, rod } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";
import { art, brass, floorLamp, oak, plant, room, rug, shelves, table } from "../models/room";

function living(): Group {
  const couch = sofa({
    cloth: () => fabric("#2f5d48", "linen", 0.4),
    legs: oak,
    seats: 3,
    width: 2.2,
    pillows: () => fabric("#d9a520", "linen", 0.25),
  });
  return group(
    room("#e6e0d2", "#b58a5e"),
    rug("#e5dccb", 3, 2),
    place(couch, [0, 0, -0.55]),
    table([0.1, 0, 0.65], 0.48, 0.38),
    floorLamp([-1.55, 0, -0.7]),
    plant([1.65, 0, -0.65]),
    art([-0.42, 1.75, -1.17], "#2f5d48", "#d9a520"),
    art([0.42, 1.75, -1.17], "#26416e", "#c8692c"),
  );
}

function dining(): Group {
  const chair = () => diningChair(fabric("#d09a1e", "linen", 0.3), oak());
  const lamp = lathe(
    [
      [0.3, 1.45],
      [0.27, 1.53],
      [0.2, 1.63],
      [0.1, 1.71],
      [0.03, 1.76],
    ],
    lacquer("#d9a520", 0.4),
    [0, 0, 0],
    true,
  );
  const top = box([2.3, 0.045, 0.95], 0.02, wood("#b58c5e", 0.28, 0.9), [0, 0.74, 0], true);
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      rod([x * 0.98, 0.72, z * 0.34], [x * 1.06, 0, z * 0.4], 0.034, 0.022, oak()),
    ),
  );
  const bowl = lathe(
    [
      [0.05, 0.765],
      [0.1, 0.775],
      [0.2, 0.85],
      [0.195, 0.853],
      [0.1, 0.79],
      [0, 0.785],
    ],
    lacquer("#26547c", 0.4),
    [0, 0, 0],
    true,
  );
  const fruit = [0, 1, 2, 3].map((i) =>
    ball(0.048, plastic(i % 2 ? "#d9a520" : "#c8692c", 0.5), [
      Math.cos(i * 1.6) * 0.075,
      0.85,
      Math.sin(i * 1.6) * 0.075,
    ]),
  );
  const row = (z: number, turn: number) =>
    [-0.78, 0, 0.78].map((x) => place(chair(), [x, 0, z], [0, turn + x * 0.06, 0]));
  return group(
    room("#24443a", "#a67c52"),
    top,
    ...legs,
    bowl,
    ...fruit,
    ...row(-0.55, 0),
    ...row(0.62, Math.PI),
    place(chair(), [-1.42, 0, 0], [0, Math.PI / 2, 0]),
    place(chair(), [1.42, 0, 0], [0, -Math.PI / 2, 0]),
    lamp,
    rod([0, 1.75, 0], [0, 3, 0], 0.006, 0.006, brass()),
    ball(0.07, glowing("#ffdf9f", 5), [0, 1.5, 0]),
    plant([2.05, 0, -0.75]),
    art([-0.95, 1.75, -1.17], "#d9a520", "#2f5d48"),
    art([0.95, 1.75, -1.17], "#c8692c", "#26416e"),
  );
}

function reading(): Group {
  const chair = sofa({
    cloth: () => fabric("#c9951c", "corduroy", 0.26),
    legs: oak,
    seats: 1,
    width: 1.05,
    arm: 0.2,
    armHeight: 0.58,
    round: 0.1,
  });
  return group(
    room("#2a4468", "#b98d60"),
    rug("#d8d2c6", 2.4, 1.8),
    place(chair, [-0.2, 0, -0.1], [0, 0.35, 0]),
    table([0.75, 0, 0.25], 0.27, 0.48),
    floorLamp([-1.05, 0, -0.6]),
    plant([2.05, 0, -0.7]),
    shelves([1.05, 0, -1.0]),
    art([-0.35, 1.75, -1.17], "#2f5d48", "#d9a520"),
  );
}

function shot(build: () => Group, camera: Partial<Camera>): Shot {
  const light = studioLight({
    lamps: [
      { from: [-6, 3.4, 2.6], size: 0.035, power: 2.5, color: "#ffe3bd" },
      { from: [4, 5, 6], size: 0.5, power: 0.55, color: "#eef2ff" },
    ],
    dome: { power: 0.62 },
  });
  return {
    width: 1600,
    height: 900,
    build,
    light,
    background: "#cfc8b8",
    camera: { around: 0, above: 9, fov: 30, target: [0, 1.0, -0.2], distance: 4.9, ...camera },
    film: { vignette: 0.2, glow: 0.25, exposure: 1.12 },
    samples: 20,
  };
}

export const scenes: Record<string, Shot> = {
  "slide-1": shot(living, { around: 7, distance: 5 }),
  "slide-2": shot(dining, { around: -9, above: 12 }),
  "slide-3": shot(reading, { around: 10, target: [0.2, 0.98, -0.2], distance: 4.3 }),
};
