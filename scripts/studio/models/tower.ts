import { BoxGeometry, type Group, InstancedMesh, type Material, Matrix4 } from "three";
import type { Triple } from "../kit/light";
import { glowing, metal, plastic } from "../kit/materials";
import { random } from "../kit/random";
import { box, boxMapped, group } from "../kit/shapes";

// One unit is a metre.
/** Many boxes of one size and material, each where it is told. */
export function many(size: Triple, material: Material, at: Triple[]): Group {
  const made = new InstancedMesh(boxMapped(new BoxGeometry(...size)), material, at.length);
  at.forEach((place, i) => {
    made.setMatrixAt(i, new Matrix4().makeTranslation(...place));
  });
  made.castShadow = made.receiveShadow = true;
  return group(...(at.length ? [made] : []));
}

export interface TowerLook {
  width: number;
  depth: number;
  floors: number;
  bay: number;
  floor: number;
  glass: string;
  frame: string;
  /** Share of the rooms with their lights on. */
  lit: number;
  seed: number;
  /** How far the fins stand out. */
  fin: number;
}

/** A slab of offices: floors, fins, glass, and rooms with the light on behind it. */
export function tower(look: TowerLook): Group {
  const { width, depth, floors, bay, floor } = look;
  const height = floors * floor;
  const next = random(look.seed);
  const frame = () => metal(look.frame, 0.42);
  const pane = () => metal(look.glass, 0.1);
  const warm = ["#ffd49a", "#ffe6bf", "#ffc27a", "#e8efff"].map((color, i) =>
    glowing(color, [0.75, 0.5, 0.85, 0.4][i] ?? 1),
  );
  const rooms: Triple[][] = warm.map(() => []);
  const sideRooms: Triple[][] = warm.map(() => []);
  const [nx, nz] = [Math.round(width / bay), Math.round(depth / bay)];
  const pick = () => Math.floor(next() * warm.length);
  for (let f = 0; f < floors; f++) {
    const busy = next() < 0.14 ? 0.7 : look.lit;
    const y = (f + 0.5) * floor;
    for (let i = 0; i < nx; i++)
      if (next() < busy) rooms[pick()]?.push([-width / 2 + (i + 0.5) * bay, y, depth / 2 + 0.06]);
    for (let k = 0; k < nz; k++)
      if (next() < busy)
        for (const side of [-1, 1])
          sideRooms[pick()]?.push([side * (width / 2 + 0.06), y, -depth / 2 + (k + 0.5) * bay]);
  }
  const levels = Array.from({ length: floors + 1 }, (_, f) => f * floor);
  const fins: Triple[] = [];
  for (let i = 0; i <= nx; i++)
    fins.push([-width / 2 + i * bay, height / 2, depth / 2 + look.fin / 2]);
  const sideFins: Triple[] = [];
  for (let k = 0; k <= nz; k++)
    for (const side of [-1, 1])
      sideFins.push([side * (width / 2 + look.fin / 2), height / 2, -depth / 2 + k * bay]);
  return group(
    box([width, height, depth], 0.02, pane(), [0, height / 2, 0]),
    ...warm.map((light, i) => many([bay * 0.9, floor * 0.62, 0.05], light, rooms[i] ?? [])),
    ...warm.map((light, i) => many([0.05, floor * 0.62, bay * 0.9], light, sideRooms[i] ?? [])),
    many(
      [width + look.fin * 1.2, floor * 0.17, depth + look.fin * 1.2],
      frame(),
      levels.map((y): Triple => [0, y, 0]),
    ),
    many([0.16, height, look.fin], frame(), fins),
    many([look.fin, height, 0.16], frame(), sideFins),
    box([width * 0.7, floor * 1.3, depth * 0.6], 0.1, plastic("#1b2433", 0.8), [
      0,
      height + floor * 0.6,
      0,
    ]),
  );
}
