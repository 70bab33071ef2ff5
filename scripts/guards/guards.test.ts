import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guards } from "./list";

const all = Object.values(guards).flat();

test.each(all)("the guard that $name is where the list says", ({ file, guard, without, test }) => {
  expect(readFileSync(file, "utf8").split(guard)).toHaveLength(2);
  expect(without).not.toBe(guard);
  expect(existsSync(test)).toBe(true);
});

test("every guard has a name of its own, and its line in docs/guards.md", () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const table = readFileSync("docs/guards.md", "utf8");
  expect(names.filter((name) => !table.includes(`| ${name} `))).toEqual([]);
});
