import type { TradePictures } from "../moods";
import {
  at,
  box,
  chair,
  circle,
  croissant,
  cup,
  curve,
  type Light,
  line,
  mix,
  oval,
  path,
  picturesOf,
  planks,
  plateSide,
  potted,
  randomOf,
  ring,
  slab,
  times,
  tube,
  turned,
  twig,
  window,
  wineGlass,
} from "./bakery-parts";

const picture = picturesOf({
  day: {
    wall: ["#e6ebee", "#cfdae0"],
    ground: ["#d2bb9c", "#b4967a"],
    dark: "#22283a",
    light: "#fffcf2",
  },
  evening: {
    wall: ["#0b121d", "#1a2533"],
    ground: ["#2e2622", "#100e10"],
    dark: "#05080e",
    light: "#ffbf78",
  },
});

const navy = "#3f5673";
const brass = "#cfa557";
const linen = "#f3efe8";
const wood = "#8a6244";

/** A lamp on its foot; `y` is where it stands. */
const lamp = (l: Light, x: number, y: number, size: number, foot = brass) =>
  (l.day ? "" : oval(x, y - 190 * size, 330 * size, 330 * size, l.glow("#ffc36b", 0.75))) +
  at(
    x,
    y,
    l.cast(0, 0, 54, 9) +
      path(turned(0, [[12, -130], [16, -110], [52, -70], [44, -30], [24, -8], [48, 0]], 0.16), l.cyl(foot)) +
      path("M-56 -250H56L88 -124Q0 -108 -88 -124Z", l.day ? l.cyl("#f1e6d2") : l.grad("#fff0c8", "#f4b565")) +
      oval(0, -250, 56, 8, l.pick(l.dim("#f1e6d2", 0.15), "#fff6dc")),
    0,
    size,
  );

/** Hills and a lake, for windows and the terrace, in a box. */
function landscape(l: Light, x: number, y: number, w: number, h: number) {
  const hill = (level: number, rise: number, seed: number, day: string, evening: string) => {
    const random = randomOf(seed);
    const top = curve(Array.from({ length: 8 }, (_, i) => [x - w * 0.05 + (i * w * 1.1) / 7, y + h * (level - rise * random())] as const), 8);
    return path(`M${x - w * 0.06} ${y + h}L${top.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}L${x + w * 1.06} ${y + h}Z`, l.pick(day, evening));
  };
  return (
    box(x, y, w, h, l.pick(l.grad("#bfd9e6", "#fdf1dc"), l.grad("#101a33", "#d08a5c"))) +
    circle(x + w * l.pick(0.26, 0.7), y + h * l.pick(0.3, 0.52), Math.min(w, h) * 0.07, l.pick("#fffbe6", "#ffd9a0")) +
    oval(x + w * l.pick(0.26, 0.7), y + h * l.pick(0.3, 0.52), w * 0.26, w * 0.26, l.glow(l.pick("#fff6d8", "#ffbf78"), 0.6)) +
    hill(0.6, 0.3, 5, "#b3c6d2", "#3a3a52") +
    hill(0.66, 0.22, 12, "#93aebb", "#282c42") +
    hill(0.72, 0.12, 8, "#7d9c98", "#1a2133") +
    box(x, y + h * 0.72, w, h * 0.28, l.pick(l.grad("#a9c9d6", "#d5e6e6"), l.grad("#4a4152", "#1a2236"))) +
    times(16, (i) => line(`M${x + w * (l.pick(0.16, 0.58) + ((i * 37) % 24) / 100)} ${y + h * (0.735 + i * 0.016)}h${w * (0.02 + ((i * 13) % 5) / 90)}`, l.pick("#ffffff", "#ffcf94"), 3, 'opacity=".6"')) +
    hill(0.86, 0.06, 31, "#6d8f74", "#101a20")
  );
}

