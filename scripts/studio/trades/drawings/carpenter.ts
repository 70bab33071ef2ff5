import { at, box, circle, line, oval, path, randomOf, times } from "../../examples/kit";
import { itemSize, type Mood, type MoodColors, sceneSize, type TradePictures } from "../moods";
import {
  block,
  boards,
  fibres,
  iso,
  lamp,
  mix,
  opening,
  plant,
  type Studio,
  studio,
  tree,
} from "./plumber-parts";

const light: Record<Mood, MoodColors> = {
  day: {
    wall: ["#f7f0e4", "#eee2cf"],
    ground: ["#e4d3ba", "#d2bc9d"],
    dark: "#4a3524",
    light: "#fffaf0",
  },
  evening: {
    wall: ["#150e0a", "#2a1c13"],
    ground: ["#2c1e15", "#140d09"],
    dark: "#080503",
    light: "#ffd9a0",
  },
};
const oak = "#d3a46c";
const pine = "#e6c592";
const walnut = "#8d5f3d";
const blue = "#64828f";
const white = "#f3ece0";
const steel = "#a9afae";
const brass = "#cfa55d";
const green = "#7c9672";

const studioOf = (mood: Mood) => studio(mood, light[mood]);
type Place = ReturnType<typeof iso>;
type Point = Parameters<Place>[0];

const area = (place: Place, points: readonly Point[], fill: string, more = "") =>
  path(`M${points.map(place).join("L")}Z`, fill, more);

/** A thin roll of wood. */
const shaving = (s: Studio, x: number, y: number, size: number, turn = 0) =>
  at(
    x,
    y,
    s.cast(0, 34, 62, 9) +
      line("M-62 26C-30 44 40 40 48 4C52 -30 6 -44 -12 -18C-24 4 4 22 18 6", s.low(pine), 17) +
      line("M-62 23C-30 41 38 37 46 2C50 -28 6 -41 -11 -17C-22 3 3 19 16 5", s.mid(pine), 13) +
      line("M-62 19C-30 37 36 33 44 0C47 -26 6 -38 -10 -16", s.lit(pine), 5),
    turn,
    size,
  );

const chisel = (s: Studio, length = 300) =>
  path(`M-16 0L-14 ${-length * 0.52}H14L16 0L4 8Z`, s.metal(steel)) +
  path("M-16 0L16 0L16 22L-16 30Z", s.lit(steel)) +
  box(-13, -length * 0.58, 26, 22, s.metal(brass), 'rx="5"') +
  path(
    `M-15 ${-length * 0.57}Q-28 ${-length * 0.8} -18 ${-length}Q0 ${-length * 1.06} 18 ${-length}Q28 ${-length * 0.8} 15 ${-length * 0.57}Z`,
    s.tube(walnut),
  );

function joint(mood: Mood) {
  const s = studioOf(mood);
  const place = iso(500, 322, 66);
  const end = s.day ? s.low(oak) : mix(s.low(oak), s.mid(oak), 0.35);
  const [size, thick, height] = [6, 1.1, 4.4];
  const inner = size - thick;
  const pins = [0.75, 1.72, 2.68, 3.65];
  const rings = (points: readonly Point[], seed: number) =>
    s.clip(
      path(`M${points.map(place).join("L")}Z`, "#000"),
      times(5, (i) => {
        const [x, y] = place(points[seed % 4] ?? [0, 0, 0])
          .split(" ")
          .map(Number) as [number, number];
        return circle(
          x,
          y,
          12 + i * 13,
          "none",
          `stroke="${s.low(walnut)}" stroke-width="2.4" opacity=".5"`,
        );
      }),
    );
  const leftPins = pins
    .map((z, i) => {
      const points: Point[] = [
        [inner, size, z - 0.34],
        [size, size, z - 0.17],
        [size, size, z + 0.17],
        [inner, size, z + 0.34],
      ];
      return area(place, points, s.day ? s.mid(walnut) : s.low(walnut)) + rings(points, i);
    })
    .join("");
  const tails = [0, ...pins]
    .map((z, i) => {
      const from = i === 0 ? 0 : z + 0.17;
      const to = i === pins.length ? height : (pins[i] ?? height) - 0.17;
      const points: Point[] = [
        [size, inner, from],
        [size, size, from],
        [size, size, to],
        [size, inner, to],
      ];
      return area(place, points, end) + rings(points, i + 1);
    })
    .join("");
  const grain = (side: "left" | "right") =>
    times(9, (i) => {
      const z = 0.3 + i * 0.46;
      const p = (along: number, dz: number): Point =>
        side === "left" ? [along, size, z + dz] : [size, along, z + dz];
      return line(
        `M${place(p(0, 0.1))}C${place(p(1.8, 0.3 - (i % 3) * 0.2))} ${place(p(3.6, -0.2))} ${place(p(inner, 0.05))}`,
        s.low(side === "left" ? oak : walnut),
        2,
        'opacity=".35"',
      );
    });
  return s.page(
    itemSize,
    s.stage(1000, 440, 1000, [0.55, 0.4]) +
      s.panes(60, 60, 320, 330) +
      boards(s, [0, 440, 1000, 560], pine, 4) +
      (s.day
        ? ""
        : box(
            0,
            400,
            1000,
            600,
            s.rad(
              [
                ["#ffbe78", 0, 0.3],
                ["#ffbe78", 1, 0],
              ],
              0.55,
              0.5,
              0.6,
            ),
          )) +
      `<g opacity="${s.day ? 0.34 : 0.7}" filter="url(#soft)">${area(
        place,
        [
          [0, size, 0],
          [size, size, 0],
          [size, 0, 0],
          [size + 1.4, 0, 0],
          [size + 1.4, size + 0.5, 0],
          [0, size + 0.7, 0],
        ],
        s.day ? "#3a2818" : "#000",
      )}</g>` +
      block(s, place, [inner, 0, 0], [size, size, height], walnut) +
      grain("right") +
      block(s, place, [0, inner, 0], [size, size, height], oak) +
      area(
        place,
        [
          [size, 0, 0],
          [size, size, 0],
          [size, size, height],
          [size, 0, height],
        ],
        s.right(walnut),
      ) +
      grain("right") +
      grain("left") +
      leftPins +
      tails +
      area(
        place,
        [
          [inner, size, 0],
          [inner + 0.03, size, 0],
          [inner + 0.03, size, height],
          [inner, size, height],
        ],
        s.low(oak),
        'opacity=".6"',
      ) +
      shaving(s, 236, 866, 1, 8) +
      shaving(s, 800, 880, 0.8, -160) +
      shaving(s, 120, 760, 0.6, 80),
  );
}

