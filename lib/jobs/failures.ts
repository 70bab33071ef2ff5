import { loggable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { UnrecoverableError } from "./rules";

export interface JobFailure {
  name: string;
  key: string;
  attempt: number;
  /** What becomes of the job. */
  outcome: "retried" | "dead";
  error: unknown;
}

/** Every try that failed is reported here, and nowhere else. */
export function onJobFailure({ name, key, attempt, outcome, error }: JobFailure): void {
  const isExpected = error instanceof ShopError || error instanceof UnrecoverableError;
  const cause = isExpected ? error.message : loggable(error);
  process.stderr.write(`Job ${name} ${key}, attempt ${attempt}, ${outcome}: ${cause}\n`);
}

const longestMessage = 500;

/** What the back office shows of a failure: a failed query's message would repeat its values. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error && !("query" in error) ? error.message : loggable(error);
  return text.slice(0, longestMessage);
}
