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
  randomOf,
  times,
} from "../../examples/kit";
import { itemSize, type Mood, sceneSize } from "../moods";

/** The colors of a trade in one mood. */
interface Tones {
  wall: readonly [string, string];
  table: readonly [string, string];
  /** The shade that things throw. */
  shade: string;
}

export type Palette = Readonly<Record<Mood, Tones>>;

interface VolumeOptions {
  /** Across for things that stand, down for things that lie. */
  way?: "across" | "down";
  /** How strong light and shade are. */
  k?: number;
  more?: string;
}

type Pair = readonly [string, string];

let count = 0;
const newId = () => {
  count += 1;
  return `n${count}`;
};

export const roundBox = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** A standing cylinder's outline, whose foot is round. */
export const tube = (x: number, top: number, rx: number, foot: number, ry: number) =>
  `M${x - rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${x + rx} ${foot}V${top}A${rx} ${ry} 0 0 1 ${x - rx} ${top}Z`;

/** The light of a mood and what it does to things. In the day it comes from the left. */
export function lightOf(mood: Mood, palette: Palette) {
  const day = mood === "day";
  const tones = palette[mood];
  const s = day ? 1 : -1;
  const pick = <T>(forDay: T, forEvening: T): T => (day ? forDay : forEvening);

  const mirrored = (stops: [string, number, number][]): [string, number, number][] =>
    day ? stops : stops.map(([c, p, o]): [string, number, number] => [c, 1 - p, o]).reverse();

  /** A shape with a lit and a shaded side. */
  function vol(d: string, color: string, { way = "across", k = 1, more = "" }: VolumeOptions = {}) {
    const id = newId();
    const lit = pick("#fffaf0", "#ffd9a4");
    const o = (value: number) => Math.min(1, value * k);
    const stops: [string, number, number][] = [
      [lit, 0, o(0.16)],
      [lit, 0.14, o(0.5)],
      [lit, 0.3, o(0.16)],
      [tones.shade, 0.46, 0],
      [tones.shade, 0.8, o(pick(0.36, 0.62))],
      [tones.shade, 0.93, o(pick(0.44, 0.74))],
      [tones.shade, 1, o(pick(0.3, 0.5))],
    ];
    const gradient =
      way === "across"
        ? linear(id, mirrored(stops), [0, 0, 1, 0.06 * s])
        : linear(id, stops, [0.5 - 0.12 * s, 0, 0.5 + 0.12 * s, 1]);
    return gradient + path(d, color, more) + path(d, `url(#${id})`, more);
  }

  /** A ball or a pebble. */
  function ball(x: number, y: number, rx: number, ry: number, color: string, k = 1) {
    const id = newId();
    const fx = day ? 0.33 : 0.67;
    const lit = pick("#fffaf0", "#ffd9a4");
    return (
      `<radialGradient id="${id}" cx="${fx}" cy="0.28" r="0.82"><stop offset="0" stop-color="${lit}" stop-opacity="${0.62 * k}"/><stop offset="0.3" stop-color="${lit}" stop-opacity="${0.16 * k}"/><stop offset="0.5" stop-color="${tones.shade}" stop-opacity="0"/><stop offset="0.86" stop-color="${tones.shade}" stop-opacity="${pick(0.44, 0.7) * k}"/><stop offset="1" stop-color="${tones.shade}" stop-opacity="${pick(0.3, 0.55) * k}"/></radialGradient>` +
      oval(x, y, rx, ry, color) +
      oval(x, y, rx, ry, `url(#${id})`)
    );
  }

  /** What a thing that stands at x y throws on the ground. */
  const cast = (x: number, y: number, rx: number, ry = rx * 0.14, o = 1) =>
    oval(
      x + s * rx * 0.62,
      y + ry * 0.3,
      rx * 1.5,
      ry * 1.25,
      tones.shade,
      `opacity="${pick(0.3, 0.62) * o}" filter="url(#soft)"`,
    ) +
    oval(
      x + s * rx * 0.08,
      y,
      rx * 1.02,
      ry * 0.8,
      tones.shade,
      `opacity="${pick(0.46, 0.75) * o}" filter="url(#near)"`,
    );

  /** Things that lie on a ground, seen from above. */
  const lay = (body: string, high = false) =>
    `<g filter="url(#${high ? "lay-high" : "lay"})">${body}</g>`;

  const filters = () => {
    const drop = (id: string, dx: number, dy: number, std: number, o: number) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${dx * s}" dy="${dy}" stdDeviation="${std}" flood-color="${tones.shade}" flood-opacity="${o}"/></filter>`;
    return (
      drop("lay", 12, 14, 9, pick(0.4, 0.8)) +
      drop("lay-high", 30, 34, 20, pick(0.36, 0.8)) +
      '<filter id="near" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="5"/></filter>' +
      '<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>'
    );
  };

  const glow = (x: number, y: number, r: number, o = 1, color = "#ffc47a") => {
    const id = newId();
    return (
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${0.85 * o}"/><stop offset=".25" stop-color="${color}" stop-opacity="${0.36 * o}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
      circle(x, y, r, `url(#${id})`, 'style="mix-blend-mode:screen"')
    );
  };

  /** Shadows of leaves, as of a branch before the window. */
  const leafShade = (x: number, y: number, size = 1, turn = 0) =>
    `<g opacity="${pick(0.17, 0.3)}" filter="url(#blur)">${at(
      x,
      y,
      line("M0 0Q150 -60 330 -40", tones.shade, 7) +
        times(8, (i) =>
          at(
            30 + i * 42,
            -12 - Math.sin(i * 0.5) * 34,
            leaf(150 - i * 8, 25, [tones.shade, tones.shade], 12),
            i % 2 ? 32 + i * 5 : 138 - i * 6,
          ),
        ),
      turn,
      size,
    )}</g>`;

  /** Light of a window that falls on a wall. */
  const panes = (x: number, y: number, w: number, h: number, cols = 2, rows = 2, o = 0.5) =>
    day
      ? `<g opacity="${o}" filter="url(#near)" transform="translate(${x} ${y}) skewY(14) skewX(-10)">${times(
          cols * rows,
          (i) =>
            box(
              (i % cols) * (w / cols) + 8,
              Math.floor(i / cols) * (h / rows) + 8,
              w / cols - 16,
              h / rows - 16,
              "#fffdf4",
            ),
        )}</g>`
      : "";

  /** The light over the whole picture. */
  function finish(width: number, height: number, body: string, spot: readonly [number, number]) {
    const [x, y] = spot;
    const over = day
      ? `<linearGradient id="over" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fffdf6"/><stop offset=".55" stop-color="#fff9f0"/><stop offset="1" stop-color="#e6dcd6"/></linearGradient>`
      : `<radialGradient id="over" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${width * 0.72}"><stop offset="0" stop-color="#fff1dc"/><stop offset=".3" stop-color="#f3d5ae"/><stop offset=".62" stop-color="#9c7f72"/><stop offset="1" stop-color="#4a3f4a"/></radialGradient>`;
    return (
      // Dark grounds would show steps of color, were the filters to work in linear light.
      "<style>filter *{color-interpolation-filters:sRGB}</style>" +
      filters() +
      body +
      over +
      box(0, 0, width, height, "url(#over)", 'style="mix-blend-mode:multiply"')
    );
  }

  /** A thing on a table before a wall. */
  function item(
    body: string,
    {
      edge = 640,
      flat = false,
      back = "",
    }: { edge?: number; flat?: boolean; back?: string } = {},
  ): Drawing {
    const { width, height } = itemSize;
    const grounds =
      linear("wall", [...tones.wall], [0.1, 0, 0.3, 1]) +
      linear("table", [...tones.table], flat ? [0, 0, 1, 1] : [0, 0, 0, 1]);
    const stage = flat
      ? box(0, 0, width, height, "url(#table)") +
        panes(90, 10, 620, 700, 2, 3, 0.36) +
        leafShade(day ? -60 : 640, day ? 190 : 120, 1.5, 18)
      : box(0, 0, width, height, "url(#wall)") +
        panes(430, 30, 430, 420, 2, 2, 0.5) +
        leafShade(day ? 540 : 60, day ? 470 : 420, 1.25, -12) +
        glow(900, 60, day ? 1 : 800, day ? 0 : 0.6) +
        back +
        box(0, edge, width, height - edge, "url(#table)") +
        box(0, edge - 6, width, 14, tones.shade, 'opacity=".12" filter="url(#near)"') +
        (day
          ? path(
              `M0 ${edge + 30}L1000 ${edge + 190}V${edge + 300}L0 ${edge + 110}Z`,
              "#fffdf4",
              'opacity=".3" filter="url(#soft)"',
            )
          : oval(620, edge + 130, 460, 110, "#ffc98a", 'opacity=".16" filter="url(#mist)"'));
    return {
      width,
      height,
      body: finish(width, height, grounds + stage + body, [day ? 300 : 600, day ? 300 : 440]),
    };
  }

  const scene = (body: string, spot: readonly [number, number] = [900, 420]): Drawing => ({
    ...sceneSize,
    body: finish(
      sceneSize.width,
      sceneSize.height,
      linear("wall", [...tones.wall], [0.1, 0, 0.3, 1]) +
        linear("table", [...tones.table], [0, 0, 0, 1]) +
        body,
      spot,
    ),
  });

  /** What is behind a window: sky, hills and trees. */
  function view(x: number, y: number, w: number, h: number) {
    const id = newId();
    const far = pick("#c9d6cf", "#3d4560");
    const near = pick("#a9bfa8", "#252d40");
    return (
      linear(id, pick(["#e9f1f2", "#fdf5e4"], ["#1f2a4a", "#58507a", "#e09a6b"])) +
      box(x, y, w, h, `url(#${id})`) +
      path(
        `M${x} ${y + h * 0.72}Q${x + w * 0.25} ${y + h * 0.54} ${x + w * 0.5} ${y + h * 0.68}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z`,
        far,
      ) +
      path(
        `M${x} ${y + h * 0.84}Q${x + w * 0.3} ${y + h * 0.7} ${x + w * 0.62} ${y + h * 0.82}T${x + w} ${y + h * 0.8}V${y + h}H${x}Z`,
        near,
      )
    );
  }

  /** A window in a wall, with what is behind it. */
  function windowOf(
    x: number,
    y: number,
    w: number,
    h: number,
    {
      cols = 2,
      rows = 3,
      frame = pick("#f6f0e6", "#4a4246"),
      arch = false,
      behind = "",
    }: { cols?: number; rows?: number; frame?: string; arch?: boolean; behind?: string } = {},
  ) {
    const id = newId();
    const shape = arch
      ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
      : `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
    const bars =
      times(cols - 1, (i) => box(x + ((i + 1) * w) / cols - 5, y, 10, h, frame)) +
      times(rows - 1, (i) => box(x, y + ((i + 1) * h) / rows - 5, w, 10, frame));
    return (
      path(shape, "none", `stroke="${tones.shade}" stroke-width="30" opacity=".16" filter="url(#near)"`) +
      inside(
        id,
        path(shape, "#000"),
        view(x, y, w, h) +
          behind +
          path(
            `M${x + w * 0.1} ${y + h}L${x + w * 0.62} ${y}H${x + w * 0.8}L${x + w * 0.28} ${y + h}Z`,
            "#fff",
            `opacity="${pick(0.28, 0.05)}"`,
          ) +
          bars,
      ) +
      path(shape, "none", `stroke="${frame}" stroke-width="20"`) +
      path(
        shape,
        "none",
        `stroke="${tones.shade}" stroke-width="3" opacity=".22" transform="translate(${s * 2} 2)"`,
      ) +
      box(x - 26, y + h + 4, w + 52, 22, frame) +
      box(x - 26, y + h + 26, w + 52, 12, tones.shade, 'opacity=".25" filter="url(#near)"')
    );
  }

  const greens: readonly Pair[] = pick(
    [
      ["#7f9b74", "#5f7d5a"],
      ["#94ad84", "#728f68"],
      ["#67866a", "#4d6b54"],
    ],
    [
      ["#6f8a62", "#46603f"],
      ["#87a074", "#566f4d"],
      ["#52704f", "#33503a"],
    ],
  );
  const green = (i: number): Pair => greens[i % 3] ?? ["#7f9b74", "#5f7d5a"];

  /** A twig of round leaves; its foot is at 0 0 and it grows up. */
  const twig = (pairs = 7, size = 1, colors: readonly Pair[] = greens) =>
    at(
      0,
      0,
      line(`M0 0Q14 ${-pairs * 26} -6 ${-pairs * 54}`, "#8a7358", 5) +
        times(pairs * 2, (i) => {
          const n = Math.floor(i / 2);
          return at(
            6 - n * 1.4,
            -30 - n * 50,
            leaf(78 - n * 5, 30 - n * 1.6, colors[i % colors.length] ?? green(i), 4),
            i % 2 ? 58 - n * 3 : -58 + n * 3,
          );
        }) +
        at(-6, -pairs * 53, leaf(52, 18, colors[0] ?? green(0))),
      0,
      size,
    );

  /** A pot whose foot stands at 0 0, with long leaves. */
  function plant(
    x: number,
    y: number,
    size: number,
    {
      pot = pick("#efe6da", "#b9a592"),
      kind = "fan",
      seed = 4,
    }: { pot?: string; kind?: "fan" | "tree" | "blade"; seed?: number } = {},
  ) {
    const random = randomOf(seed);
    const fan = () =>
      times(13, (i) => {
        const turn = [-74, 72, -58, 56, -42, 44, -28, 26, -14, 16, -66, 64, 2][i] ?? 0;
        const length = 330 - Math.abs(turn) * 1.1 + random() * 50;
        return at(
          turn * 0.5,
          -150,
          line(`M0 0V${-length * 0.3}`, "#5f7d5a", 6) +
            at(0, -length * 0.12, leaf(length, 54, green(i), turn * 0.9)),
          turn * 0.72,
        );
      });
    const blade = () =>
      times(9, (i) => {
        const turn = [-30, 28, -20, 20, -10, 12, -36, 36, 0][i] ?? 0;
        return at(turn * 1.6, -140, leaf(330 + random() * 150 - Math.abs(turn), 36, green(i), turn), turn * 0.5);
      });
    const tree = () =>
      line("M0 -130Q-14 -300 6 -420M-4 -300Q-60 -360 -70 -420M2 -340Q60 -390 76 -450", "#7a6248", 12) +
      times(64, (i) => {
        const angle = i * 2.4;
        const reach = 24 + (i / 64) * 160;
        return at(
          reach * Math.cos(angle),
          -500 + reach * 0.82 * Math.sin(angle),
          leaf(84, 21, green(i + (Math.sin(angle) > 0 ? 2 : 0)), 8),
          random() * 360,
        );
      });
    return at(
      x,
      y,
      cast(0, -4, 96, 18) +
        { fan, blade, tree }[kind]() +
        vol("M-96 -160H96L78 -14Q0 10 -78 -14Z", pot) +
        oval(0, -160, 96, 16, pot) +
        oval(0, -160, 96, 16, tones.shade, 'opacity=".28"') +
        oval(0, -157, 84, 11, "#4b3a2e"),
      0,
      size,
    );
  }

  /** A lamp that hangs from above. */
  function pendant(x: number, y: number, size: number, color: string, r = 460) {
    return (
      box(x - 2, 0, 4, y - 60 * size, pick("#8d7b6c", "#6d5a4c")) +
      (day ? "" : glow(x, y + 40 * size, r, 0.7)) +
      at(
        x,
        y,
        vol("M-16 -74H16V-50C74 -44 110 -10 116 34H-116C-110 -10 -74 -44 -16 -50Z", color) +
          oval(0, 34, 116, 15, pick("#fff3da", "#ffe3ad")) +
          oval(0, 37, 60, 8, pick("#fffaf0", "#fff6dc")),
        0,
        size,
      )
    );
  }

  /** A rolled towel, its end to the front, at 0 0. */
  const towelRoll = (x: number, y: number, r: number, color: string) =>
    at(
      x,
      y,
      ball(0, 0, r, r, color, 0.8) +
        line(
          `M${r * 0.08} 0a${r * 0.14} ${r * 0.14} 0 0 1 ${-r * 0.28} 0a${r * 0.28} ${r * 0.28} 0 0 1 ${r * 0.56} 0a${r * 0.42} ${r * 0.42} 0 0 1 ${-r * 0.84} 0a${r * 0.56} ${r * 0.56} 0 0 1 ${r * 1.12} 0a${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 1.4} 0a${r * 0.83} ${r * 0.83} 0 0 1 ${r * 1.66} 0`,
          tones.shade,
          r * 0.045,
          'opacity=".34"',
        ) +
        line(
          `M${-r * 0.7} ${-r * 0.05}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.5} ${-r * 0.6}`,
          "#fffaf0",
          r * 0.06,
          `opacity="${pick(0.6, 0.12)}"`,
        ),
    );

  /** Folded towels, one on the other, from the foot up. */
  const towels = (x: number, y: number, w: number, h: number, colors: readonly string[]) =>
    cast(x, y, w * 0.52, h * 0.3) +
    colors
      .map((color, i) =>
        at(
          x + ((i * 7) % 5) - 2,
          y - i * h,
          vol(roundBox(-w / 2, -h, w, h, h * 0.46), color, { way: "down", k: 0.9 }) +
            line(`M${-w * 0.46} ${-h * 0.5}H${w * 0.46}`, tones.shade, 2.5, 'opacity=".25"') +
            line(`M${-w * 0.44} ${-h * 0.86}H${w * 0.4}`, "#fffaf0", 3, `opacity="${pick(0.5, 0.2)}"`),
        ),
      )
      .join("");

  /** A bottle that stands at x y. */
  function bottle(
    x: number,
    y: number,
    w: number,
    h: number,
    color: string,
    {
      cap = "#d9c9b4",
      kind = "pump",
      label = "",
    }: { cap?: string; kind?: "pump" | "cap" | "drop" | "plain"; label?: string } = {},
  ) {
    const r = w / 2;
    const ry = w * 0.1;
    const neck = w * 0.2;
    const shoulder = w * 0.26;
    const body = `M${-r} ${-h + shoulder}V${-ry}A${r} ${ry} 0 0 0 ${r} ${-ry}V${-h + shoulder}C${r} ${-h + shoulder * 0.2} ${neck} ${-h + shoulder * 0.3} ${neck} ${-h - 6}H${-neck}C${-neck} ${-h + shoulder * 0.3} ${-r} ${-h + shoulder * 0.2} ${-r} ${-h + shoulder}Z`;
    const c = w * 0.26;
    const tops = {
      plain: "",
      cap: vol(roundBox(-c, -h - w * 0.42, c * 2, w * 0.42, 8), cap),
      drop:
        vol(roundBox(-c, -h - w * 0.26, c * 2, w * 0.26, 5), cap) +
        vol(
          `M${-w * 0.12} ${-h - w * 0.26}V${-h - w * 0.56}Q0 ${-h - w * 0.78} ${w * 0.12} ${-h - w * 0.56}V${-h - w * 0.26}Z`,
          pick("#4b4240", "#3b3330"),
        ),
      pump:
        vol(roundBox(-c, -h - w * 0.22, c * 2, w * 0.22, 5), cap) +
        vol(`M${-w * 0.07} ${-h - w * 0.2}V${-h - w * 0.46}H${w * 0.07}V${-h - w * 0.2}Z`, cap) +
        vol(
          `M${w * 0.17} ${-h - w * 0.46}H${-w * 0.3}Q${-w * 0.52} ${-h - w * 0.45} ${-w * 0.52} ${-h - w * 0.3}L${-w * 0.43} ${-h - w * 0.3}Q${-w * 0.42} ${-h - w * 0.36} ${-w * 0.3} ${-h - w * 0.36}V${-h - w * 0.34}H${w * 0.17}Q${w * 0.21} ${-h - w * 0.4} ${w * 0.17} ${-h - w * 0.46}Z`,
          cap,
          { way: "down" },
        ),
    };
    const band = label
      ? path(
          `M${-r} ${-h * 0.62}A${r} ${ry} 0 0 0 ${r} ${-h * 0.62}V${-h * 0.2}A${r} ${ry} 0 0 1 ${-r} ${-h * 0.2}Z`,
          label,
        )
      : "";
    const id = newId();
    return at(
      x,
      y,
      cast(0, -ry * 0.6, r, ry * 1.3) +
        tops[kind] +
        path(body, color) +
        inside(id, path(body, "#000"), band) +
        vol(body, "none") +
        line(
          `M${-s * r * 0.66} ${-h + shoulder * 1.3}V${-h * 0.12}`,
          "#fffaf0",
          w * 0.05,
          `opacity="${pick(0.5, 0.42)}" filter="url(#near)"`,
        ),
    );
  }

  /** A jar with a lid. */
  function jar(x: number, y: number, w: number, h: number, color: string, lid: string | null) {
    const r = w / 2;
    const ry = w * 0.12;
    return at(
      x,
      y,
      cast(0, -ry * 0.6, r, ry * 1.3) +
        vol(tube(0, -h, r, -ry, ry), color) +
        oval(0, -h, r, ry, color) +
        oval(0, -h, r, ry, "#fff", `opacity="${pick(0.4, 0.12)}"`) +
        (lid
          ? vol(tube(0, -h - h * 0.4, r * 1.03, -h, ry), lid) +
            oval(0, -h - h * 0.4, r * 1.03, ry, lid) +
            oval(0, -h - h * 0.4, r * 1.03, ry, "#fffaf0", `opacity="${pick(0.35, 0.2)}"`)
          : ""),
    );
  }

  /** A candle in a glass or by itself. */
  function candle(x: number, y: number, w: number, h: number, color = pick("#f7efe2", "#e8cfae")) {
    const r = w / 2;
    const ry = w * 0.13;
    return at(
      x,
      y,
      cast(0, -ry * 0.5, r, ry * 1.2) +
        vol(tube(0, -h, r, -ry, ry), color) +
        oval(0, -h, r, ry, color) +
        oval(0, -h, r * 0.86, ry * 0.8, pick("#fffaf0", "#ffe2ac")) +
        (day ? "" : oval(0, -h * 0.86, r * 0.9, h * 0.22, "#ffb765", 'opacity=".5" filter="url(#near)"')) +
        line(`M0 ${-h}V${-h - 16}`, "#4b3a2e", 4) +
        glow(0, -h - 40, pick(90, 260), pick(0.4, 0.8)) +
        path(
          `M0 ${-h - 10}C${-w * 0.14} ${-h - 22} ${-w * 0.08} ${-h - 46} 2 ${-h - 74}C${w * 0.1} ${-h - 46} ${w * 0.14} ${-h - 22} 0 ${-h - 10}Z`,
          "#ffb24d",
        ) +
        path(
          `M0 ${-h - 10}C${-w * 0.07} ${-h - 18} ${-w * 0.04} ${-h - 34} 1 ${-h - 50}C${w * 0.05} ${-h - 34} ${w * 0.07} ${-h - 18} 0 ${-h - 10}Z`,
          "#fff3c9",
        ),
    );
  }

  /** A floor of boards that run to the back, from `y` to the foot of a scene. */
  const boards = (y: number, color: Pair, vanish: readonly [number, number] = [800, 200]) => {
    const id = newId();
    return (
      linear(id, [...color]) +
      box(0, y, 1600, 1000 - y, `url(#${id})`) +
      inside(
        `${id}-in`,
        box(0, y, 1600, 1000 - y, "#000"),
        times(15, (i) => {
          const x = -1000 + i * 260;
          return line(`M${vanish[0]} ${vanish[1]}L${x} 1010`, tones.shade, 2.5, 'opacity=".17"');
        }),
      ) +
      box(0, y - 3, 1600, 16, tones.shade, 'opacity=".2" filter="url(#near)"')
    );
  };

  return {
    day,
    s,
    pick,
    tones,
    vol,
    ball,
    cast,
    lay,
    glow,
    leafShade,
    panes,
    item,
    scene,
    view,
    windowOf,
    green,
    greens,
    twig,
    plant,
    pendant,
    towelRoll,
    towels,
    bottle,
    jar,
    candle,
    boards,
    newId,
  };
}

