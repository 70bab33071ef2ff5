import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** A Chromium for the journeys: the one that is named, found or installed, in this order. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const install of [installByPlaywright, installByApt]) {
    const failure = install();
    const installed = findChromium();
    if (installed) return installed;
    failures.push(failure ?? "It installed something, but no browser that runs.");
  }
  throw new Error(
    `No Chromium was found, and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.\n${failures.join("\n")}`,
  );
}

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and that is not a browser that runs.`);
  }
  return candidates().find((path) => existsSync(path) && runs(path));
}

function candidates(): string[] {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
}

const runs = (path: string) =>
  spawnSync(path, ["--version"], { stdio: "ignore", timeout: 15_000 }).status === 0;

/** Fails fast: many machines do not reach the place where Playwright keeps its browsers. */
function installByPlaywright() {
  return attempt(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    120_000,
  );
}

function installByApt() {
  if (process.getuid?.() !== 0) return "apt-get was not tried: this is not root.";
  return (
    attempt("apt-get", ["update"], 180_000) ??
    attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 600_000)
  );
}

/** The last words of a command that failed, or undefined. */
function attempt(command: string, args: string[], timeout: number): string | undefined {
  const run = spawnSync(command, args, {
    encoding: "utf8",
    timeout,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    },
  });
  if (run.status === 0) return undefined;
  const said = `${run.stdout ?? ""}\n${run.stderr ?? ""}`.trim().split("\n").slice(-3).join("\n");
  return `${command} ${args.join(" ")}: ${run.error?.message ?? said}`;
}
