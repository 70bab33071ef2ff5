import type { Group } from "three";
import { fabric, lacquer, plastic, rock } from "../kit/materials";
import { random } from "../kit/random";
import { backdrop, ball, box, cushion, group, lathe, place } from "../kit/shapes";
import { blossom, carrot, dish, dropOf, fork, knife, seared, sprig, swoosh } from "./food";

export const clay = () => lacquer("#cdc7ba", 0.5, { clearcoat: 0.35, clearcoatRoughness: 0.4 });
export const coal = () => lacquer("#26282a", 0.6, { clearcoat: 0.3, clearcoatRoughness: 0.5 });

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

export function plated(): Group {
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
