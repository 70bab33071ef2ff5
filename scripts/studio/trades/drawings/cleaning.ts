import { at, box, circle, leaf, line, oval, path, randomOf, times } from "../../examples/kit";
import { itemSize, type Mood, type MoodColors, sceneSize, type TradePictures } from "../moods";
import { fibres, mix, opening, plant, type Studio, studio, tree } from "./plumber-parts";

const light: Record<Mood, MoodColors> = {
  day: {
    wall: ["#f4f4ea", "#e5ebdf"],
    ground: ["#d9e0d0", "#c3cfbd"],
    dark: "#2f443c",
    light: "#fffaf0",
  },
  evening: {
    wall: ["#091412", "#152722"],
    ground: ["#182722", "#0a1311"],
    dark: "#040a08",
    light: "#ffd9a0",
  },
};
const aqua = "#6fb0a8";
const leafGreen = "#74a06a";
const yellow = "#e6bd55";
const white = "#f5f2e8";
const wood = "#c69a6b";
const steel = "#a9b3b1";
const clay = "#c67a52";
const pink = "#dd9a92";
const violet = "#9a8fc0";

const studioOf = (mood: Mood) => studio(mood, light[mood]);

const sky = (s: Studio) =>
  s.day
    ? s.lin(["#cbe3e6", "#eef3e8", "#f8f0dc"])
    : s.lin(["#0a1626", "#1c3044", "#6b5550", "#b9794f"]);

/** A lawn from y down, with light stripes where it was mown. */
const lawn = (s: Studio, width: number, y: number, height: number, middle = 0.55) => {
  const color = s.day ? "#a4c08a" : "#4c6a48";
  const x = width * middle;
  return (
    box(
      0,
      y,
      width,
      height,
      s.lin([
        mix(s.mid(color), s.lit(color), 0.3),
        s.mid(color),
        mix(s.mid(color), s.low(color), 0.5),
      ]),
    ) +
    s.clip(
      box(0, y, width, height, "#000"),
      times(9, (i) =>
        path(
          `M${x + (i - 4.5) * 110} ${y}h55L${x + (i - 4.5 + 0.5) * 420} ${y + height}h-210Z`,
          s.lit(color),
          `opacity="${s.day ? 0.3 : 0.12}"`,
        ),
      ),
    )
  );
};

const tuft = (s: Studio, x: number, y: number, size = 1) =>
  at(
    x,
    y,
    times(7, (i) =>
      path(
        `M${-15 + i * 5} 0Q${-16 + i * 5.4} -16 ${-30 + i * 10} ${-26 - ((i * 7) % 16)}Q${-10 + i * 5} -14 ${-10 + i * 5} 0Z`,
        i % 2 ? s.mid(leafGreen) : s.low(leafGreen),
      ),
    ),
    0,
    size,
  );

/** Leaves over a shape that is cut to a hedge. */
const hedge = (
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  seed = 3,
  count = 220,
) => {
  const random = randomOf(seed);
  const color = s.day ? "#6f9a66" : "#64895e";
  const dab = (i: number) => {
    const [px, py] = [x + random() * w, y + random() * h];
    const high = 1 - (py - y) / h;
    const side = s.day ? 1 - (px - x) / w : (px - x) / w;
    const fill =
      random() < 0.2 + high * 0.4 + side * 0.25
        ? i % 3
          ? mix(s.mid(color), s.lit(color), 0.5)
          : s.mid(color)
        : mix(s.low(color), s.mid(color), 0.3);
    return `<ellipse cx="${px.toFixed(0)}" cy="${py.toFixed(0)}" rx="15" ry="8" fill="${fill}" transform="rotate(${(random() * 180).toFixed(0)} ${px.toFixed(0)} ${py.toFixed(0)})"/>`;
  };
  return (
    box(x, y, w, h, s.face(color), 'rx="22"') +
    box(
      x,
      y + h * 0.4,
      w,
      h * 0.6,
      s.lin([
        [s.low(color), 0, 0],
        [s.low(color), 1, 0.9],
      ]),
      'rx="22"',
    ) +
    times(count, dab) +
    times(Math.floor(w / 20), (i) =>
      oval(x + 8 + i * 20, y + 3 + ((i * 7) % 8), 15, 9, i % 2 ? s.lit(color) : s.mid(color)),
    )
  );
};

const bucket = (s: Studio, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    s.cast(0, 0, 150, 20) +
      line("M-168 -300C-150 -470 150 -470 168 -300", s.low(steel), 10) +
      line("M-168 -303C-150 -473 150 -473 168 -303", s.lit(steel), 4) +
      box(-44, -446, 88, 24, s.level(white), 'rx="12"') +
      path("M-172 -310H172L128 -14Q126 10 0 10T-128 -14Z", s.tube(color)) +
      path("M-165 -262Q0 -232 165 -262L163 -246Q0 -216 -163 -246Z", s.low(color), 'opacity=".35"') +
      oval(0, -310, 180, 34, s.lit(color)) +
      oval(0, -308, 164, 27, s.low(color)) +
      oval(0, -302, 156, 21, s.lin([s.mid("#bfe0dc"), s.lit("#d9efec")])) +
      times(15, (i) =>
        circle(
          -118 + i * 17,
          -306 - ((i * 11) % 17),
          19 + ((i * 5) % 12),
          s.rad([s.lit("#f8fbf8"), [s.lit("#eef4f1"), 0.6], s.mid("#dfe9e5")], 0.4, 0.34, 0.7),
          'opacity=".96"',
        ),
      ) +
      circle(-168, -306, 13, s.ball(steel)) +
      circle(168, -306, 13, s.ball(steel)),
    0,
    size,
  );

