import {
  at,
  box,
  circle,
  type Drawing,
  type Drawings,
  inside,
  line,
  linear,
  oval,
  path,
  shadow,
  times,
} from "../kit";

interface Shape {
  length: number;
  width: number;
  /** Half the width of the nose and of the tail; how far the tail is cut in. */
  nose: number;
  tail: number;
  notch: number;
}

/** The outline, nose up, around 0 0. */
function outline({ length, width, nose, tail, notch }: Shape) {
  const [h, w] = [length / 2, width / 2];
  return `M0 ${-h}C${nose} ${-h} ${w} ${-h * 0.5} ${w} ${h * 0.06}C${w} ${h * 0.6} ${tail * 1.3} ${h * 0.86} ${tail} ${h}L0 ${h - notch}L${-tail} ${h}C${-tail * 1.3} ${h * 0.86} ${-w} ${h * 0.6} ${-w} ${h * 0.06}C${-w} ${-h * 0.5} ${-nose} ${-h} 0 ${-h}Z`;
}

const foam = "#f6eedc";

function board(id: string, shape: Shape, deck: string, x: number, turn: number, fins = 0) {
  const d = outline(shape);
  const { length, width } = shape;
  const bottom = times(fins, (i) => {
    const side = fins === 1 ? 0 : (i - (fins - 1) / 2) * width * (fins === 3 ? 0.15 : 0.36);
    return path(
      `M${side - 5} ${length * 0.3}q-2 30 ${side < 0 ? -22 : 22} 46q-4 -20 ${side < 0 ? 26 : -14} -46Z`,
      "#2b2a28",
    );
  });
  return at(
    x,
    392,
    `<g transform="translate(18 20)" opacity=".3" filter="url(#soft)">${path(d, "#000")}</g>` +
      inside(id, path(d, "#000"), box(-200, -400, 400, 800, foam) + deck + path(d, "url(#round)")) +
      line(
        `M0 ${-length / 2 + 16}V${length / 2 - shape.notch - 14}`,
        "#8a5a36",
        3,
        'opacity=".55"',
      ) +
      bottom +
      line(d, "#fff", 3, 'opacity=".55"'),
    turn,
  );
}

const defs =
  linear(
    "round",
    [
      ["#fff", 0, 0.5],
      ["#fff", 0.22, 0],
      ["#000", 0.72, 0],
      ["#000", 1, 0.26],
    ],
    [0, 0, 1, 0],
  ) +
  linear("dusk", ["#e2543b", "#f3a24c", "#f8e0ad"]) +
  linear("sea", ["#f3ead6", "#7fb6b2", "#1d5c6e"]) +
  linear("wood", ["#b07a48", "#d3a06a", "#a56f3e"], [0, 0, 1, 0]);

const standing = (
  deck: (id: string, x: number, turn: number) => string,
  under: (id: string, x: number, turn: number) => string,
) => ({
  width: 800,
  height: 800,
  body: defs + under("under", 540, 9) + deck("deck", 300, -7),
});

/** Two boards that stand, or lie in a wide place. */
const pair = (...[deck, under]: Parameters<typeof standing>): Drawing => {
  const { body, ...size } = standing(deck, under);
  return { ...size, body: shadow(400, 752, 240, 18, 0.3) + body };
};

const lying = (...[deck, under]: Parameters<typeof standing>): Drawing => {
  const { body, ...size } = standing(deck, under);
  return { ...size, body: at(800, -20, body, 90) };
};

const stripes = (colors: readonly string[], from: number, wide: number) =>
  colors.map((fill, i) => box(from + i * wide, -400, wide, 800, fill)).join("");

const bands = (colors: readonly string[], from: number, high: number) =>
  colors.map((fill, i) => box(-200, from + i * high, 400, high, fill)).join("");

const longboard: Shape = { length: 710, width: 176, nose: 92, tail: 44, notch: 0 };
const fish: Shape = { length: 560, width: 212, nose: 74, tail: 74, notch: 74 };
const mid: Shape = { length: 640, width: 182, nose: 62, tail: 36, notch: 0 };
const gun: Shape = { length: 716, width: 150, nose: 12, tail: 8, notch: 0 };
const egg: Shape = { length: 590, width: 200, nose: 92, tail: 62, notch: 0 };
const simmons: Shape = { length: 520, width: 214, nose: 106, tail: 84, notch: 26 };
const shortboard: Shape = { length: 580, width: 168, nose: 14, tail: 46, notch: 10 };
const hand: Shape = { length: 380, width: 220, nose: 110, tail: 66, notch: 22 };

