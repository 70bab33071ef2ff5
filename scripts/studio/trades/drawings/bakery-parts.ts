import {
  at,
  box,
  circle,
  type Drawing,
  inside,
  leaf,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  times,
} from "../../examples/kit";
import { itemSize, type Mood, type MoodColors, sceneSize } from "../moods";

/** What bakery, cafe, restaurant and hotel share: the light, and the things that stand in several. */

type Rgb = readonly [number, number, number];
export type Point = readonly [number, number];

const rgbOf = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Rgb;
};
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((it) => Math.round(Math.max(0, Math.min(255, it))).toString(16).padStart(2, "0")).join("")}`;

export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
};

const lamplight: Rgb = [1, 0.84, 0.66];

/** The light of one picture: morning from the left, or a lamp from the right. */
export class Light {
  readonly day: boolean;
  /** -1 where the light comes from the left, 1 from the right. */
  readonly side: number;
  #defs = new Map<string, string>();
  #count = 0;

  constructor(
    readonly mood: Mood,
    readonly colors: MoodColors,
  ) {
    this.day = mood === "day";
    this.side = this.day ? -1 : 1;
  }

  pick = <T>(day: T, evening: T): T => (this.day ? day : evening);

  tone = (hex: string): string =>
    this.day ? hex : hexOf(rgbOf(hex).map((it, i) => it * lamplight[i]!) as unknown as Rgb);

  lit = (hex: string, share = 0.35) =>
    mix(this.tone(hex), this.pick("#fff6de", "#ffd48f"), share * this.pick(1, 0.9));
  /** The color in the shade, which stays warm and full. */
  dim = (hex: string, share = 0.4) => {
    const [r, g, b] = rgbOf(this.tone(hex));
    const deep = mix(hexOf([r * 0.52, g * 0.4, b * 0.36]), this.colors.dark, this.pick(0.3, 0.6));
    return mix(this.tone(hex), deep, Math.min(0.95, share * this.pick(1.1, 1.4)));
  };

  #def(key: string, make: (id: string) => string): string {
    if (!this.#defs.has(key)) {
      this.#defs.set(key, make(key));
    }
    return `url(#${key})`;
  }

  /** A blur of so many pixels. */
  blur = (size: number, margin = 60) =>
    `filter="${this.#def(
      `blur${Math.round(size)}-${margin}`,
      (id) =>
        `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${Math.round(size)}"/></filter>`,
    )}"`;

  /** Round like a pillar. */
  cyl = (hex: string, depth = 1) =>
    this.#def(`cyl${hex.slice(1)}-${Math.round(depth * 100)}`, (id) =>
      linear(
        id,
        [
          this.dim(hex, 0.18 * depth),
          [this.lit(hex, 0.42 * depth), 0.24],
          [this.tone(hex), 0.52],
          [this.dim(hex, 0.52 * depth), 0.94],
          [this.dim(hex, 0.42 * depth), 1],
        ],
        this.day ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    );

  /** Round like a ball. */
  ball = (hex: string, depth = 1) =>
    this.#def(`ball${hex.slice(1)}-${Math.round(depth * 100)}`, (id) =>
      radial(
        id,
        [this.lit(hex, 0.5 * depth), [this.tone(hex), 0.5], [this.dim(hex, 0.55 * depth), 1]],
        0.5 + this.side * 0.18,
        0.28,
        0.8,
      ),
    );

  /** An even face, brighter towards the light. */
  face = (hex: string, depth = 1) =>
    this.#def(`face${hex.slice(1)}-${Math.round(depth * 100)}`, (id) =>
      linear(
        id,
        [this.lit(hex, 0.22 * depth), [this.tone(hex), 0.4], this.dim(hex, 0.38 * depth)],
        this.day ? [0, 0, 1, 0.7] : [1, 0, 0, 0.7],
      ),
    );

  /** Brighter above than below. */
  down = (hex: string, depth = 1) =>
    this.#def(`down${hex.slice(1)}-${Math.round(depth * 100)}`, (id) =>
      linear(id, [this.lit(hex, 0.25 * depth), [this.tone(hex), 0.45], this.dim(hex, 0.45 * depth)]),
    );

  grad = (
    from: string,
    to: string,
    way: readonly [number, number, number, number] = [0, 0, 0, 1],
    opacity: readonly [number, number] = [1, 1],
  ) =>
    this.#def(`g${from.slice(1)}-${to.slice(1)}-${way.join("_")}-${opacity.join("_")}`, (id) =>
      linear(
        id,
        [
          [from, 0, opacity[0]],
          [to, 1, opacity[1]],
        ],
        way,
      ),
    );

  glow = (color: string, strength: number) =>
    this.#def(`glow${color.slice(1)}-${Math.round(strength * 100)}`, (id) =>
      radial(
        id,
        [
          [color, 0, strength],
          [color, 0.45, strength * 0.38],
          [color, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    );

  id = (name = "f") => `${name}-${++this.#count}`;

  inside = (d: string, body: string) => inside(this.id(), path(d, "#000"), body);

  /** A shape with volume: the edge to the light is bright, the other one dark. */
  form(d: string, hex: string, depth = 30, inner = "", fill = this.tone(hex)) {
    const k = depth * 0.55;
    return this.inside(
      d,
      path(d, fill) +
        inner +
        `<g transform="translate(${this.side * k} ${-k * 0.9})" opacity="${this.pick(0.62, 0.85)}">${line(d, this.dim(hex, 0.75), depth * 1.3, this.blur(depth * 0.5, 20))}</g>` +
        `<g transform="translate(${-this.side * k * 0.7} ${k * 0.7})" opacity="${this.pick(0.5, 0.62)}">${line(d, this.lit(hex, 0.6), depth * 0.7, this.blur(depth * 0.38, 20))}</g>`,
    );
  }

  /** The shadow of a thing on the ground, away from the light. */
  cast(x: number, y: number, rx: number, ry: number, strength = 1) {
    const dark = mix(this.colors.dark, "#000000", 0.4);
    return (
      oval(
        x - this.side * rx * 0.34,
        y + ry * 0.25,
        rx * 1.15,
        ry * 1.1,
        dark,
        `opacity="${this.pick(0.26, 0.62) * strength}" ${this.blur(Math.max(6, ry * 0.5))}`,
      ) +
      oval(
        x,
        y,
        rx * 0.94,
        ry * 0.62,
        dark,
        `opacity="${this.pick(0.42, 0.75) * strength}" ${this.blur(Math.max(3, ry * 0.22))}`,
      )
    );
  }

  /** The shadow of a thing that is seen from above, or hangs on a wall. */
  drop = (d: string, reach = 16, strength = 1) =>
    `<g transform="translate(${-this.side * reach} ${reach})" opacity="${this.pick(0.32, 0.66) * strength}" ${this.blur(reach * 0.7)}>${path(d, mix(this.colors.dark, "#000000", 0.4))}</g>`;

  shine = (x: number, y: number, rx: number, ry: number, opacity = 0.5, turn = 0) =>
    at(
      x,
      y,
      oval(0, 0, rx, ry, this.pick("#ffffff", "#ffe2b0"), `opacity="${opacity}" ${this.blur(Math.max(2, ry * 0.5))}`),
      turn,
    );

  steam = (x: number, y: number, size = 1, opacity = 0.5) =>
    `<g opacity="${opacity * this.pick(1, 0.55)}" ${this.blur(9 * size)}>${at(x, y, line("M-46 0C-90 -70 0 -110 -40 -200M8 0C-40 -90 56 -130 10 -250M56 0C20 -60 96 -110 62 -180", this.pick("#ffffff", "#ffe9cc"), 17), 0, size)}</g>`;

  /** The picture: wall and ground with their light, `body`, and the shade at the edges. */
  #page(
    { width, height }: { width: number; height: number },
    horizon: number,
    body: string,
    back = "",
    panes = true,
  ): Drawing {
    const { wall, ground, light } = this.colors;
    const pane = (x: number, y: number) =>
      path(`M${x} ${y}l150 46v210l-150 -46Z`, light);
    const sun = panes
      ? `<g opacity=".62" ${this.blur(7)}>${at(width * 0.5 - 190, horizon * 0.12, pane(0, 0) + pane(172, 52) + pane(0, 236) + pane(172, 288), 0, height / 1000)}</g>`
      : "";
    const vignette = this.#def(`vignette${Math.round(width)}`, (id) =>
      radial(
        id,
        this.day
          ? [
              [this.colors.dark, 0.55, 0],
              [this.colors.dark, 1, 0.16],
            ]
          : [
              [this.colors.dark, 0.4, 0],
              [this.colors.dark, 1, 0.74],
            ],
        this.day ? 0.4 : 0.56,
        0.5,
        0.74,
      ),
    );
    const lampX = width * 0.62;
    const behind =
      box(0, 0, width, height, this.grad(wall[0], wall[1])) +
      (this.day
        ? box(0, 0, width, height, this.grad(light, light, [0, 0, 0.8, 0.3], [0.55, 0])) + sun
        : oval(lampX, horizon * 0.55, width * 0.52, height * 0.52, this.glow(light, 0.42))) +
      back +
      (horizon < height
        ? box(0, horizon, width, height - horizon, this.grad(ground[0], ground[1])) +
          (this.day
            ? box(0, horizon, width, height - horizon, this.grad(light, light, [0, 0, 0.9, 0.5], [0.5, 0]))
            : oval(lampX, horizon + (height - horizon) * 0.38, width * 0.5, (height - horizon) * 0.7, this.glow(light, 0.32))) +
          box(0, horizon - 1, width, 3, this.pick(light, mix(ground[0], light, 0.3)), 'opacity=".5"')
        : "");
    const whole = behind + body + box(0, 0, width, height, vignette);
    return { width, height, body: `<defs>${[...this.#defs.values()].join("")}</defs>${whole}` };
  }

  item = (body: string, horizon = 620, back = "", panes = true) =>
    this.#page(itemSize, horizon, body, back, panes);
  scene = (body: string, horizon = 700, back = "", panes = false) =>
    this.#page(sceneSize, horizon, body, back, panes);
}

