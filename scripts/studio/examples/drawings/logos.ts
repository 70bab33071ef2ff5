import type { Example } from ".";
import { at, box, circle, type Drawing, inside, line, oval, path, times } from "../kit";

const mark = (ground: string, body: string): Drawing => ({
  width: 160,
  height: 160,
  body: inside("round", circle(80, 80, 80, "#000"), box(0, 0, 160, 160, ground) + body),
});

const petals = (count: number, fill: string, length: number, width: number) =>
  times(count, (i) =>
    at(
      80,
      80,
      path(
        `M0 0C${-width} ${-length * 0.4} ${-width} ${-length} 0 ${-length}C${width} ${-length} ${width} ${-length * 0.4} 0 0Z`,
        fill,
      ),
      (i * 360) / count,
    ),
  );

const ink = "#1b1512";

/** The mark of each company. */
export const logos: Readonly<Record<Example, () => Drawing>> = {
  silent: () =>
    mark(
      "#f6dfb2",
      [-56, 56, -28, 28, 0]
        .map((turn) =>
          at(80, 104, path("M0 0C-20 -24 -18 -62 0 -72C18 -62 20 -24 0 0Z", "#17685f"), turn),
        )
        .join("") + line("M34 118q23 -14 46 0t46 0", "#0d3b3e", 7),
    ),
  "gourmet-grove": () =>
    mark(
      "#f3c623",
      circle(80, 80, 62, "#fff6cf") + petals(8, "#f3c623", 56, 19) + circle(80, 80, 6, "#fff6cf"),
    ),
  atlantic: () =>
    mark(
      "#0f2f3a",
      times(3, (i) => line(`M22 ${66 + i * 24}q29 -34 58 0t58 0`, "#cfe3e0", 9)),
    ),
  corporate: () =>
    mark(
      "#1f2f46",
      circle(80, 74, 26, "#f2a541") +
        path("M80 66L146 118H14Z", "#ffffff") +
        times(2, (i) =>
          line(
            `M${80 - 36 * (i + 0.4)} ${100}L${80 - 52 * (i + 0.4)} 118M${80 + 36 * (i + 0.4)} 100L${80 + 52 * (i + 0.4)} 118`,
            "#1f2f46",
            4,
          ),
        ) +
        line("M46 98H114", "#1f2f46", 4),
    ),
  simple: () =>
    mark(
      "#9c2f1f",
      line("M80 132V70", "#fffaf0", 9) +
        path("M80 84C38 84 34 52 34 40C66 40 80 56 80 84Z", "#fffaf0") +
        path("M80 104C116 104 124 78 124 62C94 62 80 78 80 104Z", "#f0b56a"),
    ),
  cosmo: () =>
    mark(
      "#f6c95f",
      circle(66, 80, 44, "#14204f") +
        circle(84, 70, 38, "#f6c95f") +
        at(112, 56, path("M0 -24L6 -6L24 0L6 6L0 24L-6 6L-24 0L-6 -6Z", "#14204f")),
    ),
  prestige: () =>
    mark(
      "#e9a05c",
      line("M98 34C76 24 62 40 70 66C78 92 90 96 86 120C82 138 60 136 58 122", "#241811", 11) +
        circle(98, 38, 10, "#241811") +
        circle(60, 118, 10, "#241811") +
        line("M62 80H100", "#241811", 6),
    ),
  motion: () =>
    mark(
      "#ffd76a",
      path("M80 22L122 68L80 138L38 68Z", "#e4452f") +
        path("M80 22L122 68H38Z", "#ffffff") +
        line("M80 22V138M38 68H122", ink, 5),
    ),
  cali: () =>
    mark(
      "#e3b94f",
      at(
        80,
        134,
        path("M0 0C-52 -20 -50 -84 0 -112C50 -84 52 -20 0 0Z", "#16281f") +
          line("M0 0V-92M0 -30L24 -52M0 -30L-24 -52M0 -54L18 -72M0 -54L-18 -72", "#e3b94f", 6),
      ),
    ),
  trend: () =>
    mark(
      "#b5512c",
      circle(80, 84, 40, "#f6c88a") + path("M0 100Q40 76 80 98T160 92V160H0Z", "#2c4653"),
    ),
  sonic: () =>
    mark(
      "#2b1a17",
      circle(80, 80, 54, "#3f8791") +
        times(7, (i) =>
          oval(80 + 36 * Math.cos(i * 0.898), 80 + 36 * Math.sin(i * 0.898), 10, 8, "#f6d9bd"),
        ) +
        circle(80, 80, 14, "#e7a97d"),
    ),
  thunder: () =>
    mark(
      "#171226",
      circle(80, 80, 62, "none", 'stroke="#f3e9d8" stroke-width="5"') +
        path("M94 20L46 88H76L62 142L116 66H86Z", "#f4c430"),
    ),
};