export const atlantic: Drawings = {
  longboard: () =>
    lying(
      (id, x, turn) =>
        board(
          id,
          longboard,
          stripes(["#c8452e", "#f6eedc", "#1d5c6e", "#f6eedc", "#c8452e"], -90, 36) +
            box(-200, 250, 400, 10, "#14303c"),
          x,
          turn,
        ),
      (id, x, turn) =>
        board(
          id,
          longboard,
          box(-200, -400, 400, 800, "#1d5c6e") + box(-200, -180, 400, 60, foam),
          x,
          turn,
          1,
        ),
    ),
  fish: () =>
    pair(
      (id, x, turn) =>
        board(
          id,
          fish,
          box(-200, -400, 400, 800, "#e9a63a") +
            path("M-200 40Q-60 -60 60 20T200 0V400H-200Z", "#c8452e") +
            path("M-200 110Q-60 10 60 90T200 70V400H-200Z", "#7c2a24"),
          x,
          turn,
        ),
      (id, x, turn) => board(id, fish, box(-200, -400, 400, 800, "#f1d7a0"), x, turn, 2),
    ),
  mid: () =>
    pair(
      (id, x, turn) => board(id, mid, box(-200, -400, 400, 800, "url(#sea)"), x, turn),
      (id, x, turn) =>
        board(
          id,
          mid,
          box(-200, -400, 400, 800, "#1d5c6e") +
            circle(0, -120, 54, foam) +
            circle(0, -120, 38, "#1d5c6e"),
          x,
          turn,
          1,
        ),
    ),
  gun: () =>
    lying(
      (id, x, turn) =>
        board(
          id,
          gun,
          box(-200, -400, 400, 800, "#c8452e") +
            box(-200, -70, 400, 22, foam) +
            box(-200, -30, 400, 60, foam) +
            box(-200, 50, 400, 22, foam),
          x,
          turn,
        ),
      (id, x, turn) =>
        board(
          id,
          gun,
          box(-200, -400, 400, 800, foam) + box(-200, -400, 400, 190, "#c8452e"),
          x,
          turn,
          3,
        ),
    ),
  egg: () =>
    pair(
      (id, x, turn) =>
        board(
          id,
          egg,
          box(-200, -400, 400, 800, "#d98f76") +
            circle(0, 20, 72, "#fbe6c4") +
            times(4, (i) => box(-200, 60 + i * 34, 400, 14, "#d98f76")),
          x,
          turn,
        ),
      (id, x, turn) =>
        board(
          id,
          egg,
          box(-200, -400, 400, 800, "#fbe6c4") +
            times(5, (i) =>
              oval(0, -60, 34 + i * 44, 60 + i * 74, "none", 'stroke="#d98f76" stroke-width="7"'),
            ),
          x,
          turn,
          1,
        ),
    ),
  simmons: () =>
    pair(
      (id, x, turn) =>
        board(
          id,
          simmons,
          bands(["#14303c", "#1d5c6e", "#4d918b", "#9cc4b2", foam], -270, 108),
          x,
          turn,
        ),
      (id, x, turn) =>
        board(
          id,
          simmons,
          box(-200, -400, 400, 800, "#14303c") + box(-12, -400, 24, 800, foam),
          x,
          turn,
          2,
        ),
    ),
  shortboard: () =>
    pair(
      (id, x, turn) =>
        board(
          id,
          shortboard,
          box(-200, -400, 400, 800, "#fbf6ea") +
            path("M-200 -10L200 -150V-60L-200 80Z", "#1d5c6e") +
            path("M-200 100L200 -40V-16L-200 124Z", "#e9a63a"),
          x,
          turn,
        ),
      (id, x, turn) => board(id, shortboard, box(-200, -400, 400, 800, "url(#dusk)"), x, turn, 3),
    ),
  hand: () =>
    pair(
      (id, x, turn) =>
        board(
          id,
          hand,
          box(-200, -400, 400, 800, "url(#wood)") +
            times(7, (i) =>
              line(`M${-104 + i * 34} -260q24 260 0 520`, "#7a4f2a", 2.4, 'opacity=".5"'),
            ) +
            path("M-200 -90L200 -50V-24L-200 -64Z", "#14303c"),
          x,
          turn,
        ),
      (id, x, turn) =>
        board(
          id,
          hand,
          box(-200, -400, 400, 800, "#9c683b") +
            times(8, (i) =>
              line(`M${-110 + i * 32} -260q-20 260 0 520`, "#64401f", 2.4, 'opacity=".5"'),
            ) +
            oval(0, 10, 70, 24, "#14303c"),
          x,
          turn,
        ),
    ),
};
