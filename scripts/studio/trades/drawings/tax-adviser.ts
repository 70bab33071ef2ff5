import { at, box, circle, leaf, line, oval, path, randomOf, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import {
  cup,
  halo,
  lying,
  paperOf,
  pen,
  plant,
  poly,
  round,
  rows,
  sheet,
  type Studio,
  studioOf,
  town,
  vase,
  window,
} from "./law-firm-parts";

/** Sage green and copper. */
const tones = {
  day: { wall: ["#e9ebdf", "#dcdfce"], ground: ["#dfd2bd", "#cbb99f"], shade: "#2c3530", beam: "#fff8e4" },
  evening: { wall: ["#1c332d", "#132521"], ground: ["#2b362f", "#17201c"], shade: "#060d0c", beam: "#ffdba6" },
} as const;
const studio = (mood: Mood) => studioOf(mood, tones);

const sage = "#5f8570";
const pine = "#34584a";
const copper = "#c67c4e";
const gold = "#d9a94f";
const oak = "#a97a50";
const ink = "#3c4d47";
const cream = "#efe6d2";

/** Rows of amounts: a name at the left, an amount at the right. */
const amounts = (x: number, y: number, w: number, count: number, step: number, seed = 2) => {
  const random = randomOf(seed);
  return times(count, (i) => {
    const amount = w * (0.14 + random() * 0.12);
    return (
      round(x, y + i * step, w * (0.28 + random() * 0.24), 8, 4, ink, 'opacity=".38"') +
      round(x + w - amount, y + i * step, amount, 8, 4, ink, 'opacity=".55"') +
      line(`M${x} ${y + i * step + step * 0.66}H${x + w}`, ink, 1.2, 'opacity=".18"')
    );
  });
};

const calculatorOf = (k: Studio) =>
  k.lift(3, round(-170, -250, 340, 500, 34, k.lit(pine)) + round(-158, -240, 316, 480, 28, k.lit(k.up(pine, 0.1)))) +
  round(-130, -212, 260, 96, 14, k.down(pine, 0.6)) +
  round(-122, -204, 244, 80, 10, k.fill(k.pick(["#c3d4c1", "#a9bfab"], ["#c9d6a4", "#a3b584"]))) +
  times(4, (i) => round(-10 + i * 30, -176, 18, 32, 5, pine, 'opacity=".75"')) +
  times(20, (i) => {
    const [c, r] = [i % 4, Math.floor(i / 4)];
    const color = c === 3 ? (r === 4 ? copper : sage) : r === 0 ? "#a9b5a4" : cream;
    const [x, y] = [-128 + c * 66, -88 + r * 62];
    return (
      round(x, y + 5, 56, 48, 13, k.tone.shade, 'opacity=".4"') +
      round(x, y, 56, 48, 13, k.down(color, 0.25)) +
      round(x, y - 3, 56, 46, 13, k.tall(color, 0.6)) +
      (c === 3 || r === 0 ? round(x + 18, y + 16, 20, 5, 2.5, c === 3 ? cream : pine, 'opacity=".8"') + (r % 2 ? round(x + 25.5, y + 8.5, 5, 20, 2.5, cream, 'opacity=".8"') : "") : circle(x + 28, y + 19, 5, ink, 'opacity=".5"'))
    );
  });

const pencil = (k: Studio, length: number, color: string) =>
  path("M0 0L46 -13V13Z", k.rod("#e6c79c")) +
  path("M0 0L15 -4.4V4.4Z", "#3a3a36") +
  box(44, -13, length - 90, 26, k.rod(color)) +
  box(44, -4, length - 90, 2, k.down(color, 0.4), 'opacity=".5"') +
  box(length - 48, -13, 22, 26, k.rod("#b9b6ad")) +
  round(length - 30, -13, 30, 26, 8, k.rod("#c98a78"));

const pie = (x: number, y: number, r: number) => {
  const piece = (from: number, to: number, color: string) => {
    const point = (a: number) => `${x + r * Math.cos(a)} ${y + r * Math.sin(a)}`;
    return path(`M${x} ${y}L${point(from)}A${r} ${r} 0 ${to - from > 3.14 ? 1 : 0} 1 ${point(to)}Z`, color);
  };
  return piece(-1.57, 0.7, sage) + piece(0.7, 2.5, copper) + piece(2.5, 3.7, gold) + piece(3.7, 4.713, pine);
};

const calculator = (mood: Mood) => {
  const k = studio(mood);
  const first =
    round(-180, -270, 170, 16, 8, ink, 'opacity=".6"') +
    rows(-180, -232, 170, 4, ink, 3, 22, 7) +
    pie(108, -206, 74) +
    amounts(-180, -76, 360, 9, 42);
  return k.above(
    k.lift(2, at(560, 470, sheet(k, 500, 680, "", k.down(paperOf(k), 0.1)), 13)) +
      k.lift(1, at(430, 470, sheet(k, 470, 660, first), -8)) +
      at(308, 170, path("M0 0V74Q0 92 16 92T32 74V-14Q32 -40 10 -40T-12 -14V66", "none", `stroke="${k.lit(copper)}" stroke-width="7" stroke-linecap="round"`), -8) +
      at(640, 580, calculatorOf(k), 11) +
      k.lift(2, at(214, 842, pencil(k, 400, copper), -14)),
  );
};

const ledger = (mood: Mood) => {
  const k = studio(mood);
  const leafOf = (side: 1 | -1) => {
    const x = side > 0 ? 18 : -398;
    return (
      path(`M0 -270Q${side * 60} -294 ${side * 200} -280T${side * 416} -270V276Q${side * 300} 262 ${side * 200} 272T0 284Z`, side === (k.day ? -1 : 1) ? k.fill([k.up(paperOf(k), 0.3), paperOf(k), [k.down(paperOf(k), 0.26), 1]], side > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]) : k.fill([[k.down(paperOf(k), 0.3), 0], [paperOf(k), 0.28], k.down(paperOf(k), 0.06)], side > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0])) +
      round(x + 16, -240, 130, 13, 6, ink, 'opacity=".55"') +
      line(`M${x + 12} -208H${x + 368}`, copper, 3, 'opacity=".7"') +
      [0.52, 0.76].map((t) => line(`M${x + 12 + 356 * t} -206V240`, copper, 1.6, 'opacity=".45"')).join("") +
      amounts(x + 16, -186, 348, 10, 41, side + 4) +
      times(10, (i) => round(x + 212, -186 + i * 41, 30 + ((i * 37) % 30), 8, 4, i % 3 ? ink : copper, 'opacity=".45"'))
    );
  };
  return k.above(
    at(
      500,
      490,
      k.lift(3, round(-440, -306, 880, 622, 20, k.lit(pine))) +
        round(-436, -302, 872, 612, 16, "none", `stroke="${k.up(pine, 0.25)}" stroke-width="3" opacity=".6"`) +
        times(4, (i) => path(`M0 ${-276 + i}Q60 -298 200 -284T${428 - i * 3} -274V${288 - i * 3}Q300 274 200 284T0 296Q-60 274 -200 284T${-428 + i * 3} ${288 - i * 3}V-274Q-340 -296 -200 -284T0 ${-276 + i}Z`, i % 2 ? paperOf(k) : k.down(paperOf(k), 0.28))) +
        leafOf(-1) +
        leafOf(1) +
        box(-34, -276, 68, 560, k.fill([[k.tone.shade, 0, 0], [k.tone.shade, 0.5, 0.3], [k.tone.shade, 1, 0]], [0, 0, 1, 0])) +
        k.lift(1, path("M34 -282Q60 -60 44 120Q34 240 62 352L84 330L104 350Q76 236 86 120Q98 -60 62 -282Z", k.lit(copper))),
      -9,
    ) + k.lift(2, at(300, 770, pen(k, 480, pine, gold), -24)),
  );
};

