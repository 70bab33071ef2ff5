import { fabric, leather, plaster, plastic } from "../../kit/materials";
import { ball, box, group, lathe, place, rod, tube } from "../../kit/shapes";
import { brass, moss, oak } from "./finish";

export function speaker() {
  const cone = (y: number, r: number) =>
    place(
      group(
        lathe(
          [
            [0, 0.012],
            [r * 0.3, 0.01],
            [r * 0.34, 0.002],
            [r * 0.8, 0.008],
            [r * 0.9, 0.013],
            [r, 0.008],
            [r * 1.05, 0.01],
            [r * 1.12, 0.004],
          ],
          plastic("#222624", 0.45),
        ),
        lathe(
          [
            [r * 1.08, 0],
            [r * 1.16, 0.006],
            [r * 1.2, 0],
          ],
          brass(),
        ),
      ),
      [0, y, 0.09],
      [Math.PI / 2, 0, 0],
    );
  return group(
    box([0.2, 0.34, 0.19], 0.022, oak(), [0, 0.18, -0.01]),
    box([0.178, 0.318, 0.02], 0.009, fabric("#2f4f3b", "linen", 0.06), [0, 0.18, 0.083]),
    cone(0.12, 0.062),
    cone(0.27, 0.03),
    box([0.17, 0.02, 0.15], 0.006, plastic("#222624"), [0, 0.01, -0.01]),
  );
}

export function clock() {
  const hand = (length: number, width: number, angle: number, z: number) =>
    place(
      group(box([width, length, 0.002], 0.0008, plastic("#1d2a22"), [0, length * 0.42, 0])),
      [0, 0.14, z],
      [0, 0, angle],
    );
  const marks = Array.from({ length: 12 }, (_, i) =>
    place(
      group(
        box([i % 3 ? 0.003 : 0.006, i % 3 ? 0.01 : 0.017, 0.002], 0.0008, brass(), [0, 0.098, 0]),
      ),
      [0, 0.14, 0.0235],
      [0, 0, (i / 12) * Math.PI * 2],
    ),
  );
  const face = place(
    group(
      lathe(
        [
          [0, -0.02],
          [0.12, -0.02],
          [0.127, -0.012],
          [0.127, 0.024],
          [0.121, 0.028],
          [0.116, 0.021],
          [0, 0.02],
        ],
        moss(),
      ),
      lathe(
        [
          [0.1155, 0.0222],
          [0, 0.0222],
        ],
        plaster("#f1ecdf", 0.2, 0.4),
      ),
    ),
    [0, 0.14, 0],
    [Math.PI / 2, 0, 0],
  );
  return group(
    face,
    ...marks,
    hand(0.06, 0.007, 1.05, 0.025),
    hand(0.09, 0.005, -1.05, 0.027),
    hand(0.1, 0.0018, 2.5, 0.029),
    ball(0.006, brass(), [0, 0.14, 0.026]),
    box([0.16, 0.03, 0.07], 0.01, oak(), [0, 0.014, 0], true),
  );
}

export function radio() {
  const grille = Array.from({ length: 14 }, (_, i) =>
    box([0.004, 0.1, 0.006], 0.002, oak(), [-0.105 + i * 0.01, 0.09, 0.05]),
  );
  const dial = place(
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.035, 0.012],
        [0.03, 0.016],
        [0, 0.016],
      ],
      brass(),
    ),
    [0.088, 0.1, 0.046],
    [Math.PI / 2, 0, 0],
  );
  return group(
    box([0.3, 0.16, 0.09], 0.03, moss(), [0, 0.09, 0]),
    box([0.15, 0.115, 0.006], 0.003, plastic("#1e2d25", 0.7), [-0.04, 0.09, 0.0455]),
    ...grille,
    dial,
    tube(
      [
        [-0.12, 0.165, 0],
        [-0.11, 0.205, 0],
        [0, 0.215, 0],
        [0.11, 0.205, 0],
        [0.12, 0.165, 0],
      ],
      0.007,
      leather("#8a5a34", 0.06),
    ),
    rod([0.13, 0.16, -0.03], [0.2, 0.33, -0.03], 0.0025, 0.002, brass()),
    ball(0.005, brass(), [0.2, 0.33, -0.03]),
  );
}
