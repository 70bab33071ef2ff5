import {
  at,
  box,
  circle,
  type Drawings,
  inside,
  leaf,
  line,
  linear,
  oval,
  path,
  radial,
  shadow,
  times,
} from "../kit";

const poppy = (x: number, y: number, size: number, turn = 0) =>
  at(
    x,
    y,
    times(4, (i) =>
      at(
        0,
        0,
        path(
          "M0 0C-120 -30 -110 -160 0 -150C110 -160 120 -30 0 0Z",
          i % 2 ? "url(#poppy)" : "#d3402a",
        ),
        i * 90 + 45,
      ),
    ) +
      times(5, (i) =>
        line(
          `M0 0Q${Math.cos(i * 1.3) * 40} ${Math.sin(i * 1.3) * 60} ${Math.cos(i * 1.3) * 60} ${Math.sin(i * 1.3) * 90}`,
          "#8f1f17",
          3,
          'opacity=".4"',
        ),
      ) +
      circle(0, 0, 34, "#232321") +
      times(16, (i) => circle(44 * Math.cos(i * 0.393), 44 * Math.sin(i * 0.393), 5, "#232321")) +
      circle(0, 0, 17, "#7d9a62") +
      times(6, (i) =>
        line(`M0 0L${15 * Math.cos(i * 1.047)} ${15 * Math.sin(i * 1.047)}`, "#232321", 3),
      ),
    turn,
    size,
  );

const stem = (d: string) => line(d, "#55764a", 8);

const cornflower = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    times(11, (i) =>
      at(
        0,
        0,
        path(
          "M0 0L-26 -92L-40 -112L-18 -108L0 -128L18 -108L40 -112L26 -92Z",
          i % 2 ? "#4a6fd0" : "#2f53b4",
        ),
        i * 32.7,
      ),
    ) +
      times(9, (i) => at(0, 0, path("M0 0L-7 -46L0 -54L7 -46Z", "#243a86"), i * 40)) +
      circle(0, 0, 18, "#7c5bb8"),
    0,
    size,
  );

/** A paper packet with a picture, a label and a folded top. */
function packet(
  id: string,
  paper: string,
  ground: string,
  picture: string,
  band: string,
  turn: number,
) {
  const lines = times(3, (i) =>
    box(-92 + i * 12, 236 + i * 20, 184 - i * 24, 7, band, 'rx="3" opacity=".55"'),
  );
  return {
    width: 800,
    height: 800,
    body:
      radial("poppy", ["#ff7a55", "#e2492f"], 0.5, 0.9, 0.9) +
      linear(
        "fold",
        [
          ["#fff", 0, 0.35],
          ["#fff", 0.3, 0],
          ["#000", 1, 0.16],
        ],
        [0, 0, 1, 0.25],
      ) +
      shadow(420, 726, 240, 24, 0.4) +
      at(
        400,
        400,
        `<g transform="translate(16 18)" opacity=".3" filter="url(#soft)">${box(-220, -310, 440, 620, "#000", 'rx="8"')}</g>` +
          box(-220, -310, 440, 620, paper, 'rx="8"') +
          inside(
            id,
            box(-190, -224, 380, 424, "#000", 'rx="190"'),
            box(-190, -224, 380, 424, ground) + picture,
          ) +
          box(-112, 206, 224, 14, band, 'rx="4"') +
          lines +
          path("M-220 -302q0 -8 8 -8H212q8 0 8 8V-258H-220Z", "#fff", 'opacity=".35"') +
          line("M-220 -258H220", "#000", 2, 'opacity=".18"') +
          times(22, (i) => line(`M${-208 + i * 20} -284h9`, band, 3, 'opacity=".7"')) +
          box(-220, -310, 440, 620, "url(#fold)", 'rx="8"'),
        turn,
      ),
  };
}

const poppies = () =>
  packet(
    "arch",
    "#f5e9d0",
    "#f3c9a5",
    stem("M-70 300Q-60 60 -66 -40") +
      stem("M80 300Q70 160 86 70") +
      stem("M0 300Q10 180 -10 150") +
      at(-60, 140, leaf(120, 26, ["#6d8f5c", "#55764a"]), -60) +
      at(80, 190, leaf(120, 26, ["#6d8f5c", "#55764a"]), 52) +
      poppy(-66, -50, 0.84) +
      poppy(90, 70, 0.62, 20) +
      oval(-110, 112, 18, 30, "#6d8f5c"),
    "#b5361f",
    -6,
  );

const cornflowers = () =>
  packet(
    "window",
    "#e9ecf3",
    "#c9d8ea",
    times(5, (i) =>
      stem(
        `M${-130 + i * 66} 320Q${-120 + i * 60} 100 ${-110 + i * 56} ${[-40, 60, -90, 40, -20][i]}`,
      ),
    ) +
      at(-90, 180, leaf(170, 16, ["#6d8f5c", "#55764a"]), -24) +
      at(60, 190, leaf(170, 16, ["#6d8f5c", "#55764a"]), 30) +
      cornflower(2, -94, 0.92) +
      cornflower(-110, -36, 0.72) +
      cornflower(112, -20, 0.7) +
      cornflower(-54, 66, 0.6) +
      cornflower(58, 56, 0.62),
    "#2f4a94",
    5,
  );

/** Both flowers in a glass, for the opening. */
function bunch() {
  return {
    width: 800,
    height: 800,
    body:
      radial("poppy", ["#ff7a55", "#e2492f"], 0.5, 0.9, 0.9) +
      linear(
        "glass",
        [
          ["#fff", 0, 0.6],
          ["#cfe3ef", 0.35, 0.28],
          ["#8fb3cc", 1, 0.5],
        ],
        [0, 0, 1, 0],
      ) +
      shadow(410, 752, 180, 20, 0.36) +
      [
        "M400 700Q380 500 300 300",
        "M400 700Q420 480 470 210",
        "M400 700Q430 520 580 360",
        "M400 700Q380 540 210 430",
        "M400 700Q410 520 400 380",
      ]
        .map(stem)
        .join("") +
      at(390, 560, leaf(190, 24, ["#6d8f5c", "#55764a"]), -50) +
      at(420, 560, leaf(200, 24, ["#6d8f5c", "#55764a"]), 58) +
      cornflower(210, 410, 0.8) +
      cornflower(590, 350, 0.86) +
      poppy(300, 270, 0.95) +
      poppy(480, 190, 1.02, 30) +
      poppy(420, 410, 0.82, 60) +
      cornflower(310, 500, 0.6) +
      path("M310 560H490L470 740Q400 762 330 740Z", "url(#glass)") +
      path("M318 620H482L470 738Q400 760 330 738Z", "#a9cbe0", 'opacity=".5"') +
      oval(400, 560, 90, 14, "none", 'stroke="#fff" stroke-width="5" opacity=".8"'),
  };
}

export const simple: Drawings = { poppies, cornflowers, bunch };