const coin = (k: Studio, x: number, y: number, r: number, color: string, top: boolean) =>
  path(`M${x - r} ${y}V${y + 22}A${r} ${r * 0.24} 0 0 0 ${x + r} ${y + 22}V${y}Z`, k.tube(color)) +
  times(11, (i) => line(`M${x - r * 0.9 + i * r * 0.18} ${y + 6 + r * 0.24 * Math.sqrt(1 - ((i - 5) / 5.6) ** 2)}v11`, k.down(color, 0.5), 2, 'opacity=".4"')) +
  oval(x, y, r, r * 0.24, k.lit(k.up(color, 0.24))) +
  (top ? oval(x, y, r * 0.78, r * 0.18, "none", `stroke="${k.down(color, 0.35)}" stroke-width="3" opacity=".7"`) + oval(x, y + 1, r * 0.5, r * 0.11, k.lit(k.down(color, 0.12))) : oval(x, y, r, r * 0.24, k.tone.shade, 'opacity=".18"'));

const stack = (k: Studio, x: number, y: number, count: number, color: string, seed: number) => {
  const random = randomOf(seed);
  return k.stand(x, y + 10, 150, 20) + times(count, (i) => coin(k, x + (random() - 0.5) * 10, y - 22 - i * 24, 74, color, i === count - 1));
};