export type Palette = Readonly<Record<Mood, MoodColors>>;

export const picturesOf =
  (palette: Palette) =>
  (draw: (light: Light) => Drawing) =>
  (mood: Mood): Drawing =>
    draw(new Light(mood, palette[mood]));

/** The outline of a band along `points` of so many half widths. */
export function tube(points: readonly Point[], widths: readonly number[]): string {
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = widths[i] ?? widths[widths.length - 1]!;
    const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ] as const;
  });
  const left = sides.map(([it]) => it);
  const right = sides.map(([, it]) => it).reverse();
  const r0 = widths[0]!;
  const r1 = widths[Math.min(widths.length, points.length) - 1]!;
  const join = (list: readonly (readonly number[])[]) =>
    list.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join("L");
  return `M${join(left)}A${r1} ${r1} 0 0 0 ${right[0]![0]!.toFixed(1)} ${right[0]![1]!.toFixed(1)}L${join(right)}A${r0} ${r0} 0 0 0 ${left[0]![0]!.toFixed(1)} ${left[0]![1]!.toFixed(1)}Z`;
}

/** Points of a smooth curve through `points`. */
export function curve(points: readonly Point[], steps = 12): Point[] {
  const get = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const on = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      out.push([on(0), on(1)]);
    }
  }
  out.push(get(points.length - 1));
  return out;
}

