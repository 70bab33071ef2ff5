import { z } from "zod";

export const jobStatuses = ["queued", "running", "dead"] as const;

export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** What it is about: there is at most one job of this name for each key, and it never runs twice at once. */
  key: (payload: Payload) => string;
  /** Tries before it is dead, and the pauses between them, each twice as long as the last. */
  retry: { attempts: number; firstSeconds: number; longestSeconds: number };
  /** Longer than any try can take: after it, whoever ran it counts as lost, and it is tried again. */
  leaseSeconds: number;
  /** How many of them one process runs at once; 1 when left out. */
  concurrency?: number;
  /** Runs again so long after it was done; once when left out. */
  everySeconds?: number;
}

/** One kind of background work. Its handler is bound in the registry. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

interface Schedule {
  name: string;
  everySeconds: number;
  leaseSeconds: number;
}

/** Work that comes back by itself, and is never given up. */
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

/** What a handler is told of its try, and what it may ask for. */
export interface Try {
  /** 1 for the first. */
  attempt: number;
  /** Nothing failed, but it is not done: it has to look again. */
  runAgainIn: (seconds: number) => void;
}

/** Trying again would change nothing: the job is dead at once. */
export class UnrecoverableError extends Error {
  override readonly name = "UnrecoverableError";
}
