import { at, circle, line, linear, path, times } from "../kit";

export const red = "#e4452f";
export const deepRed = "#b92f20";
export const yellow = "#f7b72f";
export const deepYellow = "#d99413";
export const cream = "#fbf1dc";
export const deepCream = "#e2d2b1";
export const blue = "#3577c9";
export const deepBlue = "#1f5aa3";
export const ink = "#16263f";

export type Point = readonly [number, number];

export const area = (points: readonly Point[], fill: string) =>
  path(`M${points.map((it) => it.join(" ")).join("L")}Z`, fill);

export const spar = (from: Point, to: Point) =>
  line(`M${from.join(" ")}L${to.join(" ")}`, ink, 6, 'opacity=".75"');

/** A tail that waves, with bows along it. */
export function tail(x: number, y: number, colors: readonly string[], waves = 3, reach = 250) {
  const step = reach / waves;
  const bend = (i: number) => (i % 2 ? -46 : 46);
  const curve = times(waves, (i) => `q${bend(i)} ${step / 2} 0 ${step}`);
  const bows = times(waves * 2, (i) => {
    const color = colors[i % colors.length] ?? red;
    const side = i % 2 === 0 ? bend(Math.floor(i / 2)) * 0.5 : 0;
    const bow =
      path("M0 0L-30 -15V15Z", color) + path("M0 0L30 -15V15Z", color) + circle(0, 0, 6, ink);
    return at(side, (i + 1) * (step / 2) - (i % 2 ? 6 : 0), bow, i % 2 ? -18 : 20);
  });
  return at(x, y, line(`M0 0${curve}`, ink, 4) + bows);
}

/** Cast on the wall behind, as the shop's products stand before their shape. */
export const cast = (points: readonly Point[]) =>
  at(16, 26, `<g opacity=".26" filter="url(#soft)">${area(points, "#000")}</g>`);

export function kite(body: string) {
  return {
    width: 800,
    height: 800,
    body:
      linear(
        "sheen",
        [
          ["#fff", 0, 0.34],
          ["#fff", 0.5, 0],
          ["#000", 1, 0.14],
        ],
        [0, 0, 1, 1],
      ) + body,
  };
}

export const shine = (points: readonly Point[]) => area(points, "url(#sheen)");