/** A rounded rectangle as a path. */
export const slab = (x: number, y: number, w: number, h: number, r = 10) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

export const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;

/** A body turned on a wheel: from its top rim to its foot, `[half width, y]`. */
export const turned = (x: number, sides: readonly Point[], flat = 0.26) => {
  const smooth = curve(sides.map(([w, y]) => [w, y] as Point), 8);
  const [w0, y0] = smooth[0]!;
  const [w1, y1] = smooth[smooth.length - 1]!;
  const right = smooth.map(([w, y]) => `${(x + w).toFixed(1)} ${y.toFixed(1)}`).join("L");
  const left = [...smooth].reverse().map(([w, y]) => `${(x - w).toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M${right}A${w1} ${w1 * flat} 0 0 1 ${x - w1} ${y1}L${left}A${w0} ${w0 * flat} 0 0 1 ${x + w0} ${y0}Z`;
};

/** A window with its frame; `view` is drawn in its opening. */
export function window(
  l: Light,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  { columns = 2, rows = 2, view = "", sill = true } = {},
) {
  const sky = l.pick(l.grad("#d8e9ee", "#fbf3df"), l.grad("#0e1524", "#3b3440"));
  const seed = randomOf(Math.round(x + w));
  const far = l.pick(
    `<g opacity=".75" ${l.blur(10)}>${times(9, (i) => circle(x + (i / 8) * w, y + h * (0.82 + seed() * 0.14), w * 0.16, i % 2 ? "#a9c3a0" : "#c0d3b0"))}</g>`,
    `<g ${l.blur(3)}>${times(14, () => circle(x + seed() * w, y + h * (0.55 + seed() * 0.4), w * (0.008 + seed() * 0.016), seed() > 0.5 ? "#ffd58a" : "#ffb067", `opacity="${0.6 + seed() * 0.4}"`))}</g>`,
  );
  const opening = `M${x} ${y}h${w}v${h}h${-w}Z`;
  const bar = Math.max(7, w * 0.022);
  return (
    box(x - bar * 2, y - bar * 2, w + bar * 4, h + bar * 4, l.face(frame)) +
    l.inside(
      opening,
      path(opening, sky) +
        (view || far) +
        l.pick(path(`M${x} ${y + h * 0.7}L${x + w * 0.75} ${y}h${w * 0.22}L${x} ${y + h * 0.95}Z`, "#ffffff", 'opacity=".22"'), "") +
        line(opening, l.colors.dark, bar, `opacity=".35" ${l.blur(6)}`),
    ) +
    times(columns - 1, (i) => box(x + ((i + 1) * w) / columns - bar / 2, y, bar, h, l.tone(frame))) +
    times(rows - 1, (i) => box(x, y + ((i + 1) * h) / rows - bar / 2, w, bar, l.tone(frame))) +
    (sill
      ? box(x - bar * 5, y + h + bar * 1.4, w + bar * 10, bar * 2.4, l.down(frame)) +
        box(x - bar * 4, y + h + bar * 3.8, w + bar * 8, bar * 2, l.colors.dark, `opacity="${l.pick(0.22, 0.5)}" ${l.blur(5)}`)
      : "")
  );
}

/** A lamp that hangs from the ceiling; `y` is its lower edge. */
export function pendant(l: Light, x: number, y: number, size: number, hex: string) {
  const shade = `M${-16} -150Q-20 -120 -70 -70Q-112 -40 -118 0H118Q112 -40 70 -70Q20 -120 16 -150Z`;
  return (
    line(`M${x} 0V${y - 140 * size}`, l.dim(hex, 0.6), 5 * size) +
    (l.day ? "" : oval(x, y + 20 * size, 420 * size, 420 * size, l.glow("#ffc36b", 0.5))) +
    at(
      x,
      y,
      (l.day ? "" : path("M-116 4L-330 620H330L116 4Z", l.grad("#ffd48c", "#ffd48c", [0, 0, 0, 1], [0.22, 0]))) +
        oval(0, 0, 118, 17, l.pick(l.dim(hex, 0.55), "#ffe6b0")) +
        circle(0, 8, 25, l.pick("#fff6df", "#fff5d8")) +
        l.form(shade, hex, 26),
      0,
      size,
    )
  );
}

/** A green plant whose leaves rise from `x y`. */
export function bush(l: Light, x: number, y: number, size: number, seed = 3, count = 15) {
  const random = randomOf(seed);
  return at(
    x,
    y,
    times(count, (i) => {
      const turn = -82 + (164 * ((i * 7) % count)) / (count - 1) + random() * 12;
      const length = 170 + random() * 110 - Math.abs(turn) * 0.5;
      const hex = (["#5f8a5a", "#7ba06a", "#476f4d", "#8fae72"] as const)[i % 4]!;
      return at(0, 0, leaf(length, length * 0.19, [l.lit(hex, turn * l.side > 0 ? 0.2 : 0.04), l.dim(hex, turn * l.side > 0 ? 0.12 : 0.4)], turn * 0.5), turn * 0.72);
    }),
    0,
    size,
  );
}

/** A pot with a plant on the ground at `x y`. */
export const potted = (l: Light, x: number, y: number, size: number, pot: string, seed = 3) =>
  l.cast(x, y, 84 * size, 16 * size) +
  bush(l, x, y - 120 * size, size * 1.15, seed) +
  at(x, y, path("M-82 -150H82L60 0Q0 12 -60 0Z", l.cyl(pot)) + path("M-90 -158H90V-126H-90Z", l.cyl(pot)) + box(-86, -126, 172, 9, l.colors.dark, 'opacity=".22"'), 0, size);

/** A stem with small leaves and a blossom, for vases. */
export function twig(l: Light, x: number, y: number, length: number, turn: number, blossom = "") {
  return at(
    x,
    y,
    line(`M0 0Q${length * 0.06} ${-length * 0.5} 0 ${-length}`, l.tone("#6f8a58"), 5) +
      times(7, (i) =>
        at(
          length * 0.03,
          -length * (0.25 + i * 0.105),
          leaf(length * 0.2, length * 0.055, [l.tone("#7f9f6b"), l.dim("#5f8055", 0.2)], 4),
          i % 2 ? 55 : -55,
        ),
      ) +
      (blossom
        ? at(
            0,
            -length,
            times(7, (i) => at(0, 0, path("M0 0C-16 -10 -16 -36 0 -44C16 -36 16 -10 0 0Z", i % 2 ? l.lit(blossom, 0.2) : l.tone(blossom)), i * 51.4)) +
              circle(0, 0, 10, l.tone("#e8b84f")),
            0,
            length / 240,
          )
        : leaf(length * 0.2, length * 0.06, [l.tone("#7f9f6b"), l.tone("#5f8055")])),
    turn,
  );
}

/** A cup from the side and a little from above; `y` is its foot, 260 wide. */
export function cup(
  l: Light,
  x: number,
  y: number,
  size: number,
  hex: string,
  { saucer = true, fill = "#5b3320", art = "", rest = true } = {},
) {
  const wide = 130;
  const body = turned(
    0,
    [
      [wide, -176],
      [wide - 6, -110],
      [wide - 34, -46],
      [58, -10],
      [56, 0],
    ],
    0.26,
  );
  const grip = tube(
    curve(
      [
        [112, -142],
        [176, -158],
        [196, -106],
        [160, -58],
        [96, -50],
      ],
      8,
    ),
    [13],
  );
  return at(
    x,
    y,
    (saucer
      ? l.cast(0, 18, 236, 44) +
        path(`M-236 0Q-190 46 -90 52H90Q190 46 236 0Z`, l.cyl(hex)) +
        oval(0, 0, 236, 44, l.face(hex)) +
        oval(0, 4, 208, 35, l.dim(hex, 0.12)) +
        oval(0, 6, 120, 20, l.colors.dark, `opacity="${l.pick(0.28, 0.5)}" ${l.blur(8)}`)
      : rest
        ? l.cast(0, 0, 84, 18)
        : "") +
      l.form(grip, hex, 9) +
      path(body, l.cyl(hex)) +
      oval(0, -176, wide, 36, l.lit(hex, 0.4)) +
      oval(0, -174, wide - 9, 30, l.dim(hex, 0.34)) +
      l.inside(ring(0, -174, wide - 9, 30), oval(0, -164, wide - 10, 30, l.face(fill, 0.7)) + at(0, -164, art, 0, "1 .25")) +
      l.shine(l.side * 84, -100, 10, 48, 0.5, l.side * 6),
    0,
    size,
  );
}

/** A plate from above with its shadow. */
export const plateAbove = (l: Light, x: number, y: number, r: number, hex: string) =>
  l.drop(ring(x, y, r), r * 0.07) +
  circle(x, y, r, l.face(hex, 1)) +
  circle(x, y, r * 0.985, "none", `stroke="${l.lit(hex, 0.7)}" stroke-width="${r * 0.016}"`) +
  circle(x, y, r * 0.72, l.dim(hex, 0.2), `opacity=".55" ${l.blur(r * 0.03)}`) +
  circle(x + l.side * r * 0.012, y - r * 0.012, r * 0.7, l.face(hex, 0.55));

/** A plate from the side and a little from above, 2 × `r` wide. */
export const plateSide = (l: Light, x: number, y: number, r: number, hex: string, flat = 0.22) =>
  l.cast(x, y + r * flat * 0.7, r * 0.86, r * flat * 0.72) +
  path(`M${x - r} ${y}Q${x - r * 0.7} ${y + r * flat * 1.25} ${x} ${y + r * flat * 1.25}Q${x + r * 0.7} ${y + r * flat * 1.25} ${x + r} ${y}Z`, l.cyl(hex)) +
  oval(x, y, r, r * flat, l.face(hex)) +
  oval(x, y, r * 0.99, r * flat * 0.97, "none", `stroke="${l.lit(hex, 0.8)}" stroke-width="3" opacity=".8"`) +
  oval(x, y + r * flat * 0.06, r * 0.72, r * flat * 0.66, l.dim(hex, 0.16)) +
  oval(x, y + r * flat * 0.11, r * 0.7, r * flat * 0.62, l.face(hex, 0.6));

/** Fork and knife from above, pointing up, 440 long. */
export function fork(l: Light, x: number, y: number, turn = 0, size = 1, hex = "#c9c3b8") {
  const d =
    "M-26 -220Q-30 -110 -20 -84Q-8 -64 -9 -20L-13 200Q-12 220 0 220Q12 220 13 200L9 -20Q8 -64 20 -84Q30 -110 26 -220Q22 -228 18 -220L15 -120H11L8 -220Q4 -228 -1 -220L-2 -120H-6L-8 -220Q-12 -228 -16 -220Z";
  return at(x, y, l.drop(d, 9) + path(d, l.cyl(hex, 1.1)) + l.shine(l.side * 3, 90, 3, 90, 0.6), turn, size);
}
export function knife(l: Light, x: number, y: number, turn = 0, size = 1, hex = "#c9c3b8") {
  const d = "M-14 -220Q24 -210 22 -60L20 10H10L14 200Q12 220 0 220Q-12 220 -14 200L-12 0Z";
  return at(x, y, l.drop(d, 9) + path(d, l.cyl(hex, 1.1)) + l.shine(l.side * 3, -100, 3, 90, 0.6), turn, size);
}
export function spoon(l: Light, x: number, y: number, turn = 0, size = 1, hex = "#c9c3b8") {
  const d = "M0 -220C44 -220 46 -130 22 -98Q8 -78 9 -20L13 200Q12 220 0 220Q-12 220 -13 200L-9 -20Q-8 -78 -22 -98C-46 -130 -44 -220 0 -220Z";
  return at(
    x,
    y,
    l.drop(d, 9) + path(d, l.cyl(hex, 1.1)) + oval(0, -152, 24, 50, l.dim(hex, 0.35)) + l.shine(-l.side * 8, -140, 8, 34, 0.7),
    turn,
    size,
  );
}

/** Boards of wood in a box, with their grain. */
export function planks(l: Light, x: number, y: number, w: number, h: number, hex: string, rows: number, seed = 4) {
  const random = randomOf(seed);
  return (
    box(x, y, w, h, l.face(hex, 0.6)) +
    times(rows, (i) => {
      const top = y + (i * h) / rows;
      const step = h / rows;
      return (
        box(x, top, w, step, random() > 0.5 ? l.lit(hex, 0.3) : l.dim(hex, 0.3), `opacity="${(random() * 0.22).toFixed(2)}"`) +
        box(x, top, w, 3, l.dim(hex, 0.6), 'opacity=".5"') +
        times(3, () => {
          const from = x + random() * w * 0.8;
          const level = top + step * (0.2 + random() * 0.6);
          return line(`M${from} ${level}q${w * 0.1} ${-step * 0.12} ${w * 0.2} 0t${w * 0.16} 0`, l.dim(hex, 0.45), 2, 'opacity=".35"');
        })
      );
    })
  );
}

/** A round or long board to serve on, from the side. */
export const board = (l: Light, x: number, y: number, w: number, hex = "#a8744a") =>
  l.cast(x, y + 34, w / 2, 30) +
  path(`M${x - w / 2} ${y}L${x - w / 2 + 40} ${y - 44}H${x + w / 2 - 40}L${x + w / 2} ${y}Z`, l.face(hex, 0.8)) +
  line(`M${x - w / 2 + 60} ${y - 26}H${x + w / 2 - 160}M${x - w / 2 + 160} ${y - 12}H${x + w / 2 - 60}`, l.dim(hex, 0.3), 2.5, 'opacity=".5"') +
  box(x - w / 2, y, w, 34, l.down(mix(hex, "#6b4024", 0.35)), 'rx="5"') +
  box(x - w / 2, y, w, 4, l.lit(hex, 0.5), 'opacity=".6"');

/** A cloth that lies in folds, from the side. */
export const cloth = (l: Light, d: string, hex: string, folds: string) =>
  l.drop(d, 10, 0.7) + l.form(d, hex, 22, line(folds, l.dim(hex, 0.35), 16, `opacity=".5" ${l.blur(7)}`));

export const candle = (l: Light, x: number, y: number, h: number, w = 34, hex = "#f3e6cf") =>
  (l.day ? "" : oval(x, y - h - 40, 260, 260, l.glow("#ffb757", 0.6))) +
  l.cast(x, y, w * 0.9, 9, 0.7) +
  box(x - w / 2, y - h, w, h, l.cyl(hex), `rx="${w * 0.14}"`) +
  oval(x, y - h, w / 2, w * 0.14, l.lit(hex, 0.6)) +
  line(`M${x} ${y - h}v-14`, "#3a2a20", 4) +
  (l.day
    ? ""
    : path(`M${x} ${y - h - 70}Q${x + 20} ${y - h - 30} ${x} ${y - h - 8}Q${x - 20} ${y - h - 30} ${x} ${y - h - 70}Z`, "#ffcf70") +
      path(`M${x} ${y - h - 46}Q${x + 9} ${y - h - 24} ${x} ${y - h - 10}Q${x - 9} ${y - h - 24} ${x} ${y - h - 46}Z`, "#fff6d8"));

/** A strand of dough: a band with light along its back, seamless where strands join. */
export function strand(l: Light, points: readonly Point[], widths: (t: number) => number, hex: string, shadowFrom = 0) {
  const smooth = curve(points, 14);
  const sizes = smooth.map((_, i) => widths(i / (smooth.length - 1)));
  const d = tube(smooth, sizes);
  const ways = (list: readonly Point[]) => `M${list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  const first = Math.floor(shadowFrom * smooth.length);
  const w = Math.max(...sizes);
  const way = ways(smooth);
  return (
    l.drop(tube(smooth.slice(first), sizes.slice(first)), w * 0.34) +
    l.inside(
      d,
      path(d, l.tone(hex)) +
        `<g transform="translate(${-l.side * w * 0.75} ${w * 0.8})">${line(way, l.dim(hex, 0.8), w * 1.1, `opacity=".85" ${l.blur(w * 0.3)}`)}</g>` +
        `<g transform="translate(${l.side * w * 0.3} ${-w * 0.36})">${line(way, l.lit("#dd9448", 0.25), w * 0.5, `opacity=".6" ${l.blur(w * 0.24)}`)}</g>` +
        `<g transform="translate(${l.side * w * 0.36} ${-w * 0.42})">${line(way, l.lit("#f3c48a", 0.5), w * 0.13, `opacity=".7" ${l.blur(w * 0.09)}`)}</g>`,
    )
  );
}

/** A croissant, 560 wide, from the front and above. */
export function croissant(l: Light, x: number, y: number, size: number, turn = 0) {
  const on = (t: number): Point => {
    const angle = Math.PI * (1.5 + t * 0.46);
    return [Math.cos(angle) * 232, Math.sin(angle) * 168 + 168];
  };
  const half = (t: number) => 30 + 84 * Math.cos(Math.min(1, Math.abs(t)) * 1.5) ** 1.1;
  /** The part between `from` (outside) and `to` (towards the middle). */
  const part = (from: number, to: number) => {
    const steps = 10;
    const outer: Point[] = [];
    const inner: Point[] = [];
    const centre: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const u = i / steps;
      const t = from + (to - from) * u;
      const [px, py] = on(t);
      const angle = Math.PI * (1.5 + t * 0.46);
      const w = half(t) * (0.9 + 0.17 * Math.sin(u * Math.PI * 0.86 + 0.3));
      outer.push([px + Math.cos(angle) * w, py + Math.sin(angle) * w]);
      inner.push([px - Math.cos(angle) * w * 0.86, py - Math.sin(angle) * w * 0.86]);
      centre.push([px, py]);
    }
    const go = (list: readonly Point[]) => list.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L");
    const [ex, ey] = on(to + (to - from) * 0.3);
    const last = inner[inner.length - 1]!;
    const first = outer[0]!;
    const [sx, sy] = on(from + (to - from) * 0.22);
    const d = `M${go(outer)}Q${ex} ${ey} ${last[0].toFixed(1)} ${last[1].toFixed(1)}L${go([...inner].reverse())}Q${sx} ${sy} ${first[0].toFixed(1)} ${first[1].toFixed(1)}Z`;
    const stripes = times(5, (i) => {
      const t = from + ((to - from) * (i + 1)) / 5.4;
      const [px, py] = on(t + (to - from) * 0.2);
      const angle = Math.PI * (1.5 + t * 0.46);
      const w = half(t);
      return line(
        `M${px + Math.cos(angle) * w} ${py + Math.sin(angle) * w}Q${px + (to - from) * 60} ${py} ${px - Math.cos(angle) * w} ${py - Math.sin(angle) * w}`,
        i % 2 ? l.lit("#e8ab5e", 0.25) : l.dim("#9c5a22", 0.15),
        i % 2 ? 7 : 4,
        `opacity="${i % 2 ? 0.5 : 0.45}" ${l.blur(2)}`,
      );
    });
    const hex = "#c87c32";
    return (
      `<g opacity="${l.pick(0.5, 0.7)}" ${l.blur(7)}>${path(d, l.dim("#6b3413", 0.5), `transform="translate(${Math.sign(from) * 8} 5)"`)}</g>` +
      l.form(d, hex, 26, line(`M${go(centre)}`, l.lit("#eeb266", 0.3), half(from) * 0.7, `opacity=".55" ${l.blur(14)}`) + stripes)
    );
  };
  const edges = [1.02, 0.8, 0.56, 0.3];
  const arms = [0, 1, 2].map((i) => part(edges[i]!, edges[i + 1]! - 0.03) + part(-edges[i]!, -edges[i + 1]! + 0.03)).join("");
  const middle = part(0.31, -0.31);
  return at(x, y - 130 * size, l.cast(0, 176, 250, 40) + arms + middle, turn, size);
}

/** A red berry with its light. */
export const berry = (l: Light, x: number, y: number, r: number, hex = "#b8283a") =>
  oval(x, y + r * 0.8, r, r * 0.4, l.colors.dark, `opacity=".35" ${l.blur(4)}`) + circle(x, y, r, l.ball(hex)) + l.shine(x + l.side * r * 0.34, y - r * 0.38, r * 0.22, r * 0.16, 0.85);

export function strawberry(l: Light, x: number, y: number, size: number, turn = 0) {
  const d = "M0 60C-46 30 -56 -16 -40 -36C-24 -54 24 -54 40 -36C56 -16 46 30 0 60Z";
  return at(
    x,
    y,
    l.form(d, "#c8323c", 22, times(15, (i) => oval(-32 + (i % 4) * 21 + (Math.floor(i / 4) % 2) * 9, -22 + Math.floor(i / 4) * 20, 2.4, 3.6, l.tone("#f3c66a"))), l.ball("#c8323c")) +
      times(5, (i) => at(0, -42, path("M0 0Q-9 -16 0 -34Q9 -16 0 0Z", i % 2 ? l.tone("#6f9a55") : l.tone("#4f7d45")), -90 + i * 45)),
    turn,
    size,
  );
}

/** A wine glass, 420 high; `y` is its foot. `fill` 0 for an empty one. */
export function wineGlass(l: Light, x: number, y: number, size: number, fill = 0.5, wine = "#7a1626") {
  const sides: Point[] = [
    [62, -420],
    [84, -350],
    [90, -290],
    [70, -222],
    [10, -180],
  ];
  const bowl = turned(0, sides, 0.2);
  const level = -400 + (1 - fill) * 200;
  const glass = l.pick("#ffffff", "#ffe0b0");
  return at(
    x,
    y,
    l.cast(0, 2, 74, 14, 0.8) +
      oval(0, 0, 78, 14, glass, 'opacity=".35"') +
      oval(0, 0, 78, 14, "none", `stroke="${glass}" stroke-width="3" opacity=".8"`) +
      path("M-6 -184H6L5 -14Q12 -6 30 0H-30Q-12 -6 -5 -14Z", glass, 'opacity=".55"') +
      path(bowl, glass, `opacity="${l.pick(0.34, 0.14)}"`) +
      (fill
        ? l.inside(
            bowl,
            box(-100, level, 200, 300, l.cyl(wine)) +
              oval(0, level, 92, 13, l.lit(wine, 0.2)),
          )
        : "") +
      line(bowl, glass, 3, 'opacity=".75"') +
      oval(0, -420, 62, 12, "none", `stroke="${glass}" stroke-width="3" opacity=".9"`) +
      line(`M${l.side * 66} -350Q${l.side * 76} -290 ${l.side * 58} -238`, glass, 9, `opacity=".75" ${l.blur(2)}`) +
      line(`M${-l.side * 74} -340Q${-l.side * 80} -300 ${-l.side * 70} -262`, glass, 5, `opacity=".35" ${l.blur(2)}`),
    0,
    size,
  );
}

/** A bottle, 560 high; `y` is its foot. */
export function bottle(l: Light, x: number, y: number, size: number, hex = "#2f4436", label = "#efe3cc") {
  const d = turned(
    0,
    [
      [24, -560],
      [24, -500],
      [26, -420],
      [74, -340],
      [78, -280],
      [78, -20],
      [72, 0],
    ],
    0.14,
  );
  return at(
    x,
    y,
    l.cast(0, 0, 84, 17) +
      path(d, l.cyl(hex)) +
      l.shine(l.side * 48, -170, 9, 130, 0.4) +
      (label ? path("M-78 -240Q0 -226 78 -240V-90Q0 -76 -78 -90Z", l.cyl(label)) + oval(0, -160, 26, 26, "none", `stroke="${l.dim("#a5643c", 0.1)}" stroke-width="4"`) + path("M0 -178Q14 -160 0 -142Q-14 -160 0 -178Z", l.tone("#a5643c")) : "") +
      path("M-27 -562Q0 -556 27 -562V-480Q0 -474 -27 -480Z", l.cyl(mix(hex, "#6b2028", 0.75))),
    0,
    size,
  );
}

/** A chair from the side: seat at `-230`, back at the left; mirrored by `way` -1. */
export const chair = (l: Light, x: number, y: number, size: number, hex: string, seat: string, way = 1) =>
  at(
    x,
    y,
    l.cast(20, 0, 130, 16, 0.8) +
      line("M-92 -4L-80 -230L-108 -480M118 -4L96 -222M-40 -20L-50 -225M78 -18L66 -225", l.dim(hex, 0.25), 15) +
      line("M-92 -4L-80 -230L-108 -480M118 -4L96 -222", l.tone(hex), 12) +
      line("M-84 -110H110", l.dim(hex, 0.3), 9) +
      l.form("M-122 -500Q-94 -508 -88 -486L-78 -360Q-78 -348 -90 -348Q-104 -350 -106 -362Z", hex, 12) +
      l.form(slab(-92, -252, 206, 34, 16), seat, 14),
    0,
    `${size * way} ${size}`,
  );

export { at, box, circle, inside, leaf, line, oval, path, randomOf, times };
