import { at, box, circle, inside, leaf, line, oval, path, randomOf, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import { halo, lying, plant, poly, round, type Studio, studioOf, twig, vase } from "./law-firm-parts";

/** Warm charcoal, sand and amber. */
const tones = {
  day: { wall: ["#f1e8df", "#e6d7ca"], ground: ["#decab8", "#ccb39e"], shade: "#3b2c2e", beam: "#fff5e6" },
  evening: { wall: ["#35252c", "#261a20"], ground: ["#33262a", "#1d1519"], shade: "#0c0709", beam: "#ffd6a0" },
} as const;
const studio = (mood: Mood) => studioOf(mood, tones);

const coal = "#41393c";
const clay = "#c0694a";
const amber = "#e0a04c";
const sand = "#d9c2a8";
const steel = "#b5aca6";
const rosy = "#d99a8b";
const oak = "#a97b56";
const cream = "#f7f0e4";

/** Glass of a lens, seen from the front. */
const glass = (k: Studio, x: number, y: number, r: number) =>
  circle(x, y, r, k.radial(["#0d0f1c", ["#1d2440", 0.4], ["#3a3a66", 0.7], ["#12121c", 1]], 0.5, 0.55, 0.6)) +
  circle(x, y, r * 0.7, "none", `stroke="#6a5f9a" stroke-width="${r * 0.05}" opacity=".5"`) +
  circle(x, y, r * 0.46, k.radial(["#05060c", ["#141a30", 0.7], "#2c3560"], 0.5, 0.5, 0.6)) +
  path(`M${x - r * 0.72} ${y - r * 0.2}A${r * 0.76} ${r * 0.76} 0 0 1 ${x + r * 0.1} ${y - r * 0.74}A${r} ${r} 0 0 0 ${x - r * 0.72} ${y - r * 0.2}Z`, k.pick("#dfeaff", "#ffe2b8"), 'opacity=".75"') +
  oval(x + r * 0.34, y + r * 0.42, r * 0.2, r * 0.12, clay, `opacity=".55" transform="rotate(-40 ${x + r * 0.34} ${y + r * 0.42})"`) +
  circle(x - r * 0.2, y - r * 0.24, r * 0.09, "#fff", 'opacity=".8"');

const cameraOf = (k: Studio) => {
  const top = "#b9b0a8";
  return (
    k.lift(2, path("M-310 -92Q-310 -132 -270 -132H270Q310 -132 310 -92V186Q310 216 280 216H-280Q-310 216 -310 186Z", k.lit(coal))) +
    path("M-112 -130Q-96 -218 -62 -222H62Q96 -218 112 -130Z", k.lit(top)) +
    path("M-70 -206H70Q80 -190 88 -160H-88Q-80 -190 -70 -206Z", k.tall(k.down(top, 0.1))) +
    path("M-310 -92Q-310 -152 -268 -152H268Q310 -152 310 -92V-72H-310Z", k.lit(top)) +
    box(-310, -76, 620, 5, k.down(top, 0.5), 'opacity=".6"') +
    path("M-310 190H310Q308 222 280 224H-280Q-308 222 -310 190Z", k.lit(k.down(top, 0.1))) +
    times(84, (i) => oval(-290 + (i % 21) * 29 + (Math.floor(i / 21) % 2) * 14, -40 + Math.floor(i / 21) * 62, 7, 10, k.down(coal, 0.4), 'opacity=".35"')) +
    round(-292, -186, 108, 38, 8, k.tube(coal)) +
    times(11, (i) => line(`M${-284 + i * 9} -182V-154`, k.up(coal, 0.3), 2.4, 'opacity=".55"')) +
    round(168, -178, 76, 30, 7, k.tube(k.down(top, 0.15))) +
    round(186, -194, 40, 20, 7, k.tube(clay)) +
    round(262, -166, 34, 18, 6, k.tube(coal)) +
    round(-274, -126, 92, 38, 8, k.down(coal, 0.5)) +
    round(-268, -121, 80, 28, 5, k.fill(["#41506b", "#182034"], [0, 0, 1, 1])) +
    round(-22, -188, 44, 28, 5, k.down(coal, 0.45)) +
    round(-17, -184, 34, 20, 3, k.fill(["#5b6a86", "#1b2338"], [0, 0, 1, 1])) +
    circle(238, -112, 13, k.ball(amber)) +
    k.lift(2, circle(0, 34, 186, k.lit(k.down(top, 0.06)))) +
    circle(0, 34, 172, k.lit(k.down(coal, 0.2))) +
    times(60, (i) => at(0, 34, box(-3, -170, 6, 26, k.up(coal, 0.24), 'opacity=".42"'), i * 6)) +
    circle(0, 34, 142, k.lit(k.up(coal, 0.12))) +
    circle(0, 34, 134, "none", `stroke="${amber}" stroke-width="4" opacity=".9"`) +
    circle(0, 34, 124, k.lit(k.down(coal, 0.5))) +
    times(20, (i) => at(0, 34, round(-2, -119, 4, i % 5 ? 6 : 11, 2, cream, 'opacity=".6"'), i * 18)) +
    glass(k, 0, 34, 100)
  );
};

const camera = (mood: Mood) => {
  const k = studio(mood);
  const strap = (d: string) => line(d, k.down(clay, 0.4), 34) + line(d, clay, 28) + `<path d="${d}" fill="none" stroke="${k.up(clay, 0.5)}" stroke-width="3" stroke-dasharray="12 9" opacity=".7"/>`;
  return k.table(
    k.stand(500, 792, 620, 34) +
      k.lift(1, strap("M822 520C930 560 930 760 860 850C790 930 600 906 520 916C400 930 250 950 130 880")) +
      circle(186, 486, 15, k.ball(steel)) +
      circle(814, 486, 15, k.ball(steel)) +
      line("M814 486L826 524", k.down(steel, 0.2), 9) +
      at(500, 572, cameraOf(k)),
    "",
    [0.62, 0.4],
    680,
  );
};

const rose = (k: Studio, x: number, y: number, r: number, color: string, turn = 0) => {
  const ring = (count: number, reach: number, size: number, tint: string, start: number) =>
    times(count, (i) =>
      at(0, 0, path(`M0 ${-reach * 0.2}C${-size} ${-reach * 0.3} ${-size * 1.05} ${-reach} 0 ${-reach}C${size * 1.05} ${-reach} ${size} ${-reach * 0.3} 0 ${-reach * 0.2}Z`, k.fill([k.up(tint, 0.34), [tint, 0.5], k.down(tint, 0.22)])), start + (i * 360) / count),
    );
  return k.lift(
    1,
    at(
      x,
      y,
      ring(6, r, r * 0.62, color, 0) +
        ring(5, r * 0.78, r * 0.54, k.down(color, 0.07), 26) +
        ring(5, r * 0.56, r * 0.4, k.down(color, 0.13), 58) +
        circle(0, 0, r * 0.3, k.down(color, 0.26)) +
        path(`M${-r * 0.26} 0A${r * 0.26} ${r * 0.26} 0 1 1 ${r * 0.12} ${r * 0.22}A${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.06} ${-r * 0.14}`, "none", `stroke="${k.up(color, 0.3)}" stroke-width="${r * 0.09}" stroke-linecap="round" opacity=".9"`) +
        circle(0, 0, r * 0.08, k.down(color, 0.4)),
      turn,
    ),
  );
};

const ringOf = (k: Studio, x: number, y: number, r: number, color: string, part = "all") => {
  const band = (d: string) => line(d, k.down(color, 0.4), 24) + line(d, color, 19) + `<g transform="translate(${-3 * k.side} -4)">${line(d, k.up(color, 0.75), 6)}</g>`;
  const whole = `M${x - r} ${y}A${r} ${r * 0.86} 0 1 1 ${x + r} ${y}A${r} ${r * 0.86} 0 1 1 ${x - r} ${y}`;
  return part === "all" ? band(whole) : band(`M${x - r} ${y}A${r} ${r * 0.86} 0 0 1 ${x} ${y - r * 0.86}`);
};

const wedding = (mood: Mood) => {
  const k = studio(mood);
  const stems = times(9, (i) => line(`M${470 + i * 8} 500Q${420 + i * 6} 700 ${300 + i * 22} ${900 - Math.abs(i - 4) * 8}`, i % 2 ? k.pick("#6f8a62", "#526b4c") : k.pick("#86a074", "#66805a"), 12));
  const twigs = [
    [300, 420, -74],
    [360, 240, -38],
    [520, 180, -4],
    [680, 230, 34],
    [760, 400, 74],
    [700, 520, 112],
    [330, 540, -116],
  ]
    .map(([x = 0, y = 0, turn = 0]) => k.lift(1, at(500 + (x - 500) * 0.5, 380 + (y - 380) * 0.5, twig(k, 250, 92), turn)))
    .join("");
  const baby = times(26, (i) => {
    const a = i * 2.4;
    const reach = 190 + ((i * 47) % 90);
    return circle(500 + Math.cos(a) * reach, 370 + Math.sin(a) * reach * 0.86, 9 + (i % 3) * 2, k.ball(cream));
  });
  return k.above(
    `<g transform="translate(40 74) scale(.93)">${k.lift(1, stems)}` +
      twigs +
      baby +
      rose(k, 400, 300, 88, rosy, 20) +
      rose(k, 610, 290, 90, cream, 50) +
      rose(k, 500, 220, 80, "#e6b9a6", 10) +
      rose(k, 380, 440, 84, cream, 70) +
      rose(k, 630, 430, 84, clay, 35) +
      rose(k, 510, 490, 80, "#e6b9a6", 0) +
      rose(k, 506, 368, 104, k.up(rosy, 0.1), 0) +
      k.lift(1, path("M404 652L482 690L444 758L362 716Z", k.lit(cream)) + line("M398 674L470 710M386 696L458 732", k.down(cream, 0.3), 3, 'opacity=".5"')) +
      k.lift(1, path("M436 704Q520 720 560 790Q590 850 650 880L628 910Q560 880 530 820Q500 750 430 730Z", k.lit(cream)) + path("M430 714Q470 800 440 880L470 950L484 916Q510 840 452 704Z", k.lit(k.down(cream, 0.12)))) +
      k.lift(2, ringOf(k, 716, 742, 76, amber) + ringOf(k, 812, 776, 70, "#d8cfc6") + ringOf(k, 716, 742, 76, amber, "front")) +
      k.lift(1, at(836, 712, path("M-30 -8L-18 -26H18L30 -8L0 28Z", k.lit("#dfe9f0")) + path("M-30 -8H30L0 28Z", k.fill(["#ffffff", "#a9c3d6"], [0, 0, 1, 1])) + line("M-12 -8L0 28L12 -8L0 -26Z", "#fff", 2.4, 'opacity=".8"'), 18)) +
      "</g>",
    "",
    [0.56, 0.4],
  );
};

/** A person seen from behind, head and shoulders, 0 0 at the neck. */
const sitter = (k: Studio, hair: string, dress: string, skin: string) =>
  path("M-32 -30H32V30Q40 66 98 84Q150 104 166 190V260H-166V190Q-150 104 -98 84Q-40 66 -32 30Z", k.lit(skin)) +
  path("M-166 194Q-152 116 -112 92Q-70 190 0 190Q70 190 112 92Q152 116 166 194V260H-166Z", k.lit(dress)) +
  path("M-34 -10Q0 24 34 -10V16Q0 40 -34 16Z", k.down(skin, 0.35), 'opacity=".5"') +
  oval(-70, -96, 12, 22, k.lit(skin)) +
  oval(70, -96, 12, 22, k.lit(skin)) +
  path("M0 -206C-66 -206 -80 -150 -72 -100C-66 -64 -44 -40 -26 -32H26C44 -40 66 -64 72 -100C80 -150 66 -206 0 -206Z", k.lit(hair)) +
  times(9, (i) => line(`M${(i - 4) * 15} ${-192 + Math.abs(i - 4) * 6}Q${(i - 4) * 21} -120 ${(i - 4) * 7} -64`, k.up(hair, 0.36), 3, 'opacity=".42"')) +
  k.lift(1, path("M0 -96C-58 -96 -66 -52 -52 -28C-36 2 36 2 52 -28C66 -52 58 -96 0 -96Z", k.ball(hair))) +
  line("M-44 -44Q-10 -14 44 -50M-38 -66Q0 -36 46 -70M-20 -84Q14 -66 40 -82", k.up(hair, 0.4), 3.4, 'opacity=".5"') +
  [-58, -34, -6, 24, 50].map((x, i) => times(5, (n) => at(x, -92 - (2 - Math.abs(i - 2)) * 9, oval(0, -9, 6, 9, k.up(i % 2 ? rosy : cream, 0.2)), n * 72)) + circle(x, -92 - (2 - Math.abs(i - 2)) * 9, 4.5, amber)).join("");

const portrait = (mood: Mood) => {
  const k = studio(mood);
  const id = k.name();
  return k.table(
    k.stand(480, 836, 480, 24) +
      k.lift(3, round(230, 170, 500, 664, 6, k.lit(oak))) +
      path("M230 170H730L704 196H256Z", k.up(oak, 0.3), 'opacity=".6"') +
      path("M230 834H730L704 808H256Z", k.down(oak, 0.5), 'opacity=".6"') +
      path(k.day ? "M730 170V834L704 808V196Z" : "M230 170V834L256 808V196Z", k.down(oak, 0.4), 'opacity=".45"') +
      box(256, 196, 448, 612, k.fill([k.pick("#fffaf0", "#e3d6c2"), k.pick("#f1e6d6", "#c7b7a3")])) +
      box(308, 256, 344, 492, k.tone.shade, 'opacity=".35"') +
      inside(id, box(311, 259, 338, 486, "#000"), box(308, 256, 344, 492, k.radial([k.pick("#e2b795", "#b98562"), ["#b07a5c", 0.6], "#6d4a41"], k.day ? 0.3 : 0.7, 0.35, 0.8)) + at(480, 570, sitter(k, "#4a3029", k.pick("#efe3d2", "#d8c6ae"), "#d9a383"), 0, 1.02)) +
      poly([[311, 259], [470, 259], [340, 745], [311, 745]], "#fff", `opacity="${k.pick(0.14, 0.05)}"`) +
      vase(k, 800, 860, 1.14, clay) +
      lensOf(k, 206, 884, 116, 132, amber),
    "",
    [0.58, 0.4],
    720,
  );
};

/** A lens that stands on its back, the glass upward. */
const lensOf = (k: Studio, x: number, y: number, w: number, h: number, mark: string, color = k.pick(coal, "#2b2529")) =>
  k.stand(x, y, w * 1.05, w * 0.1) +
  path(`M${x - w * 0.44} ${y - 6}Q${x} ${y + 10} ${x + w * 0.44} ${y - 6}V${y - h * 0.2}H${x - w * 0.44}Z`, k.tube(steel)) +
  path(`M${x - w / 2} ${y - h * 0.16}Q${x} ${y - h * 0.08} ${x + w / 2} ${y - h * 0.16}V${y - h}H${x - w / 2}Z`, k.tube(color)) +
  path(`M${x - w / 2} ${y - h * 0.3}Q${x} ${y - h * 0.22} ${x + w / 2} ${y - h * 0.3}V${y - h * 0.56}Q${x} ${y - h * 0.48} ${x - w / 2} ${y - h * 0.56}Z`, k.tube(k.down(color, 0.3))) +
  times(Math.round(w / 8), (i) => {
    const t = (i + 0.5) / Math.round(w / 8);
    const px = x - (w / 2) * Math.cos(t * Math.PI);
    const bend = h * 0.04 * Math.sin(t * Math.PI);
    return line(`M${px} ${y - h * 0.53 + bend}V${y - h * 0.32 + bend}`, k.up(color, 0.3), 2.6, 'opacity=".4"');
  }) +
  path(`M${x - w / 2} ${y - h * 0.76}Q${x} ${y - h * 0.68} ${x + w / 2} ${y - h * 0.76}V${y - h * 0.8}Q${x} ${y - h * 0.72} ${x - w / 2} ${y - h * 0.8}Z`, k.tube(mark)) +
  oval(x, y - h, w * 0.5, w * 0.12, k.lit(k.up(color, 0.12))) +
  oval(x, y - h + 1, w * 0.42, w * 0.095, k.fill(["#0c0e1a", ["#39406e", 0.7], "#6a5a86"])) +
  path(`M${x - w * 0.34} ${y - h - w * 0.01}Q${x - w * 0.1} ${y - h - w * 0.08} ${x + w * 0.14} ${y - h - w * 0.07}Q${x - w * 0.1} ${y - h - w * 0.03} ${x - w * 0.34} ${y - h - w * 0.01}Z`, k.pick("#e8f0ff", "#ffe4bd"), 'opacity=".8"');

/** What a print shows: 0 0 to `w`, `h`. */
const view = (k: Studio, kind: number, w: number, h: number) => {
  const sky = (...stops: string[]) => box(0, 0, w, h, k.fill(stops));
  const ridge = (y: number, a: number, color: string) => path(`M0 ${h}V${h * y}Q${w * 0.2} ${h * (y - a)} ${w * 0.38} ${h * (y - a * 0.2)}T${w * 0.72} ${h * (y - a * 0.5)}T${w} ${h * (y - a * 0.2)}V${h}Z`, color);
  const person = (x: number, s: number, color: string, hair: string) => at(x, h * 0.9, path("M-16 0Q-20 -50 -12 -66Q0 -76 12 -66Q20 -50 16 0Z", k.lit(color)) + circle(0, -84, 15, k.lit(hair)), 0, s * (w / 220));
  if (kind === 0) {
    return sky("#f6d3a4", "#f2b184", "#d98a68") + circle(w * 0.62, h * 0.46, w * 0.11, "#fff0cf") + ridge(0.66, 0.14, "#a9715c") + ridge(0.78, 0.1, "#7c5448") + person(w * 0.3, 1.05, "#f2e3cf", "#4a3029") + person(w * 0.48, 0.68, clay, "#6d4632") + person(w * 0.64, 0.96, "#54606e", "#3a2a26");
  }
  if (kind === 1) {
    return sky("#bcd3da", "#e9e6da", "#f6e2c6") + box(0, h * 0.52, w, h, k.fill(["#7fa5ad", "#5d8893"])) + times(6, (i) => line(`M${w * ((i * 0.31) % 0.8)} ${h * (0.58 + i * 0.04)}h${w * 0.2}`, "#e8f0ea", 2.4, 'opacity=".6"')) + path(`M0 ${h}V${h * 0.86}Q${w * 0.5} ${h * 0.7} ${w} ${h * 0.8}V${h}Z`, "#e5cda6") + at(w * 0.56, h * 0.52, path(`M0 0L${w * 0.02} ${-h * 0.3}L${w * 0.17} 0Z`, cream) + path(`M${-w * 0.02} 0L${w * 0.005} ${-h * 0.22}L${-w * 0.1} 0Z`, k.down(cream, 0.2)) + path(`M${-w * 0.12} ${h * 0.01}H${w * 0.19}L${w * 0.13} ${h * 0.06}H${-w * 0.07}Z`, clay));
  }
  if (kind === 2) {
    return sky("#e9dfc8", "#d9cda9") + ridge(0.78, 0.06, "#9aa173") + ridge(0.88, 0.04, "#7f8a5e") + line(`M${w * 0.5} ${h * 0.86}Q${w * 0.47} ${h * 0.6} ${w * 0.52} ${h * 0.4}`, "#6b4c38", w * 0.06) + [[0.5, 0.3, 0.24], [0.32, 0.4, 0.17], [0.7, 0.38, 0.18], [0.44, 0.2, 0.15]].map(([x = 0, y = 0, r = 0], i) => circle(w * x, h * y, w * r, k.ball(i % 2 ? "#8a9862" : "#76885a"))).join("") + line(`M${w * 0.68} ${h * 0.46}V${h * 0.74}M${w * 0.8} ${h * 0.46}V${h * 0.74}`, "#6b4c38", 2.4) + round(w * 0.65, h * 0.73, w * 0.18, h * 0.03, 2, clay);
  }
  if (kind === 3) {
    return sky("#cfd9dc", "#eee0d2") + [[0.36, 0.3, clay], [0.56, 0.24, amber], [0.7, 0.38, rosy], [0.48, 0.42, "#7d97a0"]].map(([x, y, c]) => line(`M${w * Number(x)} ${h * Number(y)}Q${w * 0.5} ${h * 0.7} ${w * 0.53} ${h * 0.86}`, "#8d7a70", 2) + oval(w * Number(x), h * Number(y), w * 0.11, h * 0.13, k.ball(String(c)))).join("") + ridge(0.92, 0.04, "#b5a586") + person(w * 0.54, 0.62, cream, "#6d4632");
  }
  if (kind === 4) {
    return sky("#f2dccb", "#e6bfa6") + [-1, 1].map((f) => at(w * (0.5 + f * 0.19), h * 0.72, `<g transform="scale(${(f * w) / 220} ${w / 220})">${path("M-34 0Q-40 -30 -26 -34L-20 -76H22Q26 -40 30 -34Q54 -24 50 0Z", k.lit(cream))}${round(-24, -84, 50, 20, 9, k.tall(k.down(cream, 0.1)))}${line("M-18 -46Q4 -36 26 -44", clay, 6)}${circle(2, -40, 6, clay)}</g>`)).join("") + box(0, h * 0.72, w, h * 0.3, "#c99c80");
  }
  if (kind === 5) {
    return sky("#5f7d88", "#b3b9ad", "#f0cda2") + circle(w * 0.32, h * 0.36, w * 0.08, "#fff1d3") + path(`M0 ${h * 0.7}L${w * 0.26} ${h * 0.34}L${w * 0.44} ${h * 0.56}L${w * 0.64} ${h * 0.26}L${w} ${h * 0.68}V${h}H0Z`, "#64737a") + path(`M${w * 0.64} ${h * 0.26}L${w * 0.72} ${h * 0.35}L${w * 0.66} ${h * 0.4}L${w * 0.6} ${h * 0.36}L${w * 0.56} ${h * 0.38}Z`, cream) + path(`M${w * 0.64} ${h * 0.26}L${w} ${h * 0.68}V${h}H${w * 0.7}Z`, "#3f4b54", 'opacity=".6"') + box(0, h * 0.68, w, h * 0.32, k.fill(["#8fa0a0", "#4a5c63"])) + times(5, (i) => line(`M${w * (0.1 + ((i * 0.37) % 0.6))} ${h * (0.74 + i * 0.05)}h${w * 0.24}`, "#f0d9b6", 2, 'opacity=".5"'));
  }
  return sky("#e8c9a4", "#d99f74") + circle(w * 0.7, h * 0.28, w * 0.1, "#fff0d2") + ridge(0.6, 0.2, "#c98960") + path(`M0 ${h}V${h * 0.7}Q${w * 0.4} ${h * 0.4} ${w * 0.62} ${h * 0.72}T${w} ${h * 0.76}V${h}Z`, "#a5633f") + path(`M0 ${h}V${h * 0.7}Q${w * 0.3} ${h * 0.48} ${w * 0.46} ${h * 0.56}Q${w * 0.3} ${h * 0.8} ${w * 0.5} ${h}Z`, "#dca878");
};

const instant = (k: Studio, x: number, y: number, kind: number, turn: number) => {
  const id = k.name();
  return at(
    x,
    y,
    k.lift(2, round(-124, 10, 248, 300, 5, k.lit(k.pick("#fffaf0", "#eadcc6"), 0.3))) +
      box(-106, 30, 212, 212, k.tone.shade, 'opacity=".3"') +
      inside(id, box(-104, 32, 208, 208, "#000"), at(-104, 32, view(k, kind, 208, 208))) +
      path("M-104 32H20L-60 240H-104Z", "#fff", 'opacity=".1"') +
      k.lift(1, round(-11, -22, 22, 62, 4, k.tube("#d2a877")) + box(-11, 4, 22, 5, k.down("#d2a877", 0.5)) + line("M0 8V38", k.down("#d2a877", 0.4), 2)),
    turn,
  );
};

const family = (mood: Mood) => {
  const k = studio(mood);
  const cord = (y: number, dip: number) => {
    const bulbs = times(10, (i) => {
      const t = (i + 0.5) / 10;
      const [x, py] = [t * 1000, y + 4 * dip * t * (1 - t)];
      return line(`M${x} ${py}v10`, "#5b4a44", 4) + oval(x, py + 20, 8, 11, k.pick("#fff3d2", "#ffe7b0"));
    });
    return line(`M0 ${y}Q500 ${y + dip * 2} 1000 ${y}`, k.pick("#6d5a52", "#5b4a44"), 4) + bulbs;
  };
  const glows = (y: number, dip: number) => times(10, (i) => halo(k, ((i + 0.5) / 10) * 1000, y + 4 * dip * ((i + 0.5) / 10) * (1 - (i + 0.5) / 10) + 20, 70, 0.9));
  return k.table(
    cord(110, 50) +
      instant(k, 190, 140, 1, 4) +
      instant(k, 500, 156, 0, -2) +
      instant(k, 810, 140, 2, -5) +
      cord(540, 46) +
      instant(k, 200, 568, 4, -3) +
      instant(k, 506, 586, 3, 3) +
      instant(k, 806, 568, 5, 5),
    glows(110, 50) + glows(540, 46),
    [0.55, 0.45],
    1000,
  );
};

/** A soft light on its stand: the face turned toward the middle. */
const softbox = (k: Studio, x: number, y: number, w: number, h: number, foot: number, turn: 1 | -1) => {
  const face = k.pick(k.fill(["#fffdf6", "#f6ead8"]), k.fill(["#fff6dc", "#ffdf9f"]));
  return (
    k.stand(x - turn * w * 0.1, foot, w * 0.8, 14) +
    box(x - turn * w * 0.2 - 6, y, 12, foot - y - 60, k.tube(coal)) +
    line(`M${x - turn * w * 0.2} ${foot - 130}L${x - turn * w * 0.2 - 90} ${foot}M${x - turn * w * 0.2} ${foot - 130}L${x - turn * w * 0.2 + 90} ${foot}M${x - turn * w * 0.2} ${foot - 130}V${foot + 8}`, k.pick("#4a4144", "#3a3033"), 9) +
    poly([[x - turn * w * 0.66, y - h * 0.12], [x - turn * w * 0.66, y + h * 0.12], [x - turn * w * 0.2, y + h * 0.5], [x - turn * w * 0.2, y - h * 0.5]], k.lit(coal)) +
    poly([[x - turn * w * 0.22, y - h * 0.54], [x + turn * w * 0.3, y - h * 0.42], [x + turn * w * 0.3, y + h * 0.42], [x - turn * w * 0.22, y + h * 0.54]], k.down(coal, 0.3)) +
    poly([[x - turn * w * 0.18, y - h * 0.5], [x + turn * w * 0.27, y - h * 0.39], [x + turn * w * 0.27, y + h * 0.39], [x - turn * w * 0.18, y + h * 0.5]], face) +
    round(x - turn * w * 0.66 - (turn > 0 ? w * 0.2 : 0), y - h * 0.1, w * 0.2, h * 0.2, 8, k.tube(coal))
  );
};

const product = (mood: Mood) => {
  const k = studio(mood);
  const turn = k.side > 0 ? 1 : -1;
  const sx = turn > 0 ? 240 : 760;
  return k.table(
    box(0, 0, 1000, 1000, k.fill(k.pick(["#e9c3b0", "#e3b39d", "#d49c85"], ["#5b3b3a", "#4d3031", "#35211f"]))) +
      box(0, 600, 1000, 200, k.fill([[k.tone.shade, 0, 0], [k.tone.shade, 0.5, 0.07], [k.tone.shade, 1, 0]])) +
      softbox(k, sx, 330, 330, 440, 960, turn) +
      (k.day ? poly([[280, 140], [280, 510], [900, 940], [900, 420]], k.fill([["#fff8ea", 0, 0.5], ["#fff8ea", 1, 0]], [0, 0, 1, 0.2]), 'filter="url(#soft)"') : "") +
      k.stand((turn > 0 ? 610 : 390), 858, 400, 34) +
      at(
        turn > 0 ? 610 : 390,
        0,
        path("M-210 730V846Q-210 886 0 888Q210 886 210 846V730Z", k.tube("#efe0d0")) +
          oval(0, 730, 210, 42, k.lit("#f6ebdd")) +
          k.stand(0, 728, 190, 16) +
          path("M-112 -8Q-112 8 -96 8H96Q112 8 112 -8V-240Q112 -274 78 -276H-78Q-112 -274 -112 -240Z", k.fill([k.up(amber, 0.5), [k.up(amber, 0.2), 0.3], [k.down(amber, 0.2), 0.8], k.down(amber, 0.4)], k.day ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2]), 'transform="translate(0 728)" opacity=".95"') +
          at(0, 728, round(-90, -180, 180, 168, 12, k.tube(k.up(amber, 0.1)), 'opacity=".8"') + round(-58, -158, 116, 92, 4, k.lit(cream)) + round(-34, -126, 68, 8, 4, coal, 'opacity=".5"') + round(-22, -106, 44, 7, 3.5, coal, 'opacity=".35"') + box(-34, -304, 68, 30, k.tube(amber)) + round(-54, -396, 108, 94, 10, k.tube(coal)) + round(k.day ? -94 : 78, -250, 16, 232, 8, "#fff", 'opacity=".55"') + line("M0 -270V-30", k.down(amber, 0.3), 4, 'opacity=".4"')) +
          at(-150, 744, circle(0, -26, 30, k.ball(sand)) + oval(0, -8, 52, 22, k.ball("#cdb8a5"))) +
          k.lift(1, at(132, 748, twig(k, 190, 70), 40)),
      ),
    halo(k, sx, 330, 460, 0.75),
    [0.62, 0.4],
    1000,
  );
};

