import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { runCommand } from "../process/cleanup";
import { inParallel } from "../testing/proof";
import { isNoticed, makeCopy, runTests } from "./copy";
import { guards } from "./list";

/** As many copies of the project at once. */
const width = 2;

const opening = `# Guards

Written by \`npm run prove-guards\`: in a copy of the project it switches off one guard at a time and runs
the test that has to notice. \`npm run prove-guards -- cart\` tries those with the word in their name.
`;

/** Switches off each guard whose name has the words in it; fails when one of them is not missed. */
async function prove(words: string) {
  const wanted = Object.values(guards)
    .flat()
    .filter(({ name }) => name.includes(words));
  const idle = Array.from({ length: width }, makeCopy);
  const missed: string[] = [];
  await inParallel(wanted, width, async (it) => {
    const folder = idle.pop() ?? makeCopy();
    const isRed = await isNoticed(it, folder);
    idle.push(folder);
    if (!isRed) missed.push(it.name);
    console.log(`${isRed ? "red  " : "GREEN"}  ${it.name}  (${it.test})`);
  });
  const tests = [...new Set(wanted.map(({ test }) => test))];
  const withAll = await runTests(tests, idle.pop() ?? makeCopy());
  console.log(`${wanted.length} guards switched off, ${missed.length} not missed.`);
  console.log(`With all of them on, ${tests.length} test files are ${withAll}.`);
  const isProven = missed.length === 0 && withAll === "green";
  if (!words && isProven) writeFileSync("docs/guards.md", document());
  return isProven ? 0 : 1;
}

function document() {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const sections = Object.entries(guards).map(([title, list]) => {
    const rows = list.map(({ name, file, test }) => [name, `\`${file}\``, `\`${test}\``]);
    return `## ${title}\n\n${table([["Guard", "In", "Turns red without it"], ...rows])}`;
  });
  const total = Object.values(guards).flat().length;
  return `${opening}\n${date}, commit ${commit}: ${total} guards, each missed by its test.\n\n${sections.join("\n\n")}\n`;
}

/** With columns as wide as their widest cell, as the formatter wants them. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

await runCommand(() => prove(process.argv[2] ?? ""));
