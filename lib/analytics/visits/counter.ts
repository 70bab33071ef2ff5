import "server-only";
import type { VisitStage } from "@/db/words/analytics";
import { dayOf } from "@/lib/sites/visits/rules";
import { type CounterOptions, createCounter } from "../counter";

/** A visitor who reached a step on a day, not stored yet. */
export interface StageVisitors {
  day: string;
  stage: VisitStage;
  visitors: Set<string>;
}

interface Options extends CounterOptions {
  store: (counted: StageVisitors) => Promise<void>;
}

export type StageCounter = ReturnType<typeof createStageCounter>;

/** Counts the visitors of each step; a returning visitor is counted once. */
export function createStageCounter({ store, ...options }: Options) {
  const { count, flush } = createCounter<Pick<StageVisitors, "day" | "stage">, string>({
    ...options,
    store: ({ group, items }) =>
      store({ ...group, visitors: new Set(items.map(({ item }) => item)) }),
    failure: "Visitors of the shop were not stored. They wait in memory",
  });
  return {
    count: (stage: VisitStage, visitor: string): void =>
      count({ day: dayOf(Date.now()), stage }, visitor),
    flush,
  };
}
