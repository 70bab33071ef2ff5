import type { TradePictures } from "../moods";
import {
  at,
  berry,
  board,
  box,
  chair,
  circle,
  croissant,
  cup,
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
  potted,
  randomOf,
  ring,
  slab,
  strawberry,
  times,
  tube,
  turned,
  twig,
  window,
} from "./bakery-parts";

const picture = picturesOf({
  day: {
    wall: ["#e4eadb", "#cbd6c1"],
    ground: ["#d9b88f", "#c09367"],
    dark: "#2c2a1e",
    light: "#fffdf0",
  },
  evening: {
    wall: ["#0b1412", "#1a2924"],
    ground: ["#38251a", "#140d09"],
    dark: "#060a08",
    light: "#ffbe72",
  },
});

const teal = "#5f8a80";

const heart = "M0 90C-90 20 -100 -70 -40 -80C-10 -84 0 -60 0 -50C0 -60 10 -84 40 -80C100 -70 90 20 0 90Z";
const latte = (l: Light) =>
  circle(0, 0, 112, l.tone("#a8683a")) +
  circle(0, 0, 96, l.tone("#c08550"), l.blur(4)) +
  [1.16, 0.9, 0.62, 0.36].map((size, i) => at(0, 2 - i * 5, path(heart, l.tone(i % 2 ? "#b9794a" : "#f8ecd6")), 0, `${size * 0.98} ${size}`)).join("");

function coffee(l: Light) {
  const random = randomOf(4);
  const bean = (x: number, y: number, turn: number, size = 1) =>
    at(x, y, oval(3, 6, 21, 12, l.colors.dark, `opacity=".4" ${l.blur(4)}`) + oval(0, 0, 21, 14, l.ball("#5a3220")) + line("M-17 2Q-4 -7 4 0T17 -1", l.dim("#2c150b", 0.4), 3.4), turn, size);
  return l.item(
    l.steam(500, 400, 1.1, 0.75) +
      cup(l, 490, 720, 1.34, "#f4f0e4", { art: latte(l) }) +
      at(
        660,
        742,
        l.form("M-8 -12C-30 -30 -70 -34 -84 -14C-86 8 -40 14 -8 6L150 -14Q164 -20 150 -28Z", "#cfc6b4", 7) + oval(-52, -11, 26, 9, l.dim("#cfc6b4", 0.4)),
        -4,
        0.9,
      ) +
      [
        [196, 836, 20, 1.1],
        [250, 872, -40, 1],
        [300, 840, 80, 0.9],
        [800, 850, 10, 1.1],
        [744, 880, -60, 1],
        [150, 880, 120, 0.9],
      ]
        .map(([x = 0, y = 0, turn = 0, s = 1]) => bean(x, y, turn + random() * 20, s))
        .join(""),
    600,
  );
}

