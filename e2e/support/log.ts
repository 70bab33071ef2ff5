import type { Cause } from "@/lib/log/causes";

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
  cause?: Cause[];
}

let logged: string[] = [];

const write = process.stdout.write.bind(process.stdout);

// The log is read by tests and never shown; whatever else is printed is printed.
process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
  if (typeof chunk !== "string" || !chunk.startsWith('{"level":')) return write(chunk, ...rest);
  logged.push(chunk);
  return true;
}) as typeof write;

const parse = (line: string) => JSON.parse(line) as LogLine;

/** Removes and returns what was logged so far, as it was written. */
export function takeLogText(): string[] {
  const taken = logged;
  logged = [];
  return taken;
}

/** Removes and returns what was logged so far. */
export const takeLog = (): LogLine[] => takeLogText().map(parse);

/** Providers and databases fail in many a test, and are meant to; a bug is never meant. */
const isBug = ({ code }: LogLine) => code === "bug";

export function failOnLoggedBugs() {
  const bugs = takeLogText().filter((line) => isBug(parse(line)));
  if (bugs.length > 0) throw new Error(`Unexpected failures in the log:\n${bugs.join("")}`);
}

/** For a test file whose every request is to leave a line. Before the first one is written. */
export function logEverything() {
  process.env.LOG_LEVEL = "debug";
}
