import {
  at,
  box,
  circle,
  type Drawings,
  inside,
  linear,
  path,
  radial,
  shadow,
  times,
} from "../kit";

const defs =
  radial("vinyl", ["#3a3a3e", ["#121214", 0.5], ["#2c2c31", 0.75], "#0c0c0e"], 0.4, 0.36, 0.75) +
  linear(
    "gloss",
    [
      ["#fff", 0, 0],
      ["#fff", 0.48, 0],
      ["#fff", 0.5, 0.3],
      ["#fff", 0.56, 0],
      ["#fff", 1, 0],
    ],
    [0, 0, 1, 1],
  ) +
  linear(
    "sleeve",
    [
      ["#fff", 0, 0.22],
      ["#fff", 0.3, 0],
      ["#000", 1, 0.2],
    ],
    [0, 0, 1, 1],
  );

const record = (x: number, y: number, r: number, label: string, spot: string) =>
  at(
    x,
    y,
    circle(10, 14, r, "#000", 'opacity=".35" filter="url(#soft)"') +
      circle(0, 0, r, "url(#vinyl)") +
      times(13, (i) =>
        circle(
          0,
          0,
          r * (0.42 + i * 0.043),
          "none",
          'stroke="#55555c" stroke-width="1.6" opacity=".55"',
        ),
      ) +
      circle(0, 0, r, "url(#gloss)") +
      circle(0, 0, r * 0.34, label) +
      path(`M${-r * 0.34} 0A${r * 0.34} ${r * 0.34} 0 0 0 ${r * 0.34} 0Z`, spot) +
      circle(0, 0, r * 0.04, "#f4f4f2"),
  );

const sleeve = (id: string, x: number, y: number, size: number, art: string, turn = 0) =>
  at(
    x,
    y,
    `<g transform="translate(14 18)" opacity=".34" filter="url(#soft)">${box(0, 0, size, size, "#000")}</g>` +
      inside(
        id,
        box(0, 0, size, size, "#000", 'rx="4"'),
        `<g transform="scale(${size / 400})">${art}</g>`,
      ) +
      box(0, 0, size, size, "url(#sleeve)", 'rx="4"') +
      box(0, 0, 8, size, "#000", 'opacity=".16"'),
    turn,
  );

const bolts =
  box(0, 0, 400, 400, "#f4c430") +
  times(7, (i) => circle(200, 470, 420 - i * 58, i % 2 ? "#f4c430" : "#e0251b")) +
  path("M236 30L120 226H192L150 372L292 168H214L270 30Z", "#111") +
  path("M236 30L214 168L292 168L150 372L192 226Z", "#111");

const waves =
  box(0, 0, 400, 400, "#12122a") +
  times(22, (i) =>
    path(
      `M0 ${120 + i * 13}${times(8, (n) => `q25 ${-(40 - Math.abs(n - 3.5) * 10) * (1 + ((i * 7 + n * 3) % 5) / 4)} 50 0`)}V420H0Z`,
      "#12122a",
      `stroke="${i % 6 === 2 ? "#ff4a3d" : "#e7e3d4"}" stroke-width="3"`,
    ),
  );

const product = (body: string) => ({ width: 800, height: 800, body: defs + body });

const long = () =>
  product(
    shadow(420, 700, 320, 22, 0.34) +
      record(520, 400, 240, "#e0251b", "#f4c430") +
      sleeve("cover", 60, 160, 480, bolts, -3),
  );

const short = () =>
  product(
    shadow(410, 660, 280, 20, 0.34) +
      record(520, 420, 196, "#e7e3d4", "#ff4a3d") +
      circle(520, 420, 36, "#0c0c0e") +
      sleeve("cover", 130, 220, 400, waves, 4),
  );

export const thunder: Drawings = { long, short };
