import { studioLight } from "../kit/light";
import { fabric, leather } from "../kit/materials";
import type { Camera, Shot } from "../kit/stage";
import { type SneakerLook, sneaker } from "../models/sneaker";

const light = studioLight({ dome: { power: 0.72 } });
const toeCap: SneakerLook["panels"][number] = [
  [
    [19.6, 0.02],
    [23, 0.02],
    [26, 0.02],
    [28, 0.02],
    [28.97, 0.02],
  ],
  [
    [19.8, 0.12],
    [22.2, 0.44],
    [25, 0.62],
    [27.6, 0.72],
    [28.97, 0.8],
  ],
];
const heelCup: SneakerLook["panels"][number] = [
  [
    [0.03, 0.14],
    [1.6, 0.02],
    [3.6, 0.02],
    [6, 0.02],
    [8.2, 0.02],
  ],
  [
    [0.03, 0.58],
    [1.6, 0.62],
    [3.6, 0.58],
    [5.8, 0.42],
    [8, 0.1],
  ],
];
const heelTab: SneakerLook["panels"][number] = [
  [
    [0.03, 0.66],
    [0.8, 0.67],
    [1.7, 0.68],
    [2.6, 0.7],
  ],
  [
    [0.03, 0.97],
    [0.7, 0.97],
    [1.5, 0.97],
    [2.2, 0.97],
  ],
];
/** Drawn from its right edge to its left, so that it faces outwards. */
const bar = (x: number, wide: number, lean: number): SneakerLook["panels"][number] => [
  [
    [x + wide, 0.06],
    [x + wide * 0.9 + lean * 0.5, 0.36],
    [x + wide * 0.8 + lean, 0.64],
  ],
  [
    [x, 0.06],
    [x + lean * 0.5, 0.36],
    [x + lean, 0.64],
  ],
];

const court = () =>
  sneaker({
    heel: 3.0,
    fore: 2.5,
    grow: 0.42,
    upper: () => fabric("#f1f0ee", "knit", 2.4),
    panel: () => fabric("#c4c5c7", "felt", 2),
    accent: () => leather("#e3120b", 4, { roughness: 0.5 }),
    lining: "#c9c9c8",
    foam: "#f5f3ee",
    tread: "#b97b46",
    laces: "#fbfbfa",
    stitch: "#ffffff",
    panels: [toeCap, heelCup],
    accents: [heelTab, bar(9.4, 1.9, 3.2), bar(12.4, 1.2, 3)],
    rib: (_, share) => (Math.abs(share - 0.72) < 0.03 ? -0.07 : 0),
  });

const runner = () =>
  sneaker({
    heel: 4.3,
    fore: 2.9,
    grow: 0.5,
    upper: () => fabric("#55585e", "knit", 2),
    panel: () => fabric("#1a1b1e", "felt", 2),
    accent: () => leather("#c8ccd2", 4, { roughness: 0.4 }),
    lining: "#1b1c1f",
    foam: "#eceef0",
    tread: "#e3120b",
    laces: "#15161a",
    stitch: "#8b8f96",
    panels: [toeCap, heelCup],
    accents: [heelTab, bar(8.6, 2.6, 5.2)],
    rib: (x, share) =>
      -0.22 *
      Math.max(0, Math.sin(share * Math.PI)) ** 0.5 *
      Math.max(0, Math.cos((x + share * 1.6) * 4.6)) ** 4,
  });

function shot(build: Shot["build"], camera: Camera): Shot {
  return { width: 800, height: 800, build, light, camera: { fill: 0.9, ...camera }, samples: 12 };
}

export const scenes: Record<string, Shot> = {
  "sneaker-1": shot(court, { around: 14, above: 12 }),
  "sneaker-2": shot(runner, { around: 14, above: 12 }),
};
