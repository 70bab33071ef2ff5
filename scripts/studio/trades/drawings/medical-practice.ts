import { at, box, circle, inside, line, oval, path, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import {
  halo,
  lying,
  paperOf,
  pendant,
  plant,
  poly,
  round,
  rows,
  type Studio,
  studioOf,
  town,
  twig,
  vase,
  window,
} from "./law-firm-parts";

/** Teal and coral. */
const tones = {
  day: { wall: ["#eaf1ec", "#dbe7e1"], ground: ["#e9e0d2", "#d6c9b6"], shade: "#24393f", beam: "#fffaec" },
  evening: { wall: ["#123640", "#0c262e"], ground: ["#1c3238", "#101d22"], shade: "#040d11", beam: "#ffdfb4" },
} as const;
const studio = (mood: Mood) => studioOf(mood, tones);

const teal = "#3f8a8c";
const deep = "#24565f";
const mint = "#a9d0c3";
const coral = "#e07a62";
const steel = "#b4bdbd";
const white = "#f4f1e8";
const ash = "#c89f74";
const ink = "#3a4f55";

const whiteOf = (k: Studio) => k.pick(white, "#d8d2c4");

/** A tube that bends, with its light and its shade. */
const hose = (k: Studio, d: string, width: number, color: string) =>
  k.lift(
    1,
    line(d, k.down(color, 0.35), width) +
      `<g transform="translate(${-k.side * width * 0.08} ${-width * 0.08})">${line(d, color, width * 0.78)}</g>` +
      `<g transform="translate(${-k.side * width * 0.18} ${-width * 0.2})" opacity=".75">${line(d, k.up(color, 0.5), width * 0.18)}</g>`,
  );

const stethoscope = (mood: Mood) => {
  const k = studio(mood);
  const ear = (d: string, x: number, y: number, turn: number) =>
    k.lift(1, line(d, k.down(steel, 0.35), 19) + line(d, steel, 14) + `<g transform="translate(${-3 * k.side} -3)">${line(d, k.up(steel, 0.8), 4)}</g>`) +
    k.lift(1, at(x, y, path("M-14 -6Q-22 26 -18 40Q0 56 18 40Q22 26 14 -6Q0 -14 -14 -6Z", k.lit("#3b484b")), turn));
  return k.above(
    k.lift(2, at(680, 330, round(-160, -220, 340, 450, 20, k.lit(k.pick("#cfe2da", "#2f5a5c"))) + round(-138, -198, 296, 406, 8, k.lit(paperOf(k), 0.3)) + rows(-106, -130, 230, 9, ink, 6, 34, 8) + round(-106, -168, 120, 14, 7, teal, 'opacity=".8"') + k.lift(1, round(-56, -244, 130, 44, 10, k.rod(steel)) + circle(9, -236, 14, k.ball(k.down(steel, 0.2)))), 10)) +
      hose(k, "M330 452C330 560 392 590 400 664C412 776 520 826 628 800C742 772 802 690 764 616C734 560 650 574 632 640", 34, teal) +
      ear("M330 470C330 420 216 330 212 210C210 168 236 150 262 160", 268, 162, -112) +
      ear("M330 470C330 420 444 330 448 210C450 168 424 150 398 160", 392, 162, 112) +
      hose(k, "M300 404C306 452 318 470 330 478C342 470 354 452 360 404", 30, deep) +
      k.lift(1, at(330, 470, round(-25, -30, 50, 86, 20, k.lit(deep)))) +
      k.lift(
        2,
        at(624, 690, round(-16, -78, 32, 60, 12, k.tube(steel)) + circle(0, 20, 92, k.lit(steel)) + circle(0, 20, 80, k.lit(k.down(steel, 0.26))) + circle(0, 20, 70, k.fill([k.up(whiteOf(k), 0.3), k.down(whiteOf(k), 0.14)], [0, 0, 1, 1])) + circle(0, 20, 70, "none", `stroke="${coral}" stroke-width="6" opacity=".9"`) + path("M-50 0A56 56 0 0 1 10 -36", "none", 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"')),
      ),
  );
};

const vial = (k: Studio, x: number, y: number, s: number, cap: string, level: number) =>
  k.stand(x, y, 120 * s, 13 * s) +
  at(
    x,
    y,
    path("M-58 -12Q-58 0 -44 0H44Q58 0 58 -12V-150Q58 -182 30 -192V-214H-30V-192Q-58 -182 -58 -150Z", k.fill([[k.pick("#d3e7e4", "#5d8a8c"), 0], [k.pick("#ffffff", "#a8c8c2"), 0.25], [k.pick("#dcecea", "#3f6a70"), 0.6], [k.pick("#aecdca", "#2c4f57"), 1]], k.day ? [0, 0, 1, 0] : [1, 0, 0, 0]), 'opacity=".92"') +
      path(`M-51 -14Q-50 -7 -40 -7H40Q50 -7 51 -14V${-level}Q0 ${-level + 14} -51 ${-level}Z`, k.tube(mint), 'opacity=".85"') +
      oval(0, -level + 2, 51, 7, k.up(mint, 0.5), 'opacity=".8"') +
      box(-58, -128, 116, 84, k.tube(whiteOf(k))) +
      box(-58, -128, 116, 18, k.tube(teal)) +
      rows(-40, -96, 64, 2, ink, 4, 20, 7) +
      round(-37, -226, 74, 22, 4, k.tube(steel)) +
      round(-40, -262, 80, 40, 8, k.tube(cap)) +
      line(`M${-40 * k.side} -178V-20`, "#fff", 6, 'opacity=".55"'),
    0,
    s,
  );

const syringe = (k: Studio) =>
  line("M-170 0H0", k.down(steel, 0.2), 5) +
  line("M-170 -1H0", k.up(steel, 0.6), 1.6) +
  path("M-16 -7H8V-15H34V15H8V7H-16Z", k.rod(teal)) +
  path("M34 -34H352V34H34Q24 0 34 -34Z", k.rod(k.pick("#dcecea", "#587f84")), 'opacity=".88"') +
  path("M40 -25H220V25H40Q34 0 40 -25Z", k.rod(mint)) +
  box(220, -31, 26, 62, k.rod("#43565b")) +
  box(246, -9, 220, 18, k.rod(whiteOf(k))) +
  times(9, (i) => box(70 + i * 28, -34, 3, i % 2 ? 15 : 24, ink, 'opacity=".65"')) +
  round(346, -62, 16, 124, 8, k.rod(k.pick("#dcecea", "#7f9c9e"))) +
  round(460, -44, 18, 88, 8, k.rod(whiteOf(k))) +
  line("M48 -24H340", "#fff", 6, 'opacity=".65"');

const vaccine = (mood: Mood) => {
  const k = studio(mood);
  return k.table(
    oval(500 + k.side * 34, 846, 420, 40, k.tone.shade, `opacity="${k.pick(0.3, 0.7)}" filter="url(#soft)"`) +
      path("M110 786Q110 760 160 758H840Q890 760 890 786Q886 846 820 850H180Q114 846 110 786Z", k.tube(steel)) +
      oval(500, 788, 390, 50, k.fill([k.down(steel, 0.24), k.up(steel, 0.2)])) +
      oval(500, 788, 390, 50, "none", `stroke="${k.up(steel, 0.7)}" stroke-width="5"`) +
      vial(k, 350, 796, 1.9, coral, 104) +
      vial(k, 596, 788, 1.46, deep, 96) +
      [
        [742, 776, 42],
        [796, 796, 38],
        [706, 798, 34],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y - r * 0.5, r, k.ball(whiteOf(k))) + times(6, (i) => circle(x + Math.cos(i * 1.2) * r * 0.62, y - r * 0.5 + Math.sin(i * 1.2) * r * 0.5, r * 0.4, k.ball(whiteOf(k)), 'opacity=".6"')))
        .join("") +
      k.lift(2, at(330, 900, syringe(k), -5, 0.98)),
    "",
    [0.6, 0.4],
    660,
  );
};

const pressure = (mood: Mood) => {
  const k = studio(mood);
  const digit = (x: number, y: number, s: number, on: string) => {
    const seg = (d: string, lit: boolean) => line(d, lit ? on : k.pick("#9db8ab", "#54776c"), 9 * s, `opacity="${lit ? 0.9 : 0.25}"`);
    const [w, h] = [34 * s, 34 * s];
    return (n: readonly number[]) =>
      [`M${x} ${y}h${w}`, `M${x + w + 5 * s} ${y + 6 * s}v${h - 6 * s}`, `M${x + w + 5 * s} ${y + h + 10 * s}v${h - 6 * s}`, `M${x} ${y + 2 * h + 8 * s}h${w}`, `M${x - 5 * s} ${y + h + 10 * s}v${h - 6 * s}`, `M${x - 5 * s} ${y + 6 * s}v${h - 6 * s}`, `M${x} ${y + h + 4 * s}h${w}`].map((d, i) => seg(d, n.includes(i))).join("");
  };
  const glass = k.pick("#c5d8ca", "#a9c7b4");
  const dark = "#24433f";
  const heart = "M0 22C-34 -2 -30 -30 -12 -30C-4 -30 0 -22 0 -18C0 -22 4 -30 12 -30C30 -30 34 -2 0 22Z";
  return k.above(
    hose(k, "M640 610C760 640 840 560 812 470C790 400 730 420 720 356", 24, "#4d5b60") +
      k.lift(
        3,
        at(
          660,
          250,
          path("M-250 -116Q-250 -132 -232 -132H220Q250 -128 254 -90V84Q250 118 220 122H-232Q-250 122 -250 106Z", k.lit(deep)) +
            path("M-250 -116Q-250 -132 -232 -132H-120V122H-232Q-250 122 -250 106Z", k.lit(k.down(deep, 0.3))) +
            times(7, (i) => line(`M-236 ${-112 + i * 36}H-134`, k.up(deep, 0.2), 8, 'opacity=".28"')) +
            round(-106, -118, 344, 226, 18, "none", `stroke="${k.up(deep, 0.4)}" stroke-width="3" stroke-dasharray="10 8" opacity=".7"`) +
            round(150, -62, 70, 116, 8, k.lit(coral)) +
            circle(60, 84, 21, k.ball("#4d5b60")),
          -8,
        ),
      ) +
      k.lift(
        3,
        at(
          430,
          620,
          round(-270, -220, 540, 450, 64, k.lit(whiteOf(k))) +
            round(-262, -214, 524, 430, 58, k.tall(whiteOf(k), 0.6)) +
            round(-218, -174, 320, 350, 26, k.down(deep, 0.5)) +
            round(-206, -162, 296, 326, 18, k.fill([k.up(glass, 0.3), glass], [0, 0, 1, 1])) +
            digit(-96, -130, 1.1, dark)([1, 2]) +
            digit(-34, -130, 1.1, dark)([0, 1, 6, 4, 3]) +
            digit(28, -130, 1.1, dark)([0, 1, 2, 3, 4, 5]) +
            digit(-34, -20, 1.1, dark)([0, 1, 2, 3, 4, 5, 6]) +
            digit(28, -20, 1.1, dark)([0, 1, 2, 3, 4, 5]) +
            digit(0, 96, 0.66, dark)([0, 1, 2]) +
            digit(42, 96, 0.66, dark)([0, 1, 6, 4, 3]) +
            at(-150, 128, path(heart, coral), 0, 1.1) +
            times(6, (i) => round(-190, -130 + i * 36, 20 + i * 5, 16, 8, dark, `opacity="${i > 1 ? 0.5 : 0.18}"`)) +
            poly([[-206, -150], [-40, -162], [-150, 164], [-206, 164]], "#fff", 'opacity=".16"') +
            circle(184, 70, 62, k.down(whiteOf(k), 0.3)) +
            circle(184, 66, 60, k.lit(teal)) +
            circle(184, 66, 46, k.ball(teal)) +
            path("M172 48A24 24 0 1 0 196 48M184 38V64", "none", `stroke="${white}" stroke-width="7" stroke-linecap="round"`) +
            [-120, -50].map((y) => round(140, y + 4, 88, 46, 23, k.down(whiteOf(k), 0.35)) + round(140, y, 88, 46, 23, k.tall(k.pick("#dfe6e0", "#b7bfb8")))).join(""),
          -8,
        ),
      ),
  );
};

const beat = (x: number, y: number, h: number, step: number, count: number) =>
  `M${x} ${y}${times(count, () => `h${step * 0.28}q${step * 0.05} ${-h * 0.18} ${step * 0.1} 0h${step * 0.07}l${step * 0.03} ${h * 0.12}l${step * 0.06} ${-h}l${step * 0.07} ${h * 1.25}l${step * 0.05} ${-h * 0.37}h${step * 0.08}q${step * 0.07} ${-h * 0.3} ${step * 0.14} 0h${step * 0.12}`)}`;

const screenOf = (k: Studio, w: number, h: number) =>
  box(0, 0, w, h, k.fill(k.pick(["#1f4d55", "#153a42"], ["#1f5a62", "#123f48"]))) +
  times(13, (i) => line(`M${(i * w) / 12} 0V${h}`, "#8fd0c4", 1.2, 'opacity=".14"')) +
  times(9, (i) => line(`M0 ${(i * h) / 8}H${w}`, "#8fd0c4", 1.2, 'opacity=".14"')) +
  `<g style="mix-blend-mode:screen">${line(beat(0, h * 0.36, h * 0.24, w / 3, 3), "#6fe0c6", 16, 'opacity=".28" filter="url(#near)"')}</g>` +
  line(beat(0, h * 0.36, h * 0.24, w / 3, 3), "#9df0d8", 6) +
  line(`M0 ${h * 0.68}${times(6, () => `q${w / 36} ${-h * 0.16} ${w / 18} ${-h * 0.03}t${w / 9} ${h * 0.03}`)}`, "#f0a48e", 5) +
  line(`M0 ${h * 0.87}${times(4, () => `q${w / 16} ${-h * 0.08} ${w / 8} 0t${w / 8} 0`)}`, "#f2d9a0", 4, 'opacity=".85"');

const heartbeat = (mood: Mood) => {
  const k = studio(mood);
  const shell = k.pick("#e9ece4", "#9fb0ae");
  return k.table(
    k.stand(500, 846, 460, 26) +
      path("M330 846Q336 816 400 812H600Q664 816 670 846Z", k.tube(shell)) +
      path("M446 816L456 700H544L554 816Z", k.tube(k.down(shell, 0.16))) +
      k.lift(2, round(140, 212, 720, 520, 44, k.lit(shell))) +
      round(148, 218, 704, 506, 38, k.tall(shell, 0.6)) +
      round(184, 252, 632, 400, 20, "#102a31") +
      inside("monitor", round(196, 264, 608, 376, 12, "#000"), at(196, 264, screenOf(k, 608, 376) + at(540, 62, path("M0 26C-40 -4 -36 -36 -14 -36C-4 -36 0 -26 0 -22C0 -26 4 -36 14 -36C36 -36 40 -4 0 26Z", coral)) + poly([[0, 0], [230, 0], [70, 376], [0, 376]], "#fff", 'opacity=".06"'))) +
      [0, 1, 2, 3].map((i) => round(210 + i * 70, 672, 50, 30, 15, k.down(shell, 0.3)) + round(210 + i * 70, 669, 50, 30, 15, k.tall(i === 0 ? coral : k.up(shell, 0.3)))).join("") +
      circle(770, 688, 30, k.down(shell, 0.34)) +
      circle(770, 685, 28, k.ball(teal)) +
      box(767, 662, 5, 14, white) +
      hose(k, "M858 600C940 620 930 740 880 800C840 850 880 900 940 910", 15, teal) +
      vase(k, 236, 884, 0.86, coral),
    k.day ? "" : `<ellipse cx="500" cy="470" rx="520" ry="440" fill="${k.radial([["#6fd0c0", 0, 0.3], ["#6fd0c0", 1, 0]], 0.5, 0.5, 0.5)}" style="mix-blend-mode:screen"/>`,
    [0.5, 0.44],
    730,
  );
};

const bottle = (k: Studio, x: number, y: number, s: number) =>
  k.stand(x, y, 200 * s, 18 * s) +
  at(
    x,
    y,
    path("M-98 -18Q-98 0 -78 0H78Q98 0 98 -18V-220Q98 -262 58 -272V-296H-58V-272Q-98 -262 -98 -220Z", k.tube(k.pick("#c4813f", "#a9652d"))) +
      box(-98, -206, 196, 136, k.tube(whiteOf(k))) +
      box(-98, -206, 196, 26, k.tube(teal)) +
      round(-12, -160, 24, 66, 5, coral) +
      round(-33, -139, 66, 24, 5, coral) +
      rows(-72, -86, 144, 1, ink, 4, 20, 7) +
      round(-76, -366, 152, 78, 12, k.tube(whiteOf(k))) +
      times(15, (i) => line(`M${-66 + i * 9.4} -356V-300`, k.down(whiteOf(k), 0.35), 2.6, 'opacity=".4"')) +
      line(`M${-76 * k.side} -236V-30`, "#fff", 9, 'opacity=".35"'),
    0,
    s,
  );

const medicine = (mood: Mood) => {
  const k = studio(mood);
  const capsule = (x: number, y: number, turn: number, color: string) =>
    k.lift(1, at(x, y, path("M-46 -20H0V20H-46A20 20 0 0 1 -46 -20Z", k.rod(color)) + path("M0 -20H46A20 20 0 0 1 46 20H0Z", k.rod(whiteOf(k))) + line("M-46 -9H44", "#fff", 6, 'opacity=".55"'), turn));
  return k.table(
    k.stand(690, 784, 330, 18) +
      k.lift(2, poly([[560, 340], [846, 322], [868, 786], [566, 790]], k.lit(paperOf(k), 0.4))) +
      `<g transform="translate(566 340) skewY(-3.6)">${box(0, 0, 284, 66, k.lit(teal), 'opacity=".95"')}${round(24, 24, 110, 16, 8, white, 'opacity=".9"')}${round(226, 16, 11, 36, 3, white)}${round(213.5, 28.5, 36, 11, 3, white)}${rows(28, 106, 226, 10, ink, 8, 29, 8)}${line("M140 418C160 380 176 388 168 410C164 424 184 410 192 396C202 388 206 414 218 402S236 394 256 400", teal, 4.5)}</g>` +
      bottle(k, 366, 812, 1.3) +
      k.lift(2, `<g transform="translate(640 864) skewX(-18) scale(1 .5)">${round(-150, -110, 320, 220, 20, k.lit(k.pick("#d5dedc", "#8fa09f")))}${times(8, (i) => oval(-106 + (i % 4) * 78, -48 + Math.floor(i / 4) * 100, 28, 32, k.down("#c3cecb", 0.35)) + oval(-106 + (i % 4) * 78, -55 + Math.floor(i / 4) * 100, 26, 30, i === 3 ? k.down("#c3cecb", 0.5) : k.ball(coral)))}</g>`) +
      capsule(300, 906, 18, teal) +
      capsule(424, 930, -24, coral) +
      capsule(196, 872, -40, teal),
    "",
    [0.56, 0.42],
    680,
  );
};

const seatOf = (k: Studio, x: number, y: number, color: string) =>
  k.stand(x, y, 190, 16) +
  at(
    x,
    y,
    [-78, 70].map((dx) => path(`M${dx} -120H${dx + 10}L${dx + (dx < 0 ? -4 : 14)} 0H${dx + (dx < 0 ? -12 : 6)}Z`, k.lit(k.down(ash, 0.15)))).join("") +
      path("M-92 -160V-320Q-90 -352 -56 -354H56Q90 -352 92 -320V-160Z", k.lit(color)) +
      path("M-74 -170V-312Q-72 -334 -48 -336H48Q72 -334 74 -312V-170Z", k.tall(color, 0.6)) +
      round(-100, -178, 200, 62, 24, k.tall(k.up(color, 0.06))) +
      round(-100, -140, 200, 26, 13, k.down(color, 0.35), 'opacity=".5"') +
      [-116, 98].map((dx) => round(dx, -232, 18, 112, 9, k.lit(ash))).join(""),
  );

const art = (k: Studio, x: number, y: number, w: number, h: number, kind = 0) =>
  k.lift(1, round(x, y, w, h, 4, k.lit(ash))) +
  box(x + 14, y + 14, w - 28, h - 28, k.pick("#fbf8ee", "#c9c3b2")) +
  inside(
    `art${x}`,
    box(x + 34, y + 34, w - 68, h - 68, "#000"),
    box(x, y, w, h, k.pick(kind ? "#dfeae4" : "#f4e5d6", kind ? "#5e8484" : "#a58a74")) +
      (kind
        ? circle(x + w * 0.6, y + h * 0.38, w * 0.16, coral) + path(`M${x} ${y + h * 0.62}Q${x + w * 0.4} ${y + h * 0.4} ${x + w} ${y + h * 0.66}V${y + h}H${x}Z`, mint) + path(`M${x} ${y + h * 0.78}Q${x + w * 0.6} ${y + h * 0.56} ${x + w} ${y + h * 0.8}V${y + h}H${x}Z`, teal)
        : at(x + w / 2, y + h * 0.86, twig(k, h * 0.6, w * 0.3))),
  );

const waiting = (mood: Mood) => {
  const k = studio(mood);
  return k.scene(
    k.room(730) +
      k.panes(620, 30, 1.05, 0.55) +
      window(k, 110, 110, 430, 440, town(k, 430, 440, 31), { color: k.pick("#fbf8ee", "#4d6064") }) +
      (k.day ? path("M90 740H520L760 1000H180Z", k.tone.beam, 'opacity=".5" filter="url(#near)"') : "") +
      art(k, 800, 150, 210, 270, 0) +
      art(k, 1050, 150, 270, 270, 1) +
      oval(960, 930, 560, 60, k.lit(k.pick("#bcd8ce", "#2c5a5c"))) +
      oval(960, 930, 520, 52, "none", `stroke="${k.up(teal, 0.5)}" stroke-width="4" opacity=".5"`) +
      plant(k, 640, 820, 1.05, "#efe9dc") +
      [840, 1070, 1300].map((x, i) => seatOf(k, x, 850, i === 1 ? coral : teal)).join("") +
      at(
        -110,
        16,
      k.stand(540, 946, 180, 18) +
      [470, 600].map((x) => path(`M${x} 850H${x + 12}L${x + (x < 500 ? -6 : 22)} 946H${x + (x < 500 ? -16 : 12)}Z`, k.lit(k.down(ash, 0.2)))).join("") +
      oval(540, 858, 150, 24, k.down(ash, 0.4)) +
      oval(540, 848, 150, 24, k.fill([k.down(ash, 0.1), k.up(ash, 0.4)])) +
      at(470, 846, lying(k, 130, 14, coral, white)) +
      at(478, 832, lying(k, 118, 12, mint, white)) +
      vase(k, 604, 846, 0.42, teal),
      ) +
      k.stand(1480, 860, 90) +
      box(1475, 330, 10, 530, k.tube(ash)) +
      oval(1480, 860, 58, 11, k.lit(ash)) +
      path("M1416 340L1440 216H1520L1544 340Z", k.pick(k.lit("#fbf3df"), k.fill(["#e8b56a", "#ffdc9a"]))),
    halo(k, 1480, 310, 360) + halo(k, 1480, 290, 130, 0.7),
    [0.66, 0.44],
  );
};

const reception = (mood: Mood) => {
  const k = studio(mood);
  const wood = k.pick("#d9b894", "#553c2d");
  const cross = (x: number, y: number, s: number, color: string) => round(x - 9 * s, y - 30 * s, 18 * s, 60 * s, 5 * s, color) + round(x - 30 * s, y - 9 * s, 60 * s, 18 * s, 5 * s, color);
  return k.scene(
    k.room(760) +
      box(640, 0, 820, 734, k.lit(k.pick("#c3ddd4", "#0f333b"), 0.7)) +
      times(8, (i) => box(640 + i * 103, 0, 5, 734, k.tone.shade, 'opacity=".12"') + box(645 + i * 103, 0, 4, 734, k.tone.beam, `opacity="${k.pick(0.16, 0.07)}"`)) +
      k.panes(110, 40, 1.2, 0.6) +
      circle(1050, 270, 96, k.lit(k.pick("#f6f2e6", "#d9c7a4"))) +
      cross(1050, 270, 1.7, teal) +
      [260, 380].map((y) => round(1190, y, 230, 14, 4, k.tall(wood))).join("") +
      at(1206, 260, [deep, mint, coral, deep].map((c, i) => round(i * 30, -100, 27, 100, 3, k.tube(c))).join("")) +
      vase(k, 1376, 260, 0.44, white) +
      vial(k, 1226, 380, 0.4, coral, 90) +
      at(1272, 380, lying(k, 120, 22, mint, white)) +
      at(1280, 358, lying(k, 100, 18, coral, white)) +
      [680, 800].map((y) => round(680, y - 420, 230, 14, 4, k.tall(wood))).join("") +
      at(700, 260, lying(k, 130, 24, coral, white)) +
      at(710, 236, lying(k, 110, 20, mint, white)) +
      vase(k, 866, 260, 0.4, coral) +
      at(700, 380, [mint, mint, deep, coral, mint, deep].map((c, i) => round(i * 30, -96, 27, 96, 3, k.tube(c))).join("")) +
      plant(k, 250, 860, 1.25, coral) +
      round(860, 440, 20, 110, 6, "#38484c") +
      k.lift(1, round(740, 318 + 80, 270, 170, 14, k.lit("#4a5a5e"))) +
      round(750, 408, 250, 150, 8, k.down("#4a5a5e", 0.3)) +
      round(1180, 470, 150, 120, 40, k.lit(k.down(deep, 0.1))) +
      oval(980, 950, 620, 46, k.tone.shade, `opacity="${k.pick(0.3, 0.75)}" filter="url(#soft)"`) +
      path("M500 590H1480V936Q1480 946 1470 946H600Q500 946 500 846Z", k.fill(k.pick([white, "#e2e4da"], ["#8f938c", "#3a4849"]))) +
      inside("counter", path("M500 590H1480V936Q1480 946 1470 946H600Q500 946 500 846Z", "#000"), box(820, 590, 700, 360, k.tall(wood)) + times(9, (i) => box(820 + i * 74, 590, 9, 360, k.down(wood, 0.4)) + box(829 + i * 74, 590, 5, 360, k.up(wood, 0.2))) + box(500, 590, 130, 360, k.fill(k.day ? [["#ffffff", 0, 0.5], ["#ffffff", 1, 0]] : [[k.tone.shade, 0, 0.5], [k.tone.shade, 1, 0]], [0, 0, 1, 0])) + box(500, 910, 1000, 40, k.tone.shade, 'opacity=".24"')) +
      k.lift(1, round(474, 556, 1030, 38, 10, k.tall(k.pick("#e2c29b", "#a27a56")))) +
      cross(700, 750, 1.5, teal) +
      vase(k, 620, 558, 0.9, teal) +
      k.lift(1, round(1120, 530, 120, 26, 5, k.lit(paperOf(k))) + round(1126, 522, 108, 10, 4, k.lit(coral))) +
      path("M1330 556Q1334 520 1372 518Q1410 520 1414 556Z", k.tube(k.up(steel, 0.1))) +
      circle(1372, 514, 8, k.ball(steel)) +
      round(1322, 550, 100, 9, 4, k.lit(deep)) +
      [780, 1050, 1320].map((x) => pendant(k, x, 150, 0.66, coral)).join(""),
    [780, 1050, 1320].map((x) => halo(k, x, 165, 190, 0.6)).join(""),
    [0.62, 0.46],
  );
};

const examination = (mood: Mood) => {
  const k = studio(mood);
  const shell = whiteOf(k);
  return k.scene(
    k.room(760) +
      k.panes(90, 50, 1.15, 0.5) +
      window(k, 1010, 90, 420, 400, town(k, 420, 400, 12), { color: k.pick("#fbf8ee", "#4d6064") }) +
      times(7, (i) => box(1006, 96 + i * 22, 428, 15, k.tall(k.pick("#f4efe2", "#a59b88"))) + box(1006, 111 + i * 22, 428, 3, k.tone.shade, 'opacity=".2"')) +
      art(k, 330, 170, 220, 270, 0) +
      at(650, 345, round(-72, -126, 144, 250, 10, k.lit(ash)) + box(-62, -116, 124, 230, k.pick("#fbf8ee", "#c9c3b2")) + times(5, (r) => times(r + 2, (i) => round(-((r + 1) * (26 - r * 3)) / 2 + i * (26 - r * 3) - (9 - r), -92 + r * 42, 18 - r * 2, 18 - r * 2, 3, ink, 'opacity=".65"')))) +
      plant(k, 1510, 860, 0.98, coral) +
      oval(760, 936, 560, 34, k.tone.shade, `opacity="${k.pick(0.3, 0.75)}" filter="url(#soft)"`) +
      round(400, 690, 660, 210, 14, k.lit(shell)) +
      [0, 1, 2].map((i) => round(418 + i * 212, 708, 198, 174, 8, k.lit(k.down(shell, 0.06))) + round(478 + i * 212, 728, 78, 10, 5, k.rod(steel))).join("") +
      box(430, 900, 30, 36, k.lit("#59696c")) +
      box(1000, 900, 30, 36, k.lit("#59696c")) +
      path("M470 690L560 610L640 690Z", k.lit("#59696c")) +
      k.lift(1, path("M590 652Q590 622 620 622H1070Q1100 622 1100 652V676Q1100 694 1082 694H608Q590 694 590 676Z", k.tall(teal))) +
      k.lift(1, at(622, 656, round(-306, -34, 330, 68, 30, k.tall(k.up(teal, 0.06))) + round(-262, -36, 280, 20, 8, k.fill([k.up(shell, 0.4), k.down(shell, 0.1)])), 30)) +
      path("M596 618H960V694H596Z", k.fill([k.up(shell, 0.4), k.down(shell, 0.1)])) +
      path("M940 618H1000Q1006 680 1000 760Q970 772 940 760Z", k.lit(k.up(shell, 0.1))) +
      times(3, (i) => line(`M${954 + i * 16} 626V756`, k.down(shell, 0.3), 2, 'opacity=".3"')) +
      k.stand(240, 930, 150) +
      box(234, 770, 12, 130, k.tube(steel)) +
      path("M160 930Q240 884 320 930H304Q240 898 176 930Z", k.lit(steel)) +
      oval(240, 772, 92, 20, k.down(coral, 0.4)) +
      round(148, 728, 184, 44, 20, k.tall(coral)) +
      k.stand(1240, 930, 220) +
      [1160, 1320].map((x) => box(x - 5, 610, 10, 310, k.tube(steel)) + circle(x, 924, 11, k.ball("#4a5a5e"))).join("") +
      [610, 760].map((y) => round(1140, y, 200, 18, 5, k.tall(steel))).join("") +
      vial(k, 1190, 612, 0.46, coral, 96) +
      vial(k, 1246, 612, 0.36, deep, 90) +
      round(1282, 572, 42, 40, 6, k.tube(shell)) +
      at(1170, 762, lying(k, 140, 30, mint, white)) +
      at(1180, 732, lying(k, 120, 26, white, teal)) +
      box(900, 0, 10, 110, k.tube(steel)) +
      line("M905 110L760 190", k.down(steel, 0.2), 12) +
      circle(905, 110, 14, k.ball(steel)) +
      at(742, 200, path("M-96 26Q-90 -36 0 -40Q90 -36 96 26Z", k.tube(shell)) + oval(0, 26, 96, 16, k.pick("#fff8e4", "#ffe6ae")), 14, 0.9),
    halo(k, 738, 230, 340, 0.9) + (k.day ? "" : poly([[660, 220], [820, 250], [980, 640], [480, 640]], k.fill([["#ffd48f", 0, 0.3], ["#ffd48f", 1, 0.02]]), 'style="mix-blend-mode:screen" filter="url(#soft)"')),
    [0.48, 0.5],
  );
};

export const pictures: TradePictures = [stethoscope, vaccine, pressure, heartbeat, medicine, waiting, reception, examination];
