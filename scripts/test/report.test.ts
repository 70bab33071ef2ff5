import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../shared/environment";
import { countPlaywright, countVitest, summaryOf } from "./report";

const journeys = `
  import { expect, test } from "@playwright/test";
  test("passes", () => {});
  test("passes at the second try", ({}, { retry }) => expect(retry).toBe(1));
  test("fails", () => expect(1).toBe(2));
  test.skip("is left out", () => {});
`;

/** Inside the checkout, where packages are found. */
function temporaryFolder(): string {
  mkdirSync(dataFolder, { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), dataFolder, "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What Playwright reports of these journeys. */
function reportOf(source: string): string {
  const folder = temporaryFolder();
  const report = join(folder, "report.json");
  writeFileSync(join(folder, "sample.spec.ts"), source);
  writeFileSync(
    join(folder, "playwright.config.ts"),
    `export default { retries: 1, outputDir: "output", reporter: [["json", { outputFile: ${JSON.stringify(report)} }]] };`,
  );
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "-c", folder]);
  return report;
}

test("a journey that passed at its second try is flaky, and neither passed nor failed", {
  timeout: 60_000,
}, () => {
  const counts = countPlaywright(reportOf(journeys));
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    flaky: ["[] sample.spec.ts: passes at the second try"],
    failures: ["[] sample.spec.ts: fails"],
  });
  const lines = summaryOf([
    { name: "journeys", outcome: "failed", ms: 1000, counts },
    { name: "lint", outcome: "failed", ms: 1000 },
  ]).split("\n");
  expect(lines).toContain("  flaky: [] sample.spec.ts: passes at the second try");
  expect(lines).toContain("  failed: [] sample.spec.ts: fails");
  expect(lines).toContain("1 passed, 1 flaky, 2 failed, 1 skipped");
  expect(lines.at(-1)).toBe("1 passed, 2 failed, 1 skipped");
});

const unitTests = `
  import { expect, test } from "vitest";
  let tries = 0;
  test("passes", () => {});
  test("passes at the second try", () => expect((tries += 1)).toBe(2));
  test("fails", () => expect(1).toBe(2));
  test.skip("is left out", () => {});
`;

test("the report of a run of Vitest names what failed, what was flaky, and files that could not be read", {
  timeout: 60_000,
}, () => {
  const folder = temporaryFolder();
  const report = join(folder, "counts.json");
  writeFileSync(join(folder, "sample.test.ts"), unitTests);
  writeFileSync(join(folder, "vitest.config.ts"), "export default {};");
  writeFileSync(join(folder, "broken.test.ts"), "throw new Error('broken');");
  const reporter = join(process.cwd(), "scripts/test/counts-reporter.ts");
  const args = ["run", `--root=${folder}`, "--retry=1", `--reporter=${reporter}`];
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    env: { ...process.env, COUNTS_FILE: report, VITEST: undefined },
  });
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    flaky: ["sample.test.ts: passes at the second try"],
    failures: expect.arrayContaining(["broken.test.ts", "sample.test.ts: fails"]),
  });
});
