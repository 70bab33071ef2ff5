import { at, box, circle, line, oval, path, times } from "../../examples/kit";
import { itemSize, type Mood, type MoodColors, sceneSize, type TradePictures } from "../moods";
import { boards, fibres, mix, opening, plant, type Studio, studio, tree } from "./plumber-parts";

const light: Record<Mood, MoodColors> = {
  day: {
    wall: ["#f5efe5", "#eae1d3"],
    ground: ["#ddd0bd", "#cbbba4"],
    dark: "#3a4145",
    light: "#fffaf0",
  },
  evening: {
    wall: ["#0b1518", "#16282d"],
    ground: ["#1d2a2c", "#0c1214"],
    dark: "#05090b",
    light: "#ffd9a0",
  },
};
const petrol = "#4b858d";
const copper = "#cf8354";
const brass = "#d0a760";
const white = "#f4efe6";
const oak = "#c79b6c";
const steel = "#aab4b6";
const sage = "#7d9b7b";

const studioOf = (mood: Mood) => studio(mood, light[mood]);

/** Glazed tiles that each take the light a little differently. */
const tiles = (
  s: Studio,
  [x, y, w, h]: readonly [number, number, number, number],
  [columns, rows]: readonly [number, number],
  color = petrol,
) =>
  box(x, y, w, h, s.low(mix(color, "#ffffff", 0.4))) +
  times(columns * rows, (i) => {
    const [tw, th] = [w / columns, h / rows];
    const shade = [0, 0.12, 0.05, 0.2, 0.09, 0.16][(i * 7 + Math.floor(i / columns) * 3) % 6] ?? 0;
    const fill = mix(mix(s.mid(color), s.low(color), shade * 1.4), s.lit(color), 0.25 - shade);
    const [tx, ty] = [x + (i % columns) * tw + 2.5, y + Math.floor(i / columns) * th + 2.5];
    return (
      box(tx, ty, tw - 5, th - 5, fill, 'rx="5"') +
      line(`M${tx + 9} ${ty + 7}H${tx + tw - 15}`, s.lit(color), 3, 'opacity=".5"')
    );
  });

/** A white bowl of porcelain, its rim at y. */
const basin = (s: Studio, x: number, y: number, w: number, h: number) => {
  const rim = w / 2;
  return (
    path(
      `M${x - rim} ${y}C${x - rim} ${y + h * 0.72} ${x - rim * 0.62} ${y + h} ${x - rim * 0.4} ${y + h}H${x + rim * 0.4}C${x + rim * 0.62} ${y + h} ${x + rim} ${y + h * 0.72} ${x + rim} ${y}Z`,
      s.tube(white),
    ) +
    oval(x, y, rim, h * 0.16, s.lit(white)) +
    oval(
      x,
      y + 3,
      rim * 0.94,
      h * 0.125,
      s.lin([s.low(white), mix(s.low(white), s.mid(white), 0.7)]),
    )
  );
};

function tap(mood: Mood) {
  const s = studioOf(mood);
  const neck = "M392 742V410C392 250 640 250 640 410V452";
  return s.page(
    itemSize,
    s.stage(1000, 742) +
      tiles(s, [0, 470, 1000, 272], [8, 3]) +
      box(0, 462, 1000, 12, s.tops(white)) +
      s.panes(60, 40, 330, 360) +
      s.behind(line(neck, "#000", 52), 40, 26, s.day ? 0.22 : 0.5) +
      box(0, 742, 1000, 258, s.lin([s.lit("#e3d8c8"), s.mid("#d8cab6"), s.low("#cdbda6")])) +
      box(0, 742, 1000, 10, s.lit(white), 'opacity=".8"') +
      s.cast(640, 822, 210, 26) +
      s.cast(394, 770, 84, 16) +
      basin(s, 640, 640, 410, 180) +
      s.clip(
        box(0, 0, 1000, 642, "#000"),
        box(
          630,
          448,
          20,
          200,
          s.lin([
            ["#e9f5f6", 0, 0.9],
            ["#bcdfe4", 1, 0.7],
          ]),
        ) + box(634, 448, 5, 200, "#ffffff", 'opacity=".8"'),
      ) +
      oval(640, 645, 58, 8, "#e6f4f5", 'opacity=".75"') +
      s.pipe(neck, 46, brass) +
      box(613, 440, 54, 30, s.metal(brass), 'rx="8"') +
      box(352, 560, 80, 190, s.metal(brass), 'rx="14"') +
      oval(392, 748, 62, 14, s.metal(brass)) +
      box(350, 552, 84, 16, s.metal(brass), 'rx="8"') +
      at(
        350,
        640,
        box(-46, -17, 60, 34, s.metalLevel(brass), 'rx="12"') +
          box(-62, -120, 22, 132, s.metal(brass), 'rx="11"'),
      ) +
      plant(s, 838, 800, 0.7, [copper, sage], 4),
  );
}

