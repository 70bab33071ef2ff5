import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullConfig, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { type TestRecord, writeProgress, writeRecords } from "./records";

const outcomes = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
  skipped: "skipped",
} as const;

/** Leaves a record of each journey, and how far the run is. */
export default class PlaywrightReporter {
  folder = "";
  tests: TestCase[] = [];
  done = new Set<TestCase>();
  errors: TestError[] = [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.folder = rootDir;
    this.tests = suite.allTests();
  }

  onTestEnd(test: TestCase): void {
    this.done.add(test);
    writeProgress(`${this.done.size} of ${this.tests.length} tests`);
  }

  /** Errors outside of the tests, such as a file that cannot be read. */
  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    writeRecords([
      ...this.tests.map((test) => recordOf(this.folder, test)),
      ...this.errors.map((error) => failureOf(this.folder, error)),
    ]);
  }
}

function recordOf(folder: string, test: TestCase): TestRecord {
  const [, project = "", , ...titles] = test.titlePath();
  const file = relative(folder, test.location.file);
  const errors = test.results.find(({ status }) => status !== test.expectedStatus)?.errors ?? [];
  const outcome = outcomes[test.outcome()];
  const failed = outcome === "failed" || outcome === "flaky";
  return {
    file: project ? `[${project}] ${file}` : file,
    title: titles.join(" > "),
    outcome,
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    ...(failed && { error: errors.map(inWords).join("\n") || "It was interrupted." }),
    command: commandFor(`${file}:${test.location.line}`),
  };
}

function failureOf(folder: string, error: TestError): TestRecord {
  const file = error.location ? relative(folder, error.location.file) : "";
  const common = { file, title: "", outcome: "failed" as const, ms: 0 };
  return { ...common, error: inWords(error), command: commandFor(file) };
}

const inWords = ({ message, value, stack, snippet }: TestError) =>
  stripVTControlCharacters([stack ?? message ?? value, snippet].filter(Boolean).join("\n"));

const commandFor = (file: string) =>
  `npm test -- --only journeys${process.env.JOURNEYS_CORE ? "" : " --all"} ${file}`;
