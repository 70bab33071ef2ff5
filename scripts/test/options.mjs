import { parseArgs } from "node:util";

/** What `--only` can choose. */
const parts = {
  lint: "Biome and Knip",
  types: "the TypeScript compiler",
  unit: "Vitest: rules, routes and components",
  build: "a production build",
  journeys: "Playwright: Chromium against that build",
  firefox: "the main path of a customer, and writing in a template, in Firefox",
  webkit: "writing in a template, in WebKit; only when it is named",
};

const help = `Runs everything that has to pass. Installs packages and browsers that are missing.

  npm test -- [options] [files]

  --all          all parts, with the samples of the day (SWEEP=all npm test: every test);
                 without it, the quick tests and the core journeys
  --only <parts> some parts, separated by commas, and what they need:
${Object.entries(parts)
  .map(([name, text]) => `                   ${name.padEnd(9)} ${text}`)
  .join("\n")}
  --repeat <n>   runs the parts n times on one build, each time with a new database
  --random       in random order; the seed is printed
  --seed <n>     in the random order of this seed
  --shard <i/n>  one of n shares of the journeys, for CI on several machines
  --help         prints this

Files are of one test part, which --only names.

  npm test -- --only lint,types
  npm test -- --only unit lib/orders/cart
  npm test -- --only journeys pay.spec.ts:12
  npm test -- --only journeys --all --repeat 3 --random
`;

/**
 * @typedef {object} Options
 * @property {boolean} all more than the quick ones
 * @property {string[]} only the chosen parts; all when it is empty
 * @property {number} repeat
 * @property {number} [seed] of the random order
 * @property {string} [shard] part of the journeys: "1/3"
 * @property {string[]} files
 */

/**
 * @param {string[]} args
 * @returns {Options | { help: string }} throws an error whose message says what is wrong with the arguments
 */
export function readOptions(args) {
  const { values, positionals: files } = parse(args);
  if (values.help) return { help };
  const only = values.only?.split(",") ?? [];
  const unknown = only.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". There are: ${Object.keys(parts).join(", ")}.`);
  }
  if (
    files.length > 0 &&
    !(only.length === 1 && /unit|journeys|firefox|webkit/.test(only[0] ?? ""))
  ) {
    throw new Error(
      `Name the part that "${files.join(" ")}" belongs to: --only unit, journeys, firefox or webkit.`,
    );
  }
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) {
    throw new Error(`--shard is "${values.shard}", it has to be like 1/3.`);
  }
  const seed = wholeNumber("seed", values.seed);
  return {
    all: values.all ?? false,
    only,
    repeat: wholeNumber("repeat", values.repeat) ?? 1,
    seed: seed ?? (values.random ? Math.ceil(Math.random() * 1_000_000) : undefined),
    shard: values.shard,
    files,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        only: { type: "string" },
        repeat: { type: "string" },
        random: { type: "boolean" },
        seed: { type: "string" },
        shard: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    // Node.js goes on to explain how to pass a file whose name begins with a dash.
    throw new Error(error instanceof Error ? error.message.split(". ")[0] : String(error));
  }
}

/** @param {string} name @param {string} [value] */
function wholeNumber(name, value) {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new Error(`--${name} is "${value}", it has to be a whole number from 1.`);
  }
  return Number(value);
}
