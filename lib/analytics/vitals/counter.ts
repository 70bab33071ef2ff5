import "server-only";
import { type Device, type PageKind, type Vital, vitals } from "@/db/words/analytics";
import { dayOf } from "@/lib/sites/visits/rules";
import { type Counted, type CounterOptions, createCounter } from "../counter";
import { bucketOf } from "./rules";
import type { PageVitals } from "./schemas";

export interface VitalBucket {
  kind: PageKind;
  device: Device;
  vital: Vital;
  upTo: number;
}

/** The page views of a day in each bucket that are not stored yet. */
export type CountedVitals = Counted<{ day: string }, VitalBucket>;

interface Options extends CounterOptions {
  store: (counted: CountedVitals) => Promise<void>;
}

export function createVitalsCounter({ store, ...options }: Options) {
  const { count, flush } = createCounter<{ day: string }, VitalBucket>({
    ...options,
    store,
    failure: "Web vitals were not stored. They wait in memory",
  });
  return {
    count({ kind, device, values }: PageVitals): void {
      const day = dayOf(Date.now());
      for (const vital of vitals) {
        const value = values[vital];
        if (value === undefined) continue;
        count({ day }, { kind, device, vital, upTo: bucketOf(vital, value) });
      }
    },
    flush,
  };
}
