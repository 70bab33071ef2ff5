import type { CSSProperties } from "react";

const count = (text: string): number => Math.max(1, [...text].length);

/** The length of a text and of its longest word, for a stylesheet that fits large type to them. */
export const lettersOf = ({ text }: { text: string }) =>
  // React's types do not know custom properties.
  ({
    "--letters": count(text),
    "--longest-word": Math.max(...text.split(/\s+/).map(count)),
  }) as CSSProperties;

/** Capitals with a mark above them, as in Über or Étoile. */
const markedCapital = /\p{Lu}[\u0300-\u0314]/u;

/**
 * The line height of a headline that is set so tightly that the marks of capitals touch what is above them;
 * undefined where the design's own will do.
 */
export const leadingFor = (text: string, leading = 1.1): CSSProperties | undefined =>
  markedCapital.test(text.normalize("NFD")) ? { lineHeight: leading } : undefined;

/** Attributes of a text of more than `most` letters, so that the stylesheet fits it into its place. */
export const longFor = (most: number, view: { text: string }) =>
  count(view.text) > most ? { "data-long": "", style: lettersOf(view) } : {};
