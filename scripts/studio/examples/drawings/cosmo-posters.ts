import { at, box, circle, line, oval, path, times } from "../kit";

/** The ground of a poster: the colors of the posters that the template draws. */
const poster = (ground: string, body: string) => ({
  width: 900,
  height: 900,
  body:
    box(0, 0, 900, 900, ground) +
    times(40, (i) =>
      circle((i * 211) % 900, (i * 137) % 900, 1.6 + (i % 3), "#fff", 'opacity=".5"'),
    ) +
    body,
});

export const telescope = () =>
  poster(
    "#1d3a8a",
    circle(690, 210, 90, "#f2c14e") +
      at(
        450,
        470,
        line("M0 60L-170 380M0 60L0 380M0 60L170 380", "#0c1433", 22) +
          at(
            0,
            0,
            box(-270, -66, 430, 132, "#fff", 'rx="16"') +
              box(-270, -66, 90, 132, "#e2572b", 'rx="16"') +
              box(150, -46, 130, 92, "#c9d3f2", 'rx="10"') +
              box(280, -26, 60, 52, "#0c1433", 'rx="8"') +
              box(-60, -100, 150, 34, "#f2c14e", 'rx="12"'),
            -32,
          ) +
          circle(0, 40, 48, "#0c1433") +
          circle(0, 40, 20, "#f2c14e"),
      ),
  );

export const binoculars = () =>
  poster(
    "#e8b23a",
    at(
      450,
      470,
      [-1, 1]
        .map(
          (side) =>
            path(`M${side * 40} -250H${side * 150}L${side * 250} 170H${side * 50}Z`, "#142257") +
            box(side * 95 - 64, -310, 128, 74, "#2c3f8f", 'rx="16"') +
            box(side * 150 - 116, 150, 232, 90, "#2c3f8f", 'rx="20"') +
            oval(side * 150, 240, 100, 30, "#bcd4ff") +
            path(
              `M${side * 100} -230L${side * 190} 140`,
              "none",
              'stroke="#fff" stroke-width="10" opacity=".25"',
            ),
        )
        .join("") +
        box(-52, -140, 104, 130, "#0c1433", 'rx="18"') +
        circle(0, -70, 30, "#e2572b"),
    ),
  );

export const lantern = () =>
  poster(
    "#0d3b34",
    circle(450, 500, 290, "#e2572b", 'opacity=".35" filter="url(#mist)"') +
      at(
        450,
        500,
        line("M-110 -190Q0 -420 110 -190", "#f0f1fa", 16) +
          box(-120, -220, 240, 60, "#f0f1fa", 'rx="14"') +
          box(-100, -160, 200, 300, "#e2572b", 'rx="20"') +
          path("M0 100C-76 60 -54 -30 0 -110C54 -30 76 60 0 100Z", "#f9d77e") +
          times(3, (i) => line(`M${-60 + i * 60} -156V136`, "#8f2a12", 8)) +
          box(-140, 140, 280, 70, "#f0f1fa", 'rx="14"'),
      ),
  );

export const chart = () =>
  poster(
    "#c9d3f2",
    at(
      450,
      450,
      circle(0, 0, 330, "#142257") +
        circle(0, 0, 330, "none", 'stroke="#f2c14e" stroke-width="16"') +
        [240, 150, 66]
          .map((r) =>
            circle(0, 0, r, "none", 'stroke="#8fa6e8" stroke-width="3" stroke-dasharray="4 10"'),
          )
          .join("") +
        times(12, (i) =>
          line(
            `M${66 * Math.cos(i * 0.5236)} ${66 * Math.sin(i * 0.5236)}L${320 * Math.cos(i * 0.5236)} ${320 * Math.sin(i * 0.5236)}`,
            "#8fa6e8",
            1.6,
            'opacity=".6"',
          ),
        ) +
        line("M-190 -60L-110 -120L-30 -96L40 -30L150 -50L190 60L70 90L40 -30", "#f2c14e", 5) +
        [
          [-190, -60],
          [-110, -120],
          [-30, -96],
          [40, -30],
          [150, -50],
          [190, 60],
          [70, 90],
          [-120, 140],
          [-40, 200],
          [90, -200],
        ]
          .map(([x = 0, y = 0], i) => circle(x, y, i % 3 ? 9 : 14, "#fff"))
          .join(""),
    ),
  );