function slice(l: Light) {
  const sponge = "#7a4528";
  const cream = "#f6ead6";
  const [tx, ty, rx, ry, bx, by] = [262, 508, 716, 540, 628, 418];
  const band = (from: number, to: number, hex: string) =>
    path(`M${tx} ${ty + from}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 18 + from} ${rx} ${ry + from}V${ry + to}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 18 + to} ${tx} ${ty + to}Z`, l.face(hex, 0.9));
  const front = `M${tx} ${ty}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 18} ${rx} ${ry}V${ry + 190}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 208} ${tx} ${ty + 190}Z`;
  const top = `M${tx} ${ty}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 18} ${rx} ${ry}Q724 470 ${bx} ${by}Q440 452 ${tx} ${ty}Z`;
  const drip: Point[] = times(12, (i) => `${i},`)
    .split(",")
    .slice(0, 12)
    .map((it) => {
      const t = Number(it) / 11;
      return [tx + (rx - tx) * t, ty + (ry - ty) * t + Math.sin(t * Math.PI) * 9 + (Number(it) % 2 ? 58 : 26) * (0.7 + 0.3 * Math.sin(Number(it) * 2.1))];
    });
  const icing = `M${tx} ${ty}L${curve(drip, 10).map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}L${rx} ${ry}Q${(tx + rx) / 2} ${(ty + ry) / 2 + 18} ${tx} ${ty}Z`;
  const random = randomOf(3);
  return l.item(
    plateSide(l, 500, 720, 380, "#f1ece0", 0.24) +
      l.cast(500, 724, 240, 34) +
      l.inside(
        front,
        band(0, 190, sponge) +
          times(120, () => circle(tx + random() * 460, ty + random() * 230, 1.5 + random() * 4, random() > 0.5 ? l.lit("#9a5f3a", 0.1) : l.dim(sponge, 0.5), 'opacity=".55"')) +
          band(56, 82, cream) +
          band(118, 146, cream) +
          line(`M${tx} ${ty + 84}Q490 ${ty + 118} ${rx} ${ry + 84}M${tx} ${ty + 148}Q490 ${ty + 182} ${rx} ${ry + 148}`, l.dim(sponge, 0.6), 5, `opacity=".5" ${l.blur(4)}`) +
          path(front, l.grad(l.pick("#fff6de", "#0a0503"), l.pick("#2c150b", "#ffcf8a"), [0, 0, 1, 0], [l.pick(0.22, 0.6), l.pick(0.34, 0.12)])),
      ) +
      `<g opacity=".5" ${l.blur(6)}>${path(icing, l.dim("#2c150b", 0.4), 'transform="translate(0 9)"')}</g>` +
      l.form(icing, "#5b2f1c", 10) +
      l.form(top, "#6b3a24", 16, oval(560 + l.side * 60, 470, 130, 24, l.lit("#c58a64", 0.3), `opacity=".55" ${l.blur(12)}`)) +
      l.inside(top, oval(628, 486, 70, 18, l.colors.dark, `opacity=".5" ${l.blur(8)}`)) +
      times(6, (i) => at(620 + Math.cos(i) * 4, 474 - i * 11, oval(0, 0, 62 - i * 9, 20 - i * 2, l.face(cream)), i * 4)) +
      strawberry(l, 626, 394, 0.92, 10) +
      berry(l, 520, 478, 20, "#45507e") +
      berry(l, 478, 496, 16, "#b8283a") +
      at(440, 500, leaf(70, 18, [l.tone("#8ab07a"), l.tone("#6a955f")], 8), -64) +
      at(420, 508, leaf(60, 16, [l.tone("#8ab07a"), l.tone("#6a955f")], 8), -100) +
      at(700, 812, l.drop("M-230 -6H120L170 -22H260V-16L186 -4L260 -4V2H186L260 14V20H170L120 8H-230Q-240 1 -230 -6Z", 8) + path("M-230 -6H120L170 -22H260Q266 -19 260 -16L186 -8L258 -4Q262 -1 258 2L186 4L260 14Q266 17 260 20H170L120 8H-230Q-240 1 -230 -6Z", l.down("#cfc6b4", 1.2)), -4),
    590,
  );
}

