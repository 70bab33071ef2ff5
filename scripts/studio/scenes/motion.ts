import type { Group } from "three";
import { glossLight } from "../kit/light";
import type { Shot } from "../kit/stage";
import { clock, radio, speaker } from "../models/objects/devices";
import { domeLamp, mushroom, taskLamp } from "../models/objects/lamps";
import { ribbed, vase } from "../models/objects/vessels";

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
