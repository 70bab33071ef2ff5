import type { TradePictures } from "../moods";
import {
  at,
  berry,
  board,
  box,
  circle,
  cloth,
  croissant,
  curve,
  type Light,
  line,
  mix,
  oval,
  path,
  pendant,
  picturesOf,
  planks,
  plateSide,
  randomOf,
  slab,
  strand,
  strawberry,
  times,
  tube,
  turned,
  twig,
  window,
} from "./bakery-parts";

const picture = picturesOf({
  day: {
    wall: ["#f6ead6", "#efdcbe"],
    ground: ["#dcbb8e", "#c79a68"],
    dark: "#4a2613",
    light: "#fffaec",
  },
  evening: {
    wall: ["#170d08", "#2b180e"],
    ground: ["#3b2213", "#170c06"],
    dark: "#120804",
    light: "#ffb765",
  },
});

const crust = "#b56f32";

/** A long stalk with its grains. */
const wheat = (l: Light, x: number, y: number, turn: number, size = 1) =>
  at(
    x,
    y,
    line("M0 0Q16 -160 0 -330", l.tone("#cfa456"), 6) +
      times(7, (i) =>
        [-1, 1]
          .map((k) =>
            at(
              4,
              -190 - i * 24,
              path("M0 0C-16 -12 -14 -40 0 -54C14 -40 16 -12 0 0Z", k * l.side > 0 ? l.lit("#deb45f", 0.2) : l.dim("#c8963f", 0.12)) +
                line("M0 -50V-104", l.tone("#d9b56c"), 2, 'opacity=".7"'),
              k * 28,
            ),
          )
          .join(""),
      ) +
      at(0, -352, path("M0 0C-16 -12 -14 -40 0 -54C14 -40 16 -12 0 0Z", l.tone("#deb45f"))),
    turn,
    size,
  );

/** A loaf with cuts across, 520 × 250; its foot is at `y`. */
function loaf(l: Light, x: number, y: number, size: number, { hex = crust, cuts = 4, seed = 5, flour = size < 0.6 ? 14 : 90 } = {}) {
  const random = randomOf(seed);
  const d = "M-262 -70C-268 -190 -130 -262 10 -262C160 -262 272 -180 262 -68C256 -6 190 0 0 0C-190 0 -256 -8 -262 -70Z";
  const gap = 400 / cuts;
  const slashes = times(cuts, (i) => {
    const cx = -200 + gap * (i + 0.5);
    const low = 30 + Math.abs(cx) * 0.16;
    const tall = 178 - Math.abs(cx) * 0.22;
    const cut = `M${cx - 34} ${-low - 26}C${cx - 44} ${-low - tall * 0.6} ${cx - 4} ${-low - tall} ${cx + 40} ${-low - tall}C${cx + 30} ${-low - tall * 0.7} ${cx + 26} ${-low - tall * 0.3} ${cx - 34} ${-low - 26}Z`;
    return (
      path(cut, l.dim(hex, 0.5), `transform="translate(${-l.side * 5} 4)" ${l.blur(4)}`) +
      l.form(
        cut,
        "#e2b573",
        12,
        times(size < 0.6 ? 0 : 16, () => circle(cx - 30 + random() * 66, -low - 20 - random() * tall, 2 + random() * 4, l.dim("#d9a866", 0.12), 'opacity=".6"')),
      ) +
      line(`M${cx - 34} ${-low - 26}C${cx - 44} ${-low - tall * 0.6} ${cx - 4} ${-low - tall} ${cx + 40} ${-low - tall}`, l.dim("#8a4a1c", 0.15), 6)
    );
  });
  const dust = times(flour, () => {
    const angle = random() * Math.PI;
    const reach = Math.sqrt(random());
    return circle(Math.cos(angle) * reach * 240, -40 - Math.sin(angle) * reach * 200, 1.5 + random() * 4, l.lit("#fff6e2", 0.4), `opacity="${(0.25 + random() * 0.5).toFixed(2)}"`);
  });
  return at(
    x,
    y,
    l.cast(0, -2, 250, 34) +
      l.form(
        d,
        hex,
        66,
        oval(0, -190, 230, 60, l.lit("#d99b55", 0.15), `opacity=".7" ${l.blur(20)}`) +
          oval(0, -10, 260, 46, l.dim("#7d431a", 0.35), `opacity=".8" ${l.blur(20)}`) +
          oval(-20, -200, 190, 34, l.lit("#fff4dd", 0.3), `opacity=".42" ${l.blur(16)}`) +
          slashes +
          dust,
      ),
    0,
    size,
  );
}

