import { at, box, circle, inside, line, linear, oval, path, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import { curtain, type Light, lightOf, type Palette, roundBox, tube } from "./hair-salon-parts";

const palette: Palette = {
  day: { wall: ["#eff3ee", "#cadcdc"], table: ["#c6d8d8", "#a6c0c4"], shade: "#1c3542" },
  evening: { wall: ["#1f3744", "#14242f"], table: ["#2a4653", "#14242e"], shade: "#03090e" },
};

const teal = (light: Light) => light.pick("#3f8291", "#4a8fb0");
const navy = (light: Light) => light.pick("#2f5468", "#3f6a80");
const coral = "#e58a68";
const cream = (light: Light) => light.pick("#f6f0e4", "#d9c8ae");
const wood = (light: Light) => light.pick("#d0a679", "#96704c");
const steel = "#c3c9c9";

/** A ball with its rings. */
function gymBall(light: Light, x: number, y: number, r: number, color: string) {
  const id = light.newId();
  return (
    light.cast(x, y + r * 0.97, r * 0.62, r * 0.11) +
    light.ball(x, y, r, r, color, 1) +
    inside(
      id,
      circle(x, y, r, "#000"),
      `<g transform="rotate(${-light.s * 16} ${x} ${y})">${times(9, (i) => {
        const dy = -0.8 + i * 0.2;
        const half = Math.sqrt(1 - dy * dy) * r;
        const yy = y + dy * r;
        const d = `M${x - half} ${yy}A${half} ${half * 0.22} 0 0 0 ${x + half} ${yy}`;
        return (
          line(d, light.tones.shade, r * 0.022, 'opacity=".26"') +
          line(d, "#fffaf0", r * 0.012, `opacity="${light.pick(0.4, 0.22)}" transform="translate(0 ${r * 0.018})"`)
        );
      })}</g>`,
    ) +
    oval(x - light.s * r * 0.38, y - r * 0.52, r * 0.24, r * 0.13, light.pick("#fffdf6", "#ffd9a4"), `opacity=".55" filter="url(#${r > 150 ? "soft" : "near"})" transform="rotate(${-light.s * 34} ${x - light.s * r * 0.38} ${y - r * 0.52})"`)
  );
}

function ball(mood: Mood) {
  const light = lightOf(mood, palette);
  return light.item(
    path("M110 800L226 694H800L906 800Z", light.tones.shade, 'opacity=".3" transform="translate(0 14)" filter="url(#near)"') +
      light.vol("M110 800L226 694H800L906 800Z", navy(light), { k: 0.4 }) +
      light.vol(roundBox(108, 798, 800, 22, 9), navy(light), { way: "down" }) +
      gymBall(light, 480, 482, 262, teal(light)) +
      gymBall(light, 756, 706, 66, coral),
    { edge: 610 },
  );
}

/** A coil of elastic band that stands on its edge. */
const coil = (light: Light, x: number, y: number, r: number, h: number, color: string) =>
  light.cast(x, y - 6, r, r * 0.24) +
  light.vol(tube(x, y - h, r, y - r * 0.26, r * 0.28), color, { k: 1.05 }) +
  oval(x, y - h, r, r * 0.28, color) +
  oval(x, y - h, r, r * 0.28, "#fffaf0", `opacity="${light.pick(0.34, 0.16)}"`) +
  times(5, (i) => oval(x, y - h, r * (0.86 - i * 0.14), r * 0.28 * (0.86 - i * 0.14), "none", `stroke="${light.tones.shade}" stroke-width="3.5" opacity=".4"`)) +
  oval(x, y - h, r * 0.24, r * 0.07, light.tones.shade, 'opacity=".7"');

function band(mood: Mood) {
  const light = lightOf(mood, palette);
  const ribbon =
    "M452 548C520 640 600 640 668 586C728 540 792 548 868 596L868 786C792 738 728 730 668 776C600 830 520 830 452 738Z";
  return light.item(
    coil(light, 676, 610, 124, 214, coral) +
      coil(light, 316, 742, 158, 230, teal(light)) +
      path(ribbon, light.tones.shade, `opacity=".34" transform="translate(${light.s * 24} 20)" filter="url(#soft)"`) +
      linear("wave", light.pick(["#2b6270", "#3f8291", "#6fb0bb", "#4f95a3", "#2f6a7a", "#3f8291", "#7fbcc6", "#5a9dab"], ["#1d4458", "#3f7d9c", "#2b5f7a", "#1a4054", "#4a8fb0", "#86bccb", "#2f6a86", "#1d4458"]), [0, 0, 1, 0]) +
      path(ribbon, "url(#wave)") +
      line("M452 548C520 640 600 640 668 586C728 540 792 548 868 596", "#e6f5f4", 4, `opacity="${light.pick(0.8, 0.4)}"`) +
      at(
        300,
        868,
        light.cast(0, 8, 128, 12) +
          oval(0, 0, 132, 30, "none", `stroke="#b9603f" stroke-width="26"`) +
          oval(0, -5, 132, 30, "none", `stroke="${coral}" stroke-width="22"`) +
          line("M-128 -8A132 30 0 0 1 20 -36", "#ffe3d2", 5, 'opacity=".7"'),
      ),
    { edge: 600 },
  );
}

function roller(mood: Mood) {
  const light = lightOf(mood, palette);
  const body = "M-260 -128H250C300 -128 322 -70 322 0C322 70 300 128 250 128H-260Z";
  return light.item(
    at(
        500,
        560,
        light.cast(30, 132, 280, 30) +
        light.vol(body, teal(light), { way: "down", k: 0.35 }) +
          inside(
            "roll",
            path(body, "#000"),
            times(5, (row) =>
              times(9, (i) => {
                const y = [-122, -84, -28, 36, 88][row] ?? 0;
                const h = [30, 46, 54, 44, 30][row] ?? 0;
                const x = -236 + i * 66 + (row % 2) * 30;
                return (
                  path(roundBox(x + light.s * 3, y + 4, 52, h, 9), light.tones.shade, 'opacity=".34"') +
                  path(roundBox(x, y, 52, h, 9), light.pick("#5a9dab", "#67a9b4")) +
                  line(`M${x + 8} ${y + 3}H${x + 44}`, "#e6f5f4", 3, `opacity="${light.pick(0.55, 0.3)}"`)
                );
              }),
            ),
          ) +
          light.vol(body, "none", { way: "down", k: 1.05 }) +
          oval(-260, 0, 74, 128, light.pick("#356f7d", "#34707d")) +
          oval(-260, 0, 74, 128, "none", 'stroke="#8cc3cb" stroke-width="5" opacity=".6"') +
          oval(-260, 0, 56, 98, coral) +
          oval(-260, 0, 56, 98, light.tones.shade, 'opacity=".1"') +
          linear("hollow", ["#0f2027", "#2b4b56"], light.day ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4]) +
          oval(-256, 2, 45, 82, "url(#hollow)"),
        -10,
        1.04,
      ) +
      gymBall(light, 772, 768, 62, coral),
    { edge: 600 },
  );
}