function stairs(mood: Mood) {
  const s = studioOf(mood);
  const place = iso(640, 462, 56);
  const count = 8;
  const step = (i: number) => {
    const [from, z] = [i * 0.95, (count - i) * 0.72];
    return (
      block(s, place, [0, from, 0], [5, from + 0.95, z - 0.14], white) +
      block(s, place, [0, from - 0.02, z - 0.16], [5.08, from + 1.04, z], oak)
    );
  };
  const post = (i: number) => {
    const z = (count - i) * 0.72;
    const [x, y] = place([4.8, i * 0.95 + 0.5, z])
      .split(" ")
      .map(Number) as [number, number];
    return box(x - 5, y - 178, 10, 180, s.metal("#5b6568"));
  };
  const railEnds = [0, count - 1].map((i) =>
    place([4.8, i * 0.95 + 0.5, (count - i) * 0.72])
      .split(" ")
      .map(Number),
  ) as [[number, number], [number, number]];
  const [[x1, y1], [x2, y2]] = railEnds;
  return s.page(
    itemSize,
    s.stage(1000, 1000, 1000, [0.35, 0.4]) +
      path(
        "M0 0H640V462L0 832Z",
        s.lin([s.mid("#e9dfcd"), mix(s.mid("#e9dfcd"), s.low("#e9dfcd"), 0.4)]),
        `opacity="${s.day ? 0.7 : 0.3}"`,
      ) +
      path(
        "M0 832L640 462L1000 670V1000H0Z",
        s.lin([s.mid(pine), mix(s.mid(pine), s.low(pine), 0.5)]),
      ) +
      s.panes(90, 110, 260, 300) +
      `<g opacity="${s.day ? 0.3 : 0.6}" filter="url(#soft)">${area(
        place,
        [
          [5, 0, 0],
          [6.4, 1.2, 0],
          [6.2, 8, 0],
          [0, 8.4, 0],
          [0, 7, 0],
        ],
        s.day ? "#3a2818" : "#000",
      )}</g>` +
      times(count, step) +
      times(count, post) +
      s.pipe(`M${x1 + 26} ${y1 - 212}L${x2} ${y2 - 180}`, 26, walnut) +
      box(x2 - 15, y2 - 200, 30, 202, s.tube(walnut), 'rx="6"') +
      oval(x2, y2 - 200, 20, 10, s.lit(walnut)) +
      plant(s, 190, 880, 0.86, [blue, green], 6),
  );
}

