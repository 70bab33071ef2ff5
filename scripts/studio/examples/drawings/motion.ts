import { at, circle, type Drawings, inside, line, oval, path, times } from "../kit";

import {
  area,
  blue,
  cast,
  cream,
  deepBlue,
  deepCream,
  deepRed,
  deepYellow,
  ink,
  kite,
  type Point,
  red,
  shine,
  spar,
  tail,
  yellow,
} from "./kites";

function diamond() {
  const [top, right, low, left, mid]: Point[] = [
    [400, 50],
    [640, 260],
    [400, 600],
    [160, 260],
    [400, 260],
  ];
  const all = [top, right, low, left] as Point[];
  return kite(
    at(
      0,
      0,
      cast(all) +
        area([top, mid, left] as Point[], red) +
        area([top, right, mid] as Point[], cream) +
        area([mid, right, low] as Point[], deepRed) +
        area([left, mid, low] as Point[], deepCream) +
        circle(400, 260, 62, yellow) +
        circle(400, 260, 30, deepYellow) +
        shine(all) +
        spar(top as Point, low as Point) +
        spar(left as Point, right as Point) +
        tail(400, 600, [red, cream, yellow], 3, 190),
    ),
  );
}

function delta() {
  const all: Point[] = [
    [400, 120],
    [760, 520],
    [560, 500],
    [400, 590],
    [240, 500],
    [40, 520],
  ];
  return kite(
    cast(all) +
      inside(
        "delta",
        area(all, "#000"),
        area(all, cream) +
          times(6, (i) =>
            path(
              `M400 120L${40 + i * 120} 620H${100 + i * 120}Z`,
              [red, yellow, deepRed, yellow, red, yellow][i] ?? red,
            ),
          ),
      ) +
      path("M400 200L452 560L400 650L348 560Z", deepRed) +
      path("M400 200L452 560L400 650Z", red) +
      shine(all) +
      spar([400, 120], [40, 520]) +
      spar([400, 120], [760, 520]) +
      spar([400, 120], [400, 650]) +
      spar([214, 330], [586, 330]),
  );
}

function boxKite() {
  const cell = (y: number, fills: readonly [string, string, string]) =>
    path(`M180 ${y}L400 ${y - 76}L620 ${y}V${y + 170}L400 ${y + 94}L180 ${y + 170}Z`, fills[2]) +
    path(`M180 ${y}L400 ${y + 76}V${y + 246}L180 ${y + 170}Z`, fills[0]) +
    path(`M620 ${y}L400 ${y + 76}V${y + 246}L620 ${y + 170}Z`, fills[1]);
  const rods =
    spar([180, 160], [180, 640]) + spar([620, 160], [620, 640]) + spar([400, 236], [400, 716]);
  return kite(
    at(
      400,
      400,
      at(
        -400,
        -400,
        `<g opacity=".24" transform="translate(18 28)" filter="url(#soft)">${cell(170, ["#000", "#000", "#000"])}${cell(470, ["#000", "#000", "#000"])}</g>` +
          spar([400, 90], [400, 560]) +
          cell(170, [yellow, deepYellow, "#a86f0b"]) +
          cell(470, [cream, deepCream, "#b9a67f"]) +
          circle(290, 320, 44, red) +
          path("M510 560l0 84l-56 -22z", red) +
          rods,
      ),
      14,
      0.92,
    ),
  );
}

function parafoil() {
  const colors = [red, cream, red, cream, red, cream, red];
  const lines = times(8, (i) =>
    line(`M${112 + i * 82} ${330 + Math.abs(3.5 - i) * 12}L400 720`, ink, 2.4, 'opacity=".7"'),
  );
  return kite(
    `<g opacity=".24" transform="translate(14 30)" filter="url(#soft)">${path("M70 330Q400 20 730 330Q400 240 70 330Z", "#000")}</g>` +
      lines +
      colors
        .map((fill, i) => {
          const x = 80 + i * 92;
          const lift = (value: number) => 150 + ((value - 400) / 330) ** 2 * 120;
          return (
            path(
              `M${x} ${lift(x)}Q${x + 46} ${lift(x + 46) - 30} ${x + 92} ${lift(x + 92)}L${x + 84} ${lift(x + 84) + 170}Q${x + 46} ${lift(x + 46) + 140} ${x + 8} ${lift(x + 8) + 170}Z`,
              fill,
            ) +
            path(
              `M${x + 8} ${lift(x + 8) + 170}Q${x + 46} ${lift(x + 46) + 140} ${x + 84} ${lift(x + 84) + 170}L${x + 46} ${lift(x + 46) + 205}Z`,
              i % 2 ? deepYellow : yellow,
            ) +
            path(
              `M${x} ${lift(x)}Q${x + 46} ${lift(x + 46) - 30} ${x + 92} ${lift(x + 92)}L${x + 91} ${lift(x + 91) + 26}Q${x + 46} ${lift(x + 46) + 8} ${x + 1} ${lift(x + 1) + 26}Z`,
              "#fff",
              'opacity=".3"',
            )
          );
        })
        .join("") +
      circle(400, 722, 12, ink),
  );
}

