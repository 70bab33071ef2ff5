import type { TradePictures } from "../moods";
import {
  at,
  berry,
  board,
  bottle,
  box,
  candle,
  circle,
  curve,
  fork,
  knife,
  leaf,
  type Light,
  line,
  oval,
  path,
  pendant,
  picturesOf,
  planks,
  plateAbove,
  plateSide,
  type Point,
  randomOf,
  ring,
  slab,
  spoon,
  times,
  tube,
  turned,
  twig,
  window,
  wineGlass,
} from "./bakery-parts";

const picture = picturesOf({
  day: {
    wall: ["#f4e9de", "#e7d0bf"],
    ground: ["#ecdccb", "#d2b59b"],
    dark: "#3f1a14",
    light: "#fffaf0",
  },
  evening: {
    wall: ["#16090b", "#2b1215"],
    ground: ["#34191a", "#140809"],
    dark: "#0e0505",
    light: "#ffb468",
  },
});

const basil = (l: Light, x: number, y: number, size: number, turn: number) =>
  at(
    x,
    y,
    [-58, 58, 0]
      .map((it, i) => `<g opacity=".4" ${l.blur(5)} transform="translate(5 8)">${leaf(90, 36, ["#000", "#000"])}</g>` + at(0, 0, leaf(92 - i * 6, 38, [l.lit("#5f9a4c", 0.18), l.dim("#3f7a3a", 0.15)], 6), it))
      .join(""),
    turn,
    size,
  );

/** The table that is seen from above. */
const above = (l: Light, body: string, hex = l.pick("#efe2d3", "#2c1517")) =>
  l.item(
    box(0, 0, 1000, 1000, l.face(hex, 0.4)) +
      times(40, (i) => box(0, i * 25, 1000, 1.4, l.dim(hex, 0.2), 'opacity=".35"') + box(i * 25, 0, 1.4, 1000, l.dim(hex, 0.2), 'opacity=".25"')) +
      (l.day ? path("M-40 0L360 0L1000 640V900Z", "#fffaf0", `opacity=".5" ${l.blur(26)}`) + path("M520 0H700L1000 300V470Z", "#fffaf0", `opacity=".45" ${l.blur(20)}`) : oval(640, 380, 640, 580, l.glow("#ffb468", 0.5))) +
      body,
    1000,
    "",
    false,
  );

const napkin = (l: Light, x: number, y: number, w: number, h: number, turn: number, hex: string) =>
  at(x, y, l.drop(slab(-w / 2, -h / 2, w, h, 6), 10) + path(slab(-w / 2, -h / 2, w, h, 6), l.face(hex, 0.8)) + box(-w / 2 + w * 0.3, -h / 2, w * 0.03, h, l.dim(hex, 0.4), `opacity=".5" ${l.blur(4)}`) + box(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, "none", `stroke="${l.lit(hex, 0.5)}" stroke-width="3" opacity=".6"`), turn);

function soup(l: Light) {
  const random = randomOf(3);
  const bowl = "#3f5a5c";
  const body = turned(
    500,
    [
      [330, 540],
      [312, 640],
      [220, 748],
      [130, 784],
      [126, 800],
    ],
    0.24,
  );
  const surface = ring(500, 556, 296, 66);
  return l.item(
    l.steam(470, 480, 1.2, 0.7) +
      plateSide(l, 500, 780, 400, "#f1e6d8", 0.2) +
      oval(500, 792, 210, 34, l.colors.dark, `opacity="${l.pick(0.4, 0.6)}" ${l.blur(14)}`) +
      path(body, l.cyl(bowl)) +
      oval(500, 540, 330, 79, l.lit(bowl, 0.35)) +
      oval(500, 544, 312, 72, l.dim(bowl, 0.5)) +
      l.inside(
        surface,
        path(surface, l.face("#e58a2c", 0.9)) +
          oval(500 - l.side * 90, 530, 240, 30, l.dim("#b55f16", 0.2), `opacity=".5" ${l.blur(12)}`) +
          line("M330 552C400 520 560 512 650 548C700 580 560 606 450 592C380 578 420 548 500 546C560 546 590 564 540 574C510 578 490 568 506 562", l.lit("#fff3dc", 0.3), 13, 'opacity=".95"') +
          line("M350 556C420 530 560 522 630 550", l.lit("#fff3dc", 0.4), 5, 'opacity=".6"') +
          times(14, () => at(400 + random() * 210, 536 + random() * 44, oval(1, 3, 13, 5, l.dim("#8a4510", 0.4), 'opacity=".5"') + oval(0, 0, 13, 5.4, l.face("#7d8f52")), random() * 60 - 30)) +
          times(20, () => circle(340 + random() * 320, 522 + random() * 70, 2.4, "#4a2a18", 'opacity=".6"')),
      ) +
      basil(l, 520, 560, 0.62, -30) +
      oval(500, 540, 330, 79, "none", `stroke="${l.lit(bowl, 0.65)}" stroke-width="5" opacity=".8"`) +
      l.shine(500 + l.side * 226, 650, 14, 62, 0.5, l.side * -26) +
      at(838, 840, l.drop("M-8 -12C-40 -34 -90 -36 -104 -12C-104 14 -44 20 -8 8L180 -10Q196 -18 180 -26Z", 8) + l.form("M-8 -12C-40 -34 -90 -36 -104 -12C-104 14 -44 20 -8 8L150 -8Q164 -16 150 -24Z", "#d0b47c", 9) + oval(-62, -10, 32, 12, l.dim("#d0b47c", 0.45)), -8),
    620,
  );
}