const coins = (mood: Mood) => {
  const k = studio(mood);
  const sprout = (x: number, y: number) =>
    path(`M${x} ${y}Q${x + 8} ${y - 70} ${x} ${y - 130}`, "none", `stroke="${k.lit("#5f8f5c")}" stroke-width="9" stroke-linecap="round"`) +
    at(x + 1, y - 76, leaf(112, 32, k.pick(["#8cb37c", "#669560"], ["#4f7c50", "#7ba56d"]), 12), 62) +
    at(x + 2, y - 96, leaf(112, 32, k.pick(["#7aa56e", "#578757"], ["#46714a", "#6a9662"]), -12), -58) +
    at(x, y - 122, leaf(82, 24, k.pick(["#9cc089", "#76a26c"], ["#5c8a58", "#8bb47a"]), 4), 8);
  return k.table(
    stack(k, 640, 742, 12, gold, 8) +
      stack(k, 440, 760, 7, copper, 4) +
      stack(k, 790, 838, 16, gold, 13) +
      stack(k, 580, 852, 9, gold, 9) +
      stack(k, 390, 862, 5, gold, 12) +
      stack(k, 222, 846, 3, copper, 5) +
      sprout(790, 442) +
      k.stand(490, 940, 130, 12) +
      coin(k, 486, 912, 74, copper, true),
    "",
    [0.7, 0.3],
    640,
  );
};

const slips = (mood: Mood) => {
  const k = studio(mood);
  const slip = (accent: string, seed: number) =>
    box(-190, -120, 380, 44, accent, 'rx="3" opacity=".85"') +
    round(-168, -106, 120, 14, 7, cream, 'opacity=".9"') +
    amounts(-168, -50, 336, 4, 34, seed) +
    round(60, 88, 108, 16, 8, accent, 'opacity=".9"') +
    round(-168, 91, 90, 10, 5, ink, 'opacity=".5"');
  return k.above(
    at(
      500,
      500,
      k.lift(3, path("M-400 -290H-20V310H-400Q-416 310 -416 294V-274Q-416 -290 -400 -290ZM-20 -290H400Q416 -290 416 -274V294Q416 310 400 310H-20Z", k.lit(sage))) +
        box(-416, -290, 400, 600, k.fill([[k.tone.shade, 0, 0], [k.tone.shade, 1, 0.22]], [0, 0, 1, 0]), 'rx="14"') +
        box(-22, -290, 10, 600, k.down(sage, 0.5), 'opacity=".5"') +
        path("M-416 60Q-300 150 -22 150V310H-400Q-416 310 -416 294Z", k.lit(k.up(sage, 0.14))) +
        path("M-416 60Q-300 150 -22 150", "none", `stroke="${k.up(sage, 0.5)}" stroke-width="3" opacity=".6"`) +
        k.lift(1, at(-226, -40, round(-130, -160, 260, 320, 4, k.lit(paperOf(k), 0.3)) + rows(-100, -124, 200, 9, ink, 7, 28, 8), -3)) +
        path("M-416 90Q-300 170 -22 168V310H-400Q-416 310 -416 294Z", k.lit(k.up(sage, 0.08))) +
        k.lift(2, at(206, -110, box(-190, -130, 380, 260, k.lit(paperOf(k), 0.5), 'rx="4"') + slip(sage, 4), 9)) +
        k.lift(2, at(196, 20, box(-190, -130, 380, 260, k.lit(paperOf(k), 0.4), 'rx="4"') + slip(gold, 6), -2)) +
        k.lift(2, at(206, 150, box(-190, -130, 380, 260, k.lit(paperOf(k), 0.4), 'rx="4"') + slip(copper, 9), -7)) +
        k.lift(1, at(206, -258, round(-62, -26, 124, 46, 8, k.rod("#b9b6ad")) + round(-40, -58, 80, 46, 20, "none", `stroke="${k.lit("#b9b6ad")}" stroke-width="10"`))),
      -10,
    ) + k.lift(2, at(330, 850, pen(k, 420, pine, copper), -10)),
  );
};

