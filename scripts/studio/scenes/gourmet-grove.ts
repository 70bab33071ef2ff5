import type { Group } from "three";
import {
  blossom,
  candle,
  carrot,
  dish,
  dropOf,
  fork,
  knife,
  leaf,
  seared,
  sprig,
  swoosh,
  wineGlass,
} from "../goods/food";
import { studioLight, type Triple } from "../kit/light";
import { fabric, lacquer, leather, plaster, plastic, rock, wood } from "../kit/materials";
import { random } from "../kit/random";
import { diningChair } from "../kit/seating";
import { backdrop, ball, box, cushion, group, lathe, place } from "../kit/shapes";
import type { Shot } from "../kit/stage";

const clay = () => lacquer("#cdc7ba", 0.5, { clearcoat: 0.35, clearcoatRoughness: 0.4 });
const coal = () => lacquer("#26282a", 0.6, { clearcoat: 0.3, clearcoatRoughness: 0.5 });

function slate(): Group {
  return backdrop(
    group(box([190, 2, 130], 0.3, rock("#3d4145", 38, 5, { roughness: 0.78 }), [0, -1, 0])),
  );
}

/** What is on the plate: scallops, carrots and peas over a spoon of herb purée. */
function food(): Group {
  const next = random(12);
  const puree = swoosh(
    [
      [-6.5, 0.9, 3.2],
      [-4.6, 0.95, 4.6],
      [-1, 0.95, 4.4],
      [2.6, 0.95, 2.4],
      [5.2, 0.9, -1.2],
      [6.2, 0.9, -4.4],
    ],
    2.5,
    plastic("#6f8f3a", 0.45),
  );
  const discs = (
    [
      [-4.2, 1.2, 3.6, 2.1],
      [0.1, 1.2, 2.6, 2.25],
      [3.4, 1.2, -0.9, 1.95],
    ] as const
  ).map(([x, y, z, r]) =>
    place(seared(r, 1.9, "#c07a30", "#efdfc2"), [x, y, z], [0.05, r * 9, -0.06]),
  );
  const roots = (
    [
      [-6.2, -0.8, 0.35, "#d9662a"],
      [-4.4, -3.4, 0.1, "#a8324f"],
      [-1.9, -1.6, -0.3, "#e0872c"],
    ] as const
  ).map(([x, z, turn, color]) =>
    place(
      group(place(carrot(7.2, color), [0, 1, 0], [0, 0, -Math.PI / 2], 0.86)),
      [x, 0.5, z],
      [0, turn, 0],
    ),
  );
  const peas = Array.from({ length: 16 }, (_, i) => {
    const t = i / 16;
    const r = 0.42 + next() * 0.1;
    return ball(r, lacquer(i % 3 ? "#7fa23c" : "#94b64c", 0.4, { clearcoat: 0.4 }), [
      -5 + t * 10 + (next() - 0.5) * 2,
      0.8 + r,
      6 - t * 7.6 + (next() - 0.5) * 1.8,
    ]);
  });
  const drops = Array.from({ length: 15 }, (_, i) => {
    const a = -0.6 + i * 0.24;
    const r = 7.1 + (next() - 0.5) * 1.5;
    return dropOf(
      [Math.cos(a) * r, 0.82, Math.sin(a) * r * 0.98],
      0.22 + next() * 0.34,
      i % 3 ? "#3f6a1f" : "#7a1f35",
    );
  });
  const herbs = (
    [
      [-3.6, 3.2, 3.4, 0.3],
      [0.6, 3.3, 2.2, 2.2],
      [3.2, 3.1, -1.2, 4.1],
      [-1.6, 2.4, -0.4, 5.2],
    ] as const
  ).map(([x, y, z, turn], i) => place(sprig(3.4, 7, i + 3), [x, y, z], [0, turn, 0.2]));
  const flowers = (
    [
      [-5.2, 3.3, 2.9, "#7d4a92"],
      [1.4, 3.4, 3.4, "#e7dff0"],
      [4.2, 2.8, -2.6, "#7d4a92"],
      [-2.6, 2.2, -2.6, "#efe3ec"],
    ] as const
  ).map(([x, y, z, color]) => place(blossom(0.95, color), [x, y, z], [0.2, x, 0]));
  return group(puree, ...discs, ...roots, ...peas, ...drops, ...herbs, ...flowers);
}