function dish(l: Light) {
  const random = randomOf(7);
  const steak = "M-150 20C-170 -60 -110 -118 -30 -110C40 -128 150 -100 164 -20C170 40 130 84 70 88C0 116 -136 100 -150 20Z";
  const stalk = (x: number, y: number, turn: number, i: number) => {
    const d = tube(
      [
        [0, 150],
        [2, 40],
        [0, -80],
        [0, -130],
        [0, -176],
      ],
      [10, 12, 13, 17, 3],
    );
    return at(x, y, l.drop(d, 9) + path(d, l.cyl(i % 2 ? "#7d9a4a" : "#6b8a42")) + times(5, (k) => path(`M${k % 2 ? -12 : 12} ${-20 - k * 32}q${k % 2 ? 12 : -12} -10 ${k % 2 ? 6 : -6} -34q${k % 2 ? -12 : 12} 12 ${k % 2 ? -6 : 6} 34Z`, l.dim("#56743a", 0.15))), turn);
  };
  const potato = (x: number, y: number, turn: number, s = 1) => {
    const d = "M-52 0C-54 -34 -24 -46 4 -44C36 -44 56 -24 54 4C52 36 26 44 -4 42C-34 42 -52 30 -52 0Z";
    return at(x, y, l.drop(d, 10) + l.form(d, "#d9a646", 20, oval(l.side * 14, -14, 26, 16, l.lit("#f2cf80", 0.3), `opacity=".7" ${l.blur(7)}`) + times(7, () => circle(-36 + random() * 72, -30 + random() * 60, 2.5, l.tone("#5f7a3a"))) + line("M-30 16Q0 30 34 10", l.dim("#a06a20", 0.2), 4, 'opacity=".5"')), turn, s);
  };
  return above(
    l,
    napkin(l, 96, 520, 150, 560, -3, "#a8433a") +
      fork(l, 100, 500, -2, 1.16) +
      knife(l, 912, 500, 2, 1.16) +
      plateAbove(l, 500, 500, 370, "#f3ebe0") +
      // The sauce, then what lies on it.
      l.form("M330 560C300 470 380 410 470 430C600 390 720 450 716 540C720 640 600 690 500 668C420 690 350 640 330 560Z", "#7a3a22", 16) +
      [0, 1, 2, 3, 4].map((i) => stalk(414 + i * 34, 452 - (i % 2) * 10, -28 + i * 5, i)).join("") +
      at(
        530,
        568,
        l.drop(steak, 16) +
          l.form(
            steak,
            "#7b4028",
            34,
            times(4, (i) => line(`M${-150 + i * 76} ${90}L${-60 + i * 76} ${-120}`, l.dim("#3a190d", 0.4), 16, `opacity=".65" ${l.blur(3)}`)) +
              oval(l.side * 50, -50, 80, 26, l.lit("#c98a64", 0.3), `opacity=".55" ${l.blur(12)}`) +
              times(40, () => circle(-140 + random() * 290, -100 + random() * 190, 2 + random() * 2, random() > 0.5 ? "#20110b" : l.lit("#f0d9c0", 0.2), 'opacity=".6"')),
          ),
        -6,
        1.12,
      ) +
      potato(680, 400, 10) +
      potato(748, 482, 60, 0.92) +
      potato(640, 330, -20, 0.86) +
      // Rosemary on the meat.
      at(500, 590, line("M-120 30Q0 0 120 -50", l.tone("#6a5a36"), 4) + times(22, (i) => at(-114 + i * 11, 28 - i * 3.5 - i * i * 0.02, oval(0, -15, 3.6, 17, i % 2 ? l.tone("#5f8458") : l.tone("#7fa070")), i % 2 ? 130 : 24)), -6) +
      [
        [350, 690, 11],
        [392, 724, 8],
        [322, 650, 7],
        [440, 744, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, l.ball("#8a3324")))
        .join("") +
      berry(l, 742, 570, 24, "#c8402e") +
      berry(l, 752, 616, 22, "#c8402e"),
  );
}

