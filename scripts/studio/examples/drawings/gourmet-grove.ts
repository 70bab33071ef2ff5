import {
  at,
  box,
  circle,
  type Drawings,
  leaf,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  times,
} from "../kit";

const colors =
  radial("lemon", ["#fff19a", ["#f9d73b", 0.45], ["#e0a912", 0.85], "#b97f08"], 0.36, 0.32, 0.8) +
  radial("orange", ["#ffc57a", ["#f28a1f", 0.5], "#b75407"], 0.36, 0.32, 0.8) +
  radial("pulp", ["#fff6b8", ["#fbe161", 0.6], "#f0c531"], 0.5, 0.5, 0.55) +
  radial("blood", ["#ff9d6e", ["#dc3b2c", 0.55], "#96171c"], 0.5, 0.5, 0.6) +
  radial("slate", ["#2a4434", ["#172a20", 0.6], "#0b1611"], 0.62, 0.45, 0.75);

const drop = (r: number, squash = 1) =>
  oval(r * 0.16, r * 0.24, r * 1.12, r * squash, "#000", 'opacity=".5" filter="url(#soft)"');

const lemonPath = (r: number) =>
  `M${-r * 1.42} 0C${-r * 1.2} ${-r * 0.22} ${-r * 1.08} ${-r * 0.95} 0 ${-r * 0.95}C${r * 0.95} ${-r * 0.95} ${r * 1.12} ${-r * 0.3} ${r * 1.34} ${-r * 0.08}Q${r * 1.46} 0 ${r * 1.34} ${r * 0.1}C${r * 1.1} ${r * 0.4} ${r * 0.95} ${r * 0.95} 0 ${r * 0.95}C${-r * 1.08} ${r * 0.95} ${-r * 1.2} ${r * 0.22} ${-r * 1.42} 0Z`;

function lemon(x: number, y: number, r: number, turn: number, seed = 1) {
  const random = randomOf(seed);
  const pores = times(46, () => {
    const angle = random() * 6.28;
    const reach = Math.sqrt(random()) * r * 0.86;
    return circle(
      reach * Math.cos(angle) * 1.15,
      reach * Math.sin(angle),
      r * 0.018,
      "#c8930d",
      'opacity=".5"',
    );
  });
  return at(
    x,
    y,
    drop(r) +
      path(lemonPath(r), "url(#lemon)") +
      pores +
      oval(-r * 0.36, -r * 0.46, r * 0.36, r * 0.14, "#fff", 'opacity=".55" filter="url(#soft)"'),
    turn,
  );
}

const orange = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    drop(r) +
      circle(0, 0, r, "url(#orange)") +
      oval(-r * 0.32, -r * 0.44, r * 0.3, r * 0.16, "#fff", 'opacity=".5" filter="url(#soft)"') +
      times(5, (i) => at(0, -r * 0.1, path("M0 0L7 -18L14 0Z", "#4c7a3a"), i * 72, r / 90)),
  );

/** A round cut of a fruit. */
function cut(x: number, y: number, r: number, turn: number, pulp = "pulp", rind = "#f3c623") {
  const segments = times(9, (i) => {
    const [from, to] = [i * 40 + 3, i * 40 + 37].map((it) => (it * Math.PI) / 180) as [
      number,
      number,
    ];
    const end = (angle: number) => `${0.8 * r * Math.cos(angle)} ${0.8 * r * Math.sin(angle)}`;
    const middle = (from + to) / 2;
    const start = `${0.09 * r * Math.cos(middle)} ${0.09 * r * Math.sin(middle)}`;
    return (
      path(
        `M${start}L${end(from)}A${0.8 * r} ${0.8 * r} 0 0 1 ${end(to)}Z`,
        `url(#${pulp})`,
        'stroke-linejoin="round"',
      ) +
      times(4, (k) => {
        const angle = from + ((k + 1) * (to - from)) / 5;
        return line(
          `M${0.32 * r * Math.cos(angle)} ${0.32 * r * Math.sin(angle)}L${0.7 * r * Math.cos(angle)} ${0.7 * r * Math.sin(angle)}`,
          "#fff",
          r * 0.016,
          'opacity=".45"',
        );
      })
    );
  });
  return at(
    x,
    y,
    drop(r) + circle(0, 0, r, rind) + circle(0, 0, r * 0.93, "#fff9e2") + segments,
    turn,
  );
}

const leaves = (x: number, y: number, turns: readonly number[], size = 1) =>
  at(
    x,
    y,
    turns
      .map((turn, i) =>
        at(
          0,
          0,
          `<g transform="translate(10 14)" opacity=".4" filter="url(#soft)">${leaf(230, 58, ["#000", "#000"], 24)}</g>${leaf(230 - i * 14, 58, i % 2 ? ["#3f7a45", "#2d6136"] : ["#5a9652", "#3d7740"], i % 2 ? 24 : -20)}`,
          turn,
        ),
      )
      .join(""),
    0,
    size,
  );

const blossom = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    drop(34) +
      times(5, (i) =>
        at(
          0,
          0,
          path("M0 0C-26 -14 -24 -52 0 -62C24 -52 26 -14 0 0Z", i % 2 ? "#fffdf2" : "#f4ecd8"),
          i * 72,
        ),
      ) +
      circle(0, 0, 12, "#f2c744") +
      times(8, (i) => circle(15 * Math.cos(i * 0.785), 15 * Math.sin(i * 0.785), 3.5, "#e0a912")),
    0,
    size,
  );

