import { sneaker } from "../goods/sneaker";
import { studioLight } from "../kit/light";
import { fabric, leather } from "../kit/materials";
import { group, place } from "../kit/shapes";
import type { Shot } from "../kit/stage";

const light = studioLight({ dome: { power: 0.7 } });

function pair(one: () => ReturnType<typeof sneaker>) {
  const right = one();
  right.scale.z = -1;
  return group(
    place(group(one()), [0.02, 0, 0.075], [0, 0.12, 0]),
    place(group(right), [-0.03, 0, -0.075], [0, -0.1, 0]),
  );
}

const runner = () =>
  sneaker({
    upper: () => fabric("#e9e9ea", "knit", 0.05),
    panel: () => leather("#f7f7f6", 0.06),
    accent: () => leather("#e00d0d", 0.06),
    sole: "#f3f2ef",
    tread: "#d81414",
    laces: "#f8f8f8",
    wave: true,
  });

const court = () =>
  sneaker({
    upper: () => leather("#191919", 0.07),
    panel: () => leather("#2a2a2b", 0.05),
    accent: () => leather("#e8e8e6", 0.06),
    sole: "#efece4",
    tread: "#191919",
    laces: "#efefec",
    wave: false,
  });

export const scenes: Record<string, Shot> = {
  "sneaker-1": {
    width: 800,
    height: 800,
    build: () => pair(runner),
    light,
    camera: { around: 28, above: 20, fill: 0.88 },
  },
  "sneaker-2": {
    width: 800,
    height: 800,
    build: () => pair(court),
    light,
    camera: { around: -32, above: 20, fill: 0.88 },
  },
};
