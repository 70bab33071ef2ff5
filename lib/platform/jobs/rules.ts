import { z } from "zod";

export const jobStatuses = ["queued", "running", "dead"] as const;

export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /**
   * At most one job of this name exists for each key, so a job never runs twice at the same time.
   */
  key: (payload: Payload) => string;
  /** Attempts until the job is dead, and the bounds of the exponential backoff between them. */
  retry: { attempts: number; firstSeconds: number; longestSeconds: number };
  /** Longer than any attempt can take: when it ends, the process counts as dead and the job is due again. */
  leaseSeconds: number;
  /** How many of these jobs one process runs at the same time. Default: 1. */
  concurrency?: number;
  /** Seconds from the end of a run to the next, for a recurring job. */
  everySeconds?: number;
}

/** Defines a background job. Its handler is bound in `lib/composition/job-registry.ts`. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

interface Schedule {
  name: string;
  everySeconds: number;
  leaseSeconds: number;
}

/** Defines a recurring job. It is retried without limit. */
export const defineScheduledJob = ({ name, everySeconds, leaseSeconds }: Schedule) =>
  defineJob({
    name,
    payload: z.object({}),
    key: () => "",
    retry: {
      attempts: Number.POSITIVE_INFINITY,
      firstSeconds: 60,
      longestSeconds: everySeconds,
    },
    leaseSeconds,
    everySeconds,
  });

/** The arguments of a handler besides the payload. */
export interface Attempt {
  /** 1 for the first attempt. */
  attempt: number;
  /** The job is not done, but did not fail either: it is queued again. */
  runAgainIn: (seconds: number) => void;
}

/** Thrown by a handler if a retry cannot succeed: the job is marked as dead at once. */
export class UnrecoverableError extends Error {
  override readonly name = "UnrecoverableError";
}