const tripod = (k: Studio, x: number, y: number, h: number) =>
  k.stand(x, y, 240, 16) +
  [-110, 4, 118].map((dx) => line(`M${x} ${y - h * 0.62}L${x + dx} ${y}`, k.pick("#4a4144", "#40363a"), 15) + line(`M${x} ${y - h * 0.62}L${x + dx * 0.5} ${y - h * 0.31}`, k.pick("#675b5e", "#5a4d50"), 8)).join("") +
  box(x - 9, y - h * 0.86, 18, h * 0.28, k.tube(steel)) +
  round(x - 34, y - h * 0.66, 68, 34, 10, k.tube(coal)) +
  round(x - 44, y - h * 0.88, 88, 20, 6, k.tube(coal)) +
  line(`M${x + 30} ${y - h * 0.8}L${x + 104} ${y - h * 0.68}`, k.pick("#4a4144", "#40363a"), 9);

const set = (mood: Mood) => {
  const k = studio(mood);
  const paper = k.pick("#d99a80", "#b0705a");
  return k.scene(
    k.room(720) +
      k.panes(40, 10, 1.1, 0.55) +
      [540, 1260].map((x) => box(x - 6, 90, 12, 690, k.tube(coal)) + line(`M${x} 720L${x - 50} 800M${x} 720L${x + 50} 800`, k.pick("#4a4144", "#40363a"), 9)).join("") +
      k.lift(2, path("M590 110H1210V660Q1214 800 1330 930H470Q586 800 590 660Z", k.fill([k.up(paper, 0.2), [paper, 0.55], [k.down(paper, 0.14), 0.74], [k.up(paper, 0.26), 1]]))) +
      box(590, 110, 620, 40, k.fill([[k.tone.shade, 0, 0.3], [k.tone.shade, 1, 0]])) +
      (k.day ? path("M590 260L1000 190L1210 560V640L760 720L590 600Z", "#fff6e6", 'opacity=".22" filter="url(#mist)"') : "") +
      round(520, 78, 760, 46, 20, k.tall(k.up(paper, 0.14))) +
      [510, 1270].map((x) => round(x, 84, 24, 34, 6, k.lit(coal))).join("") +
      k.stand(900, 842, 220, 20) +
      [-66, 66].map((dx) => line(`M${900 + dx * 0.6} 600L${900 + dx} 838`, k.down(oak, 0.25), 15)).join("") +
      line("M862 602L846 820M938 602L954 820", k.down(oak, 0.5), 12) +
      round(838, 738, 124, 11, 5, k.rod(k.down(oak, 0.1))) +
      oval(900, 604, 92, 20, k.down(oak, 0.3)) +
      oval(900, 592, 92, 20, k.lit(k.up(oak, 0.1))) +
      vase(k, 900, 594, 0.9, cream) +
      softbox(k, 400, 330, 300, 380, 900, 1) +
      softbox(k, 1420, 300, 280, 340, 880, -1) +
      plant(k, 90, 900, 0.94, clay) +
      tripod(k, 1150, 985, 430) +
      at(1150, 560, cameraBack(k), 0, 0.62),
    halo(k, 410, 330, 470, 0.9) + halo(k, 1410, 300, 400, 0.75),
    [0.56, 0.46],
  );
};

