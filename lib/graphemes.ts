/**
 * Counts characters as people do: an emoji, a flag or a syllable of Devanagari is one character,
 * however many code points it has.
 */

/** Browsers that are two years old may lack it; they count code points. */
const segmenter =
  typeof Intl.Segmenter === "function"
    ? new Intl.Segmenter(undefined, { granularity: "grapheme" })
    : null;

const isAscii = /^[\x20-\x7e\n]*$/;

export const charactersOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/** The beginning of a text, at most so many characters of it. */
export function firstCharacters(text: string, count: number): string {
  let first = "";
  let left = count;
  for (const it of segmenter?.segment(text) ?? text) {
    if (left-- <= 0) break;
    first += typeof it === "string" ? it : it.segment;
  }
  return first;
}

/** A text of at most so many characters; an ellipsis stands for the rest of a longer one. */
export const excerptOf = (text: string, max: number): string =>
  isWithin(text, max) ? text : `${firstCharacters(text, max - 1)}…`;

export function countCharacters(text: string): number {
  if (isAscii.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count++;
  return count;
}

/** The most code points of a character: an emoji of a couple with skin tones has ten. */
const codePointsPerCharacter = 10;

/**
 * Whether a text has at most this many characters. One character can have any number of marks, so
 * the code units are limited, too: to two for each code point.
 */
export const isWithin = (text: string, max: number): boolean =>
  text.length <= max ||
  (text.length <= 2 * codePointsPerCharacter * max && countCharacters(text) <= max);