function breakfast(l: Light) {
  const random = randomOf(5);
  const white = "M-120 -20C-136 -90 -60 -128 0 -112C50 -140 120 -100 122 -40C152 10 120 84 60 88C20 128 -56 112 -80 76C-136 70 -140 20 -120 -20Z";
  const toast = "M-100 110L-104 -40C-140 -70 -126 -126 -70 -124H70C126 -126 140 -70 104 -40L100 110Q98 124 84 124H-84Q-98 124 -100 110Z";
  const tomato = (x: number, y: number, r: number) =>
    at(
      x,
      y,
      l.drop(ring(0, 0, r), 8) + circle(0, 0, r, l.tone("#c63a2e")) + circle(0, 0, r * 0.88, l.ball("#e0584a", 0.7)) + times(5, (i) => at(0, 0, oval(0, -r * 0.5, r * 0.2, r * 0.27, l.tone("#b02e26")) + oval(-3, -r * 0.5, 3, 5, l.tone("#f3c98a")) + oval(5, -r * 0.4, 3, 5, l.tone("#f3c98a")), i * 72)),
    );
  return l.item(
    planks(l, 0, 0, 1000, 1000, l.pick("#dcc09a", "#3b281b"), 5, 8) +
      (l.day ? path("M-40 0L360 0L1000 640V900Z", "#fffaf0", `opacity=".42" ${l.blur(26)}`) : oval(640, 360, 640, 560, l.glow("#ffbe72", 0.45))) +
      fork(l, 100, 540, -3, 1.2) +
      knife(l, 906, 540, 3, 1.2) +
      plateAbove(l, 500, 500, 356, "#dfe6de") +
      at(
        412,
        420,
        l.drop(toast, 14) + l.form(toast, "#9a5f30", 16) + at(0, 2, l.form(toast, "#e3b97c", 22, times(60, () => oval(-100 + random() * 200, -110 + random() * 220, 2 + random() * 4, 2, l.dim("#b98548", 0.2), 'opacity=".5"'))), 0, 0.9),
        -14,
        1.16,
      ) +
      at(420, 424, l.drop(white, 10) + l.form(white, "#fbf6ea", 20) + circle(4, 2, 52, l.colors.dark, `opacity=".16" ${l.blur(8)}`) + circle(0, -4, 50, l.ball("#f2ab2c")) + l.shine(l.side * 18, -24, 14, 9, 0.85, l.side * 30) + times(16, () => circle(-90 + random() * 180, -80 + random() * 160, 2, "#3a2c22", 'opacity=".65"')), 10, 1.05) +
      // Slices of avocado, side by side.
      times(6, (i) => {
        const d = "M0 -104C34 -60 44 20 22 78Q0 110 -22 78C-44 20 -34 -60 0 -104Z";
        return at(566 + i * 34, 622 - i * 30, l.drop(d, 7, 0.8) + path(d, l.tone("#5f7f3c")) + at(0, 3, path(d, l.face("#c6d586", 0.6)) + oval(0, 26, 20, 44, l.lit("#eeeab4", 0.3), `opacity=".9" ${l.blur(7)}`), 0, "0.84 0.93"), -50 + i * 5, 0.98);
      }) +
      tomato(640, 376, 62) +
      tomato(716, 446, 56) +
      tomato(610, 300, 50) +
      times(9, (i) => at(330 + i * 22, 690 + Math.sin(i * 1.3) * 18, `<g opacity=".35" ${l.blur(5)} transform="translate(6 8)">${leaf(90, 26, ["#000", "#000"])}</g>` + leaf(92, 28, [i % 2 ? l.tone("#7fae5e") : l.tone("#5f9150"), i % 2 ? l.dim("#5f9150", 0.15) : l.dim("#3f7040", 0.1)], 14), -110 + i * 26)),
    1000,
    "",
    false,
  );
}

