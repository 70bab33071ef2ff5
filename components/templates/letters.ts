import type { CSSProperties } from "react";

const count = (text: string): number => Math.max(1, [...text].length);

/** The length of a text and of its longest word, for a stylesheet that fits large type to them. */
export const lettersOf = ({ text }: { text: string }) =>
  // React's types do not know custom properties.
  ({
    "--letters": count(text),
    "--longest-word": Math.max(...text.split(/\s+/).map(count)),
  }) as CSSProperties;