/** A camera seen from behind, with a picture on its screen. */
const cameraBack = (k: Studio) => {
  const id = k.name();
  return (
    k.lift(1, path("M-200 -110Q-200 -140 -170 -140H-90Q-80 -190 -50 -192H50Q80 -190 90 -140H170Q200 -140 200 -110V96Q200 124 172 124H-172Q-200 124 -200 96Z", k.lit(coal))) +
    round(-40, -180, 80, 44, 10, k.down(coal, 0.6)) +
    round(130, -158, 54, 22, 6, k.tube(steel)) +
    round(-166, -112, 252, 190, 10, k.down(coal, 0.6)) +
    inside(id, round(-156, -102, 232, 170, 4, "#000"), box(-156, -102, 232, 170, "#d99a80") + path("M-156 20H76V70H-156Z", "#e7b49c") + at(-40, 44, line("M-14 -40L-22 20M14 -40L22 20", "#7d563c", 6) + oval(0, -42, 26, 7, oak) + path("M-10 -44Q-20 -70 -6 -80H6Q20 -70 10 -44Z", cream) + at(0, -78, leaf(40, 9, ["#76885a", "#5d7047"]), 0) + at(0, -78, leaf(36, 9, ["#76885a", "#5d7047"]), -30) + at(0, -78, leaf(36, 9, ["#76885a", "#5d7047"]), 30))) +
    circle(140, -20, 34, k.lit(k.up(coal, 0.16))) +
    circle(140, -20, 15, k.ball(coal)) +
    circle(140, 60, 12, k.ball(amber)) +
    circle(140, -92, 14, k.ball(k.up(coal, 0.2)))
  );
};

