import { at, box, circle, leaf, line, oval, path, randomOf, times } from "../../examples/kit";
import { itemSize, type Mood, type MoodColors, sceneSize, type TradePictures } from "../moods";
import { boards, lamp, mix, plant, type Studio, studio } from "./plumber-parts";

const light: Record<Mood, MoodColors> = {
  day: {
    wall: ["#f8eee8", "#f0dfd6"],
    ground: ["#e6cfc3", "#d6b9ab"],
    dark: "#5a3436",
    light: "#fffaf0",
  },
  evening: {
    wall: ["#150b0e", "#2d191c"],
    ground: ["#2c191b", "#13090b"],
    dark: "#080304",
    light: "#ffd9a0",
  },
};
const rose = "#cc8f88";
const blush = "#e9c4b8";
const forest = "#5c7867";
const ochre = "#d3a557";
const cream = "#f4eadc";
const wood = "#c2926a";
const brass = "#cfa55d";
const wine = "#8f4a50";

const studioOf = (mood: Mood) => studio(mood, light[mood]);

/** A warm light around a point, in the evening only. */
const shine = (s: Studio, x: number, y: number, r: number, strength = 0.6) =>
  s.day
    ? ""
    : circle(
        x,
        y,
        r,
        s.rad(
          [
            ["#ffd08a", 0, strength],
            ["#ffb060", 0.4, strength * 0.3],
            ["#ffb060", 1, 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      );

const hanger = (s: Studio, w: number, color = wood) =>
  line("M0 -64C-2 -92 34 -96 34 -70C34 -52 4 -52 2 -26", s.mid(brass), 7) +
  line(`M${-w} 40Q${-w * 0.4} -16 0 -24Q${w * 0.4} -16 ${w} 40`, s.low(color), 20) +
  line(`M${-w} 37Q${-w * 0.4} -19 0 -27Q${w * 0.4} -19 ${w} 37`, s.lit(color), 10);

const dressShape =
  "M-96 8C-120 18 -140 60 -150 116C-126 132 -100 132 -86 124C-76 170 -72 210 -76 244C-120 360 -176 480 -206 588C-140 622 140 622 206 588C176 480 120 360 76 244C72 210 76 170 86 124C100 132 126 132 150 116C140 60 120 18 96 8L62 -4C44 60 18 100 0 128C-18 100 -44 60 -62 -4Z";

function dressOn(s: Studio, color: string) {
  const fold = (from: number, to: number, w: number, fill: string, opacity: number) =>
    path(
      `M${from} 250C${from + (to - from) * 0.3} 380 ${to - w} 500 ${to - w} 612H${to + w}C${to + w * 0.4} 500 ${from + (to - from) * 0.5} 380 ${from} 250Z`,
      fill,
      `opacity="${opacity}"`,
    );
  const random = randomOf(4);
  const folds = [-64, -40, -16, 10, 34, 60]
    .map(
      (x, i) =>
        fold(x, x * 2.7 + 8, 17, s.low(color), 0.42 + (i % 2) * 0.12) +
        fold(x - s.k * 8, x * 2.7 - s.k * 26, 11, s.lit(color), 0.6),
    )
    .join("");
  const dots = times(70, () => {
    const [x, y] = [-190 + random() * 380, 10 + random() * 590];
    return (
      oval(
        x,
        y,
        5,
        3,
        s.lit(cream),
        `opacity=".75" transform="rotate(${random() * 180} ${x} ${y})"`,
      ) + circle(x + 7, y + 4, 2.2, s.lit(ochre), 'opacity=".8"')
    );
  });
  return (
    s.clip(
      path(dressShape, "#000"),
      path(dressShape, s.tube(color)) +
        folds +
        dots +
        path(
          "M-62 -4C-44 60 -18 100 0 128L-22 244H-46C-30 180 -60 70 -88 6Z",
          s.low(color),
          'opacity=".3"',
        ) +
        path(
          "M62 -4C44 60 18 100 -26 150L-60 220L-44 226C20 170 70 90 92 6Z",
          s.lit(color),
          'opacity=".35"',
        ),
    ) +
    path("M-78 222Q0 240 78 222L78 256Q0 274 -78 256Z", s.tube(mix(color, wine, 0.55))) +
    path(
      "M-44 236C-64 300 -62 350 -78 394L-56 400C-44 350 -34 300 -30 240Z",
      s.tube(mix(color, wine, 0.55)),
    ) +
    path(
      "M-36 240C-30 300 -34 340 -30 376L-12 372C-14 330 -18 290 -24 240Z",
      s.tube(mix(color, wine, 0.45)),
    ) +
    path("M-52 226L-20 228L-18 260L-50 258Z", s.face(mix(color, wine, 0.45)), 'rx="6"')
  );
}

function dress(mood: Mood) {
  const s = studioOf(mood);
  return s.page(
    itemSize,
    s.stage(1000, 930, 1000, [0.6, 0.35]) +
      s.panes(80, 90, 330, 380) +
      s.behind(at(506, 250, path(dressShape, "#000")), 40, 22, s.day ? 0.22 : 0.55) +
      box(0, 922, 1000, 10, s.tops(cream)) +
      s.behind(box(260, 150, 480, 16, "#000"), 24, 30) +
      s.pipe("M240 158H760", 15, brass) +
      circle(240, 158, 16, s.ball(brass)) +
      circle(760, 158, 16, s.ball(brass)) +
      at(500, 244, hanger(s, 104)) +
      at(500, 250, dressOn(s, rose)) +
      plant(s, 166, 962, 0.9, [cream, forest], 3),
  );
}

/** A folded jumper: its fold looks at the viewer. */
function jumper(s: Studio, x: number, y: number, w: number, h: number, color: string) {
  const shape = `M${x + 26} ${y}H${x + w - 26}Q${x + w} ${y} ${x + w} ${y + h / 2}Q${x + w} ${y + h} ${x + w - 30} ${y + h}H${x + 30}Q${x} ${y + h} ${x} ${y + h / 2}Q${x} ${y} ${x + 26} ${y}Z`;
  const stitch = times(Math.floor(w / 15), (i) =>
    times(5, (row) => {
      const [sx, sy] = [x + 4 + i * 15, y + 6 + row * (h / 5)];
      return line(
        `M${sx} ${sy}l5 8l5 -8`,
        i % 2 ? s.lit(color) : s.low(color),
        2.6,
        'opacity=".34"',
      );
    }),
  );
  return (
    s.clip(
      path(shape, "#000"),
      box(x, y, w, h, s.level(color)) +
        stitch +
        box(
          x,
          y,
          w,
          h,
          s.lin(
            [
              [s.low(color), 0, 0],
              [s.low(color), 1, s.day ? 0.35 : 0.6],
            ],
            s.day ? [0.3, 0, 1, 0] : [0.7, 0, 0, 0],
          ),
        ),
    ) +
    line(
      `M${x + 20} ${y + h * 0.52}H${x + w - 40}Q${x + w - 12} ${y + h * 0.5} ${x + w - 14} ${y + h * 0.36}`,
      s.low(color),
      5,
      'opacity=".7"',
    ) +
    line(`M${x + 20} ${y + h * 0.46}H${x + w - 44}`, s.lit(color), 2.6, 'opacity=".5"')
  );
}

function jumpers(mood: Mood) {
  const s = studioOf(mood);
  const scarf = mix(rose, wine, 0.25);
  const fringe = times(9, (i) =>
    line(
      `M${438 + i * 17} 742q${(i % 3) * 4 - 4} 26 ${(i % 2) * 6 - 3} 58`,
      i % 2 ? s.mid(scarf) : s.low(scarf),
      7,
    ),
  );
  return s.page(
    itemSize,
    s.stage(1000, 840, 1000, [0.6, 0.4]) +
      s.panes(70, 70, 330, 360) +
      boards(s, [0, 840, 1000, 160], wood, 3) +
      s.cast(510, 846, 320, 20) +
      s.behind(box(250, 340, 500, 500, "#000", 'rx="40"'), 40, 16, 0.18) +
      jumper(s, 224, 726, 552, 116, forest) +
      jumper(s, 240, 616, 524, 112, cream) +
      jumper(s, 232, 508, 540, 110, ochre) +
      jumper(s, 252, 402, 500, 108, blush) +
      // The scarf over the pile.
      s.behind(path("M430 372H600L588 744H434Z", "#000"), 16, 10, 0.4) +
      path(
        "M330 404C350 352 410 340 500 342C600 340 690 356 700 404C640 420 400 420 330 404Z",
        s.level(scarf),
      ) +
      path(
        "M430 360C470 350 560 350 600 362C612 400 584 520 596 640L590 746H430C440 640 416 500 430 360Z",
        s.tube(scarf),
      ) +
      fringe +
      s.clip(
        path(
          "M430 360C470 350 560 350 600 362C612 400 584 520 596 640L590 746H430C440 640 416 500 430 360Z",
          "#000",
        ),
        times(4, (i) =>
          box(420, 470 + i * 74, 190, i % 2 ? 10 : 26, s.mid(cream), 'opacity=".7"'),
        ) +
          line(
            "M478 360C500 480 474 620 484 746M548 360C536 480 560 620 546 746",
            s.low(scarf),
            16,
            'opacity=".28"',
          ) +
          times(28, (i) => line(`M420 ${366 + i * 14}H610`, s.low(scarf), 1.6, 'opacity=".25"')),
      ) +
      path(
        "M352 398C376 362 430 352 500 352C580 350 650 362 680 392",
        "none",
        `stroke="${s.lit(scarf)}" stroke-width="6" opacity=".5" stroke-linecap="round"`,
      ),
  );
}

function handbag(mood: Mood) {
  const s = studioOf(mood);
  const leather = mix(rose, wine, 0.45);
  return s.page(
    itemSize,
    s.stage(1000, 690, 1000, [0.6, 0.4]) +
      s.panes(60, 60, 330, 360) +
      s.cast(500, 886, 350, 26) +
      path("M170 800V868Q170 920 500 920T830 868V800Z", s.tube(cream)) +
      oval(500, 800, 330, 52, s.tops(cream)) +
      s.cast(500, 808, 260, 22) +
      s.behind(line("M372 440C372 180 628 180 628 440", "#000", 26), 30, 20) +
      s.pipe("M384 450C384 210 616 210 616 450", 20, mix(leather, "#3a2020", 0.3)) +
      path(
        "M286 420Q500 396 714 420Q752 640 764 772Q764 810 726 814Q500 832 274 814Q236 810 236 772Q248 640 286 420Z",
        s.tube(leather),
      ) +
      path(
        "M240 740Q500 764 760 740L764 776Q764 810 726 814Q500 832 274 814Q236 810 236 776Z",
        s.low(leather),
        'opacity=".4"',
      ) +
      s.behind(
        path("M278 420Q500 390 722 420L736 560Q640 668 500 672Q360 668 264 560Z", "#000"),
        4,
        16,
        0.42,
      ) +
      path(
        "M282 418Q500 388 718 418Q734 480 738 556Q640 660 500 664Q360 660 262 556Q266 480 282 418Z",
        s.face(leather),
      ) +
      path("M282 418Q500 388 718 418L721 436Q500 406 279 436Z", s.lit(leather), 'opacity=".6"') +
      line(
        "M278 552Q372 642 500 646Q628 642 722 552",
        s.lit(blush),
        3,
        'stroke-dasharray="9 8" opacity=".6"',
      ) +
      line("M252 772Q500 796 748 772", s.lit(blush), 3, 'stroke-dasharray="9 8" opacity=".4"') +
      circle(384, 444, 20, s.ball(brass)) +
      circle(616, 444, 20, s.ball(brass)) +
      s.behind(circle(500, 652, 34, "#000"), 6, 8) +
      circle(500, 652, 36, s.ball(brass)) +
      circle(500, 652, 22, s.ball(mix(brass, "#6b4a20", 0.3))) +
      box(492, 640, 16, 24, s.lit(brass), 'rx="6"') +
      // A silk scarf at the handle.
      at(
        400,
        356,
        path(
          "M0 0C-60 20 -96 90 -128 104C-96 130 -100 180 -92 210C-60 170 -20 130 10 30Z",
          s.tube(ochre),
        ) +
          path(
            "M6 10C-10 80 -30 140 -20 214C10 190 20 190 42 204C52 130 40 60 30 6Z",
            s.tube(cream),
          ) +
          line(
            "M14 30C4 90 -4 140 2 190M-30 40C-60 80 -80 120 -92 150",
            s.low(ochre),
            4,
            'opacity=".5"',
          ) +
          path("M-20 -26Q14 -38 40 -18L36 24Q8 36 -20 20Z", s.ball(ochre)),
      ),
  );
}

/** A bow of ribbon around 0 0. */
const bow = (s: Studio, color: string) => {
  const loop = (k: number) =>
    path(
      `M0 0C${k * 40} -90 ${k * 150} -110 ${k * 160} -50C${k * 164} 0 ${k * 80} 20 0 0Z`,
      s.tube(color),
    ) +
    path(
      `M${k * 8} -6C${k * 60} -56 ${k * 120} -70 ${k * 130} -46C${k * 132} -20 ${k * 70} 0 ${k * 8} -6Z`,
      s.low(color),
      'opacity=".75"',
    ) +
    line(
      `M${k * 6} -14C${k * 50} -84 ${k * 130} -98 ${k * 148} -62`,
      s.lit(color),
      4,
      'opacity=".6"',
    );
  return (
    path("M-6 0C-40 40 -60 90 -110 116L-84 130L-66 152C-30 110 0 60 10 4Z", s.tube(color)) +
    path("M6 0C40 40 60 80 108 104L84 122L70 146C30 110 4 60 -8 4Z", s.tube(color)) +
    loop(-1) +
    loop(1) +
    path("M-24 -24Q0 -34 24 -24Q32 0 24 22Q0 30 -24 22Q-32 0 -24 -24Z", s.ball(color))
  );
};

const parcel = (
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  color: string,
  ribbon: string,
) =>
  box(x, y, w, h, s.face(color), 'rx="4"') +
  box(x - 12, y - 8, w + 24, 70, s.face(color), 'rx="5"') +
  box(x - 12, y + 58, w + 24, 12, s.low(color), 'opacity=".4"') +
  path(`M${x + 8} ${y - 40}H${x + w - 8}L${x + w + 12} ${y - 6}H${x - 12}Z`, s.tops(color)) +
  path(
    `M${x + w / 2 - 24} ${y - 40}H${x + w / 2 + 24}L${x + w / 2 + 28} ${y - 6}H${x + w / 2 - 28}Z`,
    s.lit(ribbon),
  ) +
  box(x + w / 2 - 28, y - 7, 56, h + 7, s.tube(ribbon));

const candle = (s: Studio, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    s.cast(0, 0, 96, 14) +
      shine(s, 0, -290, 420, 0.8) +
      path("M-84 -200V-22Q-84 8 0 8T84 -22V-200Z", s.tube(color)) +
      oval(0, -200, 84, 18, s.lit(color)) +
      oval(0, -198, 74, 14, s.day ? s.mid(cream) : s.rad(["#ffe9b4", "#e9a95c"])) +
      box(-54, -140, 108, 84, s.face(cream), 'rx="4"') +
      leaf2(s, 0, -74) +
      line("M0 -200Q-3 -214 1 -226", s.low("#3a2a22"), 5) +
      path(
        "M1 -216C-28 -238 -10 -276 4 -304C16 -276 30 -238 1 -216Z",
        s.day ? s.lin(["#fff2c2", "#f7b24f"]) : s.lin(["#fffbe6", "#ffc65e", "#ff9a3c"]),
      ) +
      path("M1 -220C-10 -232 -4 -250 2 -262C10 -248 12 -232 1 -220Z", "#fffdf0", 'opacity=".9"'),
    0,
    size,
  );

const leaf2 = (s: Studio, x: number, y: number) =>
  [-34, 0, 34].map((turn) => at(x, y, leaf(48, 11, [s.mid(forest), s.low(forest)]), turn)).join("");

function gift(mood: Mood) {
  const s = studioOf(mood);
  return s.page(
    itemSize,
    s.stage(1000, 690, 1000, [0.72, 0.5]) +
      s.panes(60, 60, 330, 380) +
      s.cast(420, 856, 260, 24) +
      s.behind(box(230, 470, 380, 380, "#000"), 40, 10, 0.25) +
      parcel(s, [230, 500, 380, 354], blush, wine) +
      s.behind(at(420, 474, bow(s, "#000000")), 8, 20, 0.3) +
      at(420, 462, bow(s, wine), 0, 1.12) +
      candle(s, 736, 890, 1, forest) +
      at(
        130,
        0,
        s.cast(90, 900, 90, 12) +
          [
            [-58, 0.9],
            [-76, 0.7],
            [-40, 0.74],
          ]
            .map(([turn = 0, size = 1]) =>
              at(
                190,
                900,
                line("M0 0V-210", s.low(forest), 4) +
                  times(9, (i) =>
                    at(
                      0,
                      -40 - i * 20,
                      leaf(58 - i * 3, 15, [s.lit(forest), s.mid(forest)]),
                      i % 2 ? 52 : -52,
                    ),
                  ),
                turn,
                size,
              ),
            )
            .join(""),
      ),
  );
}

const pampas = (s: Studio, turn: number, length: number, seed: number) => {
  const random = randomOf(seed);
  return at(
    0,
    0,
    line(`M0 0Q${turn * 0.4} ${-length * 0.5} 0 ${-length}`, s.mid(wood), 4) +
      times(62, (i) => {
        const y = -length * 0.56 - (i / 62) * length * 0.52;
        const w = 46 * Math.sin(Math.PI * (0.12 + (0.86 * i) / 62));
        const k = i % 2 ? 1 : -1;
        return line(
          `M0 ${y}q${k * w * 0.5} -14 ${k * w * (0.4 + random() * 0.7)} ${-24 - random() * 34}`,
          i % 3 ? s.mid("#dfc4a4") : s.lit("#e9d3b6"),
          6,
          'opacity=".6"',
        );
      }),
    turn,
  );
};

function vases(mood: Mood) {
  const s = studioOf(mood);
  const speckle = (x: number, y: number, w: number, h: number, seed: number) => {
    const random = randomOf(seed);
    return times(40, () =>
      circle(x + random() * w, y + random() * h, 1.2 + random() * 2, s.low(wood), 'opacity=".4"'),
    );
  };
  const tall =
    "M436 420C436 400 564 400 564 420C566 470 556 480 566 520C640 580 660 650 640 740C624 830 588 862 500 862S376 830 360 740C340 650 360 580 434 520C444 480 434 470 436 420Z";
  const low =
    "M690 700C690 690 770 690 770 700L776 726C830 750 842 800 828 840C818 878 780 888 732 888S644 878 634 840C620 800 634 750 684 726Z";
  return s.page(
    itemSize,
    s.stage(1000, 710, 1000, [0.55, 0.4]) +
      s.panes(50, 70, 320, 360) +
      circle(560, 400, 290, s.lin([s.mid(rose), s.mid(blush)]), `opacity="${s.day ? 0.4 : 0.22}"`) +
      s.cast(500, 868, 210, 22) +
      s.behind(path(tall, "#000"), 40, 8, 0.2) +
      at(
        500,
        430,
        pampas(s, -26, 270, 2) +
          pampas(s, 20, 280, 3) +
          pampas(s, -5, 322, 4) +
          pampas(s, 40, 220, 6),
      ) +
      s.clip(
        path(tall, "#000"),
        path(tall, s.tube(cream)) +
          box(340, 700, 320, 170, s.tube(rose), 'opacity=".95"') +
          line("M340 700Q500 724 660 700", s.lit(cream), 5, 'opacity=".7"') +
          speckle(350, 480, 300, 390, 9),
      ) +
      oval(500, 416, 62, 13, s.lit(cream)) +
      oval(500, 418, 52, 9, s.low(wood)) +
      times(4, (i) => line(`M${486 + i * 9} 424L${480 + i * 12} 400`, s.mid(wood), 4)) +
      s.cast(732, 892, 116, 14) +
      at(
        730,
        700,
        [-22, 8, 34]
          .map((turn, n) =>
            at(
              0,
              0,
              line("M0 0V-150", s.low(forest), 4) +
                times(7, (i) =>
                  at(
                    0,
                    -40 - i * 18,
                    oval(i % 2 ? 20 : -20, -8, 20, 15, i % 3 ? s.mid(forest) : s.lit(forest)),
                  ),
                ),
              turn,
              1 + n * 0.1,
            ),
          )
          .join(""),
      ) +
      s.clip(
        path(low, "#000"),
        path(low, s.tube(forest)) +
          times(7, (i) =>
            line(
              `M620 ${744 + i * 22}Q732 ${764 + i * 22} 840 ${744 + i * 22}`,
              s.lit(forest),
              2.6,
              'opacity=".35"',
            ),
          ),
      ) +
      oval(730, 699, 40, 8, s.low(forest)) +
      s.cast(270, 886, 110, 14) +
      path("M170 800H370Q366 884 300 890H240Q174 884 170 800Z", s.tube(ochre)) +
      oval(270, 800, 100, 17, s.lit(ochre)) +
      oval(270, 803, 90, 13, s.low(ochre)),
  );
}

/** A form for clothes on its stand. */
const bust = (s: Studio, x: number, y: number, size: number, color: string) =>
  at(
    x,
    y,
    s.cast(0, 0, 90, 10) +
      box(-6, -220, 12, 220, s.metal(brass)) +
      path("M-76 4Q0 -30 76 4Z", s.tube(wood)) +
      path("M-20 -690Q0 -700 20 -690L24 -640H-24Z", s.tube(cream)) +
      circle(0, -698, 16, s.ball(wood)) +
      at(0, -640, dressOn(s, color), 0, 0.8),
    0,
    size,
  );

function shopWindow(mood: Mood) {
  const s = studioOf(mood);
  const inner = s.day
    ? s.lin(["#e9d6c8", "#f2e4d6", "#d9bfae"])
    : s.lin(["#f3b76c", "#ffdca0", "#c9824c"]);
  const stripes = times(13, (i) => {
    const [x1, x2] = [250 + i * 84.6, 250 + (i + 1) * 84.6];
    const [t1, t2] = [290 + i * 78.5, 290 + (i + 1) * 78.5];
    const color = i % 2 ? cream : rose;
    return (
      path(`M${t1} 150H${t2}L${x2} 286H${x1}Z`, s.lin([s.mid(color), s.lit(color), s.mid(color)])) +
      path(
        `M${x1} 286H${x2}V306Q${(x1 + x2) / 2} 344 ${x1} 306Z`,
        s.lin([s.mid(color), mix(s.mid(color), s.low(color), 0.7)]),
      )
    );
  });
  const planter = (x: number) =>
    at(
      x,
      900,
      s.cast(0, 0, 90, 12) +
        box(-70, -110, 140, 110, s.tube(wine), 'rx="6"') +
        box(-76, -120, 152, 20, s.level(wine), 'rx="4"') +
        times(26, (i) =>
          circle(
            -66 + ((i * 37) % 132),
            -130 - ((i * 23) % 76) * (1 - Math.abs(-66 + ((i * 37) % 132)) / 130),
            22,
            i % 3 ? s.mid(forest) : mix(s.mid(forest), s.low(forest), 0.6),
          ),
        ) +
        times(11, (i) =>
          circle(-58 + i * 11.6, -136 - ((i * 29) % 60), 10, i % 2 ? s.lit(blush) : s.mid(rose)),
        ),
    );
  return s.page(
    sceneSize,
    box(
      0,
      0,
      1600,
      1000,
      s.day ? s.lin(["#efe3d8", "#e6d5c7"]) : s.lin([s.low("#6b5750"), s.low("#574640")]),
    ) +
      times(14, (i) => box(0, i * 66, 1600, 2.4, s.low("#c9b3a3"), 'opacity=".22"')) +
      times(s.day ? 60 : 0, (i) =>
        box(
          ((i * 173) % 1600) + (i % 2) * 40,
          Math.floor(i / 5) * 66,
          2.4,
          66,
          s.low("#c9b3a3"),
          'opacity=".14"',
        ),
      ) +
      box(0, 868, 1600, 132, s.lin([s.mid("#cdbcae"), s.low("#b9a798")])) +
      line("M0 926H1600", s.low("#b9a798"), 3, 'opacity=".4"') +
      s.behind(box(230, 110, 1140, 760, "#000"), 26, 10) +
      box(230, 108, 1140, 762, s.face(forest)) +
      box(216, 96, 1168, 30, s.tops(forest), 'rx="3"') +
      box(226, 126, 1148, 12, s.low(forest)) +
      // Window and door.
      box(284, 240, 700, 500, s.low(forest)) +
      s.clip(
        box(296, 240, 676, 488, "#000"),
        box(296, 240, 676, 488, inner) +
          box(690, 240, 300, 500, s.low(wood), 'opacity=".12"') +
          [430, 540, 650]
            .map(
              (y, n) =>
                box(720, y, 240, 12, s.low(wood)) +
                times(4, (i) =>
                  (i + n) % 3 === 2
                    ? oval(
                        752 + i * 54,
                        y - 24,
                        20,
                        24,
                        s.ball([forest, ochre, rose, cream][(i + n) % 4] as string),
                      )
                    : box(
                        734 + i * 54,
                        y - 36 - ((i * 13) % 20),
                        38,
                        36 + ((i * 13) % 20),
                        s.tube([rose, cream, ochre, wine][(i + n) % 4] as string),
                        'rx="4"',
                      ),
                ),
            )
            .join("") +
          bust(s, 430, 726, 0.62, rose) +
          bust(s, 600, 726, 0.56, ochre) +
          box(296, 700, 676, 40, s.tops(wood)) +
          at(
            840,
            708,
            parcel(s, [-60, -60, 110, 66], blush, wine) + at(-5, -92, bow(s, wine), 0, 0.36),
          ) +
          (s.day
            ? ""
            : [430, 640, 850]
                .map(
                  (x) =>
                    circle(x, 330, 16, "#fffbe8") +
                    circle(
                      x,
                      330,
                      120,
                      s.rad(
                        [
                          ["#fff0c4", 0, 0.8],
                          ["#fff0c4", 1, 0],
                        ],
                        0.5,
                        0.5,
                        0.5,
                      ),
                    ),
                )
                .join("")) +
          path(
            "M296 740L560 240H660L396 740ZM430 740L694 240H720L456 740Z",
            "#fff",
            `opacity="${s.day ? 0.26 : 0.06}"`,
          ),
      ) +
      box(632, 240, 9, 490, s.mid(forest)) +
      box(274, 732, 720, 22, s.tops(forest)) +
      box(300, 772, 660, 76, s.lin([s.low(forest), s.mid(forest)]), 'opacity=".5"') +
      box(1050, 240, 260, 630, s.low(forest)) +
      box(1062, 252, 236, 618, s.face(mix(forest, "#2f4339", 0.35))) +
      box(1094, 290, 172, 390, inner) +
      path("M1094 680L1240 290H1266V330L1130 680Z", "#fff", `opacity="${s.day ? 0.28 : 0.08}"`) +
      box(1094, 716, 172, 120, s.low(forest), 'opacity=".5"') +
      box(1274, 540, 12, 90, s.metal(brass), 'rx="6"') +
      circle(1180, 400, 60, "none", `stroke="${s.mid(forest)}" stroke-width="20"`) +
      times(16, (i) =>
        at(1180, 400, at(0, -60, leaf(34, 11, [s.lit(forest), s.low(forest)]), 70), i * 22.5),
      ) +
      at(1180, 458, bow(s, wine), 0, 0.34) +
      (s.day
        ? ""
        : path(
            "M284 740H984L1120 1000H180Z",
            s.lin([
              ["#ffcf8a", 0, 0.42],
              ["#ffcf8a", 1, 0],
            ]),
            'filter="url(#soft)"',
          ) +
          path(
            "M1062 868H1300L1400 1000H1000Z",
            s.lin([
              ["#ffcf8a", 0, 0.4],
              ["#ffcf8a", 1, 0],
            ]),
            'filter="url(#soft)"',
          )) +
      // The awning.
      box(240, 300, 1120, 70, "#000", `opacity="${s.day ? 0.22 : 0.4}" filter="url(#soft)"`) +
      stripes +
      planter(170) +
      planter(1440),
  );
}

function rail(mood: Mood) {
  const s = studioOf(mood);
  const garment = (i: number) => {
    const x = 700 + i * 72;
    const color = [cream, blush, rose, wine, ochre, cream, forest, blush, rose, ochre][i] as string;
    const long = [420, 360, 470, 340, 300, 450, 330, 480, 360, 400][i] as number;
    const w = 54 + (i % 3) * 6;
    const shape = `M-8 0C${-w * 0.5} 8 ${-w * 0.74} 30 ${-w * 0.8} 70C${-w * 0.72} ${long * 0.5} ${-w * 0.9} ${long * 0.8} ${-w * 0.96} ${long}Q0 ${long + 16} ${w * 0.96} ${long}C${w * 0.9} ${long * 0.8} ${w * 0.72} ${long * 0.5} ${w * 0.8} 70C${w * 0.74} 30 ${w * 0.5} 8 8 0Z`;
    const folds = [-0.42, 0.06, 0.5]
      .map((n) =>
        line(
          `M${n * w * 0.5} 60C${n * w} ${long * 0.4} ${n * w * 0.8} ${long * 0.7} ${n * w * 1.1} ${long + 4}`,
          s.low(color),
          9,
          'opacity=".35"',
        ),
      )
      .join("");
    return at(
      x,
      318,
      s.behind(path(shape, "#000"), 12, 4, 0.3) +
        line("M0 -4V-26C0 -46 18 -46 18 -32", s.mid(brass), 5) +
        s.clip(path(shape, "#000"), path(shape, s.tube(color)) + folds) +
        line(`M${-w * 0.5} 22Q0 -12 ${w * 0.5} 22`, s.lit(color), 4, 'opacity=".5"'),
      i % 2 ? 0.8 : -0.6,
    );
  };
  const shoe = (x: number, color: string) =>
    at(
      x,
      884,
      s.cast(20, 0, 60, 7) +
        path("M-44 0L-40 -54Q-20 -60 -8 -40Q20 -26 60 -18Q74 -10 72 0Z", s.level(color)) +
        box(-44, -6, 116, 8, s.low(wood), 'rx="3"') +
        path("M-40 -54Q-20 -60 -8 -40L-18 -34Q-30 -46 -40 -44Z", s.low(color)),
    );
  return s.page(
    sceneSize,
    s.stage(1600, 796, 1000, [0.64, 0.38]) +
      s.panes(220, 110, 420, 430) +
      boards(s, [0, 796, 1600, 204], wood, 4) +
      box(0, 764, 1600, 34, s.tops(cream)) +
      s.behind(box(640, 330, 740, 380, "#000", 'rx="40"'), 50, 30, 0.14) +
      s.cast(1020, 872, 430, 22) +
      `<g transform="translate(${s.k * 26} 26)" opacity="${s.day ? 0.16 : 0.4}" filter="url(#fine)">${line("M624 860V286H1420V860", "#000", 14)}</g>` +
      s.pipe("M620 872V290Q620 276 634 276H1410Q1424 276 1424 290V872", 16, brass) +
      line("M560 872H680M1364 872H1484", s.mid(brass), 15) +
      box(612, 820, 820, 24, s.tops(wood), 'rx="4"') +
      box(612, 842, 820, 12, s.low(wood)) +
      times(10, garment) +
      at(0, -62, shoe(760, wine) + shoe(900, wine)) +
      at(
        1230,
        820,
        s.cast(0, 2, 110, 8) +
          box(-90, -96, 190, 96, s.face(blush), 'rx="4"') +
          box(-96, -104, 202, 28, s.face(rose), 'rx="4"'),
      ) +
      at(
        1240,
        724,
        box(-70, -50, 140, 50, s.face(cream), 'rx="3"') +
          box(-76, -58, 152, 18, s.face(cream), 'rx="3"') +
          box(-10, -58, 20, 58, s.tube(wine)),
      ) +
      plant(s, 380, 916, 1.5, [cream, forest], 8) +
      lamp(s, 1000, 40, 0.7, forest),
  );
}

function wrapping(mood: Mood) {
  const s = studioOf(mood);
  const random = randomOf(7);
  const motif = (w: number, h: number, color: string) =>
    times(42, (i) => {
      const [x, y] = [
        20 + (i % 7) * (w / 7) + (Math.floor(i / 7) % 2) * (w / 14),
        24 + Math.floor(i / 7) * (h / 6),
      ];
      return at(
        x,
        y,
        leaf(38, 9, [s.mid(color), s.mid(color)]) +
          at(0, -8, leaf(26, 7, [s.mid(color), s.mid(color)]), 52) +
          at(0, -8, leaf(26, 7, [s.mid(color), s.mid(color)]), -52),
        random() * 40 - 20,
      );
    });
  const roll = (x: number, y: number, length: number, color: string, turn: number, strokes = "") =>
    at(
      x,
      y,
      s.behind(box(0, -38, length, 76, "#000"), 14, 22, 0.4) +
        s.clip(
          box(0, -38, length, 76, "#000", 'rx="6"'),
          box(0, -38, length, 76, s.level(color)) + strokes,
        ) +
        oval(0, 0, 13, 38, s.lit(color)) +
        oval(0, 0, 7, 20, s.low(color)),
      turn,
    );
  const box2 = (
    x: number,
    y: number,
    w: number,
    h: number,
    color: string,
    ribbon: string,
    turn: number,
    size: number,
  ) =>
    at(
      x,
      y,
      s.behind(box(-w / 2, -h / 2, w, h, "#000"), 26, 32, 0.5) +
        box(-w / 2, -h / 2, w, h, s.face(color), 'rx="4"') +
        box(-w / 2, -h / 2, w, 5, s.lit(color), 'opacity=".7"') +
        box(-w * 0.18 - 22, -h / 2, 44, h, s.tube(ribbon)) +
        box(-w / 2, -20, w, 40, s.level(ribbon)) +
        s.behind(at(-w * 0.18, 0, bow(s, "#000000"), 0, size), 10, 14, 0.3) +
        at(-w * 0.18, 6, bow(s, ribbon), 0, size),
      turn,
    );
  return s.page(
    sceneSize,
    s.stage(1600, 1000) +
      boards(s, [0, -500, 1600, 1620], s.day ? "#e6d3c0" : "#6b4432", 8) +
      (s.day
        ? path(
            "M-40 -20L480 -20L860 1020H260ZM620 -20H740L1120 1020H980Z",
            "#fff6df",
            'opacity=".24" filter="url(#soft)"',
          )
        : box(
            0,
            0,
            1600,
            1000,
            s.rad(
              [
                ["#ffc27c", 0, 0.32],
                ["#ffc27c", 0.6, 0.08],
                ["#000000", 1, 0.42],
              ],
              0.64,
              0.45,
              0.66,
            ),
          )) +
      at(
        720,
        170,
        s.behind(box(0, 0, 760, 640, "#000"), 14, 18, 0.35) +
          s.clip(
            box(0, 0, 760, 640, "#000"),
            box(0, 0, 760, 640, s.face(blush)) + motif(760, 640, rose),
          ) +
          path("M0 640L70 640L0 560Z", s.lit(cream)),
        5,
      ) +
      box2(1060, 500, 380, 290, cream, wine, -8, 0.9) +
      roll(560, 110, 620, forest, 4) +
      roll(
        470,
        206,
        520,
        ochre,
        7,
        times(16, (i) => circle(30 + i * 34, -16 + (i % 2) * 28, 6, s.lit(cream), 'opacity=".8"')),
      ) +
      // A spool, its ribbon and the scissors.
      `<g transform="translate(${s.k * 8} 12)" opacity=".4" filter="url(#fine)">${line("M560 800C640 700 700 900 800 830S900 740 960 850S1080 900 1130 860", "#000", 18)}</g>` +
      line("M560 800C640 700 700 900 800 830S900 740 960 850S1080 900 1130 860", s.low(wine), 20) +
      line("M560 797C640 697 700 897 800 827S900 737 960 847S1080 897 1130 857", s.mid(wine), 15) +
      s.behind(circle(540, 770, 84, "#000"), 16, 20, 0.45) +
      circle(540, 770, 86, s.ball(wood)) +
      circle(540, 770, 68, s.ball(wine)) +
      times(3, (i) =>
        circle(
          540,
          770,
          34 + i * 11,
          "none",
          `stroke="${s.low(wine)}" stroke-width="2.5" opacity=".6"`,
        ),
      ) +
      circle(540, 770, 26, s.ball(wood)) +
      circle(540, 770, 10, s.low(wood)) +
      at(
        1340,
        800,
        s.behind(line("M0 0L-160 -110M0 0L-170 -60", "#000", 22), 10, 14, 0.45) +
          path("M8 -8L-186 -66L-10 22Z", s.metalLevel("#b9b5b0")) +
          path("M-4 10L-172 -128L14 -14Z", s.metalLevel("#cbc7c1")) +
          circle(0, 0, 9, s.ball(brass)) +
          s.pipe("M6 4C40 0 60 -54 100 -50C140 -44 130 20 90 26C60 30 40 16 6 4Z", 15, brass) +
          s.pipe("M2 6C10 40 -26 70 0 104C26 136 72 104 60 70C50 44 20 40 2 6Z", 15, brass),
        -14,
      ) +
      at(
        1440,
        330,
        [
          [-20, 1.2],
          [12, 1],
          [-52, 0.9],
        ]
          .map(([turn = 0, size = 1]) =>
            at(
              0,
              160,
              line("M0 0V-230", s.low(forest), 5) +
                times(10, (i) =>
                  at(
                    0,
                    -30 - i * 21,
                    leaf(70 - i * 4, 18, [s.lit(forest), s.mid(forest)]),
                    i % 2 ? 54 : -54,
                  ),
                ),
              turn,
              size,
            ),
          )
          .join(""),
      ) +
      box2(220, 880, 230, 200, rose, cream, 14, 0.5),
  );
}

export const pictures: TradePictures = [
  dress,
  jumpers,
  handbag,
  gift,
  vases,
  shopWindow,
  rail,
  wrapping,
];
