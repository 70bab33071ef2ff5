import { mkdirSync, rmSync } from "node:fs";
import { requireChromium } from "../chromium";
import { nextProgram } from "../launcher/build";
import { dataFolder } from "../launcher/environment";
import { step } from "../process/steps.mjs";
import { buildProduction, withProductionServer } from "./production";
import { type Counts, countPlaywright, countVitest } from "./report";
import { runProgram } from "./run-program";

export interface SuiteStep {
  name: string;
  /** Steps without which this one makes no sense. */
  needs: string[];
  run: () => Promise<void>;
  counts?: () => Counts | undefined;
}

const reports = `${dataFolder}/reports`;
const unitReport = `${reports}/unit.json`;
const journeysReport = `${reports}/journeys.json`;

export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

export const suite: SuiteStep[] = [
  { name: "lint", needs: [], run: lint },
  { name: "types", needs: [], run: types },
  { name: "unit", needs: [], run: unit, counts: () => countVitest(unitReport) },
  { name: "build", needs: [], run: buildProduction },
  {
    name: "journeys",
    needs: ["build"],
    run: journeys,
    counts: () => countPlaywright(journeysReport),
  },
];

async function lint() {
  await runProgram("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
  await runProgram("knip/bin/knip.js", []);
}

async function types() {
  await runProgram(nextProgram, ["typegen"]);
  await runProgram("typescript/bin/tsc", ["--noEmit"]);
}

async function unit() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  await runProgram("vitest/vitest.mjs", ["run", ...reporters]);
}

async function journeys() {
  const browser = await step("Find a browser", requireChromium, String);
  await withProductionServer((url) =>
    runProgram("@playwright/test/cli.js", ["test", "--config=e2e/playwright.config.ts"], {
      BASE_URL: url,
      MAILBOX_URL: process.env.RESEND_BASE_URL,
      ISSUER_URL: process.env.OIDC_ISSUER,
      CHROMIUM_PATH: browser,
      JOURNEYS_REPORT: `${process.cwd()}/${journeysReport}`,
    }),
  );
}