function salad(l: Light) {
  const random = randomOf(19);
  const lettuce = (x: number, y: number, turn: number, s: number, hex: string) => {
    const edge: Point[] = [];
    for (let i = 0; i <= 22; i++) {
      const angle = Math.PI * (0.86 + (i / 22) * 1.28);
      const r = 118 + (i % 2 ? 13 : -8);
      edge.push([Math.cos(angle) * r * 0.82, Math.sin(angle) * r - 70]);
    }
    const d = `M0 60Q-60 30 ${edge[0]![0].toFixed(1)} ${edge[0]![1].toFixed(1)}L${curve(edge, 5).map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}Q60 30 0 60Z`;
    return at(x, y, l.drop(d, 10) + l.form(d, hex, 20, line("M0 60Q4 -40 0 -140M0 10L-56 -60M0 10L56 -60M0 -30L-50 -110M0 -30L50 -110", l.lit("#e3efb8", 0.3), 5, 'opacity=".55"')), turn, s);
  };
  const tomato = (x: number, y: number, r: number, turn: number) =>
    at(x, y, l.drop(ring(0, 0, r), 8) + circle(0, 0, r, l.tone("#b32c22")) + circle(0, 0, r * 0.9, l.ball("#df5243", 0.6)) + times(3, (i) => at(0, 0, path(`M0 ${-r * 0.14}C${-r * 0.5} ${-r * 0.3} ${-r * 0.4} ${-r * 0.76} 0 ${-r * 0.76}C${r * 0.4} ${-r * 0.76} ${r * 0.5} ${-r * 0.3} 0 ${-r * 0.14}Z`, l.tone("#b5362a")) + circle(-r * 0.12, -r * 0.5, r * 0.07, l.tone("#f5d59a")) + circle(r * 0.14, -r * 0.42, r * 0.07, l.tone("#f5d59a")), i * 120)), turn);
  const cucumber = (x: number, y: number, r: number) => l.drop(ring(x, y, r), 7) + circle(x, y, r, l.tone("#4f8046")) + circle(x, y, r * 0.88, l.face("#d5e6b0", 0.6)) + times(9, (i) => at(x, y, oval(0, -r * 0.42, r * 0.06, r * 0.15, l.dim("#a9c283", 0.1)), i * 40));
  const radish = (x: number, y: number, r: number) => l.drop(ring(x, y, r), 6) + circle(x, y, r, l.tone("#c23a62")) + circle(x, y, r * 0.86, l.face("#fbeef0", 0.6)) + circle(x, y, r * 0.4, l.tone("#f3d9de"), `opacity=".6" ${l.blur(4)}`);
  const greens = ["#7fae50", "#5f9544", "#97bf62", "#4f853f", "#8a5a6a"];
  return above(
    l,
    l.drop(ring(500, 500, 366), 30) +
      circle(500, 500, 366, l.face("#a8693e")) +
      circle(500, 500, 366, "none", `stroke="${l.lit("#d39a66", 0.4)}" stroke-width="7"`) +
      circle(500, 500, 330, l.dim("#7a4526", 0.4)) +
      l.inside(ring(500, 500, 352), times(15, (i) => lettuce(500 + Math.cos(i * 0.838) * 186, 500 + Math.sin(i * 0.838) * 186, (i * 0.838 * 180) / Math.PI + 90, 1.02, greens[i % 5]!))) +
      times(8, (i) => lettuce(500 + Math.cos(i * 0.785 + 0.3) * 84, 500 + Math.sin(i * 0.785 + 0.3) * 84, ((i * 0.785 + 0.3) * 180) / Math.PI + 90, 0.86, greens[(i + 2) % 4]!)) +
      cucumber(392, 424, 58) +
      cucumber(446, 372, 54) +
      cucumber(640, 640, 58) +
      cucumber(578, 676, 52) +
      tomato(598, 412, 64, 10) +
      tomato(396, 610, 62, 50) +
      tomato(500, 520, 58, 80) +
      tomato(694, 520, 54, 30) +
      radish(500, 296, 42) +
      radish(310, 520, 42) +
      radish(560, 566, 38) +
      radish(470, 660, 40) +
      times(9, (i) => at(430 + ((i * 97) % 200), 420 + ((i * 71) % 210), l.drop("M-26 -20L24 -26L28 20L-22 24Z", 6) + l.form("M-26 -20L24 -26L28 20L-22 24Z", "#fbf5ea", 10), i * 37, 0.9)) +
      times(8, (i) => at(390 + ((i * 83) % 260), 400 + ((i * 113) % 250), l.drop(ring(0, 0, 22, 19), 5) + oval(0, 0, 22, 19, l.ball("#3f2f3a")) + oval(0, 0, 7, 6, l.tone("#1c1218")), i * 50)) +
      times(60, () => {
        const angle = random() * 6.28;
        const reach = Math.sqrt(random()) * 290;
        return at(500 + Math.cos(angle) * reach, 500 + Math.sin(angle) * reach, oval(0, 0, 6, 2.6, l.lit("#f3e0b0", 0.3)), random() * 180);
      }) +
      spoon(l, 920, 560, 8, 1.3, "#b98a58"),
  );
}

