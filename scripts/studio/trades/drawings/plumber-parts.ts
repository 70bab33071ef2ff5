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
import type { Mood, MoodColors } from "../moods";

/** The light of plumber, carpenter, gift-shop and cleaning, and what they share. */

type Stops = Parameters<typeof linear>[1];
type Direction = NonNullable<Parameters<typeof linear>[2]>;

const channels = [1, 3, 5] as const;
const channel = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
const hexOf = (values: readonly number[]) =>
  `#${values.map((it) => Math.round(it).toString(16).padStart(2, "0")).join("")}`;

export const mix = (a: string, b: string, share: number) =>
  hexOf(channels.map((from) => channel(a, from) * (1 - share) + channel(b, from) * share));

const under = (color: string, light: string) =>
  hexOf(channels.map((from) => (channel(color, from) * channel(light, from)) / 255));

export type Studio = ReturnType<typeof studio>;

/** A place with its light: morning from the left, or a warm lamp from the right. */
export function studio(mood: Mood, colors: MoodColors) {
  const day = mood === "day";
  let definitions = `<filter id="fine" filterUnits="userSpaceOnUse" x="-400" y="-400" width="2400" height="1800"><feGaussianBlur stdDeviation="7"/></filter>`;
  let count = 0;
  const id = () => `p${count++}`;
  const lin = (stops: Stops, direction?: Direction) => {
    const name = id();
    definitions += linear(name, stops, direction);
    return `url(#${name})`;
  };
  const rad = (stops: Stops, cx?: number, cy?: number, r?: number) => {
    const name = id();
    definitions += radial(name, stops, cx, cy, r);
    return `url(#${name})`;
  };

  const lit = (color: string) => (day ? mix(color, "#fffaf0", 0.34) : under(color, "#fde3bd"));
  const mid = (color: string) => (day ? color : under(color, "#c4a68c"));
  const low = (color: string) =>
    day ? mix(color, colors.dark, 0.36) : mix(under(color, "#716a6e"), colors.wall[0], 0.32);
  /** From the side of the light to the other. */
  const across: Direction = day ? [0, 0, 1, 0] : [1, 0, 0, 0];
  const slope: Direction = day ? [0, 0, 1, 0.8] : [1, 0, 0, 0.8];
  const round = (color: string): Stops => [
    [mix(mid(color), low(color), 0.25), 0],
    [lit(color), 0.2],
    [mid(color), 0.5],
    [low(color), 0.9],
    [mix(low(color), mid(color), 0.4), 1],
  ];
  const shiny = (color: string): Stops => [
    [low(color), 0],
    [lit(color), 0.16],
    [mix(lit(color), "#fffdf4", day ? 0.75 : 0.3), 0.25],
    [mid(color), 0.42],
    [low(color), 0.74],
    [mix(low(color), colors.dark, 0.35), 0.86],
    [mid(color), 1],
  ];
  const face = (color: string) =>
    lin([mix(mid(color), lit(color), 0.75), mid(color), mix(mid(color), low(color), 0.4)], slope);
  const shade = (color: string) =>
    lin([mix(mid(color), low(color), 0.62), mix(low(color), mid(color), 0.08)]);
  const k = day ? 1 : -1;

  return {
    day,
    colors,
    /** 1 where shadows fall to the right, else -1. */
    k,
    lin,
    rad,
    lit,
    mid,
    low,
    face,
    shade,
    /** The faces of a thing that turns one edge to the viewer. */
    left: day ? face : shade,
    right: day ? shade : face,
    tops: (color: string) => lin([mix(lit(color), mid(color), 0.3), lit(color)], across),
    tube: (color: string) => lin(round(color), across),
    level: (color: string) => lin(round(color), [0, 0, 0, 1]),
    metal: (color: string) => lin(shiny(color), across),
    metalLevel: (color: string) => lin(shiny(color), [0, 0, 0, 1]),
    ball: (color: string) =>
      rad([lit(color), [mid(color), 0.5], [low(color), 1]], day ? 0.34 : 0.66, 0.28, 0.82),
    clip: (shape: string, body: string) => inside(id(), shape, body),
    cast: (x: number, y: number, rx: number, ry: number, opacity = day ? 0.3 : 0.6) =>
      oval(
        x + k * rx * 0.16,
        y,
        rx * 1.08,
        ry,
        day ? colors.dark : "#000000",
        `opacity="${opacity}" filter="url(#soft)"`,
      ),
    /** The shadow of a shape on the wall behind it. */
    behind: (shape: string, dx = 22, dy = 18, opacity = day ? 0.2 : 0.5) =>
      `<g transform="translate(${k * dx} ${dy})" opacity="${opacity}" filter="url(#fine)">${shape}</g>`,
    /** A bent tube along `d`. */
    pipe(d: string, width: number, color: string) {
      const part = (size: number, shift: number, stroke: string, opacity = 1) =>
        `<g transform="translate(${-k * width * shift} ${-width * shift})" opacity="${opacity}">${line(d, stroke, width * size)}</g>`;
      return (
        part(1, 0, low(color)) +
        part(0.84, 0.05, mix(low(color), mid(color), 0.6)) +
        part(0.6, 0.11, mid(color)) +
        part(0.34, 0.17, lit(color)) +
        part(0.1, 0.2, day ? "#fffdf6" : "#ffe9c4", 0.75)
      );
    },
    /** The wall, the ground from `horizon` on and the light on both. */
    stage(
      width: number,
      horizon: number,
      height = 1000,
      glow: readonly [number, number] = [0.6, 0.4],
    ) {
      const edge =
        horizon < height
          ? box(0, horizon, width, height - horizon, lin([colors.ground[0], colors.ground[1]])) +
            box(
              0,
              horizon - 26,
              width,
              26,
              lin([
                [colors.dark, 0, 0],
                [colors.dark, 1, day ? 0.09 : 0.4],
              ]),
            )
          : "";
      return (
        box(0, 0, width, height, lin([colors.wall[0], colors.wall[1]])) +
        edge +
        (day
          ? ""
          : box(
              0,
              0,
              width,
              height,
              rad(
                [
                  ["#ffc684", 0, width > 1000 ? 0.36 : 0.5],
                  ["#f0a45e", 0.3, width > 1000 ? 0.2 : 0.3],
                  ["#d98a52", 0.6, width > 1000 ? 0.06 : 0.12],
                  ["#d98a52", 1, 0],
                ],
                glow[0],
                glow[1],
                0.8,
              ),
            ))
      );
    },
    /** The light of a window on the wall. */
    panes(x: number, y: number, width: number, height: number) {
      if (!day) return "";
      const pane = (column: number, row: number) => {
        const [w, h] = [width / 2 - 12, height / 2 - 12];
        const [px, py] = [column * (w + 24), row * (h + 24)];
        return path(`M${px} ${py}h${w}v${h}h${-w}Z`, "#fffbef");
      };
      return `<g transform="translate(${x} ${y}) skewX(-16) skewY(7)" opacity=".62" filter="url(#fine)">${pane(0, 0)}${pane(1, 0)}${pane(0, 1)}${pane(1, 1)}</g>`;
    },
    /** The drawing, with the air in front of all. */
    page(size: { width: number; height: number }, body: string): Drawing {
      const { width, height } = size;
      const air = day
        ? rad(
            [
              ["#fff4da", 0, 0.34],
              ["#fff4da", 1, 0],
            ],
            0.08,
            0.05,
            0.85,
          )
        : rad(
            [
              [colors.wall[0], 0, 0],
              [colors.wall[0], 0.36, 0],
              [colors.wall[0], 0.7, width > 1000 ? 0.5 : 0.2],
              [colors.wall[0], 1, width > 1000 ? 0.9 : 0.66],
            ],
            0.54,
            0.48,
            0.78,
          );
      const front = box(0, 0, width, height, air);
      return { width, height, body: `<defs>${definitions}</defs>${body}${front}` };
    },
  };
}

