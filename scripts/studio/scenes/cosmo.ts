import type { Group, Material } from "three";
import { studioLight } from "../kit/light";
import { fabric, glowing, lacquer, metal, plaster, plastic, wood } from "../kit/materials";
import { diningChair, sofa } from "../kit/seating";
import { backdrop, ball, box, cushion, group, lathe, place, rod } from "../kit/shapes";
import type { Camera, Shot } from "../kit/stage";

const oak = () => wood("#b58c5e", 0.35, 0.7);
const brass = () => metal("#cfa45a", 0.25);

function room(wall: string, floor: Material): Group {
  return backdrop(
    group(
      box([9, 0.04, 6], 0.01, floor, [0, -0.02, 0.6], true),
      box([9, 3.4, 0.06], 0.01, plaster(wall, 1.6, 0.5), [0, 1.7, -1.2]),
      box([9, 0.12, 0.03], 0.008, plaster("#efece4", 1, 0.3), [0, 0.06, -1.155]),
    ),
  );
}

function floorLamp(at: [number, number, number]): Group {
  const shade = lathe(
    [
      [0.2, 1.35],
      [0.14, 1.65],
      [0.138, 1.65],
      [0.197, 1.35],
    ],
    fabric("#efe4cc", "linen", 0.2),
  );
  return place(
    group(
      lathe(
        [
          [0, 0],
          [0.15, 0],
          [0.15, 0.02],
          [0, 0.025],
        ],
        brass(),
      ),
      rod([0, 0, 0], [0, 1.5, 0], 0.011, 0.011, brass()),
      shade,
      ball(0.06, glowing("#ffdf9f", 5), [0, 1.5, 0]),
    ),
    at,
  );
}

function plant(at: [number, number, number]): Group {
  const leaves = Array.from({ length: 16 }, (_, i) => {
    const a = i * 2.4;
    const lean = 0.25 + (i % 4) * 0.2;
    return place(
      group(
        ball(
          0.13,
          plastic(i % 2 ? "#3f6b46" : "#57835a", 0.55),
          [0, 0.42 + (i % 3) * 0.1, 0],
          [0.4, 1.5, 0.06],
        ),
      ),
      [0, 0.35, 0],
      [Math.sin(a) * lean, a, -Math.cos(a) * lean],
    );
  });
  return place(
    group(
      lathe(
        [
          [0, 0],
          [0.14, 0],
          [0.19, 0.36],
          [0.2, 0.38],
          [0.17, 0.37],
          [0, 0.34],
        ],
        lacquer("#ddd5c4", 0.6),
      ),
      ...leaves,
    ),
    at,
  );
}

function art(at: [number, number, number], color: string, accent: string): Group {
  const frame = box([0.72, 0.96, 0.035], 0.006, oak(), [0, 0, 0]);
  const sheet = box([0.66, 0.9, 0.01], 0.002, plaster("#f3efe4", 0.6, 0.3), [0, 0, 0.016]);
  const sun = place(
    lathe(
      [
        [0, 0],
        [0.15, 0],
        [0.15, 0.003],
        [0, 0.003],
      ],
      plaster(accent, 0.4, 0.3),
    ),
    [0.06, 0.13, 0.021],
    [Math.PI / 2, 0, 0],
  );
  const hill = box([0.44, 0.3, 0.004], 0.002, plaster(color, 0.4, 0.3), [-0.03, -0.2, 0.022]);
  return place(group(frame, sheet, sun, hill), at);
}

function table(at: [number, number, number], radius: number, height: number): Group {
  const legs = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * Math.PI * 2 + Math.PI / 4;
    return rod(
      [Math.cos(a) * radius * 0.55, height - 0.03, Math.sin(a) * radius * 0.55],
      [Math.cos(a) * radius * 0.75, 0, Math.sin(a) * radius * 0.75],
      0.024,
      0.015,
      oak(),
    );
  });
  const bowl = lathe(
    [
      [0, height],
      [0.07, height],
      [0.15, height + 0.07],
      [0.145, height + 0.072],
      [0, height + 0.02],
    ],
    lacquer("#26547c", 0.4),
  );
  return place(
    group(
      lathe(
        [
          [0, height - 0.035],
          [radius - 0.01, height - 0.035],
          [radius, height - 0.02],
          [radius - 0.005, height],
          [0, height],
        ],
        oak(),
      ),
      bowl,
      ...legs,
    ),
    at,
  );
}

