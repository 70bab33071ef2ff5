import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { inParallel } from "../e2e/support/fault-test";
import { isKilled, makeCopy, runTests } from "./mutations/copy";
import { mutations } from "./mutations/list";
import { runCommand } from "./shared/cleanup";

/** How many mutations are tested in parallel, each in a copy of the project. */
const concurrency = 2;

const opening = `# Mutations

Written by \`npm run mutations\`: in a copy of the project it breaks one protective line at a
time and runs the test that has to fail. \`npm run mutations -- cart\` tries those with the word in their name.
`;

/** Tests each mutation whose name contains `words`; the exit code is 1 when one survives. */
async function tryMutations(words: string) {
  const wanted = Object.values(mutations)
    .flat()
    .filter(({ name }) => name.includes(words));
  const idle = Array.from({ length: concurrency }, makeCopy);
  const survived: string[] = [];
  await inParallel(wanted, concurrency, async (it) => {
    const folder = idle.pop() ?? makeCopy();
    const isRed = await isKilled(it, folder);
    idle.push(folder);
    if (!isRed) survived.push(it.name);
    console.log(`${isRed ? "red  " : "GREEN"}  ${it.name}  (${it.test})`);
  });
  const tests = [...new Set(wanted.map(({ test }) => test))];
  const withAll = await runTests(tests, idle.pop() ?? makeCopy());
  console.log(`${wanted.length} mutations, ${survived.length} survived.`);
  console.log(`Without mutations, ${tests.length} test files are ${withAll}.`);
  const allKilled = survived.length === 0 && withAll === "green";
  if (!words && allKilled) writeFileSync("docs/mutations.md", document());
  return allKilled ? 0 : 1;
}

function document() {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const sections = Object.entries(mutations).map(([title, list]) => {
    const rows = list.map(({ name, file, test }) => [name, `\`${file}\``, `\`${test}\``]);
    return `## ${title}\n\n${table([["Protected", "In", "Test that fails without it"], ...rows])}`;
  });
  const total = Object.values(mutations).flat().length;
  return `${opening}\n${date}, commit ${commit}: ${total} mutations, each noticed by its test.\n\n${sections.join("\n\n")}\n`;
}

/** A table with aligned columns, as the formatter requires. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

await runCommand(() => tryMutations(process.argv[2] ?? ""));
