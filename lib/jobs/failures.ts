import { loggable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { UnrecoverableError } from "./rules";

export interface JobFailure {
  name: string;
  key: string;
  attempt: number;
  outcome: "retried" | "dead";
  error: unknown;
}

/** The one place where a failed attempt is logged. */
export function onJobFailure({ name, key, attempt, outcome, error }: JobFailure): void {
  const isExpected = error instanceof ShopError || error instanceof UnrecoverableError;
  const cause = isExpected ? error.message : loggable(error);
  process.stderr.write(`Job ${name} ${key}, attempt ${attempt}, ${outcome}: ${cause}\n`);
}

const longestMessage = 500;

/** The error as the back office shows it. The message of a failed query is left out: it repeats the values. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error && !("query" in error) ? error.message : loggable(error);
  return text.slice(0, longestMessage);
}