/** A round roll; its foot is at `y`, 200 wide. */
function roll(l: Light, x: number, y: number, size: number, kind: "cross" | "slit" | "poppy" | "sesame", turn = 0) {
  const random = randomOf(Math.round(x * 3 + y));
  const hex = kind === "sesame" ? "#c98743" : kind === "poppy" ? "#bb7838" : "#c58040";
  const d = "M-104 -44C-106 -112 -50 -142 0 -142C52 -142 106 -112 104 -44C102 -6 60 2 0 2C-60 2 -102 -6 -104 -44Z";
  const cut = (c: string) => path(c, l.dim(hex, 0.45), `transform="translate(0 4)" ${l.blur(3)}`) + l.form(c, "#ecc88e", 9) + line(c.split("Z")[0]!, l.dim("#9a5a26", 0.2), 2.5, 'opacity=".6"');
  const seeds = (color: string, count: number, long: number) =>
    times(size < 0.7 ? count * 0.4 : count, () => {
      const angle = random() * 6.28;
      const reach = Math.sqrt(random());
      return at(Math.cos(angle) * reach * 84, -84 + Math.sin(angle) * reach * 50, oval(0, 0, long, 2.6, color), random() * 180);
    });
  return at(
    x,
    y,
    l.cast(0, -4, 96, 18) +
      l.form(
        d,
        hex,
        36,
        oval(l.side * 26, -104, 62, 28, l.lit("#e6aa62", 0.4), `opacity=".75" ${l.blur(14)}`) +
          oval(0, 0, 100, 22, l.dim("#7d431a", 0.3), `opacity=".7" ${l.blur(10)}`) +
          (kind === "cross"
            ? cut("M-70 -98Q0 -62 74 -92Q0 -86 -70 -98Z") + cut("M-14 -134Q-22 -84 4 -34Q18 -90 -14 -134Z")
            : kind === "slit"
              ? cut("M-76 -92Q0 -134 78 -88Q0 -64 -76 -92Z")
              : kind === "poppy"
                ? seeds(l.tone("#2c2a33"), 120, 3.4)
                : seeds(l.lit("#f7e2b4", 0.2), 74, 6.4)),
      ),
    turn,
    size,
  );
}

/** A round loaf with a leaf cut into it, 240 wide. */
const round = (l: Light, x: number, y: number, size: number, hex = "#a9652c") => {
  const d = "M-124 -50C-128 -136 -60 -170 0 -170C60 -170 128 -136 124 -50C120 -4 70 2 0 2C-70 2 -120 -4 -124 -50Z";
  return at(
    x,
    y,
    l.cast(0, -2, 116, 18) +
      l.form(
        d,
        hex,
        40,
        oval(0, -120, 96, 40, l.lit("#f0d2a0", 0.35), `opacity=".55" ${l.blur(14)}`) +
          line("M0 -160Q-8 -90 0 -24", l.lit("#f2d9ab", 0.2), 8, 'opacity=".9"') +
          times(3, (i) => line(`M0 ${-56 - i * 32}Q-40 ${-70 - i * 32} -62 ${-96 - i * 24}M0 ${-56 - i * 32}Q40 ${-70 - i * 32} 62 ${-96 - i * 24}`, l.lit("#f2d9ab", 0.2), 6, 'opacity=".85"')),
      ),
    0,
    size,
  );
};

const baguette = (l: Light, x: number, y: number, length: number, turn: number) => {
  const d = tube(
    [
      [0, 0],
      [0, -length * 0.3],
      [0, -length * 0.7],
      [0, -length],
    ],
    [17, 30, 30, 15],
  );
  return at(
    x,
    y,
    l.drop(d, 8, 0.6) +
      l.form(
        d,
        "#c07a38",
        18,
        times(length < 400 ? 3 : 5, (i) => {
          const top = -length * (0.2 + i * (length < 400 ? 0.26 : 0.17));
          const c = `M-16 ${top}C-14 ${top - 40} 4 ${top - 66} 18 ${top - 74}C18 ${top - 44} 8 ${top - 14} -16 ${top}Z`;
          return path(c, l.lit("#e9c68d", 0.15)) + line(`M-16 ${top}C-14 ${top - 40} 4 ${top - 66} 18 ${top - 74}`, l.dim("#8a4a1c", 0.2), 4);
        }),
      ),
    turn,
  );
};