function pasta(l: Light) {
  const random = randomOf(41);
  const ribbons = times(84, (i) => {
    const layer = i / 84;
    const r = 190 - layer * 110 + (random() - 0.5) * 60;
    const from = random() * Math.PI * 2;
    const sweep = 1.5 + random() * 2;
    const squash = 0.86 + random() * 0.12;
    const [cx, cy] = [500 + (random() - 0.5) * 170 * (1 - layer * 0.4), 500 + (random() - 0.5) * 150 * (1 - layer * 0.4)];
    const points = times(21, (k) => `${k},`)
      .split(",")
      .slice(0, 21)
      .map((k) => {
        const angle = from + (sweep * Number(k)) / 20;
        return `${(cx + Math.cos(angle) * r).toFixed(1)} ${(cy + Math.sin(angle) * r * squash).toFixed(1)}`;
      });
    const d = `M${points.join("L")}`;
    const hex = ["#edc675", "#e3b65f", "#f3d591", "#dba850"][i % 4]!;
    return (
      `<g transform="translate(${-l.side * 4} 6)">${line(d, l.dim("#8a5a20", 0.5), 22, `opacity=".42" ${l.blur(3)}`)}</g>` +
      line(d, l.dim(hex, 0.32), 19) +
      `<g transform="translate(${l.side * 1.5} -1.5)">${line(d, l.lit(hex, 0.1), 14)}</g>` +
      `<g transform="translate(${l.side * 3} -3)">${line(d, l.lit(hex, 0.5), 4, 'opacity=".6"')}</g>`
    );
  });
  const sauce = "M400 420C430 360 560 350 600 400C670 420 660 520 620 560C590 630 470 640 430 590C360 580 350 470 400 420Z";
  return above(
    l,
    napkin(l, 900, 520, 170, 600, 4, "#7f8a6a") +
      fork(l, 904, 510, 5, 1.16) +
      plateAbove(l, 480, 500, 376, "#41484f") +
      at(
        -20,
        0,
        oval(500, 520, 270, 250, "#000", `opacity=".5" ${l.blur(18)}`) +
          ribbons +
          l.drop(sauce, 10) +
          l.form(sauce, "#c5402a", 34, times(34, () => oval(380 + random() * 260, 370 + random() * 240, 8 + random() * 16, 6 + random() * 10, random() > 0.5 ? l.lit("#e26a48", 0.15) : l.dim("#8f2417", 0.2), `opacity=".6" ${l.blur(2)}`)), l.tone("#c5402a")) +
          times(6, (i) => berry(l, 430 + ((i * 67) % 150), 420 + ((i * 89) % 150), 22, "#d24a34")) +
          times(46, () => at(410 + random() * 190, 400 + random() * 180, box(-9, -2, 18, 4, l.lit("#fff3d6", 0.4), 'rx="2"'), random() * 180)) +
          basil(l, 512, 470, 1.05, -14) +
          basil(l, 330, 610, 0.6, -80),
      ) +
      times(16, () => {
        const angle = random() * 6.28;
        return circle(480 + Math.cos(angle) * 320, 500 + Math.sin(angle) * 320, 2.6, l.lit("#e8d9b8", 0.2), 'opacity=".7"');
      }),
  );
}