/** Lines of wood along a board. */
export function fibres(
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  seed = 3,
  count = 6,
) {
  const random = randomOf(seed);
  return s.clip(
    box(x, y, w, h, "#000"),
    times(count, (i) => {
      const top = y + ((i + 0.2 + random() * 0.6) * h) / count;
      const bow = (random() - 0.5) * Math.min(24, h * 0.3);
      return line(
        `M${x - 10} ${top}C${x + w * 0.3} ${top + bow} ${x + w * 0.6} ${top - bow} ${x + w + 10} ${top + bow * 0.4}`,
        s.low(color),
        1.4 + random() * 2,
        `opacity="${0.16 + random() * 0.24}"`,
      );
    }),
  );
}

/** Boards side by side, as a floor or a table's top. */
export const boards = (
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  rows = 4,
) =>
  box(x, y, w, h, s.lin([s.mid(color), mix(s.mid(color), s.low(color), 0.45)])) +
  times(rows, (i) => {
    const [from, to] = [i, i + 1].map((it) => y + h * (it / rows) ** 1.5) as [number, number];
    return (
      box(x, from, w, to - from, s.lit(color), `opacity="${i % 2 ? 0.16 : 0.04}"`) +
      fibres(s, [x, from, w, to - from], color, i + 5, 3) +
      box(x, to - 1.5, w, 3, s.low(color), 'opacity=".55"')
    );
  });

