/** Seeded numbers and smooth noise: every render of a scene is the same render. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const wrap = (n: number, period: number) => (period > 0 ? ((n % period) + period) % period : n);

/** Value noise in 0..1; with a period it repeats, so that textures tile. */
export function noise(x: number, y: number, z = 0, periodX = 0, periodY = periodX): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const at = (dx: number, dy: number, dz: number) =>
    lattice(wrap(ix + dx, periodX), wrap(iy + dy, periodY), iz + dz);
  const plane = (dz: number) =>
    mix(mix(at(0, 0, dz), at(1, 0, dz), fx), mix(at(0, 1, dz), at(1, 1, dz), fx), fy);
  return mix(plane(0), plane(1), fz);
}

export function fbm(x: number, y: number, z = 0, octaves = 4, periodX = 0, periodY = periodX) {
  let [sum, weight, total] = [0, 0.5, 0];
  for (let i = 0; i < octaves; i++) {
    const f = 2 ** i;
    sum += weight * noise(x * f, y * f, z * f + i * 17, periodX * f, periodY * f);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** The R2 sequence: points of the unit square that stay even at any count. */
export function even(index: number, offset = 0): [number, number] {
  const n = index + 1 + offset * 0.37;
  return [(0.5 + offset + n * 0.7548776662) % 1, (0.5 + offset * 1.7 + n * 0.569840291) % 1];
}