function dessert(l: Light) {
  const cream = "#f8ecd8";
  const dome = turned(
    500,
    [
      [150, 430],
      [168, 470],
      [180, 560],
      [196, 660],
      [200, 690],
    ],
    0.24,
  );
  const drops: Point[] = [
    [340, 470],
    [352, 560],
    [378, 500],
    [412, 640],
    [452, 520],
    [500, 610],
    [540, 524],
    [584, 672],
    [622, 510],
    [650, 560],
    [660, 470],
  ];
  const sauce = `M346 440L${curve(drops, 10).map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}L654 440A154 38 0 0 0 346 440Z`;
  const mint = (x: number, y: number, turn: number, s = 1) => at(x, y, leaf(96, 32, [l.lit("#7fb07a", 0.15), l.dim("#4f8a58", 0.1)], 10), turn, s);
  return l.item(
    plateSide(l, 500, 706, 400, "#f4ece2", 0.23) +
      oval(500, 722, 250, 42, l.face("#a5263a")) +
      oval(500 + l.side * 60, 712, 150, 16, l.lit("#e0707c", 0.3), `opacity=".5" ${l.blur(8)}`) +
      oval(500 - l.side * 40, 712, 200, 36, l.colors.dark, `opacity=".4" ${l.blur(10)}`) +
      path(dome, l.cyl(cream, 0.8)) +
      `<g opacity=".4" ${l.blur(7)}>${path(sauce, l.dim("#6a1422", 0.4), 'transform="translate(0 7)"')}</g>` +
      l.form(sauce, "#b02a40", 14, "", l.cyl("#b02a40")) +
      oval(500, 436, 154, 38, l.face("#b83248")) +
      l.shine(500 + l.side * 70, 430, 50, 8, 0.6) +
      oval(500, 432, 90, 20, l.colors.dark, `opacity=".4" ${l.blur(8)}`) +
      mint(520, 414, -30) +
      mint(530, 414, 40) +
      [
        [456, 410, 40],
        [546, 412, 40],
        [500, 392, 42],
      ]
        .map(([x = 0, y = 0, r = 0]) => times(19, (i) => circle(x + Math.cos(i * 2.4) * r * 0.19 * Math.sqrt(i), y + Math.sin(i * 2.4) * r * 0.2 * Math.sqrt(i), r * 0.27, l.ball("#c9334a"))))
        .join("") +
      berry(l, 250, 716, 34, "#454a78") +
      berry(l, 316, 748, 30, "#454a78") +
      berry(l, 706, 742, 32, "#454a78") +
      times(19, (i) => circle(766 + Math.cos(i * 2.4) * 8 * Math.sqrt(i), 704 + Math.sin(i * 2.4) * 8 * Math.sqrt(i), 11.5, l.ball("#c9334a"))) +
      mint(796, 706, 66, 0.8) +
      at(720, 846, l.form("M-8 -12C-40 -34 -90 -36 -104 -12C-104 14 -44 20 -8 8L180 -10Q196 -18 180 -26Z", "#d0b47c", 9) + oval(-62, -10, 32, 12, l.dim("#d0b47c", 0.45)), -4),
    610,
  );
}