/** A woven basket, its rim at `y - h`. */
const basket = (l: Light, x: number, y: number, w: number, h: number, hex = "#b98a52") => {
  const d = `M${x - w / 2} ${y - h}H${x + w / 2}L${x + w / 2 - w * 0.08} ${y - 14}Q${x} ${y + 12} ${x - w / 2 + w * 0.08} ${y - 14}Z`;
  const rows = Math.max(3, Math.round(h / (w < 500 ? 32 : 24)));
  const step = h / rows;
  const columns = Math.max(5, Math.round(w / (w < 500 ? 56 : 40)));
  return (
    l.cast(x, y - 2, w * 0.46, 18) +
    l.inside(
      d,
      path(d, l.cyl(hex)) +
        times(rows + 1, (r) =>
          times(columns + 1, (c) =>
            line(`M${x - w / 2 + ((c + (r % 2 ? 0.5 : 0)) * w) / columns - w / columns / 2 + 4} ${y - h + r * step + step / 2}q${w / columns / 2 - 4} ${-step * 0.34} ${w / columns - 8} 0`, (c + r) % 2 ? l.lit(hex, 0.35) : l.lit(hex, 0.12), step * 0.62, 'opacity=".6"') +
            line(`M${x - w / 2 + ((c + (r % 2 ? 0.5 : 0)) * w) / columns - w / columns / 2} ${y - h + r * step + step * 0.2}v${step * 0.7}`, l.dim(hex, 0.6), 5, 'opacity=".5"'),
          ),
        ) +
        path(d, l.cyl("#a87a44"), 'opacity=".4"'),
    ) +
    l.form(slab(x - w / 2 - 10, y - h - 14, w + 20, 28, 14), mix(hex, "#d9b077", 0.3), 12, times(w < 500 ? 0 : columns * 2, (i) => line(`M${x - w / 2 + (i * w) / columns / 2} ${y - h + 14}l14 -28`, l.dim(hex, 0.5), 4, 'opacity=".5"')))
  );
};

function bread(l: Light) {
  const random = randomOf(12);
  const slice = (x: number, y: number, size: number, turn: number) => {
    const d = "M-110 0C-124 -70 -146 -120 -112 -160C-80 -196 80 -196 112 -160C146 -120 124 -70 110 0Q0 14 -110 0Z";
    const crumb = "M-96 -10C-108 -70 -128 -116 -98 -148C-70 -178 70 -178 98 -148C128 -116 108 -70 96 -10Q0 2 -96 -10Z";
    return at(
      x,
      y,
      l.form(d, "#a9652c", 14) +
        l.form(
          crumb,
          "#f0dab0",
          20,
          times(46, () => at(-90 + random() * 180, -20 - random() * 140, oval(0, 0, 3 + random() * 8, 2 + random() * 4.5, l.dim("#d8b57c", 0.12), `opacity="${(0.4 + random() * 0.4).toFixed(2)}"`), random() * 180)),
        ),
      turn,
      size,
    );
  };
  return l.item(
    wheat(l, 330, 690, -40, 1.05) +
      wheat(l, 330, 690, -24, 1.2) +
      wheat(l, 350, 690, -9, 1.1) +
      board(l, 500, 724, 780) +
      loaf(l, 450, 712, 1.08) +
      l.cast(716, 728, 110, 20) +
      slice(724, 734, 0.98, 8) +
      times(16, () => circle(380 + random() * 440, 738 + random() * 8, 2 + random() * 4, l.tone("#c98b4a"))),
    640,
  );
}

const rolls = (l: Light) =>
  l.item(
    roll(l, 400, 560, 1.14, "slit", -4) +
      roll(l, 600, 562, 1.14, "cross", 4) +
      roll(l, 500, 470, 1.1, "sesame") +
      roll(l, 300, 640, 1.16, "poppy", -8) +
      roll(l, 702, 640, 1.16, "slit", 8) +
      roll(l, 500, 648, 1.24, "cross") +
      basket(l, 500, 800, 640, 190) +
      cloth(l, "M196 606Q330 574 500 620Q420 690 340 760Q300 790 262 742Q214 690 196 606Z", "#f4ead8", "M240 620Q290 690 300 760M320 612Q350 660 350 730M410 612Q400 640 390 690") +
      roll(l, 800, 836, 0.94, "poppy", 6),
    630,
  );

const croissants = (l: Light) =>
  l.item(
    l.cast(500, 742, 400, 104) +
      path("M100 690A400 112 0 0 0 900 690V716A400 112 0 0 1 100 716Z", l.cyl("#9c6a3e")) +
      oval(500, 690, 400, 112, l.face("#c49562")) +
      times(4, (i) => oval(500, 690, 360 - i * 84, 98 - i * 24, "none", `stroke="${l.dim("#c49562", 0.3)}" stroke-width="2.5" opacity=".4"`)) +
      croissant(l, 624, 586, 0.84, 3) +
      croissant(l, 450, 668, 1.1, -3) +
      times(14, (i) => at(600 + ((i * 83) % 240), 704 + ((i * 37) % 44), path("M-7 0L0 -4L8 1L0 4Z", l.tone(i % 2 ? "#d79a52" : "#b9712f")), i * 40)),
    600,
  );

