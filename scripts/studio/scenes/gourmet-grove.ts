import type { Group } from "three";
import { studioLight, type Triple } from "../kit/light";
import { fabric, lacquer, leather, plaster, plastic, rock, wood } from "../kit/materials";
import { diningChair } from "../kit/seating";
import { backdrop, ball, box, cushion, group, lathe, place } from "../kit/shapes";
import type { Shot } from "../kit/stage";
import { candle, carrot, dish, fork, knife, leaf, sprig, wineGlass } from "../models/food";
import { clay, coal, plated } from "../models/plated";

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
