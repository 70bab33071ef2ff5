import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { onExit } from "./cleanup";
import { dataFolder } from "./environment";
import { spawnManaged } from "./managed-process";

/** The Chromium in CHROMIUM_PATH, else an installed one, else a new installation. */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const install of [installByPlaywright, installByApt]) {
    const failure = await install();
    const installed = findChromium();
    if (installed) return installed;
    failures.push(failure ?? "The installation succeeded, but no browser runs.");
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

/** With a short timeout: many machines cannot reach the download host of Playwright. */
function installByPlaywright() {
  return attempt(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    120_000,
  );
}

async function installByApt() {
  if (process.getuid?.() !== 0) return "apt-get was not tried: this is not root.";
  return (
    (await attempt("apt-get", ["update"], 180_000)) ??
    attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 600_000)
  );
}

/** The last lines of output of a failed command, or undefined. */
async function attempt(
  command: string,
  args: string[],
  timeout: number,
): Promise<string | undefined> {
  mkdirSync(dataFolder, { recursive: true });
  const log = `${dataFolder}/browser.log`;
  const run = spawnManaged(command, args, {
    output: openSync(log, "w"),
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    },
  });
  onExit(run.stop);
  const timer = setTimeout(run.stop, timeout);
  const code = await run.exited;
  clearTimeout(timer);
  if (code === 0) return undefined;
  const output = readFileSync(log, "utf8").trim().split("\n").slice(-3).join("\n");
  return `${command} ${args.join(" ")}: ${output}`;
}
