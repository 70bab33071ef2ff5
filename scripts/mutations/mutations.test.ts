import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutations } from "./list";

const all = Object.values(mutations).flat();

test.each(all)(
  "the line that $name is where the list says",
  ({ file, original, mutated, test }) => {
    expect(readFileSync(file, "utf8").split(original)).toHaveLength(2);
    expect(mutated).not.toBe(original);
    expect(existsSync(test)).toBe(true);
  },
);

test("every mutation has a name of its own", () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
