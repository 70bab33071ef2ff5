import type { CSSProperties } from "react";

/** The first color as a ground, and all of them as stripes, for styles that show an example. */
export const swatchGround = (colors: readonly string[]): CSSProperties =>
  // TypeScript does not know custom properties.
  ({
    "--ground": colors[0],
    "--stripes": colors.map((color, i) => `${color} ${25 * i}% ${25 * (i + 1)}%`).join(),
  }) as CSSProperties;
