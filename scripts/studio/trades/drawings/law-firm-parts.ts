import {
  at,
  box,
  circle,
  type Drawing,
  leaf,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  times,
} from "../../examples/kit";
import { itemSize, type Mood, sceneSize } from "../moods";

/** Light, paper, plants and furniture that several trades' pictures share. */

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `a` with a part `t` of `b` in it. */
export function mix(a: string, b: string, t: number): string {
  const other = channels(b);
  const mixed = channels(a).map((it, i) => Math.round(it + ((other[i] ?? 0) - it) * t));
  return `#${mixed.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
}

export interface Tone {
  wall: readonly [string, string];
  ground: readonly [string, string];
  /** What shaded sides turn to. */
  shade: string;
  /** What lit sides turn to. */
  beam: string;
}

type Box4 = readonly [number, number, number, number];

/** The light of one picture: fills with a lit and a shaded side, shadows, the picture's frame. */
export function studioOf(mood: Mood, tones: Readonly<Record<Mood, Tone>>) {
  const day = mood === "day";
  const tone = tones[mood];
  const defs: string[] = [];
  let names = 0;
  const add = (make: (id: string) => string) => {
    const id = `g${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const up = (color: string, t = 0.3) => mix(color, tone.beam, day ? t : t * 0.72);
  const down = (color: string, t = 0.42) => mix(color, tone.shade, t);
  const across: Box4 = day ? [0, 0, 1, 0.25] : [1, 0, 0, 0.25];
  const flat: Box4 = day ? [0, 0, 1, 0] : [1, 0, 0, 0];
  const side = day ? 1 : -1;
  const known = new Map<string, string>();
  const once = (key: string, make: () => string) => {
    const have = known.get(key) ?? make();
    known.set(key, have);
    return have;
  };
  const fill = (stops: Parameters<typeof linear>[1], where: Box4 = [0, 0, 0, 1]) =>
    add((id) => linear(id, stops, where));
  const drop = (id: string, dx: number, dy: number, blur: number, opacity: number) =>
    `<filter id="${id}" x="-60%" y="-60%" width="240%" height="240%"><feDropShadow dx="${dx * side}" dy="${dy}" stdDeviation="${blur}" flood-color="${tone.shade}" flood-opacity="${day ? opacity : Math.min(0.9, opacity * 1.9)}"/></filter>`;
  const filters =
    drop("lift1", 5, 6, 5, 0.3) +
    drop("lift2", 14, 16, 13, 0.36) +
    drop("lift3", 26, 28, 26, 0.4) +
    `<filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>`;

  /** Light that falls in by day through a window, at an angle, with the shadow of a twig. */
  const panes = (x: number, y: number, size = 1, opacity = 0.5) =>
    day
      ? `<g transform="translate(${x} ${y}) scale(${size}) skewX(-24) rotate(6)" opacity="${opacity}" filter="url(#near)">${times(4, (i) => box((i % 2) * 190, Math.floor(i / 2) * 270, 172, 250, tone.beam))}</g><g transform="translate(${x + 40 * size} ${y + 120 * size}) scale(${size})" opacity="${opacity * 0.45}" filter="url(#near)">${times(7, (i) => at(20 + i * 36, 330 - i * 40, leaf(120, 26, [tone.ground[1], tone.ground[1]], 10), i % 2 ? 100 : 10))}</g>`
      : "";
  const frame = (
    size: { width: number; height: number },
    back: string,
    body: string,
    [lx, ly]: readonly [number, number],
    glow: string,
  ): Drawing => {
    const { width, height } = size;
    const whole = (color: string, blend: string, opacity = 1) =>
      `<rect width="${width}" height="${height}" fill="${color}" opacity="${opacity}" style="mix-blend-mode:${blend}"/>`;
    const over = day
      ? whole(
          add((id) => linear(id, [["#fff6df", 0, 0.5], ["#fff6df", 0.45, 0], ["#fff6df", 1, 0]], [0, 0, 1, 0.6])),
          "screen",
        ) +
        whole(
          add((id) => linear(id, [["#ffffff", 0], ["#ffffff", 0.55], [mix(tone.ground[1], tone.shade, 0.12), 1]], [0, 0.2, 1, 0.8])),
          "multiply",
          0.7,
        )
      : whole(
          add((id) => radial(id, [["#fff6e8", 0], ["#f6e6d2", 0.3], ["#9c949e", 0.62], ["#484559", 1]], lx, ly, 0.88)),
          "multiply",
        ) +
        whole(
          add((id) => radial(id, [["#ffb765", 0, 0.24], ["#ff9d4a", 0.45, 0.08], ["#ff9d4a", 1, 0]], lx, ly, 0.66)),
          "screen",
        );
    return { width, height, body: `${filters}${defs.join("")}${back}${body}${over}${glow}` };
  };
  const wallFill = () => fill([...tone.wall]);
  const groundFill = () => fill([...tone.ground]);
  return {
    day,
    tone,
    side,
    /** A name for a clip path. */
    name: () => `c${(names += 1)}`,
    up,
    down,
    fill,
    pick: <T>(ofDay: T, ofEvening: T): T => (day ? ofDay : ofEvening),
    /** Lit on the window's side, shaded on the other. */
    lit: (color: string, more = 1) =>
      once(`lit${color}${more}`, () =>
        fill([up(color, 0.3 * more), [color, 0.45], down(color, 0.42 * more)], across),
      ),
    /** From the light above down to the shade. */
    tall: (color: string, more = 1) =>
      once(`tall${color}${more}`, () => fill([up(color, 0.26 * more), color, down(color, 0.4 * more)])),
    tube: (color: string) =>
      once(`tube${color}`, () =>
        fill([down(color, 0.24), [up(color, 0.46), 0.26], [color, 0.5], [down(color, 0.55), 0.92], down(color, 0.4)], flat),
      ),
    rod: (color: string) =>
      once(`rod${color}`, () =>
        fill([down(color, 0.1), [up(color, 0.6), 0.24], [color, 0.5], down(color, 0.6)]),
      ),
    ball: (color: string) =>
      once(`ball${color}`, () =>
        add((id) => radial(id, [up(color, 0.55), [color, 0.45], down(color, 0.55)], day ? 0.34 : 0.66, 0.3, 0.85)),
      ),
    radial: (stops: Parameters<typeof radial>[1], cx = 0.5, cy = 0.5, r = 0.6) =>
      add((id) => radial(id, stops, cx, cy, r)),
    lift: (height: 1 | 2 | 3, body: string) => `<g filter="url(#lift${height})">${body}</g>`,
    /** The shadow of a thing that stands at `x`, `y`. */
    stand: (x: number, y: number, w: number, h = w * 0.1) =>
      oval(x + side * w * 0.28, y, w * 0.8, h, tone.shade, `opacity="${day ? 0.3 : 0.75}" filter="url(#soft)"`) +
      oval(x, y, w * 0.52, h * 0.45, tone.shade, `opacity="${day ? 0.4 : 0.7}" filter="url(#near)"`),
    panes,
    /** Seen from above. */
    above: (body: string, glow = "", light: readonly [number, number] = [0.62, 0.32]) =>
      frame(itemSize, box(0, 0, 1000, 1000, fill([...tone.ground], [0, 0, 1, 1])) + panes(80, -40, 1.7, 0.6), body, light, glow),
    /** On a table before a wall. */
    table: (body: string, glow = "", light: readonly [number, number] = [0.66, 0.3], edge = 690) =>
      frame(
        itemSize,
        box(0, 0, 1000, edge, wallFill()) +
          panes(150, 40, 1.1, 0.55) +
          box(0, edge, 1000, 1000 - edge, groundFill()) +
          box(0, edge, 1000, 5, tone.beam, `opacity="${day ? 0.6 : 0.16}"`) +
          box(0, edge - 50, 1000, 50, fill([[tone.shade, 0, 0], [tone.shade, 1, 0.14]])),
        body,
        light,
        glow,
      ),
    scene: (body: string, glow = "", light: readonly [number, number] = [0.6, 0.36]) =>
      frame(sceneSize, "", body, light, glow),
    /** Wall and floor of a room. */
    room: (floor: number) =>
      box(0, 0, 1600, floor, wallFill()) +
      box(0, floor, 1600, 1000 - floor, groundFill()) +
      box(0, floor - 26, 1600, 26, up(tone.wall[1], 0.25)) +
      box(0, floor - 2, 1600, 5, tone.shade, 'opacity=".3"'),
  };
}

export type Studio = ReturnType<typeof studioOf>;

export const round = (x: number, y: number, w: number, h: number, r: number, fill: string, more = "") =>
  box(x, y, w, h, fill, `rx="${r}" ${more}`);

export const poly = (points: readonly (readonly [number, number])[], fill: string, more = "") =>
  path(`M${points.map((it) => it.join(" ")).join("L")}Z`, fill, more);

/** Rows that stand for writing. */
export function rows(x: number, y: number, w: number, count: number, color: string, seed = 3, step = 26, h = 7) {
  const random = randomOf(seed);
  return times(count, (i) =>
    round(x, y + i * step, w * (i % 4 === 3 ? 0.3 + random() * 0.4 : 0.86 + random() * 0.14), h, h / 2, color, 'opacity=".42"'),
  );
}

export const paperOf = (k: Studio) => k.pick("#fbf6ea", "#f1e4cc");

export const sheet = (k: Studio, w: number, h: number, body = "", color = paperOf(k)) =>
  k.lift(1, box(-w / 2, -h / 2, w, h, k.lit(color, 0.32), 'rx="3"')) + body;

/** A fountain pen whose tip is at 0 0 and whose end is at the right. */
export const pen = (k: Studio, length: number, color: string, metal: string) =>
  path("M0 0L70 -15Q82 0 70 15Z", k.rod(metal)) +
  line("M10 0H56", k.down(metal, 0.6), 2) +
  circle(56, 0, 4, k.down(metal, 0.6)) +
  path("M66 -15L128 -21V21L66 15Z", k.rod(k.down(color, 0.45))) +
  box(126, -23, 12, 46, k.rod(metal), 'rx="3"') +
  path(`M138 -23H${length - 60}Q${length} -20 ${length} 0Q${length} 20 ${length - 60} 23H138Z`, k.rod(color)) +
  box(length * 0.56, -24, 9, 48, k.rod(metal), 'rx="3"') +
  round(length * 0.6, -6, length * 0.34, 11, 5, k.rod(metal)) +
  line(`M150 -13H${length - 70}`, "#fff", 4, 'opacity=".35"');

const greens = (k: Studio): readonly (readonly [string, string])[] =>
  k.pick(
    [
      ["#7fa07a", "#5d8361"],
      ["#5d8361", "#43694d"],
      ["#93b088", "#6f946e"],
    ],
    [
      ["#5f8462", "#41664b"],
      ["#41664b", "#294534"],
      ["#7b9a6c", "#54794f"],
    ],
  );

const green = (k: Studio, i: number) => {
  const [light, dark] = greens(k)[i % 3] ?? ["#7fa07a", "#5d8361"];
  return k.day ? ([light, dark] as const) : ([dark, light] as const);
};

/** A twig with leaves in pairs, from 0 0 upward. */
export const twig = (k: Studio, length: number, size = 70) =>
  line(`M0 0Q14 ${-length / 2} 0 ${-length}`, k.pick("#8a7a55", "#6f6247"), 5) +
  times(Math.round(length / 46), (i) => {
    const y = -30 - i * 46;
    const s = size * (1 - (i * 46) / length / 2.4);
    return at(4, y, leaf(s, s * 0.24, green(k, i), 6), 52) + at(4, y - 16, leaf(s, s * 0.24, green(k, i + 1), -6), -52);
  }) +
  at(0, -length + 6, leaf(size * 0.6, size * 0.16, green(k, 0)), 4);

export const vessel = (k: Studio, w: number, h: number, color: string) =>
  path(`M${-w / 2} ${-h}H${w / 2}L${w * 0.4} ${-14}Q${w * 0.38} 0 ${w * 0.3} 0H${-w * 0.3}Q${-w * 0.38} 0 ${-w * 0.4} ${-14}Z`, k.tube(color)) +
  oval(0, -h, w / 2, w * 0.09, k.down(color, 0.3)) +
  oval(0, -h + 3, w * 0.44, w * 0.065, "#2e241c");

/** A plant with broad leaves in a pot that stands at `x`, `y`. */
export const plant = (k: Studio, x: number, y: number, size: number, color: string) =>
  k.stand(x, y, 130 * size) +
  at(
    x,
    y,
    [
      [-74, 210],
      [72, 220],
      [-52, 290],
      [50, 300],
      [-30, 370],
      [30, 350],
      [-10, 420],
      [12, 400],
      [-60, 150],
      [58, 160],
      [0, 300],
    ]
      .map(([turn = 0, reach = 0], i) =>
        at(
          turn * 0.35,
          -124,
          line(`M0 0Q${turn * 0.1} ${-reach * 0.3} 0 ${-reach * 0.5}`, green(k, 1)[1], 6) +
            at(0, -reach * 0.4, leaf(reach * 0.62, 46, green(k, i), turn * 0.5), turn * 0.25),
          turn * 0.72,
        ),
      )
      .join("") + vessel(k, 150, 132, color),
    0,
    size,
  );

/** A vase with twigs that stands at `x`, `y`. */
export const vase = (k: Studio, x: number, y: number, size: number, color: string) =>
  k.stand(x, y, 90 * size) +
  at(
    x,
    y,
    at(-6, -120, twig(k, 260, 84), -22) +
      at(4, -120, twig(k, 310, 84), 4) +
      at(10, -120, twig(k, 230, 84), 30) +
      path("M-24 -150H24Q20 -120 46 -92Q70 -60 52 -12Q48 0 34 0H-34Q-48 0 -52 -12Q-70 -60 -46 -92Q-20 -120 -24 -150Z", k.tube(color)) +
      oval(0, -150, 24, 6, k.down(color, 0.55)),
    0,
    size,
  );

export const cup = (k: Studio, x: number, y: number, size: number, color: string) =>
  k.stand(x, y, 120 * size) +
  at(
    x,
    y,
    oval(0, -8, 96, 17, k.lit(color)) +
      line(`M58 -92Q104 -92 98 -62Q92 -34 44 -36`, k.down(color, 0.2), 13) +
      path("M-64 -112H64Q62 -14 26 -10H-26Q-62 -14 -64 -112Z", k.tube(color)) +
      oval(0, -112, 64, 13, k.up(color, 0.4)) +
      oval(0, -110, 56, 10, "#5b3826"),
    0,
    size,
  );

/** A book's back, standing at 0 0. */
export const spine = (k: Studio, w: number, h: number, color: string, band: string, kind = 0) =>
  round(0, -h, w, h, 3, k.tube(color)) +
  (kind === 0
    ? box(0, -h + h * 0.12, w, 4, band, 'opacity=".8"') + box(0, -h * 0.18, w, 4, band, 'opacity=".8"')
    : kind === 1
      ? box(w * 0.14, -h + h * 0.16, w * 0.72, h * 0.2, band, 'opacity=".75"')
      : box(0, -h * 0.3, w, 8, band, 'opacity=".6"'));

/** A row of books from 0 0 to `width`, 0. */
export function books(k: Studio, width: number, height: number, colors: readonly string[], band: string, seed: number) {
  const random = randomOf(seed);
  let x = 0;
  let out = "";
  let color = colors[0] ?? "#333333";
  let left = 0;
  let [w, h, kind] = [30, height, 0];
  while (x < width - 20) {
    if (left <= 0) {
      left = 1 + Math.floor(random() * 5);
      color = colors[Math.floor(random() * colors.length)] ?? color;
      w = 36 + random() * 34;
      h = height * (0.74 + random() * 0.24);
      kind = Math.floor(random() * 3);
    }
    if (x + w > width) break;
    out += at(x, 0, spine(k, w, h, color, band, kind));
    x += w + 1;
    left -= 1;
  }
  return out;
}

/** A lying book, seen from its back, from 0 0 to the right and upward. */
export const lying = (k: Studio, w: number, h: number, color: string, band: string) =>
  round(0, -h, w, h, 5, k.rod(color)) +
  box(w * 0.1, -h, 5, h, band, 'opacity=".8"') +
  box(w * 0.14, -h, 3, h, band, 'opacity=".8"') +
  box(w * 0.84, -h, 5, h, band, 'opacity=".8"');

/** Hills and roofs far away, 0 0 to `w` `h`. */
export function town(k: Studio, w: number, h: number, seed = 4, sun = true) {
  const random = randomOf(seed);
  const sky = k.fill(k.pick<Parameters<Studio["fill"]>[0]>(["#bcd7e2", "#e3ebe4", "#fbeed6"], [[mix("#1f3056", k.tone.wall[0], 0.3), 0], [mix("#4a4b78", k.tone.wall[0], 0.2), 0.45], ["#f0a070", 0.9]]));
  const hills = (y: number, color: string) =>
    path(`M0 ${h}V${y}Q${w * 0.2} ${y - h * 0.12} ${w * 0.4} ${y}T${w * 0.75} ${y - h * 0.03}T${w} ${y - h * 0.06}V${h}Z`, color);
  const roofs = (y: number, size: number, wall: string, roof: string) =>
    times(Math.ceil(w / size) + 1, (i) => {
      const x = i * size - size * 0.5 + (random() - 0.5) * size * 0.3;
      const [bw, bh] = [size * (0.8 + random() * 0.4), size * (0.5 + random() * 0.6)];
      const top = y - bh;
      return (
        box(x, top, bw, h - top, wall) +
        box(x + bw * 0.6, top, bw * 0.4, h - top, k.down(wall, 0.18)) +
        poly([[x - 5, top], [x + bw * 0.5, top - size * 0.36], [x + bw + 5, top]], roof) +
        times(3, (n) =>
          box(
            x + bw * (0.16 + n * 0.26), top + size * 0.16, bw * 0.13, size * 0.18,
            k.pick(k.down(wall, 0.35), random() > 0.4 ? "#ffcf7d" : "#3a3c58"),
          ),
        )
      );
    });
  const tower = w * 0.68;
  return (
    box(0, 0, w, h, sky) +
    (sun ? circle(w * 0.3, h * 0.4, h * 0.09, k.pick("#fff4d8", "#f6dcae"), 'opacity=".8"') : "") +
    hills(h * 0.6, k.pick("#b9cdc6", "#3b3c58")) +
    hills(h * 0.68, k.pick("#9dbaad", "#2c3049")) +
    (sun ? box(tower, h * 0.42, h * 0.09, h * 0.5, k.pick("#e2d3bb", "#3d3a50")) +
    poly([[tower - 4, h * 0.42], [tower + h * 0.045, h * 0.24], [tower + h * 0.09 + 4, h * 0.42]], k.pick("#a9705a", "#54404c")) : "") +
    roofs(h * 0.84, h * 0.2, k.pick("#eaddc6", "#383750"), k.pick("#c48a6c", "#4a3b4e")) +
    roofs(h * 0.98, h * 0.28, k.pick("#f2e6d0", "#2a2a3f"), k.pick("#b3765a", "#38303f"))
  );
}

export const window = (
  k: Studio, x: number, y: number, w: number, h: number, view: string,
  { color = "#f4eee2", across = 2, down = 2, arch = false } = {},
) => {
  const id = `w${Math.round(x)}-${Math.round(y)}-${Math.round(w)}`;
  const shape = arch
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const bar =
    times(across - 1, (i) => box(x + (w * (i + 1)) / across - 5, y, 10, h, k.up(color, 0.1))) +
    times(down - 1, (i) => box(x, y + (h * (i + 1)) / down - 4, w, 9, k.down(color, 0.1)));
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${at(x, y, view)}${path(shape, "none", `stroke="${k.tone.shade}" stroke-width="26" opacity=".22" transform="translate(${k.side * 8} 8)"`)}${bar}</g>` +
    `<path d="${shape}" fill="none" stroke="${k.pick(color, k.down(color, 0.35))}" stroke-width="18"/>` +
    `<path d="${shape}" fill="none" stroke="${k.tone.shade}" stroke-width="2" opacity=".35"/>` +
    box(x - 22, y + h, w + 44, 20, k.tall(color), 'rx="3"') +
    box(x - 14, y + h + 20, w + 28, 12, k.tone.shade, 'opacity=".2"')
  );
};

/** Light that a lamp throws around. Drawn over the evening's shade. */
export const halo = (k: Studio, x: number, y: number, r: number, strength = 1) =>
  k.day
    ? ""
    : circle(x, y, r, k.radial([["#ffd48f", 0, 0.62 * strength], ["#ffb35c", 0.4, 0.2 * strength], ["#ffb35c", 1, 0]], 0.5, 0.5, 0.5), 'style="mix-blend-mode:screen"');

/** A lamp that hangs from the ceiling, its shade's edge at `x`, `y`. */
export const pendant = (k: Studio, x: number, y: number, size: number, color: string) =>
  line(`M${x} 0V${y - 90 * size}`, k.down(color, 0.5), 4) +
  at(
    x,
    y,
    path("M-18 -104H18L22 -84Q92 -66 100 0H-100Q-92 -66 -22 -84Z", k.tube(color)) +
      oval(0, 0, 100, 13, k.pick("#fff3d4", "#ffe2a4")) +
      oval(0, 2, 60, 7, "#fffbe9"),
    0,
    size,
  );

/** An armchair seen from the front, standing at `x`, `y`. */
export const armchair = (k: Studio, x: number, y: number, size: number, color: string, leg = "#4a3325") =>
  k.stand(x, y, 300 * size, 26 * size) +
  at(
    x,
    y,
    box(-128, -50, 14, 50, k.lit(leg)) +
      box(114, -50, 14, 50, k.lit(leg)) +
      path("M-122 -120V-330Q-118 -392 -50 -396H50Q118 -392 122 -330V-120Z", k.lit(color)) +
      path("M-96 -130V-320Q-92 -368 -44 -370H44Q92 -368 96 -320V-130Z", k.tall(color, 0.7)) +
      times(6, (i) => circle(-52 + (i % 3) * 52, -320 + Math.floor(i / 3) * 60, 5, k.down(color, 0.5))) +
      round(-150, -96, 300, 60, 16, k.tall(k.down(color, 0.15))) +
      round(-104, -176, 208, 84, 24, k.tall(color)) +
      round(-166, -228, 66, 190, 30, k.lit(color)) +
      round(100, -228, 66, 190, 30, k.lit(k.down(color, 0.12))) +
      oval(-133, -214, 26, 10, k.up(color, 0.4), 'opacity=".6"') +
      oval(133, -214, 26, 10, k.up(color, 0.4), 'opacity=".6"'),
    0,
    size,
  );

/** A chair with a padded back, seen from behind or from the front. */
export const chair = (k: Studio, x: number, y: number, size: number, color: string, leg = "#4a3325", behind = false) =>
  at(
    x,
    y,
    line("M-74 -180L-86 0M74 -180L86 0", k.down(leg, 0.2), 13) +
      line("M-56 -180L-60 -30M56 -180L60 -30", k.down(leg, 0.45), 11) +
      (behind ? round(-92, -214, 184, 44, 16, k.tall(k.down(color, 0.2))) : "") +
      path("M-88 -196V-380Q-84 -428 -40 -432H40Q84 -428 88 -380V-196Q0 -176 -88 -196Z", k.lit(color)) +
      path("M-66 -214V-372Q-62 -404 -32 -408H32Q62 -404 66 -372V-214Q0 -200 -66 -214Z", behind ? k.lit(k.down(color, 0.1)) : k.tall(color, 0.6)) +
      (behind ? "" : round(-98, -214, 196, 48, 20, k.tall(color))),
    0,
    size,
  );
