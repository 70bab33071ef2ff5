import type { CSSProperties } from "react";

/** The first color as a background, and all of them as stripes, for styles that show an example. */
export const swatchGround = (colors: readonly string[]): CSSProperties =>
  // Cast: the types of React do not include custom properties.
  ({
    "--ground": colors[0],
    "--stripes": colors.map((color, i) => `${color} ${25 * i}% ${25 * (i + 1)}%`).join(),
  }) as CSSProperties;