function radiator(mood: Mood) {
  const s = studioOf(mood);
  const column = (i: number) => {
    const x = 232 + i * 68;
    return (
      box(x, 400, 60, 400, s.tube(white), 'rx="30"') +
      box(x + 26, 462, 8, 276, s.low(white), 'rx="4" opacity=".75"') +
      oval(x + 30 - s.k * 12, 428, 9, 13, "#fffdf7", `opacity="${s.day ? 0.9 : 0.35}"`)
    );
  };
  return s.page(
    itemSize,
    s.stage(1000, 856) +
      box(
        0,
        0,
        1000,
        856,
        s.lin([s.mid(petrol), mix(s.mid(petrol), s.low(petrol), 0.5)]),
        'opacity=".82"',
      ) +
      s.panes(40, 40, 320, 380) +
      (s.day
        ? ""
        : box(
            0,
            0,
            1000,
            856,
            s.rad(
              [
                ["#ffbe78", 0, 0.35],
                ["#ffbe78", 1, 0],
              ],
              0.62,
              0.36,
              0.5,
            ),
          )) +
      box(0, 820, 1000, 40, s.tops(white)) +
      boards(s, [0, 858, 1000, 142], oak, 3) +
      s.cast(520, 872, 330, 20) +
      s.behind(box(226, 410, 560, 400, "#000", 'rx="30"'), 34, 26, 0.32) +
      box(200, 318, 620, 34, s.tops(oak), 'rx="4"') +
      fibres(s, [200, 318, 620, 34], oak, 3, 4) +
      box(200, 350, 620, 10, s.low(oak)) +
      box(218, 360, 584, 16, "#000", 'opacity=".22" filter="url(#fine)"') +
      s.pipe("M212 772V880", 22, copper) +
      s.pipe("M812 772V880", 22, copper) +
      box(212, 446, 600, 36, s.level(white), 'rx="14"') +
      box(206, 740, 612, 40, s.level(white), 'rx="14"') +
      times(8, column) +
      box(246, 792, 30, 76, s.tube(white), 'rx="8"') +
      box(722, 792, 30, 76, s.tube(white), 'rx="8"') +
      at(
        196,
        760,
        box(-4, -18, 44, 36, s.metalLevel(copper), 'rx="8"') +
          box(-92, -34, 92, 68, s.level(white), 'rx="22"') +
          times(5, (i) => box(-80 + i * 13, -32, 4, 64, s.low(white), 'opacity=".55"')) +
          box(-14, -34, 9, 68, s.mid(copper)),
      ) +
      plant(s, 690, 322, 0.78, [copper, sage], 7) +
      at(
        330,
        318,
        s.cast(20, 0, 90, 6) +
          box(-60, -26, 170, 26, s.face(copper), 'rx="3"') +
          box(-48, -50, 150, 24, s.face("#e9dfcc"), 'rx="3"') +
          box(-54, -70, 132, 20, s.face("#39606a"), 'rx="3"'),
      ),
  );
}