function cake(l: Light) {
  const cream = "#fbf1df";
  const sponge = "#d9a45c";
  const layer = (y: number, h: number, hex: string, w = 250) => path(`M${500 - w} ${y}A${w} ${w * 0.2} 0 0 0 ${500 + w} ${y}V${y + h}A${w} ${w * 0.2} 0 0 1 ${500 - w} ${y + h}Z`, l.cyl(hex));
  const drips = curve(
    times(13, (i) => `${i} `).trim().split(" ").map((it) => {
      const i = Number(it);
      const angle = Math.PI * (i / 12);
      return [500 - Math.cos(angle) * 253, 372 + Math.sin(angle) * 50 + (i % 2 ? 54 : 14) * (0.5 + Math.sin(angle) * 0.5)] as const;
    }),
    10,
  );
  const icing = `M247 368L${drips.map((it) => it.map((n) => n.toFixed(1)).join(" ")).join("L")}L753 368A253 51 0 0 0 247 368Z`;
  return l.item(
    l.cast(500, 818, 170, 30) +
      path("M470 690H530L540 780Q600 800 640 816Q500 846 360 816Q400 800 460 780Z", l.cyl("#e6dccb")) +
      path("M180 672A320 62 0 0 0 820 672V686A320 66 0 0 1 180 686Z", l.cyl("#d9cdb8")) +
      oval(500, 672, 320, 62, l.face("#f1e8d9")) +
      oval(500 - l.side * 30, 672, 270, 46, l.colors.dark, `opacity="${l.pick(0.3, 0.6)}" ${l.blur(14)}`) +
      layer(610, 50, sponge) +
      layer(588, 30, cream, 254) +
      layer(520, 70, sponge) +
      layer(498, 30, "#c9526a", 252) +
      layer(430, 70, sponge) +
      layer(370, 66, cream, 253) +
      times(60, (i) => oval(262 + ((i * 97) % 476), 470 + ((i * 53) % 170) + Math.sin((((i * 97) % 476) / 476) * 3.14) * 40, 5, 2.4, l.dim("#a9702f", 0.2), 'opacity=".5"')) +
      `<g opacity=".4" ${l.blur(8)}>${path(icing, l.dim("#8a4a28", 0.5), 'transform="translate(0 8)"')}</g>` +
      l.form(icing, cream, 14, "", l.cyl(cream)) +
      oval(500, 370, 252, 51, l.face(cream)) +
      oval(500, 366, 190, 34, l.colors.dark, `opacity="${l.pick(0.16, 0.4)}" ${l.blur(10)}`) +
      [
        [400, 350, 0.86, -14],
        [600, 350, 0.86, 16],
        [500, 336, 0.96, 4],
        [440, 376, 0.9, -6],
        [560, 378, 0.92, 12],
      ]
        .map(([x = 0, y = 0, s = 1, turn = 0]) => strawberry(l, x, y, s, turn))
        .join("") +
      berry(l, 500, 396, 22, "#3f4a7a") +
      berry(l, 350, 372, 20, "#3f4a7a") +
      berry(l, 652, 372, 20, "#3f4a7a") +
      berry(l, 382, 392, 16, "#b8283a") +
      berry(l, 622, 394, 16, "#b8283a") +
      [-40, 30].map((turn, i) => at(500 + i * 20, 310, path("M0 0C-26 -20 -22 -62 0 -80C22 -62 26 -20 0 0Z", l.tone(i ? "#6d9a5c" : "#87ad6d")) + line("M0 0V-70", l.tone("#cfe0b0"), 2, 'opacity=".6"'), turn)).join(""),
    640,
  );
}

