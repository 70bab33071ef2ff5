/** From light to a picture: exposure, a film curve, saturation, glow and a slight vignette. */
export interface Film {
  exposure?: number;
  curve?: "neutral" | "filmic";
  saturation?: number;
  contrast?: number;
  glow?: number;
  vignette?: number;
  warmth?: number;
}

type Rgb = [number, number, number];

/** Khronos PBR Neutral: keeps a product's own colour and rolls off only the highlights. */
function neutral([r, g, b]: Rgb): Rgb {
  const start = 0.8 - 0.04;
  const x = Math.min(r, g, b);
  const offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  let color: Rgb = [r - offset, g - offset, b - offset];
  const peak = Math.max(...color);
  if (peak < start) return color;
  const d = 1 - start;
  const next = 1 - (d * d) / (peak + d - start);
  color = color.map((c) => (c * next) / peak) as Rgb;
  const fade = 1 - 1 / (0.15 * (peak - next) + 1);
  return color.map((c) => c + (next - c) * fade) as Rgb;
}

/** The ACES fit by Hill. */
function filmic([r, g, b]: Rgb): Rgb {
  const rolled = (v: number) =>
    (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
  const i: Rgb = [
    rolled(0.59719 * r + 0.35458 * g + 0.04823 * b),
    rolled(0.076 * r + 0.90834 * g + 0.01566 * b),
    rolled(0.0284 * r + 0.13383 * g + 0.83777 * b),
  ];
  return [
    1.60475 * i[0] - 0.53108 * i[1] - 0.07367 * i[2],
    -0.10208 * i[0] + 1.10813 * i[1] - 0.00605 * i[2],
    -0.00327 * i[0] - 0.07276 * i[1] + 1.07602 * i[2],
  ];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Spreads what is brighter than white: three box blurs at a quarter of the size. */
function glowOf(sum: Float32Array, width: number, height: number, gain: number): Float32Array {
  const [w, h] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  let small = new Float32Array(w * h * 3);
  for (let y = 0; y < h * 4 && y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        const over = Math.max(0, (sum[(y * width + x) * 4 + c] ?? 0) * gain - 0.9);
        const at = ((y >> 2) * w + (x >> 2)) * 3 + c;
        small[at] = (small[at] ?? 0) + over / 16;
      }
    }
  }
  const reach = Math.max(2, Math.round(w / 60));
  for (let pass = 0; pass < 6; pass++) {
    const next = new Float32Array(small.length);
    const [dx, dy] = pass % 2 ? [1, 0] : [0, 1];
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        for (let k = -reach; k <= reach; k++) {
          const [sx, sy] = [x + k * dx, y + k * dy];
          if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
          for (let c = 0; c < 3; c++) {
            const at = (y * w + x) * 3 + c;
            next[at] = (next[at] ?? 0) + (small[(sy * w + sx) * 3 + c] ?? 0) / (2 * reach + 1);
          }
        }
      }
    }
    small = next;
  }
  return small;
}

/** Softens the shadow, lets it run out before the edge of the frame, and lays it under the object. */
export function layShadow(
  sum: Float32Array,
  shade: Float32Array,
  width: number,
  height: number,
  samples: number,
) {
  const reach = Math.max(1, Math.round(width / 130));
  let soft = shade;
  for (let pass = 0; pass < 4; pass++) {
    const next = new Float32Array(soft.length);
    const step = pass % 2 ? 1 : width;
    for (let i = 0; i < soft.length; i++) {
      let total = 0;
      for (let k = -reach; k <= reach; k++) total += soft[i + k * step] ?? 0;
      next[i] = total / (2 * reach + 1);
    }
    soft = next;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / (width * 0.16);
      const fade = Math.min(1, border) ** 2 * (3 - 2 * Math.min(1, border));
      const dark = Math.min(soft[i] ?? 0, 0.35 * (soft[i] ?? 0) + 0.65 * (shade[i] ?? 0) + 0.04);
      const alpha = (sum[i * 4 + 3] ?? 0) / samples;
      sum[i * 4 + 3] = (alpha + (1 - alpha) * dark * fade) * samples;
    }
  }
}

/** The sum of all samples (colour times alpha, bottom row first) becomes base64 sRGB, top row first. */
export function develop(
  sum: Float32Array,
  width: number,
  height: number,
  samples: number,
  film: Film,
): string {
  const { exposure = 1, saturation = 1, contrast = 1, glow = 0, vignette = 0, warmth = 0 } = film;
  const curve = film.curve === "filmic" ? filmic : neutral;
  const gain = exposure / samples;
  const halo = glow > 0 ? glowOf(sum, width, height, gain) : undefined;
  const bytes = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((height - 1 - y) * width + x) * 4;
      const alpha = clamp((sum[from + 3] ?? 0) / samples);
      if (alpha < 0.002) continue;
      const edge = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const lit = [0, 1, 2].map((c) => {
        const at = ((y >> 2) * Math.ceil(width / 4) + (x >> 2)) * 3 + c;
        const value = ((sum[from + c] ?? 0) * gain) / alpha + (halo ? glow * (halo[at] ?? 0) : 0);
        return value * (1 - vignette * edge) * (1 + warmth * (1 - c) * 0.5);
      }) as Rgb;
      const mapped = curve(lit);
      const grey = mapped[0] * 0.2126 + mapped[1] * 0.7152 + mapped[2] * 0.0722;
      for (let c = 0; c < 3; c++) {
        const tinted = grey + ((mapped[c] ?? 0) - grey) * saturation;
        const value = encode(clamp(tinted));
        bytes[to + c] = Math.round(clamp((value - 0.5) * contrast + 0.5) * 255);
      }
      bytes[to + 3] = Math.round(alpha * 255);
    }
  }
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768) {
    text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  }
  return btoa(text);
}
