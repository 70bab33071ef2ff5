import { glossLight } from "../kit/light";
import type { Camera, Shot } from "../kit/stage";
import { microwave, refrigerator } from "../models/cali/cooling";
import { espresso } from "../models/cali/espresso";
import { mixer } from "../models/cali/mixer";
import { blender, kettle } from "../models/cali/pouring";
import { squeezer, toaster } from "../models/cali/worktop";

function shot(build: Shot["build"], camera: Partial<Camera> = {}): Shot {
  const light = glossLight({ dome: { power: 0.7 }, sky: "#9aa0a2", horizon: "#57595a" });
  return {
    width: 800,
    height: 800,
    build,
    light,
    camera: { around: 28, above: 12, fill: 0.84, ...camera },
  };
}

export const scenes: Record<string, Shot> = {
  "electric-kettle": shot(kettle, { around: 10, above: 11 }),
  blender: shot(blender, { around: 18, above: 9, fill: 0.88 }),
  toaster: shot(toaster, { around: 32, above: 17 }),
  "juice-squeezer": shot(squeezer, { around: 16, above: 16 }),
  "stand-mixer": shot(mixer, { around: 24, above: 12 }),
  "espresso-machine": shot(espresso, { around: 30, above: 13 }),
  refrigerator: shot(refrigerator, { around: 28, above: 7, fill: 0.88 }),
  microwave: shot(microwave, { around: 26, above: 13 }),
};
