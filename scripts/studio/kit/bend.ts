import type { Mesh } from "three";
import type { Triple } from "./light";

/** Moves every point of a mesh and finds its normals anew. Give it shapes with shared points. */
export function reshape<T extends Mesh>(mesh: T, move: (point: Triple) => Triple): T {
  const position = mesh.geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    position.setXYZ(i, ...move([position.getX(i), position.getY(i), position.getZ(i)]));
  }
  mesh.geometry.computeVertexNormals();
  return mesh;
}

/** Scales the cross section with the height: 1 at the bottom, `top` at the top. */
export function taper<T extends Mesh>(mesh: T, height: number, top: number, power = 1): T {
  const position = mesh.geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const share = Math.max(0, Math.min(1, position.getY(i) / height + 0.5)) ** power;
    const scale = 1 + (top - 1) * share;
    position.setX(i, position.getX(i) * scale);
    position.setZ(i, position.getZ(i) * scale);
  }
  return mesh;
}

/** Draws a turned body out to a pouring lip on its +x side. */
export function lip<T extends Mesh>(
  mesh: T,
  from: number,
  to: number,
  reach: number,
  width = 0.45,
): T {
  return reshape(mesh, ([x, y, z]) => {
    const angle = Math.atan2(z, x);
    const up = Math.max(0, Math.min(1, (y - from) / (to - from)));
    const pull = reach * up * up * Math.exp(-((angle / width) ** 2));
    const r = Math.hypot(x, z) || 1;
    return [x + (x / r) * pull, y, z * (1 - 0.25 * up * Math.exp(-((angle / width) ** 2)))];
  });
}