function pretzel(l: Light) {
  const random = randomOf(8);
  const hex = "#8f4a1c";
  const belly = (t: number) => 34 + Math.sin(t * Math.PI) ** 2 * 32;
  const arch = [
    [-190, -120],
    [-238, -40],
    [-266, 60],
    [-220, 196],
    [-100, 262],
    [0, 270],
    [100, 262],
    [220, 196],
    [266, 60],
    [238, -40],
    [190, -120],
  ] as const;
  const arm = (k: number) =>
    [
      [k * 254, -6],
      [k * 236, -70],
      [k * 180, -154],
      [k * 84, -176],
      [k * 2, -108],
      [k * 2, -30],
      [k * -66, 56],
      [k * -132, 156],
      [k * -156, 204],
    ] as const;
  const crumb = "M-120 232C-60 262 60 262 120 232C96 290 -96 290 -120 232Z";
  const salt = (count: number, on: (t: number) => readonly [number, number]) =>
    times(count, () => {
      const [x, y] = on(random());
      return at(x, y, path("M-7 -5L5 -7L8 4L-4 7Z", l.lit("#fffaf0", 0.5)) + path("M-4 7L8 4L8 8L-3 10Z", l.dim("#8a5a38", 0.2), 'opacity=".5"'), random() * 90, 0.7 + random() * 0.6);
    });
  return l.item(
    planks(l, 0, 0, 1000, 1000, l.pick("#e5cba4", "#4a2e1c"), 5, 6) +
      (l.day ? path("M-40 0L420 0L1000 620V900Z", "#fff6df", `opacity=".42" ${l.blur(26)}`) + path("M560 0L760 0L1000 260V420Z", "#fff6df", `opacity=".4" ${l.blur(20)}`) : oval(660, 330, 640, 560, l.glow("#ffb765", 0.5))) +
      cloth(l, "M60 620L330 520L700 1010H150Q90 800 60 620Z", l.pick("#f5ecdc", "#cbb79a"), "M160 600Q300 760 360 1000M260 560Q420 740 540 1000") +
      at(
        500,
        506,
        strand(l, arch, belly, hex) +
          path("M-130 236C-60 268 60 268 130 236C110 296 -110 296 -130 236Z", l.dim(hex, 0.6), `opacity=".7" ${l.blur(5)}`) +
          l.form(crumb, "#eccb93", 16) +
          strand(l, arm(1), (t) => 35 - t * 8, hex, 0.4) +
          strand(l, arm(-1), (t) => 35 - t * 8, hex, 0.4) +
          salt(20, (t) => [Math.cos(Math.PI * (0.1 + t * 0.8)) * 248, 60 + Math.sin(Math.PI * (0.1 + t * 0.8)) * 150 + (random() - 0.5) * 50]) +
          salt(9, (t) => [-220 + t * 140, -60 - t * 120 + (random() - 0.5) * 24]) +
          salt(9, (t) => [220 - t * 140, -60 - t * 120 + (random() - 0.5) * 24]) +
          salt(8, (t) => [-130 + t * 260, 150 - Math.sin(t * 3.14) * 200 + (random() - 0.5) * 20]),
        0,
        1.12,
      ) +
      times(26, () => at(120 + random() * 780, 140 + random() * 800, path("M-7 -5L5 -7L8 4L-4 7Z", l.lit("#fffaf0", 0.5)), random() * 90, 0.6)),
    1000,
    "",
    false,
  );
}

