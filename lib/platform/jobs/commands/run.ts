import "server-only";
import { coalesceRuns } from "@/lib/coalesce-runs";
import { attemptJob } from "./attempt";
import { claim, listDueNames } from "./claim";
import type { Handler } from "./handler";

interface Bounds {
  /** No job begins after this moment. Running jobs are finished. */
  deadlineMs: number;
}

/** Waits for all promises, then throws the first error. */
async function settleAll(runs: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(runs);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/**
 * Returns a function that runs due jobs until none is due or the deadline has passed. Jobs of different names
 * run concurrently, so that a slow or failing one does not delay the others. Concurrent calls in a process share
 * their runs; any number of processes may run jobs at the same time.
 */
export function createRunner(
  handlers: readonly Handler[],
  { deadlineMs }: Bounds,
): () => Promise<void> {
  let begun = 0;

  const runJobsOf = async ({ job, ...handler }: Handler) => {
    const deadline = Date.now() + deadlineMs;
    const work = async () => {
      while (Date.now() < deadline) {
        const claimed = await claim(job);
        if (!claimed) return;
        begun += 1;
        await attemptJob({ job, ...handler }, claimed);
      }
    };
    await settleAll(Array.from({ length: job.concurrency ?? 1 }, work));
  };

  const runsByName = new Map(
    handlers.map((handler) => [handler.job.name, coalesceRuns(() => runJobsOf(handler))]),
  );

  return async () => {
    const deadline = Date.now() + deadlineMs;
    // A job may enqueue another one. If no job begins, other processes hold all due jobs.
    for (let before = -1; begun > before && Date.now() < deadline; ) {
      before = begun;
      const due = await listDueNames([...runsByName.keys()]);
      await settleAll(due.map(async (name) => runsByName.get(name)?.()));
    }
  };
}
