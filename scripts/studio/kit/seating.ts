import type { Material } from "three";
import { cushion, group, place, rod, tube } from "./shapes";

export function diningChair(seat: Material, frame: Material) {
  const legs = [-1, 1].flatMap((x) => [
    rod([x * 0.2, 0.45, 0.19], [x * 0.225, 0, 0.225], 0.019, 0.012, frame),
    tube(
      [
        [x * 0.225, 0, -0.27],
        [x * 0.205, 0.25, -0.215],
        [x * 0.2, 0.47, -0.2],
        [x * 0.205, 0.66, -0.235],
        [x * 0.21, 0.83, -0.29],
      ],
      0.0165,
      frame,
    ),
  ]);
  const rails = [
    rod([-0.2, 0.405, 0.19], [0.2, 0.405, 0.19], 0.014, 0.014, frame),
    rod([-0.2, 0.405, -0.2], [0.2, 0.405, -0.2], 0.014, 0.014, frame),
    ...[-1, 1].map((x) => rod([x * 0.2, 0.405, 0.19], [x * 0.2, 0.405, -0.2], 0.014, 0.014, frame)),
    ...[-1, 1].map((x) =>
      rod([x * 0.213, 0.2, 0.205], [x * 0.21, 0.2, -0.225], 0.009, 0.009, frame),
    ),
  ];
  const pad = cushion([0.47, 0.075, 0.45], seat, [0, 0.455, 0.0], {
    puff: 0.016,
    radius: 0.032,
    wrinkle: 0.003,
    seed: 2,
  });
  const rest = place(
    cushion([0.46, 0.24, 0.05], seat, [0, 0, 0], {
      axis: "z",
      puff: 0.012,
      radius: 0.024,
      wrinkle: 0.003,
      seed: 3,
    }),
    [0, 0.73, -0.245],
    [-0.25, 0, 0],
  );
  bend(rest, 0.35);
  return group(pad, rest, ...legs, ...rails);
}

/** Bends a back rest towards the sitter. */
export function bend(rest: ReturnType<typeof cushion>, amount: number) {
  const position = rest.geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i);
    position.setZ(i, position.getZ(i) + x * x * amount);
  }
  rest.geometry.computeVertexNormals();
}

export interface SofaStyle {
  cloth: () => Material;
  legs: () => Material;
  seats: number;
  width: number;
  arm?: number;
  armHeight?: number;
  round?: number;
  pillows?: () => Material;
}

export function sofa({
  cloth,
  legs,
  seats,
  width,
  arm = 0.2,
  armHeight = 0.6,
  round = 0.07,
  pillows,
}: SofaStyle) {
  const body = cloth();
  const inside = width - arm * 2;
  const each = inside / seats;
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      rod(
        [x * (width / 2 - 0.14), 0.16, z * 0.32],
        [x * (width / 2 - 0.1), 0, z * 0.36],
        0.026,
        0.015,
        legs(),
      ),
    ),
  );
  const base = cushion([width - 0.08, 0.17, 0.84], body, [0, 0.23, 0], {
    puff: 0,
    radius: 0.04,
    wrinkle: 0.003,
    detail: 60,
  });
  const back = place(
    cushion([width - 0.06, 0.6, 0.2], body, [0, 0, 0], {
      axis: "z",
      puff: 0.015,
      radius: round,
      wrinkle: 0.006,
      detail: 70,
      seed: 5,
    }),
    [0, 0.52, -0.36],
    [-0.12, 0, 0],
  );
  const arms = [-1, 1].map((x) =>
    cushion(
      [arm, armHeight - 0.14, 0.92],
      body,
      [x * (width / 2 - arm / 2), 0.14 + (armHeight - 0.14) / 2, 0.0],
      {
        axis: "x",
        puff: 0.012,
        radius: round,
        wrinkle: 0.006,
        seed: 8 + x,
        detail: 56,
      },
    ),
  );
  const soft = Array.from({ length: seats }, (_, i) => {
    const x = -inside / 2 + each * (i + 0.5);
    return group(
      cushion([each - 0.006, 0.19, 0.68], body, [x, 0.4, 0.1], {
        puff: 0.035,
        radius: 0.065,
        wrinkle: 0.008,
        seed: 20 + i,
        detail: 48,
      }),
      place(
        cushion([each - 0.012, 0.42, 0.2], body, [0, 0, 0], {
          axis: "z",
          puff: 0.06,
          radius: 0.085,
          wrinkle: 0.013,
          seed: 30 + i,
          pinch: 0.12,
          detail: 48,
        }),
        [x, 0.665, -0.2],
        [-0.24, 0, 0],
      ),
    );
  });
  const thrown = pillows
    ? [-1, 1].map((x) =>
        place(
          cushion([0.42, 0.42, 0.15], pillows(), [0, 0, 0], {
            axis: "z",
            puff: 0.05,
            radius: 0.06,
            pinch: 0.55,
            wrinkle: 0.01,
            seed: 40 + x,
            detail: 44,
          }),
          [x * (inside / 2 - 0.2), 0.66, 0.0],
          [-0.34, x * -0.28, x * 0.07],
        ),
      )
    : [];
  return group(base, back, ...arms, ...soft, ...thrown, ...feet);
}
