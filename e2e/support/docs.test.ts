import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((page) => existsSync(page) && /^(docs\/|[A-Z]+\.md$)/.test(page));

const read = (page: string) => readFileSync(page, "utf8");
const folders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name);

/** Code spans that begin with a folder of the repository and have no placeholder or wildcard. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([\w./[\]@-]+)`/g)].map(([, span = ""]) => span);
  return spans.filter((span) => folders.some((folder) => span.startsWith(`${folder}/`)));
}

/** In decisions and guides alike: without its anchor, relative to the page. */
function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/(?:\]\(|src(?:set)?=")([^)"\s]+)/g)];
  return targets.map(([, target = ""]) => target).filter((target) => !/^(https?:|#)/.test(target));
}

test.each(pages)("every path and relative link in %s exists", (page) => {
  const text = read(page);
  const missingPaths = pathsIn(text).filter((path) => !existsSync(path));
  const missingLinks = linksIn(text).filter(
    (link) => !existsSync(join(dirname(page), link.split("#")[0] ?? "")),
  );
  expect([...missingPaths, ...missingLinks]).toEqual([]);
});

test("the commands in README and CONTRIBUTING exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = read("README.md") + read("CONTRIBUTING.md");
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const checklist = "docs/asvs.md";

/** Its lines: `| 1.2.3 | what it asks | the answer | where |`. */
function requirementsIn(text: string) {
  const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.+) \|$/gm)];
  return lines.map(([, id = "", , answer = "", where = ""]) => ({ id, answer, where }));
}

/** Code spans that name a file, also one in the root of the repository. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./[\]@-]+)`/g)]
    .map(([, span = ""]) => span)
    .filter((span) => /^(\.\w|\w.*\/|[\w.-]+\.(ts|mjs|json|yaml|md)$)/.test(span));

test("each requirement of the checklist has an answer, and what is met a file that exists", () => {
  const text = read(checklist);
  const requirements = requirementsIn(text);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  for (const { id, answer, where } of requirements) {
    expect(["met", "not met", "n/a"], id).toContain(answer);
    const files = filesIn(where);
    expect(
      files.filter((file) => !existsSync(file)),
      id,
    ).toEqual([]);
    if (answer === "met") expect(files.length + linksIn(where).length, id).toBeGreaterThan(0);
  }
  const count = (answer: string) => requirements.filter((it) => it.answer === answer).length;
  expect(text).toContain(
    `**${count("met")} met, ${count("not met")} not met, ${count("n/a")} do not apply (n/a)**, of ${requirements.length}.`,
  );
});

test("docs stay short enough to be read", () => {
  const words = pages
    .filter((page) => page.startsWith("docs/") && page !== checklist)
    .reduce((sum, page) => sum + (read(page).match(/\S*[A-Za-z0-9]\S*/g)?.length ?? 0), 0);
  expect(words).toBeLessThan(10_800);
});