const print = (k: Studio, x: number, y: number, w: number, h: number, kind: number, wood: string, mat = 30) => {
  const id = k.name();
  return (
    k.lift(2, box(x, y, w, h, k.lit(wood), 'rx="3"')) +
    box(x + 12, y + 12, w - 24, h - 24, k.pick("#fffaf1", "#e6d9c6")) +
    inside(id, box(x + 12 + mat, y + 12 + mat, w - 24 - mat * 2, h - 24 - mat * 2, "#000"), at(x + 12 + mat, y + 12 + mat, view(k, kind, w - 24 - mat * 2, h - 24 - mat * 2))) +
    poly([[x + 12, y + 12], [x + w * 0.4, y + 12], [x + w * 0.16, y + h - 12], [x + 12, y + h - 12]], "#fff", 'opacity=".08"')
  );
};

const gallery = (mood: Mood) => {
  const k = studio(mood);
  const spots = [560, 830, 1100, 1370];
  return k.scene(
    k.room(770) +
      k.panes(60, 60, 1.2, 0.55) +
      round(440, 26, 1050, 14, 6, k.lit(coal)) +
      spots.map((x) => box(x - 4, 38, 8, 26, k.lit(coal)) + at(x, 70, path("M-20 -14H20L28 34H-28Z", k.tube(coal)) + oval(0, 34, 28, 6, k.pick("#fff3d4", "#ffe6b0")), 8)).join("") +
      print(k, 450, 180, 250, 330, 6, coal, 26) +
      print(k, 740, 140, 420, 300, 5, oak, 34) +
      print(k, 740, 476, 196, 196, 2, oak, 20) +
      print(k, 966, 476, 194, 196, 1, coal, 20) +
      print(k, 1200, 170, 270, 350, 0, oak, 28) +
      print(k, 500, 540, 200, 140, 3, oak, 16) +
      print(k, 1200, 552, 190, 134, 4, coal, 16) +
      plant(k, 210, 880, 1.3, clay) +
      oval(950, 930, 470, 26, k.tone.shade, `opacity="${k.pick(0.28, 0.75)}" filter="url(#soft)"`) +
      [600, 1270].map((x) => path(`M${x} 850H${x + 22}L${x + (x < 900 ? 6 : 34)} 930H${x + (x < 900 ? -8 : 20)}Z`, k.lit(k.down(oak, 0.3)))).join("") +
      k.lift(1, round(550, 826, 790, 28, 10, k.tall(k.down(oak, 0.1)))) +
      round(566, 784, 758, 46, 20, k.tall(k.pick("#c57a5c", "#9c5a44"))) +
      [756, 945, 1134].map((x) => line(`M${x} 786V828`, k.down(clay, 0.4), 3, 'opacity=".5"')).join("") +
      at(640, 784, lying(k, 150, 22, cream, coal)) +
      at(652, 762, lying(k, 124, 18, coal, amber)),
    k.day
      ? ""
      : spots.map((x) => `<g style="mix-blend-mode:screen" filter="url(#soft)">${poly([[x - 22, 100], [x + 26, 100], [x + 170, 720], [x - 150, 720]], k.fill([["#ffd79a", 0, 0.46], ["#ffd79a", 1, 0]]))}</g>` + halo(k, x, 104, 70)).join(""),
    [0.58, 0.42],
  );
};

