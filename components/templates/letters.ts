import type { CSSProperties } from "react";

/** The length of a text, for a stylesheet that fits large type to it. */
export const lettersOf = ({ text }: { text: string }) =>
  // React's types do not know custom properties.
  ({ "--letters": Math.max(1, [...text].length) }) as CSSProperties;
