import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../shared/environment";
import { readProgress, readRecords } from "./records";
import { runVitest } from "./vitest";

/** Inside the checkout, where packages are found. */
function temporaryFolder(files: Record<string, string>): string {
  mkdirSync(dataFolder, { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), dataFolder, "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  return folder;
}

const journeys = `
  import { expect, test } from "@playwright/test";
  test("passes", () => {});
  test("passes at the second try", ({}, { retry }) => expect(retry, "The first try").toBe(1));
  test("fails", () => expect(1).toBe(2));
  test.skip("is left out", () => {});
`;

test("Playwright's reporter records each journey, and the first error of one that passed at its second try", {
  timeout: 60_000,
}, () => {
  const folder = temporaryFolder({
    "sample.spec.ts": journeys,
    "playwright.config.ts":
      'export default { retries: 1, outputDir: "output", projects: [{ name: "desktop" }] };',
  });
  const report = join(folder, "report.json");
  const reporter = "--add-reporter=./scripts/test/playwright-reporter.ts";
  spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "-c", folder, reporter],
    { env: { ...process.env, REPORT_FILE: report, JOURNEYS_CORE: "1" } },
  );
  expect(readRecords(report)).toMatchObject([
    { file: "[desktop] sample.spec.ts", title: "passes", outcome: "passed" },
    {
      title: "passes at the second try",
      outcome: "flaky",
      error: expect.stringContaining("The first try"),
    },
    {
      title: "fails",
      outcome: "failed",
      error: expect.stringContaining("Expected: 2"),
      command: "npm test -- --only journeys sample.spec.ts:5",
    },
    { title: "is left out", outcome: "skipped" },
  ]);
  expect(readProgress(report)).toBe("4 of 4 tests");
});

/** The second run finds the file that the first has written. */
const unitTests = `
  import { existsSync, writeFileSync } from "node:fs";
  import { expect, test } from "vitest";
  const isFirst = !existsSync(import.meta.dirname + "/ran");
  writeFileSync(import.meta.dirname + "/ran", "");
  test("passes", () => {});
  test("passes in the second run", () => expect(isFirst, "In the first run").toBe(false));
  test("fails (always)", () => expect(1).toBe(2));
  test.skip("is left out", () => {});
`;

test("files of unit tests that failed run again in a new process: what passes then is flaky", {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder({
    "sample.test.ts": unitTests,
    "passes.test.ts": 'import { test } from "vitest"; test("passes, too", () => {});',
    "broken.test.ts": "throw new Error('Broken file');",
    "vitest.config.ts": "export default {};",
  });
  const records = await runVitest(
    {
      log: join(folder, "log"),
      report: join(folder, "report.json"),
      args: [`--root=${folder}`],
      env: { VITEST: undefined },
    },
    { files: [] },
  );
  const sample = { file: "sample.test.ts" };
  expect(records).toHaveLength(6);
  expect(records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: "passes, too", outcome: "passed" }),
      expect.objectContaining({ ...sample, title: "passes", outcome: "passed" }),
      expect.objectContaining({
        ...sample,
        title: "passes in the second run",
        outcome: "flaky",
        error: expect.stringContaining("In the first run"),
      }),
      expect.objectContaining({
        ...sample,
        title: "fails (always)",
        outcome: "failed",
        command: "npx vitest run sample.test.ts -t '^fails \\(always\\)$'",
      }),
      expect.objectContaining({ ...sample, title: "is left out", outcome: "skipped" }),
      expect.objectContaining({
        file: "broken.test.ts",
        title: "",
        outcome: "failed",
        error: expect.stringContaining("Broken file"),
      }),
    ]),
  );
  // The second run left out the file that had passed.
  expect(readProgress(join(folder, "report-second.json"))).toContain("of 2 files");
});