function sandwich(l: Light) {
  const random = randomOf(15);
  const wave = (y: number, h: number, w: number, count: number, seed: number) => {
    const r = randomOf(seed);
    const low: Point[] = times(count + 1, (i) => `${i},`)
      .split(",")
      .slice(0, count + 1)
      .map((it) => [500 - w + (2 * w * Number(it)) / count, y + (Number(it) % 2 ? h : h * 0.35) + r() * 10]);
    return `M${500 - w} ${y}Q500 ${y - 16} ${500 + w} ${y}L${curve([...low].reverse(), 8).map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}Z`;
  };
  const lower = "M196 672Q500 650 804 672L800 724Q790 752 740 752H260Q210 752 200 724Z";
  const upper = "M186 476C170 392 236 344 340 342Q500 328 660 342C764 344 830 392 814 476Q812 506 780 506Q500 490 220 506Q188 506 186 476Z";
  const lettuce = (y: number, seed: number, hex: string, w = 334) => {
    const d = wave(y, 52, w, 18, seed);
    return `<g opacity=".45" ${l.blur(7)}>${path(d, l.colors.dark, 'transform="translate(0 10)"')}</g>` + l.form(d, hex, 14, times(16, (i) => line(`M${200 + i * 40} ${y - 6}q6 24 -4 56`, l.lit("#cfe39a", 0.3), 4, 'opacity=".55"')));
  };
  const cheese = "M190 590H812L806 610L690 618L610 676L520 616L360 622L300 664L236 614L194 608Z";
  return l.item(
    board(l, 500, 770, 800) +
      l.cast(500, 758, 310, 30) +
      l.form(lower, "#c98c4a", 26, box(180, 650, 640, 34, l.tone("#f0d9ae"), l.blur(5))) +
      lettuce(650, 3, "#7fae58") +
      times(5, (i) => l.form(slab(216 + i * 118, 618, 128, 42, 20), "#d2483a", 12, box(220, 622, 560, 10, l.tone("#ef8f78"), 'opacity=".7"'))) +
      l.form(cheese, "#f2c050", 12) +
      times(4, (i) => {
        const x = 210 + i * 150;
        const d = `M${x} 560C${x + 20} 530 ${x + 120} 530 ${x + 150} 560C${x + 160} 590 ${x + 100} 604 ${x + 70} 590C${x + 40} 606 ${x - 10} 596 ${x} 560Z`;
        return l.form(d, i % 2 ? "#e29a90" : "#eba99e", 14, line(`M${x + 20} 572Q${x + 70} 552 ${x + 130} 574`, l.lit("#f6d3ca", 0.3), 6, 'opacity=".8"'));
      }) +
      lettuce(512, 8, "#94bd62", 326) +
      `<g opacity=".5" ${l.blur(9)}>${path(upper, l.colors.dark, 'transform="translate(0 12)"')}</g>` +
      l.form(
        upper,
        "#c27c38",
        60,
        oval(500 + l.side * 90, 360, 190, 60, l.lit("#eab06a", 0.35), `opacity=".75" ${l.blur(24)}`) +
          box(180, 478, 640, 30, l.tone("#eccf9c"), `opacity=".7" ${l.blur(8)}`) +
          [-190, -70, 50, 170]
            .map((x) => l.form(`M${500 + x - 30} 452C${500 + x - 30} 400 ${500 + x + 10} 362 ${500 + x + 60} 356C${500 + x + 50} 390 ${500 + x + 20} 430 ${500 + x - 30} 452Z`, "#e6bf85", 9))
            .join("") +
          times(90, () => circle(210 + random() * 580, 350 + random() * 110, 1.5 + random() * 4, l.lit("#fff6e2", 0.4), `opacity="${(0.25 + random() * 0.5).toFixed(2)}"`)),
      ) +
      line("M500 350V180", l.tone("#d9b98a"), 8) +
      l.form(ring(500, 262, 40, 48), "#6f7f3a", 18, "", l.ball("#7f8f42")) +
      circle(500, 221, 9, l.tone("#c63a2e")) +
      l.shine(500 + l.side * 14, 244, 8, 12, 0.7),
    640,
  );
}

