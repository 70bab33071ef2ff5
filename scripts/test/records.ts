import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** One test of a run. The reporters for Vitest and Playwright write these. */
export interface TestRecord {
  file: string;
  /** Empty for a file that failed before its tests. */
  title: string;
  /** Flaky: failed at first, and passed at its second try. */
  outcome: "passed" | "flaky" | "failed" | "skipped";
  ms: number;
  /** For failed and flaky tests: the first one. */
  error?: string;
  /** The command that runs this test alone. */
  command: string;
}

const { REPORT_FILE } = process.env;

/** For the two reporters, whose process is told by REPORT_FILE where to write. */
export function writeRecords(records: TestRecord[]) {
  if (REPORT_FILE) writeFileSync(REPORT_FILE, JSON.stringify(records));
}

/** How far a run is, such as "12 of 400 tests". */
export function writeProgress(progress: string) {
  if (REPORT_FILE) writeFileSync(`${REPORT_FILE}.progress`, progress);
}

export const readRecords = (report: string): TestRecord[] | undefined =>
  existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as TestRecord[]) : undefined;

export const readProgress = (report: string): string =>
  existsSync(`${report}.progress`) ? readFileSync(`${report}.progress`, "utf8") : "";

export const fullTitle = ({ file, title }: TestRecord) => [file, title].filter(Boolean).join(": ");