const chart = (k: Studio, w: number, h: number, glow = 0) => {
  const bars = [0.34, 0.44, 0.4, 0.56, 0.62, 0.58, 0.74, 0.86];
  const step = (w * 0.62) / bars.length;
  return (
    box(0, 0, w, h, k.pick("#f4f3e8", "#2e5d50")) +
    box(0, 0, w * 0.17, h, k.pick(pine, "#1c3d33")) +
    times(5, (i) => round(w * 0.035, h * 0.13 + i * h * 0.12, w * (i ? 0.08 : 0.1), h * 0.026, h * 0.013, i === 1 ? copper : k.pick("#dfe6d8", "#6f9180"), `opacity="${i === 1 ? 1 : 0.6}"`)) +
    round(w * 0.22, h * 0.09, w * 0.2, h * 0.04, h * 0.02, k.pick(ink, "#dfe8d6"), 'opacity=".7"') +
    times(3, (i) => round(w * (0.22 + i * 0.255), h * 0.18, w * 0.225, h * 0.15, 10, k.pick("#ffffff", "#3f7565")) + round(w * (0.24 + i * 0.255), h * 0.21, w * 0.08, h * 0.02, 4, k.pick(ink, "#dfe8d6"), 'opacity=".4"') + round(w * (0.24 + i * 0.255), h * 0.255, w * 0.13, h * 0.038, 6, [sage, copper, gold][i] ?? sage)) +
    round(w * 0.22, h * 0.38, w * 0.735, h * 0.54, 10, k.pick("#ffffff", "#3f7565")) +
    times(4, (i) => line(`M${w * 0.25} ${h * 0.5 + i * h * 0.11}H${w * 0.925}`, k.pick(ink, "#dfe8d6"), 1.4, 'opacity=".16"')) +
    bars.map((it, i) => round(w * 0.27 + i * step, h * (0.87 - it * 0.42), step * 0.56, h * it * 0.42, 5, i === bars.length - 1 ? copper : k.pick(sage, "#a5d0b5"), `opacity="${0.6 + i * 0.05 + glow}"`)).join("") +
    line(`M${bars.map((it, i) => `${w * 0.27 + step * (i + 0.28)} ${h * (0.83 - it * 0.44)}`).join("L")}`, gold, 4.5) +
    bars.map((it, i) => circle(w * 0.27 + step * (i + 0.28), h * (0.83 - it * 0.44), 5.5, gold)).join("")
  );
};

const laptopOf = (k: Studio, x: number, y: number, size: number) =>
  k.stand(x, y + 6, 700 * size, 26 * size) +
  at(
    x,
    y,
    round(-300, -420, 600, 404, 22, k.lit("#6d746f")) +
      round(-296, -416, 592, 396, 19, "#26302c") +
      `<g transform="translate(-280 -400)"><svg width="560" height="356" viewBox="0 0 560 356">${chart(k, 560, 356)}</svg></g>` +
      poly([[-280, -400], [-60, -400], [-220, -44], [-280, -44]], "#fff", `opacity="${k.pick(0.16, 0.05)}"`) +
      path("M-300 -20H300L392 -2Q396 8 380 8H-380Q-396 8 -392 -2Z", k.fill([k.down("#c9cbc4", 0.2), k.up("#c9cbc4", 0.3)])) +
      path("M-270 -17H270L286 -9H-286Z", k.down("#c9cbc4", 0.5)) +
      path("M-392 0H392Q394 14 372 18H-372Q-394 14 -392 0Z", k.tube("#b3b6ae")) +
      path("M-60 0H60Q58 8 46 8H-46Q-58 8 -60 0Z", k.down("#b3b6ae", 0.3)),
    0,
    size,
  );

