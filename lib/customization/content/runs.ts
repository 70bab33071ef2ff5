import type { Run } from "@/components/templates/content/slots";
import { joinRuns } from "./rules";

/** The style of a part of a paragraph. */
export type RunStyle = { mark: "em" | "strong" } | { to: string } | null;

/** From and to, in characters of the plain text. */
export type TextRange = readonly [start: number, end: number];

/** One character of a paragraph, or the company's name, which counts as one unit. */
interface Cell {
  text: string;
  style: RunStyle;
  isBrand: boolean;
  start: number;
  end: number;
}

function cellsOf(runs: readonly Run[], brandName: string): Cell[] {
  const cells: Cell[] = [];
  const add = (text: string, style: RunStyle, isBrand = false) => {
    const start = cells.at(-1)?.end ?? 0;
    cells.push({ text, style, isBrand, start, end: start + text.length });
  };
  for (const run of runs) {
    if (typeof run !== "string" && "brand" in run) add(brandName, null, true);
    else {
      const { text, ...style } = typeof run === "string" ? { text: run } : run;
      const shared = "mark" in style || "to" in style ? style : null;
      for (let index = 0; index < text.length; index++) add(text.charAt(index), shared);
    }
  }
  return cells;
}

const styled = (text: string, style: RunStyle): Run => (style ? { text, ...style } : text);

const runsOf = (cells: readonly Pick<Cell, "text" | "style" | "isBrand">[]): Run[] =>
  joinRuns(
    cells.map(({ text, style, isBrand }) => (isBrand ? { brand: true } : styled(text, style))),
  );

/** A paragraph as plain text. */
export const plainText = (runs: readonly Run[], brandName: string): string =>
  cellsOf(runs, brandName)
    .map(({ text }) => text)
    .join("");

/** The difference between two texts: the range in the old text, and its replacement. */
function difference(old: string, text: string): { range: TextRange; inserted: string } {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old[start] === text[start]) start++;
  let same = 0;
  while (same < shorter - start && old.at(-1 - same) === text.at(-1 - same)) same++;
  return { range: [start, old.length - same], inserted: text.slice(start, text.length - same) };
}

/**
 * The paragraph with this plain text. New characters have the style of those that they replace or
 * follow; the company's name becomes normal text once it is changed.
 */
export function replaceText(runs: readonly Run[], text: string, brandName: string): Run[] {
  const cells = cellsOf(runs, brandName);
  const {
    range: [start, end],
    inserted,
  } = difference(plainText(runs, brandName), text);
  const before = cells.filter((it) => it.start < start);
  const after = cells.filter((it) => it.end > end);
  const replaced = cells.find((it) => it.start >= start && it.end <= end);
  const { style } = replaced ?? before.at(-1) ?? { style: null };
  const plain = (piece: string) => ({ text: piece, style: null, isBrand: false });
  const left = before.map((it) =>
    it.end > start ? plain(it.text.slice(0, start - it.start)) : it,
  );
  const right = after.map((it) => (it.start < end ? plain(it.text.slice(end - it.start)) : it));
  return runsOf([...left, { text: inserted, style, isBrand: false }, ...right]);
}

const isInside = ({ start, end }: Cell, [from, to]: TextRange) => start < to && end > from;

/** Whether all of a selection has a style. */
export function hasStyle(
  runs: readonly Run[],
  range: TextRange,
  kind: "em" | "strong" | "to",
  brandName: string,
): boolean {
  const chosen = cellsOf(runs, brandName).filter((it) => isInside(it, range));
  const has = ({ style }: Cell) =>
    style !== null && ("to" in style ? kind === "to" : style.mark === kind);
  return chosen.length > 0 && chosen.every(has);
}

/** Gives a selection a style, or removes it for null. The company's name cannot be styled. */
export const styleText = (
  runs: readonly Run[],
  range: TextRange,
  style: RunStyle,
  brandName: string,
): Run[] =>
  runsOf(
    cellsOf(runs, brandName).map((it) =>
      isInside(it, range) && !it.isBrand ? { ...it, style } : it,
    ),
  );
