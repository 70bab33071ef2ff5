import { at, box, circle, leaf, line, oval, path, times } from "../../examples/kit";
import type { Mood, TradePictures } from "../moods";
import {
  armchair,
  books,
  chair,
  halo,
  lying,
  paperOf,
  pen,
  pendant,
  plant,
  poly,
  round,
  rows,
  sheet,
  type Studio,
  spine,
  studioOf,
  town,
  twig,
  vase,
  window,
} from "./law-firm-parts";

/** Ink blue and brass. */
const tones = {
  day: { wall: ["#efe7d9", "#e4d8c5"], ground: ["#dccbb2", "#c9b395"], shade: "#3a3040", beam: "#fff6e2" },
  evening: { wall: ["#1d2d47", "#142036"], ground: ["#2d303b", "#191b26"], shade: "#070a12", beam: "#ffd9a0" },
} as const;
const studio = (mood: Mood) => studioOf(mood, tones);

const navy = "#2f425e";
const brass = "#c79b52";
const walnut = "#7a5137";
const wine = "#7d3540";
const stone = "#e9dfcc";

const contract = (mood: Mood) => {
  const k = studio(mood);
  const ink = "#3b4a63";
  const seal =
    at(96, 208, path("M-16 10L-40 92L-14 80L2 104L18 24Z", k.lit(wine)) + path("M16 10L38 90L14 80L-4 96L-14 24Z", k.lit(k.down(wine, 0.2)))) +
    at(96, 208, times(16, (i) => at(0, 0, circle(0, -40, 12, k.lit("#9a4450")), i * 22.5)) + circle(0, 0, 44, k.lit("#9a4450")) + circle(0, 0, 30, k.ball(wine)) + circle(0, 0, 30, "none", `stroke="${k.up(wine, 0.3)}" stroke-width="3"`));
  const text =
    round(-120, -278, 240, 15, 7, ink, 'opacity=".62"') +
    round(-66, -248, 132, 7, 3, ink, 'opacity=".4"') +
    rows(-190, -200, 380, 12, ink, 5, 25) +
    line("M-190 226H10", ink, 2.5, 'opacity=".5"') +
    line("M-182 214C-160 150 -138 168 -156 204C-164 228 -140 216 -128 190C-120 176 -116 214 -104 206C-92 196 -84 178 -80 200C-70 214 -50 174 -44 204C-36 216 -20 196 0 186", "#27406e", 5) +
    seal;
  return k.above(
    k.lift(3, at(500, 520, round(-330, -400, 660, 800, 16, k.lit(navy)) + `<rect x="-314" y="-384" width="628" height="768" rx="10" fill="none" stroke="${k.up(navy, 0.28)}" stroke-width="3" stroke-dasharray="12 8" opacity=".7"/>`, -13)) +
      at(522, 500, sheet(k, 470, 640, "", k.down(paperOf(k), 0.12)), -5) +
      at(492, 506, sheet(k, 470, 640, text), -12) +
      k.lift(2, at(452, 726, pen(k, 460, "#26344c", brass), -34)),
  );
};

const pan = (k: Studio, x: number, y: number, top: number) => {
  const chain = k.up(brass, 0.1);
  return (
    line(`M${x} ${top}L${x - 112} ${y}M${x} ${top}L${x + 112} ${y}`, chain, 4) +
    line(`M${x} ${top}L${x + 20} ${y + 10}`, k.down(brass, 0.25), 3.5) +
    circle(x, top, 9, k.ball(brass)) +
    path(`M${x - 126} ${y}Q${x - 92} ${y + 80} ${x} ${y + 82}Q${x + 92} ${y + 80} ${x + 126} ${y}Z`, k.tube(brass)) +
    oval(x, y, 126, 20, k.lit(k.down(brass, 0.3))) +
    oval(x, y + 3, 114, 15, k.lit(k.down(brass, 0.5)), 'transform="translate(0 1)"') +
    oval(x, y - 0.5, 126, 20, "none", `stroke="${k.up(brass, 0.5)}" stroke-width="3"`)
  );
};

