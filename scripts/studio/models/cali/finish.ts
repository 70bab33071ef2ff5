import { lacquer, metal, plastic, wood } from "../../kit/materials";
import { box, group, lathe, place } from "../../kit/shapes";

export const sage = () => lacquer("#86a9ab", 0.35);
export const cream = () => lacquer("#ebe4d6", 0.35);
export const steel = () => metal("#d9dad8", 0.16);
export const walnut = () => wood("#7a5236", 0.4, 0.12);
export const black = () => plastic("#232425", 0.42);

export function dial(radius: number, at: [number, number, number]) {
  const knob = group(
    lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, radius * 0.5],
        [radius * 0.92, radius * 0.62],
        [radius * 0.6, radius * 0.66],
        [0, radius * 0.64],
      ],
      steel(),
    ),
    box([radius * 0.14, radius * 0.04, radius * 0.6], 0.001, black(), [
      0,
      radius * 0.66,
      -radius * 0.5,
    ]),
  );
  return place(knob, at, [Math.PI / 2, 0, 0]);
}