function plated(): Group {
  const linen = place(
    cushion([17, 0.8, 30], fabric("#8c8a7d", "linen", 9), [0, 0, 0], {
      puff: 0.1,
      radius: 0.35,
      wrinkle: 0.35,
      fold: 8,
      detail: 90,
    }),
    [29.5, 0.5, 1],
    [0, -0.16, 0],
  );
  const salt = Array.from({ length: 60 }, (_, i) => {
    const [a, r] = [i * 2.4, Math.sqrt(i) * 0.45];
    return place(
      box([0.5, 0.4, 0.45], 0.08, plastic("#f4f2ec", 0.4)),
      [Math.cos(a) * r, 1.2 + (3.6 - r) * 0.25, Math.sin(a) * r],
      [i, i * 2, i],
    );
  });
  const bowl = place(group(dish(5.2, 2.6, coal()), ...salt), [-23, 0, -17]);
  const oil = place(
    group(
      dish(4, 2, clay()),
      lathe(
        [
          [3.1, 1.5],
          [0, 1.52],
        ],
        lacquer("#7c7a1c", 0.1),
      ),
    ),
    [-31, 0, -9],
  );
  return group(
    slate(),
    place(
      group(dish(15.5, 2.1, clay()), place(food(), [0.4, -0.35, -0.6], [0, 0.25, 0], 1.5)),
      [5, 0, 0],
    ),
    linen,
    place(fork(), [27, 1, 1], [0, Math.PI / 2 - 0.16, 0]),
    place(knife(), [31.5, 1, 1.5], [0, Math.PI / 2 - 0.16, 0]),
    bowl,
    oil,
    place(sprig(15, 15, 21), [-19, 0, -3], [0, -2.75, 0]),
    place(sprig(12, 13, 22), [17, 0, -20], [0, 0.2, 0]),
    place(sprig(9, 11, 25), [-14, 0, 17.5], [0, 0.7, 0]),
    place(carrot(15, "#d9662a"), [-34, 1, 9], [0, 0.5, -Math.PI / 2]),
    place(carrot(13, "#a8324f"), [-33, 1, 13], [0, 0.75, -Math.PI / 2]),
  );
}

function tomato(at: Triple, radius: number, color: string): Group {
  const flesh = ball(radius, lacquer(color, 0.3), [0, radius * 0.86, 0], [1.08, 0.86, 1.08]);
  const star = Array.from({ length: 5 }, (_, i) =>
    place(
      leaf(radius * 0.85, radius * 0.3, plastic("#4f6d2b", 0.6), 0.12),
      [0, radius * 1.68, 0],
      [0, (i / 5) * Math.PI * 2, -0.15],
    ),
  );
  return place(group(flesh, ...star), at, [0.1, at[0], 0.06]);
}

/** The bench: a board, a knife, and what the garden gave this morning. */
function bench(): Group {
  const board = group(
    box([46, 2.4, 27], 0.9, wood("#a9744a", 0.35, 22), [0, 1.2, 0], true),
    box([13, 2.4, 5], 0.9, wood("#a9744a", 0.35, 22), [28, 1.2, 0], true),
  );
  const coins = Array.from({ length: 9 }, (_, i) =>
    place(
      lathe(
        [
          [1.05, 0],
          [1.12, 0.1],
          [1.12, 0.4],
          [0, 0.42],
        ],
        plastic(i % 2 ? "#e27b2c" : "#d9662a", 0.45),
      ),
      [-1 + i * 1.25 + (i % 3) * 0.4, 2.45 + (i % 2) * 0.25, 9 - (i % 3) * 1.7],
      [i % 2 ? 0.18 : 0, i, 0.05 * i],
    ),
  );
  const roots = [0, 1, 2, 3].map((i) =>
    place(
      carrot(15 + i * 1.2, i === 2 ? "#a8324f" : "#dc6d2a"),
      [-19 + i * 0.6, 3.5 + (i === 3 ? 1.6 : 0), -7 + i * 3.2],
      [0, 0.12 - i * 0.1, -Math.PI / 2],
    ),
  );
  const greenery = Array.from({ length: 7 }, (_, i) =>
    place(
      sprig(13 + (i % 3) * 2, 15, 40 + i),
      [9, 2.6 + i * 0.35, -10 + i * 1.1],
      [0, -0.4 + i * 0.17, 0.08],
    ),
  );
  const bowl = place(
    group(
      dish(9, 5.6, coal()),
      ...Array.from({ length: 9 }, (_, i) => {
        const a = (i / 7) * Math.PI * 2;
        const r = i < 7 ? 4.7 : 1.4;
        const colors = ["#b3201c", "#c8401d", "#d9922a"];
        return tomato(
          [Math.cos(a) * r, i < 7 ? 2.6 : 5, Math.sin(a) * r],
          2.3,
          colors[i % 3] ?? "#b3201c",
        );
      }),
    ),
    [-15, 0, -22],
  );
  return group(
    backdrop(group(box([220, 3, 110], 0.6, rock("#3a3e40", 60, 1.6), [0, -1.5, 0]))),
    backdrop(group(box([260, 120, 3], 0.6, plaster("#29352c", 60, 0.2), [0, 50, -46]))),
    board,
    ...roots,
    ...coins,
    ...greenery,
    bowl,
    place(
      group(dish(5.5, 3.2, clay()), ball(4, plastic("#efece2", 0.8), [0, 1.6, 0], [1, 0.5, 1])),
      [14, 0, -24],
    ),
    tomato([22, 2.4, 7], 2.8, "#b3201c"),
    tomato([17.4, 2.4, 9.5], 2.3, "#d0651f"),
    place(knife(), [7, 2.6, 11.5], [0, 0.06, 0], 1.35),
    place(
      cushion([20, 1.2, 14], fabric("#b9b19d", "linen", 8), [0, 0, 0], {
        puff: 0.2,
        radius: 0.5,
        wrinkle: 0.9,
        fold: 7,
        detail: 80,
      }),
      [-33, 0.7, 10],
      [0, 0.5, 0],
    ),
  );
}

