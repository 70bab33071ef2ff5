import {
  at,
  box,
  circle,
  type Drawings,
  inside,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  shadow,
  times,
} from "../kit";

/** Half of the body's outline, mirrored: upper bout, waist, lower bout. */
const side = (k: number) =>
  `C${k * 60} -300 ${k * 176} -292 ${k * 180} -190C${k * 183} -132 ${k * 150} -110 ${k * 138} -84Q${k * 152} -76 ${k * 156} -66C${k * 112} -54 ${k * 112} 66 ${k * 162} 78Q${k * 158} 92 ${k * 148} 100C${k * 176} 120 ${k * 226} 160 ${k * 224} 232C${k * 220} 330 ${k * 96} 352 0 350`;

const outline = `M0 -292${side(1)}M0 -292${side(-1)}`;

/** Both halves as one closed shape. */
const bodyPath =
  "M0 -292C60 -300 176 -292 180 -190C183 -132 150 -110 138 -84Q152 -76 156 -66C112 -54 112 66 162 78Q158 92 148 100C176 120 226 160 224 232C220 330 96 352 0 350C-96 352 -220 330 -224 232C-226 160 -176 120 -148 100Q-158 92 -162 78C-112 66 -112 -54 -156 -66Q-152 -76 -138 -84C-150 -110 -183 -132 -180 -190C-176 -292 -60 -300 0 -292Z";

const defs =
  radial("varnish", ["#e8944a", ["#c4621f", 0.45], ["#8a3510", 0.8], "#4e1a08"], 0.42, 0.4, 0.72) +
  radial("back", ["#d98440", ["#a9501a", 0.5], "#4a1a09"], 0.5, 0.42, 0.72) +
  linear("ebony", ["#3a3233", "#0f0b0c", "#2b2425"], [0, 0, 1, 0]) +
  linear("neck", ["#b06028", "#7a3812"], [0, 0, 1, 0]) +
  linear(
    "light",
    [
      ["#fff", 0, 0.3],
      ["#fff", 0.4, 0],
      ["#000", 1, 0.25],
    ],
    [0, 0, 1, 1],
  );

const scroll =
  path("M-20 -640L-30 -752Q-34 -806 0 -812Q34 -806 30 -752L20 -640Z", "url(#neck)") +
  circle(0, -800, 38, "url(#neck)") +
  circle(0, -800, 25, "none", 'stroke="#5b2408" stroke-width="7"') +
  circle(0, -800, 9, "#5b2408") +
  times(4, (i) =>
    at(
      i % 2 ? 26 : -26,
      -756 + i * 30,
      box(i % 2 ? 0 : -56, -6, 56, 12, "url(#ebony)", 'rx="6"') +
        circle(i % 2 ? 58 : -58, 0, 15, "url(#ebony)"),
    ),
  );

const purfling = at(0, 6, line(outline, "#2c0f05", 4, 'opacity=".75"'), 0, "0.94 0.945");

const fHole = (k: number) =>
  line(
    `M${k * 66} -70C${k * 100} -66 ${k * 92} -22 ${k * 84} 8C${k * 76} 44 ${k * 74} 92 ${k * 116} 88`,
    "#1c0a04",
    13,
  ) +
  circle(k * 66, -66, 14, "#1c0a04") +
  circle(k * 114, 86, 16, "#1c0a04") +
  line(`M${k * 72} 8h${k * 24}`, "#1c0a04", 4);

const grain = times(34, (i) =>
  line(`M${-224 + i * 13.6} -320q${(i % 5) - 2} 340 0 700`, "#6d2a0b", 1.4, 'opacity=".34"'),
);

/** The body from the front, with its strings. */
function front() {
  const strings = times(4, (i) =>
    line(`M${-13.5 + i * 9} -700L${-22 + i * 15} 190`, i ? "#e9e4d8" : "#f6d98e", 2.6 - i * 0.3),
  );
  return {
    width: 1000,
    height: 1200,
    body:
      defs +
      at(
        500,
        826,
        `<g transform="translate(22 30)" opacity=".5" filter="url(#soft)">${path(bodyPath, "#000")}</g>` +
          box(-22, -660, 44, 380, "url(#neck)") +
          scroll +
          inside(
            "body",
            path(bodyPath, "#000"),
            path(bodyPath, "url(#varnish)") +
              grain +
              oval(-70, -170, 90, 60, "#ffd29a", 'opacity=".4" filter="url(#mist)"') +
              oval(-80, 210, 90, 80, "#ffd29a", 'opacity=".36" filter="url(#mist)"') +
              path(bodyPath, "url(#light)"),
          ) +
          line(bodyPath, "#3c1507", 7) +
          purfling +
          fHole(1) +
          fHole(-1) +
          path("M-24 -664H24L34 -80H-34Z", "url(#ebony)") +
          box(-26, -676, 52, 14, "#efe6d2", 'rx="4"') +
          path(
            "M-50 60L-42 26Q0 0 42 26L50 60H30Q26 44 12 44H-12Q-26 44 -30 60Z",
            "#d9a766",
            'stroke="#8a5a26" stroke-width="3"',
          ) +
          path("M-28 186H28L40 300Q0 330 -40 300Z", "url(#ebony)") +
          line("M0 318V350", "#0f0b0c", 9) +
          strings +
          path(
            "M-120 300Q-180 280 -176 232Q-130 214 -84 250Q-66 300 -120 300Z",
            "url(#ebony)",
            'opacity=".96"',
          ),
        0,
        0.92,
      ),
  };
}

/** The back: two halves of flamed maple. */
function back() {
  const random = randomOf(8);
  const flame = (k: number) =>
    times(44, (i) => {
      const y = -320 + i * 16 + random() * 6;
      return path(
        `M0 ${y}Q${k * 120} ${y - 50} ${k * 240} ${y - 34 + random() * 10}L${k * 240} ${y - 26 + random() * 8}Q${k * 120} ${y - 38} 0 ${y + 7}Z`,
        i % 2 ? "#f3b26a" : "#5b2208",
        `opacity="${0.18 + random() * 0.24}"`,
      );
    });
  return {
    width: 1000,
    height: 1200,
    body:
      defs +
      shadow(540, 1146, 250, 24, 0.3) +
      at(
        550,
        812,
        `<g transform="translate(22 30)" opacity=".34" filter="url(#soft)">${path(bodyPath, "#000")}</g>` +
          box(-24, -640, 48, 380, "url(#neck)") +
          box(-8, -640, 10, 380, "#e8a763", 'opacity=".45"') +
          scroll +
          path("M-40 -290Q0 -352 40 -290Z", "#8a3d12") +
          inside(
            "back-body",
            path(bodyPath, "#000"),
            path(bodyPath, "url(#back)") +
              flame(1) +
              flame(-1) +
              line("M0 -300V360", "#3c1507", 3, 'opacity=".7"') +
              oval(-70, -150, 80, 70, "#ffd29a", 'opacity=".4" filter="url(#mist)"') +
              oval(-90, 220, 90, 80, "#ffd29a", 'opacity=".36" filter="url(#mist)"') +
              path(bodyPath, "url(#light)"),
          ) +
          line(bodyPath, "#3c1507", 7) +
          purfling,
        9,
        0.9,
      ),
  };
}

export const prestige: Drawings = { front, back };