function roof(mood: Mood) {
  const s = studioOf(mood);
  const clay = "#b8694a";
  const [ridge, eaves] = [
    [
      [300, 300],
      [850, 236],
    ],
    [
      [470, 640],
      [1004, 548],
    ],
  ] as const;
  const point = (u: number, v: number) => {
    const [a, b] = [ridge, eaves].map(([from, to]) => [
      from[0] + (to[0] - from[0]) * u,
      from[1] + (to[1] - from[1]) * u,
    ]) as [[number, number], [number, number]];
    return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v] as const;
  };
  const random = randomOf(5);
  const tile = (row: number, column: number) => {
    const [rows, columns] = [9, 15];
    const offset = row % 2 ? 0.5 : 0;
    const [u1, u2] = [(column - offset) / columns, (column + 1 - offset) / columns];
    const [v1, v2] = [row / rows, (row + 1.22) / rows];
    const [a, b, c, d] = [point(u1, v1), point(u2, v1), point(u2, v2), point(u1, v2)];
    const belly = point((u1 + u2) / 2, v2 + 0.035);
    const t = random();
    const fill = mix(
      mix(s.mid(clay), s.low(clay), 0.1 + t * 0.34),
      s.lit(clay),
      s.day ? 0.32 - row * 0.02 : 0.26 - row * 0.02,
    );
    const shape = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}Q${belly[0]} ${belly[1]} ${d[0]} ${d[1]}Z`;
    return (
      path(shape, s.low(clay), 'transform="translate(3 7)" opacity=".75"') +
      path(shape, fill) +
      line(`M${a[0] + 5} ${a[1] + 4}L${d[0] + 5} ${d[1] - 3}`, s.lit(clay), 2.4, 'opacity=".35"')
    );
  };
  const plane = `M${ridge[0].join(" ")}L${ridge[1].join(" ")}L1010 548L${eaves[0].join(" ")}Z`;
  const sky = s.day ? s.lin(["#d3e4ea", "#f4efe2"]) : s.lin(["#0e1526", "#2b2b40", "#6d4f49"]);
  const skylight = (u: number, v: number) => {
    const corner = (du: number, dv: number, grow = 0) => {
      const p = point(
        u + du * 0.17 + (du ? grow : -grow),
        v + dv * 0.34 + (dv ? grow * 1.6 : -grow * 1.6),
      );
      return `${p[0]} ${p[1]}`;
    };
    const quad = (grow: number) =>
      `M${corner(0, 0, grow)}L${corner(1, 0, grow)}L${corner(1, 1, grow)}L${corner(0, 1, grow)}Z`;
    return (
      s.behind(path(quad(0.02), "#000"), 8, 12, 0.4) +
      path(quad(0.018), s.face("#6a6f70")) +
      path(
        quad(0),
        s.day ? s.lin(["#eaf3f4", "#9fbcc6"], [0, 0, 1, 1]) : s.lin(["#ffdf9e", "#e59a4b"]),
      ) +
      line(`M${corner(0.5, 0)}L${corner(0.5, 1)}`, s.mid("#6a6f70"), 6)
    );
  };
  return s.page(
    itemSize,
    box(0, 0, 1000, 1000, sky) +
      (s.day
        ? circle(
            170,
            190,
            260,
            s.rad(
              [
                ["#fff6dc", 0, 0.9],
                ["#fff6dc", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(180, 170, 44, "#f3e3c0") +
          circle(
            180,
            170,
            180,
            s.rad(
              [
                ["#f3e3c0", 0, 0.3],
                ["#f3e3c0", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )) +
      box(690, 120, 96, 190, s.face("#c9b8a2")) +
      box(756, 120, 30, 190, s.low("#c9b8a2"), 'opacity=".7"') +
      box(678, 104, 120, 24, s.tops("#b5a48e"), 'rx="4"') +
      // Walls under the roof.
      path("M300 330L470 640V1000H130V640Z", s.left(white)) +
      path("M452 640L1000 550V1000H452Z", s.right(white)) +
      path(
        "M452 640L1000 550V640L452 730Z",
        s.lin([
          ["#2a1a10", 0, s.day ? 0.34 : 0.6],
          ["#2a1a10", 1, 0],
        ]),
      ) +
      path("M300 352L452 640V680L300 400L140 680V640Z", "#000", 'opacity=".16"') +
      // The frame of the gable.
      line("M168 640H438M300 400V640M230 530H366", s.low(walnut), 26) +
      line("M166 636H436M297 398V636M228 526H364", s.mid(walnut), 21) +
      line("M160 640V1000M444 640V1000M160 840H444", s.mid(walnut), 24) +
      box(246, 700, 112, 140, s.face(walnut)) +
      box(
        258,
        712,
        88,
        116,
        s.day ? s.lin(["#dce9ec", "#9dbac4"], [0, 0, 1, 1]) : s.lin(["#ffdc98", "#e39a4c"]),
      ) +
      line("M302 712V828M258 768H346", s.mid(walnut), 7) +
      at(
        720,
        0,
        path("M-70 742L70 720V1000H-70Z", s.right(walnut)) +
          path(
            "M-54 758L54 741V900H-54Z",
            s.day ? s.lin(["#c9dce1", "#84a3ae"], [0, 0, 1, 1]) : s.lin(["#ffdc98", "#e39a4c"]),
          ) +
          line("M0 750V900", s.low(walnut), 8),
      ) +
      path(plane, s.low(clay)) +
      s.clip(
        path(`M${ridge[0].join(" ")}L${ridge[1].join(" ")}L1010 566L470 662Z`, "#000"),
        times(9 * 17, (i) => tile(Math.floor(i / 17), i % 17)),
      ) +
      skylight(0.3, 0.34) +
      skylight(0.56, 0.34) +
      path("M296 282L852 220L858 250L304 316Z", s.level("#a65c3f")) +
      times(11, (i) =>
        line(`M${340 + i * 50} ${278 - i * 5.7}v32`, s.low(clay), 3, 'opacity=".5"'),
      ) +
      // The boards at the edge of the gable, and the gutter.
      path("M300 284L300 322L128 668L104 654Z", s.face(walnut)) +
      path("M300 284L484 640L462 660L296 322Z", s.shade(walnut)) +
      s.pipe("M468 664L1010 570", 24, "#b78a63") +
      s.pipe("M500 668V1000", 20, "#b78a63"),
  );
}

function kitchen(mood: Mood) {
  const s = studioOf(mood);
  const door = (x: number, w: number, color: string, drawers = false) =>
    times(drawers ? 3 : 1, (i) => {
      const h = drawers ? 74 : 236;
      const y = 620 + i * 81;
      return (
        box(x, y, w, h, s.face(color), 'rx="4"') +
        (color === oak
          ? fibres(s, [x, y, w, h], oak, i + x, drawers ? 3 : 9)
          : box(
              x + 20,
              y + 22,
              w - 40,
              h - 44,
              s.lin([s.low(color), s.mid(color)]),
              'rx="3" opacity=".45"',
            )) +
        box(x, y + h - 5, w, 5, s.low(color), 'opacity=".45"') +
        box(x + w / 2 - 34, y + 14, 68, 9, s.metalLevel(brass), 'rx="4.5"')
      );
    });
  const bowl = (x: number, w: number, color: string) =>
    path(
      `M${x - w / 2} 352H${x + w / 2}Q${x + w / 2} 400 ${x} 402Q${x - w / 2} 400 ${x - w / 2} 352Z`,
      s.tube(color),
    ) + oval(x, 352, w / 2, 8, s.low(color));
  return s.page(
    itemSize,
    s.stage(1000, 888, 1000, [0.5, 0.35]) +
      s.panes(40, 50, 300, 300) +
      boards(s, [0, 888, 1000, 112], pine, 3) +
      s.behind(box(470, 402, 370, 24, "#000"), 14, 22) +
      box(470, 402, 370, 22, s.tops(oak), 'rx="3"') +
      box(470, 422, 370, 6, s.low(oak)) +
      bowl(540, 100, blue) +
      bowl(655, 92, white) +
      box(728, 336, 36, 66, s.tube(white), 'rx="7"') +
      box(772, 316, 44, 86, s.tube(walnut), 'rx="9"') +
      s.cast(500, 896, 380, 18) +
      box(140, 862, 720, 30, s.low(walnut)) +
      box(130, 606, 740, 260, s.face(mix(oak, walnut, 0.3))) +
      door(138, 176, blue) +
      door(322, 176, oak, true) +
      door(506, 176, oak, true) +
      door(690, 172, blue) +
      box(112, 574, 776, 34, s.level(white), 'rx="4"') +
      box(130, 608, 740, 14, "#000", 'opacity=".25" filter="url(#fine)"') +
      s.pipe("M262 572V450C262 396 340 396 340 450V466", 18, brass) +
      box(248, 544, 28, 32, s.metal(brass), 'rx="5"') +
      s.cast(640, 574, 120, 7) +
      s.behind(box(676, 440, 120, 134, "#000", 'rx="12"'), 12, 10) +
      box(672, 432, 124, 142, s.face(walnut), 'rx="12"') +
      fibres(s, [672, 440, 124, 130], walnut, 9, 7) +
      circle(734, 456, 9, s.low(white)) +
      at(
        560,
        574,
        s.cast(0, 0, 84, 7) +
          path("M-86 -56H86Q78 0 30 0H-30Q-78 0 -86 -56Z", s.tube(white)) +
          circle(-38, -60, 27, s.ball("#b8694a")) +
          circle(12, -66, 30, s.ball("#d9a24a")) +
          circle(54, -58, 25, s.ball("#8ea05a")) +
          path("M-86 -56Q0 -30 86 -56Q78 0 30 0H-30Q-78 0 -86 -56Z", s.tube(white)),
      ) +
      plant(s, 184, 574, 0.6, [white, green], 4) +
      lamp(s, 300, 150, 0.86, blue),
  );
}

function door(mood: Mood) {
  const s = studioOf(mood);
  const glass = s.day
    ? s.lin(["#dce8ea", "#a9c2c9", "#8fabb3"], [0, 0, 1, 1])
    : s.lin(["#ffe3a8", "#f2b55f", "#d98c40"]);
  const lantern = (x: number) =>
    (s.day
      ? ""
      : circle(
          x,
          360,
          240,
          s.rad(
            [
              ["#ffd08a", 0, 0.75],
              ["#ffb060", 0.4, 0.22],
              ["#ffb060", 1, 0],
            ],
            0.5,
            0.5,
            0.5,
          ),
        )) +
    s.behind(box(x - 24, 310, 48, 96, "#000"), 14, 12) +
    box(x - 8, 290, 16, 30, s.low("#4c5456")) +
    path(`M${x - 30} 322L${x} 296L${x + 30} 322Z`, s.low("#4c5456")) +
    box(
      x - 24,
      322,
      48,
      76,
      s.day ? s.lin(["#fbf4e2", "#e3cfa8"]) : s.lin(["#fff3cf", "#ffca7a"]),
    ) +
    line(`M${x - 24} 322V398M${x + 24} 322V398M${x} 322V398`, s.low("#4c5456"), 5) +
    box(x - 30, 396, 60, 12, s.low("#4c5456"), 'rx="3"');
  const bush = (x: number) =>
    at(
      x,
      876,
      s.cast(0, 0, 76, 10) +
        box(-5, -300, 10, 200, s.tube(walnut)) +
        circle(0, -330, 84, s.ball(green)) +
        times(46, (i) => {
          const far = 76 * Math.sqrt((i + 0.5) / 46);
          return oval(
            far * Math.cos(i * 2.4),
            -330 + far * Math.sin(i * 2.4),
            11,
            7,
            i % 3 ? s.mid(green) : s.lit(green),
            `opacity=".5" transform="rotate(${i * 47} ${far * Math.cos(i * 2.4)} ${-330 + far * Math.sin(i * 2.4)})"`,
          );
        }) +
        path("M-62 -120H62L50 0H-50Z", s.tube("#b8694a")) +
        box(-68, -132, 136, 24, s.level("#b8694a"), 'rx="4"'),
    );
  return s.page(
    itemSize,
    s.stage(1000, 872, 1000, [0.5, 0.35]) +
      box(
        0,
        0,
        1000,
        872,
        s.lin([s.mid("#a9b9bd"), mix(s.mid("#a9b9bd"), s.low("#a9b9bd"), 0.4)]),
        `opacity="${s.day ? 0.75 : 0.4}"`,
      ) +
      times(11, (i) =>
        box(0, i * 80, 1000, 3, s.low("#a9b9bd"), `opacity="${s.day ? 0.25 : 0.4}"`),
      ) +
      s.panes(20, 60, 250, 320) +
      lantern(196) +
      lantern(804) +
      s.behind(box(290, 130, 420, 742, "#000"), 26, 10) +
      box(284, 122, 432, 750, s.face(white)) +
      box(316, 154, 368, 718, s.low(walnut)) +
      box(326, 164, 348, 700, s.face(oak)) +
      times(5, (i) =>
        line(
          `M${350 + i * 70} 170C${344 + i * 70} 380 ${360 + i * 70} 600 ${350 + i * 70} 860`,
          s.low(oak),
          2,
          'opacity=".28"',
        ),
      ) +
      box(370, 214, 120, 380, s.low(oak)) +
      box(380, 224, 100, 360, glass) +
      path("M380 420L480 260V320L380 490Z", "#fff", `opacity="${s.day ? 0.4 : 0.18}"`) +
      line("M380 344H480M380 464H480", s.mid(oak), 9) +
      box(516, 214, 120, 380, s.lin([s.low(oak), s.mid(oak)], [0, 0, 1, 1]), 'opacity=".6"') +
      box(526, 224, 110, 370, s.face(oak)) +
      box(370, 640, 266, 170, s.lin([s.low(oak), s.mid(oak)], [0, 0, 1, 1]), 'opacity=".6"') +
      box(380, 650, 256, 160, s.face(oak)) +
      s.behind(box(646, 470, 14, 170, "#000"), 8, 8) +
      box(646, 466, 14, 176, s.metal(brass), 'rx="7"') +
      box(242, 868, 516, 40, s.tops("#cfc3b0"), 'rx="3"') +
      box(242, 904, 516, 26, s.low("#cfc3b0")) +
      box(200, 926, 600, 80, s.tops("#d8ccb9")) +
      box(326, 858, 348, 14, "#000", 'opacity=".3" filter="url(#fine)"') +
      bush(148) +
      bush(852),
  );
}

const plane = (s: Studio) =>
  s.cast(0, 2, 270, 14) +
  path("M-250 -14V-70Q-250 -96 -222 -96H236Q256 -96 252 -70L250 -14Z", s.level(walnut)) +
  fibres(s, [-250, -92, 500, 76], walnut, 4, 6) +
  box(-252, -18, 504, 20, s.metalLevel(steel), 'rx="3"') +
  path("M-14 -96L-58 -232L-6 -250L56 -96Z", s.metal(steel)) +
  path("M34 -96L-16 -216Q-6 -246 22 -226L92 -96Z", s.tube(oak)) +
  path("M-206 -94Q-196 -116 -198 -130H-162Q-164 -116 -154 -94Z", s.tube(oak)) +
  circle(-180, -148, 36, s.ball(oak)) +
  path(
    "M116 -94C134 -128 128 -156 112 -186C100 -216 128 -236 156 -222C182 -208 176 -184 190 -156C200 -134 220 -118 238 -94Z",
    s.tube(oak),
  ) +
  line("M126 -206C150 -176 146 -146 166 -112", s.lit(pine), 5, 'opacity=".6"');

function bench(mood: Mood) {
  const s = studioOf(mood);
  const saw =
    path("M0 0L250 -26V40L10 66Z", s.lin([s.lit(steel), s.mid(steel)])) +
    line("M10 66L250 40", s.low(steel), 5, 'stroke-dasharray="3 7"') +
    path(
      "M4 -10C-56 -22 -84 16 -70 56C-56 86 -14 84 14 70L10 44C-20 60 -46 50 -44 28C-42 8 -20 8 2 18Z",
      s.tube(walnut),
    );
  return s.page(
    sceneSize,
    s.stage(1600, 1000, 1000, [0.66, 0.4]) +
      s.panes(420, 50, 380, 400) +
      opening(
        s,
        [110, 120, 290, 330],
        oak,
        [2, 2],
        path("M0 500V330Q200 270 420 340V500Z", s.day ? "#a9bd99" : "#1a241d") +
          circle(170, 350, 60, s.day ? "#8fab80" : "#131c16"),
      ) +
      // The board of tools on the wall.
      s.behind(box(880, 90, 600, 330, "#000", 'rx="8"'), 18, 20) +
      box(880, 86, 600, 334, s.face(mix(pine, oak, 0.3)), 'rx="8"') +
      fibres(s, [880, 86, 600, 334], oak, 12, 9) +
      s.behind(at(990, 150, saw), 10, 12) +
      at(990, 150, saw) +
      at(
        930,
        262,
        s.behind(box(0, 0, 230, 24, "#000"), 8, 10) +
          box(0, 0, 230, 24, s.tops(walnut), 'rx="3"') +
          times(11, (i) => box(12 + i * 19, 14, 2, 10, s.lit(pine), 'opacity=".7"')),
      ) +
      times(
        5,
        (i) =>
          s.behind(at(1290 + i * 38, 300, box(-10, -160, 20, 170, "#000")), 8, 10) +
          at(1290 + i * 38, 300 - i * 6, chisel(s, 190 - i * 8), 0, 0.92),
      ) +
      box(1262, 208, 200, 22, s.tops(walnut), 'rx="3"') +
      lamp(s, 760, 90, 0.95, blue) +
      // The bench.
      box(0, 640, 1600, 130, s.tops(oak)) +
      box(
        0,
        640,
        1600,
        132,
        s.lin([
          [s.lit(oak), 0, 0.9],
          [s.mid(oak), 0.5, 0.9],
          [mix(s.mid(oak), s.low(oak), 0.4), 1],
        ]),
      ) +
      fibres(s, [0, 640, 1600, 132], oak, 21, 8) +
      box(0, 770, 1600, 100, s.lin([s.mid(oak), s.low(oak)])) +
      fibres(s, [0, 770, 1600, 100], walnut, 8, 5) +
      box(0, 868, 1600, 132, s.lin([s.low(walnut), mix(s.low(walnut), s.colors.dark, 0.6)])) +
      box(0, 866, 1600, 30, "#000", 'opacity=".4" filter="url(#fine)"') +
      times(4, (i) => oval(250 + i * 330, 752, 22, 6, s.low(oak))) +
      box(0, 640, 1600, 4, s.lit(pine), 'opacity=".7"') +
      // A board with the plane on it.
      s.cast(980, 716, 500, 16) +
      box(520, 672, 960, 44, s.level(pine), 'rx="2"') +
      fibres(s, [520, 672, 960, 44], oak, 3, 5) +
      box(520, 666, 960, 10, s.tops(pine)) +
      at(1030, 668, plane(s), 0, 1.16) +
      shaving(s, 710, 640, 1.1, -8) +
      shaving(s, 630, 648, 0.8, 150) +
      shaving(s, 760, 726, 0.9, 20) +
      shaving(s, 1400, 640, 0.8, 190) +
      at(300, 730, s.cast(-40, 4, 170, 10) + at(-160, -14, chisel(s, 330), 90)),
  );
}

function frame(mood: Mood) {
  const s = studioOf(mood);
  const place = iso(860, 452, 60);
  const beam = (from: Point, to: Point) => block(s, place, from, to, oak);
  const rafter = (x: number) => {
    const [a, b, c] = [place([x, -0.5, 3.6]), place([x, 3, 6.6]), place([x, 6.5, 3.6])];
    const leg = (d: string) =>
      line(d, s.low(oak), 17) + `<g transform="translate(-2 -3)">${line(d, s.lit(oak), 9)}</g>`;
    return leg(`M${a}L${b}`) + leg(`M${c}L${b}`);
  };
  const xs = [0, 1.8, 3.6, 5.4, 7.2, 9];
  const bay = (x: number) =>
    beam([x - 0.13, 0, 0.3], [x + 0.13, 0.26, 4]) +
    (x === 0 || x === 9
      ? times(3, (i) =>
          beam([x - 0.13, 1.5 + i * 1.5 - 0.13, 0.3], [x + 0.13, 1.5 + i * 1.5 + 0.13, 4]),
        )
      : "") +
    beam([x - 0.13, 0, 3.9], [x + 0.13, 6, 4.2]) +
    beam([x - 0.13, 5.74, 0.3], [x + 0.13, 6, 4]) +
    (x === 9
      ? beam([x - 0.13, 2.87, 4.2], [x + 0.13, 3.13, 6.5]) +
        beam([x - 0.13, 1.5, 5.05], [x + 0.13, 4.5, 5.25])
      : "") +
    rafter(x);
  const sky = s.day
    ? s.lin(["#cfe2ea", "#edf0e6", "#f8eed9"])
    : s.lin(["#0d1526", "#25304d", "#7d5550", "#c98155"]);
  const field = s.day ? "#b9c598" : "#2c3526";
  return s.page(
    sceneSize,
    box(0, 0, 1600, 1000, sky) +
      (s.day
        ? circle(
            260,
            170,
            340,
            s.rad(
              [
                ["#fff4d6", 0, 0.9],
                ["#fff4d6", 1, 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : circle(
            330,
            560,
            420,
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
      path("M0 640Q300 540 640 600T1240 560T1600 610V1000H0Z", s.day ? "#bccbb8" : "#2a3037") +
      path("M0 690Q400 620 800 670T1600 650V1000H0Z", s.day ? "#b3c3a0" : "#20261f") +
      tree(s, 190, 722, 0.74, "#86a077", 4) +
      tree(s, 60, 736, 0.94, "#7a956d", 8) +
      tree(s, 1500, 720, 0.86, "#86a077", 6) +
      path(
        "M0 730Q500 690 900 730T1600 716V1000H0Z",
        s.lin([s.mid(field), mix(s.mid(field), s.low(field), 0.7)]),
      ) +
      `<g opacity="${s.day ? 0.3 : 0.6}" filter="url(#soft)">${area(
        place,
        [
          [-0.2, 6.4, 0],
          [9.4, 6.4, 0],
          [10.2, 0, 0],
          [11, 1.2, 0],
          [10.2, 7.6, 0],
          [0, 7.6, 0],
        ],
        "#1d1408",
      )}</g>` +
      block(s, place, [-0.3, -0.3, -0.25], [9.3, 6.3, 0.05], "#cfc7b8") +
      beam([0, 0, 0.05], [9, 0.26, 0.3]) +
      beam([0, 0, 0.05], [0.26, 6, 0.3]) +
      beam([0, 0, 3.95], [9, 0.26, 4.2]) +
      xs.map(bay).join("") +
      beam([8.87, 0, 0.05], [9.13, 6, 0.3]) +
      beam([0, 5.74, 0.05], [9, 6, 0.3]) +
      xs
        .slice(0, -1)
        .map((x) => beam([x + 0.78, 5.76, 0.3], [x + 1.0, 6, 4]))
        .join("") +
      xs.map((x) => beam([x - 0.13, 5.74, 0.3], [x + 0.13, 6, 4])).join("") +
      beam([-0.1, 5.74, 3.95], [9.1, 6, 4.2]) +
      line(
        `M${place([0.1, 6, 3.9])}L${place([0.8, 6, 0.4])}M${place([7.3, 6, 0.4])}L${place([8, 6, 3.9])}`,
        s.mid(oak),
        12,
      ) +
      xs
        .map((x) => {
          const [b, c] = [place([x, 3, 6.6]), place([x, 6.5, 3.6])];
          return (
            line(`M${c}L${b}`, s.low(oak), 17) +
            `<g transform="translate(-2 -3)">${line(`M${c}L${b}`, s.lit(oak), 9)}</g>`
          );
        })
        .join("") +
      line(`M${place([-0.2, 3, 6.55])}L${place([9.2, 3, 6.55])}`, s.low(oak), 18) +
      `<g transform="translate(-1 -4)">${line(`M${place([-0.2, 3, 6.55])}L${place([9.2, 3, 6.55])}`, s.lit(oak), 9)}</g>` +
      // Timber that waits.
      at(
        420,
        900,
        s.cast(60, 20, 230, 18) +
          times(3, (i) =>
            box(-120 + i * 6, -8 - i * 26, 340 - i * 12, 24, s.level(i % 2 ? oak : pine), 'rx="2"'),
          ) +
          times(3, (i) => box(-120 + i * 6, -8 - i * 26, 18, 24, s.low(oak), 'opacity=".35"')),
      ),
  );
}

function plans(mood: Mood) {
  const s = studioOf(mood);
  const ink = s.day ? "#f1f6f6" : s.lit("#f1e6d2");
  const drawing =
    line(
      "M-300 -180H120V-60M120 20V200H-300V60M-300 -20V-180M-60 -180V-40M-60 40V200M-60 0H20M80 0H120",
      ink,
      7,
    ) +
    line(
      "M-300 60A80 80 0 0 1 -220 -20M-60 40A80 80 0 0 1 20 120M120 20A80 80 0 0 0 40 -60",
      ink,
      2.4,
      'opacity=".8"',
    ) +
    line(
      "M-340 -180V200M-352 -180H-328M-352 200H-328M-300 -226H120M-300 -238V-214M120 -238V-214",
      ink,
      2.4,
      'opacity=".7"',
    ) +
    line(
      "M200 160H400M200 160V20L300 -90L400 20V160M184 36L300 -90L416 36M270 160V80H330V160",
      ink,
      4.5,
    ) +
    times(5, (i) => line(`M-46 ${60 + i * 26}H-6`, ink, 2.4, 'opacity=".7"')) +
    box(-280, -160, 90, 70, "none", `stroke="${ink}" stroke-width="2.4" opacity=".7"`);
  const slat = (x: number, y: number, turn: number, length = 330) =>
    at(
      x,
      y,
      s.behind(box(-14, -14, length + 28, 30, "#000", 'rx="15"'), 8, 12, 0.42) +
        box(
          -14,
          -15,
          length + 28,
          30,
          s.lin([s.lit("#e3b94f"), s.mid("#dcae40"), s.mid("#c99b32")]),
          'rx="15"',
        ) +
        times(Math.floor(length / 12) - 1, (i) =>
          box(16 + i * 12, -15, 2, i % 5 ? 8 : 14, s.low(walnut), 'opacity=".75"'),
        ) +
        circle(0, 0, 8, s.ball(steel)) +
        circle(length, 0, 8, s.ball(steel)),
      turn,
    );
  const ends = [
    [560, 930, -30],
    [846, 765, 26],
    [1142, 910, -34],
  ] as const;
  return s.page(
    sceneSize,
    s.stage(1600, 1000) +
      boards(s, [0, -400, 1600, 1500], s.day ? "#e8d4b4" : "#553722", 7) +
      (s.day
        ? path(
            "M-40 -20L520 -20L900 1020H300ZM640 -20H760L1140 1020H1010Z",
            "#fff6df",
            'opacity=".26" filter="url(#soft)"',
          )
        : box(
            0,
            0,
            1600,
            1000,
            s.rad(
              [
                ["#ffc27c", 0, 0.36],
                ["#ffc27c", 0.6, 0.1],
                ["#000000", 1, 0.4],
              ],
              0.62,
              0.42,
              0.66,
            ),
          )) +
      at(
        1010,
        430,
        s.behind(box(-470, -300, 960, 600, "#000"), 20, 22, 0.4) +
          box(
            -470,
            -300,
            960,
            600,
            s.lin(
              [s.mid("#5d7f8f"), s.mid("#527384"), mix(s.mid("#527384"), s.low("#527384"), 0.4)],
              [0, 0, 1, 1],
            ),
          ) +
          times(s.day ? 15 : 0, (i) => box(-440 + i * 64, -300, 1, 600, ink, 'opacity=".14"')) +
          times(s.day ? 9 : 0, (i) => box(-470, -270 + i * 66, 960, 1, ink, 'opacity=".14"')) +
          drawing +
          box(452, -306, 76, 612, s.tube("#6f909e"), 'rx="8"') +
          oval(490, -306, 38, 12, s.low("#5d7f8f")) +
          oval(490, -306, 20, 6, s.lit("#8fa9b3")),
        -7,
      ) +
      ends.map(([x, y, turn]) => slat(x, y, turn)).join("") +
      at(
        440,
        500,
        s.behind(box(-10, -180, 22, 330, "#000"), 10, 12, 0.4) +
          box(-12, -170, 24, 290, s.tube("#b8694a")) +
          path("M-12 120H12L0 164Z", s.tube(pine)) +
          path("M-4 150L4 150L0 164Z", s.low(walnut)) +
          box(-12, -196, 24, 30, s.metal(steel)),
        24,
      ) +
      at(
        1440,
        860,
        s.cast(0, 20, 120, 20) +
          box(-110, -70, 200, 90, s.tops(walnut), 'rx="3"') +
          fibres(s, [-110, -70, 200, 90], walnut, 5, 6) +
          box(-90, -110, 200, 80, s.tops(pine), 'rx="3"') +
          fibres(s, [-90, -110, 200, 80], oak, 9, 6),
        -12,
      ) +
      shaving(s, 300, 850, 1, 10) +
      shaving(s, 200, 760, 0.7, 120),
  );
}

export const pictures: TradePictures = [joint, stairs, roof, kitchen, door, bench, frame, plans];