const scales = (mood: Mood) => {
  const k = studio(mood);
  return k.table(
    k.stand(500, 838, 300, 26) +
      round(360, 796, 280, 44, 8, k.tube(walnut)) +
      round(384, 764, 232, 34, 8, k.tube(k.up(walnut, 0.08))) +
      path("M440 764Q486 742 484 690H516Q514 742 560 764Z", k.tube(brass)) +
      path("M486 700Q478 520 490 330H510Q522 520 514 700Z", k.tube(brass)) +
      oval(500, 690, 27, 12, k.tube(brass)) +
      oval(500, 520, 22, 13, k.tube(brass)) +
      oval(500, 346, 25, 14, k.tube(brass)) +
      path("M222 296Q230 274 262 286Q390 306 470 274Q500 262 530 274Q610 306 738 286Q770 274 778 296Q768 306 740 308Q600 332 530 306Q500 298 470 306Q400 332 260 308Q232 306 222 296Z", k.rod(brass)) +
      circle(500, 288, 34, k.ball(brass)) +
      circle(500, 288, 18, k.ball(k.down(brass, 0.25))) +
      path("M489 258Q500 190 511 258Z", k.tube(brass)) +
      circle(500, 206, 15, k.ball(brass)) +
      pan(k, 240, 590, 300) +
      pan(k, 760, 590, 300) +
      k.stand(778, 862, 220, 18) +
      at(660, 868, lying(k, 244, 46, navy, brass)) +
      at(676, 822, lying(k, 206, 36, wine, brass)),
  );
};

const key = (k: Studio, metal: string) =>
  `<path d="M0 0m-52 0a52 50 0 1 0 104 0a52 50 0 1 0 -104 0ZM-22 -12a22 20 0 1 1 44 0a22 20 0 1 1 -44 0Z" fill="${k.lit(metal)}" fill-rule="evenodd"/>` +
  path("M-13 44H13V240L0 254L-13 240V226H-34V204H-13V190H-28V168H-13Z", k.tube(metal)) +
  line("M3 60V226", k.down(metal, 0.5), 3, 'opacity=".6"');

const keys = (mood: Mood) => {
  const k = studio(mood);
  const glass = k.pick("#a9c0c6", "#ffcf80");
  const pane = (x: number, y: number, w: number, h: number, skew = 0) =>
    `<g transform="translate(${x} ${y}) skewY(${skew})">${box(-5, -5, w + 10, h + 10, k.pick("#fffaf0", "#4a4238"))}${box(0, 0, w, h, glass)}${box(w / 2 - 2.5, 0, 5, h, k.pick("#fffaf0", "#4a4238"))}${box(0, h * 0.45, w, 5, k.pick("#fffaf0", "#4a4238"))}</g>`;
  const front = k.pick("#f7eedd", "#cdbca0");
  const shaded = k.pick("#d6c6ae", "#8e7d6c");
  const [lit, dim] = k.day ? [front, shaded] : [shaded, front];
  return k.table(
    k.stand(560, 728, 430, 26) +
      poly([[610, 732], [610, 470], [806, 438], [806, 690]], k.tall(dim, 0.4)) +
      poly([[320, 732], [320, 478], [465, 322], [610, 478], [610, 732]], k.tall(lit, 0.4)) +
      box(738, 300, 46, 90, k.lit(k.pick("#c9b79d", "#7d6c5e"))) +
      box(732, 292, 58, 16, k.lit(k.pick("#b3a087", "#6c5c50"))) +
      poly([[465, 296], [676, 274], [838, 438], [628, 480]], k.lit(navy)) +
      times(6, (i) => line(`M${492 + i * 27} ${323 + i * 26}L${702 + i * 23} ${300 + i * 23}`, k.down(navy, 0.4), 3, 'opacity=".45"')) +
      poly([[465, 296], [292, 480], [312, 494], [465, 332], [614, 496], [632, 480]], k.lit(k.up(navy, 0.16))) +
      round(428, 572, 78, 160, 4, k.lit(walnut)) +
      round(438, 584, 58, 60, 3, k.down(walnut, 0.25)) +
      circle(494, 662, 6, brass) +
      pane(350, 560, 50, 76) +
      pane(534, 560, 50, 76) +
      pane(442, 430, 48, 62) +
      pane(656, 528, 46, 74, -9) +
      pane(738, 514, 42, 72, -9) +
      k.lift(
        2,
        `<g transform="translate(400 850) scale(1 .62)">${at(0, 0, at(0, 66, key(k, brass), 0), -62, 0.9)}${at(0, 0, at(0, 66, key(k, "#b9b4ab"), 0), -102, 0.9)}${`<circle r="66" fill="none" stroke="${k.lit("#a9a49b")}" stroke-width="11"/>`}${at(-52, 26, round(-180, -32, 180, 64, 26, k.tall(wine)) + `<rect x="-170" y="-23" width="158" height="46" rx="18" fill="none" stroke="${k.up(wine, 0.4)}" stroke-width="3" stroke-dasharray="9 6"/>` + circle(-22, 0, 9, k.ball(brass)), -26)}</g>`,
      ),
    halo(k, 467, 640, 190, 0.5) + halo(k, 730, 560, 150, 0.45),
  );
};

