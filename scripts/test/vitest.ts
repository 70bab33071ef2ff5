import type { Options } from "./options.mjs";
import { endOf, runProgram } from "./programs";
import { readRecords, type TestRecord } from "./records";

/** When more files fail than this, it is hardly by chance: they are not run again. */
const mostFilesTwice = 10;

interface VitestRun {
  log: string;
  report: string;
  args: string[];
  env?: NodeJS.Dict<string>;
}

/**
 * Runs Vitest. Files with failures run once more, in a new process, where each file has a new database: what
 * passes then is flaky.
 */
export async function runVitest(run: VitestRun, { files, seed }: Pick<Options, "files" | "seed">) {
  const order =
    seed === undefined
      ? []
      : ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`];
  const args = [...run.args, ...order];
  const first = await attempt({ ...run, args: [...args, ...files] });
  const failed = new Set(first.filter(isFailed).map(({ file }) => file));
  // An error of no file cannot be tried again.
  if (failed.size === 0 || failed.size > mostFilesTwice || failed.has("")) return first;
  const report = run.report.replace(/\.json$/, "-second.json");
  const second = await attempt({ ...run, report, args: [...args, ...failed] });
  return afterSecondTry(first, second);
}

async function attempt({ log, report, args, env }: VitestRun): Promise<TestRecord[]> {
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-reporter.ts"];
  const all = ["run", ...args, ...reporters];
  const code = await runProgram(log, "vitest/vitest.mjs", all, { ...env, REPORT_FILE: report });
  const records = readRecords(report);
  if (!records || (code !== 0 && !records.some(isFailed))) {
    throw new Error(`Vitest ended with code ${code}:\n${endOf(log)}`);
  }
  return records;
}

const isFailed = ({ outcome }: TestRecord) => outcome === "failed";

/** The tests of the files that ran twice as they went the second time, and the others as the first time. */
function afterSecondTry(first: TestRecord[], second: TestRecord[]): TestRecord[] {
  const keyOf = ({ file, title }: TestRecord) => `${file}\n${title}`;
  const files = new Set(second.map(({ file }) => file));
  const before = new Map(first.map((record) => [keyOf(record), record]));
  const known = new Set(second.map(keyOf));
  return [
    ...first.filter(({ file }) => !files.has(file)),
    ...second.map((now) => combined(before.get(keyOf(now)), now)),
    // Failures of a whole file, which the second try did not have.
    ...first
      .filter((it) => files.has(it.file) && isFailed(it) && !known.has(keyOf(it)))
      .map((it) => ({ ...it, outcome: "flaky" as const })),
  ];
}

function combined(before: TestRecord | undefined, now: TestRecord): TestRecord {
  if (!before || isFailed(before) === isFailed(now)) return now;
  return { ...now, outcome: "flaky", error: before.error ?? now.error };
}
