import {
  at,
  box,
  circle,
  type Drawings,
  leaf,
  line,
  linear,
  path,
  radial,
  randomOf,
  times,
} from "../kit";

/** A house with a tiled or a solar roof, seen from its front. */
function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: number,
  solar: boolean,
) {
  const lift = w * 0.34;
  const depth = w * 0.6;
  const face = `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - lift}L${x + w} ${y - h}V${y}Z`;
  const slope = `M${x + w / 2 - 10} ${y - h - lift - 10}L${x + w + 16} ${y - h + 8}L${x + w + depth + 16} ${y - h - 22}L${x + w / 2 + depth - 10} ${y - h - lift - 40}Z`;
  const side =
    path(`M${x + w} ${y}V${y - h}L${x + w + depth} ${y - h - 30}V${y - 30}Z`, wall) +
    path(
      `M${x + w} ${y}V${y - h}L${x + w + depth} ${y - h - 30}V${y - 30}Z`,
      "#3b1e14",
      'opacity=".36"',
    );
  const point = (u: number, v: number) => {
    const [ax, ay] = [x + w / 2 - 4, y - h - lift - 8];
    return [ax + u * depth + v * (w / 2 + 14), ay - u * 30 + v * (lift + 12)] as const;
  };
  const cell = (column: number, row: number, columns: number, rows: number) => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    const spots = corners.map(([i, j]) =>
      point(
        0.06 + (0.88 * (column + i * 0.93)) / columns,
        0.08 + (0.84 * (row + j * 0.93)) / rows,
      ).join(" "),
    );
    return path(
      `M${spots.join("L")}Z`,
      (column + row) % 4 === 0 ? "#4f83b8" : "url(#panel)",
      'stroke="#a9c8e4" stroke-width="1.6"',
    );
  };
  const panels = solar
    ? times(4, (c) => times(3, (r) => cell(c, r, 4, 3)))
    : times(9, (i) =>
        line(
          `M${point(0, i / 9).join(" ")}L${point(1, i / 9).join(" ")}`,
          "#8c3d20",
          4,
          'opacity=".6"',
        ),
      );
  const windows = times(2, (i) => {
    const wx = x + w * (0.2 + i * 0.38);
    return (
      box(wx, y - h * 0.7, w * 0.2, h * 0.26, "#3d2b33") +
      box(
        wx,
        y - h * 0.7,
        w * 0.2,
        h * 0.26,
        "url(#glow)",
        `opacity="${i === roof % 2 ? 0.95 : 0.2}"`,
      ) +
      line(`M${wx + w * 0.1} ${y - h * 0.7}v${h * 0.26}`, "#4a3228", 4) +
      box(wx - 8, y - h * 0.7, 8, h * 0.26, "#5f7a5a") +
      box(wx + w * 0.2, y - h * 0.7, 8, h * 0.26, "#5f7a5a")
    );
  });
  return (
    side +
    path(face, wall) +
    path(`M${x} ${y - h}L${x + w / 2} ${y - h - lift}L${x + w} ${y - h}`, "#fff", 'opacity=".12"') +
    windows +
    box(x + w * 0.42, y - h * 0.3, w * 0.17, h * 0.3, "#6b3b22") +
    path(slope, ["#c4643a", "#b4552f", "#cf7345"][roof % 3] ?? "#c4643a") +
    panels +
    line(`M${x - 14} ${y - h + 10}L${x + w / 2 - 8} ${y - h - lift - 10}`, "#a44d2a", 16)
  );
}

const cypress = (x: number, y: number, size: number) =>
  at(x, y, leaf(260, 44, ["#2e4a3a", "#1e3529"]), 0, size);

/** A village in the evening whose roofs make its power. */
function village() {
  const random = randomOf(4);
  const rays = times(18, (i) =>
    at(1080, 380, path("M0 0L1500 -46V46Z", "#fff1c4", 'opacity=".13"'), i * 20 + 4),
  );
  const olives = times(30, (i) => {
    const x = (i % 10) * 170 + random() * 70;
    const y = 560 + Math.floor(i / 10) * 46;
    return circle(x, y, 17 + random() * 8, "#6d7c4a") + circle(x - 5, y - 6, 10, "#8b9a5d");
  });
  return {
    width: 1600,
    height: 1000,
    body:
      linear("sky", ["#f0a35b", "#f7c981", "#fdeac0"]) +
      radial("sun", ["#fffbe8", "#ffe7a1"]) +
      linear("panel", ["#2c5582", "#132f52"], [0, 0, 1, 1]) +
      linear("glow", ["#ffe9a8", "#f7b347"]) +
      linear("field", ["#c9a35a", "#9b7a3f"]) +
      box(0, 0, 1600, 1000, "url(#sky)") +
      rays +
      circle(1080, 380, 210, "#fff2c6", 'opacity=".6" filter="url(#mist)"') +
      circle(1080, 380, 116, "url(#sun)") +
      path(
        "M0 470L180 360L330 430L560 290L760 420L980 350L1240 440L1420 340L1600 420V700H0Z",
        "#c98a6a",
      ) +
      path("M0 540Q260 420 560 500T1100 480T1600 510V760H0Z", "#b0745a") +
      path("M0 600Q400 500 800 570T1600 560V1000H0Z", "url(#field)") +
      olives +
      cypress(120, 700, 0.9) +
      cypress(190, 720, 0.72) +
      house(980, 690, 150, 130, "#f0d9b4", 1, true) +
      house(1240, 700, 170, 150, "#ead0a4", 2, true) +
      house(700, 710, 170, 140, "#f4e3c4", 0, false) +
      cypress(660, 740, 1) +
      house(300, 780, 230, 190, "#f7ead0", 1, true) +
      cypress(1500, 800, 1.35) +
      house(820, 840, 260, 210, "#f2dcb6", 2, true) +
      cypress(770, 880, 1.3) +
      house(1180, 950, 320, 260, "#f8ecd4", 0, true) +
      house(40, 960, 300, 250, "#f0d9b4", 2, true) +
      cypress(560, 960, 1.5) +
      times(60, (i) =>
        at(i * 28, 1004, leaf(60 + random() * 70, 8, ["#7a6a35", "#5d5228"], random() * 50 - 25)),
      ),
  };
}

export const corporate: Drawings = { village };