/** A roll of tape that lies. */
const tapeRoll = (light: Light, x: number, y: number, r: number, h: number, color: string) => {
  const ry = r * 0.3;
  return (
    light.vol(tube(x, y - h, r, y, ry), color, { k: 1.05 }) +
    oval(x, y - h, r, ry, color) +
    oval(x, y - h, r, ry, "#fffaf0", `opacity="${light.pick(0.4, 0.22)}"`) +
    times(4, (i) => oval(x, y - h, r * (0.92 - i * 0.09), ry * (0.92 - i * 0.09), "none", `stroke="${light.tones.shade}" stroke-width="2" opacity=".2"`)) +
    oval(x, y - h, r * 0.54, ry * 0.54, light.pick("#efe6d6", "#b8a58c")) +
    oval(x, y - h + 3, r * 0.48, ry * 0.47, light.pick("#5c6a6c", "#10202a"))
  );
};

function tape(mood: Mood) {
  const light = lightOf(mood, palette);
  const strip = "M560 742C640 800 700 806 780 790L900 760Q914 758 918 770L936 846Q938 858 926 862L806 892C680 916 560 880 470 790Z";
  return light.item(
    light.cast(370, 716, 170, 40) +
      tapeRoll(light, 360, 690, 168, 116, teal(light)) +
      tapeRoll(light, 374, 566, 168, 116, cream(light)) +
      light.cast(664, 772, 180, 26) +
      light.lay(
        path(strip, "#d4754f") +
          path("M560 742C640 800 700 806 780 790L900 760Q914 758 918 770L936 846Q938 858 926 862L806 892C680 916 560 880 470 790Z", coral) +
          times(5, (i) => line(`M${540 + i * 4} ${772 + i * 16}C${630 + i * 4} ${826 + i * 15} ${720} ${830 + i * 14} ${910 + i * 4} ${782 + i * 15}`, "#fffaf0", 3, 'opacity=".24"')),
      ) +
      at(
        650,
        590,
        light.vol("M-40 -196A196 196 0 1 1 -40 196L-96 180A180 196 0 0 1 -96 -180Z", "#c66c49", { k: 0.7 }) +
          light.ball(-62, 0, 172, 194, coral, 0.55) +
          times(7, (i) => oval(-62, 0, 160 - i * 11, 182 - i * 12.4, "none", 'stroke="#a3512f" stroke-width="2.5" opacity=".32"')) +
          oval(-62, 0, 88, 100, cream(light)) +
          oval(-62 + light.s * 3, 3, 78, 88, light.pick("#b9c9c8", "#152833")) +
          path("M-62 -88A78 88 0 0 1 10 36A88 100 0 0 0 -62 -88Z", light.tones.shade, 'opacity=".2"') +
          line("M-206 -60A172 194 0 0 1 -110 -168", "#ffe9dc", 9, `opacity="${light.pick(0.7, 0.12)}"`),
      ),
    { edge: 590 },
  );
}

