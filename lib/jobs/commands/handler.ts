import "server-only";
import type { Transaction } from "@/db/client";
import { type Job, type Try, UnrecoverableError } from "../rules";

type Run<Payload> = (payload: Payload, current: Try) => Promise<void>;

type OnDead<Payload> = (tx: Transaction, payload: Payload, error: unknown) => Promise<void>;

/** A kind of job with what it does. */
export interface Handler {
  job: Pick<Job<never>, "name" | "retry" | "leaseSeconds" | "concurrency" | "everySeconds">;
  run: Run<unknown>;
  onDead: OnDead<unknown>;
}

interface Duties<Payload> {
  run: Run<Payload>;
  /** What its row has to say once the job is given up, in the transaction that gives it up. */
  onDead?: OnDead<Payload>;
}

/** Binds a kind of job to what it does. Payloads are checked: another release may have written them. */
export const handle = <Payload>(job: Job<Payload>, { run, onDead }: Duties<Payload>): Handler => ({
  job,
  run: async (stored, current) => {
    const { data, success } = job.payload.safeParse(stored);
    if (!success) throw new UnrecoverableError("Its payload is not what it should be.");
    await run(data, current);
  },
  onDead: async (tx, stored, error) => {
    const { data, success } = job.payload.safeParse(stored);
    if (success) await onDead?.(tx, data, error);
  },
});