const laptop = (mood: Mood) => {
  const k = studio(mood);
  return k.table(
    vase(k, 846, 760, 1.2, copper) +
      laptopOf(k, 470, 790, 0.98) +
      cup(k, 806, 872, 1.05, "#efe6d2") +
      k.lift(1, `<g transform="translate(230 900) scale(1 .5)">${at(0, 0, round(-110, -70, 220, 140, 8, k.lit(pine)) + box(60, -70, 12, 140, copper), -8)}</g>`),
    k.day ? "" : `<ellipse cx="470" cy="560" rx="420" ry="330" fill="${k.radial([["#bfe0c4", 0, 0.26], ["#bfe0c4", 1, 0]], 0.5, 0.5, 0.5)}" style="mix-blend-mode:screen"/>`,
    [0.56, 0.46],
    720,
  );
};

const binder = (k: Studio, x: number, y: number, w: number, h: number, color: string) =>
  round(x, y - h, w, h, 4, k.tube(color)) +
  round(x + w * 0.16, y - h * 0.84, w * 0.68, h * 0.3, 3, k.lit(paperOf(k), 0.3)) +
  round(x + w * 0.27, y - h * 0.78, w * 0.46, 6, 3, ink, 'opacity=".5"') +
  circle(x + w / 2, y - h * 0.2, w * 0.19, k.rod("#b9b6ad")) +
  circle(x + w / 2, y - h * 0.2, w * 0.12, k.down(color, 0.7));

const deskLamp = (k: Studio, x: number, y: number, size: number, color: string) =>
  k.stand(x, y, 120 * size) +
  at(
    x,
    y,
    path("M-70 0Q-68 -24 -30 -26H30Q68 -24 70 0Z", k.tube(color)) +
      line("M0 -20L-60 -230", k.down(color, 0.2), 13) +
      line("M-60 -230L90 -400", k.down(color, 0.05), 13) +
      circle(-60, -230, 15, k.ball("#b9b6ad")) +
      at(90, -400, oval(58, 78, 74, 17, k.pick("#fff4d6", "#ffe6ae"), 'transform="rotate(-34 58 78)"') + path("M-22 -26Q10 -54 40 -30Q104 -10 122 34L0 118Q-40 60 -30 6Q-36 -10 -22 -26Z", k.lit(color)) + circle(0, 0, 14, k.ball("#b9b6ad"))),
    0,
    size,
  );

const desk = (mood: Mood) => {
  const k = studio(mood);
  const shades = [pine, sage, copper, sage, pine, "#d9c8a6"];
  return k.scene(
    k.room(830) +
      k.panes(330, 60, 1.15, 0.55) +
      window(k, 1040, 90, 400, 420, town(k, 400, 420, 8), { color: k.pick("#f7f4e8", "#565a50") }) +
      round(120, 330, 470, 18, 3, k.tall(oak)) +
      box(120, 348, 470, 10, k.tone.shade, 'opacity=".16" filter="url(#near)"') +
      times(5, (i) => binder(k, 150 + i * 50, 330, 47, 168, shades[i] ?? sage)) +
      vase(k, 500, 330, 0.52, "#e7ddc8") +
      plant(k, 1480, 900, 1.1, copper) +
      round(560, 560, 230, 300, 46, k.lit(k.down(sage, 0.2))) +
      round(580, 580, 190, 250, 36, k.tall(sage)) +
      oval(760, 960, 560, 34, k.tone.shade, `opacity="${k.pick(0.28, 0.7)}" filter="url(#soft)"`) +
      box(664, 820, 22, 120, "#3b423e") +
      path("M560 960Q674 920 790 960H772Q674 936 578 960Z", "#3b423e") +
      path("M250 716H290L262 965H236Z", k.lit(k.down(oak, 0.3))) +
      path("M1300 716H1260L1288 965H1314Z", k.lit(k.down(oak, 0.3))) +
      k.lift(2, round(190, 680, 1170, 42, 8, k.tall(oak))) +
      box(960, 722, 280, 110, k.lit(k.down(oak, 0.12))) +
      round(976, 734, 248, 40, 4, k.lit(oak)) +
      round(976, 782, 248, 40, 4, k.lit(oak)) +
      circle(1100, 754, 7, k.ball(copper)) +
      circle(1100, 802, 7, k.ball(copper)) +
      deskLamp(k, 330, 682, 0.86, pine) +
      laptopOf(k, 800, 668, 0.56) +
      at(1080, 680, lying(k, 220, 40, pine, copper)) +
      at(1094, 640, lying(k, 190, 34, "#d9c8a6", sage)) +
      at(1088, 606, lying(k, 196, 36, copper, cream)) +
      cup(k, 1010, 682, 0.6, cream) +
      `<g transform="translate(500 682) scale(1 .24)">${k.lift(1, box(-90, -60, 180, 64, paperOf(k)))}</g>` +
      round(440, 660, 120, 9, 3, k.lit(paperOf(k), 0.4)) +
      round(434, 669, 128, 10, 3, k.lit(sage)),
    halo(k, 452, 410, 300, 1) + (k.day ? "" : poly([[400, 430], [500, 400], [700, 682], [280, 682]], k.fill([["#ffd48f", 0, 0.34], ["#ffd48f", 1, 0.04]]), 'style="mix-blend-mode:screen" filter="url(#soft)"')),
    [0.42, 0.46],
  );
};

