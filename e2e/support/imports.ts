import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 2 ** 26 })
  .split("\n")
  .filter((file) => file && existsSync(file));

export const isCode = (file: string) => /\.(tsx?|mjs|js)$/.test(file);
export const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("e2e/");

export const read = (file: string) => readFileSync(file, "utf8");

/** The files of the product's code. */
export const product = tracked.filter(
  (file) => isCode(file) && !isTest(file) && !/^(scripts|public)\//.test(file),
);

export interface Arrow {
  from: string;
  specifier: string;
  /** From the root of the project; a package keeps its name. */
  to: string;
}

const importOf = /(?:^|[\s;}(])(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** The imports in a code, also those of types and the dynamic ones. */
export const importsOf = (from: string, code: string): Arrow[] =>
  [...code.matchAll(importOf)].map(([, specifier = ""]) => ({
    from,
    specifier,
    to: specifier.startsWith(".")
      ? posix.join(posix.dirname(from), specifier)
      : specifier.replace(/^@\//, ""),
  }));

export const arrows: Arrow[] = product.flatMap((from) => importsOf(from, read(from)));
