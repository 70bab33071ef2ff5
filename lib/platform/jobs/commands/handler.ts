import "server-only";
import type { Transaction } from "@/db/client";
import { type Attempt, type Job, UnrecoverableError } from "../rules";

type Run<Payload> = (payload: Payload, current: Attempt) => Promise<void>;

type OnDead<Payload> = (tx: Transaction, payload: Payload, error: unknown) => Promise<void>;

/** A job with its handler, its payload type erased. */
export interface Handler {
  job: Pick<Job<never>, "name" | "retry" | "leaseSeconds" | "concurrency" | "everySeconds">;
  run: Run<unknown>;
  onDead: OnDead<unknown>;
}

interface Callbacks<Payload> {
  run: Run<Payload>;
  /** Runs in the transaction that marks the job as dead. */
  onDead?: OnDead<Payload>;
}

/** Binds a job to its handler. Payloads are validated, because another release may have written them. */
export const handle = <Payload>(
  job: Job<Payload>,
  { run, onDead }: Callbacks<Payload>,
): Handler => ({
  job,
  run: async (stored, current) => {
    const { data, success } = job.payload.safeParse(stored);
    if (!success) throw new UnrecoverableError("The payload of the job is invalid.");
    await run(data, current);
  },
  onDead: async (tx, stored, error) => {
    const { data, success } = job.payload.safeParse(stored);
    if (success) await onDead?.(tx, data, error);
  },
});
