import { writeFileSync } from "node:fs";
import type { TestCase, TestModule } from "vitest/node";
import type { Counts } from "./report";

/** Writes the counts of a run of Vitest, with the tests that failed or passed at their second try. */
export default class CountsReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) count(test, titleOf(module, test), counts);
      if (module.errors().length > 0) fail(titleOf(module), counts);
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) fail(titleOf(module, suite), counts);
      }
    }
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  }
}

function count(test: TestCase, title: string, counts: Counts): void {
  const { state } = test.result();
  if (state === "failed") fail(title, counts);
  else if (state === "passed" && test.diagnostic()?.flaky) counts.flaky.push(title);
  else if (state === "passed") counts.passed += 1;
  else counts.skipped += 1;
}

function fail(title: string, counts: Counts): void {
  counts.failed += 1;
  counts.failures.push(title);
}

const titleOf = (module: TestModule, part?: { fullName: string }) =>
  [module.relativeModuleId, part?.fullName].filter(Boolean).join(": ");