const bow = (k: Studio, color: string) => {
  const loop = (flip: number) =>
    `<g transform="scale(${flip} 1)">${path("M0 0C-50 -84 -168 -104 -186 -44C-196 14 -80 54 0 12Z", k.lit(color))}${path("M-20 0C-70 -46 -140 -66 -156 -36C-160 -2 -84 22 -20 8Z", k.down(color, 0.5))}${path("M-20 2C-70 -28 -122 -48 -150 -24C-140 10 -84 22 -20 10Z", k.lit(k.down(color, 0.24)))}</g>`;
  return (
    path("M-8 0Q-60 70 -112 180L-78 172L-58 204Q-20 100 20 16Z", k.lit(k.down(color, 0.12))) +
    path("M8 0Q50 90 84 200L104 168L136 178Q80 70 18 -4Z", k.lit(color)) +
    loop(1) +
    loop(-1) +
    path("M-32 -26Q0 -38 32 -26Q42 0 32 32Q0 42 -32 32Q-42 0 -32 -26Z", k.lit(k.up(color, 0.08))) +
    line("M-12 -22Q-6 2 -14 26M10 -24Q16 2 8 28", k.down(color, 0.45), 4, 'opacity=".5"')
  );
};

const folder = (mood: Mood) => {
  const k = studio(mood);
  return k.above(
    k.lift(3, at(505, 500, round(-270, -350, 560, 706, 12, k.lit(k.down(navy, 0.3))), 9)) +
      at(505, 500, round(-256, -338, 536, 682, 6, k.lit(paperOf(k), 0.5)) + times(5, (i) => line(`M${262 + i * 4} -334V338`, k.down(paperOf(k), 0.3), 1.5, 'opacity=".6"')), 9) +
      at(
        500,
        500,
        k.lift(1, path("M-282 -350H-60L-30 -386H180Q196 -386 204 -370L214 -350H262Q272 -350 272 -340V340Q272 350 262 350H-282Q-292 350 -292 340V-340Q-292 -350 -282 -350Z", k.lit(navy))) +
          box(-292, -350, 36, 700, k.down(navy, 0.3), 'opacity=".55" rx="8"') +
          line("M-248 -340V340", k.up(navy, 0.3), 2, 'opacity=".5"') +
          round(-112, -262, 250, 92, 5, k.lit(paperOf(k), 0.3)) +
          round(-84, -234, 150, 12, 6, "#3b4a63", 'opacity=".5"') +
          round(-84, -206, 96, 9, 4, "#3b4a63", 'opacity=".34"') +
          k.lift(1, box(-292, 18, 566, 52, k.tall(brass))) +
          k.lift(1, box(-34, -352, 52, 704, k.lit(brass))) +
          k.lift(2, at(-8, 42, bow(k, brass), 0, 1.05)),
        9,
      ) +
      k.lift(2, at(196, 880, twig(k, 330, 92), 34)),
  );
};

