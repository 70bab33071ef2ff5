import "server-only";
import { coalesceRuns } from "@/lib/coalesce-runs";
import { attemptJob } from "./attempt";
import { claim, listDueNames } from "./claim";
import type { Handler } from "./handler";

interface Bounds {
  /** No job begins after it. What has begun is finished. */
  deadlineMs: number;
}

/** All of them to their end, then the first failure. */
async function settleAll(works: Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * A function that runs what is due, until nothing is due any more or its time is over. Each kind runs beside
 * the others, so that what one waits for or fails at holds no other up. Within a process calls share their
 * runs; any number of processes may run at once.
 */
export function createRunner(
  handlers: readonly Handler[],
  { deadlineMs }: Bounds,
): () => Promise<void> {
  let begun = 0;

  const runKind = async ({ job, ...handler }: Handler) => {
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

  const kinds = new Map(
    handlers.map((handler) => [handler.job.name, coalesceRuns(() => runKind(handler))]),
  );

  return async () => {
    const deadline = Date.now() + deadlineMs;
    // A job may have enqueued another. Where all that is due is somebody else's, nothing begins any more.
    for (let before = -1; begun > before && Date.now() < deadline; ) {
      before = begun;
      const due = await listDueNames([...kinds.keys()]);
      await settleAll(due.map(async (name) => kinds.get(name)?.()));
    }
  };
}
