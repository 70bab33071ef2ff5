import { loggable } from "@/lib/database-errors";

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
  process.stderr.write(`Job ${name} ${key}, attempt ${attempt}, ${outcome}: ${loggable(error)}\n`);
}

const longestMessage = 500;

/** What the back office shows of a failure: a failed query's message would repeat its values. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error && !("query" in error) ? error.message : loggable(error);
  return text.slice(0, longestMessage);
}