const spray = (s: Studio, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    s.cast(0, 0, 100, 14) +
      path(
        "M-96 -10V-220C-96 -300 -34 -306 -34 -370H34C34 -306 96 -300 96 -220V-10Q94 8 0 8T-96 -10Z",
        s.tube(color),
      ) +
      path("M-96 -10V-190Q0 -170 96 -190V-10Q94 8 0 8T-96 -10Z", s.low(color), 'opacity=".3"') +
      box(-58, -180, 116, 120, s.face(white), 'rx="16"') +
      at(0, -82, leaf(74, 30, [s.mid(leafGreen), s.low(leafGreen)]), 24) +
      box(-40, -396, 80, 36, s.tube(white), 'rx="6"') +
      times(5, (i) => box(-32 + i * 15, -394, 3, 32, s.low(white), 'opacity=".5"')) +
      path(
        "M-28 -396L-34 -432H-96Q-114 -434 -112 -452L-108 -476H40Q82 -470 84 -430L64 -396Z",
        s.face(yellow),
      ) +
      box(-130, -468, 26, 26, s.level(white), 'rx="5"') +
      path(
        "M-52 -430C-60 -390 -86 -370 -104 -346L-88 -338C-60 -360 -34 -390 -30 -430Z",
        s.tube(yellow),
      ),
    0,
    size,
  );

const bubble = (s: Studio, x: number, y: number, r: number) =>
  circle(
    x,
    y,
    r,
    s.rad(
      [
        ["#ffffff", 0, 0.05],
        ["#ffffff", 0.72, s.day ? 0.22 : 0.08],
        [s.day ? "#8cc5bf" : "#ffdca6", 1, 0.7],
      ],
      0.5,
      0.5,
      0.5,
    ),
  ) +
  oval(
    x - s.k * r * 0.36,
    y - r * 0.42,
    r * 0.2,
    r * 0.12,
    "#ffffff",
    `opacity=".85" transform="rotate(${-s.k * 38} ${x - s.k * r * 0.36} ${y - r * 0.42})"`,
  );

const cloth = (s: Studio, color: string) =>
  path(
    "M0 0C40 -10 110 -10 150 4C146 60 166 130 152 190C120 176 96 200 70 184C44 196 20 178 -10 192C-2 130 -14 60 0 0Z",
    s.tube(color),
  ) +
  line("M36 6C30 70 44 120 34 180M84 4C92 70 78 120 92 178", s.low(color), 7, 'opacity=".35"') +
  times(3, (i) =>
    line(
      `M-4 ${136 + i * 14}Q70 ${128 + i * 14} 154 ${136 + i * 14}`,
      s.lit(white),
      4,
      'opacity=".7"',
    ),
  );

function pail(mood: Mood) {
  const s = studioOf(mood);
  return s.page(
    itemSize,
    s.stage(1000, 700, 1000, [0.6, 0.42]) +
      s.panes(50, 60, 340, 380) +
      box(0, 0, 1000, 700, s.mid(aqua), `opacity="${s.day ? 0.14 : 0.08}"`) +
      bucket(s, 400, 858, 1.2, yellow) +
      at(
        470,
        494,
        s.behind(path("M0 0H150V190H0Z", "#000"), 8, 12, 0.2) + cloth(s, aqua),
        -2,
        0.94,
      ) +
      spray(s, 712, 884, 0.98, aqua) +
      at(
        228,
        900,
        s.cast(0, 4, 110, 12) +
          box(-110, -74, 210, 50, s.level(yellow), 'rx="14"') +
          times(14, (i) =>
            oval(-94 + i * 14, -60 + ((i * 17) % 26), 5, 3.5, s.low(yellow), 'opacity=".5"'),
          ) +
          box(-110, -30, 210, 32, s.level(leafGreen), 'rx="10"'),
      ) +
      bubble(s, 208, 380, 40) +
      bubble(s, 290, 280, 24) +
      bubble(s, 160, 520, 20) +
      bubble(s, 560, 226, 30) +
      bubble(s, 470, 150, 15),
  );
}