function drink(l: Light) {
  const random = randomOf(25);
  const glass = "M366 250H634L606 786Q604 812 576 812H424Q396 812 394 786Z";
  const fluid = "M372 356H628L606 782Q604 800 576 800H424Q396 800 394 782Z";
  const cube = (x: number, y: number, turn: number, s = 1) =>
    at(x, y, path(slab(-56, -56, 112, 112, 22), l.pick("#ffffff", "#ffe6c4"), 'opacity=".34"') + path("M-56 -34Q-56 -56 -34 -56H34L-56 34Z", "#ffffff", 'opacity=".3"') + `<g fill="none" stroke="#fff" stroke-width="4" opacity=".6">${path(slab(-56, -56, 112, 112, 22), "none")}</g>`, turn, s);
  const slice = (x: number, y: number, r: number, turn: number) =>
    at(
      x,
      y,
      l.drop(ring(0, 0, r), 8, 0.6) + circle(0, 0, r, l.face("#f0a92e")) + circle(0, 0, r * 0.9, l.tone("#fdf0cf")) + times(8, (i) => at(0, 0, path(`M0 ${-r * 0.1}L${-r * 0.27} ${-r * 0.7}Q0 ${-r * 0.92} ${r * 0.27} ${-r * 0.7}Z`, l.tone(i % 2 ? "#f5b342" : "#f8bd55"), 'stroke-linejoin="round"'), i * 45)),
      turn,
    );
  return l.item(
    l.cast(500, 812, 150, 34) +
      // What the light draws through the glass.
      at(500 - l.side * 190, 834, oval(0, 0, 170, 26, l.pick("#f0a040", "#e08a30"), `opacity="${l.pick(0.45, 0.3)}" ${l.blur(12)}`)) +
      path(glass, l.pick("#ffffff", "#ffe0b0"), `opacity="${l.pick(0.42, 0.12)}"`) +
      slice(650, 262, 86, 20) +
      path(tube([[452, 780], [560, 120], [640, 84]], [13]), l.cyl(teal)) +
      l.inside(
        fluid,
        path(fluid, l.grad(l.tone("#f6c766"), l.tone("#d4573f"), [0, 0, 0, 1])) +
          path(fluid, l.grad(l.pick("#fff6de", "#1c0a04"), l.pick("#5a1a10", "#ffcf8a"), [0, 0, 1, 0], [0.3, 0.3])) +
          path(tube([[452, 780], [560, 120]], [12]), l.tone("#3f6a60"), 'opacity=".45"') +
          cube(440, 440, 14) +
          cube(556, 420, -18, 1.06) +
          cube(490, 548, 34, 0.96) +
          cube(570, 600, 8, 0.84) +
          `<g opacity=".85">${slice(450, 660, 66, 10)}</g>` +
          times(30, () => circle(400 + random() * 200, 420 + random() * 370, 2 + random() * 4, "#ffffff", 'opacity=".4"')),
      ) +
      oval(500, 356, 128, 17, l.lit("#f8d68a", 0.3), 'opacity=".9"') +
      [-62, -20, 26, 64].map((turn, i) => at(424 + i * 14, 350, leaf(124 - (i % 2) * 20, 38, [l.lit(i % 2 ? "#6fae6a" : "#4f9558", 0.15), l.dim("#3f7f4a", 0.1)], 12), turn)).join("") +
      line(glass, l.pick("#ffffff", "#ffe6c4"), 5, 'opacity=".75"') +
      oval(500, 250, 134, 18, "none", `stroke="${l.pick("#ffffff", "#ffe6c4")}" stroke-width="5" opacity=".9"`) +
      box(394, 794, 212, 16, "#ffffff", 'opacity=".4" rx="8"') +
      l.shine(500 + l.side * 96, 560, 9, 190, 0.75, l.side * -3) +
      l.shine(500 - l.side * 104, 640, 5, 110, 0.4, l.side * 3) +
      times(26, () => {
        const [x, y] = [392 + random() * 216, 380 + random() * 400];
        return oval(x, y, 4 + random() * 4, 5 + random() * 5, "#ffffff", 'opacity=".4"') + circle(x + l.side * 2, y - 2, 2, "#ffffff", 'opacity=".8"');
      }),
    660,
  );
}

const tiles = (l: Light, x: number, y: number, w: number, h: number, hex: string) => {
  const random = randomOf(77);
  return (
    box(x, y, w, h, l.dim(hex, 0.22)) +
    times(Math.ceil(h / 52), (row) =>
      times(Math.ceil(w / 104) + 1, (c) => {
        const left = Math.max(x, x + c * 104 - (row % 2 ? 52 : 0));
        const right = Math.min(x + w, x + c * 104 - (row % 2 ? 52 : 0) + 100);
        return right > left ? box(left, y + row * 52, right - left, 48, random() > 0.5 ? l.lit(hex, random() * 0.2) : l.tone(hex), 'rx="3"') : "";
      }),
    )
  );
};

const shelfBoard = (l: Light, x: number, y: number, w: number, hex = "#b07c4b") =>
  box(x + 6, y + 20, w - 12, 22, l.colors.dark, `opacity="${l.pick(0.24, 0.5)}" ${l.blur(9)}`) + box(x, y, w, 20, l.down(hex)) + box(x, y, w, 4, l.lit(hex, 0.5), 'opacity=".7"');

const jar = (l: Light, x: number, y: number, s: number, fill: string) =>
  at(
    x,
    y,
    l.cast(0, 0, 46, 9, 0.7) + box(-48, -104, 96, 104, l.cyl(fill), 'rx="10"') + box(-50, -134, 100, 134, "#ffffff", `opacity="${l.pick(0.26, 0.1)}" rx="12"`) + box(-44, -152, 88, 24, l.cyl("#a87446"), 'rx="6"') + l.shine(l.side * 32, -64, 5, 44, 0.6),
    0,
    s,
  );

