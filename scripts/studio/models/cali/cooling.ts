import { brushed, glass, glowing, lacquer, plastic } from "../../kit/materials";
import {
  box,
  cushion,
  group,
  lathe,
  noShadow,
  place,
  plate,
  rod,
  roundedRect,
  tube,
} from "../../kit/shapes";
import { black, cream, dial, sage, steel, walnut } from "./finish";

export function refrigerator() {
  const [w, d] = [0.6, 0.6];
  const coat = () => lacquer("#8db0b2", 0.4);
  const carcass = box([w, 1.56, d - 0.07], 0.06, coat(), [0, 0.85, -0.05]);
  const lower = cushion([w, 1.06, 0.1], coat(), [0, 0.605, d / 2 - 0.04], {
    axis: "z",
    puff: 0.018,
    radius: 0.045,
    wrinkle: 0,
    detail: 70,
  });
  const upper = cushion([w, 0.48, 0.1], coat(), [0, 1.383, d / 2 - 0.04], {
    axis: "z",
    puff: 0.018,
    radius: 0.045,
    wrinkle: 0,
    detail: 60,
  });
  const seal = box([w - 0.03, 1.5, 0.03], 0.01, plastic("#3c4445", 0.7), [0, 0.85, d / 2 - 0.09]);
  const handles = [
    [1.22, 0.26],
    [0.93, 0.34],
  ].map(([y = 0, length = 0]) =>
    group(
      tube(
        [
          [-0.23, y + length / 2 - (y > 1.1 ? 0 : 0.02), 0.325],
          [-0.23, y + length * 0.42, 0.36],
          [-0.23, y, 0.372],
          [-0.23, y - length * 0.42, 0.36],
          [-0.23, y - length / 2, 0.325],
        ],
        0.012,
        steel(),
      ),
    ),
  );
  handles[0]?.position.set(0, 0.12, 0);
  handles[1]?.position.set(0, -0.02, 0);
  const hinges = [1.135, 0.085, 1.62].map((y) =>
    box([0.03, 0.02, 0.05], 0.006, steel(), [0.27, y, 0.28]),
  );
  const name = box([0.15, 0.026, 0.006], 0.003, steel(), [0.16, 1.5, 0.328]);
  const plinth = box([w - 0.08, 0.07, d - 0.16], 0.01, plastic("#2d3132", 0.6), [0, 0.055, -0.04]);
  const feet = [-1, 1].flatMap((x) =>
    [0.2, -0.24].map((z) => rod([x * 0.23, 0.09, z], [x * 0.23, 0, z], 0.024, 0.02, steel())),
  );
  return group(carcass, lower, upper, seal, ...handles, ...hinges, name, plinth, ...feet);
}

export function microwave() {
  const shell = box([0.5, 0.29, 0.36], 0.035, sage(), [0, 0.165, 0]);
  const door = box([0.355, 0.262, 0.02], 0.009, cream(), [-0.065, 0.165, 0.18]);
  const panel = box([0.115, 0.262, 0.02], 0.009, brushed("#d5d6d4", 0.3), [0.178, 0.165, 0.18]);
  const frame = place(
    plate(roundedRect(0.285, 0.19, 0.022), 0.01, 0.003, steel()),
    [-0.075, 0.165, 0.188],
  );
  const cavity = place(
    plate(roundedRect(0.268, 0.173, 0.016), 0.008, 0.002, plastic("#17191a", 0.12)),
    [-0.075, 0.165, 0.1912],
  );
  const sheen = noShadow(
    place(
      plate(roundedRect(0.268, 0.173, 0.016), 0.001, 0.0002, glass("#20282a", 0.25)),
      [-0.075, 0.165, 0.197],
    ),
  );
  const handle = group(
    rod([0.092, 0.075, 0.222], [0.092, 0.255, 0.222], 0.0075, 0.0075, walnut()),
    ...[0.085, 0.245].map((y) => rod([0.092, y, 0.188], [0.092, y, 0.222], 0.005, 0.005, steel())),
  );
  const screen = place(
    plate(roundedRect(0.075, 0.034, 0.006), 0.004, 0.001, plastic("#0e1213", 0.15)),
    [0.178, 0.26, 0.1915],
  );
  const segments = [
    [0, 0.0092, 0.007, 0.0014],
    [0.004, 0.0045, 0.0014, 0.007],
    [0.004, -0.0045, 0.0014, 0.007],
    [0, -0.0092, 0.007, 0.0014],
    [-0.004, -0.0045, 0.0014, 0.007],
    [-0.004, 0.0045, 0.0014, 0.007],
    [0, 0, 0.007, 0.0014],
  ] as const;
  // Seven segments each, from the top clockwise, the middle last: 2 4 5.
  const bars = ["1101101", "0110011", "1011011"].flatMap((digit, k) =>
    segments
      .filter((_, i) => digit[i] === "1")
      .map(([x, y, w, h]) => [0.1615 + k * 0.0165 + x, 0.26 + y, w, h] as const),
  );
  const led = bars.map(([x, y, w, h]) =>
    box([w, h, 0.001], 0.0003, glowing("#8fe3e0", 1.6), [x, y, 0.1938]),
  );
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      lathe(
        [
          [0, 0],
          [0.018, 0],
          [0.02, 0.024],
          [0, 0.024],
        ],
        black(),
        [x * 0.2, 0, z * 0.13],
      ),
    ),
  );
  return group(
    shell,
    door,
    panel,
    frame,
    cavity,
    sheen,
    handle,
    screen,
    ...led,
    ...feet,
    dial(0.024, [0.178, 0.19, 0.19]),
    dial(0.024, [0.178, 0.115, 0.19]),
  );
}