function fuses(mood: Mood) {
  const s = studioOf(mood);
  const breaker = (x: number, y: number, i: number) => {
    const lever = i === 2 ? copper : i === 9 ? "#d8b25c" : petrol;
    return (
      box(x, y, 50, 150, s.face(white), 'rx="5"') +
      box(x, y + 48, 50, 54, s.face("#dcd8cf")) +
      box(x + 12, y + 54, 26, 42, s.low("#8d938f"), 'rx="4"') +
      box(x + 14, y + 50, 22, 26, s.face(lever), 'rx="4"') +
      box(x + 14, y + 72, 22, 6, s.low(lever), 'rx="2"') +
      circle(x + 25, y + 24, 7, s.low("#8d938f")) +
      line(`M${x + 20} ${y + 24}h10`, s.mid(steel), 2.5) +
      circle(x + 25, y + 126, 7, s.low("#8d938f")) +
      line(`M${x + 20} ${y + 126}h10`, s.mid(steel), 2.5)
    );
  };
  const row = (y: number, first: number) =>
    box(348, y + 60, 424, 26, s.metalLevel(steel)) +
    times(8, (i) => (first + i === 7 ? "" : breaker(353 + i * 52.4, y, first + i))) +
    box(348, y + 150, 424, 14, "#000", 'opacity=".3" filter="url(#fine)"');
  return s.page(
    itemSize,
    s.stage(1000, 1000, 1000, [0.56, 0.42]) +
      s.panes(560, 60, 360, 420) +
      times(
        3,
        (i) =>
          s.behind(box(474 + i * 60, -20, 32, 240, "#000"), 12, 6) +
          box(474 + i * 60, -20, 32, 240, s.tube(i === 1 ? copper : "#d9d3c7")),
      ) +
      times(3, (i) => box(468 + i * 60, 176, 44, 32, s.tube("#c8c2b6"), 'rx="5"')) +
      s.behind(path("M150 170L310 200H800V840H310L150 880Z", "#000"), 36, 34, s.day ? 0.26 : 0.6) +
      box(310, 200, 500, 640, s.face("#e7e1d6"), 'rx="16"') +
      box(334, 228, 452, 584, s.lin(["#20292b", "#364244"].map((it) => s.mid(it))), 'rx="8"') +
      box(334, 228, 452, 40, "#000", 'opacity=".35" filter="url(#fine)"') +
      row(268, 0) +
      row(462, 8) +
      box(348, 656, 424, 128, s.face("#d9d3c7"), 'rx="6"') +
      times(9, (i) =>
        s.pipe(
          `M${382 + i * 44} 656C${382 + i * 44} 716 ${398 + i * 40} 706 ${398 + i * 40} 784`,
          11,
          [petrol, copper, "#6b5a4a", "#d9b45f"][i % 4] as string,
        ),
      ) +
      path(
        "M312 206L160 168Q146 166 146 182V862Q146 878 160 874L312 836Z",
        s.day ? s.shade(white) : s.face("#d8d2c6"),
      ) +
      path(
        "M292 236L178 210V832L292 806Z",
        s.lin([s.mid(petrol), s.low(petrol)]),
        'opacity=".34"',
      ) +
      box(300, 280, 16, 64, s.metal(steel), 'rx="5"') +
      box(300, 690, 16, 64, s.metal(steel), 'rx="5"') +
      box(158, 486, 14, 74, s.metal(steel), 'rx="7"'),
  );
}