function setTable(l: Light) {
  const setting = (x: number, s: number) =>
    at(
      x,
      800,
      plateSide(l, 0, 0, 190, "#f2eadf", 0.2) +
        plateSide(l, 0, -16, 136, "#e0d4c6", 0.2) +
        at(0, -22, l.form("M-74 -4Q-60 -18 0 -20Q60 -18 74 -4Q40 14 0 14Q-40 14 -74 -4Z", "#8f2f35", 10) + l.form("M-44 -10C-52 -70 -22 -104 0 -116C22 -104 52 -70 44 -10Q0 6 -44 -10Z", "#a03a40", 18) + line("M0 -112Q-8 -60 0 -2", l.dim("#6b1d24", 0.3), 8, `opacity=".6" ${l.blur(3)}`)) +
        path("M-262 30L-232 -40L-226 -38L-250 32Z", l.tone("#cfc4b0")) +
        path("M-240 36L-212 -34L-206 -32L-228 38Z", l.tone("#cfc4b0")) +
        path("M262 30L232 -40L224 -38L248 34Z", l.tone("#d9cfbd")) +
        wineGlass(l, 196, -52, 0.66, l.day ? 0 : 0.36) +
        wineGlass(l, 262, -30, 0.52, 0.5, "#e6dcc4"),
      0,
      s,
    );
  return l.scene(
    window(l, 150, 120, 300, 470, l.pick("#f6efe4", "#4a2a22"), { columns: 2, rows: 3 }) +
      window(l, 1150, 120, 300, 470, l.pick("#f6efe4", "#4a2a22"), { columns: 2, rows: 3 }) +
      (l.day ? path("M460 0H860L1300 720H700Z", "#fffaf0", `opacity=".4" ${l.blur(24)}`) : oval(800, 420, 640, 460, l.glow("#ffb468", 0.4))) +
      // A bench along the wall, behind the table.
      l.form(slab(-20, 560, 1640, 190, 16), "#8a3f3c", 30, times(16, (i) => line(`M${i * 108} 560V750`, l.dim("#6b2a2a", 0.4), 8, `opacity=".5" ${l.blur(4)}`))) +
      pendant(l, 800, 270, 0.9, "#c99a52") +
      // The cloth.
      path("M60 730H1540L1640 1000H-40Z", l.face(l.pick("#fbf5ec", "#b79f86"), 0.9)) +
      path("M60 730H1540L1552 760H48Z", l.lit("#fffaf0", 0.4), 'opacity=".5"') +
      (l.day ? path("M160 730H640L760 1000H120Z", "#ffffff", `opacity=".6" ${l.blur(22)}`) : oval(800, 830, 700, 170, l.glow("#ffc07a", 0.55))) +
      candle(l, 770, 774, 170, 30) +
      candle(l, 822, 790, 120, 30) +
      twig(l, 892, 660, 150, -22, "#f3dfd0") +
      twig(l, 898, 660, 190, -4, "#c9525a") +
      twig(l, 904, 660, 170, 14, "#f3dfd0") +
      twig(l, 910, 660, 140, 30) +
      l.cast(900, 792, 48, 10) +
      path(turned(900, [[24, 640], [22, 670], [54, 740], [40, 790]], 0.2), l.cyl("#d9c3a8")) +
      setting(386, 1.16) +
      setting(1190, 1.16),
    720,
  );
}

