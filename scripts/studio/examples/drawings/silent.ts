import {
  at,
  box,
  circle,
  type Drawings,
  leaf,
  line,
  linear,
  oval,
  path,
  radial,
  randomOf,
  soft,
  times,
} from "../kit";

const horizon = 430;

/** A pad on the water, with the notch of a water lily. */
const pad = (x: number, y: number, r: number, turn: number) =>
  at(
    x,
    y,
    oval(6, 14, r, r * 0.36, "#04201f", `opacity=".45" ${soft}`) +
      `<g transform="scale(1 .36) rotate(${turn})">` +
      path(`M0 0L${r} ${-r * 0.16}A${r} ${r} 0 1 1 ${r} ${r * 0.16}Z`, "url(#pad)") +
      times(9, (i) =>
        line(
          `M0 0L${r * 0.82 * Math.cos(0.5 + i * 0.6)} ${r * 0.82 * Math.sin(0.5 + i * 0.6)}`,
          "#9cc79a",
          2.4,
          'opacity=".35"',
        ),
      ) +
      "</g>",
  );

const petal = (turn: number, length: number, width: number, fill: string) =>
  at(
    0,
    0,
    path(
      `M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.8} 0 ${-length}C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.3} 0 0Z`,
      fill,
    ),
    turn,
  );

const lily = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    oval(0, 14, 92, 22, "#04201f", `opacity=".5" ${soft}`) +
      [-78, 78, -60, 60].map((turn) => petal(turn, 104, 24, "url(#petal-back)")).join("") +
      [-40, 40, -18, 18, 0].map((turn) => petal(turn, 112, 27, "url(#petal)")).join("") +
      [-58, 58, -34, 34].map((turn) => petal(turn, 76, 22, "url(#petal-front)")).join("") +
      oval(0, -26, 22, 14, "#f5c33b") +
      times(7, (i) => circle(-18 + i * 6, -30 - (i % 2) * 5, 3.4, "#fbe08a")),
    0,
    size,
  );

const reed = (x: number, y: number, length: number, bend: number) =>
  at(
    x,
    y,
    line(`M0 0Q${bend * 0.2} ${-length * 0.6} ${bend} ${-length}`, "#123d33", 5) +
      at(
        bend,
        -length,
        `<rect x="-7" y="-50" width="14" height="66" rx="7" fill="url(#reed)"/>`,
        bend / 9,
      ),
  );

function pond() {
  const random = randomOf(5);
  const hills = (y: number, high: number, fill: string, seed: number) => {
    const wave = randomOf(seed);
    const points = Array.from(
      { length: 9 },
      (_, i) => `${i * 200} ${y - high * (0.35 + wave() * 0.65)}`,
    );
    const curve = points.map((point, i) =>
      i === 0
        ? `M${point}`
        : `S${Number(point.split(" ")[0]) - 90} ${point.split(" ")[1]} ${point}`,
    );
    return path(`${curve.join("")}V${horizon}H0Z`, fill);
  };
  const ripples = times(60, (i) => {
    const depth = (i / 60) ** 1.5;
    const y = horizon + 12 + depth * 540;
    const width = 60 + random() * 220 * (0.4 + depth);
    return `<rect x="${random() * 1600 - width / 2}" y="${y}" width="${width}" height="${2 + depth * 3}" rx="2" fill="${i % 3 ? "#ffe2b0" : "#0a3a3c"}" opacity="${i % 3 ? 0.2 : 0.28}"/>`;
  });
  const glitter = times(26, (i) => {
    const width = 30 + random() * (30 + i * 5);
    return `<rect x="${1085 - width / 2 + (random() - 0.5) * 60}" y="${horizon + 8 + i * 13}" width="${width}" height="5" rx="2.5" fill="#ffe9b8" opacity="${0.85 - i * 0.026}"/>`;
  });
  const jetty =
    path("M1600 690L1180 640L1150 668L1600 742Z", "#8a6243") +
    path("M1150 668L1600 742V764L1150 684Z", "#54392a") +
    times(11, (i) =>
      line(
        `M${1200 + i * 38} ${643 + i * 4.6}L${1172 + i * 40} ${672 + i * 6.6}`,
        "#54392a",
        3,
        'opacity=".7"',
      ),
    ) +
    [1180, 1330, 1490]
      .map(
        (x, i) =>
          box(x, 684 + i * 22, 16, 120, "#3c2a20") +
          box(x, 804 + i * 22, 16, 60, "#3c2a20", 'opacity=".3"'),
      )
      .join("");
  return {
    width: 1600,
    height: 1000,
    body:
      linear("sky", ["#174a57", "#3f8a88", "#f2b788", "#ffd9a0"]) +
      linear("water", ["#e9b184", ["#4d918b", 0.22], ["#175a5c", 0.5], "#06292b"]) +
      radial("sun", ["#fff6da", "#ffdf9f"]) +
      radial("pad", ["#7fb77e", "#2f7a5c"], 0.4, 0.4, 0.7) +
      linear("petal", ["#ffffff", "#ffe3e3", "#f2a8b4"]) +
      linear("petal-back", ["#f7d3d6", "#d98a9b"]) +
      linear("petal-front", ["#ffffff", "#f8c3cb"]) +
      linear("reed", ["#6d4124", "#432713"], [0, 0, 1, 0]) +
      box(0, 0, 1600, horizon, "url(#sky)") +
      circle(1085, 352, 230, "#ffe3ad", 'opacity=".4" filter="url(#mist)"') +
      circle(1085, 352, 74, "url(#sun)") +
      hills(horizon, 230, "#4f8f8a", 3) +
      hills(horizon, 150, "#2f7370", 8) +
      hills(horizon + 4, 86, "#16514f", 21) +
      box(0, horizon, 1600, 570, "url(#water)") +
      ripples +
      glitter +
      jetty +
      pad(250, 800, 150, 20) +
      pad(560, 715, 104, 150) +
      pad(880, 850, 170, -40) +
      pad(420, 930, 128, 230) +
      pad(1240, 925, 150, 70) +
      pad(760, 652, 66, 10) +
      lily(300, 790, 1.25) +
      lily(900, 838, 1.5) +
      lily(585, 705, 0.8) +
      times(13, (i) =>
        reed(
          20 + i * 17 + random() * 14,
          640 + random() * 40,
          240 + random() * 210,
          -30 + random() * 90,
        ),
      ) +
      times(9, (i) =>
        at(
          10 + i * 24,
          700,
          leaf(260 + random() * 160, 11, ["#1d5a43", "#123d33"], -50 + random() * 120),
        ),
      ),
  };
}

export const silent: Drawings = { pond };
