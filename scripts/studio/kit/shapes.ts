import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  type Curve,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { Triple } from "./light";
import { fbm } from "./random";

/** Lays the texture on from the side each face looks to, in scene units. `turn` lets the grain run sideways. */
export function boxMapped(geometry: BufferGeometry, turn = false): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute("position");
  const uv = new Float32Array(position.count * 2);
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1).sub(a);
    c.fromBufferAttribute(position, i + 2).sub(a);
    b.cross(c);
    const [x, y, z] = [Math.abs(b.x), Math.abs(b.y), Math.abs(b.z)];
    for (let k = i; k < i + 3; k++) {
      a.fromBufferAttribute(position, k);
      const [u, v] = x >= y && x >= z ? [a.z, a.y] : y >= z ? [a.x, a.z] : [a.x, a.y];
      uv.set(turn ? [v, u] : [u, v], k * 2);
    }
  }
  flat.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  return flat;
}

export function mesh(geometry: BufferGeometry, material: Material, at: Triple = [0, 0, 0]): Mesh {
  const made = new Mesh(geometry, material);
  made.position.set(...at);
  return made;
}

/** A box with rounded edges, standing on its position's height plus half its own. */
export function box(
  size: Triple,
  radius: number,
  material: Material,
  at: Triple = [0, 0, 0],
  turn = false,
): Mesh {
  const limit = Math.min(...size) / 2 - 1e-4;
  return mesh(
    boxMapped(new RoundedBoxGeometry(...size, 5, Math.min(radius, limit)), turn),
    material,
    at,
  );
}

export interface CushionOptions {
  /** How far the middle of the big faces swells out, and which faces those are. */
  puff?: number;
  axis?: "x" | "y" | "z";
  radius?: number;
  wrinkle?: number;
  /** Size of the folds in scene units. */
  fold?: number;
  seed?: number;
  detail?: number;
  /** Pulls the corners to points, as in a thrown pillow. */
  pinch?: number;
  turn?: boolean;
}

/** Something stuffed: a rounded box that swells, with folds in the cloth. */
export function cushion(
  size: Triple,
  material: Material,
  at: Triple,
  options: CushionOptions = {},
): Mesh {
  const { axis = "y", seed = 1, detail = 40, pinch = 0, wrinkle = 0.006, fold = 0.14 } = options;
  const small = Math.min(...size);
  const radius = options.radius ?? small * 0.32;
  const puff = options.puff ?? small * 0.14;
  const half = size.map((s) => s / 2) as Triple;
  const longest = Math.max(...size);
  const cuts = size.map((s) => Math.max(10, Math.round((detail * s) / longest))) as Triple;
  const raw = new BoxGeometry(...size, ...cuts);
  raw.deleteAttribute("uv");
  raw.deleteAttribute("normal");
  const geometry = mergeVertices(raw, longest * 1e-4);
  const position = geometry.getAttribute("position");
  const thick = { x: 0, y: 1, z: 2 }[axis];
  const wide = [0, 1, 2].filter((k) => k !== thick);
  const point = [0, 0, 0];
  for (let i = 0; i < position.count; i++) {
    point[0] = position.getX(i);
    point[1] = position.getY(i);
    point[2] = position.getZ(i);
    const unit = point.map((value, k) => value / (half[k] ?? 1));
    // Spread the cuts towards the edges, where the rounding needs them.
    const spread = unit.map(
      (value, k) =>
        Math.sin((value * Math.PI) / 2) * (half[k] ?? 1) * 0.35 + value * (half[k] ?? 1) * 0.65,
    );
    const inner = spread.map((value, k) => {
      const edge = Math.max(0, (half[k] ?? 1) - radius);
      return Math.max(-edge, Math.min(edge, value));
    });
    const away = spread.map((value, k) => value - (inner[k] ?? 0));
    const length = Math.hypot(...away) || 1;
    const round = inner.map((value, k) => value + ((away[k] ?? 0) / length) * radius);
    const [a, b] = wide.map((k) => unit[k] ?? 0) as [number, number];
    const swell = Math.max(0, (1 - a * a) * (1 - b * b)) ** 0.8;
    const side = Math.sign(unit[thick] ?? 0) * Math.min(1, Math.abs(unit[thick] ?? 0) * 1.4);
    round[thick] =
      (round[thick] ?? 0) * (1 - pinch * (a * a * b * b + 0.35 * (a ** 4 + b ** 4))) +
      side * puff * swell;
    for (const [k, other] of [
      [wide[0], b],
      [wide[1], a],
    ] as const) {
      if (k !== undefined)
        round[k] = (round[k] ?? 0) * (1 - pinch * 0.12 * (1 - other * other) + 0.02 * puff);
    }
    const s = 1 / fold;
    const ripple =
      (fbm((round[0] ?? 0) * s + seed * 9, (round[1] ?? 0) * s, (round[2] ?? 0) * s, 3) - 0.5) *
      2 *
      wrinkle;
    const outward = round.map((value, k) => value / (half[k] ?? 1));
    const norm = Math.hypot(...outward) || 1;
    position.setXYZ(
      i,
      (round[0] ?? 0) + ((outward[0] ?? 0) / norm) * ripple,
      (round[1] ?? 0) + ((outward[1] ?? 0) / norm) * ripple,
      (round[2] ?? 0) + ((outward[2] ?? 0) / norm) * ripple,
    );
  }
  geometry.computeVertexNormals();
  return mesh(boxMapped(geometry, options.turn), material, at);
}

