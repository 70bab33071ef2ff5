import "server-only";
import type { Span } from "@opentelemetry/api";
import { asUnavailable } from "@/lib/database-errors";
import { runAsShop } from "@/lib/platform/audit/caller";
import { markFailed, traced } from "@/lib/platform/telemetry/trace";
import { onJobFailure } from "../failures";
import { UnrecoverableError } from "../rules";
import type { Claimed } from "./claim";
import { bury, complete, retryLater, runAgain } from "./finish";
import type { Handler } from "./handler";

/** One attempt of a claimed job, as a span. An error of the handler fails the job and is not thrown. */
export function attemptJob(handler: Handler, claimed: Claimed): Promise<void> {
  const { key, attempts } = claimed;
  const attributes = { "job.key": key, "job.attempt": attempts };
  return traced({ name: `job ${handler.job.name}`, attributes }, (span) =>
    attempt(handler, claimed, span),
  );
}

async function attempt(handler: Handler, claimed: Claimed, span: Span): Promise<void> {
  const isLost = claimed.attempts > handler.job.retry.attempts;
  if (isLost) return giveUp(handler, claimed, new Error("Its last attempt was interrupted."));
  let pause: number | undefined;
  const runAgainIn = (seconds: number) => {
    pause = seconds;
  };
  try {
    await runAsShop(() => handler.run(claimed.payload, { attempt: claimed.attempts, runAgainIn }));
  } catch (error) {
    markFailed(span, error);
    return fail(handler, claimed, error);
  }
  await (pause === undefined ? complete(handler.job, claimed) : runAgain(claimed, pause));
}

async function fail(handler: Handler, claimed: Claimed, error: unknown): Promise<void> {
  const { retry, name } = handler.job;
  const { key, attempts: attempt } = claimed;
  if (error instanceof UnrecoverableError || attempt >= retry.attempts) {
    return giveUp(handler, claimed, error);
  }
  onJobFailure({ name, key, attempt, outcome: "retried", error });
  await retryLater(claimed, retry, error);
}

async function giveUp(handler: Handler, claimed: Claimed, error: unknown): Promise<void> {
  const { key, attempts: attempt } = claimed;
  const report = (cause: unknown) =>
    onJobFailure({ name: handler.job.name, key, attempt, outcome: "dead", error: cause });
  report(error);
  try {
    await bury(handler, claimed, error);
  } catch (cause) {
    // The job keeps its lease, and is given up again when the lease ends.
    if (asUnavailable(cause)) throw cause;
    report(cause);
  }
}
