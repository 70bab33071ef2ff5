import type { Cause } from "@/lib/platform/log/causes";

export interface LogLine {
  level: "debug" | "info" | "warn" | "error";
  time: string;
  msg: string;
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  durationMs?: number;
  actorId?: number;
  code?: string;
  job?: string;
  key?: string;
  attempt?: number;
  cause?: Cause[];
}

let logged: string[] = [];

const originalWrite = process.stdout.write;
const write = originalWrite.bind(process.stdout);

// Log lines are collected for the tests and not shown; all other output is passed through.
process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
  if (typeof chunk !== "string" || !chunk.startsWith('{"level":')) return write(chunk, ...rest);
  logged.push(chunk);
  return true;
}) as typeof write;

/** At the end of a test file. */
export function stopCollectingLog() {
  process.stdout.write = originalWrite;
}

const parse = (line: string) => JSON.parse(line) as LogLine;

/** Removes and returns the raw lines that were logged so far. */
export function takeLogText(): string[] {
  const taken = logged;
  logged = [];
  return taken;
}

/** Removes and returns the lines that were logged so far. */
export const takeLog = (): LogLine[] => takeLogText().map(parse);

/** Tests make providers and databases fail on purpose, but never cause a bug on purpose. */
const isBug = ({ code }: LogLine) => code === "bug";

export function failOnLoggedBugs() {
  const bugs = takeLogText().filter((line) => isBug(parse(line)));
  if (bugs.length > 0) throw new Error(`Unexpected failures in the log:\n${bugs.join("")}`);
}

/** Logs every request. To be called before the first line is written. */
export function logEverything() {
  process.env.LOG_LEVEL = "debug";
}
