import {
  at,
  box,
  circle,
  type Drawings,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  shadow,
  times,
} from "../kit";

const defs =
  radial(
    "steel",
    ["#9fd3d6", ["#3f8791", 0.34], ["#24515f", 0.62], ["#6d4b57", 0.82], "#2a2028"],
    0.38,
    0.34,
    0.8,
  ) +
  radial("field", ["#bfe5e2", ["#4f97a0", 0.5], "#2b5c69"], 0.4, 0.34, 0.75) +
  radial("ding", ["#f5d3a2", ["#b77a55", 0.5], "#5b3436"], 0.38, 0.34, 0.75) +
  linear("rim", ["#f2cf96", "#a2683d", "#f2cf96", "#7a4a2e"], [0, 0, 1, 1]) +
  linear("under", ["#4a6d78", "#20323d"]) +
  linear("cloth", ["#f7e3cf", "#e9c3a2"]);

const field = (x: number, y: number, rx: number, ry: number, turn: number) =>
  at(
    x,
    y,
    oval(3, 5, rx, ry, "#10252c", 'opacity=".45"') +
      oval(0, 0, rx, ry, "url(#field)") +
      oval(0, 0, rx * 0.52, ry * 0.5, "#2b5c69", 'opacity=".55"') +
      oval(-2, -3, rx * 0.5, ry * 0.46, "url(#field)"),
    turn,
  );

/** The instrument from above: a center note and eight around it. */
const pan = (r: number) =>
  circle(0, 0, r, "url(#rim)") +
  circle(0, 0, r * 0.955, "url(#steel)") +
  times(8, (i) => {
    const angle = (i * 45 + 22.5) * (Math.PI / 180);
    const size = 0.135 + (i % 4) * 0.014;
    return field(
      r * 0.64 * Math.cos(angle),
      r * 0.64 * Math.sin(angle),
      r * size * 1.16,
      r * size * 0.92,
      i * 45 + 112.5,
    );
  }) +
  circle(3, 6, r * 0.24, "#10252c", 'opacity=".4"') +
  circle(0, 0, r * 0.235, "url(#ding)") +
  circle(0, 0, r * 0.1, "#7a4a3a", 'opacity=".7"') +
  circle(-r * 0.02, -r * 0.025, r * 0.09, "url(#ding)") +
  oval(
    -r * 0.34,
    -r * 0.5,
    r * 0.34,
    r * 0.16,
    "#fff",
    'opacity=".4" filter="url(#soft)" transform="rotate(-30)"',
  );

const seen = (x: number, y: number, r: number, flat: number, turn: number) =>
  at(
    x,
    y,
    oval(
      r * -0.04,
      r * flat * 0.8 + r * 0.2,
      r * 0.86,
      r * flat * 0.36,
      "#000",
      'opacity=".4" filter="url(#soft)"',
    ) +
      path(
        `M${-r} 0A${r} ${r * flat * 1.15} 0 0 0 ${r} 0Z`,
        "url(#under)",
        `transform="translate(0 ${r * 0.06})"`,
      ) +
      `<g transform="scale(1 ${flat})">${pan(r)}</g>`,
    turn,
  );

const square = (body: string) => ({ width: 1000, height: 1000, body: defs + body });

const above = () => square(shadow(550, 560, 370, 350, 0.32) + at(530, 500, pan(388), 12));

const tilted = () => square(seen(490, 470, 420, 0.62, -12));

const standing = () =>
  square(
    shadow(520, 930, 300, 24, 0.36) +
      line("M500 560L330 920M500 560L670 920M500 560V930", "#6b4630", 20) +
      line("M396 780H604", "#6b4630", 14) +
      seen(500, 440, 410, 0.4, 8),
  );

const row = (body: string) => ({ width: 900, height: 700, body: defs + body });