function rug(color: string, width: number, depth: number): Group {
  return backdrop(
    group(
      cushion([width, 0.025, depth], fabric(color, "boucle", 0.4), [0, 0.013, 0.4], {
        puff: 0,
        radius: 0.01,
        wrinkle: 0.002,
      }),
    ),
  );
}

function living(): Group {
  const couch = sofa({
    cloth: () => fabric("#2f5d48", "linen", 0.4),
    legs: oak,
    seats: 3,
    width: 2.2,
    pillows: () => fabric("#d9a520", "linen", 0.25),
  });
  return group(
    room("#e6e0d2", wood("#a67c52", 0.35, 1.1)),
    rug("#e5dccb", 3, 2),
    place(couch, [0, 0, -0.55]),
    table([0.1, 0, 0.65], 0.48, 0.38),
    floorLamp([-1.55, 0, -0.7]),
    plant([1.65, 0, -0.65]),
    art([-0.42, 1.75, -1.15], "#2f5d48", "#d9a520"),
    art([0.42, 1.75, -1.15], "#26416e", "#c8692c"),
  );
}

function dining(): Group {
  const chair = () => diningChair(fabric("#d09a1e", "linen", 0.3), oak());
  const lamp = lathe(
    [
      [0.03, 1.75],
      [0.22, 1.6],
      [0.3, 1.45],
      [0.295, 1.45],
      [0.2, 1.6],
    ],
    lacquer("#1f4632", 0.4),
    [0, 0, 0],
  );
  return group(
    room("#24443a", wood("#9a7049", 0.35, 1.1)),
    table([0, 0, 0], 0.68, 0.75),
    place(chair(), [-0.85, 0, 0.1], [0, 1.4, 0]),
    place(chair(), [0.85, 0, 0.1], [0, -1.4, 0]),
    place(chair(), [0.1, 0, -0.75], [0, 0, 0]),
    lamp,
    rod([0, 1.75, 0], [0, 3, 0], 0.006, 0.006, brass()),
    ball(0.07, glowing("#ffdf9f", 5), [0, 1.5, 0]),
    plant([1.75, 0, -0.6]),
    art([-1.5, 1.65, -1.15], "#d9a520", "#2f5d48"),
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
    room("#2a4468", wood("#b08457", 0.35, 1.1)),
    rug("#d8d2c6", 2.4, 1.8),
    place(chair, [-0.2, 0, -0.1], [0, 0.35, 0]),
    table([0.75, 0, 0.25], 0.27, 0.48),
    floorLamp([-1.05, 0, -0.6]),
    plant([1.45, 0, -0.6]),
    art([0.55, 1.6, -1.15], "#2f5d48", "#d9a520"),
  );
}

function shot(build: () => Group, camera: Partial<Camera>): Shot {
  const light = studioLight({
    lamps: [
      { from: [-5, 5, 5], size: 0.28, power: 1.9, color: "#ffeed6" },
      { from: [4, 5, 6], size: 0.5, power: 0.5, color: "#dfe9ff" },
    ],
    dome: { power: 0.5 },
  });
  return {
    width: 1600,
    height: 900,
    build,
    light,
    background: "#cfc8b8",
    camera: { around: 0, above: 9, fov: 30, target: [0, 0.95, -0.2], distance: 5.6, ...camera },
    film: { vignette: 0.2, glow: 0.3 },
    samples: 20,
  };
}

export const scenes: Record<string, Shot> = {
  "slide-1": shot(living, { around: 8 }),
  "slide-2": shot(dining, { around: -10, above: 11 }),
  "slide-3": shot(reading, { around: 10, target: [0.1, 0.85, -0.2], distance: 4.8 }),
};