const curtain = (l: Light, x: number, y: number, w: number, h: number, hex: string) =>
  l.inside(
    `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
    box(x, y, w, h, l.face(hex, 0.8)) +
      times(Math.round(w / 34), (i) => {
        const left = x + i * 34;
        return box(left, y, 13, h, l.dim(hex, 0.4), `opacity=".55" ${l.blur(5)}`) + box(left + 19, y, 7, h, l.lit(hex, 0.5), `opacity=".6" ${l.blur(3)}`);
      }),
  ) + box(x, y + h - 6, w, 6, l.dim(hex, 0.4), 'opacity=".4"');

/** A bed from its foot, 700 wide; `y` is the floor. */
function bed(l: Light, x: number, y: number, s: number) {
  const pillow = (px: number, py: number, w: number, h: number, hex: string) => {
    const d = `M${px - w / 2} ${py}Q${px - w / 2 - 14} ${py - h / 2} ${px - w / 2 + 6} ${py - h}Q${px} ${py - h - 16} ${px + w / 2 - 6} ${py - h}Q${px + w / 2 + 14} ${py - h / 2} ${px + w / 2} ${py}Q${px} ${py + 14} ${px - w / 2} ${py}Z`;
    return `<g opacity=".4" ${l.blur(10)}>${path(d, l.colors.dark, `transform="translate(${-l.side * 10} 8)"`)}</g>` + l.form(d, hex, 24, line(`M${px - w * 0.4} ${py - h * 0.85}Q${px - w * 0.3} ${py - h * 0.5} ${px - w * 0.16} ${py - h * 0.4}M${px + w * 0.4} ${py - h * 0.85}Q${px + w * 0.3} ${py - h * 0.5} ${px + w * 0.18} ${py - h * 0.42}`, l.dim(hex, 0.3), 7, `opacity=".4" ${l.blur(4)}`));
  };
  return at(
    x,
    y,
    l.cast(0, 0, 390, 26) +
      // Headboard in padded strips.
      l.form(slab(-390, -470, 780, 400, 26), navy, 26, times(7, (i) => box(-390 + (i + 1) * 97, -470, 5, 400, l.dim(navy, 0.55), `opacity=".6" ${l.blur(3)}`) + box(-390 + i * 97 + 20, -460, 24, 380, l.lit(navy, 0.25), `opacity=".4" ${l.blur(10)}`))) +
      pillow(-172, -208, 290, 138, linen) +
      pillow(172, -208, 290, 138, linen) +
      pillow(-130, -190, 220, 110, "#dfe4e6") +
      pillow(130, -190, 220, 110, "#dfe4e6") +
      pillow(0, -180, 190, 92, brass) +
      // The duvet, the throw over its foot, the feet.
      times(2, (i) => box(i ? 300 : -336, -26, 36, 30, l.cyl(wood))) +
      l.form("M-360 -196Q-372 -210 -340 -216Q0 -240 340 -216Q372 -210 360 -196L376 -30Q376 -12 352 -12H-352Q-376 -12 -376 -30Z", linen, 40, line("M-250 -200Q-230 -120 -262 -20M250 -200Q232 -120 262 -20M-90 -214Q-100 -120 -84 -20M96 -214Q104 -120 90 -20", l.dim(linen, 0.3), 16, `opacity=".4" ${l.blur(9)}`)) +
      l.form("M-340 -218Q0 -242 340 -218L350 -176Q0 -198 -350 -176Z", "#fbf8f2", 12) +
      l.form("M-370 -116Q0 -140 370 -116L382 -10Q382 0 360 0H-360Q-382 0 -382 -10Z", mix(navy, "#8fa5b8", 0.45), 26, times(23, (i) => line(`M${-360 + i * 32} -124L${-366 + i * 33} 0`, l.dim(navy, 0.2), 5, 'opacity=".35"'))),
    0,
    s,
  );
}

const bedroom = (l: Light) =>
  l.item(
    box(0, 770, 1000, 10, l.tone("#efeae0"), 'opacity=".5"') +
      [150, 850]
        .map((x) => l.cast(x, 836, 70, 12) + l.form(slab(x - 72, 668, 144, 132, 8), wood, 14, box(x - 62, 724, 124, 4, l.dim(wood, 0.5))) + circle(x, 700, 7, l.ball(brass)) + circle(x, 760, 7, l.ball(brass)) + box(x - 60, 798, 12, 36, l.cyl(wood)) + box(x + 48, 798, 12, 36, l.cyl(wood)) + lamp(l, x, 668, 0.74))
        .join("") +
      // A picture of hills above the bed.
      l.drop("M380 130H620V300H380Z", 12) +
      box(372, 122, 256, 186, l.face(brass)) +
      box(382, 132, 236, 166, l.tone("#f6f1e6")) +
      l.inside("M404 152H596V278H404Z", landscape(l, 404, 152, 192, 126)) +
      bed(l, 500, 850, 0.84) +
      path("M60 880H940L1000 960H0Z", l.face("#dcd3c4"), `opacity="${l.pick(0.7, 0.35)}"`),
    772,
  );

function tray(l: Light) {
  return l.item(
    // Linen with soft folds under the tray.
    l.form("M-60 560C160 500 300 590 500 550C700 510 860 590 1060 540V1060H-60Z", linen, 60, line("M40 640Q300 700 360 1000M980 620Q780 720 720 1000M140 800Q260 860 200 1000M860 840Q800 900 860 1000", l.dim(linen, 0.25), 30, `opacity=".45" ${l.blur(16)}`)) +
      l.cast(500, 846, 400, 40) +
      path("M110 690H890L950 836H50Z", l.face("#a87a50")) +
      path("M128 700H872L922 824H78Z", l.dim("#8f6440", 0.25)) +
      path("M132 708H868L914 820H86Z", l.face("#b5865a", 0.7)) +
      box(50, 832, 900, 30, l.down("#8f6440"), 'rx="8"') +
      box(50, 832, 900, 4, l.lit("#cfa070", 0.4), 'opacity=".7"') +
      [74, 926].map((x) => l.form(tube(curve([[x, 800], [x + (x < 500 ? -40 : 40), 780], [x + (x < 500 ? -26 : 26), 716], [x + (x < 500 ? 28 : -28), 712]], 8), [9]), brass, 6)).join("") +
      // The pot, a glass of juice, flowers in a vase.
      at(
        236,
        740,
        l.cast(0, 0, 86, 16) +
          l.form(tube(curve([[72, -160], [136, -170], [140, -80], [76, -50]], 8), [11]), navy, 8) +
          l.form(tube(curve([[-70, -60], [-112, -90], [-110, -160], [-140, -190]], 8), [20, 18, 16, 14, 12, 11, 10]), navy, 9) +
          path(turned(0, [[44, -220], [64, -180], [88, -90], [80, -20], [66, 0]], 0.2), l.cyl(navy)) +
          oval(0, -220, 45, 10, l.lit(navy, 0.2)) +
          path("M-44 -222Q-36 -252 0 -254Q36 -252 44 -222Z", l.cyl(navy)) +
          circle(0, -262, 11, l.ball(brass)) +
          l.shine(l.side * 48, -110, 9, 56, 0.45, -l.side * 6),
      ) +
      twig(l, 812, 600, 170, -18, "#f4e3d6") +
      twig(l, 816, 600, 210, 2, "#e7a48c") +
      twig(l, 822, 600, 170, 22, "#f4e3d6") +
      l.cast(816, 726, 44, 9) +
      path(turned(816, [[20, 580], [20, 610], [46, 680], [36, 724]], 0.2), l.cyl("#dfe5e6")) +
      at(
        656,
        744,
        l.cast(0, 0, 46, 9) + path("M-46 -150H46L38 0H-38Z", l.pick("#ffffff", "#ffe0b0"), `opacity="${l.pick(0.5, 0.2)}"`) + path("M-43 -116H43L37 -4H-37Z", l.cyl("#f0a136")) + oval(0, -116, 43, 8, l.lit("#f8c064", 0.3)) + oval(0, -150, 46, 8, "none", 'stroke="#fff" stroke-width="3" opacity=".9"') + l.shine(l.side * 30, -70, 5, 50, 0.7),
      ) +
      plateSide(l, 624, 788, 150, "#f6f1e8", 0.22) +
      croissant(l, 624, 776, 0.5) +
      l.steam(386, 640, 0.7, 0.7) +
      cup(l, 380, 792, 0.66, "#f6f1e8", { fill: "#4a2a1a" }) +
      at(
        836,
        800,
        l.cast(0, 0, 34, 8) + path(turned(0, [[34, -48], [30, -30], [12, -14], [26, 0]], 0.2), l.cyl("#f6f1e8")) + path("M-31 -50C-32 -92 -16 -110 0 -110C16 -110 32 -92 31 -50Q0 -40 -31 -50Z", l.ball("#d9a67c")),
      ),
    520,
  );
}

const room = (l: Light) => {
  const view = landscape(l, 270, 130, 460, 500);
  return l.item(
    window(l, 270, 130, 460, 500, "#f1ebe0", { columns: 2, rows: 2, view }) +
      curtain(l, 150, 96, 150, 690, mix(navy, "#c9d3da", l.pick(0.62, 0.3))) +
      curtain(l, 700, 96, 150, 690, mix(navy, "#c9d3da", l.pick(0.62, 0.3))) +
      box(110, 82, 780, 14, l.cyl(brass), 'rx="7"') +
      circle(110, 89, 15, l.ball(brass)) +
      circle(890, 89, 15, l.ball(brass)) +
      (l.day ? path("M300 800H700L560 1000H60Z", "#fffaf0", `opacity=".5" ${l.blur(12)}`) : "") +
      // A desk with a lamp, and its chair.
      l.cast(520, 922, 300, 22) +
      chair(l, 560, 912, 0.78, wood, navy) +
      line("M270 760L250 920M770 760L790 920", l.dim(wood, 0.1), 17) +
      l.form(slab(226, 726, 590, 40, 8), wood, 12) +
      box(226, 726, 590, 5, l.lit("#c99a6c", 0.4), 'opacity=".7"') +
      lamp(l, 690, 728, 0.78) +
      l.cast(330, 728, 80, 8) +
      box(262, 706, 150, 20, l.face(navy), 'rx="3"') +
      box(272, 688, 132, 18, l.face("#d9c3a0"), 'rx="3"') +
      twig(l, 470, 640, 110, -18, "#f4e3d6") +
      twig(l, 474, 640, 130, 6, "#e7a48c") +
      path(turned(472, [[15, 640], [15, 660], [32, 700], [26, 726]], 0.2), l.cyl("#dfe5e6")),
    790,
    "",
    false,
  );
};

function bath(l: Light) {
  const body = "M150 560H850C850 690 800 790 700 800H300C200 790 150 690 150 560Z";
  return l.item(
    window(l, 350, 100, 300, 330, "#f1ebe0", { columns: 2, rows: 2, view: landscape(l, 350, 100, 300, 330) }) +
      box(0, 640, 1000, 8, l.lit("#e8ecec", 0.3), 'opacity=".5"') +
      times(9, (i) => line(`M${500 + (i - 4) * 110} 760L${500 + (i - 4) * 190} 1000`, l.dim("#b4967a", 0.3), 3, 'opacity=".4"')) +
      line("M0 850H1000M0 930H1000", l.dim("#b4967a", 0.3), 3, 'opacity=".4"') +
      potted(l, 900, 800, 0.86, "#c9a07c", 4) +
      l.cast(500, 850, 330, 34) +
      // The tap that stands on the floor, behind the tub.
      line("M226 820V420Q226 350 290 350Q340 350 340 404", l.dim(brass, 0.35), 21) +
      line("M226 820V420Q226 350 290 350Q340 350 340 404", l.tone(brass), 16) +
      line(`M${226 + l.side * 4} 800V420`, l.lit(brass, 0.6), 4, 'opacity=".8"') +
      line("M196 470H256", l.tone(brass), 13) +
      // Foam, feet, tub.
      times(24, (i) => circle(196 + i * 26.6, 552 - Math.abs(Math.sin(i * 1.7)) * 36, 34 + (i % 3) * 8, l.ball(l.pick("#fdfdfb", "#c4c8d4"), 0.45))) +
      [290, 710].map((x) => path(`M${x - 26} 786Q${x - 40} 840 ${x - 34} 852H${x + 34}Q${x + 40} 840 ${x + 26} 786Z`, l.cyl(brass))).join("") +
      l.form(body, navy, 60, "", l.cyl(navy)) +
      l.form("M120 540Q120 522 140 522H860Q880 522 880 540Q880 572 850 574H150Q120 572 120 540Z", linen, 14, "", l.cyl(linen)) +
      // A towel over the rim, a stool with soap and a candle.
      l.drop("M590 520H740V720H590Z", 9, 0.8) +
      l.form("M586 524Q588 510 604 510H728Q744 510 746 524L750 720H582Z", "#f6f1e8", 16, box(582, 660, 170, 12, l.tone(brass), 'opacity=".8"') + line("M630 530V716M700 530V716", l.dim("#cfc6b8", 0.2), 9, `opacity=".5" ${l.blur(5)}`)) +
      l.steam(440, 470, 0.9, 0.5) +
      l.cast(160, 930, 90, 14) +
      line("M104 800L88 926M216 800L232 926M160 800V920", l.dim(wood, 0.1), 13) +
      l.form(slab(76, 776, 170, 28, 12), wood, 10) +
      (l.day ? "" : oval(200, 720, 200, 200, l.glow("#ffb757", 0.6))) +
      box(182, 724, 40, 52, l.cyl("#f3e6cf"), 'rx="6"') +
      (l.day ? "" : path("M202 676Q216 702 202 718Q188 702 202 676Z", "#ffd98a")) +
      path(turned(128, [[14, 716], [14, 728], [26, 742], [26, 774]], 0.2), l.cyl("#a7b8a4")) +
      box(122, 692, 12, 22, l.cyl(brass)),
    740,
    "",
    false,
  );
}

function key(l: Light) {
  const ringed = (x: number, y: number, r: number, w: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${l.dim(brass, 0.35)}" stroke-width="${w}"/><circle cx="${x + l.side * 2}" cy="${y - 2}" r="${r}" fill="none" stroke="${l.tone(brass)}" stroke-width="${w * 0.74}"/><circle cx="${x + l.side * 3}" cy="${y - 3}" r="${r}" fill="none" stroke="${l.lit(brass, 0.7)}" stroke-width="${w * 0.2}" opacity=".8"/>`;
  const shaft = "M-16 -10H16V330H16V352H78V392H54V412H78V446H16V470Q0 482 -16 470Z";
  const bow = `M0 -200C70 -200 110 -150 110 -100C110 -44 60 -10 30 0H-30C-60 -10 -110 -44 -110 -100C-110 -150 -70 -200 0 -200ZM0 -150C-40 -150 -62 -124 -62 -100C-62 -70 -34 -48 0 -48C34 -48 62 -70 62 -100C62 -124 40 -150 0 -150Z`;
  const tag = "M-104 -40Q-104 -60 -84 -76L-26 -122Q0 -140 26 -122L84 -76Q104 -60 104 -40V250Q104 280 74 280H-74Q-104 280 -104 250Z";
  const hook = ring(0, -76, 20);
  return l.item(
    planks(l, 0, 0, 1000, 1000, l.pick("#b08d6c", "#3a2a22"), 5, 12) +
      (l.day ? path("M-40 0L360 0L1000 640V900Z", "#fffaf0", `opacity=".42" ${l.blur(26)}`) + path("M520 0H700L1000 300V470Z", "#fffaf0", `opacity=".36" ${l.blur(20)}`) : oval(620, 380, 640, 580, l.glow("#ffbf78", 0.5))) +
      // The tag of leather, the key, the ring that joins them.
      at(
        640,
        560,
        l.drop(tag, 22) +
          l.form(tag, navy, 24, `<path d="${tag}" fill="none" stroke="${l.lit("#9fb4c8", 0.3)}" stroke-width="4" stroke-dasharray="13 9" opacity=".75" transform="translate(0 12) scale(.88)"/>`) +
          circle(0, -76, 27, l.ball(brass)) +
          path(hook, l.dim("#2a2018", 0.4)) +
          at(0, 110, path("M0 -62L14 -20L58 -18L23 8L36 50L0 25L-36 50L-23 8L-58 -18L-14 -20Z", l.face(brass, 1.2)) + oval(0, 0, 90, 90, "none", `stroke="${l.tone(brass)}" stroke-width="5"`)),
        -26,
        1.12,
      ) +
      at(
        404,
        428,
        `<g fill-rule="evenodd">${l.drop(bow, 18)}</g>` +
          l.drop(shaft, 18) +
          path(shaft, l.cyl(brass)) +
          path("M18 352H78V392H54V412H78V446H18Z", l.face(mix(brass, "#8a6a30", 0.3))) +
          [10, 40, 310].map((y) => l.form(slab(-30, y, 60, 22, 10), brass, 8)).join("") +
          path(bow, l.ball(brass), 'fill-rule="evenodd"') +
          `<path d="${bow}" fill="none" stroke="${l.lit(brass, 0.65)}" stroke-width="4" opacity=".8" transform="translate(${-l.side * 1.5} 2)"/>` +
          l.shine(l.side * 6, 180, 4, 110, 0.7),
        24,
        1.1,
      ) +
      `<g transform="translate(${-l.side * 10} 12)" opacity=".4" ${l.blur(7)}><circle cx="524" cy="382" r="112" fill="none" stroke="#000" stroke-width="14"/></g>` +
      ringed(524, 382, 112, 15),
    1000,
    "",
    false,
  );
}

