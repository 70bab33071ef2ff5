import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = "docs/promises.md";

interface Promised {
  number: number;
  clause: string;
  proofs: { file: string; title: string }[];
}

const cells = (row: string) => row.split(/(?<!\\)\|/).map((it) => it.trim().replaceAll("\\|", "|"));

function proofOf(words: string) {
  const [, file = "", title = ""] = /^`([^`]+)` (.+)$/.exec(words) ?? [];
  return { file, title };
}

const promised: Promised[] = readFileSync(page, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (No\.|-)/.test(line))
  .map((row) => {
    const [, number, clause = "", proofs = ""] = cells(row);
    return { number: Number(number), clause, proofs: proofs.split("<br>").map(proofOf) };
  });

/** Of a test or a group of them, as it stands in the code: with its placeholders. */
function hasTitle(file: string, title: string): boolean {
  const code = readFileSync(file, "utf8");
  return ['"', "`"].some((quote) => {
    const at = code.indexOf(`${quote}${title}${quote},`);
    return at > 0 && /\(\s*$/.test(code.slice(0, at));
  });
}

test("the promises are numbered without gaps", () => {
  expect(promised.length).toBeGreaterThan(200);
  expect(promised.map(({ number }) => number)).toEqual(promised.map((_, index) => index + 1));
});

test("no promise is made twice", () => {
  const clauses = promised.map(({ clause }) => clause);
  expect(clauses.filter((clause, index) => clauses.indexOf(clause) !== index)).toEqual([]);
});

test("each promise is proven by a test that exists", () => {
  const unproven = promised.flatMap(({ number, proofs }) =>
    proofs
      .filter(({ file, title }) => !existsSync(file) || !hasTitle(file, title))
      .map(({ file, title }) => `${number}: ${file}: ${title}`),
  );
  expect(unproven).toEqual([]);
});
