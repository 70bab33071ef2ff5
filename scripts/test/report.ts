import { existsSync, readFileSync } from "node:fs";
import { bold, green, red, seconds, yellow } from "../shared/progress.mjs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed at their second try. */
  flaky: string[];
  failures: string[];
}

export interface Result {
  name: string;
  outcome: "passed" | "failed" | "left out";
  ms: number;
  counts?: Counts;
}

/** The counts that a run of Vitest left through `counts-reporter.ts`. */
export const countVitest = (file: string): Counts | undefined => read<Counts>(file);

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

export function countPlaywright(file: string): Counts | undefined {
  const report = read<PlaywrightReport>(file);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      flaky: report.suites.flatMap((suite) => titlesIn(suite, "flaky")),
      failures: report.suites.flatMap((suite) => titlesIn(suite, "unexpected")),
    }
  );
}

const titlesIn = ({ suites = [], specs }: PlaywrightSuite, wanted: string): string[] => [
  ...suites.flatMap((suite) => titlesIn(suite, wanted)),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  ),
];

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;

const paint = { passed: green, failed: red, "left out": yellow };

/** Its last line is for machines: a plain "N passed, N failed". */
export function summaryOf(results: Result[]): string {
  const rows = results.map(({ name, outcome, ms, counts }) => {
    const row = `  ${name.padEnd(10)} ${outcome.padEnd(9)} ${seconds(ms).padStart(8)}`;
    return paint[outcome](counts ? `${row}  ${inWords(counts)}` : row);
  });
  const sum = total(results);
  const { passed, failed, skipped } = sum;
  return [
    `\n${bold("Summary")}`,
    ...rows,
    ...sum.flaky.map((title) => yellow(`  flaky: ${title}`)),
    ...sum.failures.map((title) => red(`  failed: ${title}`)),
    `\n${bold(inWords(sum))}\n`,
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  ].join("\n");
}

const inWords = ({ passed, flaky, failed, skipped }: Counts) =>
  `${passed} passed, ${flaky.length} flaky, ${failed} failed, ${skipped} skipped`;

/** A step that failed without a failing test (a lint error, a crash) counts as a failed one. */
export function total(results: Result[]): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };
  for (const { outcome, counts } of results) {
    sum.passed += counts?.passed ?? 0;
    sum.skipped += counts?.skipped ?? 0;
    sum.flaky.push(...(counts?.flaky ?? []));
    sum.failures.push(...(counts?.failures ?? []));
    sum.failed += Math.max(counts?.failed ?? 0, outcome === "failed" ? 1 : 0);
  }
  return sum;
}