function house(l: Light) {
  const stone = l.pick("#efe3cf", "#6f6a70");
  const warm = l.pick("#9fb6c2", "#ffcf84");
  const pane = (x: number, y: number, w: number, h: number, lit = true) =>
    (l.day || !lit ? "" : oval(x + w / 2, y + h / 2, w * 1.3, h, l.glow("#ffb85c", 0.6))) +
    box(x - 10, y - 10, w + 20, h + 20, l.face("#f4ede0")) +
    box(x, y, w, h, lit ? l.pick(l.grad("#8fa9b8", "#d3e0e2"), l.grad("#ffe2a4", "#f7b05a")) : l.pick(l.grad("#8fa9b8", "#c3d3d8"), l.grad("#1f2c40", "#2a3448"))) +
    (lit && !l.day ? path(`M${x} ${y}h${w * 0.3}Q${x + w * 0.26} ${y + h * 0.5} ${x + w * 0.08} ${y + h}H${x}ZM${x + w} ${y}h${-w * 0.3}Q${x + w * 0.74} ${y + h * 0.5} ${x + w * 0.92} ${y + h}H${x + w}Z`, "#c9823f", 'opacity=".5"') : "") +
    box(x + w / 2 - 3, y, 6, h, l.tone("#f4ede0")) +
    box(x, y + h * 0.4, w, 6, l.tone("#f4ede0")) +
    [x - w * 0.5 - 14, x + w + 14].map((sx) => l.form(slab(sx, y - 6, w * 0.5, h + 12, 3), navy, 8, times(9, (i) => box(sx + 6, y + 4 + (i * h) / 9, w * 0.5 - 12, 4, l.dim(navy, 0.5), 'opacity=".6"')))).join("") +
    box(x - 18, y + h + 10, w + 36, 12, l.down("#f4ede0"));
  const boxed = (x: number, y: number, w: number) => times(Math.round(w / 15), (i) => circle(x + 8 + i * 15, y - 8 - (i % 3) * 6, 11, l.pick(["#6f9a62", "#8fb07c", "#5a8458"], ["#33493a", "#3f5843", "#2a3d33"])[i % 3]!) + (i % 2 ? circle(x + 8 + i * 15, y - 16, 6, l.tone("#d9706a")) : "")) + box(x, y, w, 20, l.down(wood));
  const tree = (x: number, y: number, s: number) =>
    at(x, y, l.cast(0, 0, 80, 12) + box(-9, -170, 18, 170, l.cyl("#6b4c36")) + times(26, (i) => circle(Math.cos(i * 2.4) * (14 + i * 4.6), -270 + Math.sin(i * 2.4) * (14 + i * 5), 50, l.pick(Math.cos(i * 2.4) < 0 ? ["#8fb07c", "#7da06c"] : ["#5f8a5c", "#6d9764"], Math.cos(i * 2.4) > 0 ? ["#3d5240", "#34483a"] : ["#1b2a26", "#22342c"])[i % 2]!)), 0, s);
  const lantern = (x: number, y: number) => (l.day ? "" : oval(x, y + 24, 190, 190, l.glow("#ffc36b", 0.8))) + line(`M${x} ${y - 30}v16`, l.tone("#3a3a40"), 6) + path(`M${x - 20} ${y - 6}H${x + 20}L${x + 14} ${y + 50}H${x - 14}Z`, l.pick("#f6ecd0", "#fff0c0")) + path(`M${x - 26} ${y - 6}L${x} ${y - 28}L${x + 26} ${y - 6}Z`, l.tone("#3a3a40")) + box(x - 17, y + 48, 34, 8, l.tone("#3a3a40"));
  const sky = l.pick(l.grad("#bcd6e4", "#fdf0dc"), l.grad("#0d1730", "#b4745a"));
  return l.scene(
    times(l.day ? 0 : 40, (i) => circle((i * 397) % 1600, (i * 131) % 380, 1.4 + (i % 3), "#ffffff", `opacity="${0.25 + (i % 4) * 0.14}"`)) +
      `<g opacity=".8" ${l.blur(6)}>${times(17, (i) => circle(i * 100, 780 - (i % 4) * 22, 120, l.pick(i % 2 ? "#a9c0a6" : "#bccdb2", i % 2 ? "#17212c" : "#1d2832")))}</g>` +
      tree(420, 840, 1.1) +
      // The house: roof, front, windows on two floors.
      path("M560 300L680 130H1360L1480 300Z", l.face(l.pick("#8f5a48", "#3a2a30"))) +
      times(6, (i) => line(`M${666 - i * 20} ${150 + i * 28}H${1374 + i * 20}`, l.dim("#6b4034", 0.4), 4, 'opacity=".45"')) +
      [830, 1210].map((x) => path(`M${x - 64} 250V196L${x} 146L${x + 64} 196V250Z`, l.face(stone)) + box(x - 28, 194, 56, 56, l.pick("#9fb6c2", "#ffce80")) + box(x - 3, 194, 6, 56, l.tone("#f4ede0")) + line(`M${x - 74} 200L${x} 142L${x + 74} 200`, l.dim(l.pick("#8f5a48", "#3a2a30"), 0.3), 14)).join("") +
      box(590, 300, 860, 540, l.face(stone, 1.1)) +
      box(570, 288, 900, 24, l.down("#f4ede0")) +
      box(590, 312, 860, 24, l.colors.dark, `opacity=".3" ${l.blur(9)}`) +
      box(590, 560, 860, 14, l.down("#f4ede0")) +
      (l.day ? path("M590 312H860L1250 840H590Z", "#fffaf0", `opacity=".35" ${l.blur(20)}`) : "") +
      [690, 976, 1262].map((x, i) => pane(x, 366, 90, 150, i !== 2) + boxed(x - 24, 532, 138)).join("") +
      [690, 1262].map((x) => pane(x, 618, 90, 160) + boxed(x - 24, 796, 138)).join("") +
      // The door with its steps and the roof over it.
      (l.day ? "" : oval(1021, 720, 240, 260, l.glow("#ffb85c", 0.6))) +
      box(944, 608, 154, 232, l.face("#f4ede0")) +
      l.form("M960 624H1082V840H960Z", wood, 14, box(976, 640, 90, 80, warm, 'rx="4"') + box(1018, 640, 6, 80, l.tone(wood)) + box(978, 744, 86, 80, l.dim(wood, 0.35), 'opacity=".5"')) +
      circle(1070, 738, 7, l.ball(brass)) +
      l.form("M910 600Q1021 530 1132 600L1132 612H910Z", navy, 14) +
      lantern(916, 662) +
      lantern(1126, 662) +
      box(920, 840, 202, 16, l.down("#e4dccb")) +
      box(896, 856, 250, 16, l.down("#d5ccba")) +
      // The path, trees in pots, the lawn.
      path("M920 872H1122L1330 1000H640Z", l.face(l.pick("#e4d6bd", "#57504e"))) +
      (l.day ? path("M0 860H300L420 1000H0Z", "#fffdf0", `opacity=".4" ${l.blur(14)}`) : oval(1021, 900, 380, 90, l.glow("#ffbf6c", 0.7))) +
      potted(l, 858, 880, 0.4, "#c9856a", 5) +
      potted(l, 1184, 880, 0.4, "#c9856a", 9) +
      tree(1560, 910, 1.2),
    840,
    box(0, 0, 1600, 840, sky) + box(0, 838, 1600, 162, l.pick(l.grad("#a9bf90", "#84a174"), l.grad("#26342c", "#121b18"))),
  );
}