const shelf = (mood: Mood) => {
  const k = studio(mood);
  const board = (x: number, y: number, w: number) => k.lift(2, box(x, y, w, 26, k.tall(oak), 'rx="3"')) + box(x, y, w, 4, k.up(oak, 0.5), 'opacity=".7"');
  const random = randomOf(5);
  const film = (x: number, y: number, c: string) => k.stand(x, y, 46, 5) + round(x - 21, y - 62, 42, 60, 5, k.tube(c)) + box(x - 21, y - 44, 42, 12, cream, 'opacity=".8"') + round(x - 23, y - 68, 46, 10, 4, k.tube(steel)) + round(x - 8, y - 78, 16, 12, 3, k.tube(coal));
  return k.scene(
    box(0, 0, 1600, 1000, k.fill([...k.tone.wall])) +
      k.panes(90, 80, 1.5, 0.5) +
      board(560, 400, 960) +
      board(560, 730, 960) +
      [640, 1440].map((x) => [400, 730].map((y) => path(`M${x} ${y + 26}H${x + 12}V${y + 90}Q${x + 2} ${y + 60} ${x} ${y + 26}Z`, k.lit(coal))).join("")).join("") +
      lensOf(k, 660, 402, 118, 168, amber) +
      lensOf(k, 800, 402, 100, 118, clay) +
      lensOf(k, 945, 402, 132, 226, cream, "#5a5053") +
      lensOf(k, 1090, 402, 96, 100, amber) +
      at(1180, 400, lying(k, 190, 34, clay, cream)) +
      at(1194, 366, lying(k, 160, 28, cream, coal)) +
      at(1270, 286, cameraOf(k), 0, 0.235) +
      vase(k, 1440, 402, 0.86, cream) +
      k.stand(740, 732, 260, 18) +
      at(742, 668, cameraOf(k), 0, 0.29) +
      lensOf(k, 925, 732, 124, 140, clay) +
      lensOf(k, 1066, 732, 104, 190, amber, "#6a5d5a") +
      film(1170, 730, amber) +
      film(1226, 730, "#6f8a80") +
      film(1196, 736, clay) +
      lensOf(k, 1330, 732, 150, 236, cream, "#e3d8ca") +
      lensOf(k, 1466, 732, 92, 96, amber) +
      k.lift(2, box(0, 900, 1600, 100, k.fill(k.pick([k.up(oak, 0.36), oak], [k.down(oak, 0.25), k.down(oak, 0.6)])))) +
      box(0, 900, 1600, 5, k.tone.beam, `opacity="${k.pick(0.6, 0.18)}"`) +
      print(k, 300, 590, 250, 322, 5, coal, 28) +
      plant(k, 130, 950, 1.02, clay) +
      k.stand(690, 946, 260, 14) +
      at(580, 946, lying(k, 230, 36, coal, amber)) +
      at(592, 910, lying(k, 200, 30, cream, clay)) +
      times(2, (i) => film(880 + i * 62, 944 - random() * 6, i ? clay : amber)),
    k.day ? "" : [690, 1060, 1420].map((x) => halo(k, x, 210, 330, 0.55)).join("") + halo(k, 1060, 560, 420, 0.4),
    [0.62, 0.4],
  );
};

export const pictures: TradePictures = [camera, wedding, portrait, family, product, set, gallery, shelf];