export type Light = ReturnType<typeof lightOf>;

/** A blossom with five petals. */
export const blossom = (x: number, y: number, size: number, petals: Pair, heart = "#e2b355") =>
  at(
    x,
    y,
    times(5, (i) =>
      at(
        0,
        0,
        path("M0 0C-34 -14 -34 -58 0 -74C34 -58 34 -14 0 0Z", petals[0]) +
          path("M0 0C12 -18 16 -54 0 -74C34 -58 34 -14 0 0Z", petals[1], 'opacity=".7"') +
          line("M0 -8V-50", petals[1], 2, 'opacity=".8"'),
        i * 72 + 8,
      ),
    ) +
      circle(0, 0, 11, heart) +
      times(7, (i) => circle(14 * Math.cos(i * 0.9), 14 * Math.sin(i * 0.9), 3.4, "#b9812f")),
    0,
    size,
  );

/** A flower that stands on a table, from its side; its foot is at 0 0. */
export const lotus = (x: number, y: number, size: number, petals: readonly [Pair, Pair]) =>
  at(
    x,
    y,
    [-78, 78, -52, 52, -26, 26, 0]
      .map((turn, i) => at(turn * 0.3, 0, leaf(118 - Math.abs(turn) * 0.2, 34, petals[i % 2 ? 1 : 0], turn * 0.12), turn * 0.86))
      .join("") +
      [-66, 66, -36, 36, 0]
        .map((turn, i) => at(turn * 0.34, 4, leaf(84 - Math.abs(turn) * 0.18, 31, petals[i % 2 ? 0 : 1], turn * 0.14), turn * 0.96))
        .join(""),
    0,
    size,
  );

/** A curtain with its folds. */
export const curtain = (light: Light, x: number, y: number, w: number, h: number, color: string, folds = 5) =>
  box(x + light.s * 18, y, w, h + 6, light.tones.shade, 'opacity=".16" filter="url(#soft)"') +
  times(folds, (i) =>
    light.vol(
      `M${x + (i * w) / folds} ${y}H${x + ((i + 1) * w) / folds + 1}L${x + ((i + 1) * w) / folds + 3} ${y + h}Q${x + ((i + 0.5) * w) / folds} ${y + h + 16} ${x + (i * w) / folds - 3} ${y + h}Z`,
      color,
      { k: 0.5 },
    ),
  );
