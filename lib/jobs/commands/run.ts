import "server-only";
import { attemptJob } from "./attempt";
import { claim, listDueNames } from "./claim";
import type { Handler } from "./handler";

interface Bounds {
  /** No job begins after it. What has begun is finished. */
  deadlineMs: number;
  /** Jobs in all. */
  limit: number;
}

/**
 * Runs what is due, each kind beside the others, until nothing is due any more or a bound is reached: what
 * one kind waits for or fails at holds no other up. Any number of processes may do so at once.
 */
export async function runDueJobs(
  handlers: readonly Handler[],
  { deadlineMs, limit }: Bounds,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  let begun = 0;
  const mayBegin = () => Date.now() < deadline && begun < limit;

  const work = async (handler: Handler) => {
    while (mayBegin()) {
      const claimed = await claim(handler.job);
      if (!claimed) return;
      begun += 1;
      await attemptJob(handler, claimed);
    }
  };

  const names = handlers.map(({ job }) => job.name);
  for (let before = -1; begun > before && mayBegin(); ) {
    before = begun;
    const due = await listDueNames(names);
    const workers = handlers
      .filter(({ job }) => due.includes(job.name))
      .flatMap((handler) =>
        Array.from({ length: handler.job.concurrency ?? 1 }, () => work(handler)),
      );
    const ends = await Promise.allSettled(workers);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }
}