function spine(mood: Mood) {
  const light = lightOf(mood, palette);
  const bone = light.pick("#f4ead6", "#dcc7a2");
  const dark = light.pick("#d9c6a4", "#a8906c");
  const along = (t: number) => {
    // Neck forward, chest back, loin forward.
    const x = 484 + 34 * Math.sin(t * 7.2 - 1.6);
    return [x, 122 + 536 * (0.84 * t + 0.16 * t * t)] as const;
  };
  const count = 19;
  const parts = times(count, (i) => {
    const t = i / (count - 1);
    const [x, y] = along(t);
    const [x2] = along(t + 0.02);
    const w = 50 + t * 60;
    const h = 14 + t * 9;
    const lean = Math.atan2(x2 - x, 10.7) * -50;
    const spike = 60 + Math.sin(t * 3.1) * 26;
    const drop = i < 13 ? 20 + Math.sin(t * 4) * 12 : 6;
    return at(
      x,
      y,
      light.vol(`M${w * 0.3} ${-h * 0.5}C${w * 0.7} ${-h * 0.6} ${w * 0.6 + spike * 0.6} ${drop * 0.3} ${w * 0.5 + spike} ${drop}C${w * 0.56 + spike} ${drop + 12} ${w * 0.4 + spike} ${drop + 15} ${w * 0.3 + spike * 0.8} ${drop + 11}C${w * 0.7} ${h * 0.7} ${w * 0.5} ${h * 0.5} ${w * 0.3} ${h * 0.5}Z`, dark, { way: "down", k: 0.9 }) +
        (i < count - 1 ? light.vol(roundBox(-w * 0.44, h * 0.42, w * 0.88, 12, 5), i > 13 ? coral : teal(light), { k: 0.8 }) : "") +
        light.vol(`M${-w * 0.5} ${-h * 0.56}Q0 ${-h * 0.42} ${w * 0.5} ${-h * 0.56}Q${w * 0.42} 0 ${w * 0.52} ${h * 0.5}Q0 ${h * 0.66} ${-w * 0.52} ${h * 0.5}Q${-w * 0.4} 0 ${-w * 0.5} ${-h * 0.56}Z`, bone, { k: 1 }) +
        light.ball(w * 0.42, -h * 0.1, w * 0.17, h * 0.5, bone, 0.9),
      lean,
    );
  });
  return light.item(
    light.cast(556, 812, 210, 28) +
      light.vol(tube(548, 786, 200, 806, 30), navy(light)) +
      oval(548, 786, 200, 30, light.pick("#3f6a80", "#4b7890")) +
      oval(548, 786, 170, 24, light.tones.shade, 'opacity=".1"') +
      light.vol(roundBox(600, 120, 14, 672, 7), steel, { k: 1.2 }) +
      light.vol(roundBox(590, 772, 34, 22, 6), steel) +
      line("M607 190H520M607 420H520", steel, 8) +
      light.vol("M424 664C400 700 440 742 500 762C540 778 566 764 548 740C580 752 640 730 632 690C628 660 580 650 540 652Z", bone, { k: 0.85 }) +
      light.vol("M430 660Q490 640 548 656C560 690 578 716 590 742C596 762 580 768 568 752C530 730 450 716 430 660Z", dark, { k: 0.9 }) +
      [0, 1, 2].map((i) => oval(500 + i * 22, 684 + i * 18, 7, 5, light.tones.shade, 'opacity=".4"')).join("") +
      parts,
    { edge: 650 },
  );
}