function oven(l: Light) {
  const random = randomOf(21);
  const brick = l.pick("#cf9a74", "#8a4f33");
  const [cx, cy, r] = [1010, 610, 300];
  const wall = times(14, (row) =>
    times(17, (c) => {
      const x = 560 + c * 66 - (row % 2 ? 33 : 0);
      const y = 130 + row * 44;
      return box(x, y, 62, 40, mix(brick, random() > 0.5 ? "#e6bd98" : "#a2603f", random() * 0.35), 'rx="4"');
    }),
  );
  const front = "M580 740V330Q580 150 760 140H1260Q1450 150 1450 330V740Z";
  const mouth = `M${cx - r} 660V${cy - 60}A${r} ${r * 0.92} 0 0 1 ${cx + r} ${cy - 60}V660Z`;
  const stones = times(15, (i) => {
    const angle = Math.PI * (1 + (i + 0.5) / 15);
    const d = "M-30 -40H30L24 40H-24Z";
    return at(cx + Math.cos(angle) * (r + 42), cy - 60 + Math.sin(angle) * (r * 0.92 + 42), l.form(d, i % 2 ? "#dcb08a" : "#c9946c", 14), (angle * 180) / Math.PI + 90);
  });
  return l.scene(
    l.inside(front, path(front, l.tone(mix(brick, "#e9d3b6", 0.5))) + `<g opacity="${l.pick(0.9, 0.8)}">${wall}</g>` + path(front, l.grad(l.pick("#fff6e0", "#000000"), l.pick("#5a2c14", "#ff9a4a"), [0, 0, 1, 0.3], [l.pick(0.4, 0.6), l.pick(0.28, 0.1)]))) +
      (l.day ? "" : oval(cx, cy, 640, 560, l.glow("#ff9136", 0.5))) +
      stones +
      l.inside(
        mouth,
        path(mouth, l.grad(l.pick("#4a2110", "#2c1008"), l.pick("#7d3514", "#6b2a0c"))) +
          oval(cx + 120, 520, 330, 250, l.glow("#ff9c3a", 0.95)) +
          path(`M${cx + 60} 640C${cx + 20} 560 ${cx + 90} 540 ${cx + 84} 450C${cx + 150} 500 ${cx + 140} 540 ${cx + 170} 500C${cx + 240} 560 ${cx + 230} 600 ${cx + 220} 640Z`, "#ff9a35", l.blur(5)) +
          path(`M${cx + 86} 640C${cx + 70} 590 ${cx + 120} 570 ${cx + 114} 510C${cx + 160} 550 ${cx + 150} 580 ${cx + 172} 560C${cx + 210} 590 ${cx + 200} 620 ${cx + 196} 640Z`, "#ffd678", l.blur(4)) +
          line(`M${cx + 20} 636L${cx + 250} 622M${cx + 50} 620L${cx + 230} 642`, "#3a1c0e", 24) +
          box(cx - r, 630, 2 * r, 40, l.grad("#b06a3a", "#7a4424")) +
          round(l, cx - 190, 646, 0.86) +
          round(l, cx - 20, 656, 0.94, "#b4702f") +
          line(mouth, "#1c0a04", 50, `opacity=".6" ${l.blur(18)}`),
      ) +
      l.form(slab(540, 656, 950, 46, 8), "#d8bd9c", 18) +
      box(580, 702, 870, 60, l.face(mix(brick, "#7a4a30", 0.35))) +
      // Table in front, with loaves and the peel.
      box(0, 770, 1600, 230, l.down(l.pick("#b98452", "#5a3620"))) +
      box(0, 770, 1600, 10, l.lit("#d9ab78", 0.3), 'opacity=".7"') +
      planks(l, 0, 780, 1600, 220, l.pick("#bb8654", "#5a3620"), 3, 9) +
      (l.day ? path("M0 780H500L900 1000H100Z", "#fff3d6", `opacity=".32" ${l.blur(16)}`) : oval(1010, 800, 520, 120, l.glow("#ff9c46", 0.55))) +
      l.drop("M180 900Q170 874 210 868H520Q560 866 600 880L900 884V900L600 904Q560 924 520 922H210Q170 922 180 900Z", 12) +
      l.form("M180 896Q170 866 210 862H520Q560 860 600 878L960 884V902L600 902Q560 922 520 918H210Q170 918 180 896Z", "#d3a26a", 14) +
      loaf(l, 370, 900, 0.66, { cuts: 4, seed: 9 }) +
      round(l, 1180, 930, 0.96) +
      loaf(l, 1360, 948, 0.5, { cuts: 3, seed: 4 }) +
      // Logs at the left.
      times(11, (i) => {
        const row = i < 5 ? 0 : i < 9 ? 1 : 2;
        const x = 120 + (row === 0 ? i : row === 1 ? i - 5 + 0.5 : i - 9 + 1) * 78;
        const y = 732 - row * 68;
        return circle(x, y, 38, l.ball("#8a5a38")) + circle(x, y, 31, l.face("#dcb483")) + circle(x, y, 20, "none", `stroke="${l.dim("#b98a58", 0.1)}" stroke-width="3"`) + circle(x, y, 9, "none", `stroke="${l.dim("#b98a58", 0.1)}" stroke-width="3"`);
      }),
    770,
  );
}

