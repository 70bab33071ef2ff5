import { at, box, circle, inside, line, linear, oval, path, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import { type Light, lightOf, type Palette, roundBox, tube } from "./hair-salon-parts";

const palette: Palette = {
  day: { wall: ["#f3e5d8", "#e6cdbb"], table: ["#e3c4ae", "#cfa98f"], shade: "#5a3026" },
  evening: { wall: ["#3a2522", "#28191b"], table: ["#563429", "#2a191a"], shade: "#0d0608" },
};

const teal = "#2f6a68";
const deep = "#1f4a4b";
const brass = "#d3a45c";
const cream = "#f3e7d8";
const clay = "#c97f5f";

/** One half of the scissors; the pivot is at 0 0. */
function half(id: string) {
  const ring = "M52 176C24 236 40 322 92 330C146 336 158 262 132 214C112 176 74 158 52 176Z";
  const shank = "M0 -10C4 70 26 120 54 184";
  return (
    linear(`${id}-a`, ["#f7f2ea", "#cfc8c0"], [0, 0, 1, 0]) +
    linear(`${id}-b`, ["#a39c97", "#7c7676"], [0, 0, 0, 1]) +
    line(shank, "#7e7876", 40) +
    line(shank, "#b7b0aa", 32) +
    line(shank, "#efe9e1", 12, 'transform="translate(-7 0)"') +
    path("M-26 44C-30 -60 -24 -260 6 -430C20 -300 26 -130 22 44Z", `url(#${id}-a)`) +
    path("M8 44C4 -110 4 -290 6 -430C20 -300 26 -130 22 44Z", `url(#${id}-b)`) +
    line("M8 20C4 -110 4 -290 6 -420", "#fffdf8", 2.5, 'opacity=".8"') +
    line(ring, "#8c6633", 34) +
    line(ring, brass, 27) +
    line(ring, "#f3d8a2", 8, 'transform="translate(-5 -5)" opacity=".85"')
  );
}

function comb(light: Light) {
  const teeth = times(24, (i) => path(roundBox(-300 + i * 12, -6, 6, 104, 3), teal)) +
    times(17, (i) => path(roundBox(-4 + i * 18, -6, 9, 104, 4), teal));
  return (
    teeth +
    light.vol(roundBox(-330, -52, 660, 58, 26), teal, { way: "down" }) +
    path(roundBox(-330, -6, 24, 104, 10), teal) +
    path(roundBox(306, -6, 24, 104, 10), teal) +
    line("M-300 -38H296", "#bfe0da", 4, 'opacity=".5"')
  );
}

function scissors(mood: Mood) {
  const light = lightOf(mood, palette);
  return light.item(
    light.lay(
      at(
            520,
            520,
            light.vol(roundBox(-290, -330, 580, 660, 26), light.pick("#f6ece1", "#a58a79"), {
              k: 0.28,
            }) +
              times(3, (i) =>
                line(`M-290 ${240 + i * 22}H290`, i === 1 ? teal : clay, 6, 'opacity=".55"'),
              ),
            -8,
          ),
    ) +
      light.lay(at(625, 560, comb(light), -58, 0.92)) +
      light.lay(
        at(
          440,
          510,
          at(0, 0, half("one"), -15) +
            `<g transform="scale(-1 1)">${at(0, 0, half("two"), -15)}</g>` +
            circle(0, 0, 17, "#8c6633") +
            circle(-2, -2, 14, brass) +
            line("M-9 -6L7 4", "#7d5726", 4),
          24,
          0.88,
        ),
        true,
      ),
    { flat: true },
  );
}

function dryer(mood: Mood) {
  const light = lightOf(mood, palette);
  const shell = light.pick("#f2ddcf", "#dfc2ae");
  const bristles = times(19, (i) =>
    times(9, (n) =>
      line(
        `M${-150 + i * 16 + (n % 2) * 8} ${-62 + n * 15.5}l0 ${n < 4 ? -22 : 22}`,
        n % 2 ? "#3d2a24" : "#5d4337",
        3.4,
      ),
    ),
  );
  const brush =
    light.vol(
      "M150 -34C210 -30 250 -20 330 -26C420 -34 440 -24 446 0C440 24 420 34 330 26C250 20 210 30 150 34Z",
      "#b9784f",
      { way: "down" },
    ) +
    box(140, -38, 22, 76, brass) +
    bristles +
    light.vol(roundBox(-170, -66, 316, 132, 22), "#6f5344", { way: "down", k: 0.8 }) +
    times(18, (i) =>
      times(6, (n) =>
        circle(-150 + i * 16.6 + (n % 2) * 8, -50 + n * 20, 3.6, "#2c1c18") +
        line(`M${-150 + i * 16.6 + (n % 2) * 8} ${-50 + n * 20}l-5 -9`, "#e8cdb4", 2.2, 'opacity=".6"'),
      ),
    );
  const cord = "M96 330C110 400 170 420 230 392C310 354 340 420 520 470";
  const machine =
    line(cord, "#3b2723", 17) +
    line(cord, "#7a5b50", 5, 'transform="translate(-2 -4)" opacity=".8"') +
    light.vol(
      "M20 50C34 130 50 220 62 320Q92 350 128 318C124 220 128 130 140 50Z",
      shell,
    ) +
    path("M62 300L127 298L128 318Q92 350 62 320Z", teal) +
    path(roundBox(68, 120, 20, 54, 10), teal) +
    path(roundBox(72, 190, 20, 34, 10), brass) +
    light.vol(
      "M-210 -92C-120 -104 -40 -112 40 -112C130 -112 204 -70 206 0C204 70 130 112 40 104C-40 98 -120 84 -210 72Z",
      shell,
      { way: "down" },
    ) +
    light.vol("M-214 -96H-188V76H-214Z", brass, { way: "down" }) +
    light.vol("M-212 -78L-330 -112Q-344 -10 -330 92L-212 60Z", teal, { way: "down" }) +
    path("M-330 -112Q-344 -10 -330 92Q-318 -10 -330 -112Z", "#0f2c2d") +
    light.vol("M146 -88C190 -60 206 -30 206 0C206 30 190 62 146 84C168 30 168 -34 146 -88Z", brass, {
      way: "down",
    }) +
    line("M-160 -66C-80 -78 -20 -84 60 -82", "#fffaf0", 12, 'opacity=".5" filter="url(#near)"');
  return light.item(
    light.lay(at(330, 770, brush, 10, 0.98)) + light.lay(at(570, 380, machine, -12, 1.1), true),
    { flat: true },
  );
}

function dye(mood: Mood) {
  const light = lightOf(mood, palette);
  const paint = "#b9583a";
  const bowl = "M230 500C236 640 330 742 430 752H570C670 742 764 640 770 500Z";
  const brush =
    light.vol(roundBox(-17, -430, 34, 330, 16), cream) +
    light.vol("M-17 -120H17L46 -60H-46Z", cream) +
    light.vol(roundBox(-50, -66, 100, 40, 8), brass) +
    path("M-48 -28H48C54 30 46 70 34 92C10 104 -14 104 -36 92C-48 70 -54 30 -48 -28Z", "#3a2620") +
    times(9, (i) => line(`M${-40 + i * 10} -24L${-34 + i * 8.5} 84`, "#6b4a3d", 2.6, 'opacity=".8"')) +
    path("M-51 26C-20 10 20 34 52 22C52 60 46 84 34 98C10 110 -14 110 -38 98C-48 80 -52 54 -51 26Z", paint) +
    path("M-46 34C-20 20 10 40 30 32C10 56 -20 52 -40 70Z", "#e89c78", 'opacity=".7"');
  return light.item(
    light.bottle(262, 716, 150, 300, light.pick("#f3e7d8", "#e3cdb6"), { kind: "cap", cap: clay, label: clay }) +
      light.cast(500, 744, 190, 30) +
      light.vol(bowl, teal) +
      light.vol("M430 752H570L590 766Q500 782 410 766Z", deep) +
      oval(500, 500, 270, 78, deep) +
      oval(500, 500, 270, 78, "#bfe0da", `opacity="${light.pick(0.22, 0.12)}"`) +
      oval(500, 510, 246, 66, deep) +
      inside(
        "dye",
        oval(500, 510, 246, 66, "#000"),
        oval(500, 534, 236, 60, paint) +
          line("M330 530C400 492 560 488 640 520C690 544 600 576 500 572C420 568 420 538 500 532C560 530 570 550 530 552", "#d67c58", 16, 'opacity=".9"') +
          line("M336 522C404 486 556 480 632 510", "#f0b394", 6, 'opacity=".8"') +
          box(230, 430, 540, 50, light.tones.shade, 'opacity=".3" filter="url(#soft)"'),
      ) +
      light.lay(at(596, 452, brush, 34, 0.92)) +
      line(`M236 512A270 78 0 0 0 764 512`, "#d5ece6", 5, `opacity="${light.pick(0.55, 0.35)}"`) +
      path("M260 560Q290 690 390 730Q320 660 300 560Z", "#fffaf0", `opacity="${light.pick(0.24, 0)}" filter="url(#near)"`) +
      path("M740 560Q710 690 610 730Q680 660 700 560Z", "#ffd9a4", `opacity="${light.pick(0, 0.3)}" filter="url(#near)"`),
  );
}

function shampoo(mood: Mood) {
  const light = lightOf(mood, palette);
  const label = light.pick("#f6ecdf", "#ead6bf");
  return light.item(
    light.cast(500, 800, 330, 30) +
      light.vol(tube(500, 740, 340, 790, 46), light.pick("#f0ded0", "#8a6656"), { k: 0.6 }) +
      oval(500, 740, 340, 46, light.pick("#f7eadf", "#a07a68")) +
      at(292, 742, at(0, 0, light.twig(6, 1.02), -14)) +
      light.bottle(350, 736, 148, 330, "#8a4f2f", { label, cap: "#2f2523" }) +
      light.bottle(640, 738, 132, 260, light.pick("#f3e7d8", "#e3cdb6"), { kind: "cap", cap: brass }) +
      light.bottle(508, 758, 156, 420, teal, { label, cap: brass }) +
      light.jar(702, 764, 116, 66, clay, brass),
  );
}

/** A head from behind, the hair in a knot. */
function hairdo(mood: Mood) {
  const light = lightOf(mood, palette);
  const hair = light.pick("#7a452c", "#6d3b26");
  const strands = ["#99603d", "#5c301f", "#b37a50", "#4c2619"];
  const head =
    "M500 150C372 146 300 240 306 368C308 452 352 520 404 556C440 584 474 596 500 596C526 596 560 584 596 556C648 520 692 452 694 368C700 240 628 146 500 150Z";
  const skin = light.pick("#e2ae8b", "#d49a75");
  const down = times(46, (i) => {
    const a = (i / 45) * Math.PI * 1.46 - Math.PI * 1.23;
    const [x, y] = [500 + 200 * Math.cos(a), 366 + 222 * Math.sin(a)];
    const bend = (x - 500) * 0.72;
    return line(
      `M${x} ${y}C${500 + bend} ${y + 90} ${500 + bend * 0.55} 470 ${500 + bend * 0.12} 540`,
      strands[(i * 3) % 4] ?? hair,
      i % 3 === 0 ? 7 : 3.5,
      'opacity=".55"',
    );
  });
  const knot = "M500 440C590 436 634 492 628 552C622 620 562 652 498 650C434 650 376 616 372 552C368 490 414 440 500 440Z";
  const coils = times(9, (i) => {
    const r = 118 - i * 12;
    return line(
      `M${500 - r} ${548 + i * 2}A${r} ${r * 0.86} 0 0 1 ${500 + r * 0.9} ${528 + i * 3}A${r * 0.9} ${r * 0.8} 0 0 1 ${500 - r * 0.5} ${548 + r * 0.66}`,
      strands[i % 4] ?? hair,
      6,
      'opacity=".6"',
    );
  });
  return light.item(
    light.lay(
      light.vol(
        "M430 560C436 640 430 690 380 716C270 756 180 800 150 1010H850C820 800 730 756 620 716C570 690 564 640 570 560Z",
        skin,
        { k: 0.7 },
      ),
    ) +
      path("M424 600Q500 700 576 600V660Q500 720 424 660Z", light.tones.shade, 'opacity=".3" filter="url(#near)"') +
      light.vol(
        "M300 752C400 850 600 850 700 752C780 784 834 850 852 1010H148C166 850 220 784 300 752Z",
        teal,
        { k: 0.8 },
      ) +
      line("M300 752C400 850 600 850 700 752", "#bfe0da", 5, 'opacity=".4"') +
      light.ball(312, 432, 22, 44, skin) +
      light.ball(688, 432, 22, 44, skin) +
      circle(314, 492, 10, brass) +
      circle(686, 492, 10, brass) +
      light.lay(path(head, hair)) +
      inside("head", path(head, "#000"), down) +
      light.vol(head, "none", { k: 0.9 }) +
      `<g transform="rotate(${light.day ? -22 : 22} 500 300)">${oval(500 - light.s * 70, 232, 120, 34, "#ffdcb0", `opacity="${light.pick(0.3, 0.34)}" filter="url(#soft)"`)}</g>` +
      light.lay(path(knot, hair)) +
      inside("knot", path(knot, "#000"), coils) +
      light.vol(knot, "none", { k: 1 }) +
      oval(500 - light.s * 46, 486, 52, 15, "#ffdcb0", 'opacity=".55" filter="url(#near)"') +
      light.lay(
        at(
          612,
          470,
          line("M-90 118L60 -60", "#8c6633", 10) +
            line("M-90 118L60 -60", brass, 6) +
            circle(64, -64, 15, brass) +
            circle(60, -68, 5, "#fff3d9"),
        ),
      ),
    { edge: 1100 },
  );
}

/** A chair of the salon from the side of its back; its foot is at 0 0. */
const chair = (light: Light, x: number, y: number, size: number) =>
  at(
    x,
    y,
    light.cast(0, 0, 130, 20) +
      light.vol("M-130 -8Q-130 -30 -40 -36H40Q130 -30 130 -8Q0 22 -130 -8Z", "#c9b8a6", { k: 1.1 }) +
      light.vol(tube(0, -190, 26, -30, 6), "#d7c6b2", { k: 1.2 }) +
      light.vol(roundBox(-150, -262, 300, 84, 34), teal, { way: "down" }) +
      line("M-168 -250V-340Q-168 -364 -140 -364H-70", brass, 15) +
      line("M168 -250V-340Q168 -364 140 -364H70", brass, 15) +
      light.vol(roundBox(-196, -386, 76, 36, 17), deep, { way: "down" }) +
      light.vol(roundBox(120, -386, 76, 36, 17), deep, { way: "down" }) +
      light.vol("M-128 -238C-140 -340 -140 -450 -116 -530Q-104 -566 -60 -568H60Q104 -566 116 -530C140 -450 140 -340 128 -238Q0 -214 -128 -238Z", teal) +
      line("M-100 -520C-116 -440 -116 -350 -106 -262", "#8fc2bb", 5, `opacity="${light.pick(0.5, 0.2)}"`) +
      [-1, 0, 1].map((i) => line(`M${i * 62} -548V-236`, light.tones.shade, 4, 'opacity=".28"')).join("") +
      line("M-116 -400Q0 -380 116 -400", light.tones.shade, 4, 'opacity=".2"') +
      line("M-90 -64L-60 -150M90 -64L60 -150", brass, 0) +
      box(-92, -70, 184, 12, brass, 'rx="6"'),
    0,
    size,
  );

/** What a mirror shows: the room behind, softly. */
function mirror(light: Light, x: number, y: number, r: number) {
  const id = light.newId();
  return (
    circle(x + light.s * 16, y + 24, r + 14, light.tones.shade, 'opacity=".3" filter="url(#soft)"') +
    (light.day ? "" : light.glow(x, y, r * 1.75, 0.75)) +
    circle(x, y, r + 14, brass) +
    circle(x - 2, y - 3, r + 10, "#f3d8a2", 'opacity=".6"') +
    circle(x, y, r + 6, "#8c6633") +
    linear(id, light.pick(["#f8f4ec", "#dfe3dc", "#c8cfc8"], ["#8a7468", "#5f4a45", "#3c2c2c"]), [0, 0, 1, 1]) +
    circle(x, y, r, `url(#${id})`) +
    inside(
      `${id}-in`,
      circle(x, y, r, "#000"),
      `<g filter="url(#blur)" opacity=".6">${
        box(x + r * 0.1, y - r * 0.7, r * 0.62, r * 1.1, light.pick("#fffdf4", "#f0b36c")) +
        box(x - r, y + r * 0.62, r * 2, r, light.pick("#c9a58d", "#3a2522"))
      }</g>` +
        path(`M${x - r} ${y + r * 0.3}L${x + r * 0.1} ${y - r}H${x + r * 0.4}L${x - r} ${y + r * 0.8}Z`, "#fff", `opacity="${light.pick(0.4, 0.09)}"`) +
        path(`M${x - r * 0.2} ${y + r}L${x + r} ${y - r * 0.2}V${y}L${x} ${y + r}Z`, "#fff", `opacity="${light.pick(0.25, 0.06)}"`),
    )
  );
}

function place(mood: Mood) {
  const light = lightOf(mood, palette);
  const wood = light.pick("#b98462", "#8a5a3f");
  return light.scene(
    box(0, 0, 1600, 780, "url(#wall)") +
      light.panes(90, 60, 470, 520, 2, 3, 0.5) +
      light.leafShade(light.pick(180, 60), light.pick(420, 300), 1.5, -10) +
      box(0, 756, 1600, 26, light.pick("#f0e0d2", "#3d2925")) +
      light.boards(780, light.pick(["#c99e80", "#dbb79c"], ["#3d2620", "#5a372a"]), [1000, -200]) +
      mirror(light, 1010, 330, 218) +
      [724, 1296]
        .map(
          (x) =>
            light.vol(roundBox(x - 7, 300, 14, 90, 6), brass) +
            light.glow(x, 296, light.pick(110, 300), light.pick(0.3, 0.8)) +
            light.ball(x, 290, 34, 34, light.pick("#fff6e6", "#ffe4b0"), light.pick(0.6, 0.1)),
        )
        .join("") +
      light.cast(1010, 786, 330, 12, 0.8) +
      light.vol(roundBox(680, 602, 660, 34, 8), wood, { way: "down" }) +
      light.vol(roundBox(700, 636, 620, 70, 4), light.pick("#a8714f", "#6d4430"), { way: "down", k: 0.8 }) +
      line("M1010 644V700", light.tones.shade, 3, 'opacity=".3"') +
      circle(985, 670, 7, brass) +
      circle(1035, 670, 7, brass) +
      box(720, 700, 18, 90, brass) +
      box(1282, 700, 18, 90, brass) +
      light.bottle(752, 606, 46, 112, "#8a4f2f", { label: cream, cap: "#2f2523" }) +
      light.bottle(812, 608, 42, 84, clay, { kind: "cap", cap: brass }) +
      light.jar(1228, 608, 66, 36, cream, brass) +
      at(1290, 606, light.vol(tube(0, -64, 22, -5, 5), light.pick("#efe6da", "#b9a592")) + at(0, -60, light.twig(3, 0.62), 12) + at(0, -60, light.twig(3, 0.56), -16)) +
      chair(light, 1010, 916, 0.98) +
      light.plant(1452, 872, 0.86, { kind: "fan" }) +
      light.pendant(420, 210, 0.9, light.pick(teal, deep), 520),
    [980, 420],
  );
}

function front(mood: Mood) {
  const light = lightOf(mood, palette);
  const wood = light.pick(teal, "#234f50");
  const glass = light.newId();
  const inner =
    linear(glass, light.pick(["#efe3d4", "#dcc3ae"], ["#f7c584", "#d98f55"])) +
    box(520, 300, 640, 470, `url(#${glass})`) +
    box(520, 690, 640, 90, light.pick("#b98b6c", "#8f5734")) +
    box(520, 300, 640, 30, light.tones.shade, 'opacity=".18" filter="url(#soft)"') +
    mirror(light, 700, 470, 88) +
    box(600, 590, 200, 12, light.pick("#9a6a4a", "#6b3f26")) +
    light.bottle(630, 592, 22, 50, clay, { kind: "cap", cap: brass }) +
    light.bottle(660, 592, 20, 40, cream, { kind: "cap", cap: brass }) +
    chair(light, 716, 742, 0.5) +
    [0, 1].map((i) => box(910, 450 + i * 92, 210, 9, light.pick("#9a6a4a", "#6b3f26"))).join("") +
    times(5, (i) => light.bottle(932 + i * 42, 451, 26, 46 + (i % 3) * 12, [teal, cream, clay, "#8a4f2f", cream][i] ?? teal, { kind: i % 2 ? "cap" : "plain", cap: brass })) +
    times(4, (i) => light.jar(936 + i * 52, 543, 38, 20 + (i % 2) * 8, [clay, teal, cream, clay][i] ?? teal, brass)) +
    light.pendant(860, 390, 0.42, light.pick(clay, "#a35c3c"), 240) +
    path("M520 780L800 300H930L650 780Z", "#fff", `opacity="${light.pick(0.22, 0.05)}"`) +
    path("M950 780L1160 420V520L1010 780Z", "#fff", `opacity="${light.pick(0.2, 0.04)}"`);
  return light.scene(
    box(0, 0, 1600, 860, "url(#wall)") +
      times(9, (row) =>
        times(3, (i) =>
          path(roundBox(((row * 310 + i * 590) % 1560), 30 + row * 92, 92, 30, 4), light.tones.shade, 'opacity=".05"'),
        ),
      ) +
      light.leafShade(light.pick(40, 1180), 260, 1.7, 4) +
      light.boards(860, light.pick(["#cdb7a6", "#dccabb"], ["#352522", "#4a322a"]), [800, -1400]) +
      (light.day ? "" : path("M520 860H1160L1330 1000H350Z", "#ffb765", 'opacity=".3" filter="url(#mist)"')) +
      box(452, 200, 960, 664, wood) +
      light.vol(roundBox(440, 190, 984, 78, 6), wood, { way: "down", k: 0.8 }) +
      box(440, 262, 984, 18, light.tones.shade, 'opacity=".35" filter="url(#near)"') +
      inside("glass", box(520, 300, 640, 470, "#000"), inner) +
      path("M520 300H1160V770H520Z", "none", `stroke="${light.pick("#3f7d7a", "#2f6361")}" stroke-width="14"`) +
      box(506, 776, 668, 22, light.pick("#477f7c", "#35696a")) +
      path(roundBox(520, 808, 640, 46, 4), light.tones.shade, 'opacity=".18"') +
      light.vol("M1196 300H1376V864H1196Z", light.pick("#28605f", "#1d4546"), { k: 0.5 }) +
      box(1220, 326, 132, 330, `url(#${glass})`) +
      path("M1220 656L1300 326H1352L1272 656Z", "#fff", `opacity="${light.pick(0.24, 0.07)}"`) +
      path(roundBox(1220, 690, 132, 140, 4), light.tones.shade, 'opacity=".2"') +
      line("M1208 560V640", brass, 10) +
      box(1180, 858, 212, 18, light.pick("#bfa893", "#56403a")) +
      `<g>${times(12, (i) => path(`M${506 + i * 56} 286H${562 + i * 56}L${560 + (i - 5) * 1.2 + i * 57} 372Q${532 + i * 57} 396 ${500 + (i - 6) * 1.2 + i * 57} 372Z`, i % 2 ? light.pick("#f6ebde", "#d9c0a6") : light.pick(clay, "#a8603f")))}</g>` +
      box(490, 392, 690, 22, light.tones.shade, 'opacity=".28" filter="url(#soft)"') +
      (light.day ? "" : light.glow(840, 560, 560, 0.5)) +
      light.vol(roundBox(1402, 420, 10, 60, 4), brass) +
      light.glow(1460, 450, light.pick(60, 240), light.pick(0.2, 0.8)) +
      light.vol(roundBox(1436, 410, 48, 76, 14), light.pick("#fff3df", "#ffdf9f"), { k: 0.4 }) +
      line("M1406 430H1440", brass, 7) +
      light.plant(372, 900, 0.86, { kind: "tree", pot: light.pick("#d9b79f", "#8f6551") }) +
      light.plant(1470, 896, 0.66, { kind: "fan", pot: light.pick("#efe6da", "#b9a592"), seed: 9 }),
    [860, 520],
  );
}

function shelf(mood: Mood) {
  const light = lightOf(mood, palette);
  const wood = light.pick("#c18d69", "#8f5d40");
  const board = (y: number) =>
    box(640 + light.s * 14, y + 30, 800, 44, light.tones.shade, 'opacity=".24" filter="url(#soft)"') +
    light.vol(roundBox(620, y, 840, 30, 5), wood, { way: "down", k: 0.8 }) +
    [720, 1360]
      .map((x) => line(`M${x} ${y + 30}V${y + 74}Q${x} ${y + 84} ${x - 12} ${y + 84}`, brass, 8))
      .join("");
  const label = light.pick("#f8efe3", "#ead6bf");
  return light.scene(
    box(0, 0, 1600, 1000, "url(#wall)") +
      light.panes(60, 120, 560, 640, 2, 3, 0.55) +
      light.leafShade(light.pick(120, 160), light.pick(640, 560), 1.9, -18) +
      (light.day ? "" : light.glow(1040, 120, 760, 0.5)) +
      '<g transform="translate(0 36)">' +
      [318, 620].map(board).join("") +
      at(730, 318, light.vol(tube(0, -90, 46, -9, 10), light.pick("#efe6da", "#b9a592")) + oval(0, -90, 46, 10, "#4b3a2e") + at(-6, -86, light.twig(4, 0.8), -26) + at(2, -86, light.twig(4, 0.86), 6) + at(8, -86, light.twig(3, 0.8), 34)) +
      light.bottle(862, 322, 84, 196, teal, { label, cap: brass }) +
      light.bottle(966, 322, 84, 196, teal, { label, cap: brass }) +
      light.bottle(1070, 322, 84, 150, clay, { label, kind: "cap", cap: brass }) +
      light.jar(1200, 322, 104, 58, cream, brass) +
      light.jar(1200, 242, 92, 50, clay, brass) +
      light.bottle(1340, 322, 78, 176, cream, { kind: "drop", cap: brass }) +
      light.towels(742, 622, 176, 36, light.pick(["#f3e7d8", "#dba98d", "#f3e7d8", "#8fb3ab"], ["#d9c0a6", "#a8603f", "#d9c0a6", "#3f7471"])) +
      light.bottle(916, 624, 92, 222, "#8a4f2f", { label, cap: "#2f2523" }) +
      light.bottle(1026, 624, 92, 222, "#8a4f2f", { label, cap: "#2f2523" }) +
      light.bottle(1136, 624, 80, 158, cream, { kind: "cap", cap: teal }) +
      light.bottle(1230, 624, 80, 158, cream, { kind: "cap", cap: teal }) +
      light.jar(1360, 624, 124, 66, teal, brass) +
      "</g>" +
      light.vol(roundBox(0, 876, 1600, 140, 4), light.pick("#d3a583", "#5a382b"), { way: "down", k: 0.35 }) +
      box(0, 872, 1600, 12, light.pick("#e8c5a8", "#8f6248")) +
      at(1120, 884, light.cast(0, 6, 190, 16) + light.vol(roundBox(-180, -26, 360, 30, 14), light.pick("#efe2d2", "#bfa48c"), { way: "down" })) +
      light.bottle(1040, 862, 58, 100, "#8a4f2f", { kind: "drop", cap: brass }) +
      light.jar(1140, 864, 90, 48, clay, brass) +
      light.plant(1424, 902, 0.4, { kind: "blade" }),
    [1040, 380],
  );
}

export const pictures: TradePictures = [scissors, dryer, dye, shampoo, hairdo, place, front, shelf];