function machine(l: Light) {
  const steel = "#cfcdc4";
  const head = (x: number) =>
    box(x - 58, 500, 116, 34, l.cyl("#9b9a94"), 'rx="8"') +
    box(x - 46, 532, 92, 26, l.cyl(steel), 'rx="6"') +
    path(`M${x - 40} 558H${x + 40}L${x + 28} 584H${x - 28}Z`, l.cyl("#8b8a84")) +
    l.form(`M${x - 14} 562L${x - 20} 640Q${x} 654 ${x + 20} 640L${x + 14} 562Z`, "#5a3826", 12) +
    line(`M${x - 16} 586V602M${x + 16} 586V602`, l.tone("#8b8a84"), 8);
  return l.scene(
    tiles(l, 0, 250, 1600, 420, l.pick("#e3e9df", "#24352f")) +
      (l.day ? path("M0 250H360L760 670H120Z", "#fffdf0", `opacity=".5" ${l.blur(18)}`) : oval(1010, 400, 640, 420, l.glow("#ffbe72", 0.5))) +
      shelfBoard(l, 96, 330, 420) +
      jar(l, 170, 330, 0.9, "#5a3826") +
      jar(l, 280, 330, 0.9, "#8a5a38") +
      potted(l, 420, 330, 0.56, "#e9e2d2", 6) +
      pendant(l, 700, 200, 0.7, "#d8ae5c") +
      pendant(l, 1270, 200, 0.7, "#d8ae5c") +
      planks(l, 0, 740, 1600, 260, l.pick("#8a5d3c", "#3b2518"), 3, 6) +
      box(0, 716, 1600, 40, l.down("#e4d3b6")) +
      box(0, 716, 1600, 6, l.lit("#fff6e4", 0.4), 'opacity=".8"') +
      box(0, 756, 1600, 26, l.colors.dark, `opacity=".35" ${l.blur(10)}`) +
      // The machine.
      l.cast(950, 718, 350, 22) +
      [640, 1226].map((x) => box(x, 690, 34, 30, l.cyl("#4c4a46"), 'rx="6"')).join("") +
      times(7, (i) => cup(l, 672 + i * 92, 348, 0.34, i % 3 === 1 ? teal : "#f4f0e4", { saucer: false, rest: false, fill: i % 3 === 1 ? teal : "#f4f0e4" })) +
      line("M612 300H1290M620 300V350M1282 300V350M840 300V350M1060 300V350", l.lit(steel, 0.3), 7) +
      l.form("M606 350H1294Q1316 350 1316 374V500H584V374Q584 350 606 350Z", teal, 26, "", l.down(teal)) +
      box(584, 478, 732, 24, l.down(steel)) +
      box(616, 500, 668, 160, l.face("#8d8c85", 1.3)) +
      box(616, 500, 668, 60, l.colors.dark, `opacity=".45" ${l.blur(14)}`) +
      head(760) +
      head(1140) +
      [760, 1140].map((x) => cup(l, x, 664, 0.3, "#f4f0e4", { saucer: false })).join("") +
      l.form("M576 660H1324Q1336 660 1336 672V690Q1336 700 1324 700H576Q564 700 564 690V672Q564 660 576 660Z", steel, 12) +
      times(30, (i) => box(600 + i * 24, 664, 12, 5, l.dim("#6b6a64", 0.5), 'rx="2"')) +
      // Gauge, knobs and the pipe for steam.
      circle(950, 420, 46, l.face(steel)) +
      circle(950, 420, 36, l.tone("#f7f3e8")) +
      times(9, (i) => at(950, 420, box(-1.5, -33, 3, 8, l.tone("#6b6a64")), -120 + i * 30)) +
      line("M950 420L970 396", l.tone("#c2523c"), 5) +
      circle(950, 420, 6, l.tone("#4c4a46")) +
      [660, 1240].map((x) => l.form(ring(x, 420, 30), "#5a3826", 12)).join("") +
      [760, 1140].map((x) => times(3, (i) => circle(x - 40 + i * 40, 430, 11, l.ball(steel)))).join("") +
      line("M604 500Q580 560 600 640", l.tone(steel), 11) +
      line("M604 500Q580 560 600 640", l.lit("#ffffff", 0.2), 3, 'opacity=".7"') +
      l.steam(1140, 600, 0.42, 0.5) +
      l.steam(760, 600, 0.42, 0.5) +
      // The mill, a cup in front, a cake under glass.
      l.cast(1450, 718, 80, 18) +
      l.form(slab(1392, 480, 118, 236, 18), "#3d4743", 22) +
      box(1414, 600, 74, 70, l.dim("#2a322f", 0.4), 'rx="8"') +
      path("M1396 330H1506L1484 470H1418Z", "#5a3826", 'opacity=".9"') +
      path("M1388 290H1514L1486 480H1416Z", l.pick("#ffffff", "#ffe0b0"), `opacity="${l.pick(0.34, 0.16)}"`) +
      box(1382, 274, 138, 20, l.cyl("#3d4743"), 'rx="8"') +
      l.shine(1450 + l.side * 40, 380, 5, 60, 0.6) +
      l.steam(356, 588, 0.6, 0.6) +
      cup(l, 350, 728, 0.66, "#f4f0e4", { art: latte(l) }) +
      croissant(l, 180, 706, 0.32),
    716,
  );
}