/** Light and shaded leaves of a plant. */
const greens = (s: Studio, color: string, i: number) =>
  i % 2
    ? ([s.mid(color), mix(s.mid(color), s.low(color), 0.6)] as const)
    : ([mix(s.mid(color), s.lit(color), 0.5), s.mid(color)] as const);

export const pot = (s: Studio, x: number, y: number, w: number, h: number, color: string) =>
  s.cast(x, y, w * 0.56, h * 0.1) +
  path(
    `M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.38} ${y - h * 0.08}Q${x} ${y + h * 0.08} ${x - w * 0.38} ${y - h * 0.08}Z`,
    s.tube(color),
  ) +
  oval(x, y - h, w / 2, h * 0.1, s.lit(color)) +
  oval(x, y - h, w * 0.45, h * 0.076, s.low("#4d3a2c"));

/** A plant in a pot that stands at x y. */
export const plant = (
  s: Studio,
  x: number,
  y: number,
  size: number,
  colors: readonly [pot: string, leaf: string],
  seed = 1,
) => {
  const random = randomOf(seed);
  return at(
    x,
    y,
    pot(s, 0, 0, 150, 140, colors[0]) +
      times(11, (i) => {
        const turn = -72 + ((i * 5) % 11) * 14.4 + random() * 8;
        const length = 190 + random() * 90 - Math.abs(turn) * 0.5;
        return at(
          0,
          -136,
          line(`M0 0V${-length * 0.5}`, s.low(colors[1]), 4) +
            at(0, -length * 0.34, leaf(length * 0.8, 40, greens(s, colors[1], i), turn * 0.4)),
          turn * 0.72,
        );
      }),
    0,
    size,
  );
};

/** A broad tree that stands at x y; about 500 high at size 1. */
export function tree(
  s: Studio,
  x: number,
  y: number,
  size: number,
  color: string,
  seed = 2,
  trunk = "#6d4f39",
) {
  const random = randomOf(seed);
  const puffs = (count: number, reach: number, r: number, fill: string, shift: number) =>
    times(count, (i) => {
      const angle = i * 2.4 + random();
      const far = reach * Math.sqrt((i + 0.5) / count);
      return circle(
        far * Math.cos(angle) * 1.14 - s.k * shift,
        -330 - shift + far * 0.86 * Math.sin(angle),
        r * (0.7 + random() * 0.5),
        fill,
      );
    });
  return at(
    x,
    y,
    s.cast(10, 0, 170, 18) +
      path("M-20 0C-12 -90 -14 -150 -22 -240H22C14 -150 12 -90 24 0Z", s.tube(trunk)) +
      line("M0 -180L-64 -270M4 -160L66 -262", s.low(trunk), 13) +
      puffs(15, 130, 58, mix(s.low(color), s.mid(color), 0.25), 0) +
      puffs(14, 112, 46, s.mid(color), 22) +
      puffs(12, 84, 30, mix(s.mid(color), s.lit(color), 0.45), 50) +
      puffs(7, 56, 15, s.lit(color), 74),
    0,
    size,
  );
}

