import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dataFolder } from "../shared/environment";
import { countPlaywright, summaryOf } from "./report";

const journeys = `
  import { expect, test } from "@playwright/test";
  test("passes", () => {});
  test("passes at the second try", ({}, { retry }) => expect(retry).toBe(1));
  test("fails", () => expect(1).toBe(2));
  test.skip("is left out", () => {});
`;

/** What Playwright reports of these journeys. Inside the checkout, where it is found as a package. */
function reportOf(source: string): string {
  mkdirSync(dataFolder, { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), dataFolder, "journeys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  });
  const lines = summaryOf([
    { name: "journeys", outcome: "failed", ms: 1000, counts },
    { name: "lint", outcome: "failed", ms: 1000 },
  ]).split("\n");
  expect(lines).toContain("  flaky: [] sample.spec.ts: passes at the second try");
  expect(lines).toContain("1 passed, 1 flaky, 2 failed, 1 skipped");
  expect(lines.at(-1)).toBe("1 passed, 2 failed, 1 skipped");
});