const briefcase = (mood: Mood) => {
  const k = studio(mood);
  const hide = "#9a6238";
  const stitch = (d: string) => `<path d="${d}" fill="none" stroke="${k.up(hide, 0.45)}" stroke-width="4" stroke-dasharray="14 9" stroke-linecap="round" opacity=".75"/>`;
  const strap = (x: number) =>
    box(x, 392, 62, 300, k.lit(k.down(hide, 0.22))) +
    stitch(`M${x + 10} 400V664M${x + 52} 400V664`) +
    path(`M${x} 690H${x + 62}V716L${x + 31} 736L${x} 716Z`, k.lit(k.down(hide, 0.22))) +
    k.lift(1, round(x - 13, 596, 88, 74, 12, k.lit(brass)) + round(x + 2, 612, 58, 42, 6, k.down(brass, 0.6)) + round(x + 22, 600, 18, 66, 8, k.rod(brass)));
  return k.table(
    k.stand(500, 836, 560, 30) +
      k.lift(1, at(742, 838, round(-30, -470, 62, 470, 30, k.tube(paperOf(k))) + oval(1, -464, 30, 13, k.down(paperOf(k), 0.25)) + oval(1, -463, 15, 6, k.down(paperOf(k), 0.5)), 7)) +
      path("M398 400V330Q398 282 446 282H554Q602 282 602 330V400H566V336Q566 318 548 318H452Q434 318 434 336V400Z", k.lit(k.down(hide, 0.3))) +
      line("M416 392V332Q416 300 448 300H552Q584 300 584 332V392", k.up(hide, 0.3), 3, 'opacity=".5"') +
      circle(416, 398, 17, k.ball(brass)) +
      circle(584, 398, 17, k.ball(brass)) +
      path("M214 446Q216 402 262 400H738Q784 402 786 446L800 806Q800 838 768 838H232Q200 838 200 806Z", k.lit(hide)) +
      round(208, 776, 584, 62, 26, k.down(hide, 0.4), 'opacity=".35"') +
      stitch("M222 810V470M778 810V470M236 822H764") +
      k.lift(2, path("M212 452Q214 390 268 388H732Q786 390 788 452L792 610Q788 662 716 672Q500 700 284 672Q212 662 208 610Z", k.lit(k.up(hide, 0.06)))) +
      stitch("M226 460V606Q230 648 290 657Q500 684 710 657Q770 648 774 606V460") +
      strap(304) +
      strap(634) +
      k.lift(1, round(452, 640, 96, 78, 14, k.lit(brass)) + circle(500, 668, 11, k.down(brass, 0.7)) + path("M495 670H505L509 698H491Z", k.down(brass, 0.7))) +
      path("M250 412H740Q700 430 480 432T250 412Z", "#fff", `opacity="${k.pick(0.22, 0.12)}" filter="url(#near)"`),
  );
};

const bookshelf = (mood: Mood) => {
  const k = studio(mood);
  const wood = k.pick("#6b4631", "#48302a");
  const colors = [navy, "#33496a", wine, "#2f4a42", "#a9835a", navy];
  const levels = [226, 440, 654];
  const [x, w] = [690, 860];
  const columns = [x + 26, x + 26 + 410];
  return k.scene(
    k.room(880) +
      k.panes(90, 30, 1.25, 0.6) +
      box(x, 0, w, 900, k.lit(wood)) +
      columns.map((cx) => box(cx, 0, 396, 866, k.fill([k.down(wood, 0.62), k.down(wood, 0.5)]))).join("") +
      levels
        .map((y, row) =>
          columns
            .map((cx, c) => {
              const n = row * 2 + c;
              const things =
                n === 1
                  ? at(cx + 8, y, books(k, 190, 178, colors, brass, 21)) + vase(k, cx + 300, y, 0.5, "#cbb58f")
                  : n === 4
                    ? at(cx + 20, y, lying(k, 150, 28, wine, brass)) + at(cx + 30, y - 28, lying(k, 130, 24, navy, brass)) + circle(cx + 96, y - 74, 22, k.ball(brass)) + at(cx + 196, y, books(k, 196, 176, colors, brass, 33))
                    : n === 2
                      ? at(cx + 8, y, books(k, 250, 178, colors, brass, 54)) + vase(k, cx + 330, y, 0.46, "#8fa0ae")
                      : at(cx + 8, y, books(k, 384, 182, colors, brass, 40 + n * 7));
              return (
                things +
                box(cx, y - 214 + 18, 396, 34, k.fill([[k.tone.shade, 0, 0.5], [k.tone.shade, 1, 0]])) +
                box(cx - 2, y, 400, 18, k.tall(wood)) +
                box(cx - 2, y, 400, 3, k.up(wood, 0.4))
              );
            })
            .join(""),
        )
        .join("") +
      columns
        .map((cx) =>
          [0, 1].map((i) => round(cx + 6 + i * 194, 684, 188, 178, 3, k.lit(k.up(wood, 0.06))) + round(cx + 36 + i * 194, 714, 128, 118, 3, k.tall(k.up(wood, 0.04))) + circle(cx + 182 + i * 30, 772, 7, k.ball(brass))).join(""),
        )
        .join("") +
      box(x - 10, 0, 30, 900, k.lit(k.up(wood, 0.08))) +
      box(x + 418, 0, 26, 900, k.lit(wood)) +
      box(x + w - 22, 0, 30, 900, k.lit(wood)) +
      box(x - 16, 880, w + 40, 40, k.tall(k.down(wood, 0.2))) +
      round(x - 10, 100, w + 20, 9, 4, k.rod(brass)) +
      k.lift(2, at(1330, 100, path("M-62 0L-92 830M62 0L92 830", "none", `stroke="${k.lit(k.up(walnut, 0.2))}" stroke-width="18" stroke-linecap="round"`) + times(8, (i) => round(-66 - i * 3.4, 78 + i * 94, 132 + i * 6.8, 15, 6, k.rod(k.up(walnut, 0.25)))))) +
      path("M0 960Q400 900 1000 962L1040 1000H0Z", k.pick("#a98a76", "#33262a"), 'opacity=".4"') +
      box(175, 300, 10, 630, k.tube(brass)) +
      oval(180, 932, 66, 12, k.lit(brass)) +
      path("M120 300L148 176H212L240 300Z", k.pick(k.lit("#f3e4c4"), k.fill(["#e8b56a", "#ffdc9a"]))) +
      armchair(k, 400, 930, 1.06, navy) +
      k.stand(600, 930, 90) +
      box(594, 800, 12, 130, k.lit(brass)) +
      oval(600, 930, 46, 9, k.lit(brass)) +
      oval(600, 800, 74, 15, k.tall(walnut)) +
      at(548, 794, lying(k, 96, 20, wine, brass)) +
      at(556, 774, lying(k, 82, 16, "#d9c8a6", brass)),
    halo(k, 180, 280, 330) + halo(k, 180, 250, 120, 0.8),
    [0.42, 0.42],
  );
};

