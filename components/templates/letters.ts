import type { CSSProperties } from "react";

const count = (text: string): number => Math.max(1, [...text].length);

/**
 * The length of a text and of its longest word, so that a stylesheet can fit large type to them.
 */
export const lettersOf = ({ text }: { text: string }) =>
  // Cast: the types of React do not include custom properties.
  ({
    "--letters": count(text),
    "--longest-word": Math.max(...text.split(/\s+/).map(count)),
  }) as CSSProperties;

/** Capitals with a mark above them, as in Über or Étoile. */
const markedCapital = /\p{Lu}[\u0300-\u0314]/u;

/**
 * The line height of a headline whose lines are so close that accents of capitals would touch the
 * line above; undefined if the design's own line height is sufficient.
 */
export const leadingFor = (text: string, leading = 1.1): CSSProperties | undefined =>
  markedCapital.test(text.normalize("NFD")) ? { lineHeight: leading } : undefined;

/** Attributes of a text with more than `most` letters, so that the stylesheet reduces its size. */
export const longFor = (most: number, view: { text: string }) =>
  count(view.text) > most ? { "data-long": "", style: lettersOf(view) } : {};
