import { at, box, circle, inside, leaf, line, linear, oval, path, radial, randomOf, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import { type Light, lightOf, type Palette, roundBox, tube } from "./hair-salon-parts";

const palette: Palette = {
  day: { wall: ["#f8ecd6", "#efd3ae"], table: ["#e6c298", "#d1a377"], shade: "#4a2a3a" },
  evening: { wall: ["#2b2642", "#1c1a30"], table: ["#3e3452", "#1d1a30"], shade: "#070512" },
};

const indigo = (light: Light) => light.pick("#4d4a80", "#6a66ad");
const plum = (light: Light) => light.pick("#6d4468", "#93608b");
const terra = "#d3785a";
const gold = "#d6a559";
const wood = (light: Light) => light.pick("#c08f63", "#8a603f");

/** A bent bar with its light. */
const rod = (light: Light, d: string, color: string, width: number) =>
  line(d, color, width) +
  line(d, light.tones.shade, width * 0.5, `opacity="${light.pick(0.3, 0.5)}" transform="translate(${light.s * width * 0.2} ${width * 0.08})" filter="url(#near)"`) +
  line(d, light.pick("#fffaf0", "#ffd9a4"), width * 0.16, `opacity="${light.pick(0.6, 0.55)}" transform="translate(${-light.s * width * 0.22} ${-width * 0.12})"`);

/** A mat that is partly rolled up; the middle of the roll is at 0 0. */
function mat(mood: Mood) {
  const light = lightOf(mood, palette);
  const sheet = "M-130 124L-330 296Q-336 306 -320 308H196Q210 308 222 298L430 124Z";
  const block = (x: number, y: number, color: string) =>
    light.cast(x, y, 120, 14) + path(`M${x - 96} ${y - 128}H${x + 96}L${x + 115} ${y - 88}H${x - 115}Z`, light.pick("#ecd3b0", "#d0a679")) +
    light.vol(roundBox(x - 115, y - 92, 230, 92, 6), color, { k: 0.5 }) +
    times(16, (i) => oval(x - 100 + ((i * 67) % 200), y - 80 + ((i * 29) % 70), 4, 2.5, "#8d6238", 'opacity=".4"'));
  return light.item(
    at(
        436,
        500,
        light.cast(140, 124, 300, 30) +
          path(sheet, light.tones.shade, 'opacity=".34" transform="translate(0 12)" filter="url(#near)"') +
          light.vol(sheet, indigo(light), { k: 0.35 }) +
          path("M-320 308H196Q210 308 222 298L226 306Q214 320 198 320H-318Q-334 318 -330 300Z", "#3a3768") +
          times(3, (i) => line(`M${-196 - i * 42} ${196 + i * 34}L${330 - i * 44} ${196 + i * 34}`, "#fff", 2.5, 'opacity=".09"')) +
          box(-140, 118, 560, 26, light.tones.shade, 'opacity=".4" filter="url(#near)"') +
          light.vol("M-130 -124H420C470 -124 500 -70 500 0C500 70 470 124 420 124H-130Z", indigo(light), { way: "down", k: 1 }) +
          times(2, (i) => light.vol(`M${20 + i * 250} -126C56 -126 0 0 0 0`.replace(/C.*/, `H${56 + i * 250}C${84 + i * 250} -70 ${84 + i * 250} 70 ${56 + i * 250} 126H${20 + i * 250}C${48 + i * 250} 70 ${48 + i * 250} -70 ${20 + i * 250} -126Z`), terra, { way: "down", k: 0.9 })) +
          oval(-130, 0, 84, 124, "#5f5c96") +
          oval(-130, 0, 84, 124, light.tones.shade, `opacity="${light.pick(0.06, 0.3)}"`) +
          times(6, (i) => oval(-130 + i * 1.5, i * 2, 74 - i * 12, 110 - i * 18, "none", `stroke="#2f2c58" stroke-width="${5 - i * 0.3}" opacity=".7"`)) +
          line("M-196 -40A84 124 0 0 1 -150 -108", "#c9c6f0", 6, `opacity="${light.pick(0.5, 0.1)}"`),
      ) +
      block(780, 850, light.pick("#dcb78c", "#b98f63")),
    { edge: 590 },
  );
}

/** A dumbbell that lies, its middle at 0 0. */
const dumbbell = (light: Light, color: string) =>
  light.vol(roundBox(-120, -20, 240, 40, 8), "#c9c2bd", { way: "down", k: 1.2 }) +
  times(12, (i) => box(-66 + i * 11, -20, 3, 40, "#5a5058", 'opacity=".25"')) +
  [-1, 1]
    .map(
      (k) =>
        light.vol(roundBox(k * 118 - 22, -58, 44, 116, 14), color, { way: "down" }) +
        light.vol(roundBox(k * 188 - 56, -94, 112, 188, 30), color, { way: "down", k: 1.1 }) +
        light.vol(roundBox(k * 188 - 10, -95, 20, 190, 8), gold, { way: "down" }) +
        light.vol(roundBox(k * 254 - 14, -66, 28, 132, 12), color, { way: "down" }),
    )
    .join("");

function weights(mood: Mood) {
  const light = lightOf(mood, palette);
  const stand =
    light.vol(roundBox(-20, -330, 40, 180, 8), "#c9c2bd", { k: 1.2 }) +
    [-112, -368]
      .map(
        (y) =>
          light.vol(roundBox(-96, y - 60, 192, 116, 30), terra, { k: 1.05 }) +
          light.vol(roundBox(-97, y - 12, 194, 20, 8), gold),
      )
      .join("") +
    light.vol(roundBox(-58, -186, 116, 34, 12), terra) +
    light.vol(roundBox(-58, -324, 116, 34, 12), terra) +
    light.vol(roundBox(-66, -452, 132, 28, 12), terra) +
    light.vol(roundBox(-66, -60, 132, 26, 12), terra);
  return light.item(
    light.towels(286, 662, 270, 58, light.pick(["#f7eddc", "#b7b4d6", "#f7eddc"], ["#d2b895", "#5f5c90", "#d2b895"])) +
      light.cast(664, 690, 110, 22) +
      at(680, 722, stand, 0, 1.14) +
      light.cast(430, 846, 296, 26) +
      at(430, 748, dumbbell(light, indigo(light)), 3, 1.14),
    { edge: 610 },
  );
}

function kettle(mood: Mood) {
  const light = lightOf(mood, palette);
  const handle = "M376 470C330 380 360 262 430 246Q500 236 570 246C640 262 670 380 624 470";
  const body = "M500 400C620 400 714 488 714 602C714 676 676 736 620 772H380C324 736 286 676 286 602C286 488 380 400 500 400Z";
  return light.item(
    light.bottle(806, 800, 124, 250, light.pick("#e9e0ee", "#a79fc4"), { kind: "cap", cap: terra, label: terra }) +
      light.cast(500, 776, 190, 30) +
      rod(light, handle, indigo(light), 62) +
      path("M376 470Q500 400 624 470L640 520H360Z", light.tones.shade, 'opacity=".4" filter="url(#near)"') +
      light.vol(body, indigo(light), { k: 0.5 }) +
      `<g>${inside("kettle", path(body, "#000"), light.ball(500, 600, 226, 214, indigo(light), 1.05))}</g>` +
      inside("kettle-band", path(body, "#000"), light.vol("M270 650Q500 720 730 650V690Q500 762 270 690Z", terra, { k: 0.9 })) +
      oval(500 - light.s * 92, 494, 66, 30, light.pick("#fffaf0", "#ffd9a4"), `opacity=".5" filter="url(#soft)" transform="rotate(${-light.s * 28} ${500 - light.s * 92} 494)"`) +
      line(light.day ? "M314 640Q322 700 368 742" : "M686 640Q678 700 632 742", "#fffaf0", 6, `opacity="${light.pick(0.18, 0.16)}" filter="url(#near)"`),
    { edge: 620 },
  );
}

function singing(mood: Mood) {
  const light = lightOf(mood, palette);
  const bowl = "M248 450C252 570 330 664 430 676H570C670 664 748 570 752 450Z";
  return light.item(
    light.cast(500, 812, 320, 38) +
      light.vol("M190 740C180 690 260 660 500 660C740 660 820 690 810 740C826 800 740 830 500 830C260 830 174 800 190 740Z", plum(light), { k: 0.9 }) +
      oval(500, 690, 270, 36, light.pick("#8d5f86", "#7a4f74")) +
      line("M196 752Q500 820 804 752", gold, 5, 'opacity=".8"') +
      times(14, (i) => line(`M${236 + i * 40} ${700 + Math.abs(i - 6.5) * -1.5}q${(i - 6.5) * -3} 50 ${(i - 6.5) * 2} 110`, light.tones.shade, 3, 'opacity=".16"')) +
      oval(500, 684, 170, 24, light.tones.shade, 'opacity=".45" filter="url(#near)"') +
      light.vol(bowl, "#c8903f", { k: 1.15 }) +
      inside(
        "bowl",
        path(bowl, "#000"),
        line("M240 506A262 66 0 0 0 760 506", "#8d5f22", 5, 'opacity=".55"') +
          line("M240 512A262 66 0 0 0 760 512", "#ffe6b0", 3, 'opacity=".6"') +
          times(23, (i) => {
            const x = 270 + i * 21;
            const y = 548 + 62 * Math.sqrt(Math.max(0, 1 - ((x - 500) / 262) ** 2));
            return circle(x, y, 7, "#8d5f22", 'opacity=".42"') + circle(x - 1.5, y - 1.5, 4, "#ffe6b0", 'opacity=".4"');
          }),
      ) +
      oval(500, 450, 252, 62, "#e8bd72") +
      oval(500, 453, 238, 55, "#8d5f22") +
      linear("inner", light.pick(["#5a370f", "#9c6a2a", "#d9ab5e"], ["#f3c67e", "#8d5f22", "#3b2408"]), [0, 0, 1, 0.4]) +
      oval(500, 455, 234, 53, "url(#inner)") +
      oval(500, 476, 150, 24, "#ffe6b0", 'opacity=".32" filter="url(#near)"') +
      light.lay(
        at(
          640,
          400,
          light.vol(roundBox(-18, -260, 36, 190, 16), wood(light)) +
            light.vol(roundBox(-26, -90, 52, 170, 22), plum(light)) +
            box(-26, -92, 52, 12, gold, 'rx="5"') +
            line("M-24 20H24M-24 -30H24", light.tones.shade, 2, 'opacity=".3"'),
          38,
          0.92,
        ),
      ),
    { edge: 630 },
  );
}

function rope(mood: Mood) {
  const light = lightOf(mood, palette);
  const coil = "M300 330C360 200 560 180 660 300C760 430 700 640 540 690C380 736 260 620 286 480C312 350 480 286 590 366C700 450 660 600 540 624C420 644 350 560 372 470C396 390 500 370 566 430C630 500 640 620 700 700";
  const grip = (color: string) =>
    light.vol("M-24 -120Q-26 -136 0 -136Q26 -136 24 -120L30 120Q28 140 0 140Q-28 140 -30 120Z", wood(light), { k: 1 }) +
    light.vol("M-25 -112H25L26 -70H-26Z", color) +
    light.vol("M-29 86H29L30 120Q28 140 0 140Q-28 140 -30 120Z", color) +
    times(3, (i) => line(`M-26 ${-30 + i * 26}Q0 ${-22 + i * 26} 27 ${-30 + i * 26}`, light.tones.shade, 3, 'opacity=".28"'));
  const cord =
    line(coil, light.pick("#343160", "#2a2752"), 22) +
    line(coil, indigo(light), 17) +
    line(coil, light.pick("#a6a3d4", "#cfa981"), 4, `opacity=".75" transform="translate(${-light.s * 3} -4)"`);
  return light.item(
    light.lay(
      at(
        500,
        510,
        light.vol(roundBox(-372, -300, 744, 600, 20), light.pick("#f3e3c9", "#5a4a66"), { k: 0.22 }) +
          times(5, (i) => line(`M-372 ${-246 + i * 124}H372`, light.tones.shade, 2, 'opacity=".05"')) +
          line("M-372 -262H372M-372 262H372", terra, 7, 'opacity=".6"'),
        -14,
      ),
    ) +
      light.lay(cord) +
      light.lay(at(250, 424, grip(terra), 32) + at(748, 782, grip(terra), -32), true),
    { flat: true },
  );
}

const floorMat = (light: Light, x: number, y: number, w: number, h: number, lean: number, color: string) => {
  const d = `M${x - w * 0.36 + lean} ${y - h}H${x + w * 0.36 + lean}L${x + w / 2} ${y}H${x - w / 2}Z`;
  return (
    path(d, light.tones.shade, 'opacity=".4" transform="translate(0 10)" filter="url(#near)"') +
    light.vol(d, color, { k: 0.35 }) +
    path(`M${x - w / 2} ${y}H${x + w / 2}V${y + 8}H${x - w / 2}Z`, light.tones.shade, 'opacity=".5"') +
    path(`M${x - w / 2} ${y}H${x + w / 2}V${y + 7}H${x - w / 2}Z`, color)
  );
};

/** The tree before the window. */
function tree(light: Light, x: number, y: number, size: number) {
  const random = randomOf(7);
  const colors = light.pick(
    [
      ["#e9a98a", "#d98c6c"],
      ["#f3c4a4", "#e3a586"],
      ["#d3785a", "#bb6247"],
    ],
    [
      ["#b9748a", "#935a78"],
      ["#e29a8c", "#bd7480"],
      ["#865d8c", "#674873"],
    ],
  );
  const bark = light.pick("#7a5348", "#2a2038");
  const crowns = [
    [-150, -330, 120],
    [140, -350, 130],
    [0, -440, 150],
    [-70, -280, 90],
    [90, -250, 90],
    [220, -260, 80],
    [-230, -250, 76],
  ] as const;
  return at(
    x,
    y,
    path("M-26 20C-14 -80 -20 -140 -16 -190C-60 -230 -110 -260 -150 -330L-140 -336C-90 -270 -40 -244 -8 -226C-2 -300 -6 -360 0 -440H12C10 -360 16 -300 18 -236C50 -270 100 -290 140 -350L150 -344C120 -270 60 -230 26 -186C24 -130 22 -60 40 20Z", bark) +
      crowns
        .map(([cx, cy, r], n) =>
          times(26, (i) => {
            const angle = i * 2.4 + n;
            const reach = Math.sqrt((i + 0.5) / 26) * r;
            const pair = colors[(i + (Math.sin(angle) > 0.2 ? 2 : 0)) % 3] ?? ["#e9a98a", "#d98c6c"];
            return at(
              cx + reach * Math.cos(angle),
              cy + reach * 0.8 * Math.sin(angle),
              leaf(48, 17, [pair[0] ?? "", pair[1] ?? ""]),
              Math.round(random() * 360),
            );
          }),
        )
        .join(""),
    0,
    size,
  );
}

const cushion = (light: Light, x: number, y: number, w: number, color: string) =>
  light.cast(x, y, w * 0.5, w * 0.07) +
  light.vol(
    `M${x - w / 2} ${y - w * 0.17}C${x - w * 0.53} ${y - w * 0.32} ${x - w * 0.3} ${y - w * 0.34} ${x} ${y - w * 0.34}C${x + w * 0.3} ${y - w * 0.34} ${x + w * 0.53} ${y - w * 0.32} ${x + w / 2} ${y - w * 0.17}C${x + w * 0.54} ${y} ${x + w * 0.3} ${y + w * 0.04} ${x} ${y + w * 0.04}C${x - w * 0.3} ${y + w * 0.04} ${x - w * 0.54} ${y} ${x - w / 2} ${y - w * 0.17}Z`,
    color,
  ) +
  oval(x, y - w * 0.26, w * 0.38, w * 0.062, "#fff", `opacity="${light.pick(0.16, 0.08)}"`) +
  line(`M${x - w * 0.5} ${y - w * 0.15}Q${x} ${y - w * 0.03} ${x + w * 0.5} ${y - w * 0.15}`, gold, w * 0.014, 'opacity=".8"');

function studio(mood: Mood) {
  const light = lightOf(mood, palette);
  return light.scene(
    box(0, 0, 1600, 650, "url(#wall)") +
      light.panes(70, 130, 380, 380, 2, 2, 0.4) +
      [560, 880, 1200].map((x) => light.windowOf(x, 90, 230, 500, { arch: true, cols: 2, rows: 3 })).join("") +
      box(0, 622, 1600, 30, light.pick("#fbf2e2", "#2d2844")) +
      light.boards(650, light.pick(["#cf9f70", "#e6c196"], ["#332a44", "#57435a"]), [900, 120]) +
      (light.day
        ? `<g filter="url(#soft)" opacity=".42">${[560, 880, 1200].map((x) => path(`M${x + 40} 660H${x + 230}L${x + 520} 1000H${x + 240}Z`, "#fff6df")).join("")}</g>`
        : light.glow(860, 640, 700, 0.28)) +
      light.plant(1496, 720, 0.92, { kind: "tree", pot: light.pick("#e9b79c", "#a56b52") }) +
      light.plant(478, 690, 0.6, { kind: "blade", pot: light.pick("#f1e6d6", "#a994a0") }) +
      light.pendant(400, 170, 0.8, light.pick(terra, "#a5583f"), 420) +
      light.pendant(250, 250, 0.62, light.pick(terra, "#a5583f"), 340) +
      floorMat(light, 730, 760, 230, 74, 40, indigo(light)) +
      floorMat(light, 1020, 760, 230, 74, -10, terra) +
      floorMat(light, 1300, 760, 230, 74, -60, plum(light)) +
      floorMat(light, 560, 952, 370, 132, 84, terra) +
      floorMat(light, 1000, 952, 370, 132, -6, plum(light)) +
      floorMat(light, 1400, 952, 340, 132, -90, indigo(light)) +
      cushion(light, 996, 850, 140, gold),
    [900, 420],
  );
}

function windowTree(mood: Mood) {
  const light = lightOf(mood, palette);
  const frame = light.pick("#fbf4e8", "#3d3654");
  return light.scene(
    box(0, 0, 1600, 790, "url(#wall)") +
      light.leafShade(light.pick(60, 60), light.pick(460, 340), 1.9, -8) +
      circle(1020 + light.s * 10, 406, 372, light.tones.shade, 'opacity=".2" filter="url(#soft)"') +
      circle(1020, 396, 368, frame) +
      circle(1020, 396, 346, light.tones.shade, 'opacity=".2"') +
      inside(
        "round",
        circle(1020, 396, 340, "#000"),
        light.view(680, 56, 680, 680) +
          (light.day
            ? circle(1190, 210, 62, "#fffaf0", 'opacity=".9"') + light.glow(1190, 210, 200, 0.4, "#fff0cf")
            : circle(1200, 200, 48, "#ffe9c4") + light.glow(1200, 200, 240, 0.7)) +
          path("M660 690Q860 600 1060 650T1400 610V760H660Z", light.pick("#b9c39a", "#2c2a44")) +
          tree(light, 1010, 700, 1.1) +
          path("M760 760L1120 40H1240L880 760Z", "#fff", `opacity="${light.pick(0.16, 0.03)}"`),
      ) +
      box(1015, 56, 10, 680, frame) +
      box(680, 391, 680, 10, frame) +
      circle(1020, 396, 345, "none", `stroke="${light.tones.shade}" stroke-width="3" opacity=".25"`) +
      box(0, 772, 1600, 24, light.pick("#fbf2e2", "#2d2844")) +
      light.boards(796, light.pick(["#cf9f70", "#e6c196"], ["#332a44", "#57435a"]), [1020, 0]) +
      (light.day ? oval(1120, 910, 420, 70, "#fff6df", 'opacity=".42" filter="url(#soft)"') : oval(1020, 880, 430, 60, "#ffb980", 'opacity=".2" filter="url(#mist)"')) +
      floorMat(light, 1020, 962, 620, 124, 0, indigo(light)) +
      cushion(light, 1020, 914, 220, terra) +
      light.plant(1462, 880, 0.86, { kind: "blade", pot: light.pick("#e9b79c", "#a56b52") }) +
      light.candle(650, 890, 58, 70) +
      light.candle(584, 902, 54, 44) +
      light.cast(1300, 930, 56, 9) +
      light.vol("M1242 868C1246 904 1270 926 1296 928H1310C1336 926 1360 904 1364 868Z", "#c8903f") +
      oval(1303, 868, 61, 13, "#e8bd72") +
      oval(1303, 870, 54, 10, "#8d5f22"),
    [1020, 420],
  );
}

function pose(mood: Mood) {
  const light = lightOf(mood, palette);
  const figure =
    path("M-40 -330C-46 -240 -34 -190 -27 -156C-31 -90 -20 -44 -16 -12C-28 2 -46 6 -50 16H22C22 0 16 -10 14 -22C22 -90 26 -130 22 -170C32 -220 38 -270 38 -330Z", "url(#body)") +
    path("M-8 -352C54 -344 124 -286 160 -240C168 -226 162 -213 147 -210C102 -202 54 -184 26 -164C12 -155 -2 -150 -5 -161C-6 -178 12 -191 26 -199C56 -215 78 -222 94 -231C60 -246 16 -262 -14 -284Z", "url(#body)") +
    path("M-44 -330C-40 -380 -28 -404 -32 -440C-36 -480 -54 -500 -58 -522C-50 -546 -20 -550 -12 -560V-580H12V-560C20 -550 50 -546 58 -522C54 -500 36 -480 32 -440C28 -404 40 -380 44 -330C30 -306 -30 -306 -44 -330Z", "url(#body)") +
    oval(0, -612, 30, 38, "url(#body)") +
    circle(4, -660, 17, "url(#body)") +
    path("M-60 -516C-92 -570 -98 -640 -12 -764L2 -772L6 -752C-64 -650 -70 -590 -36 -532Z", "url(#body)") +
    path("M60 -516C92 -570 98 -640 12 -764L-2 -772L-6 -752C64 -650 70 -590 36 -532Z", "url(#body)");
  return light.scene(
    linear("sky", light.pick(["#f6dcb9", "#f9e6cb", "#fdf1dd"], ["#1b1a38", "#3a2f5a", "#8a5568"])) +
      box(0, 0, 1600, 1000, "url(#sky)") +
      radial("sun", light.pick(["#fffaf0", "#fde0ac", "#f3b988"], ["#ffe0a8", "#ffb678", "#e8805c"]), 0.5, 0.4, 0.62) +
      light.glow(1010, 430, 560, light.pick(0.3, 0.75), light.pick("#fff3d8", "#ff9d6a")) +
      circle(1010, 430, 300, "url(#sun)") +
      `<g opacity=".6" filter="url(#soft)">${oval(430, 250, 210, 16, light.pick("#fffaf0", "#6a4a6e")) + oval(610, 290, 160, 12, light.pick("#fffaf0", "#6a4a6e")) + oval(1340, 190, 180, 13, light.pick("#fffaf0", "#6a4a6e"))}</g>` +
      path("M0 660Q200 520 420 610T820 600T1200 590T1600 560V1000H0Z", light.pick("#e6c3a6", "#5a3f62")) +
      path("M0 720Q260 600 560 680T1060 660T1600 640V1000H0Z", light.pick("#d3a58f", "#41305a")) +
      linear("lake", light.pick(["#f3d9bb", "#e3b998"], ["#7a4c66", "#33294e"])) +
      box(0, 722, 1600, 150, "url(#lake)") +
      times(9, (i) => oval(1010 + ((i * 53) % 70) - 35, 736 + i * 14, 250 - i * 16, 3.5, light.pick("#fffaf0", "#ffc08a"), 'opacity=".6"')) +
      path("M0 800Q180 760 420 802T700 850L0 900Z", light.pick("#a9786f", "#2a2242")) +
      light.boards(850, light.pick(["#b98266", "#8f5d52"], ["#2c2240", "#1a1530"]), [1010, 500]) +
      box(0, 846, 1600, 10, light.pick("#d6a583", "#5a4060")) +
      floorMat(light, 1010, 956, 470, 70, 0, light.pick(terra, "#a5583f")) +
      oval(1020, 934, 120, 14, light.tones.shade, 'opacity=".5" filter="url(#near)"') +
      linear("body", light.pick(["#5a3a58", "#46304e", "#3a2844"], ["#2a1e38", "#1c1630", "#120e22"]), [0, 0, 1, 1]) +
      `<g transform="translate(1000 930) scale(.98)">${figure}</g>` +
      at(250, 900, times(13, (i) => at(i * 16 - 90, 0, leaf(150 + ((i * 47) % 90), 13, light.pick(["#8a5f5c", "#704a52"], ["#1f1934", "#17122a"]), (i - 6) * 6), (i - 6) * 6))) +
      at(1480, 920, times(11, (i) => at(i * 16 - 80, 0, leaf(170 + ((i * 53) % 100), 14, light.pick(["#8a5f5c", "#704a52"], ["#1f1934", "#17122a"]), (i - 5) * 7), (i - 5) * 6))),
    [1010, 440],
  );
}


export const pictures: TradePictures = [mat, weights, kettle, singing, rope, studio, windowTree, pose];
