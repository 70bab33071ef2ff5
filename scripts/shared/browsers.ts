import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium as playwrightChromium } from "@playwright/test";
import { onExit } from "./cleanup";
import { dataFolder } from "./environment";
import { spawnManaged } from "./managed-process";

interface Browser {
  name: string;
  /** The environment variable that names its program. */
  variable: string;
  programs: string[];
  /** Where Playwright installs it. */
  ofPlaywright?: () => string;
  packagesOfApt: string[];
  /** A call that succeeds if the program runs. */
  probe?: string;
}

const chromium: Browser = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ofPlaywright: () => playwrightChromium.executablePath(),
  packagesOfApt: ["chromium", "chromium-headless-shell"],
};

/** Chromium without windows, which starts faster. Installed with Chromium. */
const headlessShell: Browser = {
  name: "Chromium's headless shell",
  variable: "CHROMIUM_SHELL_PATH",
  programs: ["chromium-headless-shell"],
  ofPlaywright: () => shellBeside(playwrightChromium.executablePath()),
  packagesOfApt: ["chromium", "chromium-headless-shell"],
};

/** Playwright installs it beside `chromium-1255/chrome-linux64/chrome`, in a folder with the same number and system. */
function shellBeside(chromiumPath: string): string {
  const [, parent, revision, system] =
    /^(.*)[\\/]chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(chromiumPath) ?? [];
  const program =
    process.platform === "win32" ? "chrome-headless-shell.exe" : "chrome-headless-shell";
  return `${parent}/chromium_headless_shell-${revision}/chrome-headless-shell-${system}/${program}`;
}

const firefox: Browser = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  programs: ["firefox-esr", "firefox"],
  packagesOfApt: ["firefox-esr"],
};

/** The driver, which brings the browser along. */
const webkit: Browser = {
  name: "WebKit",
  variable: "WEBKIT_DRIVER_PATH",
  programs: ["WebKitWebDriver"],
  packagesOfApt: ["webkit2gtk-driver", "xvfb"],
  probe: "--help",
};

export const requireChromium = () => requireBrowser(chromium);
export const findChromium = () => findBrowser(chromium);

/**
 * The paths of Chromium and its headless shell, as variables for Playwright; if only one is
 * installed, it is used for both.
 */
export async function requireChromiums() {
  const shell = findBrowser(headlessShell);
  const chromiumPath = findChromium() ?? shell ?? (await requireChromium());
  return {
    CHROMIUM_PATH: chromiumPath,
    CHROMIUM_SHELL_PATH: shell ?? findBrowser(headlessShell) ?? chromiumPath,
  };
}

export const requireFirefox = () => requireBrowser(firefox);
export const requireWebKit = () => requireBrowser(webkit);

/** The browser that its variable names, else an installed one, else a new installation. */
async function requireBrowser(browser: Browser): Promise<string> {
  const found = findBrowser(browser);
  if (found) return found;
  const failures: string[] = [];
  for (const install of [installByPlaywright, installByApt]) {
    const failure = await install(browser);
    const installed = findBrowser(browser);
    if (installed) return installed;
    failures.push(failure ?? "The installation succeeded, but no browser runs.");
  }
  const { name, variable } = browser;
  throw new Error(
    `No ${name} was found, and none could be installed. Install it, or set ${variable} to one.\n${failures.join("\n")}`,
  );
}

function findBrowser(browser: Browser): string | undefined {
  const named = process.env[browser.variable];
  if (named) {
    if (runs(named, browser)) return named;
    throw new Error(`${browser.variable} is ${named}, and that is not a browser that runs.`);
  }
  return candidates(browser).find((path) => existsSync(path) && runs(path, browser));
}

function candidates({ programs, ofPlaywright }: Browser): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [
    ...(ofPlaywright ? [ofPlaywright()] : []),
    ...programs.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
}

const runs = (path: string, { probe = "--version" }: Browser) =>
  spawnSync(path, [probe], { stdio: "ignore", timeout: 15_000 }).status === 0;

/** With a short timeout: many machines cannot reach the download host of Playwright. */
async function installByPlaywright({ name, ofPlaywright }: Browser) {
  if (!ofPlaywright) return `Playwright has no ${name} that this can drive.`;
  return attempt(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "chromium"],
    120_000,
  );
}

async function installByApt({ packagesOfApt }: Browser) {
  if (process.getuid?.() !== 0) return "apt-get was not tried: this is not root.";
  const install = (packages: string[]) =>
    attempt("apt-get", ["install", "-y", "--no-install-recommends", ...packages], 600_000);
  const failure = (await attempt("apt-get", ["update"], 180_000)) ?? (await install(packagesOfApt));
  // Older systems have no package of the headless shell.
  return failure && packagesOfApt.length > 1 ? install(packagesOfApt.slice(0, 1)) : failure;
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