function rokkaku() {
  const all: Point[] = [
    [400, 60],
    [640, 220],
    [640, 560],
    [400, 720],
    [160, 560],
    [160, 220],
  ];
  return kite(
    cast(all) +
      inside(
        "rokkaku",
        area(all, "#000"),
        area(all, cream) +
          circle(400, 390, 170, red) +
          times(5, (i) =>
            path(
              `M100 ${600 + i * 44}Q250 ${540 + i * 44} 400 ${600 + i * 44}T700 ${600 + i * 44}V820H100Z`,
              i % 2 ? cream : blue,
            ),
          ) +
          times(3, (i) =>
            line(`M${210 + i * 150} ${210 - (i % 2) * 50}q24 -26 46 0q24 -26 46 0`, ink, 7),
          ),
      ) +
      shine(all) +
      spar([400, 60], [400, 720]) +
      spar([160, 220], [640, 220]) +
      spar([160, 560], [640, 560]),
  );
}

function star() {
  const point = (i: number, r: number): Point => [
    400 + r * Math.sin((i * Math.PI) / 5),
    370 - r * Math.cos((i * Math.PI) / 5),
  ];
  const all = Array.from({ length: 10 }, (_, i) => point(i, i % 2 ? 140 : 330));
  const facets = all
    .map((it, i) =>
      area(
        [it, all[(i + 1) % 10] ?? it, [400, 370]],
        i % 2 ? deepYellow : i % 4 ? yellow : "#ffd267",
      ),
    )
    .join("");
  return kite(
    cast(all) +
      facets +
      circle(400, 370, 58, red) +
      circle(400, 370, 24, cream) +
      [0, 2, 4, 6, 8].map((i) => spar([400, 370], point(i, 326))).join("") +
      tail(305, 640, [red, cream], 2, 140) +
      tail(495, 640, [cream, red], 2, 140),
  );
}

function fish() {
  const scales = times(5, (row) =>
    times(7, (i) =>
      circle(
        250 + i * 62 + (row % 2) * 31,
        270 + row * 62,
        36,
        (i + row) % 3 ? red : deepRed,
        `stroke="${cream}" stroke-width="6"`,
      ),
    ),
  );
  const body =
    "M130 400C150 250 330 220 520 300L690 230Q650 400 690 570L520 500C330 580 150 550 130 400Z";
  return kite(
    at(
      400,
      400,
      at(
        -400,
        -400,
        `<g opacity=".24" transform="translate(14 34)" filter="url(#soft)">${path(body, "#000")}</g>` +
          inside(
            "fish",
            path(body, "#000"),
            path(body, red) +
              scales +
              path("M100 200H290Q330 400 290 600H100Z", cream) +
              times(5, (i) => line(`M560 ${312 + i * 44}L700 ${250 + i * 75}`, cream, 8)) +
              path("M100 430Q400 640 700 480V640H100Z", "#000", 'opacity=".13"'),
          ) +
          circle(222, 366, 34, "#fff") +
          circle(218, 368, 20, ink) +
          oval(134, 400, 14, 62, ink) +
          path("M330 500Q370 610 450 610Q430 550 440 512Z", yellow) +
          path("M330 282Q390 180 480 190Q440 240 446 286Z", yellow) +
          line("M138 350L40 300M138 450L40 500M40 300L10 400L40 500", ink, 3),
      ),
      -14,
    ),
  );
}

function train() {
  const small = (x: number, y: number, size: number, a: string, b: string, turn: number) =>
    at(
      x,
      y,
      `<g opacity=".24" transform="translate(12 20)" filter="url(#soft)">${path("M0 -130L100 -20L0 150L-100 -20Z", "#000")}</g>` +
        path("M0 -130L100 -20L0 150L-100 -20Z", a) +
        path("M0 -130L100 -20H-100Z", b) +
        path("M0 -130L0 150L100 -20Z", "#000", 'opacity=".12"') +
        line("M0 -130V150M-100 -20H100", ink, 5, 'opacity=".75"'),
      turn,
      size,
    );
  return kite(
    line("M620 150Q430 250 400 400T150 700", ink, 4) +
      small(600, 190, 1.15, cream, red, 24) +
      small(402, 400, 1, yellow, blue, 16) +
      small(236, 590, 0.86, red, cream, 10) +
      line("M150 700q-50 -20 -70 20t-50 30", deepBlue, 6),
  );
}

export const motion: Drawings = {
  diamond,
  delta,
  box: boxKite,
  parafoil,
  rokkaku,
  star,
  fish,
  train,
};
