import { studioLight } from "../kit/light";
import { fabric, wood } from "../kit/materials";
import { sofa } from "../kit/seating";
import { cushion, group, place, rod } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";

const oat = () => fabric("#cfc4b4", "boucle", 0.3);
const clay = () => fabric("#c8692c", "linen", 0.3);
const legs = () => wood("#7a5236", 0.4, 0.5);

function sectional() {
  const main = sofa({
    cloth: oat,
    legs,
    seats: 3,
    width: 2.5,
    arm: 0.2,
    armHeight: 0.56,
    round: 0.09,
    pillows: clay,
  });
  const x = 0.7;
  const chaise = group(
    cushion([0.68, 0.18, 0.9], oat(), [x, 0.23, 0.78], { puff: 0, radius: 0.05, wrinkle: 0.003 }),
    cushion([0.69, 0.19, 0.92], oat(), [x, 0.4, 0.8], {
      puff: 0.03,
      radius: 0.07,
      wrinkle: 0.007,
      seed: 61,
    }),
    ...[-1, 1].map((s) =>
      rod([x + s * 0.26, 0.16, 1.12], [x + s * 0.29, 0, 1.16], 0.026, 0.015, legs()),
    ),
  );
  const bolster = place(
    cushion([0.5, 0.3, 0.13], fabric("#efe9df", "linen", 0.3), [0, 0, 0], {
      axis: "z",
      puff: 0.045,
      radius: 0.055,
      pinch: 0.4,
      seed: 71,
    }),
    [-0.45, 0.61, 0.08],
    [-0.35, 0.2, 0],
  );
  return group(main, chaise, bolster);
}

function shot(camera: Camera): Shot {
  return { width: 800, height: 800, build: sectional, light: studioLight(), camera, samples: 24 };
}

export const scenes: Record<string, Shot> = {
  "sofa-1": shot({ around: 0, above: 13, fill: 0.92 }),
  "sofa-2": shot({ around: -34, above: 17, fill: 0.92 }),
  "sofa-3": shot({ around: 78, above: 14, fill: 0.86 }),
  "sofa-4": shot({ around: 30, above: 16, target: [-0.55, 0.5, 0.1], distance: 3.1 }),
};
