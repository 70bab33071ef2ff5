import "server-only";
import { log } from "@/lib/log/logger";
import { dayOf } from "@/lib/sites/visits/rules";
import type { VisitStage } from "../statuses";

/** Who came to a stage on a day, and is not stored yet. */
export interface StageVisitors {
  day: string;
  stage: VisitStage;
  visitors: Set<string>;
}

interface Options {
  store: (counted: StageVisitors) => Promise<void>;
  now?: () => number;
  /** Milliseconds from the first visit to its storing: what a crash can lose. */
  flushMs?: number;
  /** Visitors that wait in memory. A flood beyond them is not counted. */
  maxVisitors?: number;
}

export type StageCounter = ReturnType<typeof createStageCounter>;

/** Counts visitors in memory and stores them in batches, so that no page waits for it. */
export function createStageCounter({
  store,
  now = Date.now,
  flushMs = 3_000,
  maxVisitors = 20_000,
}: Options) {
  let waiting = new Map<string, StageVisitors>();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();
  let isFailing = false;

  function add(day: string, stage: VisitStage, visitor: string): void {
    const key = `${day} ${stage}`;
    const counted = waiting.get(key) ?? { day, stage, visitors: new Set() };
    if (counted.visitors.has(visitor) || size >= maxVisitors) return;
    waiting.set(key, counted);
    counted.visitors.add(visitor);
    size += 1;
  }

  async function storeWaiting(): Promise<void> {
    const batch = [...waiting.values()];
    waiting = new Map();
    size = 0;
    let failure: unknown;
    for (const [at, counted] of batch.entries()) {
      try {
        await store(counted);
      } catch (error) {
        failure = error;
        // After a failure the others would fail as slowly.
        for (const { day, stage, visitors } of batch.slice(at)) {
          for (const visitor of visitors) add(day, stage, visitor);
        }
        break;
      }
    }
    // Once for an outage, and not at every try.
    if (failure !== undefined && !isFailing) {
      log.error("Visitors of the shop were not stored. They wait in memory", {}, failure);
    }
    isFailing = failure !== undefined;
    if (waiting.size > 0) schedule();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeWaiting);
    return storing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  return {
    count(stage: VisitStage, visitor: string): void {
      add(dayOf(now()), stage, visitor);
      schedule();
    },
    flush,
  };
}
