import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Store, storesSchema } from "./peers/store";
import type { Load } from "./throughput";

export const parts = [
  "pages",
  "api",
  "growth",
  "database",
  "audit",
  "figures",
  "weight",
  "customers",
  "memory",
  "sites",
  "interaction",
] as const;

/** Parts that run only when they are named: one installs other shops, one has no goals. */
const extraParts = ["peers", "profiles"] as const;

const allParts = [...parts, ...extraParts];
export type Part = (typeof allParts)[number];

export interface Options {
  wanted: Set<Part>;
  load: Load;
  /** Number of presets in the growth and the database part. */
  presets: number;
  /** Duration of the mixed load in the memory part. */
  minutes: number;
  /** Other shops that run on this machine, for the peers part. */
  beside: Store[];
}

/** `--only pages,weight`, `--presets 500000`, `--full`, `--rounds 5`, `--seconds 3`, `--minutes 10`, `--beside shops.json`. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: parts.join() },
      presets: { type: "string" },
      full: { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      minutes: { type: "string", default: "10" },
      beside: { type: "string" },
    },
  });
  return {
    wanted: new Set(values.only.split(",").map(partOf)),
    load: { rounds: count("rounds", values.rounds), seconds: count("seconds", values.seconds) },
    minutes: count("minutes", values.minutes),
    beside: values.beside
      ? storesSchema.parse(JSON.parse(readFileSync(values.beside, "utf8")))
      : [],
    presets: count("presets", values.presets ?? (values.full ? "1000000" : "100000")),
  };
}

function partOf(name: string): Part {
  const part = allParts.find((it) => it === name);
  if (!part) throw new Error(`There is no part "${name}". There are: ${allParts.join(", ")}.`);
  return part;
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${option} takes a whole number from 1 on, not "${text}".`);
}
