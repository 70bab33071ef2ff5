import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { type Figure, markdownTable } from "./figures";

/** Not committed: docs/figures.md is the summary written by hand. */
const file = ".data/measurements.md";

const opening = `# Measurements

Written by the scripts: each run replaces its own section.
`;

/** Replaces the section of `command` in .data/measurements.md. */
export function record(command: string, note: string, figures: Figure[]) {
  const before = existsSync(file) ? readFileSync(file, "utf8") : opening;
  const section = `## ${command}\n\n${circumstances()}. ${note}\n\n${markdownTable(figures)}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withSection(before, command, section));
}

/** Replaces the section with that title, or appends it. */
export function withSection(text: string, title: string, section: string): string {
  const parts = text.split(/^(?=## )/m).map((part) => part.trimEnd());
  const place = parts.findIndex((part) => part.split("\n", 1)[0] === `## ${title}`);
  if (place < 0) parts.push(section.trimEnd());
  else parts[place] = section.trimEnd();
  return `${parts.join("\n\n")}\n`;
}

function circumstances(): string {
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${commit()}, ${availableParallelism()} cores, Node.js ${process.versions.node}`;
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changes = git("status", "--porcelain", "--untracked-files=no") ? " with changes" : "";
    return `commit ${git("rev-parse", "--short", "HEAD")}${changes}`;
  } catch {
    return "outside git";
  }
}
