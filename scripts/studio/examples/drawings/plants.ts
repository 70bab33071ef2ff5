import { at, box, circle, inside, leaf, line, linear, path, times } from "../kit";
import { blue, clay, green, ink, plant, pot, white } from "./pots";

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

export const monstera = () =>
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

export const sansevieria = () =>
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

export function cactus() {
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

export const ficus = () =>
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
