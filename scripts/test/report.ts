import { bold, green, red, seconds, yellow } from "../shared/progress.mjs";
import { budgets } from "./budgets";
import type { Options } from "./options.mjs";
import { logFile, reportsFolder, sweep } from "./programs";
import { fullTitle, type TestRecord } from "./records";
import type { Result } from "./schedule";

interface Counts {
  passed: number;
  flaky: number;
  failed: number;
  skipped: number;
}

export function countsOf(tests: TestRecord[]): Counts {
  const counts: Counts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  return counts;
}

/** A step that failed without a failing test (a lint error, a crash) counts as a failed one. */
export function total(results: Result[]): Counts {
  const counts = countsOf(results.flatMap(({ tests }) => tests));
  const others = results.filter((it) => it.outcome === "failed" && countsOf(it.tests).failed === 0);
  return { ...counts, failed: counts.failed + others.length };
}

export const inWords = ({ passed, flaky, failed, skipped }: Counts) =>
  `${passed} passed, ${flaky} flaky, ${failed} failed, ${skipped} skipped`;

const mostInFull = 25;

/** Each test of a step that failed, in the end or at its first try: its error, and how to run it again. */
export function failuresOf({ name, tests }: Result): string {
  const shown = tests.filter(({ error }) => error !== undefined);
  const lines = shown
    .slice(0, mostInFull)
    .flatMap((test) => [
      (test.outcome === "flaky" ? yellow : red)(`\n${test.outcome}: ${fullTitle(test)}`),
      indented(test.error ?? ""),
      `  Run it again: ${test.command}`,
    ]);
  if (shown.length > mostInFull) lines.push(`\n${shown.length - mostInFull} more are in the log.`);
  if (shown.length > 0) lines.push(`\nThe log of ${name}: ${logFile(name)}\n`);
  return lines.join("\n");
}

const indented = (text: string) => text.replaceAll(/^/gm, "    ");

/** Its last line is for machines: a plain "N passed, N failed". */
export function summaryOf(results: Result[], { all }: Pick<Options, "all">, ms: number): string {
  const sum = total(results);
  return [
    `\n${bold("Summary")}: ${seconds(ms)}, of which each part took (parts overlap)`,
    ...results.map((result) => rowOf(result, ms)),
    ...slowestOf(results),
    ...overBudget(results, all ? "all" : "quick", ms),
    ...results.flatMap(titlesOf),
    ...(sweep === "all" ? [] : [`Samples of ${sweep}: SWEEP=${sweep} npm test … repeats them.`]),
    `Logs: ${reportsFolder}`,
    `\n${bold(inWords(sum))}\n`,
    `${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ""}`,
  ].join("\n");
}

const paint = { passed: green, failed: red, "left out": yellow };

function rowOf({ name, outcome, ms, tests }: Result, totalMs: number): string {
  const share = `${Math.round((100 * ms) / totalMs)}%`;
  const row = `  ${name.padEnd(16)} ${outcome.padEnd(9)} ${seconds(ms).padStart(8)} ${share.padStart(5)}`;
  return paint[outcome](tests.length > 0 ? `${row}  ${inWords(countsOf(tests))}` : row);
}

function slowestOf(results: Result[]): string[] {
  const slowest = results
    .flatMap(({ name, tests }) => tests.map((test) => ({ name, test })))
    .sort((a, b) => b.test.ms - a.test.ms)
    .slice(0, 10);
  if (slowest.length === 0) return [];
  return [
    `\n${bold("Slowest tests")}`,
    ...slowest.map(
      ({ name, test }) => `  ${seconds(test.ms).padStart(8)} ${name.padEnd(8)} ${fullTitle(test)}`,
    ),
    "",
  ];
}

function overBudget(results: Result[], scope: "quick" | "all", ms: number): string[] {
  const times = [...results.filter(({ outcome }) => outcome !== "left out"), { name: "total", ms }];
  return times.flatMap((it) => {
    const budget = budgets[scope][it.name];
    if (budget === undefined || it.ms <= budget * 1000) return [];
    return yellow(
      `  slow: ${it.name} took ${seconds(it.ms)}, its budget is ${budget} s (scripts/test/budgets.ts)`,
    );
  });
}

/** The failed and flaky tests again, at the end, where they are seen. */
function titlesOf({ tests }: Result): string[] {
  return tests.flatMap((test) => {
    if (test.error === undefined) return [];
    const color = test.outcome === "flaky" ? yellow : red;
    return color(`  ${test.outcome}: ${fullTitle(test)}\n    ${test.error.split("\n")[0]}`);
  });
}

/** For `--repeat`: the time of each part in each run, and what failed or was flaky. */
export function runTable(runs: Result[][], seed?: number): string {
  const rows = runs.map((results, run) => {
    const { failed, flaky } = total(results);
    const times = results.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(", ");
    const order = seed === undefined ? "" : `, seed ${seed + run}`;
    return `  run ${run + 1}${order}: ${failed} failed, ${flaky} flaky; ${times}`;
  });
  return [`\n${bold("Runs")}`, ...rows].join("\n");
}
