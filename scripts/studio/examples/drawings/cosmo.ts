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
  times,
} from "../kit";

import { binoculars, chart, lantern, telescope } from "./cosmo-posters";

const size = { width: 1600, height: 900 };

const stars = (count: number, seed: number, below = 700) => {
  const random = randomOf(seed);
  return times(count, (i) =>
    circle(
      random() * 1600,
      random() * below,
      i % 19 === 0 ? 3.4 : 0.7 + random() * 1.4,
      i % 7 ? "#fff" : "#ffe3b0",
      `opacity="${0.35 + random() * 0.65}"`,
    ),
  );
};

const ridge = (y: number, high: number, fill: string, seed: number) => {
  const random = randomOf(seed);
  const points = times(17, (i) => `L${i * 100} ${y - random() * high}`);
  return path(`M0 ${y}${points}V900H0Z`, fill);
};

const milkyWay = (turn: number) =>
  at(
    820,
    330,
    oval(0, 0, 900, 150, "#8fa6e8", 'opacity=".28" filter="url(#mist)"') +
      oval(60, 10, 620, 74, "#f3d9c0", 'opacity=".34" filter="url(#mist)"') +
      oval(-40, 16, 460, 16, "#0b1330", 'opacity=".5" filter="url(#soft)"') +
      times(240, (i) =>
        circle(
          ((i * 97) % 1700) - 850,
          (((i * 61) % 200) - 100) * (0.3 + ((i * 7) % 10) / 14),
          0.8 + (i % 3) * 0.6,
          "#fff",
          'opacity=".75"',
        ),
      ),
    turn,
  );

const dome = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    box(-r * 0.92, -r * 0.2, r * 1.84, r * 0.62, "url(#wall)") +
      path(`M${-r} ${-r * 0.2}A${r} ${r} 0 0 1 ${r} ${-r * 0.2}Z`, "url(#shell)") +
      path(
        `M${r * 0.05} ${-r * 1.19}L${r * 0.36} ${-r * 1.13}L${r * 0.5} ${-r * 0.2}H${r * 0.16}Z`,
        "#1a1420",
      ) +
      path(
        `M${r * 0.1} ${-r * 0.5}L${r * 0.72} ${-r * 1.2}L${r * 0.84} ${-r * 1.08}L${r * 0.34} ${-r * 0.36}Z`,
        "#f2c14e",
      ) +
      times(4, (i) =>
        line(
          `M${-r * (0.75 - i * 0.2)} ${-r * 0.2}A${r * (0.8 - i * 0.2)} ${r * 0.96} 0 0 1 ${-r * 0.04} ${-r * 1.16}`,
          "#8c92b8",
          3,
          'opacity=".5"',
        ),
      ) +
      box(-r * 0.5, r * 0.02, r * 0.3, r * 0.4, "url(#lamp)") +
      box(-r, -r * 0.24, r * 2, r * 0.09, "#565d86"),
  );

const defs =
  linear("night", ["#070c24", "#142257", "#3b3f7d", ["#b5657c", 0.95]]) +
  linear("deep", ["#050a1c", "#0e2048", "#1c4a67"]) +
  linear("wall", ["#aab0cf", "#555b82"], [0, 0, 1, 0]) +
  linear("shell", ["#f0f1fa", "#9aa0c6", "#5d648f"], [0, 0, 1, 0.4]) +
  linear("lamp", ["#ffe9a8", "#f5a53b"]) +
  radial("moon", ["#fffdf1", ["#f5e7be", 0.7], "#d8bf87"], 0.4, 0.4, 0.7);

const scene = (body: string) => ({ ...size, body: defs + body });

const observatory = () =>
  scene(
    box(0, 0, 1600, 900, "url(#night)") +
      stars(420, 3) +
      milkyWay(-24) +
      ridge(690, 150, "#2a2b5e", 6) +
      ridge(760, 110, "#191b44", 12) +
      dome(1090, 700, 170) +
      dome(560, 742, 84) +
      ridge(850, 60, "#0b0d28", 31) +
      path("M0 850Q400 790 800 830T1600 800V900H0Z", "#0b0d28") +
      path("M1000 800Q860 840 620 900H760Q900 850 1040 806Z", "#f5c76a", 'opacity=".4"'),
  );

