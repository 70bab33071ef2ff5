import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from "three";
import { fbm, noise, random } from "./random";

/** A height in 0..1 for a point of the tile (u, v in 0..1). It must repeat. */
export type Height = (u: number, v: number) => number;
export type Tint = (u: number, v: number) => [number, number, number];

function texture(data: Uint8Array<ArrayBuffer>, size: number, world: number): DataTexture {
  const made = new DataTexture(data, size, size);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 8;
  made.repeat.set(1 / world, 1 / world);
  made.needsUpdate = true;
  return made;
}

/** A normal map from heights; `world` is the width of one tile in scene units. */
export function relief(height: Height, world: number, strength: number, size = 512): DataTexture {
  const heights = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++)
      heights[y * size + x] = height((x + 0.5) / size, (y + 0.5) / size);
  }
  const at = (x: number, y: number) =>
    heights[((y + size) % size) * size + ((x + size) % size)] ?? 0;
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const nx = (at(x - 1, y) - at(x + 1, y)) * strength;
      const ny = (at(x, y - 1) - at(x, y + 1)) * strength;
      const length = Math.hypot(nx, ny, 1);
      data.set(
        [(nx / length) * 127 + 128, (ny / length) * 127 + 128, (1 / length) * 127 + 128, 255],
        (y * size + x) * 4,
      );
    }
  }
  return texture(data, size, world);
}

/** Colours are sRGB in 0..1 and multiply the colour of the material. */
export function tint(color: Tint, world: number, size = 512): DataTexture {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [r, g, b] = color((x + 0.5) / size, (y + 0.5) / size);
      const byte = (value: number) => Math.max(0, Math.min(255, value * 255));
      data.set([byte(r), byte(g), byte(b), 255], (y * size + x) * 4);
    }
  }
  const made = texture(data, size, world);
  made.colorSpace = SRGBColorSpace;
  return made;
}

export const grey = (value: number): [number, number, number] => [value, value, value];

/** Plain weave with threads of uneven thickness. */
export function weave(threads: number): Height {
  return (u, v) => {
    const wobble = (noise(u * 24, v * 24, 1, 24) - 0.5) * 0.35;
    const [x, y] = [u * threads + wobble, v * threads + wobble];
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
    const along = over ? fy : fx;
    const across = over ? fx : fy;
    const thread =
      Math.sqrt(Math.max(0, 1 - (across * 2) ** 2)) * (0.62 + 0.38 * Math.cos(along * Math.PI));
    return thread * (0.75 + 0.5 * noise(u * 64, v * 64, over ? 3 : 7, 64));
  };
}

/** Loops of yarn thrown together. */
export function boucle(count: number, seed = 1): Height {
  const next = random(seed);
  const loops = Array.from({ length: count * count }, () => [next(), next(), next()] as const);
  return (u, v) => {
    let best = 0;
    const [cx, cy] = [Math.floor(u * count), Math.floor(v * count)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [gx, gy] = [cx + dx, cy + dy];
        const loop = loops[((gy + count) % count) * count + ((gx + count) % count)] ?? [0, 0, 0];
        const distance = Math.hypot(u * count - gx - loop[0], v * count - gy - loop[1]);
        best = Math.max(
          best,
          (0.55 + 0.45 * loop[2]) * Math.sqrt(Math.max(0, 1 - (distance / 0.85) ** 2)),
        );
      }
    }
    return best * 0.85 + 0.3 * noise(u * count * 5, v * count * 5, 2, count * 5);
  };
}

/** Cords of pile with valleys between them. */
export function corduroy(cords: number): Height {
  return (u, v) => {
    const x = u * cords + (noise(u * 8, v * 8, 4, 8) - 0.5) * 0.12;
    const f = Math.abs(x - Math.floor(x) - 0.5) * 2;
    return Math.sqrt(Math.max(0, 1 - f ** 3)) * 0.85 + 0.25 * noise(u * 160, v * 90, 5, 160, 90);
  };
}

/** Cells with creases between them, like grained hide. */
export function hide(cells: number, seed = 5): Height {
  const next = random(seed);
  const seeds = Array.from({ length: cells * cells }, () => [next(), next()] as const);
  return (u, v) => {
    let [first, second] = [9, 9];
    const [cx, cy] = [Math.floor(u * cells), Math.floor(v * cells)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [gx, gy] = [cx + dx, cy + dy];
        const s = seeds[((gy + cells) % cells) * cells + ((gx + cells) % cells)] ?? [0, 0];
        const distance = Math.hypot(u * cells - gx - s[0], v * cells - gy - s[1]);
        if (distance < first) [first, second] = [distance, first];
        else if (distance < second) second = distance;
      }
    }
    return Math.min(1, (second - first) * 2.2) * 0.8 + fbm(u * 16, v * 16, 3, 3, 16) * 0.4;
  };
}

/** Long grain along v, with darker late wood and fine pores. */
export function grain(dark: number, seed = 0): Tint {
  return (u, v) => {
    const bend = fbm(u * 4, v, 1 + seed, 3, 4, 1);
    const rings = Math.abs(((u * 10 + bend * 3) % 1) - 0.5) * 2;
    const fibre = noise(u * 180, v * 6, 2 + seed, 180, 6);
    const pores = noise(u * 256, v * 20, 8 + seed, 256, 20) > 0.82 ? 0.1 : 0;
    const tone = 1 - dark * (0.55 * rings ** 2 + 0.45 * (1 - fibre)) - pores * dark * 1.6;
    return [tone, tone ** 1.12, tone ** 1.3];
  };
}

/** Thin dark veins on a pale stone. */
export function veins(strength: number, seed = 0): Tint {
  return (u, v) => {
    const warp = fbm(u * 4, v * 4, seed + 1, 5, 4) * 2.2;
    const vein = (scale: number, z: number, width: number) => {
      const value = Math.abs(fbm(u * scale + warp, v * scale + warp * 0.6, z, 4) - 0.5);
      return Math.max(0, 1 - value / width) ** 2;
    };
    const dark =
      strength * (vein(2, seed + 3, 0.035) + 0.5 * vein(4, seed + 9, 0.025)) +
      0.08 * fbm(u * 8, v * 8, 5, 3, 8);
    return [1 - dark, 1 - dark * 0.97, 1 - dark * 0.92];
  };
}

/** Rough broken stone: layered slate or cast concrete, by its octaves. */
export function stone(scale: number, seed = 0): Height {
  return (u, v) => {
    const base = fbm(u * scale, v * scale, seed, 6, scale);
    const steps = Math.floor(base * 9) / 9;
    return base * 0.6 + steps * 0.4;
  };
}