const binders = (mood: Mood) => {
  const k = studio(mood);
  const wood = k.pick("#dcc09a", "#523b2c");
  const [x, w] = [660, 800];
  const levels = [250, 500, 750];
  const shades = [pine, sage, "#d9c8a6", copper, sage, pine, "#8da892"];
  const random = randomOf(12);
  return k.scene(
    k.room(860) +
      k.panes(110, 20, 1.25, 0.6) +
      k.lift(2, box(x, 30, w, 860, k.lit(wood))) +
      [0, 1].map((c) => box(x + 22 + c * 390, 50, 366, 820, k.fill([k.down(wood, 0.5), k.down(wood, 0.36)]))).join("") +
      levels
        .map((y, r) =>
          [0, 1]
            .map((c) => {
              const [cx, n] = [x + 22 + c * 390, r * 2 + c];
              const filled = n === 1 ? 3 : n === 4 ? 3 : n === 2 ? 4 : 5;
              const row = times(filled, (i) => binder(k, cx + 6 + i * 71, y, 68, 176, shades[Math.floor(random() * 40 + i + n) % shades.length] ?? sage));
              const more =
                n === 1
                  ? vase(k, cx + 280, y, 0.46, "#efe6d2")
                  : n === 4
                    ? at(cx + 238, y, lying(k, 110, 34, copper, cream)) + at(cx + 244, y - 34, lying(k, 96, 30, pine, cream))
                    : n === 2
                      ? at(cx + 304, y, spineLean(k))
                      : "";
              return row + more + box(cx, y - 200, 366, 30, k.fill([[k.tone.shade, 0, 0.42], [k.tone.shade, 1, 0]])) + box(cx - 2, y, 370, 20, k.tall(wood)) + box(cx - 2, y, 370, 3, k.up(wood, 0.5));
            })
            .join(""),
        )
        .join("") +
      [0, 1].map((c) => round(x + 30 + c * 390, 782, 350, 84, 4, k.lit(k.up(wood, 0.06))) + round(x + 170 + c * 390, 800, 70, 9, 4, k.rod(copper))).join("") +
      box(x + 386, 50, 26, 820, k.lit(wood)) +
      box(x - 8, 24, w + 16, 26, k.tall(wood)) +
      box(x, 870, w, 34, k.down(wood, 0.4)) +
      oval(380, 936, 330, 24, k.tone.shade, `opacity="${k.pick(0.26, 0.7)}" filter="url(#soft)"`) +
      box(140, 620, 460, 280, k.lit(k.up(wood, 0.05))) +
      box(128, 604, 484, 22, k.tall(wood)) +
      [156, 376].map((dx) => round(dx, 644, 206, 236, 5, k.lit(k.down(wood, 0.1)))).join("") +
      [346, 392].map((dx) => round(dx - 4, 730, 8, 60, 4, k.rod(copper))).join("") +
      [160, 566].map((dx) => box(dx, 900, 16, 36, k.lit(k.down(wood, 0.4)))).join("") +
      plant(k, 220, 606, 0.66, copper) +
      at(330, 606, lying(k, 180, 34, pine, copper)) +
      at(346, 572, lying(k, 150, 28, "#d9c8a6", sage)) +
      cup(k, 420, 544, 0.5, cream) +
      box(540, 560, 8, 44, k.rod(copper)) +
      oval(544, 604, 40, 8, k.lit(copper)) +
      path("M494 562L514 480H574L594 562Z", k.pick(k.lit("#f5ead0"), k.fill(["#e8b56a", "#ffdc9a"]))),
    halo(k, 544, 540, 320) + halo(k, 544, 530, 110, 0.7),
    [0.46, 0.5],
  );
};

