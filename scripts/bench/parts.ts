import { runCommand } from "../shared/cleanup";
import { bold } from "../shared/progress.mjs";
import { type Figure, isMissed, printFigures } from "./figures";
import { record } from "./record";

/** A part of a measuring command, for `--only`. */
export interface Part<Shop> {
  name: string;
  /** What it measures on, for the record. */
  setup: string;
  run: (shop: Shop) => Promise<Figure[]>;
}

interface Choice<Shop> {
  parts: Part<Shop>[];
  /** Names of parts, separated by commas; all if undefined. */
  only: string | undefined;
}

function selected<Shop>({ parts, only }: Choice<Shop>): Part<Shop>[] {
  if (!only) return parts;
  return only.split(",").map((name) => {
    const part = parts.find((it) => it.name === name);
    if (part) return part;
    throw new Error(`There is no part "${name}": ${parts.map((it) => it.name).join(", ")}.`);
  });
}

/** Runs the chosen parts of a command; prints and records the figures of each. */
export const runParts = <Shop>(
  command: string,
  choose: () => Choice<Shop>,
  prepare: () => Promise<Shop>,
) =>
  runCommand(async () => {
    const chosen = selected(choose());
    const shop = await prepare();
    const figures: Figure[] = [];
    for (const { name, setup, run } of chosen) {
      console.log(`\n${bold(name)}`);
      const measured = await run(shop);
      console.log();
      printFigures(measured);
      record(`${command} -- --only ${name}`, setup, measured);
      figures.push(...measured);
    }
    return figures.some(isMissed) ? 1 : 0;
  });
