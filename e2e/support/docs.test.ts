import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const all = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((page) => existsSync(page));
const pages = all.filter((page) => /^(docs\/|[A-Z]+\.md$)/.test(page));

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

test.each(all)("every path and relative link in %s exists", (page) => {
  const text = read(page);
  const missingPaths = pathsIn(text).filter((path) => !existsSync(path));
  const missingLinks = linksIn(text).filter(
    (link) => !existsSync(join(dirname(page), link.split("#")[0] ?? "")),
  );
  expect([...missingPaths, ...missingLinks]).toEqual([]);
});

test("the commands in the documents exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = pages.map(read).join("\n");
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("nginx.conf writes only where Debian's nginx does, and where compose.yaml lets it", () => {
  const text = read("docs/deploy/nginx.conf");
  // The unit of Debian's nginx waits for this file.
  expect(/^pid (.+);$/m.exec(text)?.[1]).toBe("/run/nginx.pid");
  const caches = [...text.matchAll(/proxy_cache_path (\S+)/g)].map(([, path = ""]) =>
    dirname(path),
  );
  expect(new Set(caches)).toEqual(new Set(["/var/lib/nginx"]));
  expect(read("compose.yaml")).toMatch(/tmpfs: \[.*\/run, .*\/var\/lib\/nginx/);
});

test("nginx.conf leaves no instance out that was restarted", () => {
  const servers = read("docs/deploy/nginx.conf").match(/server 127\.0\.0\.1:.*;/g);
  expect(servers).toHaveLength(2);
  for (const server of servers ?? []) expect(server).toContain(" max_fails=0;");
});

const checklist = "docs/asvs.md";
const listed = /^- (\d+\.\d+\.\d+) .+: .+$/gm;
const source = "(?:`[^`]+`|\\[[^\\]]+\\]\\([^)]+\\))";
const shown = new RegExp(`(\\d+\\.\\d+\\.\\d+) (${source}(?:, ${source})*)`, "g");

const section = (text: string, title: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? "";
const numbersIn = (text: string) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? [];

/** Code spans that name a file, also one in the root of the repository. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./[\]@-]+)`/g)]
    .map(([, span = ""]) => span)
    .filter((span) => /^(\.\w|\w.*\/|[\w.-]+\.(ts|mjs|json|yaml|md)$)/.test(span));

test("the checklist has each requirement once: met with a file that exists, not met with a reason, or n/a", () => {
  const text = read(checklist);
  const met = [...section(text, "Met").matchAll(shown)];
  const notMet = [...section(text, "Not met").matchAll(listed)];
  const other = numbersIn(section(text, "Does not apply"));
  expect(numbersIn(section(text, "Met"))).toEqual(met.map(([, id]) => id));
  for (const [, id, where = ""] of met) {
    const files = filesIn(where);
    expect(
      files.filter((file) => !existsSync(file)),
      id,
    ).toEqual([]);
    expect(files.length + linksIn(where).length, id).toBeGreaterThan(0);
  }
  const all = [...met.map(([, id]) => id), ...notMet.map(([, id]) => id), ...other];
  expect(new Set(all).size).toBe(all.length);
  expect(text).toContain(
    `**${met.length} met, ${notMet.length} not met, ${other.length} do not apply (n/a)**, of ${all.length}.`,
  );
});

test("docs stay short enough to be read", () => {
  const words = (page: string) => read(page).split(/\s+/).filter(Boolean).length;
  const longestFirst = pages.map((page) => ({ page, words: words(page) }));
  longestFirst.sort((a, b) => b.words - a.words);
  const total = longestFirst.reduce((sum, page) => sum + page.words, 0);
  const longest = longestFirst.slice(0, 5).map(({ page, words }) => `${page} ${words}`);
  expect(total, `Words of all documents. The longest: ${longest.join(", ")}`).toBeLessThanOrEqual(
    12_000,
  );
});
