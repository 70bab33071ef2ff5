import { Color, type Group, Shape } from "three";
import type { Triple } from "../kit/light";
import { fabric, glowing, lacquer, metal, plaster, plastic, wood } from "../kit/materials";
import { random } from "../kit/random";
import { backdrop, ball, box, cushion, group, lathe, place, plate, rod } from "../kit/shapes";

export const oak = () => wood("#b58c5e", 0.35, 0.7);
export const brass = () => metal("#cfa45a", 0.25);

/** Boards of uneven tone, a back wall, and on the left a window wall the sun comes through. */
export function room(wall: string, board: string): Group {
  const width = 0.16;
  const floor = Array.from({ length: 38 }, (_, i) => {
    const tone = new Color(board).multiplyScalar(0.9 + 0.16 * ((i * 7) % 5) * 0.25);
    const made = wood(tone, 0.3, 1.1, {}, i % 3);
    return box(
      [9, 0.04, width - 0.004],
      0.002,
      made,
      [(i % 4) * 0.3, -0.02, -1.2 + i * width],
      true,
    );
  });
  const paint = () => plaster(wall, 1.6, 0.1);
  const side = (size: [number, number], y: number, z: number) =>
    box([0.12, size[0], size[1]], 0.01, paint(), [-3.1, y, z]);
  const bars = [-0.45, 0.75].flatMap((z) => [
    box([0.05, 1.9, 0.05], 0.01, plaster("#f4f1ea", 1, 0.1), [-3.1, 1.6, z]),
    box([0.05, 0.05, 1.1], 0.01, plaster("#f4f1ea", 1, 0.1), [-3.1, 1.7, z]),
  ]);
  return group(
    backdrop(
      group(
        ...floor,
        box([9, 3.4, 0.06], 0.01, paint(), [0, 1.7, -1.23]),
        box([9, 0.12, 0.03], 0.008, plaster("#efece4", 1, 0.1), [0, 0.06, -1.185]),
      ),
    ),
    side([0.7, 5], 0.35, 1.2),
    side([0.8, 5], 2.95, 1.2),
    side([3.4, 0.3], 1.7, -1.1),
    side([3.4, 0.12], 1.7, 0.15),
    side([3.4, 2.2], 1.7, 2.4),
    ...bars,
  );
}

export function floorLamp(at: [number, number, number]): Group {
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

export function plant(at: [number, number, number]): Group {
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

export function art(at: [number, number, number], color: string, accent: string): Group {
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

function disc(radius: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, radius, 0, Math.PI * 2, false);
  return shape;
}

/** Boards with books lying and standing, within reach of the chair. */
export function shelves(at: Triple): Group {
  const next = random(31);
  const colors = ["#2f5d48", "#d9a520", "#c8692c", "#efe6d2", "#26416e", "#8a3b2a"];
  const boards = [0.35, 0.75, 1.15, 1.55, 1.95].map((y) =>
    box([1.1, 0.03, 0.28], 0.006, oak(), [0, y, 0], true),
  );
  const posts = [-0.56, 0.56].map((x) => box([0.03, 2.05, 0.28], 0.006, oak(), [x, 1.025, 0]));
  const books = [0.35, 0.75, 1.15, 1.55].flatMap((y, row) => {
    const made = [];
    let x = -0.5 + row * 0.06;
    while (x < 0.36 - (row % 2) * 0.25) {
      const [wide, high] = [0.025 + next() * 0.035, 0.2 + next() * 0.11];
      const cloth = fabric(colors[Math.floor(next() * colors.length)] ?? "#2f5d48", "linen", 0.1);
      made.push(box([wide, high, 0.18], 0.004, cloth, [x + wide / 2, y + 0.015 + high / 2, 0.02]));
      x += wide + 0.003;
    }
    return made;
  });
  const pot = ball(0.085, lacquer("#c8692c", 0.5), [0.36, 0.85, 0.02]);
  return place(group(...boards, ...posts, ...books, pot), at);
}

export function table(at: [number, number, number], radius: number, height: number): Group {
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
    [0, 0, 0],
    true,
  );
  return place(
    group(
      lathe(
        [
          [0, height - 0.035],
          [radius - 0.01, height - 0.035],
          [radius, height - 0.02],
          [radius - 0.005, height],
        ],
        oak(),
      ),
      place(
        group(plate(disc(radius - 0.004), 0.012, 0.003, oak())),
        [0, height - 0.004, 0],
        [-Math.PI / 2, 0, 0],
      ),
      bowl,
      ...legs,
    ),
    at,
  );
}

export function rug(color: string, width: number, depth: number): Group {
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