/** A turned body; the profile is [radius, height] from bottom to top, smoothed when asked. */
export function lathe(
  profile: [number, number][],
  material: Material,
  at: Triple = [0, 0, 0],
  smooth = false,
): Mesh {
  let outline = profile.map(([r, y]) => new Vector2(Math.max(r, 1e-4), y));
  if (smooth) {
    const curve = new CatmullRomCurve3(
      outline.map((p) => new Vector3(p.x, p.y, 0)),
      false,
      "centripetal",
    );
    outline = curve
      .getPoints(profile.length * 12)
      .map((p) => new Vector2(Math.max(p.x, 1e-4), p.y));
  }
  // A profile may be drawn either way round, so both sides show.
  material.side = DoubleSide;
  return mesh(new LatheGeometry(outline, 96), material, at);
}

export function rod(
  from: Triple,
  to: Triple,
  start: number,
  end: number,
  material: Material,
  sides = 28,
): Mesh {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const made = new Mesh(new CylinderGeometry(end, start, a.distanceTo(b), sides, 1), material);
  made.position.copy(a).lerp(b, 0.5);
  made.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.sub(a).normalize());
  return made;
}

export function tube(
  points: Triple[],
  radius: number,
  material: Material,
  closed = false,
  detail = 24,
): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    "catmullrom",
    0.5,
  );
  return alongCurve(curve, radius, material, points.length * detail, closed);
}

function alongCurve(
  curve: Curve<Vector3>,
  radius: number,
  material: Material,
  cuts = 120,
  closed = false,
): Mesh {
  return new Mesh(new TubeGeometry(curve, cuts, radius, 16, closed), material);
}

export function ball(
  radius: number,
  material: Material,
  at: Triple = [0, 0, 0],
  scale: Triple = [1, 1, 1],
): Mesh {
  const made = mesh(new SphereGeometry(radius, 64, 40), material, at);
  made.scale.set(...scale);
  return made;
}

/** A flat outline with thickness and a rounded edge, lying in x/y, thickness along z. */
export function plate(
  outline: Shape | [number, number][],
  depth: number,
  bevel: number,
  material: Material,
  at: Triple = [0, 0, 0],
): Mesh {
  const shape =
    outline instanceof Shape ? outline : new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(1e-4, depth - bevel * 2),
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 5,
    curveSegments: 48,
  });
  geometry.translate(0, 0, -depth / 2 + bevel);
  return mesh(boxMapped(geometry), material, at);
}

export function roundedRect(width: number, height: number, radius: number): Shape {
  const [x, y] = [width / 2, height / 2];
  const shape = new Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false);
  shape
    .lineTo(-x, -y + radius)
    .absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false);
  return shape;
}

export function group(...parts: Object3D[]): Group {
  const made = new Group();
  made.add(...parts);
  return made;
}

export function place<T extends Object3D>(
  object: T,
  at: Triple,
  turn: Triple = [0, 0, 0],
  scale = 1,
): T {
  object.position.set(...at);
  object.rotation.set(...turn);
  object.scale.multiplyScalar(scale);
  return object;
}

/** Part of a scene the camera should not step back for. */
export function backdrop<T extends Object3D>(object: T): T {
  object.traverse((node) => {
    node.userData.backdrop = true;
  });
  return object;
}

export function noShadow<T extends Object3D>(object: T): T {
  object.traverse((node) => {
    node.userData.castShadow = false;
  });
  return object;
}
