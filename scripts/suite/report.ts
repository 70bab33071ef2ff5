import { existsSync, readFileSync } from "node:fs";
import { bold, green, red, seconds, yellow } from "../process/steps.mjs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Result {
  name: string;
  outcome: "passed" | "failed" | "left out";
  ms: number;
  counts?: Counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

export function countVitest(file: string): Counts | undefined {
  const report = read<VitestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function countPlaywright(file: string): Counts | undefined {
  const stats = read<PlaywrightReport>(file)?.stats;
  return (
    stats && {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  );
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;

const paint = { passed: green, failed: red, "left out": yellow };

export function printSummary(results: Result[]) {
  console.log(`\n${bold("Summary")}`);
  for (const { name, outcome, ms, counts } of results) {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : "";
    const line = `  ${name.padEnd(10)} ${outcome.padEnd(9)} ${seconds(ms).padStart(8)}  ${tests}`;
    console.log(paint[outcome](line.trimEnd()));
  }
  const { passed, failed, skipped } = total(results);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
}

/** Tests; and a step that failed without a failing test (a lint error, a crash) counts as one. */
export function total(results: Result[]): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome, counts } of results) {
    sum.passed += counts?.passed ?? 0;
    sum.skipped += counts?.skipped ?? 0;
    sum.failed += Math.max(counts?.failed ?? 0, outcome === "failed" ? 1 : 0);
  }
  return sum;
}
