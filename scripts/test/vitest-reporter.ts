import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { SerializedError } from "vitest";
import type { TestCase, TestModule, TestSpecification } from "vitest/node";
import { type TestRecord, writeProgress, writeRecords } from "./records";

/** Leaves a record of each test, and how far the run is. */
export default class VitestReporter {
  files = 0;
  filesDone = 0;
  testsDone = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
  }

  onTestModuleEnd(module: TestModule): void {
    this.filesDone += 1;
    this.testsDone += [...module.children.allTests()].length;
    writeProgress(`${this.filesDone} of ${this.files} files, ${this.testsDone} tests`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const records = modules.flatMap(recordsOf);
    for (const error of unhandled) records.push(failure(fileOf(error), "", [error]));
    writeRecords(records);
  }
}

/** Vitest notes on an error that no test caught which file ran at that time. */
function fileOf({ VITEST_TEST_PATH: path }: SerializedError): string {
  return typeof path === "string" ? relative(process.cwd(), path) : "";
}

function recordsOf(module: TestModule): TestRecord[] {
  const file = module.relativeModuleId;
  const records = Array.from(module.children.allTests(), (test) => recordOf(file, test));
  if (module.errors().length > 0) records.push(failure(file, "", module.errors()));
  for (const suite of module.children.allSuites()) {
    const errors = suite.errors();
    if (errors.length > 0) records.push(failure(file, suite.fullName, errors));
  }
  return records;
}

function recordOf(file: string, test: TestCase): TestRecord {
  const { state, errors } = test.result();
  if (state === "failed") return failure(file, test.fullName, errors);
  return {
    file,
    title: test.fullName,
    outcome: state === "passed" ? "passed" : "skipped",
    ms: test.diagnostic()?.duration ?? 0,
    command: commandFor(file, test.fullName),
  };
}

const failure = (file: string, title: string, errors: readonly SerializedError[]): TestRecord => ({
  file,
  title,
  outcome: "failed",
  ms: 0,
  error: stripVTControlCharacters(errors.map(inWords).join("\n")),
  command: commandFor(file, title),
});

/** Its message, what differs, and the lines of the stack that are ours. */
function inWords({ name, message, diff, stack = "" }: SerializedError): string {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const ours = places.filter((line) => !/node_modules|node:/.test(line)).slice(0, 6);
  return [`${name ?? "Error"}: ${message}`, diff, ...ours].filter(Boolean).join("\n");
}

/** `-t` takes a regular expression of the full name, in which the names of suites are joined by spaces. */
function commandFor(file: string, title: string): string {
  const pattern = title.replaceAll(" > ", " ").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const name = title ? ` -t '^${pattern.replaceAll("'", "'\\''")}$'` : "";
  return `npx vitest run ${file}${name}`;
}