const stool = (light: Light, x: number, y: number, size: number) =>
  at(
    x,
    y,
    light.cast(0, 0, 96, 14) +
      line("M0 -60L-86 -14M0 -60L86 -14M0 -60V-6", steel, 13) +
      [-86, 0, 86].map((k, i) => circle(k, i === 1 ? -4 : -10, 12, light.pick("#3b4a50", "#22303a"))).join("") +
      light.vol(tube(0, -190, 15, -56, 4), steel, { k: 1.2 }) +
      light.vol("M-110 -214Q-114 -190 -80 -184H80Q114 -190 110 -214Z", coral, { way: "down" }) +
      oval(0, -216, 110, 20, "#ee9f80"),
    0,
    size,
  );

/** Wall bars; the foot of their left post is at x y. */
function bars(light: Light, x: number, y: number, w: number, h: number, count: number) {
  const timber = wood(light);
  return (
    box(x + light.s * 20, y - h + 10, w, h, light.tones.shade, 'opacity=".13" filter="url(#soft)"') +
    times(count, (i) => {
      const yy = y - h + 30 + (i * (h - 70)) / (count - 1);
      return (
        box(x + 10 + light.s * 10, yy + 16, w - 20, 12, light.tones.shade, 'opacity=".22" filter="url(#near)"') +
        light.vol(roundBox(x, yy, w, 19, 9), timber, { way: "down", k: 1 })
      );
    }) +
    [x, x + w / 2, x + w]
      .map((px) => light.vol(roundBox(px - 15, y - h, 30, h, 5), light.pick("#bb8f62", "#80603f"), { k: 0.85 }))
      .join("")
  );
}

const floor = (light: Light, vanish: readonly [number, number]) =>
  box(0, 762, 1600, 26, light.pick("#f7f5ee", "#24404d")) +
  light.boards(786, light.pick(["#d3b48e", "#e3caa6"], ["#26343a", "#4a4f48"]), vanish);