const spineLean = (k: Studio) => at(0, 0, binder(k, 0, 0, 50, 168, copper), -6);

const overTown = (mood: Mood) => {
  const k = studio(mood);
  const frameColor = k.pick("#f7f4e8", "#4d5148");
  const cloth = k.pick("#f3ede0", "#4a4d45");
  const curtain = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${path("M0 40H220Q214 400 150 560Q118 620 128 860H0Z", k.lit(cloth))}${times(k.day ? 5 : 3, (i) => path(`M${18 + i * 40} 40Q${20 + i * 36} 420 ${12 + i * 26} 560Q${8 + i * 20} 660 ${14 + i * 22} 860H${22 + i * 22}Q${20 + i * 22} 660 ${28 + i * 27} 560Q${40 + i * 38} 420 ${36 + i * 40} 40Z`, k.tone.shade, `opacity="${k.pick(0.07, 0.22)}"`))}${path("M96 566Q130 590 152 552L156 574Q130 612 94 588Z", k.lit(copper))}</g>`;
  return k.scene(
    box(0, 0, 1600, 1000, k.fill([...k.tone.wall])) +
      window(k, 230, 80, 1140, 640, town(k, 1140, 640, 23), { across: 3, down: 1, color: frameColor }) +
      round(180, 26, 1240, 14, 7, k.rod(copper)) +
      circle(176, 33, 16, k.ball(copper)) +
      circle(1424, 33, 16, k.ball(copper)) +
      curtain(170, 1) +
      curtain(1430, -1) +
      k.lift(2, box(0, 800, 1600, 200, k.fill(k.pick([k.up(oak, 0.45), oak], [k.down(oak, 0.5), k.down(oak, 0.72)])))) +
      box(0, 800, 1600, 6, k.tone.beam, `opacity="${k.pick(0.6, 0.18)}"`) +
      (k.day ? [380, 760, 1140].map((x) => path(`M${x} 812H${x + 240}L${x + 400} 1000H${x + 60}Z`, k.tone.beam, 'opacity=".34" filter="url(#near)"')).join("") : "") +
      times(k.day ? 4 : 2, (i) => line(`M0 ${840 + i * 44}Q500 ${832 + i * 46} 900 ${842 + i * 44}T1600 ${838 + i * 44}`, k.down(oak, 0.4), 2, 'opacity=".22"')) +
      plant(k, 330, 880, 1.02, copper) +
      k.lift(1, `<g transform="translate(800 900) skewX(14) scale(1 .42)">${box(-200, -130, 400, 260, k.lit(paperOf(k), 0.4), 'rx="4"')}${amounts(-160, -80, 320, 5, 42)}</g>`) +
      k.lift(1, at(640, 924, pen(k, 260, pine, copper), -10)) +
      cup(k, 1020, 910, 0.95, cream) +
      k.stand(1250, 912, 240, 16) +
      at(1140, 912, lying(k, 230, 44, pine, copper)) +
      at(1156, 868, lying(k, 200, 38, sage, cream)) +
      at(1150, 830, lying(k, 206, 40, "#d9c8a6", copper)),
    halo(k, 1000, 560, 620, 0.3),
    [0.56, 0.56],
  );
};

export const pictures: TradePictures = [calculator, ledger, coins, slips, laptop, desk, binders, overTown];