const terrace = (l: Light) =>
  l.scene(
    // Posts and bars of the railing, then the floor.
    box(0, 596, 1600, 14, l.cyl(l.pick("#f4efe4", "#8a7a68"))) +
      times(41, (i) => box(i * 40, 610, 7, 172, l.tone(l.pick("#f4efe4", "#7a6a5c")))) +
      [120, 620, 1120, 1560].map((x) => box(x - 13, 580, 26, 206, l.cyl(l.pick("#f4efe4", "#8a7a68")), 'rx="3"')).join("") +
      planks(l, 0, 782, 1600, 218, l.pick("#c3a27c", "#4a3a30"), 5, 7) +
      (l.day ? path("M200 782H760L420 1000H0V900Z", "#fffaf0", `opacity=".35" ${l.blur(16)}`) : oval(1060, 870, 560, 130, l.glow("#ffbf78", 0.6))) +
      // The parasol.
      l.cast(1060, 950, 90, 14) +
      box(1052, 150, 16, 790, l.cyl(wood)) +
      l.form("M690 310Q820 150 1060 130Q1300 150 1430 310Q1370 296 1310 318Q1250 296 1185 318Q1125 296 1060 318Q1000 296 936 318Q870 296 810 318Q750 296 690 310Z", linen, 30, path("M1060 130Q900 200 810 318Q870 296 936 318Q980 200 1060 130ZM1060 130Q1220 200 1310 318Q1250 296 1185 318Q1140 200 1060 130Z", l.tone(navy), 'opacity=".9"')) +
      circle(1060, 128, 11, l.ball(brass)) +
      chair(l, 780, 950, 0.98, wood, navy) +
      chair(l, 1350, 950, 0.98, wood, navy, -1) +
      // The table.
      line("M940 720L1000 944M1180 720L1120 944M1060 720V950", l.dim(wood, 0.1), 15) +
      path("M830 694A230 36 0 0 0 1290 694V710A230 38 0 0 1 830 710Z", l.cyl(wood)) +
      oval(1060, 694, 230, 36, l.face("#b5865a")) +
      wineGlass(l, 950, 700, 0.44, 0.5, "#e3cf9a") +
      wineGlass(l, 1176, 700, 0.44, 0.5, "#e3cf9a") +
      plateSide(l, 1060, 706, 76, "#f3efe8", 0.2) +
      times(7, (i) => circle(1030 + (i % 4) * 20, 690 - Math.floor(i / 4) * 18, 15, l.ball(["#d98a3a", "#c9503e", "#7f9a4a"][i % 3]!))) +
      (l.day ? "" : oval(1000, 660, 150, 150, l.glow("#ffb757", 0.8)) + box(990, 662, 22, 36, l.cyl("#f3e6cf")) + path("M1001 626Q1012 648 1001 660Q990 648 1001 626Z", "#ffe09a")) +
      potted(l, 180, 960, 1.15, "#c9856a", 6) +
      potted(l, 410, 930, 0.74, "#dfe5e6", 13),
    1000,
    landscape(l, 0, 0, 1600, 830),
  );

