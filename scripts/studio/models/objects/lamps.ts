import { glowing, lacquer, marble } from "../../kit/materials";
import { ball, group, lathe, place, rod } from "../../kit/shapes";
import { brass, moss } from "./finish";

export function domeLamp() {
  const shade = lathe(
    [
      [0.02, 0.4],
      [0.07, 0.39],
      [0.12, 0.35],
      [0.145, 0.285],
      [0.146, 0.28],
      [0.142, 0.282],
      [0.115, 0.345],
      [0.06, 0.385],
    ],
    moss(),
    [0, 0, 0],
    true,
  );
  return group(
    lathe(
      [
        [0, 0],
        [0.085, 0],
        [0.09, 0.006],
        [0.088, 0.018],
        [0, 0.02],
      ],
      marble("#e8efe8", 0.3),
    ),
    rod([0, 0.02, 0], [0, 0.4, 0], 0.007, 0.007, brass()),
    shade,
    lathe(
      [
        [0, 0.418],
        [0.014, 0.414],
        [0.02, 0.4],
        [0, 0.398],
      ],
      brass(),
    ),
    ball(0.045, glowing("#ffe2ae", 2.2), [0, 0.315, 0]),
  );
}

export function mushroom() {
  return group(
    lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.08, 0.01],
        [0.05, 0.04],
        [0.035, 0.12],
        [0.042, 0.2],
        [0, 0.2],
      ],
      lacquer("#e9e2d2", 0.4),
      [0, 0, 0],
      true,
    ),
    lathe(
      [
        [0.05, 0.19],
        [0.15, 0.185],
        [0.165, 0.2],
        [0.15, 0.26],
        [0.1, 0.305],
        [0.04, 0.322],
        [0, 0.324],
      ],
      lacquer("#8fbf94", 0.35),
      [0, 0, 0],
      true,
    ),
    lathe(
      [
        [0.13, 0.186],
        [0, 0.188],
      ],
      glowing("#ffe6b8", 1.6),
    ),
  );
}

export function taskLamp() {
  const head = place(
    lathe(
      [
        [0.012, 0.05],
        [0.03, 0.045],
        [0.05, 0.01],
        [0.062, -0.04],
        [0.06, -0.04],
        [0.04, 0.0],
      ],
      moss(),
      [0, 0, 0],
      true,
    ),
    [0.19, 0.4, 0],
    [0, 0, 0.55],
  );
  return group(
    lathe(
      [
        [0, 0],
        [0.085, 0],
        [0.09, 0.005],
        [0.088, 0.016],
        [0, 0.018],
      ],
      moss(),
    ),
    rod([0, 0.015, 0], [-0.07, 0.25, 0], 0.006, 0.006, brass()),
    rod([-0.07, 0.25, 0], [0.17, 0.435, 0], 0.006, 0.006, brass()),
    ball(0.013, brass(), [-0.07, 0.25, 0]),
    ball(0.012, brass(), [0.172, 0.437, 0]),
    head,
    ball(0.026, glowing("#ffe2ae", 2.4), [0.205, 0.376, 0]),
  );
}
