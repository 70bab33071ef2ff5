import bidiFactory from "bidi-js";
import { charactersOf } from "@/lib/graphemes";
import { type Fonts, fontPlaces } from "./fonts";

const bidi = bidiFactory();

/** A part of a line with one font and one direction. */
export interface Piece {
  text: string;
  /** The place of its font. */
  font: number;
}

/** Fonts set these scripts from right to left themselves. */
const setFromRight = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

/** Whether a part of a line is read from right to left. */
export const isFromRight = (line: string): boolean =>
  bidi.getEmbeddingLevels(line).levels.some((level) => level % 2 === 1);

/** The parts of a line from left to right, as they are read in its direction. */
export function visualPieces(fonts: Fonts, line: string): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const places = fontPlaces(fonts, line);
  const groups: { units: number[]; font: number; level: number }[] = [];
  for (const unit of bidi.getReorderedIndices(line, embedding)) {
    const font = places[unit] ?? 0;
    const level = embedding.levels[unit] ?? 0;
    const last = groups.at(-1);
    const isNext =
      last?.font === font &&
      last.level === level &&
      Math.abs((last.units.at(-1) ?? unit) - unit) === 1 &&
      // Words of one font would follow each other from left to right.
      !(level % 2 === 1 && (line[unit] === " " || line[last.units.at(-1) ?? unit] === " "));
    if (isNext) last.units.push(unit);
    else groups.push({ units: [unit], font, level });
  }
  return groups.map(({ units, font, level }) => {
    const start = Math.min(...units);
    const logical = Array.from(
      { length: units.length },
      (_, n) => mirrored.get(start + n) ?? line.charAt(start + n),
    ).join("");
    const isReversed = level % 2 === 1 && !setFromRight.test(logical);
    return { text: isReversed ? charactersOf(logical).reverse().join("") : logical, font };
  });
}

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Scripts without spaces between words. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The parts of a text between which a line may end. */
function unbreakable(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = parts.at(-1);
    const begins = last?.endsWith(" ") || (isWordLike && unspaced.test(segment));
    if (last === undefined || begins) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** A text in lines of at most a width. */
export function linesOf(
  text: string,
  maxWidth: number,
  widthOf: (line: string) => number,
): string[] {
  const isWide = (line: string) => widthOf(line.trimEnd()) > maxWidth;
  return text.split("\n").flatMap((paragraph) => {
    const lines = [""];
    const parts = unbreakable(paragraph).flatMap((it) => (isWide(it) ? charactersOf(it) : [it]));
    for (const part of parts) {
      const line = lines.at(-1) ?? "";
      if (line !== "" && isWide(line + part)) lines.push(part);
      else lines[lines.length - 1] = line + part;
    }
    return lines.map((line) => line.trimEnd());
  });
}