const meeting = (mood: Mood) => {
  const k = studio(mood);
  const wood = k.pick("#9a6b49", "#6b4733");
  const seat = navy;
  return k.scene(
    k.room(640) +
      [170, 620, 1070].map((x) => window(k, x, 90, 360, 420, town(k, 360, 420, x, x === 620), { across: 2, down: 2, color: k.pick("#f7f1e4", "#5c5148") })).join("") +
      (k.day ? [300, 750, 1200].map((x) => path(`M${x} 650H${x + 260}L${x + 520} 1000H${x + 140}Z`, k.tone.beam, 'opacity=".35" filter="url(#near)"')).join("") : "") +
      plant(k, 100, 720, 0.9, "#b98a5e") +
      [520, 690, 910, 1080].map((x) => chair(k, x, 740, 0.84, seat)).join("") +
      chair(k, 300, 800, 0.98, k.down(seat, 0.06)) +
      chair(k, 1300, 800, 0.98, k.down(seat, 0.1)) +
      oval(820, 930, 640, 50, k.tone.shade, `opacity="${k.pick(0.32, 0.7)}" filter="url(#soft)"`) +
      poly([[420, 690], [500, 690], [470, 960], [400, 960]], k.lit(k.down(wood, 0.4))) +
      poly([[1180, 690], [1100, 690], [1130, 960], [1200, 960]], k.lit(k.down(wood, 0.4))) +
      k.lift(2, path("M440 590H1160Q1180 590 1192 602L1400 772Q1416 790 1390 792H210Q184 790 200 772L408 602Q420 590 440 590Z", k.fill(k.pick([k.up(wood, 0.42), k.up(wood, 0.05)], [k.up(wood, 0.1), k.down(wood, 0.2)])))) +
      path("M196 782Q190 792 210 792H1390Q1416 790 1404 778V806Q1404 818 1390 818H210Q196 818 196 806Z", k.lit(k.down(wood, 0.2))) +
      times(3, (i) => path(`M${560 + i * 180} 594L${520 + i * 196} 780H${596 + i * 196}L${606 + i * 180} 594Z`, k.tone.beam, `opacity="${k.pick(0.22, 0.07)}"`)) +
      [
        [560, 690, -4],
        [1000, 690, 4],
      ]
        .map(([x = 0, y = 0, turn = 0]) => `<g transform="translate(${x} ${y}) skewX(${turn * -6}) scale(1 .5)">${k.lift(1, box(-74, -60, 148, 120, k.pick("#fbf6ea", "#d9c8a6"), 'rx="3"'))}${rows(-54, -36, 108, 4, "#3b4a63", 3, 22, 7)}${at(92, 30, round(0, -60, 9, 110, 4, brass), 10)}</g>`)
        .join("") +
      `<g transform="translate(740 708) skewX(10) scale(1 .5)">${k.lift(1, round(-90, -66, 180, 132, 8, k.lit(wine)))}</g>` +
      vase(k, 800, 668, 0.62, "#d9c8a6") +
      at(900, 668, k.stand(0, 0, 40) + path("M-22 0L-26 -86Q-26 -98 -12 -102V-118H12V-102Q26 -98 26 -86L22 0Z", k.pick("#cfe0e0", "#6c7f86"), 'opacity=".72"') + line("M-16 -8V-84", "#fff", 4, 'opacity=".6"')) +
      [570, 1040].map((x) => at(x + 110, 660, path("M-16 0L-19 -44H19L16 0Z", k.pick("#d6e4e2", "#6c7f86"), 'opacity=".7"') + line("M-12 -4V-40", "#fff", 3, 'opacity=".6"'))).join("") +
      [430, 800, 1170].map((x) => k.stand(x, 1010, 200, 18) + chair(k, x, 1040, 0.94, k.down(seat, 0.14), "#4a3325", true)).join("") +
      [520, 800, 1080].map((x) => pendant(k, x, 250, 0.86, brass)).join(""),
    [520, 800, 1080].map((x) => halo(k, x, 270, 250, 0.85)).join(""),
    [0.5, 0.5],
  );
};