function stove(l: Light) {
  const copper = "#c8753f";
  const hanging = (x: number, r: number, y = 190) =>
    line(`M${x} 116q16 8 8 26`, l.tone("#b9b2a4"), 6) +
    l.drop(ring(x, y + 90 + r, r), 16, 0.8) +
    l.form(slab(x - 9, 138, 18, y - 40, 9), "#6a5038", 6) +
    circle(x, y + 90 + r, r, l.ball(copper)) +
    circle(x, y + 90 + r, r * 0.86, "none", `stroke="${l.lit("#f0b286", 0.4)}" stroke-width="4" opacity=".6"`) +
    l.shine(x + l.side * r * 0.4, y + 90 + r * 0.6, r * 0.2, r * 0.42, 0.5, l.side * 30);
  const flame = (x: number) => times(7, (i) => path(`M${x - 60 + i * 20 - 8} 700Q${x - 60 + i * 20 - 2} 684 ${x - 60 + i * 20} ${672 + (i % 2) * 6}Q${x - 60 + i * 20 + 2} 684 ${x - 60 + i * 20 + 8} 700Z`, i % 2 ? "#7fb4e6" : "#5a90d8", 'opacity=".9"')) + oval(x, 696, 110, 24, l.glow("#7fb4ff", l.pick(0.35, 0.6)));
  const pot = (x: number, w: number, h: number, hex: string) =>
    path(`M${x - w / 2} ${672 - h}H${x + w / 2}V654Q${x + w / 2} 676 ${x + w / 2 - 22} 676H${x - w / 2 + 22}Q${x - w / 2} 676 ${x - w / 2} 654Z`, l.cyl(hex)) +
    oval(x, 672 - h, w / 2, w * 0.075, l.lit(hex, 0.4)) +
    oval(x, 674 - h, w / 2 - 8, w * 0.06, l.dim(hex, 0.65)) +
    box(x - w / 2, 690 - h, w, 5, l.lit(hex, 0.5), 'opacity=".5"') +
    [-1, 1].map((k) => l.form(tube(curve([[x + (k * w) / 2, 700 - h], [x + k * (w / 2 + 36), 696 - h], [x + k * (w / 2 + 36), 730 - h], [x + (k * w) / 2, 734 - h]], 6), [8]), "#8a6a4a", 6)).join("");
  return l.scene(
    times(11, (row) => times(24, (c) => box(c * 72 - (row % 2 ? 36 : 0), 60 + row * 62, 69, 59, (c * 7 + row * 3) % 5 === 0 ? l.lit(l.pick("#ead9c6", "#3a1f1c"), l.pick(0.25, 0.07)) : l.tone(l.pick("#ead9c6", "#3a1f1c")), 'rx="3"'))) +
      (l.day ? path("M60 0H560L1160 740H640Z", "#fffaf0", `opacity=".5" ${l.blur(20)}`) : oval(1010, 430, 680, 480, l.glow("#ffb468", 0.55))) +
      box(560, 104, 960, 16, l.down("#8a8378")) +
      hanging(640, 70) +
      hanging(810, 96) +
      hanging(1010, 62) +
      hanging(1170, 84) +
      hanging(1350, 106) +
      // A shelf with oil and herbs.
      box(70, 392, 380, 18, l.down("#9c6a3e")) +
      box(76, 410, 368, 18, l.colors.dark, `opacity=".3" ${l.blur(8)}`) +
      bottle(l, 140, 392, 0.36, "#8a8a3a", "") +
      bottle(l, 212, 392, 0.3, "#7a3a22", "") +
      at(350, 392, l.cast(0, 0, 56, 9) + times(17, (i) => at(-30 + (i % 5) * 15, -70, leaf(80 + (i % 3) * 20, 20, [l.tone(i % 2 ? "#6f9a55" : "#4f7d45"), l.dim("#4f7d45", 0.15)], 4), -56 + i * 7)) + path("M-50 -84H50L38 0H-38Z", l.cyl("#c9805a"))) +
      // The stove.
      box(0, 740, 1600, 260, l.face(l.pick("#8f8a82", "#3a3431"), 0.9)) +
      box(0, 716, 1600, 34, l.down(l.pick("#d6d0c4", "#6b625a"))) +
      box(0, 716, 1600, 5, l.lit("#ffffff", 0.3), 'opacity=".7"') +
      box(0, 750, 1600, 30, l.colors.dark, `opacity=".45" ${l.blur(10)}`) +
      box(500, 700, 1040, 18, l.down("#2f2c2a"), 'rx="6"') +
      [680, 1010, 1340].map((x) => flame(x) + times(5, (i) => box(x - 130 + i * 63, 676, 12, 26, l.tone("#23211f"))) + box(x - 140, 676, 280, 9, l.tone("#2a2725"))).join("") +
      pot(680, 260, 170, "#b9b2a8") +
      l.steam(690, 500, 0.8, 0.7) +
      // A pan with vegetables, and a red pot with its lid.
      l.form(tube([[1120, 628], [1200, 608], [1258, 592]], [12, 13, 14]), "#3a2a22", 8) +
      path("M862 610H1156Q1150 676 1100 676H920Q868 676 862 610Z", l.cyl("#4a4744")) +
      oval(1009, 610, 147, 24, l.lit("#6a6660", 0.2)) +
      oval(1009, 613, 136, 19, l.dim("#2a2725", 0.3)) +
      times(24, (i) => at(905 + ((i * 61) % 206), 594 + ((i * 37) % 20), l.form("M-20 6Q-16 -14 6 -14Q24 -10 20 8Q0 16 -20 6Z", ["#d9503a", "#e9b23c", "#7fa04a", "#e88a3a"][i % 4]!, 8), i * 47)) +
      l.steam(1010, 570, 0.7, 0.6) +
      pot(1340, 290, 130, "#a8382f") +
      path("M1190 544A150 60 0 0 1 1490 544Z", l.cyl("#a8382f")) +
      oval(1340, 544, 151, 15, l.dim("#8a2a24", 0.2)) +
      l.form(ring(1340, 478, 24, 16), "#d0b47c", 9) +
      [560, 680, 800, 1010, 1130, 1250, 1370, 1490].map((x) => l.drop(ring(x, 834, 34), 8) + circle(x, 834, 34, l.ball("#4a4541")) + circle(x, 834, 24, l.face("#6a645e")) + box(x - 3, 806, 6, 26, l.lit("#ffffff", 0.2), 'rx="3"')).join("") +
      box(520, 906, 1020, 14, l.cyl("#c9c3b8"), 'rx="7"') +
      // At the left: board, knife and what is to be cut.
      board(l, 270, 712, 400, "#b98453") +
      at(180, 668, l.form(ring(0, 0, 52, 48), "#d9503a", 24, "", l.ball("#d9503a")) + times(5, (i) => at(0, -42, path("M0 0Q-7 -12 0 -26Q7 -12 0 0Z", l.tone("#5f8a48")), -80 + i * 40))) +
      at(268, 676, l.form(ring(0, 0, 44, 40), "#e0644a", 20, "", l.ball("#e0644a")) + times(5, (i) => at(0, -35, path("M0 0Q-7 -12 0 -26Q7 -12 0 0Z", l.tone("#5f8a48")), -80 + i * 40))) +
      times(5, (i) => at(340 + i * 14, 694, leaf(70, 18, [l.tone("#6f9a55"), l.tone("#4f7d45")], 6), 60 + i * 9)),
    716,
  );
}

