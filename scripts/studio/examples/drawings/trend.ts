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
  times,
} from "../kit";

const wall = "#f3e6d2";
const clay = "#c9643f";
const ochre = "#e2a647";
const sage = "#8ea386";
const night = "#2c4653";
const blush = "#eab99c";

/** The painted wall in a frame of 640 by 460. */
const mural = (evening: boolean) => {
  const [sky, sun, far, near, low] = evening
    ? ["#2c4653", "#f3d9a4", "#5b6f78", "#8a5a52", "#c9643f"]
    : [blush, clay, ochre, sage, night];
  return (
    box(0, 0, 640, 460, sky) +
    times(4, (i) =>
      circle(
        430,
        190,
        230 - i * 44,
        ["#f2d3b6", "#efc3a0", "#e8a884", sun][i] ?? sun,
        evening ? `opacity="${0.14 + i * 0.28}"` : "",
      ),
    ) +
    path("M0 300Q110 150 250 250T460 300T640 230V460H0Z", far) +
    path("M0 360Q150 250 330 340T640 320V460H0Z", near) +
    path("M0 460V410Q200 350 380 420T640 400V460Z", low) +
    times(5, (i) =>
      line(
        `M${20 + i * 16} 460Q${60 + i * 22} ${250 - i * 10} ${120 + i * 40} ${190 - i * 14}`,
        evening ? "#f3d9a4" : "#fbf3e4",
        5,
        'opacity=".75"',
      ),
    ) +
    at(
      110,
      470,
      [-40, -14, 12, 38]
        .map((turn) =>
          at(
            0,
            0,
            leaf(230, 38, evening ? ["#3f6253", "#33523f"] : ["#5d7a5c", "#486349"], turn / 2),
            turn,
          ),
        )
        .join(""),
    )
  );
};

const bench = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    oval(150, 112, 190, 14, "#000", 'opacity=".26" filter="url(#soft)"') +
      [20, 268].map((leg) => box(leg, 30, 14, 80, "#7a4f33")).join("") +
      box(0, 14, 300, 22, "#a9714a", 'rx="8"') +
      box(6, -16, 288, 34, "#f6efe2", 'rx="16"') +
      at(70, -42, box(-42, -34, 84, 68, clay, 'rx="14"'), -8) +
      at(222, -40, box(-36, -30, 72, 60, night, 'rx="14"'), 10),
    0,
    size,
  );

const plant = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    oval(0, 4, 74, 12, "#000", 'opacity=".26" filter="url(#soft)"') +
      [-58, -34, -12, 12, 34, 58, -76, 76]
        .map((turn, i) =>
          at(
            0,
            -90,
            leaf(
              190 - Math.abs(turn),
              26,
              i % 2 ? ["#5d7a5c", "#486349"] : ["#7a9670", "#5d7a5c"],
              turn / 3,
            ),
            turn,
          ),
        )
        .join("") +
      path("M-46 -96H46L36 0H-36Z", "#d98d63") +
      box(-52, -106, 104, 22, "#e5a078", 'rx="6"'),
    0,
    size,
  );

const lamp = (x: number, y: number, isLit = false) =>
  at(
    x,
    y,
    (isLit ? oval(0, 90, 170, 150, "#ffe2a0", 'opacity=".5" filter="url(#mist)"') : "") +
      line("M0 -160V0", "#3b3530", 5) +
      path("M-62 46Q-56 -14 0 -14T62 46Z", "#3b3530") +
      oval(0, 46, 60, 10, isLit ? "#ffe9b5" : "#8d8276"),
  );

/** In the lower part, because the product's name stands above it. */
const picture = (body: string) => ({ width: 800, height: 800, body: at(88, 140, body, 0, 0.78) });

/** A piece of a room, cut out. */
const room = (evening: boolean, body: string) =>
  linear("floor", evening ? ["#8a6547", "#5d4230"] : ["#d8ae84", "#b98a60"]) +
  shadowed(evening) +
  body;

const shadowed = (evening: boolean) =>
  box(60, 130, 680, 460, evening ? "#4f4a4c" : wall) +
  path("M60 590H740L790 700H10Z", "url(#floor)") +
  times(9, (i) =>
    line(`M${60 + i * 85} 590L${10 + i * 97.5} 700`, "#7a5638", 2.4, 'opacity=".45"'),
  ) +
  box(60, 580, 680, 12, evening ? "#3d393b" : "#fff9ee");

const front = () =>
  picture(
    room(
      false,
      inside("paint", box(80, 130, 640, 450, "#000"), at(80, 126, mural(false))) +
        lamp(610, 190) +
        bench(230, 560) +
        plant(660, 650, 1.1),
    ),
  );

const angle = () =>
  picture(
    linear("floor", ["#d8ae84", "#b98a60"]) +
      path("M40 190L520 130V570L40 610Z", wall) +
      path("M520 130L770 180V620L520 570Z", "#dcc9ad") +
      path("M40 610L520 570L770 620L400 730L20 690Z", "url(#floor)") +
      inside(
        "turned",
        path("M60 192L510 136V566L60 604Z", "#000"),
        `<g transform="translate(60 190) skewY(-7) scale(.705 .96)">${mural(false)}</g>`,
      ) +
      path("M590 260L710 280V470L590 452Z", "#bfe0ea") +
      line("M590 260L710 280V470L590 452ZM650 270V461M590 356L710 375", "#fff9ee", 10) +
      bench(200, 590, 0.9) +
      plant(620, 680, 1.05),
  );

/** The paint, the brush and the edge of two colors. */
const detail = () =>
  picture(
    linear("wood", ["#c08a5a", "#8e5c36"], [0, 0, 1, 0]) +
      inside(
        "round",
        box(60, 90, 680, 600, "#000", 'rx="24"'),
        at(-340, -40, mural(false), 0, 1.9) +
          times(40, (i) =>
            line(`M60 ${90 + i * 16}q170 ${(i % 3) - 1} 340 0t340 0`, "#fff", 1.6, 'opacity=".12"'),
          ),
      ) +
      at(
        560,
        560,
        at(12, 18, box(-34, -60, 68, 250, "#000", 'rx="18" opacity=".3" filter="url(#soft)"')) +
          box(-17, 20, 34, 210, "url(#wood)", 'rx="16"') +
          box(-44, -44, 88, 76, "#c9ced2", 'rx="6"') +
          times(3, (i) => line(`M-38 ${-26 + i * 22}H38`, "#8f979d", 4)) +
          path("M-44 -44Q-50 -130 -30 -168Q0 -150 32 -172Q52 -130 44 -44Z", "#e9d8bd") +
          path("M-47 -96Q-50 -140 -30 -168Q0 -150 32 -172Q50 -140 47 -96Q0 -80 -47 -96Z", clay),
        32,
      ) +
      at(
        200,
        640,
        oval(0, 60, 130, 18, "#000", 'opacity=".3" filter="url(#soft)"') +
          box(-96, -70, 192, 130, "#dfe3e4", 'rx="12"') +
          oval(0, -70, 96, 26, "#b9c0c3") +
          oval(0, -70, 82, 20, ochre) +
          path("M-60 -58q8 60 20 60t16 -50z", ochre),
      ),
  );

const evening = () =>
  picture(
    room(
      true,
      inside("paint", box(80, 130, 640, 450, "#000"), at(80, 126, mural(true))) +
        lamp(230, 200, true) +
        bench(330, 562) +
        plant(140, 652, 1.05),
    ),
  );

export const trend: Drawings = { front, angle, detail, evening };