const facade = (mood: Mood) => {
  const k = studio(mood);
  const rock = k.pick(stone, "#8d8378");
  const columns = [520, 676, 832, 988, 1144, 1300];
  const sky = k.fill(k.pick(["#b9cfdd", "#dfe5e2", "#f8ead2"], ["#0e1626", "#222c45", "#6b5560"]));
  const column = (x: number) =>
    box(x - 36, 770, 72, 20, k.tube(rock)) +
    box(x - 30, 752, 60, 20, k.tube(k.up(rock, 0.1))) +
    path(`M${x - 25} 754L${x - 21} 400H${x + 21}L${x + 25} 754Z`, k.tube(rock)) +
    times(4, (i) => line(`M${x - 15 + i * 10} 408V748`, k.down(rock, 0.4), 2.4, 'opacity=".4"')) +
    path(`M${x - 22} 402Q${x - 40} 396 ${x - 38} 376H${x + 38}Q${x + 40} 396 ${x + 22} 402Z`, k.tube(k.up(rock, 0.1))) +
    circle(x - 32, 386, 11, k.ball(rock)) +
    circle(x + 32, 386, 11, k.ball(rock)) +
    box(x - 44, 362, 88, 15, k.tall(rock));
  const cypress = (x: number, y: number, h: number) =>
    path(`M${x} ${y - h}C${x + h * 0.17} ${y - h * 0.5} ${x + h * 0.16} ${y - 20} ${x} ${y}C${x - h * 0.16} ${y - 20} ${x - h * 0.17} ${y - h * 0.5} ${x} ${y - h}Z`, k.lit(k.pick("#5f7f62", "#22352f"))) +
    times(9, (i) => at(x + (i % 2 ? 10 : -12), y - 30 - i * h * 0.08, leaf(h * 0.14, h * 0.03, [k.pick("#6f906d", "#2c4239"), k.pick("#4c6b53", "#1b2c28")]), i % 2 ? 18 : -18));
  const glowDoor = k.fill(k.pick(["#5a4534", "#3f3028"], ["#ffd188", "#d98d4c"]));
  return k.scene(
    box(0, 0, 1600, 1000, sky) +
      (k.day
        ? [[180, 170, 1], [420, 250, 0.7], [120, 330, 0.6]].map(([x = 0, y = 0, s = 1]) => oval(x, y, 190 * s, 20 * s, "#fff", 'opacity=".55" filter="url(#soft)"') + oval(x + 70, y - 20 * s, 110 * s, 22 * s, "#fff", 'opacity=".5" filter="url(#soft)"')).join("")
        : times(26, (i) => circle((i * 173) % 1600, (i * 67) % 330, 1 + (i % 3) * 0.6, "#ffe9c4", 'opacity=".6"')) + circle(230, 190, 40, "#f6dfb4")) +
      path("M0 860V690Q90 640 190 690T400 680V860Z", k.pick("#b4c6ae", "#1c2833")) +
      path("M1380 860V700Q1480 640 1600 690V860Z", k.pick("#b4c6ae", "#1c2833")) +
      box(470, 370, 880, 420, k.fill(k.pick([k.down(rock, 0.3), k.down(rock, 0.18)], ["#3a2f2c", "#8a5c38"]))) +
      [598, 754, 1066, 1222].map((x) => box(x - 34, 470, 68, 220, k.down(rock, 0.2)) + box(x - 26, 480, 52, 202, k.pick("#8fa5ae", "#ffcf86")) + box(x - 3, 480, 6, 202, k.down(rock, 0.3)) + box(x - 26, 560, 52, 6, k.down(rock, 0.3))).join("") +
      box(848, 440, 124, 350, k.down(rock, 0.28)) +
      box(862, 456, 96, 334, glowDoor) +
      [866, 914].map((x) => round(x + 4, 530, 36, 110, 3, k.pick(walnut, "#b5703c")) + round(x + 4, 656, 36, 110, 3, k.pick(walnut, "#b5703c"))).join("") +
      box(862, 512, 96, 7, k.down(rock, 0.3)) +
      circle(904, 650, 5, brass) +
      circle(918, 650, 5, brass) +
      columns.map((x) => poly([[x + (k.day ? 24 : -24), 780], [x + (k.day ? 24 : -24), 420], [x + (k.day ? 66 : -66), 480], [x + (k.day ? 66 : -66), 780]], k.tone.shade, 'opacity=".16"')).join("") +
      columns.map(column).join("") +
      box(456, 320, 908, 44, k.tall(rock)) +
      box(440, 300, 940, 22, k.tall(k.up(rock, 0.14))) +
      times(32, (i) => box(462 + i * 28.4, 324, 15, 14, k.down(rock, 0.3))) +
      poly([[426, 302], [910, 118], [1394, 302]], k.tall(k.up(rock, 0.1))) +
      poly([[530, 290], [910, 146], [1290, 290]], k.tall(k.down(rock, 0.26))) +
      at(910, 250, times(9, (i) => at(-26 - i * 3, 0, leaf(62, 15, [k.up(rock, 0.1), k.down(rock, 0.1)]), -20 - i * 13) + at(26 + i * 3, 0, leaf(62, 15, [k.up(rock, 0.05), k.down(rock, 0.2)]), 20 + i * 13)) + circle(0, -18, 42, k.ball(rock)) + circle(0, -18, 27, k.ball(k.down(rock, 0.1)))) +
      times(6, (i) => box(440 - i * 34, 788 + i * 26, 940 + i * 68, 28, k.tall(i % 2 ? rock : k.down(rock, 0.06))) + box(440 - i * 34, 788 + i * 26, 940 + i * 68, 4, k.up(rock, 0.5), 'opacity=".7"')) +
      box(0, 942, 1600, 58, k.fill(k.pick(["#d3c4aa", "#bda98b"], ["#2c2a30", "#191a22"]))) +
      [[96, 920, 430], [210, 930, 330], [1500, 930, 420]].map(([x = 0, y = 0, h = 0]) => k.stand(x, y, 110) + cypress(x, y, h)).join("") +
      [360, 1460].map((x) => box(x - 5, 660, 10, 270, k.lit("#3a3f4c")) + box(x - 14, 918, 28, 16, k.lit("#3a3f4c")) + path(`M${x - 20} 600H${x + 20}L${x + 12} 660H${x - 12}Z`, k.pick("#fff6dd", "#ffdf9e")) + path(`M${x - 24} 602L${x} 574L${x + 24} 602Z`, k.lit("#3a3f4c"))).join(""),
    halo(k, 910, 640, 400, 0.75) + [360, 1460].map((x) => halo(k, x, 630, 170)).join(""),
    [0.56, 0.6],
  );
};

export const pictures: TradePictures = [contract, scales, keys, folder, briefcase, bookshelf, meeting, facade];
