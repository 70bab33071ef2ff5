import { requireChromiums, requireFirefox, requireWebKit } from "../shared/browsers";
import { nextProgram, runBuild } from "../shop/build";
import type { Options } from "./options.mjs";
import { endOf, logFile, reportFile, requireProgram, runProgram } from "./programs";
import { readRecords } from "./records";
import type { Step } from "./schedule";
import { prepareShop, restartShop, serverLog, shopEnvironment } from "./shop";
import { runVitest } from "./vitest";

/**
 * The checks and the build run at the same time. Unit tests and journeys run alone: on a busy machine they would meet
 * their time limits.
 */
export const capacity = 3;

/** The steps of `npm test`, in the order in which they start when there is room. */
export function stepsFor(options: Options): Step[] {
  let chromiums = { CHROMIUM_PATH: "", CHROMIUM_SHELL_PATH: "" };
  let firefox = "";
  let webkit = "";
  const inBrowser = (name: string, env: NodeJS.Dict<string>) =>
    runVitest(
      {
        log: logFile(name),
        report: reportFile(name),
        args: [`--project=${name}`, "--no-file-parallelism"],
        env: { SHOP_URL: shopEnvironment().BASE_URL, ...env },
      },
      options,
    );

  return [
    {
      name: "chromium",
      load: 0,
      once: true,
      run: async () => {
        chromiums = await requireChromiums();
      },
    },
    {
      name: "firefox-browser",
      // Only one apt-get can run at a time.
      after: ["chromium"],
      load: 0,
      once: true,
      run: async () => {
        firefox = await requireFirefox();
      },
    },
    {
      name: "webkit-browser",
      after: ["chromium", "firefox-browser"],
      load: 0,
      once: true,
      run: async () => {
        webkit = await requireWebKit();
      },
    },
    { name: "types", load: 1, run: types },
    {
      name: "database",
      load: 1,
      once: true,
      run: () => prepareShop(options.all || options.files.length > 0 ? "all" : "english"),
    },
    // The build removes the types that "types" generates.
    { name: "build", needs: ["database"], after: ["types"], load: 1, once: true, run: runBuild },
    { name: "lint", load: 1, run: lint },
    { name: "unit", load: capacity, run: () => unit(options) },
    { name: "server", needs: ["build"], load: 1, run: restartShop },
    {
      name: "journeys",
      needs: ["server", "chromium"],
      load: capacity,
      run: () => journeys(options, chromiums),
    },
    {
      name: "firefox",
      needs: ["server", "firefox-browser"],
      after: ["journeys"],
      load: capacity,
      run: () => inBrowser("firefox", { FIREFOX_PATH: firefox }),
    },
    {
      name: "webkit",
      needs: ["server", "webkit-browser"],
      after: ["journeys", "firefox"],
      load: capacity,
      run: () => inBrowser("webkit", { WEBKIT_DRIVER_PATH: webkit }),
    },
  ];
}

async function lint() {
  const log = logFile("lint");
  await requireProgram(log, "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
  await requireProgram(log, "knip/bin/knip.js", []);
}

async function types() {
  const log = logFile("types");
  await requireProgram(log, nextProgram, ["typegen"]);
  // Each further checker checks again what several files share: on few processors that takes longer.
  await requireProgram(log, "@typescript/native/bin/tsc", ["--noEmit", "--checkers", "1"]);
}

/** Whoever names files means all of their tests. */
const byTurns = ({ all, files }: Options) => (all && files.length === 0 ? "1" : undefined);

const unit = (options: Options) =>
  runVitest(
    {
      env: { BY_TURNS: byTurns(options) },
      log: logFile("unit"),
      report: reportFile("unit"),
      args:
        options.all || options.files.length > 0
          ? ["--project=quick", "--project=slow"]
          : ["--project=quick"],
    },
    options,
  );

/** Playwright itself tries again what fails, with customers of its own. */
async function journeys(options: Options, browsers: NodeJS.Dict<string>) {
  const { all, shard, seed, files } = options;
  const log = logFile("journeys");
  const report = reportFile("journeys");
  const code = await runProgram(
    log,
    "@playwright/test/cli.js",
    [
      "test",
      "--config=e2e/playwright.config.ts",
      "--add-reporter=./scripts/test/playwright-reporter.ts",
      ...(shard ? [`--shard=${shard}`] : []),
      ...(seed === undefined ? [] : [`--shuffle=${seed}`]),
      ...files,
    ],
    {
      ...shopEnvironment(),
      ...browsers,
      JOURNEYS_CORE: all ? undefined : "1",
      BY_TURNS: byTurns(options),
      REPORT_FILE: report,
    },
  );
  const records = readRecords(report);
  if (!records || (code !== 0 && !records.some(({ outcome }) => outcome === "failed"))) {
    throw new Error(
      `Playwright ended with code ${code}:\n${endOf(log)}\nThe log of the server is ${serverLog}.`,
    );
  }
  return records;
}
