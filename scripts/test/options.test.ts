import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readOptions } from "./options.mjs";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/test.mjs", ...args], { encoding: "utf8" });

test("--help lists the options and parts, with examples", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  for (const text of [
    "--all",
    "--repeat",
    "--seed",
    "journeys",
    "npm test -- --only unit lib/orders/cart",
  ])
    expect(stdout).toContain(text);
});

test("an unknown option is named in one sentence", () => {
  const { status, stdout, stderr } = run("--fast");
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toBe("Unknown option '--fast'\nnpm test -- --help lists the options.\n");
});

test.each([
  [["--only", "units"], 'There is no part "units". There are: lint, types, unit,'],
  [["--repeat", "many"], '--repeat is "many", it has to be a whole number from 1.'],
  [["--shard", "1"], '--shard is "1", it has to be like 1/3.'],
  [["lib/orders/cart"], 'Name the part that "lib/orders/cart" belongs to'],
  [["--only", "lint,unit", "lib/orders/cart"], 'Name the part that "lib/orders/cart" belongs to'],
  [["--only", "lint", "lib/orders/cart"], 'Name the part that "lib/orders/cart" belongs to'],
])("%j is refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test("options become values; a random order has a seed", () => {
  expect(
    readOptions(["--only", "unit", "--repeat", "3", "--seed", "7", "lib/orders/cart"]),
  ).toEqual({
    all: false,
    only: ["unit"],
    repeat: 3,
    seed: 7,
    shard: undefined,
    files: ["lib/orders/cart"],
  });
  expect(readOptions(["--random"])).toMatchObject({ seed: expect.any(Number), repeat: 1 });
  expect(readOptions([])).toMatchObject({ seed: undefined });
});
