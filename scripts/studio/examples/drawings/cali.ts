import { at, circle, type Drawings, leaf, line, path, randomOf, times } from "../kit";
import { cactus, ficus, monstera, sansevieria } from "./plants";
import { blue, clay, green, ink, plant, pot, white } from "./pots";

const heart =
  "M0 0C-70 -20 -84 -86 -44 -104C-20 -114 -4 -100 0 -84C4 -100 20 -114 44 -104C84 -86 70 -20 0 0Z";

function ivy() {
  const random = randomOf(6);
  const vines = [
    [-200, 160],
    [-120, 210],
    [180, 190],
    [110, 130],
    [240, 60],
  ]
    .map(([dx = 0, dy = 0], v) => {
      const [x, y] = [400 + dx * 0.5, 470];
      return (
        line(`M${x} ${y}Q${400 + dx} ${y - 90} ${400 + dx * 1.3} ${y + dy}`, "#4c8f5d", 5) +
        times(7, (i) => {
          const t = (i + 1) / 7;
          const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * (400 + dx) + t * t * (400 + dx * 1.3);
          const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y - 90) + t * t * (y + dy);
          const turn = (i % 2 ? 130 : 230) + random() * 40;
          return at(
            px,
            py,
            path(heart, green(i + v)[0]) +
              path(
                "M0 0C-70 -20 -84 -86 -44 -104C-20 -114 -4 -100 0 -84Z",
                "#e9e39a",
                'opacity=".35"',
              ) +
              line("M0 0V-80", "#cfe3a8", 3),
            turn,
            0.72,
          );
        })
      );
    })
    .join("");
  const top = times(16, (i) =>
    at(
      400 + Math.cos(i * 2.4) * (40 + i * 7),
      440 - Math.abs(Math.sin(i * 2.4)) * (30 + i * 6),
      path(heart, green(i)[0]) +
        path("M0 0C70 -20 84 -86 44 -104C20 -114 4 -100 0 -84Z", green(i)[1]) +
        line("M0 0V-80", "#cfe3a8", 3),
      -70 + i * 10,
      0.9,
    ),
  );
  return plant(
    `<g transform="translate(0 -10)">${pot("pot", clay, "round")}</g>` +
      `<g transform="translate(0 76)">${vines}${top}</g>`,
  );
}

const pilea = () =>
  plant(
    times(19, (i) => {
      const angle = -160 + i * 7.8;
      const reach = 180 + ((i * 67) % 150);
      const [x, y] = [
        400 + reach * Math.cos((angle * Math.PI) / 180),
        540 + reach * 1.15 * Math.sin((angle * Math.PI) / 180),
      ];
      const r = 46 + ((i * 29) % 24);
      return (
        line(`M400 560Q${(x + 400) / 2} ${y + 60} ${x} ${y}`, "#7a9a5c", 5) +
        circle(x, y, r, green(i)[0]) +
        path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, green(i)[1]) +
        circle(x, y, 6, "#d9ecc0") +
        times(6, (n) =>
          line(
            `M${x} ${y}L${x + r * 0.8 * Math.cos(n)} ${y + r * 0.8 * Math.sin(n)}`,
            "#b9dcae",
            1.8,
            'opacity=".5"',
          ),
        )
      );
    }) + pot("pot", white, "bowl"),
  );

function strelitzia() {
  const bird = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path("M-20 0Q60 -36 190 -16Q80 20 -20 0Z", "#3f6f5c") +
        path("M-10 -4Q70 -30 180 -18Q80 -4 -10 -4Z", "#b4553f", 'opacity=".7"') +
        [-58, -34, -12]
          .map((it) =>
            at(
              20,
              -10,
              path(
                "M0 0C-20 -40 -14 -120 6 -160C24 -120 24 -40 0 0Z",
                it === -34 ? "#f7a232" : "#ee8324",
              ),
              it + 30,
            ),
          )
          .join("") +
        at(40, -12, path("M0 0L60 -96L72 -60L90 -66Z", "#33509e")),
      turn,
    );
  return plant(
    [
      [-34, 400],
      [32, 420],
      [-14, 480],
      [16, 330],
      [-50, 290],
      [52, 300],
    ]
      .map(([turn = 0, reach = 0], i) =>
        at(
          400,
          560,
          line(`M0 0L0 ${-reach * 0.5}`, "#5c9a6a", 9) +
            at(0, -reach * 0.45, leaf(reach * 0.62, 60, green(i), turn * 0.5)),
          turn,
        ),
      )
      .join("") +
      line("M400 560Q390 400 330 260", "#5c9a6a", 10) +
      line("M404 560Q430 400 470 200", "#5c9a6a", 10) +
      bird(470, 206, -12) +
      at(330, 266, at(0, 0, bird(0, 0, 8), 0, "-0.8 0.8")) +
      pot("pot", ink, "round"),
  );
}

const fern = () =>
  plant(
    [-84, -62, -40, -20, 0, 20, 40, 62, 84, -72, 74, -8, 30]
      .map((turn, i) => {
        const length = 400 - Math.abs(turn) * 1.3 - (i > 8 ? 120 : 0);
        const bend = turn * 2.4;
        const point = (t: number) =>
          [bend * t * t, -length * t * (1 - 0.34 * t * Math.abs(turn / 84))] as const;
        const fronds = times(20, (n) => {
          const t = 0.12 + (n / 20) * 0.86;
          const [x, y] = point(t);
          const size = 62 * (1 - t) + 14;
          const lean = turn * t * 0.6;
          return at(
            x,
            y,
            at(0, 0, leaf(size, 9, green(i)), 66) + at(0, 0, leaf(size, 9, green(i)), -66),
            lean,
          );
        });
        const [ex, ey] = point(1);
        return at(
          400 + turn * 0.7,
          560,
          fronds + line(`M0 0Q0 ${ey * 0.6} ${ex} ${ey}`, "#2f6b4b", 3.4),
          turn * 0.3,
        );
      })
      .join("") + pot("pot", blue, "bowl"),
  );

export const cali: Drawings = {
  monstera,
  sansevieria,
  cactus,
  ficus,
  ivy,
  pilea,
  strelitzia,
  fern,
};