function setting(at: Triple, turn: number): Group {
  return place(
    group(
      dish(13.5, 1.6, coal()),
      place(dish(9.5, 1.4, clay()), [0, 1.3, 0]),
      place(fork(), [-17, 0.3, 0], [0, Math.PI / 2, 0]),
      place(knife(), [17, 0.3, 0], [0, Math.PI / 2, 0]),
      place(wineGlass("#4a0f1e"), [15, 0, -17]),
      place(wineGlass(), [23, 0, -12], [0, 0, 0], 0.82),
      place(
        cushion([8, 1.4, 15], fabric("#7a2236", "linen", 8), [0, 0, 0], {
          puff: 0.4,
          radius: 0.6,
          wrinkle: 0.3,
          fold: 6,
        }),
        [0, 3.6, 0],
        [0, 0.3, 0],
      ),
      place(sprig(8, 9, Math.abs(at[0]) + 3), [-3.4, 4.6, 1], [0, 0.3, 0]),
    ),
    at,
    [0, turn, 0],
  );
}

/** The table in the evening, by candle light. */
function evening(): Group {
  const top = 75;
  const chair = (x: number, z: number, turn: number) =>
    place(
      group(
        place(
          diningChair(leather("#5b2a1d", 0.3), wood("#4a3020", 0.4, 0.5)),
          [0, 0, 0],
          [0, 0, 0],
          100,
        ),
      ),
      [x, 0, z],
      [0, turn, 0],
    );
  const shelf = Array.from({ length: 13 }, (_, i) =>
    place(
      lathe(
        [
          [3.6, 0],
          [3.7, 16],
          [1.5, 22],
          [1.4, 30],
          [0, 30],
        ],
        lacquer(i % 3 ? "#18251b" : "#3a1820", 0.3),
      ),
      [-72 + i * 12, 148, -118],
    ),
  );
  return group(
    backdrop(group(box([700, 4, 500], 1, wood("#4d3422", 0.4, 90), [0, -2, 0], true))),
    backdrop(group(box([700, 400, 6], 1, plaster("#3b5145", 120, 0.25), [0, 200, -130]))),
    backdrop(group(box([700, 90, 3], 1, wood("#3d2818", 0.35, 60), [0, 45, -125]))),
    box([190, 4, 18], 1, wood("#5a3b24", 0.35, 60), [0, 146, -118], true),
    ...shelf,
    box([210, 4, 92], 1.6, wood("#7a5030", 0.35, 70), [0, top - 2, 0], true),
    chair(-48, -58, 0),
    chair(48, -58, 0),
    setting([-48, top, 24], 0),
    setting([48, top, 24], 0),
    setting([-48, top, -24], Math.PI),
    setting([48, top, -24], Math.PI),
    place(candle(17), [-9, top, -2]),
    place(candle(23), [3, top, -7]),
    place(candle(13), [9, top, 3]),
    place(sprig(20, 17, 61), [12, top, 1], [0, 0.2, 0]),
    place(sprig(18, 17, 62), [-13, top, 0], [0, 3, 0]),
  );
}

const day = studioLight({
  lamps: [
    { from: [-6, 5, -3.5], size: 0.2, power: 2.3, color: "#fff0dc" },
    { from: [5, 5, 4], size: 0.5, power: 0.3, color: "#dfe9ff" },
  ],
  dome: { power: 0.42 },
});

const dusk = studioLight({
  lamps: [
    { from: [-4, 4, 5], size: 0.35, power: 1.1, color: "#ffc98a" },
    { from: [4, 6, 2], size: 0.5, power: 0.45, color: "#ffb36b" },
  ],
  dome: { power: 0.28, color: "#ffe0bd" },
  sky: "#5d5145",
  horizon: "#3a3028",
  ground: "#4c3a2c",
});

export const scenes: Record<string, Shot> = {
  dish: {
    width: 1920,
    height: 1200,
    build: plated,
    light: day,
    background: "#1c1e20",
    camera: { around: 0, above: 84, fov: 26, target: [-2.5, 0, 1.5], distance: 94 },
    film: { vignette: 0.35, contrast: 1.05 },
    samples: 10,
  },
  elaboration: {
    width: 900,
    height: 900,
    build: bench,
    light: day,
    background: "#1c1e20",
    camera: { around: 14, above: 34, fov: 26, target: [0, 3, -4.5], distance: 100 },
    film: { vignette: 0.25, contrast: 1.05, exposure: 1.4 },
    samples: 12,
  },
  about: {
    width: 900,
    height: 900,
    build: evening,
    light: dusk,
    background: "#14100c",
    camera: { around: 16, above: 17, fov: 30, target: [4, 88, -10], distance: 235 },
    film: { vignette: 0.35, glow: 1.6, exposure: 2.1, saturation: 0.92 },
    samples: 12,
  },
};
