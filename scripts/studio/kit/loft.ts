import { BufferGeometry, Float32BufferAttribute, type Material, type Mesh, Vector3 } from "three";
import type { Triple } from "./light";
import { boxMapped, mesh } from "./shapes";

/** A skin over rows of points; `closed` joins the ends of each row, `flip` turns its outside in. */
export function skin(rows: Triple[][], material: Material, closed = false, flip = false): Mesh {
  const width = rows[0]?.length ?? 0;
  const positions = rows.flat(2);
  const index: number[] = [];
  const across = closed ? width : width - 1;
  for (let i = 0; i < rows.length - 1; i++) {
    for (let j = 0; j < across; j++) {
      const [a, b] = [i * width + j, i * width + ((j + 1) % width)];
      const [c, d] = flip ? [b, a + width] : [a + width, b];
      index.push(a, c, d, b + width, d, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  material.side = 2;
  return mesh(boxMapped(geometry), material);
}

/** A smooth line through points of any dimension, at a share 0..1 of the way. */
export function through<T extends number[]>(points: T[], share: number): T {
  const last = points.length - 1;
  const at = Math.max(0, Math.min(last, share * last));
  const i = Math.min(last - 1, Math.floor(at));
  const t = at - i;
  const pick = (k: number) => points[Math.max(0, Math.min(last, k))] as T;
  const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
  return b.map((value, k) => {
    const [p0, p2, p3] = [a[k] ?? 0, c[k] ?? 0, d[k] ?? 0];
    return (
      value +
      0.5 *
        t *
        (p2 - p0 + t * (2 * p0 - 5 * value + 4 * p2 - p3 + t * (3 * (value - p2) + p3 - p0)))
    );
  }) as T;
}

/** A height table [x, value]: eased between its entries, so that no kink shows. */
export function table(entries: [number, number][]): (x: number) => number {
  return (x) => {
    let i = 0;
    while (i < entries.length - 2 && (entries[i + 1]?.[0] ?? 0) < x) i++;
    const slope = (k: number) => {
      const [a, b] = [entries[Math.max(0, k - 1)], entries[Math.min(entries.length - 1, k + 1)]];
      return a && b && a !== b ? (b[1] - a[1]) / (b[0] - a[0]) : 0;
    };
    const a: [number, number] = entries[i] ?? [0, 0];
    const b: [number, number] = entries[i + 1] ?? [1, 0];
    const h = b[0] - a[0];
    const t = Math.max(0, Math.min(1, (x - a[0]) / h));
    return (
      a[1] * (1 + 2 * t) * (1 - t) ** 2 +
      h * slope(i) * t * (1 - t) ** 2 +
      b[1] * t * t * (3 - 2 * t) +
      h * slope(i + 1) * t * t * (t - 1)
    );
  };
}

export interface BandOptions {
  /** Half the width and half the thickness at a share of the way. */
  width: (share: number) => number;
  thick: (share: number) => number;
  /** The direction the flat side faces. */
  face: (share: number) => Triple;
  /** How far the edges fall behind the middle. */
  sag?: number;
  cuts?: number;
  /** 2 is an ellipse, more is squarer. */
  square?: number;
}

/** A flat band with rounded edges along a smooth line: straps, laces, tongues. */
export function band(points: Triple[], material: Material, options: BandOptions): Mesh {
  const { width, thick, face, sag = 0, cuts = points.length * 14, square = 4 } = options;
  const rows: Triple[][] = [];
  for (let i = -1; i <= cuts + 1; i++) {
    const share = Math.max(0, Math.min(1, i / cuts));
    const [x, y, z] = through(points, share);
    const ahead = new Vector3(...through(points, Math.min(1, share + 0.004)));
    const along = ahead
      .sub(new Vector3(...through(points, Math.max(0, share - 0.004))))
      .normalize();
    const out = new Vector3(...face(share));
    out.addScaledVector(along, -out.dot(along)).normalize();
    const side = along.clone().cross(out);
    const end = i < 0 || i > cuts ? 0.001 : 1;
    rows.push(
      Array.from({ length: 32 }, (_, k) => {
        const a = (k / 32) * Math.PI * 2;
        const round = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / square);
        const across = round(Math.cos(a)) * end;
        const [w, t] = [across * width(share), round(Math.sin(a)) * thick(share) * end];
        const lift = t - sag * across * across;
        return [
          x + side.x * w + out.x * lift,
          y + side.y * w + out.y * lift,
          z + side.z * w + out.z * lift,
        ] as Triple;
      }),
    );
  }
  return skin(rows, material, true);
}
