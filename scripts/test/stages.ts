import { requireChromium, requireFirefox } from "../shared/browsers";
import { dataFolder } from "../shared/environment";
import { nextProgram } from "../shop/build";
import { buildProduction, withProductionServer } from "./production";
import { type Counts, countPlaywright, countVitest } from "./report";
import { type Output, type RunOptions, runProgram } from "./run-program";

export interface Scope {
  /** Every test, instead of the quick ones. */
  all: boolean;
  /** Part of the journeys, for CI that splits them over machines: "1/3". */
  shard?: string;
  output: Output;
}

export interface SuiteStep {
  name: string;
  /** Whether only `npm test -- --all` runs it. */
  onlyAll?: true;
  /** Steps that have to pass first. */
  needs: string[];
  run: (scope: Scope) => Promise<void>;
  counts?: () => Counts | undefined;
}

export const reportsFolder = `${dataFolder}/reports`;
export const logFile = (step: string) => `${reportsFolder}/${step}.log`;
const unitReport = `${reportsFolder}/unit.json`;
const countsReporter = "./scripts/test/counts-reporter.ts";
const firefoxReport = `${reportsFolder}/firefox.json`;
const journeysReport = `${reportsFolder}/journeys.json`;

/** Stages run one after another, the steps of a stage in parallel. */
export const stages: SuiteStep[][] = [
  [
    { name: "lint", needs: [], run: lint },
    { name: "types", needs: [], run: types },
    { name: "browser", needs: [], run: async () => void (await requireChromium()) },
  ],
  [{ name: "unit", needs: [], run: unit, counts: () => countVitest(unitReport) }],
  [{ name: "build", needs: [], run: buildProduction }],
  [
    {
      name: "journeys",
      needs: ["build", "browser"],
      run: journeys,
      counts: () => countPlaywright(journeysReport),
    },
  ],
  [
    {
      name: "firefox",
      onlyAll: true,
      needs: ["build"],
      run: firefoxJourneys,
      counts: () => countVitest(firefoxReport),
    },
  ],
];

async function lint({ output }: Scope) {
  await runProgram("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"], { output });
  await runProgram("knip/bin/knip.js", [], { output });
}

async function types({ output }: Scope) {
  await runProgram(nextProgram, ["typegen"], { output });
  await runProgram("@typescript/native/bin/tsc", ["--noEmit"], { output });
}

async function unit({ all, output }: Scope) {
  const projects = all ? ["--project=quick", "--project=slow"] : ["--project=quick"];
  await runVitest(projects, unitReport, { output });
}

/** As with the journeys, what passes at its second try is counted as flaky. */
const runVitest = (projects: string[], report: string, { output, env }: RunOptions) =>
  runProgram(
    "vitest/vitest.mjs",
    ["run", ...projects, "--retry=1", "--reporter=default", `--reporter=${countsReporter}`],
    { output, env: { ...env, COUNTS_FILE: report } },
  );

async function journeys({ all, shard, output }: Scope) {
  const browser = await requireChromium();
  const args = [
    "test",
    "--config=e2e/playwright.config.ts",
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  await withProductionServer((url) =>
    runProgram("@playwright/test/cli.js", args, {
      output,
      env: {
        BASE_URL: url,
        MAILBOX_URL: process.env.RESEND_BASE_URL,
        ISSUER_URL: process.env.OIDC_ISSUER,
        // The fake resolver's page has the port that it answers at.
        DNS_URL: `http://${process.env.SITES_DNS_RESOLVER}`,
        CHROMIUM_PATH: browser,
        JOURNEYS_CORE: all ? undefined : "1",
        JOURNEYS_REPORT: `${process.cwd()}/${journeysReport}`,
      },
    }),
  );
}

async function firefoxJourneys({ output }: Scope) {
  const browser = await requireFirefox();
  await withProductionServer((url) =>
    runVitest(["--project=firefox"], firefoxReport, {
      output,
      env: { SHOP_URL: url, FIREFOX_PATH: browser },
    }),
  );
}