const mat = (light: Light, d: string, foot: string, color: string) =>
  path(d, light.tones.shade, 'opacity=".35" transform="translate(0 14)" filter="url(#near)"') +
  light.vol(d, color, { k: 0.35 }) +
  light.vol(foot, color, { way: "down" });

function bench(mood: Mood) {
  const light = lightOf(mood, palette);
  return light.scene(
    box(0, 0, 1600, 790, "url(#wall)") +
      light.panes(90, 130, 430, 440, 2, 3, 0.5) +
      light.leafShade(light.pick(150, 120), light.pick(500, 340), 1.7, -12) +
      light.windowOf(1010, 110, 360, 430, { cols: 2, rows: 2 }) +
      curtain(light, 884, 70, 120, 690, light.pick("#f7f5ee", "#6d7a78"), 4) +
      curtain(light, 1378, 70, 110, 690, light.pick("#f7f5ee", "#6d7a78"), 4) +
      box(866, 60, 640, 10, wood(light)) +
      bars(light, 620, 762, 190, 560, 9) +
      floor(light, [1000, -200]) +
      light.plant(1500, 850, 0.84, { kind: "tree", pot: light.pick("#e7a98e", "#a56b52") }) +
      light.cast(980, 916, 360, 22) +
      light.vol(roundBox(700, 892, 560, 24, 10), steel, { way: "down", k: 1.1 }) +
      [716, 1244].map((x) => light.vol(roundBox(x - 30, 908, 60, 14, 6), light.pick("#3b4a50", "#22303a"), { way: "down" })).join("") +
      line("M780 892L1150 724M1160 892L800 724", steel, 24) +
      line("M776 888L1146 720", "#fff", 5, 'opacity=".5"') +
      circle(975, 807, 17, light.pick("#3b4a50", "#22303a")) +
      light.vol(roundBox(690, 704, 620, 24, 8), steel, { way: "down", k: 1.1 }) +
      light.vol(roundBox(860, 634, 500, 76, 30), teal(light), { way: "down" }) +
      at(872, 700, light.vol(roundBox(-326, -66, 336, 72, 30), teal(light), { way: "down" }) + line("M-300 -52H-20", "#d5eeee", 5, 'opacity=".4"'), 24) +
      line("M780 712L700 640", steel, 14) +
      line("M890 650H1330", "#d5eeee", 5, `opacity="${light.pick(0.5, 0.25)}"`) +
      light.vol("M1120 632H1290Q1300 650 1298 730Q1210 746 1124 730Q1112 690 1120 632Z", cream(light), { way: "down", k: 0.6 }) +
      line("M1122 708Q1210 724 1298 708", coral, 7, 'opacity=".8"') +
      light.towelRoll(1060, 606, 34, cream(light)) +
      stool(light, 500, 920, 0.86),
    [980, 440],
  );
}

function wallBars(mood: Mood) {
  const light = lightOf(mood, palette);
  const loop = "M1130 236C1120 330 1096 420 1116 500C1128 540 1164 540 1172 500C1186 420 1156 330 1150 236";
  return light.scene(
    box(0, 0, 1600, 790, "url(#wall)") +
      light.panes(110, 90, 470, 500, 2, 3, 0.55) +
      light.leafShade(light.pick(200, 120), light.pick(560, 360), 1.8, -14) +
      (light.day ? "" : light.glow(1000, 120, 820, 0.42)) +
      bars(light, 760, 764, 520, 690, 11) +
      line(loop, light.tones.shade, 22, `opacity=".25" transform="translate(${light.s * 12} 10)" filter="url(#near)"`) +
      line(loop, "#c66c49", 22) +
      line(loop, coral, 17) +
      line("M1126 250C1116 340 1096 420 1112 490", "#ffe3d2", 4, 'opacity=".6"') +
      floor(light, [1020, -100]) +
      mat(light, "M660 934L760 826H1240L1330 934Z", roundBox(657, 930, 676, 22, 9), navy(light)) +
      gymBall(light, 610, 776, 122, teal(light)) +
      light.towels(1180, 884, 150, 30, light.pick(["#f6f0e4", "#a9ccd0", "#f6f0e4"], ["#d2bf9f", "#4f8490", "#d2bf9f"])) +
      at(880, 892, light.cast(60, 22, 120, 12) + light.vol(roundBox(-70, -64, 260, 84, 40), coral, { way: "down" }) + times(5, (i) => line(`M${-14 + i * 38} -56V12`, light.tones.shade, 5, 'opacity=".2"')) + oval(-54, -22, 22, 41, "#f0a88c") + oval(-53, -22, 12, 24, light.pick("#53666b", "#10202a"))) +
      light.plant(1492, 866, 0.86, { kind: "fan" }),
    [1000, 420],
  );
}