function glass(mood: Mood) {
  const s = studioOf(mood);
  const view =
    box(
      200,
      150,
      600,
      680,
      s.day
        ? s.lin(["#bfe0ea", "#e9f3ee", "#f9f3df"])
        : s.lin(["#0b1830", "#2a3d5a", "#a0695a", "#e09a58"]),
    ) +
    path("M200 640Q360 560 520 610T820 590V840H200Z", s.day ? "#b3cda3" : "#24342e") +
    tree(s, 690, 770, 0.8, s.day ? "#8fb583" : "#4c6a4c", 4) +
    tree(s, 300, 740, 0.6, s.day ? "#8fb583" : "#4c6a4c", 7) +
    path("M200 740Q460 690 820 744V840H200Z", s.day ? "#9cbf8a" : "#1a2822");
  const haze = s.day ? "#eaf4f2" : "#8a8f90";
  return s.page(
    itemSize,
    s.stage(1000, 1000, 1000, [0.5, 0.4]) +
      box(0, 0, 1000, 1000, s.mid(aqua), `opacity="${s.day ? 0.34 : 0.12}"`) +
      s.behind(box(166, 116, 668, 760, "#000"), 16, 18) +
      box(160, 108, 680, 760, s.face(white), 'rx="5"') +
      box(190, 140, 620, 700, s.low(white)) +
      s.clip(
        box(200, 150, 600, 680, "#000"),
        view +
          `<mask id="wipe"><rect x="190" y="140" width="620" height="700" fill="#fff"/><path d="M320 140V560" stroke="#000" stroke-width="190" fill="none"/><path d="M320 500C320 690 590 690 590 520" stroke="#000" stroke-width="190" fill="none"/></mask>` +
          `<g mask="url(#wipe)">${box(190, 140, 620, 700, haze, `opacity="${s.day ? 0.62 : 0.42}"`)}${times(90, (i) => circle(200 + ((i * 197) % 600), 150 + ((i * 131) % 680), 4 + ((i * 7) % 15), "#ffffff", `opacity="${s.day ? 0.5 : 0.12}"`))}</g>` +
          path("M230 150H330L200 400V210Z", "#fff", `opacity="${s.day ? 0.5 : 0.1}"`) +
          path("M370 150H400L230 480V420Z", "#fff", `opacity="${s.day ? 0.4 : 0.08}"`),
      ) +
      // The squeegee at the end of its way.
      at(
        592,
        506,
        times(9, (i) =>
          oval(
            -88 + i * 22,
            -16 - ((i * 7) % 12),
            17,
            13,
            "#ffffff",
            `opacity="${s.day ? 0.9 : 0.6}"`,
          ),
        ) +
          s.behind(box(-122, -8, 244, 34, "#000", 'rx="8"'), 14, 18, 0.4) +
          box(-124, -14, 248, 12, s.low("#33423d"), 'rx="3"') +
          box(-118, -4, 236, 26, s.metalLevel(steel), 'rx="6"') +
          s.behind(box(-18, 20, 36, 240, "#000"), 16, 16, 0.4) +
          path("M-40 16H40L20 66H-20Z", s.metal(steel)) +
          box(-21, 58, 42, 220, s.tube(yellow), 'rx="20"') +
          times(6, (i) => box(-21, 120 + i * 20, 42, 5, s.low(yellow), 'opacity=".4"')),
        0,
      ) +
      box(126, 866, 748, 36, s.tops(white), 'rx="4"') +
      box(136, 902, 728, 16, s.low(white), 'opacity=".4"') +
      at(236, 868, s.cast(0, 0, 60, 7) + pot2(s)),
  );
}

const pot2 = (s: Studio) =>
  at(
    0,
    0,
    times(9, (i) =>
      at(
        0,
        -70,
        leaf(
          110 - Math.abs(i - 4) * 6,
          20,
          [i % 2 ? s.mid(leafGreen) : s.lit(leafGreen), s.low(leafGreen)],
          (i - 4) * 5,
        ),
        -64 + i * 16,
      ),
    ) +
      path("M-50 -78H50L38 -4Q0 8 -38 -4Z", s.tube(clay)) +
      box(-55, -88, 110, 20, s.level(clay), 'rx="4"'),
  );

const wheel = (s: Studio, x: number, y: number, r: number) =>
  circle(x, y, r, s.low("#37423e")) +
  circle(x, y, r * 0.94, s.ball("#4a5752")) +
  circle(x, y, r * 0.6, s.ball(yellow)) +
  circle(x, y, r * 0.42, s.low(yellow)) +
  times(5, (i) => at(x, y, box(-r * 0.07, -r * 0.44, r * 0.14, r * 0.4, s.mid(yellow)), i * 72)) +
  circle(x, y, r * 0.16, s.ball(steel));

