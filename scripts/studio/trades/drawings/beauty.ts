import { at, box, circle, leaf, line, oval, path, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import {
  blossom,
  curtain,
  type Light,
  lightOf,
  lotus,
  type Palette,
  roundBox,
  tube,
} from "./hair-salon-parts";

const palette: Palette = {
  day: { wall: ["#edf0e4", "#d6ddca"], table: ["#cfd5c0", "#b4bda4"], shade: "#2c3a2c" },
  evening: { wall: ["#243129", "#18221d"], table: ["#33443a", "#17211c"], shade: "#050b08" },
};

const sage = "#7f9a80";
const moss = "#4b6652";
const blush = "#e3a89b";
const rose = "#c9776d";
const gold = "#d2a766";
const linen = (light: Light) => light.pick("#f7f2e8", "#d8c7b0");
const wood = (light: Light) => light.pick("#c49a74", "#8a6246");
const petals = [
  ["#fbe9e2", "#f0c3b8"],
  ["#f6d3c9", "#e3a89b"],
] as const;

/** A round board on which things stand. */
const tray = (light: Light, x: number, y: number, r: number, color = wood(light)) =>
  light.cast(x, y + 44, r, r * 0.11) +
  light.vol(tube(x, y, r, y + 34, r * 0.13), color, { k: 0.8 }) +
  oval(x, y, r, r * 0.13, color) +
  oval(x, y, r, r * 0.13, "#fffaf0", `opacity="${light.pick(0.26, 0.12)}"`) +
  oval(x, y + 2, r * 0.82, r * 0.1, light.tones.shade, 'opacity=".07"');

function stone(light: Light, x: number, y: number, rx: number, ry: number, color: string) {
  return (
    oval(x + light.s * 8, y + ry * 0.82, rx * 0.8, ry * 0.3, light.tones.shade, 'opacity=".55" filter="url(#near)"') +
    light.ball(x, y, rx, ry, color, 0.95) +
    oval(x - light.s * rx * 0.36, y - ry * 0.5, rx * 0.4, ry * 0.16, light.pick("#f4f8f2", "#ffd9a4"), 'opacity=".34" filter="url(#near)"') +
    line(`M${x - rx * 0.5} ${y + ry * 0.3}q${rx * 0.4} ${ry * 0.22} ${rx * 0.9} ${-ry * 0.06}`, "#fff", 2, 'opacity=".1"')
  );
}

const grays = (light: Light) => light.pick(["#56605c", "#69736d", "#4a544f", "#7b847c"], ["#4a5550", "#5d6761", "#3e4843", "#6e766f"]);

function stones(mood: Mood) {
  const light = lightOf(mood, palette);
  const [a = "", b = "", c = "", d = ""] = grays(light);
  return light.item(
    at(262, 760, light.twig(7, 1.15), -28) +
      tray(light, 500, 756, 350) +
      light.cast(500, 752, 200, 22) +
      stone(light, 500, 692, 214, 68, a) +
      stone(light, 510, 574, 176, 58, b) +
      stone(light, 492, 476, 134, 46, c) +
      stone(light, 504, 400, 92, 36, d) +
      light.lay(blossom(502, 352, 0.72, ["#fdf1ea", "#f0c3b8"])) +
      stone(light, 744, 736, 66, 26, c) +
      light.cast(706, 776, 60, 12) +
      light.lay(lotus(690, 776, 0.92, petals)),
  );
}

/** Cream in an open jar, with its peak. */
const swirl = (light: Light, y: number, r: number) =>
  [1, 0.8, 0.58, 0.36]
    .map((k, i) => {
      const ry = r * 0.17 * k;
      return (
        oval(light.s * 6, y - i * r * 0.13 + ry * 0.5, r * k * 0.94, ry, light.tones.shade, 'opacity=".13" filter="url(#near)"') +
        light.ball(0, y - i * r * 0.13, r * k * 0.92, ry + r * 0.07, linen(light), 0.5)
      );
    })
    .join("") +
  path(
    `M${-r * 0.26} ${y - r * 0.42}C${-r * 0.2} ${y - r * 0.62} ${r * 0.02} ${y - r * 0.6} ${r * 0.16} ${y - r * 0.78}C${r * 0.2} ${y - r * 0.6} ${r * 0.26} ${y - r * 0.5} ${r * 0.22} ${y - r * 0.42}Q0 ${y - r * 0.34} ${-r * 0.26} ${y - r * 0.42}Z`,
    linen(light),
  );

function cream(mood: Mood) {
  const light = lightOf(mood, palette);
  const glass = light.pick("#c9d6c4", "#90a48e");
  return light.item(
    at(244, 730, light.twig(6, 1.1), -16) +
      light.jar(306, 716, 190, 130, blush, gold) +
      at(
        560,
        770,
        light.cast(0, -24, 210, 38) +
          light.vol(tube(0, -190, 205, -28, 38), glass) +
          oval(0, -190, 205, 38, glass) +
          oval(0, -190, 205, 38, "#fff", `opacity="${light.pick(0.45, 0.15)}"`) +
          oval(0, -188, 184, 31, linen(light)) +
          swirl(light, -196, 180) +
          path("M-180 -150V-60Q-176 -30 -150 -20Q-166 -60 -164 -142Z", "#fff", `opacity="${light.pick(0.5, 0.1)}" filter="url(#near)"`),
      ) +
      at(
        812,
        800,
        light.cast(0, -12, 124, 18) +
          light.vol(tube(0, -52, 126, -14, 20), gold) +
          oval(0, -52, 126, 20, "#e4c288") +
          oval(0, -52, 112, 16, "#b08746") +
          oval(light.s * -6, -48, 100, 11, "#8f6a34", 'opacity=".6"'),
      ) +
      light.cast(392, 838, 58, 10) +
      light.lay(lotus(392, 838, 0.8, petals)),
  );
}

const polish = (light: Light, x: number, y: number, size: number, color: string, cap: string | null) =>
  at(
    x,
    y,
    light.cast(0, -10, 86, 15) +
      (cap
        ? light.vol("M-40 -196L-32 -420Q0 -432 32 -420L40 -196Z", cap, { k: 1.15 }) + box(-43, -206, 86, 16, gold)
        : light.vol("M-30 -236H30V-190H-30Z", "#e9e2d4") + oval(0, -236, 30, 7, color)) +
      light.vol("M-92 -150C-92 -186 -60 -192 -40 -194H40C60 -192 92 -186 92 -150V-22Q90 -4 0 -4Q-90 -4 -92 -22Z", color, { k: 1 }) +
      path("M-92 -150C-92 -186 -60 -192 -40 -194H40C60 -192 92 -186 92 -150V-138Q0 -126 -92 -138Z", "#fff", `opacity="${light.pick(0.34, 0.2)}"`) +
      path("M-92 -26Q0 -10 92 -26V-22Q90 -4 0 -4Q-90 -4 -92 -22Z", "#fff", `opacity="${light.pick(0.36, 0.16)}"`) +
      path(`M${-light.s * 70} -150Q${-light.s * 74} -90 ${-light.s * 70} -34L${-light.s * 54} -34Q${-light.s * 58} -90 ${-light.s * 52} -160Z`, "#fff", `opacity="${light.pick(0.6, 0.42)}" filter="url(#near)"`),
    0,
    size,
  );

function nails(mood: Mood) {
  const light = lightOf(mood, palette);
  const cap = light.pick("#3f4a42", "#2d352f");
  return light.item(
    light.cast(500, 770, 330, 30) +
      light.vol(tube(500, 700, 350, 770, 48), light.pick("#eef0e6", "#56685a"), { k: 0.6 }) +
      oval(500, 700, 350, 48, light.pick("#f6f6ee", "#6b7e6e")) +
      polish(light, 330, 700, 0.92, blush, cap) +
      polish(light, 660, 704, 1, "#a8473f", cap) +
      polish(light, 496, 724, 1.06, rose, null) +
      at(
        600,
        850,
        light.cast(10, 12, 170, 14) +
          path("M-250 16C-220 -16 -150 -14 -112 0C-70 14 -40 2 -26 12C-60 34 -110 28 -160 30C-200 32 -240 34 -250 16Z", rose) +
          path("M-232 12C-200 -6 -160 -4 -120 6C-160 4 -190 6 -232 12Z", "#fff", 'opacity=".4"') +
          light.vol(roundBox(-20, -6, 76, 10, 4), "#d8d2c6", { way: "down" }) +
          path("M-74 2Q-64 -10 -20 -6V8Q-60 14 -74 2Z", "#8d3a33") +
          light.vol("M56 -30Q60 -36 70 -36L230 -26Q240 0 230 24L70 34Q60 34 56 28Z", cap, { way: "down" }) +
          box(50, -36, 14, 70, gold),
        -6,
      ) +
      light.cast(262, 838, 60, 10) +
      light.lay(lotus(262, 838, 0.84, petals)),
  );
}

function oil(mood: Mood) {
  const light = lightOf(mood, palette);
  const amber = light.pick("#a8642f", "#95531f");
  return light.item(
    at(650, 750, light.twig(8, 1.24), 20) +
      at(676, 750, light.twig(6, 1), 46) +
      tray(light, 500, 750, 330) +
      light.bottle(480, 760, 236, 420, amber, {
        kind: "drop",
        cap: gold,
        label: light.pick("#f3efe2", "#dccdb4"),
      }) +
      at(480, 592, light.twig(2, 0.62, [["#7f9a80", "#5f7d5a"]]), 0) +
      light.cast(650, 782, 92, 15) +
      light.lay(lotus(650, 784, 1.5, petals)) +
      light.lay(
        at(330, 796, leaf(96, 30, petals[0], 16), 74) + at(300, 776, leaf(70, 26, petals[1], -12), -60),
      ),
  );
}

function rolls(mood: Mood) {
  const light = lightOf(mood, palette);
  /** A roll of 130 with its length behind it. */
  const roll = (x: number, y: number, color: string) => {
    const d = `M${x} ${y - 126}L${x + 100} ${y - 140}C${x + 184} ${y - 130} ${x + 190} ${y + 86} ${x + 110} ${y + 108}L${x} ${y + 126}Z`;
    return (
      light.vol(d, color, { way: "down", k: 1.1 }) +
      path(d, light.tones.shade, `opacity="${light.pick(0.1, 0.2)}"`) +
      times(3, (i) => line(`M${x + 104 + i * 16} ${y - 124 + i * 8}q52 104 8 ${222 - i * 20}`, light.tones.shade, 3, 'opacity=".14"')) +
      light.towelRoll(x, y, 126, color)
    );
  };
  return light.item(
    tray(light, 500, 758, 370) +
      light.cast(500, 756, 270, 26) +
      roll(620, 622, light.pick("#a9bda3", "#6d8770")) +
      roll(370, 628, light.pick("#f7f2e8", "#cdbba2")) +
      roll(500, 412, light.pick("#eec3b6", "#c18a7c")) +
      light.lay(at(580, 282, light.twig(5, 0.9), 70) + blossom(540, 280, 0.9, ["#fdf1ea", "#f0c3b8"])) +
      stone(light, 806, 762, 58, 25, grays(light)[0] ?? "") +
      light.cast(214, 772, 54, 10) +
      light.candle(196, 772, 78, 84),
  );
}

function bed(mood: Mood) {
  const light = lightOf(mood, palette);
  const timber = wood(light);
  return light.scene(
    box(0, 0, 1600, 800, "url(#wall)") +
      light.panes(120, 130, 430, 470, 2, 3, 0.5) +
      light.leafShade(light.pick(160, 120), light.pick(520, 360), 1.7, -12) +
      light.windowOf(860, 110, 400, 440, { cols: 2, rows: 2 }) +
      box(730, 70, 660, 10, gold) +
      curtain(light, 744, 80, 130, 640, light.pick("#f8f4ea", "#7d7a66"), 4) +
      curtain(light, 1246, 80, 130, 640, light.pick("#f8f4ea", "#7d7a66"), 4) +
      box(0, 776, 1600, 26, light.pick("#f0f1e6", "#2c3a31")) +
      light.boards(800, light.pick(["#c2a685", "#d6bf9f"], ["#2c2a20", "#4a4230"]), [1000, -300]) +
      light.plant(1500, 836, 0.96, { kind: "tree" }) +
      light.cast(1000, 912, 390, 24) +
      [700, 1300].map((x) => light.vol(`M${x - 18} 730H${x + 18}L${x + 12} 912H${x - 12}Z`, timber)).join("") +
      light.vol(roundBox(690, 846, 620, 22, 10), timber, { way: "down" }) +
      light.vol(roundBox(660, 700, 680, 46, 10), timber, { way: "down" }) +
      light.vol(roundBox(636, 626, 740, 84, 38), light.pick("#f4efe4", "#c9b79e"), { way: "down" }) +
      light.vol(roundBox(556, 640, 100, 48, 24), light.pick("#f4efe4", "#c9b79e"), { way: "down" }) +
      light.vol(
        "M880 622H1350Q1392 630 1390 690V800Q1300 822 1200 806Q1040 786 880 808Q864 720 880 622Z",
        light.pick("#a9bda3", "#5e7a62"),
        { way: "down", k: 0.7 },
      ) +
      times(6, (i) => line(`M${936 + i * 82} 650Q${926 + i * 84} 730 ${940 + i * 80} 794`, light.tones.shade, 4, 'opacity=".14"')) +
      light.vol("M880 622H940Q930 720 942 802L880 808Q864 720 880 622Z", light.pick("#c4d3bd", "#718d74"), { k: 0.4 }) +
      light.towelRoll(722, 590, 42, light.pick("#eec3b6", "#c18a7c")) +
      light.vol("M722 548H840Q850 590 840 632H722A42 42 0 0 0 722 548Z", light.pick("#e9b5a7", "#b57f72"), { way: "down", k: 0.7 }) +
      light.towelRoll(722, 590, 42, light.pick("#eec3b6", "#c18a7c")) +
      light.lay(blossom(1120, 634, 0.5, ["#fdf1ea", "#f0c3b8"])) +
      light.cast(440, 916, 100, 16) +
      light.vol(tube(440, 742, 16, 908, 4), timber) +
      light.vol("M370 916Q440 886 510 916Q440 930 370 916Z", timber) +
      light.vol(tube(440, 724, 120, 740, 16), timber) +
      oval(440, 724, 120, 16, light.pick("#d9b28c", "#a5795a")) +
      light.bottle(396, 726, 44, 90, "#a8642f", { kind: "drop", cap: gold }) +
      light.candle(470, 730, 54, 50),
    [960, 440],
  );
}

function calm(mood: Mood) {
  const light = lightOf(mood, palette);
  const bowl = light.pick("#5f7f70", "#446154");
  const flowers = [
    [-150, 4, 0.6],
    [-20, 20, 0.78],
    [120, -2, 0.66],
    [40, -22, 0.42],
    [-80, -20, 0.4],
  ] as const;
  return light.scene(
    box(0, 0, 1600, 720, "url(#wall)") +
      light.panes(180, 40, 560, 540, 2, 3, 0.5) +
      light.leafShade(light.pick(240, 100), light.pick(500, 360), 2, -14) +
      light.windowOf(1130, -40, 340, 560, { cols: 2, rows: 3 }) +
      curtain(light, 1016, -20, 150, 720, light.pick("#f8f4ea", "#6e6e5b"), 4) +
      box(0, 710, 1600, 290, "url(#table)") +
      light.vol(roundBox(-20, 704, 1640, 40, 6), light.pick("#d8b893", "#7d5b42"), { way: "down", k: 0.5 }) +
      box(0, 740, 1600, 260, light.pick("#c49f7a", "#50392b")) +
      times(6, (i) => line(`M0 ${782 + i * 40}q420 ${-16 + i * 6} 800 0t800 ${i % 2 ? 6 : -6}`, light.tones.shade, 3, 'opacity=".09"')) +
      at(1392, 800, light.twig(8, 1.36), 22) +
      at(1366, 800, light.twig(7, 1.1), -6) +
      light.candle(1240, 772, 104, 250) +
      light.candle(1366, 816, 110, 150, light.pick("#f2d8cc", "#d8a48f")) +
      light.towelRoll(566, 724, 72, light.pick("#f7f2e8", "#cdbba2")) +
      light.towelRoll(700, 728, 72, light.pick("#a9bda3", "#6d8770")) +
      at(
        900,
        860,
        light.cast(0, -10, 200, 30) +
          light.vol("M-290 -200C-276 -80 -170 -10 -90 -6H90C170 -10 276 -80 290 -200Z", bowl) +
          oval(0, -200, 290, 62, bowl) +
          oval(0, -200, 290, 62, "#fff", `opacity="${light.pick(0.3, 0.14)}"`) +
          oval(0, -194, 270, 52, light.pick("#4b6a5e", "#2e463c")) +
          oval(0, -186, 262, 45, light.pick("#a9c6bf", "#3f5d55")) +
          oval(-light.s * 80, -200, 140, 16, light.pick("#fff", "#ffcf8e"), 'opacity=".45" filter="url(#near)"') +
          flowers
            .map(([x, y, size]) =>
              `<g transform="translate(${x} ${-186 + y}) scale(1 .56)">${oval(light.s * 5, 18, 56 * size, 34 * size, light.tones.shade, 'opacity=".3" filter="url(#near)"')}${blossom(0, 0, size, ["#fdf1ea", "#eeb9ac"])}</g>`,
            )
            .join("") +
          light.glow(170, -214, light.pick(40, 150), light.pick(0.3, 0.7)) +
          oval(170, -198, 34, 9, gold) +
          oval(170, -202, 30, 7, light.pick("#fff6e6", "#ffe4b0")) +
          path("M170 -204C162 -212 165 -224 171 -236C178 -224 179 -212 170 -204Z", "#ffb24d"),
      ) +
      light.cast(1130, 902, 86, 12) +
      stone(light, 1120, 876, 90, 34, grays(light)[0] ?? "") +
      stone(light, 1128, 826, 62, 25, grays(light)[3] ?? "") +
      light.candle(592, 888, 92, 70) +
      light.lay(lotus(716, 916, 0.76, petals)),
    [1080, 520],
  );
}

function sill(mood: Mood) {
  const light = lightOf(mood, palette);
  return light.scene(
    box(0, 0, 1600, 1000, "url(#wall)") +
      light.leafShade(light.pick(40, 40), light.pick(560, 340), 2.1, -10) +
      light.panes(90, 300, 420, 420, 2, 2, 0.4) +
      light.windowOf(820, 120, 470, 590, { cols: 2, rows: 3, arch: true }) +
      box(660, 60, 790, 10, gold) +
      circle(660, 65, 13, gold) +
      circle(1450, 65, 13, gold) +
      curtain(light, 690, 70, 150, 860, light.pick("#f8f4ea", "#6e6e5b"), 4) +
      curtain(light, 1290, 70, 120, 860, light.pick("#f8f4ea", "#6e6e5b"), 4) +
      light.boards(900, light.pick(["#c2a685", "#d6bf9f"], ["#2c2a20", "#4a4230"]), [1050, -300]) +
      light.cast(1056, 912, 340, 14) +
      light.vol(roundBox(760, 700, 590, 212, 6), light.pick("#eef0e4", "#33433a"), { k: 0.3 }) +
      box(790, 744, 250, 150, light.tones.shade, 'opacity=".06"') +
      box(1070, 744, 250, 150, light.tones.shade, 'opacity=".06"') +
      light.vol(roundBox(736, 690, 640, 34, 8), wood(light), { way: "down" }) +
      light.plant(1112, 700, 0.74, { kind: "fan", pot: light.pick("#e3b3a6", "#b07b6e"), seed: 6 }) +
      light.candle(868, 700, 62, 84) +
      light.bottle(944, 698, 52, 110, "#a8642f", { kind: "drop", cap: gold }) +
      light.towels(1300, 694, 112, 24, light.pick(["#f7f2e8", "#a9bda3", "#f7f2e8"], ["#cdbba2", "#5e7a62", "#cdbba2"])) +
      light.vol("M470 940L486 770H506L500 940ZM640 940L624 770H604L610 940Z", wood(light)) +
      light.cast(556, 940, 110, 12) +
      light.vol(tube(556, 752, 116, 776, 18), wood(light)) +
      oval(556, 752, 116, 18, light.pick("#d9b28c", "#a5795a")) +
      light.towels(556, 756, 150, 34, light.pick(["#eec3b6", "#f7f2e8", "#a9bda3"], ["#c18a7c", "#cdbba2", "#5e7a62"])) +
      light.lay(blossom(560, 654, 0.5, ["#fdf1ea", "#f0c3b8"])),
    [1040, 420],
  );
}


export const pictures: TradePictures = [stones, cream, nails, oil, rolls, bed, calm, sill];