function wine(l: Light) {
  const grape = (x: number, y: number, s: number, hex: string) =>
    at(
      x,
      y,
      [
        [0, 0],
        [-44, -6],
        [44, -4],
        [-86, -20],
        [84, -18],
        [-66, -56],
        [-22, -46],
        [24, -48],
        [68, -54],
        [-40, -92],
        [4, -90],
        [46, -92],
        [0, -126],
      ]
        .map(([gx = 0, gy = 0]) => `<g opacity=".4">${oval(gx - l.side * 5, gy + 8, 28, 26, l.colors.dark, l.blur(5))}</g>` + circle(gx, gy, 28, l.ball(hex)) + l.shine(gx + l.side * 9, gy - 11, 7, 5, 0.8))
        .join("") + line("M0 -140Q6 -180 34 -196", l.tone("#7a5a36"), 7) + at(10, -160, leaf(110, 50, [l.tone("#8a9a52"), l.dim("#6a7d40", 0.1)], 20), -60),
      0,
      s,
    );
  const cask = (x: number, y: number, r: number) =>
    circle(x, y, r, l.ball("#8a5a38")) + circle(x, y, r * 0.9, l.face("#a9744a")) + times(7, (i) => box(x - r * 0.9 + (i + 1) * r * 0.225, y - r * 0.9, 4, r * 1.8, l.dim("#7a4a2a", 0.4), 'opacity=".35"')) + circle(x, y, r * 0.95, "none", `stroke="${l.dim("#5a5048", 0.2)}" stroke-width="${r * 0.08}"`) + circle(x, y, r * 0.1, l.ball("#5a3820"));
  return l.scene(
    // A wall of casks far behind.
    `<g opacity="${l.pick(0.5, 0.75)}" ${l.blur(4)}>` +
      [0, 1, 2].map((i) => cask(820 + i * 320, 540, 158)).join("") +
      [0, 1].map((i) => cask(980 + i * 320, 264, 158)).join("") +
      "</g>" +
      (l.day ? path("M160 0H660L1300 720H760Z", "#fffaf0", `opacity=".5" ${l.blur(24)}`) : oval(1060, 420, 660, 480, l.glow("#ffb468", 0.45))) +
      planks(l, 0, 700, 1600, 300, l.pick("#b98050", "#4a2a1c"), 4, 15) +
      box(0, 694, 1600, 10, l.lit("#dcae80", 0.3)) +
      (l.day ? path("M100 704H640L1200 1000H420Z", "#fff6e0", `opacity=".4" ${l.blur(18)}`) : oval(1060, 830, 660, 190, l.glow("#ffb468", 0.5))) +
      bottle(l, 850, 820, 1.16, "#2c4032") +
      wineGlass(l, 1080, 866, 1.22, 0.52) +
      wineGlass(l, 1300, 824, 1.14, 0.46) +
      // Cheese, grapes, a cork.
      at(
        480,
        880,
        l.cast(0, 34, 270, 30) +
          path("M-270 0L-220 -60H220L270 0Z", l.face("#8a5a38")) +
          box(-270, 0, 540, 30, l.down("#6b4024"), 'rx="5"') +
          l.cast(-110, -24, 120, 16) +
          l.form("M-230 -70L-60 -120L10 -64V-10L-230 -16Z", "#f0c860", 18, oval(-170, -36, 18, 11, l.dim("#c9983a", 0.2)) + oval(-90, -52, 24, 14, l.dim("#c9983a", 0.2)) + oval(-40, -24, 14, 9, l.dim("#c9983a", 0.2))) +
          path("M-230 -70L-60 -120L10 -64Q-120 -60 -230 -70Z", l.lit("#f8dc8a", 0.3)) +
          grape(120, -34, 0.78, "#5a2440"),
      ) +
      grape(960, 930, 0.62, "#7a8a3a") +
      at(1190, 920, l.cast(0, 16, 40, 8) + l.form(slab(-40, -18, 80, 36, 9), "#cfa06c", 12) + oval(-38, 0, 8, 17, l.tone("#8a2a3a")), -14),
    700,
  );
}


export const pictures: TradePictures = [
  picture(soup),
  picture(dish),
  picture(salad),
  picture(pasta),
  picture(dessert),
  picture(setTable),
  picture(stove),
  picture(wine),
];