const lobby = (l: Light) => {
  const armchair = (x: number, y: number, s: number, hex: string) =>
    at(
      x,
      y,
      l.cast(0, 0, 250, 24) +
        [-170, 170].map((fx) => path(`M${fx - 16} -70H${fx + 16}L${fx + 7} 0H${fx - 7}Z`, l.cyl(wood))).join("") +
        l.form("M-190 -150C-210 -400 -150 -510 0 -510C150 -510 210 -400 190 -150Z", hex, 44, times(3, (i) => line(`M${-90 + i * 90} -500V-160`, l.dim(hex, 0.4), 8, `opacity=".5" ${l.blur(5)}`))) +
        l.form("M-150 -220Q-160 -250 -130 -252H130Q160 -250 150 -220L146 -150H-146Z", hex, 26, line("M-140 -214Q0 -200 140 -214", l.dim(hex, 0.5), 7, `opacity=".5" ${l.blur(4)}`)) +
        [-1, 1].map((k) => at(0, 0, l.form("M130 -70V-250Q132 -310 184 -312Q240 -310 240 -250L226 -70Z", hex, 30), 0, `${k} 1`)).join("") +
        l.form("M-226 -150H226V-84Q226 -62 204 -62H-204Q-226 -62 -226 -84Z", hex, 24) +
        l.form("M-86 -250C-96 -300 -92 -350 -76 -356C-20 -366 40 -366 82 -356C96 -330 96 -290 88 -250Q0 -236 -86 -250Z", brass, 22),
      0,
      s,
    );
  return l.scene(
    // Panels on the wall, the window, the picture.
    [0, 420, 840, 1260].map((x) => `<rect x="${x + 40}" y="80" width="340" height="560" rx="4" fill="none" stroke="${l.lit(l.pick("#dfe6ea", "#24303f"), 0.4)}" stroke-width="8" opacity=".7"/><rect x="${x + 46}" y="86" width="340" height="560" rx="4" fill="none" stroke="${l.dim(l.pick("#b4c2cb", "#121b28"), 0.2)}" stroke-width="4" opacity=".6"/>`).join("") +
      (l.day ? path("M80 0H560L1240 740H680Z", "#fffcf2", `opacity=".5" ${l.blur(22)}`) : "") +
      box(0, 714, 1600, 28, l.down(l.pick("#eef0ee", "#2a3442"))) +
      planks(l, 0, 742, 1600, 258, l.pick("#b58f6c", "#3a2a24"), 4, 21) +
      (l.day ? path("M100 742H560L1000 1000H360Z", "#fffaf0", `opacity=".35" ${l.blur(16)}`) : oval(1160, 860, 520, 150, l.glow("#ffbf78", 0.55))) +
      l.drop("M840 150H1090V420H840Z", 14) +
      box(830, 140, 270, 290, l.face(brass)) +
      box(842, 152, 246, 266, l.tone("#f6f1e6")) +
      l.inside("M872 182H1058V388H872Z", landscape(l, 872, 182, 186, 206)) +
      // The rug.
      oval(1040, 930, 470, 62, l.face(l.pick("#a9b8c4", "#3a4a5e"))) +
      oval(1040, 930, 440, 54, "none", `stroke="${l.lit("#e6ebee", 0.2)}" stroke-width="5" opacity=".6"`) +
      // The lamp on its long foot.
      (l.day ? "" : oval(1380, 300, 560, 520, l.glow("#ffc36b", 0.75))) +
      l.cast(1380, 896, 80, 12) +
      path("M1320 896Q1380 872 1440 896Q1380 908 1320 896Z", l.cyl(brass)) +
      box(1374, 320, 12, 566, l.cyl(brass)) +
      path("M1310 190H1450L1496 346Q1380 368 1264 346Z", l.day ? l.cyl("#f1e6d2") : l.grad("#fff0c8", "#f4b565")) +
      oval(1380, 190, 70, 10, l.pick(l.dim("#f1e6d2", 0.15), "#fff6dc")) +
      armchair(1060, 930, 0.98, navy) +
      // A side table with a cup and a book; the plant.
      l.cast(740, 930, 110, 14) +
      line("M740 720V924M690 928L740 900L790 928", l.tone(brass), 12) +
      path("M628 704A112 18 0 0 0 852 704V714A112 20 0 0 1 628 714Z", l.cyl(wood)) +
      oval(740, 704, 112, 18, l.face("#a87a52")) +
      cup(l, 710, 702, 0.3, linen) +
      box(752, 686, 84, 12, l.face("#b5654f"), 'rx="2"') +
      box(758, 674, 76, 12, l.face("#e3d5bb"), 'rx="2"') +
      l.steam(708, 646, 0.3, 0.6) +
      potted(l, 440, 920, 1.16, "#dfe5e6", 17),
    742,
  );
};

export const pictures: TradePictures = [
  picture(bedroom),
  picture(tray),
  picture(room),
  picture(bath),
  picture(key),
  picture(house),
  picture(terrace),
  picture(lobby),
];