function table(l: Light) {
  const seed = randomOf(9);
  const view =
    `<g ${l.blur(5)}>` +
    times(5, (i) => box(600 + i * 190, 240 + (i % 3) * 50, 170, 460, l.pick(["#d9c2ac", "#c9b3a6", "#e2d2bd"][i % 3]!, ["#1c2130", "#231f2b", "#1a1d28"][i % 3]!))) +
    times(30, (i) => box(622 + (i % 10) * 95, 300 + Math.floor(i / 10) * 110, 38, 62, l.pick("#9fb0b4", seed() > 0.45 ? "#ffcb7d" : "#2c2d3a"), 'opacity=".8"')) +
    [700, 960, 1330].map((x) => box(x - 8, 460, 16, 240, l.pick("#7a5a42", "#15120f")) + times(9, (i) => circle(x + Math.cos(i * 0.7) * 70, 400 + Math.sin(i * 0.7) * 80, 62, l.pick(i % 2 ? "#8fb083" : "#a9c396", i % 2 ? "#16241c" : "#1d2e24")))).join("") +
    box(560, 620, 960, 140, l.pick("#d5cdbf", "#1b1a1f")) +
    "</g>";
  return l.scene(
    window(l, 600, 110, 880, 560, l.pick("#3f5f57", "#2c4740"), { columns: 4, rows: 2, view }) +
      box(0, 800, 1600, 200, l.grad(l.tone("#b98d62"), l.dim("#94683f", 0.2))) +
      times(10, (i) => line(`M${800 + (i - 5) * 180} 800L${800 + (i - 5) * 330} 1000`, l.dim("#94683f", 0.4), 3, 'opacity=".5"')) +
      box(0, 784, 1600, 18, l.down("#e9e2d2")) +
      (l.day
        ? path("M640 802H1060L760 1000H180Z", "#fff6dc", `opacity=".45" ${l.blur(12)}`) + path("M1090 802H1420L1260 1000H880Z", "#fff6dc", `opacity=".45" ${l.blur(12)}`)
        : oval(1040, 900, 620, 140, l.glow("#ffbe72", 0.45))) +
      pendant(l, 1040, 300, 0.84, "#d8ae5c") +
      potted(l, 300, 930, 1.15, "#c58a64", 8) +
      chair(l, 700, 930, 0.95, "#6b4630", teal) +
      chair(l, 1390, 930, 0.95, "#6b4630", teal, -1) +
      // The table and what stands on it.
      l.cast(1040, 950, 170, 22) +
      box(1026, 640, 28, 300, l.cyl("#3a3a36")) +
      path("M900 952Q1040 900 1180 952Q1040 972 900 952Z", l.cyl("#3a3a36")) +
      path("M770 622A270 44 0 0 0 1310 622V640A270 46 0 0 1 770 640Z", l.cyl("#8a5d3c")) +
      oval(1040, 622, 270, 44, l.face("#c79766")) +
      l.steam(930, 540, 0.5, 0.7) +
      cup(l, 930, 634, 0.48, "#f4f0e4", { art: latte(l) }) +
      twig(l, 1076, 520, 130, -20, "#f0dccb") +
      twig(l, 1080, 520, 160, 2, "#e08f78") +
      twig(l, 1084, 520, 130, 24, "#f0dccb") +
      l.cast(1080, 618, 36, 8) +
      path(turned(1080, [[18, 510], [18, 536], [38, 580], [30, 616]], 0.2), l.cyl("#e9e2d2")) +
      plateSide(l, 1206, 624, 76, "#f1ece0", 0.2) +
      croissant(l, 1206, 616, 0.22),
    800,
  );
}