/** A small dumbbell from its side. */
const dumbbell = (light: Light, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    oval(0, 2, 96, 8, light.tones.shade, 'opacity=".4" filter="url(#near)"') +
      light.vol(roundBox(-50, -46, 100, 22, 6), steel, { way: "down", k: 1.1 }) +
      [-1, 1]
        .map((k) => light.vol(roundBox(k * 70 - 32, -72, 64, 74, 18), color, { way: "down", k: 1.05 }) + light.vol(roundBox(k * 106 - 9, -58, 18, 46, 7), color, { way: "down" }))
        .join(""),
    0,
    size,
  );

function training(mood: Mood) {
  const light = lightOf(mood, palette);
  const colors = [coral, teal(light), navy(light)];
  const shelf = (y: number) =>
    light.vol(roundBox(820, y, 540, 20, 6), wood(light), { way: "down" }) +
    box(840, y + 20, 500, 16, light.tones.shade, 'opacity=".2" filter="url(#near)"');
  const roll = (x: number, y: number, r: number, color: string) =>
    light.towelRoll(x, y, r, color);
  return light.scene(
    box(0, 0, 1600, 790, "url(#wall)") +
      light.panes(80, 120, 440, 460, 2, 3, 0.5) +
      light.leafShade(light.pick(130, 100), light.pick(520, 340), 1.7, -12) +
      light.windowOf(900, 70, 400, 330, { cols: 3, rows: 2 }) +
      (light.day ? "" : light.glow(1080, 500, 640, 0.3)) +
      floor(light, [1000, -200]) +
      light.cast(1090, 902, 290, 16) +
      shelf(536) +
      shelf(690) +
      shelf(846) +
      [826, 1354].map((x) => light.vol(roundBox(x - 14, 480, 28, 426, 6), light.pick("#3f6275", "#35586b"), { k: 0.9 })).join("") +
      times(3, (i) => dumbbell(light, 930 + i * 160, 538, 0.6, colors[0] ?? coral)) +
      times(3, (i) => dumbbell(light, 930 + i * 160, 692, 0.66, colors[1] ?? coral)) +
      times(2, (i) => dumbbell(light, 970 + i * 236, 848, 0.84, colors[2] ?? coral)) +
      light.plant(1490, 860, 0.84, { kind: "blade", pot: light.pick("#e7a98e", "#a56b52") }) +
      light.cast(600, 918, 190, 18) +
      [navy(light), coral, teal(light)].map((color, i) => light.vol(roundBox(430 + i * 6, 864 - i * 50, 350 - i * 12, 50, 22), color, { way: "down" }) + line(`M${460 + i * 6} ${889 - i * 50}H${752 - i * 6}`, light.tones.shade, 3, 'opacity=".24"')).join("") +
      roll(548, 710, 52, cream(light)) +
      roll(658, 710, 52, light.pick("#a9ccd0", "#6a9ca6")) +
      gymBall(light, 300, 836, 76, coral),
    [1040, 480],
  );
}

export const pictures: TradePictures = [
  ball,
  band,
  roller,
  tape,
  spine,
  bench,
  wallBars,
  training,
];
