import { green, red } from "../shared/progress.mjs";

/** One row of a table: a goal, and what was measured. */
export interface Figure {
  what: string;
  goal: string;
  measured: string;
  /** Undefined when the figure is only for information. */
  isMet?: boolean;
}

type Print = (value: number) => string;

export const atLeast = (what: string, goal: number, value: number, print: Print): Figure => ({
  what,
  goal: `≥ ${print(goal)}`,
  measured: print(value),
  isMet: value >= goal,
});

export const atMost = (what: string, goal: number, value: number, print: Print): Figure => ({
  what,
  goal: `≤ ${print(goal)}`,
  measured: print(value),
  isMet: value <= goal,
});

export const forInformation = (what: string, measured: string): Figure => ({
  what,
  goal: "",
  measured,
});

/** A yes or no figure. */
export const expected = (what: string, isMet: boolean): Figure => ({
  what,
  goal: "yes",
  measured: isMet ? "yes" : "no",
  isMet,
});

export const isMissed = ({ isMet }: Figure) => isMet === false;

export const ratio: Print = (value) => value.toFixed(2);
export const milliseconds: Print = (value) => `${value.toFixed(1)} ms`;
export const seconds: Print = (value) => `${value.toFixed(2)} s`;
export const kilobytes: Print = (value) => `${(value / 1024).toFixed(1)} KB`;

const status = ({ isMet }: Figure) => (isMet === undefined ? "" : isMet ? "met" : "missed");
const cells = (figure: Figure) => [figure.what, figure.goal, figure.measured, status(figure)];
const head = ["What", "Goal", "Measured", ""];

export function printFigures(figures: Figure[]) {
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const [index, row] of rows.entries()) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    const { isMet } = figures[index - 1] ?? {};
    const paint = isMet === undefined ? String : isMet ? green : red;
    console.log(paint(`  ${line.trimEnd()}`));
  }
}

export const markdownTable = (figures: Figure[]): string =>
  [head, head.map(() => "---"), ...figures.map(cells)]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
