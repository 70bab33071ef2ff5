import { expect, test } from "vitest";
import type { TestRecord } from "./records";
import { failuresOf, summaryOf } from "./report";
import type { Result } from "./schedule";

const record = (title: string, more: Partial<TestRecord> = {}): TestRecord => ({
  file: "lib/orders/cart/rules.test.ts",
  title,
  outcome: "passed",
  ms: 10,
  command: "npx vitest run lib/orders/cart/rules.test.ts",
  ...more,
});

const unit = (tests: TestRecord[], ms = 1000): Result => ({
  name: "unit",
  outcome: tests.some(({ outcome }) => outcome === "failed") ? "failed" : "passed",
  ms,
  tests,
});

const linesOf = (results: Result[], ms = 10_000) =>
  summaryOf(results, { all: false }, ms).split("\n");

test("the last line counts tests, and a step that failed without tests as a failed one", () => {
  const tests = [
    record("a"),
    record("b", { outcome: "flaky", error: "Error: late\n  at b" }),
    record("c", { outcome: "failed", error: "Error: wrong" }),
    record("d", { outcome: "skipped" }),
  ];
  const lint: Result = { name: "lint", outcome: "failed", ms: 1000, tests: [] };
  const lines = linesOf([lint, unit(tests)]);
  expect(lines.at(-1)).toBe("1 passed, 2 failed, 1 skipped");
  expect(lines).toContain("1 passed, 1 flaky, 2 failed, 1 skipped");
  expect(lines).toContain("  flaky: lib/orders/cart/rules.test.ts: b");
  expect(lines).toContain("    Error: late");
  expect(lines).toContain("  failed: lib/orders/cart/rules.test.ts: c");
  expect(linesOf([unit([record("a")])]).at(-1)).toBe("1 passed, 0 failed");
});

test("each part has its time and its share of the whole", () => {
  expect(linesOf([unit([], 2500)])).toContain("  unit             passed       2.5 s   25%");
});

test("the summary names the ten slowest tests of all parts, the slowest first", () => {
  const tests = Array.from({ length: 11 }, (_, n) => record(`test ${n}`, { ms: 1000 * n }));
  const journey = record("pays", { file: "[phone] pay.spec.ts", ms: 5500 });
  const results = [unit(tests), { ...unit([journey]), name: "journeys" }];
  const lines = linesOf(results);
  const start = lines.indexOf("Slowest tests") + 1;
  const slowest = lines.slice(start, start + 10);
  expect(slowest[0]).toBe("    10.0 s unit     lib/orders/cart/rules.test.ts: test 10");
  expect(slowest[5]).toBe("     5.5 s journeys [phone] pay.spec.ts: pays");
  expect(slowest[9]).toContain("test 2");
  expect(lines[start + 10]).toBe("");
});

test("a part over its budget is named, and does not fail the run", () => {
  const slow = linesOf([unit([], 3_600_000)], 3_601_000);
  expect(slow.filter((line) => line.startsWith("  slow: "))).toEqual([
    expect.stringMatching(/^ {2}slow: unit took 3600\.0 s, its budget is \d+ s/),
    expect.stringMatching(/^ {2}slow: total took 3601\.0 s, its budget is \d+ s/),
  ]);
  expect(slow.at(-1)).toBe("0 passed, 0 failed");
  expect(linesOf([unit([], 1000)]).filter((line) => line.startsWith("  slow: "))).toEqual([]);
});

test("a failure is printed in full, with the command that runs it again and the log", () => {
  const text = failuresOf(unit([record("c", { outcome: "failed", error: "Error: wrong\nat c" })]));
  expect(text).toContain("failed: lib/orders/cart/rules.test.ts: c\n    Error: wrong\n    at c\n");
  expect(text).toContain("Run it again: npx vitest run lib/orders/cart/rules.test.ts");
  expect(text).toContain(".data/reports/unit.log");
  expect(failuresOf(unit([record("a")]))).toBe("");
});