/** A hammer and the sheet it shapes. */
const workshop = () => {
  const random = randomOf(3);
  return row(
    linear("ground", ["#f3cfae", "#d68f68"]) +
      box(0, 0, 900, 700, "url(#ground)") +
      box(0, 520, 900, 180, "#8a5235") +
      times(4, (i) => line(`M0 ${550 + i * 44}H900`, "#6d3d26", 3, 'opacity=".5"')) +
      times(5, (i) =>
        at(
          90 + i * 56,
          120,
          line("M0 -120V60", "#5b3526", 5) +
            box(
              -16,
              60,
              32,
              60 + (i % 3) * 24,
              ["#3f8791", "#24515f", "#b77a55"][i % 3] ?? "#24515f",
              'rx="6"',
            ),
        ),
      ) +
      at(
        450,
        470,
        oval(0, 60, 330, 40, "#000", 'opacity=".4" filter="url(#soft)"') +
          `<g transform="scale(1 .42)">${circle(0, 40, 320, "url(#under)")}${circle(0, 0, 320, "url(#steel)")}${times(
            90,
            () => {
              const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * 220];
              return circle(
                reach * Math.cos(angle),
                reach * Math.sin(angle),
                12,
                "#bfe5e2",
                'opacity=".22"',
              );
            },
          )}${circle(0, 0, 320, "none", 'stroke="#f2cf96" stroke-width="10"')}</g>`,
      ) +
      at(
        560,
        330,
        box(-12, -250, 24, 300, "#b77a4a", 'rx="10"') +
          box(-70, 20, 140, 66, "#4a4f57", 'rx="12"') +
          box(-70, 20, 140, 20, "#7c828c", 'rx="10"'),
        34,
      ),
  );
};

/** The bag beside it. */
const bag = () =>
  row(
    linear("ground", ["#cfe5e0", "#8fbcb9"]) +
      box(0, 0, 900, 700, "url(#ground)") +
      oval(450, 600, 430, 60, "#4f8a8c", 'opacity=".45"') +
      at(
        590,
        380,
        oval(20, 200, 230, 40, "#000", 'opacity=".34" filter="url(#soft)"') +
          path("M-90 -190Q0 -330 90 -190", "none", 'stroke="#5b3526" stroke-width="20"') +
          circle(0, 0, 226, "#c46a45") +
          circle(0, 0, 206, "none", 'stroke="#f7d9b5" stroke-width="4" stroke-dasharray="16 12"') +
          path("M-226 0A226 226 0 0 0 226 0Z", "#9c4a2e", 'opacity=".35"') +
          box(-70, 30, 140, 110, "#9c4a2e", 'rx="18"') +
          box(-70, 30, 140, 26, "#7c3720", 'rx="12"') +
          circle(0, 60, 9, "#f2cf96"),
      ) +
      seen(260, 500, 220, 0.44, -8),
  );

const evening = () =>
  row(
    linear("ground", ["#3a3a68", "#b8637a", "#f2a35c", "#ffd79a"]) +
      box(0, 0, 900, 700, "url(#ground)") +
      circle(640, 380, 92, "#fff0c4") +
      circle(640, 380, 160, "#ffe2a0", 'opacity=".4" filter="url(#mist)"') +
      path("M0 430L120 370L230 410L370 330L520 420L640 380L780 430L900 390V700H0Z", "#7d5076") +
      path("M0 500Q220 430 450 480T900 470V700H0Z", "#553a5c") +
      path("M0 590Q300 540 560 570T900 560V700H0Z", "#2d2338") +
      at(
        330,
        560,
        circle(0, -196, 40, "#231a2c") +
          path("M-92 20Q-108 -120 -40 -148H40Q108 -120 92 20Z", "#231a2c") +
          path("M-150 30Q-60 -30 0 -20T150 30Q80 60 0 60T-150 30Z", "#1a1322") +
          line("M-74 -110Q-110 -50 -50 -30M74 -110Q110 -50 50 -30", "#231a2c", 30),
      ) +
      seen(330, 548, 120, 0.34, 0) +
      times(4, (i) =>
        line(
          `M${440 + i * 40} ${500 - i * 18}q34 -44 0 -92`,
          "#ffe2a0",
          5,
          `opacity="${0.7 - i * 0.15}"`,
        ),
      ),
  );

export const sonic: Drawings = { above, tilted, standing, workshop, bag, evening };