const person = (x: number, y: number, h: number, lean = 0) =>
  at(
    x,
    y,
    circle(lean * 14, -h * 0.9, h * 0.1, "#0a0b20") +
      path(
        `M${-h * 0.13} 0L${-h * 0.14 + lean * 8} ${-h * 0.66}Q${lean * 12} ${-h * 0.84} ${h * 0.14 + lean * 8} ${-h * 0.66}L${h * 0.13} 0Z`,
        "#0a0b20",
      ),
  );

/** Stars that turn around the pole while the shutter is open. */
const trails = () => {
  const random = randomOf(40);
  return scene(
    box(0, 0, 1600, 900, "url(#deep)") +
      times(64, (i) => {
        const r = 34 + i * 16;
        const from = random() * 6.28;
        const to = from + 0.5 + random() * 0.9;
        const point = (angle: number) =>
          `${800 + r * Math.cos(angle)} ${330 + r * Math.sin(angle)}`;
        const again = from + 3;
        const color = ["#fff", "#ffe0a8", "#bcd4ff"][i % 3] ?? "#fff";
        return line(
          `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}M${point(again)}A${r} ${r} 0 0 1 ${point(again + 0.8)}`,
          color,
          2.4,
          `opacity="${0.4 + random() * 0.5}"`,
        );
      }) +
      circle(800, 330, 5, "#fff") +
      ridge(720, 90, "#123550", 9) +
      box(0, 720, 1600, 180, "#0c2740") +
      times(30, (i) =>
        box(
          (i * 283) % 1600,
          730 + ((i * 37) % 120),
          60 + ((i * 53) % 140),
          2,
          "#8fb7d9",
          'opacity=".3"',
        ),
      ) +
      path("M0 900V806Q300 770 620 812T1180 820T1600 790V900Z", "#060a18") +
      person(700, 812, 110, 1) +
      person(752, 812, 92) +
      at(
        830,
        812,
        line("M0 0L18 -70L36 0M18 -70V0", "#0a0b20", 6) +
          path("M-24 -66L70 -124L82 -106L-14 -48Z", "#0a0b20"),
      ) +
      person(910, 814, 104, -1) +
      path("M1160 820L1240 706L1330 820Z", "#d98a3b") +
      path("M1240 706L1330 820H1262Z", "#8e4d1e") +
      oval(1236, 800, 60, 44, "#ffdf9a", 'opacity=".5" filter="url(#soft)"'),
  );
};

const moonrise = () =>
  scene(
    box(0, 0, 1600, 900, "url(#night)") +
      stars(160, 8, 500) +
      circle(1060, 420, 260, "#fbe7b6", 'opacity=".35" filter="url(#mist)"') +
      circle(1060, 420, 178, "url(#moon)") +
      oval(1010, 370, 44, 34, "#cdb27c", 'opacity=".5"') +
      oval(1110, 450, 60, 42, "#cdb27c", 'opacity=".45"') +
      oval(1030, 490, 30, 22, "#cdb27c", 'opacity=".5"') +
      oval(1136, 352, 22, 18, "#cdb27c", 'opacity=".5"') +
      ridge(640, 170, "#37346b", 15) +
      ridge(730, 150, "#232353", 27) +
      path("M0 900V760Q420 640 820 700T1600 740V900Z", "#10112f") +
      at(1020, 700, box(-6, -20, 12, 24, "#08091c")) +
      person(960, 698, 120, 1) +
      person(1120, 706, 116, -1) +
      at(
        1034,
        704,
        line("M0 0L24 -84L48 0M24 -84V-4", "#0a0b20", 6) +
          at(24, -90, box(-66, -13, 132, 26, "#0a0b20", 'rx="8"'), -32),
      ),
  );

export const cosmo: Drawings = {
  observatory,
  trails,
  moonrise,
  telescope,
  binoculars,
  lantern,
  chart,
};