function socket(mood: Mood) {
  const s = studioOf(mood);
  const cable =
    "M606 452C606 640 560 700 420 760C250 832 210 930 400 936C620 942 640 800 500 796C420 794 420 884 560 890C660 894 712 880 752 850";
  const bulb = "M-30 96C-30 50 -112 20 -112 -70A112 112 0 0 1 112 -70C112 20 30 50 30 96Z";
  const glass = s.day
    ? s.rad(
        [
          ["#fffdf4", 0, 0.95],
          ["#f7e3bb", 0.7, 0.75],
          ["#cfae7c", 1, 0.85],
        ],
        0.38,
        0.34,
        0.75,
      )
    : s.rad(["#fffbe8", ["#ffdd94", 0.45], ["#f0a446", 1]], 0.5, 0.45, 0.62);
  return s.page(
    itemSize,
    s.stage(1000, 716, 1000, [0.75, 0.5]) +
      box(
        0,
        0,
        1000,
        716,
        s.lin([s.mid(petrol), mix(s.mid(petrol), s.low(petrol), 0.45)]),
        `opacity="${s.day ? 0.86 : 0.55}"`,
      ) +
      s.panes(30, 60, 360, 400) +
      boards(s, [0, 716, 1000, 284], oak, 3) +
      box(0, 716, 1000, 8, s.lit(oak), 'opacity=".7"') +
      (s.day
        ? ""
        : circle(
            770,
            500,
            560,
            s.rad(
              [
                ["#ffd08a", 0, 0.62],
                ["#ffab58", 0.4, 0.2],
                ["#ffab58", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      s.behind(box(206, 206, 528, 272, "#000", 'rx="26"'), 22, 22, 0.36) +
      box(206, 200, 528, 272, s.face(white), 'rx="26"') +
      box(222, 216, 240, 240, s.lin([s.mid(white), s.lit(white)], [0, 0, 1, 1]), 'rx="14"') +
      path("M236 230H448V340H236Z", s.lin([s.low(white), s.mid(white)]), 'opacity=".5"') +
      box(222, 334, 240, 5, s.low(white), 'opacity=".55"') +
      box(478, 216, 240, 240, s.face(white), 'rx="14"') +
      circle(
        598,
        336,
        98,
        s.lin([s.low(white), mix(s.mid(white), s.low(white), 0.3)], [0, 0, 1, 1]),
      ) +
      s.behind(circle(606, 344, 76, "#000"), 10, 12, 0.4) +
      circle(602, 340, 80, s.ball("#3d4b4e")) +
      circle(602, 340, 52, s.lin([s.low("#3d4b4e"), s.lit("#4d5c5f")], [0, 0, 1, 1])) +
      box(582, 350, 48, 104, s.tube("#3d4b4e"), 'rx="20"') +
      `<g transform="translate(${s.k * 8} 12)" opacity=".34" filter="url(#fine)">${line(cable, "#000", 20)}</g>` +
      s.pipe(cable, 20, copper) +
      line(cable, s.low("#7b4a2c"), 16, 'stroke-dasharray="1 22" opacity=".4"') +
      s.cast(790, 880, 150, 20) +
      at(
        780,
        760,
        path("M-92 124L-76 30H76L92 124Q0 142 -92 124Z", s.tube(oak)) +
          fibres(s, [-74, 34, 148, 86], oak, 8, 5) +
          oval(0, 30, 76, 11, s.lit(oak)) +
          box(-34, -32, 68, 62, s.metal(brass), 'rx="8"') +
          times(4, (i) => line(`M-32 ${-22 + i * 13}H32`, s.low(brass), 3, 'opacity=".55"')),
      ) +
      at(
        780,
        636,
        path(bulb, glass) +
          line(
            "M-14 92V0L-40 -64Q-22 -92 -12 -50T12 -50T40 -64L14 0V92",
            s.day ? "#b98744" : "#fffdf0",
            4.5,
          ) +
          oval(
            -s.k * 48,
            -106,
            22,
            40,
            "#fff",
            `opacity="${s.day ? 0.8 : 0.35}" transform="rotate(${s.k * 28} ${-s.k * 48} -106)"`,
          ),
      ),
  );
}

function washbasin(mood: Mood) {
  const s = studioOf(mood);
  const glass = s.day
    ? s.lin(["#f8fbf9", "#d5e3e4", "#bfd3d6"], [0, 0, 1, 1])
    : s.lin(["#b09676", "#5d6660", "#2c3f44"], [1, 0, 0, 1]);
  return s.page(
    itemSize,
    s.stage(1000, 1000, 1000, [0.5, 0.3]) +
      tiles(s, [0, 520, 1000, 480], [9, 7]) +
      box(0, 508, 1000, 16, s.tops(white)) +
      s.panes(20, 40, 270, 330) +
      (s.day
        ? ""
        : circle(
            500,
            288,
            420,
            s.rad(
              [
                ["#ffd08a", 0, 0.7],
                ["#ffb060", 0.5, 0.28],
                ["#ffb060", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      s.behind(circle(500, 288, 190, "#000"), 22, 20) +
      circle(500, 288, 192, s.metal(brass)) +
      circle(500, 288, 180, glass) +
      s.clip(
        circle(500, 288, 180, "#000"),
        path(
          "M360 480L560 90H640L440 480ZM470 480L670 90H690L490 480Z",
          "#fff",
          `opacity="${s.day ? 0.45 : 0.08}"`,
        ),
      ) +
      s.behind(box(200, 742, 600, 74, "#000"), 16, 46, 0.4) +
      box(190, 734, 620, 22, s.tops(oak), 'rx="3"') +
      box(190, 754, 620, 66, s.face(oak), 'rx="3"') +
      fibres(s, [190, 754, 620, 66], oak, 4, 6) +
      box(190, 796, 620, 26, s.low(oak), 'opacity=".35"') +
      s.pipe("M500 820V886C500 950 572 950 572 892C572 862 590 856 616 856", 32, brass) +
      circle(624, 856, 30, s.ball(brass)) +
      s.cast(500, 744, 190, 12) +
      basin(s, 500, 590, 430, 154) +
      oval(500, 596, 20, 5, s.mid(brass)) +
      s.behind(line("M500 528V520H500", "#000", 50), 14, 20) +
      s.pipe("M500 520C500 520 504 552 500 572", 30, brass) +
      circle(500, 520, 32, s.ball(brass)) +
      circle(400, 520, 30, s.ball(brass)) +
      s.pipe("M384 520H416M400 504V536", 12, brass) +
      circle(600, 520, 30, s.ball(brass)) +
      s.pipe("M584 520H616M600 504V536", 12, brass) +
      plant(s, 742, 740, 0.56, [copper, sage], 3) +
      at(
        252,
        738,
        s.cast(10, 0, 44, 8) +
          box(-36, -104, 72, 104, s.tube(copper), 'rx="12"') +
          box(-10, -132, 20, 30, s.metal(brass)) +
          box(-14, -142, 50, 14, s.metalLevel(brass), 'rx="7"'),
      ) +
      at(
        720,
        820,
        path("M0 0H74V142Q36 150 0 142Z", s.tube(white)) +
          box(0, 100, 74, 9, s.mid(copper)) +
          box(0, 116, 74, 4, s.mid(copper)),
      ),
  );
}

/** Tools that stand in a bag, from their grip at 0 0 upwards. */
const wrench = (s: Studio) =>
  path("M-24 0L-20 -250H22L24 0Z", s.tube(copper)) +
  path(
    "M-24 -236L-34 -300L-70 -330L-62 -376L-8 -396L62 -380L70 -336H4L0 -300L26 -292L30 -240Z",
    s.metal(steel),
  ) +
  path("M4 -336H70L60 -312L14 -300Z", s.low(steel)) +
  box(-34, -272, 66, 30, s.metal(brass), 'rx="8"');

const driver = (s: Studio, color: string) =>
  box(-7, -150, 14, 160, s.metal(steel)) +
  path(
    "M-22 -140Q-30 -200 -20 -262Q0 -282 20 -262Q30 -200 22 -140Q0 -128 -22 -140Z",
    s.tube(color),
  ) +
  line("M-9 -156V-252M9 -156V-252", s.low(color), 4, 'opacity=".5"');

const hammer = (s: Studio) =>
  path("M-15 0L-12 -330H12L15 0Z", s.tube(oak)) +
  path(
    "M-58 -370Q0 -384 50 -366L88 -330Q50 -346 24 -326H-22V-318H-62V-372Z",
    s.metalLevel("#7e888a"),
  );

const pliers = (s: Studio) =>
  s.pipe("M-20 0C-70 -120 -40 -170 -8 -216", 26, petrol) +
  s.pipe("M24 0C70 -120 40 -170 8 -216", 26, petrol) +
  path("M-30 -206L-6 -330Q0 -340 6 -330L30 -206Q0 -180 -30 -206Z", s.metal(steel)) +
  circle(0, -214, 13, s.low(steel));

function bag(mood: Mood) {
  const s = studioOf(mood);
  const body = "M-300 0Q-312 -150 -270 -296H270Q312 -150 300 0Q0 26 -300 0Z";
  const canvas = "#3f737c";
  const leather = "#a9683f";
  return s.page(
    sceneSize,
    s.stage(1600, 690, 1000, [0.7, 0.42]) +
      s.panes(360, 70, 420, 430) +
      boards(s, [0, 690, 1600, 310], oak, 4) +
      box(0, 648, 1600, 44, s.tops(white)) +
      box(0, 686, 1600, 6, s.low(white)) +
      at(
        500,
        830,
        s.cast(0, 40, 190, 24) +
          times(5, (i) => {
            const y = 24 - i * 24;
            return `<g>${s.pipe(`M-160 ${y}A160 38 0 0 0 160 ${y}A160 38 0 0 0 -160 ${y}Z`, 24, copper)}</g>`;
          }),
      ) +
      at(
        1040,
        838,
        s.cast(0, 10, 350, 30) +
          path("M-270 -296Q0 -330 270 -296Q0 -262 -270 -296Z", s.low(canvas)) +
          line("M-150 -286C-150 -560 150 -560 150 -286", s.low(leather), 26) +
          at(-196, -250, driver(s, brass), -14) +
          at(-128, -240, hammer(s), -7) +
          at(-40, -240, wrench(s), -2, 0.94) +
          at(66, -236, pliers(s), 7) +
          at(150, -240, driver(s, copper), 9) +
          at(
            214,
            -250,
            box(-28, -210, 56, 260, s.tube("#d9b45f"), 'rx="6"') +
              box(-18, -170, 36, 54, s.low("#9fb86a"), 'rx="14"') +
              box(-16, -168, 32, 50, "#cfe08a", 'rx="14" opacity=".6"'),
            15,
          ) +
          path(body, s.tube(canvas)) +
          path("M-284 -238Q0 -206 284 -238L276 -296Q0 -262 -270 -296Z", s.tube(leather)) +
          line(
            "M-288 -226Q0 -194 288 -226",
            s.lit(leather),
            3,
            'stroke-dasharray="10 9" opacity=".7"',
          ) +
          s.behind(path("M-210 -150H-30V-14H-210ZM30 -150H210V-14H30Z", "#000"), 6, 8, 0.4) +
          path("M-214 -160Q-120 -146 -26 -152L-30 -8Q-120 2 -210 -8Z", s.face(canvas)) +
          path("M26 -152Q120 -146 214 -160L210 -8Q120 2 30 -8Z", s.face(canvas)) +
          line(
            "M-212 -142Q-120 -130 -28 -136M28 -136Q120 -130 212 -142",
            s.lit(canvas),
            3,
            'stroke-dasharray="9 8" opacity=".6"',
          ) +
          s.pipe("M-152 -280C-152 -90 -170 -60 -166 -20", 28, leather) +
          s.pipe("M152 -280C152 -90 170 -60 166 -20", 28, leather) +
          s.pipe("M-150 -230C-170 -480 170 -480 150 -230", 26, leather) +
          circle(-152, -196, 12, s.ball(brass)) +
          circle(152, -196, 12, s.ball(brass)),
        0,
        1.2,
      ) +
      at(
        1424,
        930,
        s.cast(0, 10, 110, 16) +
          s.pipe("M-100 -26H10C40 -26 46 -40 46 -90", 50, copper) +
          box(-116, -58, 36, 64, s.metalLevel(copper), 'rx="8"') +
          box(14, -116, 64, 34, s.metal(copper), 'rx="8"'),
      ) +
      at(
        700,
        930,
        s.cast(0, 6, 60, 10) +
          box(-60, -26, 78, 30, s.metalLevel(brass), 'rx="6"') +
          path("M14 -40L52 -32V14L14 6Z", s.metalLevel(brass)),
      ),
  );
}

const wheel = (s: Studio, x: number, y: number) =>
  circle(
    x,
    y,
    82,
    s.rad([s.low("#31393b"), [s.low("#31393b"), 0.8], s.mid("#3d4648")], 0.5, 0.5, 0.5),
  ) +
  circle(x, y, 50, s.ball(steel)) +
  circle(x, y, 42, s.low(steel)) +
  times(5, (i) => at(x, y, box(-9, -42, 18, 40, s.mid(steel), 'rx="7"'), i * 72)) +
  circle(x, y, 15, s.ball(steel));

function van(mood: Mood) {
  const s = studioOf(mood);
  const glass = s.day
    ? s.lin(["#b9d2d6", "#6f979e", "#4f7780"], [0, 0, 1, 1])
    : s.lin(["#2f4750", "#18282e", "#0f1a1e"], [0, 0, 1, 1]);
  const room = s.day ? "" : box(0, 0, 1600, 1000, "#ffc26e", 'opacity=".85"');
  const shape =
    "M0 0V-300Q0 -352 54 -356H520Q566 -354 600 -312L690 -186Q780 -172 802 -132Q818 -96 814 -22Q812 0 790 0Z";
  return s.page(
    sceneSize,
    (s.day
      ? box(0, 0, 1600, 800, s.lin(["#d4e5ea", "#f2efe4"]))
      : box(0, 0, 1600, 800, s.lin(["#0c1830", "#24375a", "#80605e"]))) +
      tree(s, 250, 792, 1.15, "#73956f", 5) +
      path("M560 792V230L1070 20L1600 240V792Z", s.face("#efe5d4")) +
      path("M500 262L1070 26L1660 270V204L1070 -40L500 196Z", s.face("#8f5b46")) +
      path("M560 236L1070 30L1600 250V276L1070 60L560 262Z", "#000", 'opacity=".16"') +
      opening(s, [760, 210, 150, 190], white, [2, 2], room) +
      opening(s, [1230, 210, 150, 190], white, [2, 2], room) +
      box(1360, 480, 160, 312, s.face(petrol), 'rx="6"') +
      box(1384, 508, 112, 110, s.day ? s.lin(["#cfe0e2", "#8fb0b4"]) : "#f5b866", 'rx="4"') +
      (s.day
        ? ""
        : circle(
            1336,
            520,
            210,
            s.rad(
              [
                ["#ffcf8a", 0, 0.75],
                ["#ffb060", 0.4, 0.2],
                ["#ffb060", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      box(1322, 500, 24, 46, s.day ? s.face(brass) : "#ffe6b4", 'rx="8"') +
      box(0, 788, 1600, 22, s.tops("#cfc6b6")) +
      box(0, 808, 1600, 60, s.lin([s.mid("#c0b6a5"), s.mid("#b3a896")])) +
      box(0, 866, 1600, 134, s.lin([s.mid("#8c9190"), s.low("#7d8282")])) +
      box(0, 862, 1600, 10, s.lit("#d9d0c0")) +
      (s.day
        ? ""
        : path(
            "M1250 800L1600 850V960L1250 850Z",
            s.lin(
              [
                ["#ffdf9e", 0, 0.6],
                ["#ffdf9e", 1, 0],
              ],
              [0, 0, 1, 0],
            ),
            'filter="url(#fine)"',
          )) +
      at(
        450,
        850,
        s.cast(400, 56, 470, 26, s.day ? 0.45 : 0.8) +
          line("M60 -392H560M60 -376H560", s.low(steel), 9) +
          times(9, (i) => line(`M${90 + i * 54} -392V-376`, s.mid(steel), 7)) +
          box(70, -420, 430, 34, s.level(copper), 'rx="17"') +
          box(110, -420, 10, 66, s.low(steel)) +
          box(470, -420, 10, 66, s.low(steel)) +
          path(shape, s.lin([s.lit(white), s.mid(white), mix(s.mid(white), s.low(white), 0.75)])) +
          s.clip(
            path(shape, "#000"),
            path("M-10 20V-210C160 -214 300 -120 480 -108S760 -70 840 -86V20Z", s.mid(copper)) +
              path(
                "M-10 20V-186C160 -190 300 -100 480 -90S760 -54 840 -68V20Z",
                s.lin([s.mid(petrol), s.low(petrol)]),
              ) +
              box(0, -360, 560, 26, "#fff", `opacity="${s.day ? 0.8 : 0.2}"`),
          ) +
          path("M560 -316Q584 -312 604 -284L662 -196H528V-300Q528 -318 546 -318Z", glass) +
          path("M556 -300L600 -300L548 -210H532Z", "#fff", `opacity="${s.day ? 0.35 : 0.1}"`) +
          line(
            "M506 -340V-30M330 -340V-30M668 -190Q690 -110 676 -30",
            s.low(white),
            4,
            'opacity=".6"',
          ) +
          box(526, -168, 54, 14, s.low(steel), 'rx="7"') +
          box(344, -168, 54, 14, s.low(steel), 'rx="7"') +
          path("M648 -214H684Q690 -186 676 -178H654Z", s.low("#3d4648")) +
          path(
            "M764 -150Q800 -140 806 -104H772Q758 -124 764 -150Z",
            s.day ? s.lit("#fff4d2") : "#fff0c4",
          ) +
          (s.day
            ? ""
            : circle(
                790,
                -126,
                150,
                s.rad(
                  [
                    ["#ffe2a4", 0, 0.7],
                    ["#ffe2a4", 1, 0],
                  ],
                  0.5,
                  0.5,
                  0.5,
                ),
              )) +
          box(2, -190, 16, 64, s.mid("#b9543e"), 'rx="4"') +
          box(770, -44, 52, 40, s.low("#3d4648"), 'rx="12"') +
          circle(170, -6, 96, s.low("#22292b")) +
          circle(664, -6, 96, s.low("#22292b")) +
          wheel(s, 170, 6) +
          wheel(s, 664, 6),
      ),
  );
}

const gauge = (s: Studio, x: number, y: number, turn: number) =>
  s.behind(circle(x, y, 36, "#000"), 7, 8, 0.35) +
  circle(x, y, 38, s.ball(brass)) +
  circle(x, y, 30, s.lit(white)) +
  times(9, (i) => at(x, y, box(-1.5, -26, 3, 7, s.low(steel)), -120 + i * 30)) +
  at(x, y, path("M-3 4L0 -23L3 4Z", "#b9543e"), turn) +
  circle(x, y, 4.5, s.low(steel));

const valve = (s: Studio, x: number, y: number, color: string) =>
  box(x - 26, y - 22, 52, 44, s.metalLevel(brass), 'rx="9"') +
  box(x - 7, y - 38, 14, 22, s.metal(brass)) +
  box(x - 48, y - 54, 96, 20, s.level(color), 'rx="10"');

function boiler(mood: Mood) {
  const s = studioOf(mood);
  const hill = s.day ? "#9fb894" : "#1c2b2a";
  const view =
    path("M0 1000V330Q140 280 330 350T640 330V1000Z", hill) +
    at(
      190,
      420,
      circle(0, -60, 56, s.day ? "#86a37d" : "#16221f") + box(-6, -30, 12, 60, s.low("#6d4f39")),
    );
  return s.page(
    sceneSize,
    s.stage(1600, 800, 1000, [0.62, 0.35]) +
      tiles(s, [0, 560, 1600, 240], [16, 3]) +
      box(0, 550, 1600, 14, s.tops(white)) +
      boards(s, [0, 800, 1600, 200], "#c9b79c", 3) +
      opening(s, [110, 170, 330, 280], white, [2, 1], view) +
      s.panes(560, 60, 240, 330) +
      // The pipes between the two.
      `<g transform="translate(${s.k * 16} 16)" opacity="${s.day ? 0.2 : 0.45}" filter="url(#fine)">${line("M740 620V690H1330M830 620V740H1330", "#000", 24)}</g>` +
      s.pipe("M740 600V690H1200", 24, copper) +
      s.pipe("M830 600V746H1200", 24, copper) +
      s.pipe("M690 600V800", 22, copper) +
      s.pipe("M785 180V-20", 54, steel) +
      valve(s, 950, 690, "#b9543e") +
      valve(s, 1010, 746, petrol) +
      gauge(s, 840, 660, 30) +
      s.behind(box(610, 200, 350, 410, "#000", 'rx="26"'), 24, 24, 0.3) +
      box(610, 196, 350, 414, s.face(white), 'rx="26"') +
      box(610, 520, 350, 90, s.lin([s.mid("#d9d3c7"), s.low("#d9d3c7")]), 'rx="26"') +
      box(610, 514, 350, 50, s.face(white)) +
      box(640, 532, 290, 3, s.low(white), 'opacity=".5"') +
      box(706, 400, 158, 84, s.lin([s.low("#27383c"), s.mid("#27383c")], [0, 0, 1, 1]), 'rx="12"') +
      line("M730 452C752 452 752 428 776 428S812 452 838 424", s.day ? "#8fd0cf" : "#ffd08a", 5) +
      circle(842, 462, 5, "#e79a5b") +
      path(
        "M785 246C758 284 748 300 748 318A37 37 0 0 0 822 318C822 300 812 284 785 246Z",
        s.lin([s.lit(copper), s.mid(copper)]),
      ) +
      path(
        "M785 290C772 308 768 316 768 326A17 17 0 0 0 802 326C802 316 798 308 785 290Z",
        s.lit("#f4d3a8"),
      ) +
      // The tank.
      s.cast(1300, 858, 210, 26) +
      box(1176, 838, 40, 26, s.low(steel)) +
      box(1382, 838, 40, 26, s.low(steel)) +
      path("M1130 240Q1130 150 1300 150T1470 240V820Q1470 846 1300 846T1130 820Z", s.tube(petrol)) +
      path(
        "M1130 240Q1130 150 1300 150T1470 240Q1300 286 1130 240Z",
        s.lit(petrol),
        'opacity=".3"',
      ) +
      line(
        "M1130 330Q1300 372 1470 330M1130 760Q1300 802 1470 760",
        s.low(petrol),
        6,
        'opacity=".6"',
      ) +
      line(
        "M1130 337Q1300 379 1470 337M1130 767Q1300 809 1470 767",
        s.lit(petrol),
        3,
        'opacity=".5"',
      ) +
      s.pipe("M1300 160V-20", 26, copper) +
      box(1270, 130, 60, 34, s.metal(brass), 'rx="8"') +
      box(1110, 666, 34, 48, s.metalLevel(brass), 'rx="7"') +
      box(1110, 722, 34, 48, s.metalLevel(brass), 'rx="7"') +
      gauge(s, 1300, 480, -40) +
      plant(s, 300, 880, 1.05, [copper, sage], 5),
  );
}

export const pictures: TradePictures = [tap, radiator, fuses, socket, washbasin, bag, van, boiler];
