import { plastic } from "../../kit/materials";
import { ball, group, lathe, place, tube } from "../../kit/shapes";
import { bone, moss } from "./finish";

export function vase() {
  const body = lathe(
    [
      [0, 0],
      [0.05, 0],
      [0.056, 0.006],
      [0.085, 0.07],
      [0.095, 0.13],
      [0.075, 0.2],
      [0.04, 0.25],
      [0.034, 0.285],
      [0.046, 0.31],
      [0.042, 0.312],
      [0.03, 0.285],
    ],
    bone(),
    [0, 0, 0],
    true,
  );
  const stems = Array.from({ length: 5 }, (_, i) => {
    const a = i * 1.3;
    const [x, z, y] = [Math.cos(a) * 0.08, Math.sin(a) * 0.06, 0.5 + (i % 3) * 0.05];
    const buds = Array.from({ length: 7 }, (_, k) =>
      place(
        ball(0.013, plastic(k % 2 ? "#5e8a5a" : "#79a06f", 0.7), [0, 0, 0], [0.6, 1.5, 0.35]),
        [
          x * (0.55 + k * 0.08),
          y - 0.16 + k * 0.027,
          z * (0.55 + k * 0.08) + (k % 2 ? 0.013 : -0.013),
        ],
        [0.5, a + k, k % 2 ? 0.7 : -0.7],
      ),
    );
    return group(
      tube(
        [
          [0, 0.27, 0],
          [x * 0.35, 0.36, z * 0.35],
          [x, y, z],
        ],
        0.0025,
        plastic("#566b41", 0.7),
      ),
      ...buds,
    );
  });
  return group(body, ...stems);
}

export function ribbed() {
  const profile: [number, number][] = [
    [0, 0],
    [0.06, 0],
  ];
  for (let i = 0; i <= 60; i++)
    profile.push([
      0.062 + 0.035 * Math.sin((i / 60) * Math.PI * 0.9) + 0.004 * Math.sin(i * 1.57),
      0.006 + i * 0.0036,
    ]);
  profile.push([0.062, 0.222], [0.05, 0.2]);
  return group(
    lathe(profile, moss(), [0, 0, 0], true),
    place(
      lathe(
        [
          [0, 0],
          [0.035, 0],
          [0.04, 0.004],
          [0.045, 0.07],
          [0.03, 0.11],
          [0.034, 0.125],
          [0.03, 0.122],
        ],
        bone(),
        [0, 0, 0],
        true,
      ),
      [0.13, 0, 0.05],
    ),
  );
}
