import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>;
};

/** If a registry does not offer the newest version for every system yet, install the one before. */
test("every package in package-lock.json has a digest", () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) => path && !integrity && !link && !inBundle,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test("npm ci finds the optional packages of every system in package-lock.json", () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
