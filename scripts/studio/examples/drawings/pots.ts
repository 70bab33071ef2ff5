import { inside, linear, oval, path, shadow } from "../kit";

const greens = [
  ["#4c8f5d", "#35734a"],
  ["#3a7a50", "#28603c"],
  ["#6aa86a", "#4c8f5d"],
] as const;

export const green = (i: number) => greens[i % 3] ?? greens[0];

/** A pot at the foot of the picture; the soil is at 400 560. */
export function pot(
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

export const clay = ["#e09a72", "#c46f45", "#93482a"] as const;
export const white = ["#fbf8f0", "#e9e3d5", "#bdb4a2"] as const;
export const blue = ["#8fb4c4", "#5d8ba0", "#38606f"] as const;
export const ink = ["#54625f", "#36423f", "#212b29"] as const;

export const plant = (body: string) => ({ width: 800, height: 800, body });