/** A window of a wall, with the sky and what is before it. */
export function opening(
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  frame: string,
  [columns, rows]: readonly [number, number] = [2, 2],
  view = "",
) {
  const sky = s.day
    ? s.lin(["#cfe3ec", "#eef3ee", "#fbf4e4"])
    : s.lin(["#101c33", "#22345a", ["#8a5a55", 0.9], "#c9835a"]);
  const bar = s.day ? s.face(frame) : s.lin([s.mid(frame), s.low(frame)]);
  return (
    s.behind(box(x - 18, y - 18, w + 36, h + 40, "#000"), 10, 12) +
    box(x - 20, y - 20, w + 40, h + 40, bar, 'rx="4"') +
    box(x - 3, y - 3, w + 6, h + 6, s.low(frame)) +
    s.clip(box(x, y, w, h, "#000"), box(x, y, w, h, sky) + view) +
    times(columns - 1, (i) => box(x + (w * (i + 1)) / columns - 8, y, 16, h, bar)) +
    times(rows - 1, (i) => box(x, y + (h * (i + 1)) / rows - 7, w, 14, bar)) +
    box(x - 38, y + h + 18, w + 76, 24, s.tops(frame), 'rx="4"') +
    box(x - 32, y + h + 42, w + 64, 12, s.low(frame), 'opacity=".35" rx="4"')
  );
}

/** A shade on a cord, with its light in the evening. */
export function lamp(s: Studio, x: number, y: number, size: number, color: string) {
  const bell = "M-22 0H22C40 30 96 60 112 118H-112C-96 60 -40 30 -22 0Z";
  return (
    line(`M${x} ${-20}V${y}`, s.low(color), 5) +
    at(
      x,
      y,
      (s.day
        ? ""
        : circle(
            0,
            150,
            520,
            s.rad(
              [
                ["#ffd08a", 0, 0.5],
                ["#ffb060", 0.4, 0.16],
                ["#ffb060", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
        path(bell, s.tube(color)) +
        oval(0, 118, 112, 15, s.day ? s.low(color) : "#ffe3ae") +
        (s.day ? oval(0, 120, 40, 8, "#fff3d6") : oval(0, 119, 80, 9, "#fffaf0")) +
        box(-15, -22, 30, 26, s.metal("#b89465"), 'rx="6"'),
      0,
      size,
    )
  );
}

type Point = readonly [x: number, y: number, z: number];

/** A place seen from the front right and above. */
export const iso =
  (x0: number, y0: number, unit: number) =>
  ([x, y, z]: Point) =>
    `${(x0 + (x - y) * unit * 0.866).toFixed(1)} ${(y0 + (x + y) * unit * 0.5 - z * unit).toFixed(1)}`;

/** A block from `from` to `to` in such a place: its left, right and top face. */
export function block(
  s: Studio,
  place: ReturnType<typeof iso>,
  [x, y, z]: Point,
  [X, Y, Z]: Point,
  color: string,
) {
  const area = (points: readonly Point[], fill: string) =>
    path(`M${points.map(place).join("L")}Z`, fill, `stroke="${s.mid(color)}" stroke-width="1"`);
  return (
    area(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      s.left(color),
    ) +
    area(
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      s.right(color),
    ) +
    area(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      s.tops(color),
    )
  );
}
