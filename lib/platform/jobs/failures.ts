import { asUnavailable, databaseCode } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/platform/log/logger";

export interface JobFailure {
  name: string;
  key: string;
  attempt: number;
  outcome: "retried" | "dead";
  error: unknown;
}

/** Logs a failed attempt of a job. Every failed attempt is reported with this function only. */
export function onJobFailure({ name, key, attempt, outcome, error }: JobFailure): void {
  const known = error instanceof ShopError ? error : asUnavailable(error);
  const fields = { job: name, key, attempt, code: known?.code };
  if (outcome === "dead") log.error("Job failed, not retried any more", fields, error);
  else log.warn("Job failed, to be retried", fields, error);
}

const maxLength = 500;

/**
 * The reason that the back office shows. The message of a failed query is left out, because it
 * contains the query's values.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxLength);
  const isQuery = "query" in error;
  const text = isQuery ? `Query failed with ${databaseCode(error)}: ${error.query}` : error.message;
  return text.slice(0, maxLength);
}