function counter(l: Light) {
  const shelf = (y: number, x = 420, w = 1100) => box(x, y + 18, w, 26, l.colors.dark, `opacity="${l.pick(0.22, 0.5)}" ${l.blur(8)}`) + box(x, y, w, 18, l.down("#b07c4b")) + box(x, y, w, 4, l.lit("#dcb07c", 0.4), 'opacity=".7"');
  return l.scene(
    // The wall of boards, the shelves and what lies on them.
    box(400, 90, 1140, 540, l.face(l.pick("#f0e0c5", "#3a2415"), 0.6)) +
      box(388, 76, 1164, 16, l.down("#a87446")) +
      box(388, 76, 16, 560, l.cyl("#a87446")) +
      box(1536, 76, 16, 560, l.cyl("#a87446")) +
      (l.day ? path("M400 92H760L1200 630H640Z", "#fffaf0", `opacity=".4" ${l.blur(18)}`) : oval(960, 330, 640, 360, l.glow("#ffb765", 0.55))) +
      loaf(l, 820, 272, 0.46, { seed: 6, hex: "#a8642b" }) +
      round(l, 1010, 272, 0.82) +
      round(l, 1196, 272, 0.82, "#b4722f") +
      loaf(l, 1400, 272, 0.44, { seed: 16 }) +
      shelf(272) +
      [0, 1, 2, 3, 4].map((i) => baguette(l, 490 + i * 44, 470, 290 + ((i * 37) % 50), -10 + i * 5)).join("") +
      basket(l, 580, 476, 250, 112) +
      round(l, 840, 470, 0.76) +
      round(l, 990, 470, 0.76, "#9d5b28") +
      round(l, 914, 414, 0.72, "#b8763a") +
      [0, 1, 2].map((i) => roll(l, 1140 + i * 116, 430, 0.6, (["slit", "cross", "slit"] as const)[i]!)).join("") +
      [0, 1].map((i) => roll(l, 1200 + i * 116, 390, 0.6, (["slit", "cross"] as const)[i]!)).join("") +
      basket(l, 1260, 476, 390, 76) +
      shelf(472) +
      pendant(l, 660, 190, 0.66, "#3f5a4c") +
      pendant(l, 980, 190, 0.66, "#3f5a4c") +
      pendant(l, 1300, 190, 0.66, "#3f5a4c") +
      // The counter with its glass.
      l.cast(860, 985, 760, 26) +
      box(120, 660, 1480, 340, l.face("#7d4f2e")) +
      times(6, (i) => box(236 + i * 252, 676, 4, 324, l.dim("#8f5d37", 0.5), 'opacity=".4"')) +
      box(90, 628, 1510, 36, l.down("#e6d4b8")) +
      box(90, 628, 1510, 6, l.lit("#fff6e4", 0.4), 'opacity=".8"') +
      box(120, 664, 1480, 26, l.colors.dark, `opacity=".35" ${l.blur(8)}`) +
      box(600, 704, 860, 220, l.pick("#f0dfc3", "#5c3a20"), 'rx="6"') +
      (l.day ? box(600, 704, 860, 90, l.grad("#5a3620", "#5a3620", [0, 0, 0, 1], [0.35, 0])) : box(600, 704, 860, 220, l.grad("#ffcf88", "#ffcf88", [0, 0, 0, 1], [0.6, 0.1]))) +
      [0, 1, 2].map((i) => croissant(l, 720 + i * 150, 878, 0.28)).join("") +
      [0, 1].map((i) => plateSide(l, 1160 + i * 180, 880, 84, "#f3ead9") + [-40, 0, 40].map((x) => circle(1160 + i * 180 + x, 852, 26, l.ball(i ? "#8a4a36" : "#e7b877")) + berry(l, 1160 + i * 180 + x, 828, 9)).join("")).join("") +
      box(600, 896, 860, 10, l.down("#d9c3a0")) +
      path("M600 704H860L700 924H600Z", "#ffffff", `opacity="${l.pick(0.24, 0.08)}"`) +
      path("M960 704H1010L850 924H800Z", "#ffffff", `opacity="${l.pick(0.2, 0.06)}"`) +
      `<rect x="600" y="704" width="860" height="220" rx="6" fill="none" stroke="${l.tone("#c9a578")}" stroke-width="9"/>` +
      // On the counter: a vase and a cake under glass.
      twig(l, 280, 520, 170, -22, "#f2e2c4") +
      twig(l, 286, 520, 210, -2) +
      twig(l, 292, 520, 180, 20, "#e6a06a") +
      l.cast(286, 630, 50, 10) +
      path(turned(286, [[26, 500], [24, 530], [56, 590], [40, 630]], 0.2), l.cyl("#e9dcc6")),
    740,
  );
}