function mower(mood: Mood) {
  const s = studioOf(mood);
  return s.page(
    itemSize,
    box(0, 0, 1000, 1000, sky(s)) +
      (s.day
        ? circle(
            160,
            170,
            300,
            s.rad(
              [
                ["#fff5d8", 0, 0.9],
                ["#fff5d8", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            820,
            480,
            380,
            s.rad(
              [
                ["#ffb066", 0, 0.55],
                ["#ffb066", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      tree(s, 160, 600, 0.74, "#88ac7c", 4) +
      hedge(s, [-30, 500, 1060, 130], 5, 150) +
      lawn(s, 1000, 618, 382, 0.5) +
      s.cast(500, 862, 360, 24) +
      // Handle, bag, deck and engine.
      s.pipe("M640 720L838 382", 20, "#56645e") +
      s.pipe("M600 740L800 366C806 350 850 346 864 366", 20, "#56645e") +
      line("M812 356H870", s.mid(yellow), 30) +
      path("M640 560C720 540 850 560 880 620L862 780Q850 806 816 806H660Z", s.tube("#4f6a5f")) +
      times(4, (i) => line(`M${700 + i * 44} 562V800`, s.low("#4f6a5f"), 3, 'opacity=".5"')) +
      path(
        "M646 562C720 542 850 560 880 620L876 640C840 590 730 570 640 590Z",
        s.lit("#4f6a5f"),
        'opacity=".6"',
      ) +
      path(
        "M190 800C180 720 230 674 320 664H600C680 664 712 720 716 800Q712 826 690 826H220Q192 826 190 800Z",
        s.level(leafGreen),
      ) +
      path(
        "M198 780H710L714 800Q712 826 690 826H220Q192 826 190 800Z",
        s.low(leafGreen),
        'opacity=".6"',
      ) +
      path(
        "M236 726C256 694 290 684 330 682H560",
        "none",
        `stroke="${s.lit(leafGreen)}" stroke-width="10" stroke-linecap="round" opacity=".7"`,
      ) +
      box(334, 560, 250, 116, s.tube("#4a5752"), 'rx="18"') +
      times(7, (i) => box(344 + i * 16, 584, 8, 74, s.low("#4a5752"), 'rx="3"')) +
      path("M372 566C380 500 540 500 548 566Z", s.ball(yellow)) +
      box(430, 484, 60, 30, s.metal(steel), 'rx="8"') +
      box(492, 596, 78, 46, s.metal(steel), 'rx="10"') +
      line("M590 590C650 520 700 560 742 530", s.low("#37423e"), 6) +
      wheel(s, 278, 822, 66) +
      wheel(s, 640, 812, 82) +
      times(9, (i) => tuft(s, 70 + i * 112, 930 + ((i * 37) % 40), 1 + (i % 3) * 0.3)) +
      times(4, (i) => tuft(s, 60 + i * 36, 850 + (i % 2) * 12, 1.2)),
  );
}

const shears = (s: Studio) =>
  s.pipe("M-26 20C-50 130 -90 190 -104 330", 18, "#56645e") +
  s.pipe("M26 20C50 130 90 190 104 330", 18, "#56645e") +
  at(
    -103,
    320,
    box(-21, 0, 42, 150, s.tube(yellow), 'rx="20"') +
      times(4, (i) => box(-21, 44 + i * 22, 42, 5, s.low(yellow), 'opacity=".45"')),
    5,
  ) +
  at(
    103,
    320,
    box(-21, 0, 42, 150, s.tube(yellow), 'rx="20"') +
      times(4, (i) => box(-21, 44 + i * 22, 42, 5, s.low(yellow), 'opacity=".45"')),
    -5,
  ) +
  path("M-30 36C-20 -80 40 -210 92 -330C80 -180 60 -60 26 40Z", s.metal(steel)) +
  path(
    "M30 36C20 -80 -40 -210 -92 -330C-80 -180 -60 -60 -26 40Z",
    s.metal(mix(steel, "#ffffff", 0.25)),
  ) +
  line("M-92 -330C-40 -210 20 -80 30 36", s.lit(white), 4, 'opacity=".7"') +
  circle(0, 8, 21, s.ball("#56645e")) +
  circle(0, 8, 9, s.ball(steel));

function hedges(mood: Mood) {
  const s = studioOf(mood);
  const random = randomOf(12);
  return s.page(
    itemSize,
    box(0, 0, 1000, 1000, sky(s)) +
      (s.day
        ? circle(
            160,
            140,
            320,
            s.rad(
              [
                ["#fff5d8", 0, 0.95],
                ["#fff5d8", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            800,
            380,
            420,
            s.rad(
              [
                ["#ffb066", 0, 0.5],
                ["#ffb066", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      lawn(s, 1000, 830, 170, 0.5) +
      s.cast(520, 868, 380, 22) +
      hedge(s, [130, 430, 740, 434], 6, 560) +
      // What the shears have not yet cut.
      times(26, (i) =>
        at(
          640 + (i % 13) * 17,
          440 - (i > 12 ? 0 : 8),
          leaf(
            50 + random() * 64,
            12,
            [i % 2 ? s.lit(leafGreen) : s.mid(leafGreen), s.low(leafGreen)],
            random() * 20 - 10,
          ),
          random() * 50 - 25,
        ),
      ) +
      s.behind(
        at(
          470,
          400,
          line("M0 0L90 -260M0 0L-60 -260M-20 40L-104 400M20 40L104 400", "#000", 26),
          36,
        ),
        24,
        22,
        0.34,
      ) +
      at(440, 416, shears(s), 38, 0.94) +
      times(12, (i) =>
        at(
          560 + random() * 330,
          300 + random() * 90 + (i > 6 ? 530 : 0),
          leaf(34, 9, [s.lit(leafGreen), s.mid(leafGreen)]),
          random() * 360,
        ),
      ) +
      times(6, (i) => tuft(s, 80 + i * 170, 960, 1.3)),
  );
}

const tulip = (s: Studio, x: number, y: number, height: number, color: string, turn = 0) =>
  at(
    x,
    y,
    line(`M0 0Q4 ${-height / 2} 0 ${-height}`, s.mid(leafGreen), 8) +
      at(-2, -6, leaf(height * 0.66, 20, [s.mid(leafGreen), s.low(leafGreen)], -26), -12) +
      at(2, -6, leaf(height * 0.56, 18, [s.lit(leafGreen), s.mid(leafGreen)], 24), 14) +
      at(
        0,
        -height,
        path(
          "M-38 -70C-46 -20 -30 10 0 12C30 10 46 -20 38 -70L18 -40L0 -82L-18 -40Z",
          s.tube(color),
        ) + path("M0 -82C-22 -50 -22 -10 0 12C22 -10 22 -50 0 -82Z", s.ball(color)),
        0,
      ),
    turn,
  );

const daisy = (s: Studio, x: number, y: number, height: number, size = 1, color = white) =>
  at(
    x,
    y,
    line(`M0 0Q-6 ${-height / 2} 0 ${-height}`, s.low(leafGreen), 6) +
      at(0, -height * 0.3, leaf(60, 14, [s.mid(leafGreen), s.low(leafGreen)]), 44) +
      at(
        0,
        -height,
        times(12, (i) =>
          at(
            0,
            0,
            path(
              "M0 0C-11 -12 -11 -40 0 -48C11 -40 11 -12 0 0Z",
              i % 2 ? s.mid(color) : s.lit(color),
            ),
            i * 30,
          ),
        ) + circle(0, 0, 15, s.ball(yellow)),
        0,
        size,
      ),
  );

const lavender = (s: Studio, x: number, y: number, height: number, turn = 0) =>
  at(
    x,
    y,
    line(`M0 0V${-height}`, s.low(leafGreen), 4.5) +
      times(12, (i) =>
        oval(i % 2 ? 8 : -8, -height + 4 + i * 9, 10, 7, i % 3 ? s.mid(violet) : s.lit(violet)),
      ) +
      oval(0, -height - 6, 7, 11, s.lit(violet)),
    turn,
  );

const wateringCan = (s: Studio, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    s.cast(0, 0, 130, 14) +
      s.pipe("M90 -150C190 -190 180 -20 96 -40", 17, color) +
      path("M-80 -60L-190 -196L-166 -214L-70 -120Z", s.face(color)) +
      path("M-206 -176L-150 -226L-176 -238L-222 -196Z", s.metal(color)) +
      line("M-60 -190C-60 -270 60 -270 70 -190", s.low(color), 15) +
      line("M-62 -193C-62 -273 58 -273 68 -193", s.lit(color), 6) +
      path("M-92 -190H92L108 -10Q106 8 0 8T-108 -10Z", s.tube(color)) +
      oval(0, -190, 92, 17, s.lit(color)) +
      oval(-10, -190, 70, 11, s.low(color)) +
      line("M-98 -130Q0 -114 98 -130", s.low(color), 4, 'opacity=".5"'),
    0,
    size,
  );

function flowers(mood: Mood) {
  const s = studioOf(mood);
  const back = [190, 262, 330, 398, 470, 540, 612, 684, 750];
  return s.page(
    itemSize,
    box(0, 0, 1000, 1000, sky(s)) +
      (s.day
        ? circle(
            150,
            150,
            320,
            s.rad(
              [
                ["#fff5d8", 0, 0.95],
                ["#fff5d8", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            760,
            440,
            440,
            s.rad(
              [
                ["#ffb066", 0, 0.5],
                ["#ffb066", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      path("M0 600Q300 520 620 580T1000 560V700H0Z", s.day ? "#c4d6b4" : "#23322c") +
      lawn(s, 1000, 660, 340, 0.5) +
      s.cast(500, 868, 400, 24) +
      box(130, 630, 740, 60, s.low("#5b4331")) +
      back.map((x, i) => lavender(s, x, 670, 300 + ((i * 37) % 70), -6 + (i % 3) * 5)).join("") +
      back
        .map((x, i) => lavender(s, x + 24, 670, 250 + ((i * 53) % 70), 5 - (i % 3) * 5))
        .join("") +
      [220, 370, 520, 660, 790]
        .map((x, i) =>
          tulip(s, x, 680, 250 + ((i * 61) % 80), i % 2 ? pink : yellow, i % 2 ? 3 : -3),
        )
        .join("") +
      [170, 300, 446, 590, 730, 834]
        .map((x, i) => daisy(s, x, 688, 120 + ((i * 47) % 64), 0.9))
        .join("") +
      times(22, (i) =>
        at(
          150 + i * 34,
          692,
          leaf(74, 17, [i % 2 ? s.mid(leafGreen) : s.lit(leafGreen), s.low(leafGreen)]),
          -40 + ((i * 53) % 80),
        ),
      ) +
      box(120, 680, 760, 64, s.level(wood), 'rx="4"') +
      fibres(s, [120, 680, 760, 64], wood, 4, 5) +
      box(120, 746, 760, 60, s.level(wood), 'rx="4"') +
      fibres(s, [120, 746, 760, 60], wood, 9, 5) +
      box(120, 808, 760, 56, s.level(wood), 'rx="4"') +
      fibres(s, [120, 808, 760, 56], wood, 14, 5) +
      box(
        120,
        730,
        760,
        140,
        s.lin([
          [s.low(wood), 0, 0],
          [s.low(wood), 1, 0.5],
        ]),
      ) +
      [150, 850].map((x) => box(x - 22, 664, 44, 206, s.tube(wood), 'rx="4"')).join("") +
      wateringCan(s, 706, 934, 0.96, aqua) +
      times(5, (i) => tuft(s, 60 + i * 110, 950 - (i % 2) * 30, 1.2)),
  );
}

function office(mood: Mood) {
  const s = studioOf(mood);
  const view =
    path(
      "M560 560V330h90v-60h80v120h70v-90h110v180h60v-120h100v60h90v190Z",
      s.day ? "#c2d6d3" : "#1b2c38",
    ) +
    path(
      "M560 570V430h60v-40h120v90h120v-60h80v80h100v-50h160v120Z",
      s.day ? "#a9c4be" : "#13202a",
    ) +
    (s.day
      ? ""
      : times(26, (i) =>
          box(580 + ((i * 73) % 560), 400 + ((i * 47) % 140), 9, 13, "#ffc978", 'opacity=".8"'),
        ));
  const chair =
    s.cast(0, 4, 130, 14) +
    path(
      "M-90 -2L0 -60L90 -2",
      "none",
      `stroke="${s.low("#4a5752")}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    box(-8, -170, 16, 120, s.metal(steel)) +
    [-90, 0, 90].map((x) => circle(x, 2, 12, s.low("#37423e"))).join("") +
    box(-118, -206, 236, 44, s.level(aqua), 'rx="20"') +
    box(-12, -260, 24, 60, s.low("#4a5752")) +
    path(
      "M-96 -470Q0 -490 96 -470Q116 -360 98 -250Q0 -232 -98 -250Q-116 -360 -96 -470Z",
      s.tube(aqua),
    );
  return s.page(
    sceneSize,
    s.stage(1600, 700, 1000, [0.62, 0.35]) +
      box(0, 0, 1600, 700, s.mid(aqua), `opacity="${s.day ? 0.1 : 0.06}"`) +
      opening(s, [560, 110, 660, 400], white, [3, 1], view) +
      s.panes(90, 90, 300, 400) +
      box(0, 690, 1600, 14, s.tops(white)) +
      box(
        0,
        704,
        1600,
        296,
        s.day ? s.lin(["#e2e6d8", "#cfd8c8"]) : s.lin(["#23332d", "#0c1613"]),
      ) +
      // The floor shines.
      path(
        "M560 704H1220L1330 1000H420Z",
        s.lin([
          [s.day ? "#ffffff" : "#6f8fa8", 0, s.day ? 0.75 : 0.3],
          ["#ffffff", 1, 0],
        ]),
        'filter="url(#fine)"',
      ) +
      line("M760 704L680 1000M1000 704L1060 1000", s.low(white), 4, 'opacity=".14"') +
      // The desk with its screen.
      s.cast(930, 862, 330, 16, s.day ? 0.22 : 0.5) +
      box(640, 610, 22, 256, s.tube(wood)) +
      box(1200, 610, 22, 256, s.tube(wood)) +
      box(1036, 620, 150, 190, s.face(white), 'rx="5"') +
      times(
        3,
        (i) =>
          box(1044, 630 + i * 60, 134, 52, s.face(white), 'rx="3"') +
          box(1090, 648 + i * 60, 42, 6, s.low(white), 'rx="3"'),
      ) +
      box(600, 584, 660, 30, s.level(wood), 'rx="4"') +
      fibres(s, [600, 584, 660, 30], wood, 5, 4) +
      box(600, 580, 660, 7, s.tops(wood)) +
      box(900, 540, 26, 44, s.metal(steel)) +
      box(860, 572, 106, 12, s.metalLevel(steel), 'rx="6"') +
      s.behind(box(790, 360, 250, 170, "#000"), 8, 8, 0.2) +
      box(786, 356, 256, 186, s.low("#3b4743"), 'rx="10"') +
      box(
        796,
        366,
        236,
        158,
        s.day
          ? s.lin(["#9cc9c2", "#6fa79f"], [0, 0, 1, 1])
          : s.lin(["#3f6f6a", "#24443f"], [0, 0, 1, 1]),
        'rx="4"',
      ) +
      path(
        "M796 524V470Q860 430 910 460T1032 430V524Z",
        s.day ? "#f2f5ec" : "#7fa79b",
        'opacity=".6"',
      ) +
      at(1150, 580, pot2(s), 0, 1) +
      box(690, 560, 74, 14, s.face(yellow), 'rx="3"') +
      box(696, 546, 66, 14, s.face(white), 'rx="3"') +
      at(840, 900, chair, 0, 0.94) +
      plant(s, 480, 826, 1.3, [white, leafGreen], 5) +
      // What cleans it.
      bucket(s, 1390, 912, 0.74, yellow) +
      s.pipe("M1336 690L1490 170", 15, wood) +
      spray(s, 1262, 940, 0.46, aqua) +
      bubble(s, 1330, 560, 20) +
      bubble(s, 1440, 600, 13),
  );
}

const rake = (s: Studio) =>
  s.pipe("M0 0V-460", 15, wood) +
  times(9, (i) =>
    line(
      `M0 10Q${(i - 4) * 14} 50 ${(i - 4) * 25} 110Q${(i - 4) * 26} 124 ${(i - 4) * 26} 132`,
      s.mid(yellow),
      6,
    ),
  ) +
  line("M-72 84Q0 60 72 84", s.mid(yellow), 7) +
  box(-12, -14, 24, 34, s.metal(steel), 'rx="5"');

const spade = (s: Studio) =>
  s.pipe("M0 0V-400", 16, wood) +
  path("M-46 -426Q-46 -448 -26 -448H26Q46 -448 46 -426V-404H28V-424H-28V-404H-46Z", s.tube(wood)) +
  path("M-52 -6H52V92Q46 140 0 164Q-46 140 -52 92Z", s.metal(steel)) +
  path("M-14 -60H14L20 20H-20Z", s.metal("#7d8985"));

const broom = (s: Studio) =>
  s.pipe("M0 0V-440", 15, wood) +
  path("M-26 -10H26L40 30H-40Z", s.tube(aqua)) +
  path("M-40 30H40L76 150Q0 166 -76 150Z", s.tube("#d9b871")) +
  times(9, (i) =>
    line(`M${-30 + i * 7.5} 34L${-64 + i * 16} 150`, s.low("#d9b871"), 2.6, 'opacity=".5"'),
  ) +
  line("M-50 66Q0 76 50 66", s.mid(aqua), 6);

function garden(mood: Mood) {
  const s = studioOf(mood);
  return s.page(
    sceneSize,
    box(0, 0, 1600, 700, sky(s)) +
      (s.day
        ? circle(
            260,
            150,
            380,
            s.rad(
              [
                ["#fff5d8", 0, 0.95],
                ["#fff5d8", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            420,
            540,
            480,
            s.rad(
              [
                ["#ffb066", 0, 0.55],
                ["#ffb066", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      path("M0 520Q240 430 560 490T1100 460T1600 500V720H0Z", s.day ? "#c2d6bd" : "#1d2c31") +
      tree(s, 90, 590, 0.6, s.day ? "#a3c09a" : "#3d5544", 6) +
      tree(s, 520, 580, 0.5, s.day ? "#a9c4a0" : "#3d5544", 9) +
      hedge(s, [-30, 560, 760, 110], 4, 90) +
      hedge(s, [1330, 540, 320, 130], 8, 60) +
      lawn(s, 1600, 656, 344, 0.5) +
      // A path of stones.
      [
        [700, 690, 54],
        [650, 730, 74],
        [580, 786, 96],
        [480, 856, 124],
        [360, 946, 160],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            oval(x + 4, y + r * 0.08, r, r * 0.24, s.low("#b9b5a6"), 'opacity=".6"') +
            oval(x, y, r, r * 0.23, s.face("#d8d4c6")),
        )
        .join("") +
      s.cast(1060, 784, 300, 30) +
      tree(s, 1040, 790, 1.62, leafGreen, 3) +
      // A lantern in the tree.
      line("M1200 470V560", s.low("#3b4743"), 4) +
      (s.day
        ? ""
        : circle(
            1200,
            610,
            380,
            s.rad(
              [
                ["#ffd08a", 0, 0.72],
                ["#ffab58", 0.35, 0.18],
                ["#ffab58", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      path("M1174 574L1200 552L1226 574Z", s.low("#3b4743")) +
      box(
        1180,
        574,
        40,
        62,
        s.day ? s.lin(["#fdf6e2", "#e9d4a6"]) : s.lin(["#fff6da", "#ffc877"]),
        'rx="5"',
      ) +
      line("M1180 574V634M1220 574V634M1174 638H1226", s.low("#3b4743"), 5) +
      // A bench under the tree.
      at(
        1290,
        830,
        s.cast(0, 4, 170, 14) +
          [-120, 120].map((x) => box(x - 9, -104, 18, 106, s.tube(wood))).join("") +
          times(3, (i) => box(-160, -196 + i * 28, 320, 20, s.level(wood), 'rx="4"')) +
          [-130, 130].map((x) => box(x - 8, -200, 16, 110, s.tube(wood))).join("") +
          box(-168, -108, 336, 22, s.tops(wood), 'rx="4"') +
          box(-168, -88, 336, 10, s.low(wood), 'rx="3"'),
      ) +
      at(892, 812, rake(s), -9, 0.78) +
      // A barrow with leaves.
      at(
        690,
        890,
        s.cast(20, 4, 190, 16) +
          s.pipe("M110 -60L270 -150", 14, wood) +
          line("M60 -40L110 0M-20 -50L80 -40", s.low(steel), 12) +
          times(26, (i) =>
            oval(
              -120 + i * 9.6,
              -152 - Math.sin((i / 25) * 3.14) * 54 + ((i * 17) % 26),
              24,
              15,
              [s.mid(yellow), s.mid(leafGreen), s.mid(clay), s.lit(leafGreen)][i % 4] as string,
              `transform="rotate(${i * 41} ${-120 + i * 9.6} ${-152})"`,
            ),
          ) +
          path("M-150 -150H150L100 -40H-70Z", s.level(aqua)) +
          box(-160, -160, 320, 18, s.level(aqua), 'rx="8"') +
          wheel(s, -96, -36, 44),
      ) +
      times(14, (i) =>
        oval(
          900 + ((i * 97) % 420),
          850 + ((i * 61) % 90),
          11,
          6,
          [s.mid(yellow), s.mid(clay), s.lit(leafGreen)][i % 3] as string,
          `transform="rotate(${i * 47} ${900 + ((i * 97) % 420)} ${850 + ((i * 61) % 90)})"`,
        ),
      ) +
      [1420, 1470, 1520].map((x, i) => daisy(s, x, 980, 90 + i * 16, 0.7)).join("") +
      times(7, (i) => tuft(s, 60 + i * 240, 980, 1.4)),
  );
}

function shed(mood: Mood) {
  const s = studioOf(mood);
  const plankColor = s.day ? "#8fb0a0" : "#7f9f90";
  const dark = s.lin([s.low("#3b4a42"), mix(s.low("#3b4a42"), s.colors.dark, 0.5)]);
  return s.page(
    sceneSize,
    box(0, 0, 1600, 760, sky(s)) +
      (s.day
        ? circle(
            220,
            150,
            380,
            s.rad(
              [
                ["#fff5d8", 0, 0.95],
                ["#fff5d8", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            260,
            560,
            420,
            s.rad(
              [
                ["#ffb066", 0, 0.45],
                ["#ffb066", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      path("M0 560Q300 480 700 540T1600 520V760H0Z", s.day ? "#c2d6bd" : "#1a282c") +
      tree(s, 210, 730, 1.05, s.day ? "#90b285" : "#4a6650", 5) +
      hedge(s, [-30, 610, 700, 130], 9, 90) +
      hedge(s, [1380, 590, 260, 150], 7, 50) +
      lawn(s, 1600, 726, 274, 0.6) +
      s.cast(1030, 850, 450, 22) +
      // The house of boards and its roof.
      path("M660 850V350L1030 170L1400 350V850Z", s.face(plankColor)) +
      s.clip(
        path("M660 850V350L1030 170L1400 350V850Z", "#000"),
        times(19, (i) => box(660 + i * 40, 150, 3.5, 700, s.low(plankColor), 'opacity=".45"')) +
          path(
            "M620 400L1030 200L1440 400V430L1030 240L620 430Z",
            "#000",
            'opacity=".2" filter="url(#fine)"',
          ),
      ) +
      path("M610 384L1030 172L1450 384L1436 414L1030 214L624 414Z", s.low("#5b6b64")) +
      path("M604 366L1030 150L1456 366L1450 386L1030 176L610 386Z", s.tops("#7c8c84")) +
      box(690, 476, 170, 150, s.face(white)) +
      box(
        702,
        488,
        146,
        126,
        s.day ? s.lin(["#cfe3e2", "#9dbfbd"], [0, 0, 1, 1]) : s.lin(["#ffdb98", "#e59a4b"]),
      ) +
      line("M775 488V614M702 551H848", s.mid(white), 8) +
      box(684, 626, 182, 46, s.level(wood), 'rx="4"') +
      times(9, (i) =>
        circle(
          698 + i * 19,
          622 - ((i * 13) % 22),
          17,
          i % 2 ? s.mid(leafGreen) : s.lit(leafGreen),
        ),
      ) +
      times(7, (i) =>
        circle(704 + i * 24, 610 - ((i * 11) % 20), 9, i % 2 ? s.mid(pink) : s.lit(yellow)),
      ) +
      // The open door.
      box(900, 430, 270, 420, s.face(white)) +
      box(914, 444, 242, 406, dark) +
      (s.day
        ? ""
        : s.clip(
            box(914, 444, 242, 406, "#000"),
            circle(
              1036,
              540,
              300,
              s.rad(
                [
                  ["#ffd08a", 0, 0.95],
                  ["#f0a250", 0.5, 0.5],
                  ["#a8632c", 1, 0.1],
                ],
                0.5,
                0.5,
                0.5,
              ),
            ) + circle(1036, 500, 16, "#fff6da"),
          )) +
      s.clip(
        box(914, 444, 242, 406, "#000"),
        box(914, 570, 242, 12, s.mid(wood)) +
          [
            [936, 40],
            [990, 56],
            [1056, 34],
            [1104, 46],
          ]
            .map(([x = 0, h = 0], i) =>
              box(x, 570 - h, 38, h, s.tube([clay, yellow, aqua, clay][i] as string), 'rx="4"'),
            )
            .join("") +
          at(970, 820, box(-30, -10, 60, 50, s.low(wood)) + spade(s), 0, 0) +
          at(
            1100,
            846,
            path("M-54 -90H54L42 0H-42Z", s.tube(clay)) +
              path("M-46 -160H46L36 -84H-36Z", s.tube(clay)) +
              box(-58, -98, 116, 18, s.level(clay), 'rx="4"') +
              box(-50, -168, 100, 16, s.level(clay), 'rx="4"'),
          ),
      ) +
      path("M1168 436L1318 470V884L1168 850Z", s.shade(plankColor)) +
      times(3, (i) =>
        line(
          `M${1206 + i * 37} ${446 + i * 8}V${858 + i * 8}`,
          s.low(plankColor),
          3,
          'opacity=".6"',
        ),
      ) +
      path(
        "M1168 500L1318 534V566L1168 532ZM1168 760L1318 794V826L1168 792Z",
        s.mid(white),
        'opacity=".8"',
      ) +
      box(1290, 660, 12, 40, s.metal(steel), 'rx="6"') +
      (s.day
        ? ""
        : path(
            "M914 850H1156L1240 1000H820Z",
            s.lin([
              ["#ffcf8a", 0, 0.5],
              ["#ffcf8a", 1, 0],
            ]),
            'filter="url(#soft)"',
          )) +
      // Tools that lean at the wall.
      at(706, 830, spade(s), 5, 0.86) +
      at(792, 838, broom(s), -4, 0.82) +
      at(868, 846, rake(s), 4, 0.8) +
      s.cast(790, 960, 200, 10, 0.2) +
      wateringCan(s, 560, 900, 0.86, yellow) +
      at(1460, 900, pot2(s), 0, 1.5) +
      at(1370, 930, pot2(s), 0, 1.1) +
      times(8, (i) => tuft(s, 60 + i * 210, 985 - (i % 2) * 22, 1.3)),
  );
}

export const pictures: TradePictures = [pail, glass, mower, hedges, flowers, office, garden, shed];
