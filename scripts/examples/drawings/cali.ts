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
  radial,
  randomOf,
  shadow,
  times,
} from "../kit";

const greens = [
  ["#4c8f5d", "#35734a"],
  ["#3a7a50", "#28603c"],
  ["#6aa86a", "#4c8f5d"],
] as const;

const green = (i: number) => greens[i % 3] ?? greens[0];

/** A pot at the foot of the picture; the soil is at 400 560. */
function pot(
  id: string,
  color: readonly [string, string, string],
  shape: "straight" | "round" | "bowl" = "straight",
) {
  const d = {
    straight: "M270 556H530L500 742Q400 760 300 742Z",
    round: "M290 556Q220 640 300 738Q400 764 500 738Q580 640 510 556Z",
    bowl: "M236 570H564Q560 720 440 746H360Q240 720 236 570Z",
  }[shape];
  const wide = { straight: 130, round: 110, bowl: 164 }[shape];
  const y = shape === "bowl" ? 570 : 556;
  return (
    shadow(430, 748, 210, 22, 0.36) +
    linear(id, [color[0], color[1], color[2]], [0, 0, 1, 0.1]) +
    path(d, `url(#${id})`) +
    oval(400, y, wide, 22, color[2]) +
    oval(400, y + 3, wide - 14, 17, "#3b2a20") +
    inside(
      `${id}-in`,
      path(d, "#000"),
      path("M300 560Q330 660 318 760H290V560Z", "#fff", 'opacity=".3" filter="url(#soft)"'),
    )
  );
}

const clay = ["#e09a72", "#c46f45", "#93482a"] as const;
const white = ["#fbf8f0", "#e9e3d5", "#bdb4a2"] as const;
const blue = ["#8fb4c4", "#5d8ba0", "#38606f"] as const;
const ink = ["#54625f", "#36423f", "#212b29"] as const;

const plant = (body: string) => ({ width: 800, height: 800, body });

function monsteraLeaf(size: number, i: number) {
  const [light, dark] = green(i);
  const whole =
    "M0 0C-60 -20 -170 -60 -160 -190C-150 -290 -60 -330 0 -350C60 -330 150 -290 160 -190C170 -60 60 -20 0 0Z";
  const cuts = [-1, 1]
    .map((k) =>
      times(4, (n) =>
        path(
          `M${k * 176} ${-70 - n * 66}Q${k * 110} ${-92 - n * 56} ${k * 44} ${-58 - n * 60}Q${k * 110} ${-70 - n * 56} ${k * 176} ${-46 - n * 64}Z`,
          "#000",
        ),
      ),
    )
    .join("");
  const id = `monstera-${i}`;
  return at(
    0,
    0,
    `<mask id="${id}"><rect x="-200" y="-380" width="400" height="400" fill="#fff"/>${cuts}</mask><g mask="url(#${id})">${path(whole, light)}${path("M0 0C60 -20 170 -60 160 -190C150 -290 60 -330 0 -350Z", dark)}${line("M0 0V-340", "#a8d39b", 5)}${times(4, (n) => line(`M0 ${-30 - n * 66}L110 ${-90 - n * 62}M0 ${-30 - n * 66}L-110 ${-90 - n * 62}`, "#a8d39b", 2.4, 'opacity=".6"'))}</g>`,
    0,
    size,
  );
}

const monstera = () =>
  plant(
    [
      [-62, 290, 0.62],
      [58, 280, 0.66],
      [-26, 330, 0.8],
      [28, 380, 0.78],
      [-4, 180, 0.5],
      [84, 170, 0.46],
      [-88, 180, 0.46],
    ]
      .map(([turn = 0, reach = 0, size = 1], i) =>
        at(
          400,
          556,
          line(`M0 0Q0 ${-reach * 0.5} 0 ${-reach * 0.62}`, "#4c8f5d", 8) +
            at(0, -reach * 0.55, monsteraLeaf(size, i), turn * 0.35),
          turn * 0.6,
        ),
      )
      .join("") + pot("pot", white),
  );

const sansevieria = () =>
  plant(
    [
      [-22, 330],
      [20, 350],
      [-10, 440],
      [12, 470],
      [-32, 240],
      [34, 250],
      [0, 400],
      [4, 290],
    ]
      .map(([turn = 0, length = 0], i) => {
        const d = `M-30 0C-52 ${-length * 0.5} -26 ${-length * 0.86} 0 ${-length}C26 ${-length * 0.86} 52 ${-length * 0.5} 30 0Z`;
        return at(
          400 + turn * 2.2,
          560,
          path(d, "#e3c765") +
            at(0, 0, path(d, "#2f6b4b"), 0, "0.78 0.985") +
            inside(
              `blade-${i}`,
              `<g transform="scale(.78 .985)">${path(d, "#000")}</g>`,
              times(16, (n) =>
                line(`M-50 ${-n * 30 - 10}q25 -16 50 0t50 0`, "#8fbf8a", 6, 'opacity=".55"'),
              ) + path(`M4 0V${-length}H70V0Z`, "#000", 'opacity=".16"'),
            ),
          turn * 0.5,
        );
      })
      .join("") + pot("pot", ink),
  );

function cactus() {
  const stem = (x: number, y: number, w: number, h: number) =>
    box(x - w / 2, y - h, w, h, "url(#cactus)", `rx="${w / 2}"`) +
    times(5, (i) =>
      line(
        `M${x - w / 2 + (w * (i + 1)) / 6} ${y - 10}V${y - h + w * 0.3}`,
        "#2f6b4b",
        3,
        'opacity=".6"',
      ),
    ) +
    times(24, (i) =>
      at(
        x - w / 2 + (w * ((i % 4) + 1)) / 5,
        y - 30 - Math.floor(i / 4) * ((h - 80) / 5),
        line("M0 0L-7 -9M0 0L7 -9M0 0V-11", "#f6efd0", 2.2),
      ),
    );
  const flower = (x: number, y: number) =>
    at(
      x,
      y,
      times(7, (i) =>
        at(
          0,
          0,
          path("M0 0C-14 -12 -12 -36 0 -44C12 -36 14 -12 0 0Z", i % 2 ? "#f08a7b" : "#e66a63"),
          -75 + i * 25,
        ),
      ) + circle(0, -8, 9, "#f7d76b"),
    );
  return plant(
    linear("cactus", ["#7fb98a", "#4c8f5d", "#28603c"], [0, 0, 1, 0]) +
      line("M400 420H270V330", "#4c8f5d", 62) +
      line("M400 360H525V250", "#3a7a50", 56) +
      stem(270, 390, 70, 150) +
      stem(525, 330, 62, 150) +
      stem(400, 570, 128, 440) +
      flower(400, 136) +
      flower(525, 186) +
      pot("pot", clay),
  );
}

const ficus = () =>
  plant(
    line("M400 560Q380 400 410 130", "#6b4c33", 14) +
      times(13, (i) =>
        at(
          404 + Math.sin(i) * 8,
          520 - i * 31,
          leaf(
            190 - i * 4,
            54 - i,
            i % 2 ? ["#2f5e4a", "#234a3a"] : ["#3f7a5c", "#2c6048"],
            i % 2 ? -24 : 24,
          ),
          i % 2 ? 62 - i * 2 : -62 + i * 2,
        ),
      ) +
      at(410, 136, path("M0 0C-12 -30 -8 -80 4 -110C12 -80 14 -30 0 0Z", "#c9574a")) +
      pot("pot", blue),
  );

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