function dough(l: Light) {
  const random = randomOf(31);
  const egg = (x: number, y: number, size: number, turn: number) =>
    at(x, y, l.cast(0, 32, 34, 9) + path("M0 -46C26 -46 40 -8 36 10C32 30 16 36 0 36C-16 36 -32 30 -36 10C-40 -8 -26 -46 0 -46Z", l.ball("#e2b58c")), turn, size);
  const ball = "M-216 -70C-226 -200 -100 -252 6 -250C120 -248 224 -196 216 -66C208 4 120 10 0 10C-120 10 -208 2 -216 -70Z";
  return l.scene(
    window(l, 150, 90, 520, 430, l.pick("#f7efe0", "#6b4a30"), { columns: 3 }) +
      // A shelf with jars, and the table.
      box(1010, 300, 470, 18, l.down("#b07c4b")) +
      box(1010, 318, 470, 16, l.colors.dark, `opacity=".3" ${l.blur(8)}`) +
      [
        [1080, "#f1e6d2"],
        [1210, "#cfa76c"],
        [1340, "#8f5a38"],
      ]
        .map(([x, fill]) => {
          const cx = Number(x);
          return box(cx - 48, 196, 96, 104, l.cyl(String(fill)), 'rx="10"') + box(cx - 50, 168, 100, 132, "#ffffff", `opacity="${l.pick(0.28, 0.09)}" rx="12"`) + box(cx - 44, 150, 88, 24, l.cyl("#a87446"), 'rx="6"') + l.shine(cx + l.side * 32, 236, 5, 44, 0.6);
        })
        .join("") +
      wheat(l, 1424, 300, 8, 0.42) +
      wheat(l, 1434, 300, 24, 0.4) +
      planks(l, 0, 640, 1600, 360, l.pick("#c79a68", "#54341f"), 4, 5) +
      box(0, 632, 1600, 12, l.lit("#e2bb88", 0.3)) +
      (l.day ? path("M60 644H620L1180 1000H260Z", "#fff6df", `opacity=".4" ${l.blur(20)}`) : oval(960, 760, 720, 240, l.glow("#ffb765", 0.5))) +
      // The sack, the bowl with eggs.
      l.cast(330, 776, 150, 30) +
      l.form("M196 776C170 690 190 590 214 520Q330 548 444 520C468 590 492 690 466 776Q330 800 196 776Z", "#d9c3a0", 46, line("M250 560Q236 660 256 770M410 560Q424 660 402 772M330 560Q320 660 332 780", l.dim("#b69a70", 0.3), 12, `opacity=".45" ${l.blur(7)}`)) +
      l.form("M200 530C180 500 196 470 222 486Q330 458 440 486C466 470 480 500 460 530Q330 566 200 530Z", "#e6d3b2", 18) +
      oval(330, 508, 112, 24, l.dim("#b69a70", 0.3)) +
      path("M222 512Q270 470 330 468Q396 470 438 512Q330 540 222 512Z", l.lit("#fffaf0", 0.4)) +
      l.cast(1300, 742, 150, 28) +
      egg(1240, 624, 1.15, -16) +
      egg(1330, 620, 1.15, 14) +
      path(turned(1290, [[150, 640], [136, 690], [70, 738], [62, 744]], 0.16), l.cyl("#6f8f86")) +
      oval(1290, 640, 150, 24, "none", `stroke="${l.lit("#8fb0a6", 0.5)}" stroke-width="7"`) +
      path("M1143 642A150 24 0 0 0 1437 642L1434 656Q1290 700 1146 656Z", l.cyl("#7d9d94")) +
      // Flour, the dough and the pin.
      oval(800, 860, 500, 92, l.lit("#fffaf0", 0.3), `opacity="${l.pick(0.85, 0.5)}" ${l.blur(16)}`) +
      times(150, () => {
        const angle = random() * 6.28;
        const reach = 0.6 + random() * 0.6;
        return circle(800 + Math.cos(angle) * reach * 500, 860 + Math.sin(angle) * reach * 96, 1.5 + random() * 4, l.lit("#fffdf6", 0.5), `opacity="${(0.3 + random() * 0.6).toFixed(2)}"`);
      }) +
      at(
        780,
        870,
        l.cast(0, 0, 240, 36) +
          l.form(
            ball,
            "#efdcb6",
            64,
            line("M-120 -120Q-30 -190 90 -150", l.dim("#d8bd8c", 0.16), 14, `opacity=".55" ${l.blur(9)}`) +
              line("M-170 -60Q-60 -130 30 -84", l.dim("#d8bd8c", 0.16), 12, `opacity=".4" ${l.blur(9)}`) +
              line("M-30 -70Q70 -120 160 -80", l.dim("#d8bd8c", 0.16), 12, `opacity=".5" ${l.blur(9)}`) +
              oval(l.side * 90, -170, 90, 34, l.lit("#fffaf0", 0.5), `opacity=".6" ${l.blur(18)}`),
          ),
      ) +
      at(
        1150,
        884,
        l.drop(slab(-240, -44, 480, 88, 40), 18) +
          l.form(slab(-330, -16, 110, 32, 16), "#8a5632", 10) +
          l.form(slab(220, -16, 110, 32, 16), "#8a5632", 10) +
          path(slab(-240, -46, 480, 92, 34), l.down("#d3a26a", 1.3)) +
          line("M-200 -14Q0 -20 200 -12M-180 14H190", l.dim("#b07c4b", 0.2), 2.5, 'opacity=".5"') +
          l.shine(0, -28, 190, 6, 0.5),
        -9,
      ) +
      egg(470, 860, 1.2, 78) +
      wheat(l, 210, 930, 66, 0.8) +
      wheat(l, 200, 940, 80, 0.75),
    640,
  );
}

export const pictures: TradePictures = [
  picture(bread),
  picture(rolls),
  picture(croissants),
  picture(cake),
  picture(pretzel),
  picture(oven),
  picture(counter),
  picture(dough),
];