function harvest() {
  const random = randomOf(9);
  const cracks = times(22, () => {
    const [x, y] = [random() * 1920, random() * 1200];
    return line(
      `M${x} ${y}q${random() * 160} ${random() * 60 - 30} ${random() * 300} ${random() * 90 - 45}`,
      "#4d6b58",
      1.6,
      'opacity=".3"',
    );
  });
  return {
    width: 1920,
    height: 1200,
    body:
      colors +
      box(0, 0, 1920, 1200, "url(#slate)") +
      cracks +
      leaves(1230, 420, [-70, -20, 34, 86], 1.5) +
      leaves(1560, 780, [20, 70, 128, 176], 1.5) +
      leaves(1010, 860, [-110, -160, 150], 1.2) +
      leaves(1800, 260, [-40, 30, 110], 1.15) +
      lemon(1290, 420, 170, -24, 3) +
      lemon(1600, 330, 150, 38, 5) +
      orange(1015, 610, 132) +
      cut(1400, 730, 190, 12) +
      lemon(1720, 660, 168, -58, 8) +
      cut(1120, 900, 142, 40, "blood", "#e8702a") +
      orange(1480, 1045, 140) +
      cut(1790, 1000, 150, 70) +
      lemon(1000, 290, 118, 70, 12) +
      blossom(1190, 650, 1.25) +
      blossom(1560, 545, 1) +
      blossom(1300, 1000, 1.1) +
      blossom(850, 470, 0.9) +
      leaves(720, 1040, [30, 84], 0.9) +
      lemon(640, 1120, 104, 12, 15) +
      leaves(560, 110, [150, 96], 0.8) +
      cut(430, 60, 96, 20) +
      blossom(760, 160, 0.8),
  };
}

/** Fruit and leaves in a grid, as on a kitchen's tiles. */
function halves() {
  return {
    width: 900,
    height: 900,
    body:
      colors +
      linear("board", ["#8a5a36", "#6a4026"], [0, 0, 1, 0.3]) +
      box(0, 0, 900, 900, "url(#board)") +
      times(
        6,
        (i) =>
          box(0, i * 152, 900, 4, "#3c2212", 'opacity=".6"') +
          line(
            `M0 ${i * 152 + 60}q220 -26 450 0t450 0M0 ${i * 152 + 100}q260 20 450 0t450 0`,
            "#4f2f1a",
            2.4,
            'opacity=".45"',
          ),
      ) +
      leaves(230, 560, [-60, -120, 170], 1.1) +
      leaves(700, 300, [40, 100, -10], 1.1) +
      cut(300, 300, 178, 8) +
      cut(650, 250, 128, 24, "blood", "#e8702a") +
      lemon(610, 640, 160, -32, 4) +
      cut(300, 690, 130, 52, "blood", "#e8702a") +
      orange(838, 510, 92) +
      blossom(455, 490, 1.1) +
      blossom(812, 800, 0.9),
  };
}

const tree = (x: number, y: number, size: number, seed: number) => {
  const random = randomOf(seed);
  const crown = times(40, (i) => {
    const angle = i * 2.4;
    const reach = 20 + (i / 40) * 120;
    return at(
      reach * Math.cos(angle),
      -250 + reach * 0.86 * Math.sin(angle),
      leaf(70, 20, i % 3 ? ["#356b3c", "#28552f"] : ["#4c8a49", "#356b3c"]),
      random() * 360,
    );
  });
  const fruit = times(9, (i) =>
    lemon(-96 + random() * 192, -340 + random() * 180, 17, 60 + random() * 60, i + 1),
  );
  const pot =
    path("M-62 -60H62L48 62H-48Z", "url(#pot)") +
    box(-70, -74, 140, 24, "#c26a43", 'rx="5"') +
    line("M-52 -10Q0 12 52 -10", "#8d4426", 5, 'opacity=".6"');
  return at(
    x,
    y,
    oval(10, 66, 92, 16, "#000", 'opacity=".45" filter="url(#soft)"') +
      line("M0 -60Q-8 -150 0 -240", "#5b4129", 14) +
      crown +
      fruit +
      pot,
    0,
    size,
  );
};

/** The glass house at dusk, with trees in their pots. */
function glasshouse() {
  const arch = (x: number) => {
    const shape = `M${x} 620V310A105 105 0 0 1 ${x + 210} 310V620Z`;
    return (
      path(shape, "url(#dusk)") +
      line(`M${x + 105} 205V620M${x} 330H${x + 210}M${x} 470H${x + 210}`, "#20382b", 8) +
      line(shape, "#20382b", 12)
    );
  };
  return {
    width: 900,
    height: 900,
    body:
      colors +
      linear("wall", ["#e9cfa0", "#d3a56b"]) +
      linear("dusk", ["#27506b", "#c9825c", "#ffce86"]) +
      linear("pot", ["#d98458", "#94482a"], [0, 0, 1, 0]) +
      linear("floor", ["#b98557", "#6e4629"]) +
      box(0, 0, 900, 640, "url(#wall)") +
      [60, 345, 630].map(arch).join("") +
      box(0, 620, 900, 280, "url(#floor)") +
      times(7, (i) =>
        line(`M${450 + (i - 3) * 90} 620L${450 + (i - 3) * 330} 900`, "#4f2f1a", 3, 'opacity=".4"'),
      ) +
      [670, 740, 830].map((y) => line(`M0 ${y}H900`, "#4f2f1a", 3, 'opacity=".4"')).join("") +
      path("M60 620H270L420 900H60ZM345 620H555L640 900H300Z", "#ffdf9f", 'opacity=".16"') +
      tree(310, 640, 0.78, 4) +
      tree(600, 640, 0.78, 14) +
      tree(140, 770, 1.2, 7) +
      tree(770, 780, 1.25, 2),
  };
}

export const gourmetGrove: Drawings = { harvest, halves, glasshouse };