function shelf(l: Light) {
  const colors = ["#f1ead9", teal, "#d8a27c", "#e9d9b6", "#39544c", "#c9745a", "#f1ead9", "#8fae9f"];
  const hanging = (x: number, i: number) =>
    line(`M${x} 636q14 6 10 22q-8 10 -16 2`, l.tone("#d8ae5c"), 6) + at(x + 50, 742, cup(l, 0, 0, 0.46, colors[(i * 3 + 1) % 8]!, { saucer: false, rest: false, fill: colors[(i * 3 + 1) % 8]! }), -84);
  return l.scene(
    (l.day ? path("M120 0H620L1240 900H560Z", "#fffdf0", `opacity=".5" ${l.blur(22)}`) : oval(1000, 360, 740, 460, l.glow("#ffbe72", 0.42))) +
      // Upper shelf.
      [0, 1, 2, 3].map((i) => cup(l, 610 + i * 128, 300, 0.42, colors[i]!, { saucer: false, fill: colors[i]! })).join("") +
      [0, 1, 2].map((i) => cup(l, 674 + i * 128, 226, 0.42, colors[i + 4]!, { saucer: false, fill: colors[i + 4]! })).join("") +
      jar(l, 1170, 300, 0.98, "#5a3826") +
      jar(l, 1286, 300, 0.82, "#d9b98a") +
      potted(l, 1428, 300, 0.72, "#d8a27c", 5) +
      shelfBoard(l, 520, 300, 1000) +
      // Lower shelf.
      times(5, (i) => path(`M${610 - i * 2} ${594 - i * 15}h${180 + i * 4}l-12 14h${-156 - i * 4}Z`, l.cyl(i % 2 ? "#f1ead9" : "#8fae9f"))) +
      [0, 1, 2, 3].map((i) => cup(l, 900 + i * 138, 612, 0.46, colors[(i + 3) % 8]!, { saucer: false, fill: colors[(i + 3) % 8]! })).join("") +
      potted(l, 1440, 610, 0.66, "#39544c", 11) +
      shelfBoard(l, 520, 610, 1000) +
      [640, 800, 960, 1120, 1280, 1430].map(hanging).join("") +
      // The counter with a can and beans.
      box(0, 880, 1600, 120, l.face("#8a5d3c")) +
      box(0, 862, 1600, 30, l.down("#e4d3b6")) +
      box(0, 892, 1600, 22, l.colors.dark, `opacity=".35" ${l.blur(8)}`) +
      l.cast(300, 866, 120, 20) +
      l.form(tube(curve([[372, 640], [450, 610], [470, 720], [380, 780]], 8), [13]), "#3a3a36", 9) +
      l.form(tube(curve([[216, 800], [150, 760], [140, 660], [92, 620]], 8), [18, 17, 16, 15, 14, 13, 12, 11, 10]), teal, 10) +
      l.form("M226 626Q300 600 374 626L408 844Q410 866 388 866H212Q190 866 192 844Z", teal, 34, "", l.cyl(teal)) +
      oval(300, 622, 76, 15, l.cyl("#4c7268")) +
      circle(300, 600, 15, l.ball("#3a2a20")),
    860,
  );
}


export const pictures: TradePictures = [
  picture(coffee),
  picture(slice),
  picture(breakfast),
  picture(sandwich),
  picture(drink),
  picture(machine),
  picture(table),
  picture(shelf),
];
