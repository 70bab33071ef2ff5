import "server-only";
import { log } from "@/lib/platform/log/logger";
import { dayOf, type Visit } from "./rules";

/** The counts of one site on one day that are not stored yet. */
export interface Counted {
  invoiceItemId: number;
  day: string;
  views: number;
  visitors: Set<string>;
  pages: Map<string, number>;
  hosts: Map<string, number>;
}

interface Options {
  store: (counted: Counted) => Promise<void>;
  now?: () => number;
  /** Milliseconds from the first visit to its storing: a crash loses at most these visits. */
  flushMs?: number;
  /**
   * The most visitors, pages and hosts in memory. Beyond them, as in a flood, only views are
   * counted.
   */
  maxEntries?: number;
}

interface View extends Visit {
  invoiceItemId: number;
  path: string;
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** Counts views in memory and stores them in batches, so that no visitor waits for it. */
export function createVisitCounter({
  store,
  now = Date.now,
  flushMs = 3_000,
  maxEntries = 20_000,
}: Options) {
  let waiting = new Map<string, Counted>();
  let entries = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();
  let isStoring = false;
  /** Undefined if everything can be stored. */
  let failingSite: number | undefined;

  /** The counts of this site and day; undefined if there is no room for another. */
  function countedOf(invoiceItemId: number, day: string): Counted | undefined {
    const key = `${day} ${invoiceItemId}`;
    const known = waiting.get(key);
    if (known || entries >= maxEntries) return known;
    entries += 1;
    const visitors = new Set<string>();
    const maps = { pages: new Map<string, number>(), hosts: new Map<string, number>() };
    const counted = { invoiceItemId, day, views: 0, visitors, ...maps };
    waiting.set(key, counted);
    return counted;
  }

  function add(map: Map<string, number>, name: string, by = 1): void {
    const known = map.get(name);
    if (known === undefined && entries >= maxEntries) return;
    if (known === undefined) entries += 1;
    map.set(name, (known ?? 0) + by);
  }

  function addVisitor({ visitors }: Counted, visitor: string): void {
    if (visitors.has(visitor) || entries >= maxEntries) return;
    visitors.add(visitor);
    entries += 1;
  }

  /** Counts that could not be stored are added to the next batch. */
  function keep({ invoiceItemId, day, views, visitors, pages, hosts }: Counted): void {
    const counted = countedOf(invoiceItemId, day);
    if (!counted) return;
    counted.views += views;
    for (const visitor of visitors) addVisitor(counted, visitor);
    for (const [path, count] of pages) add(counted.pages, path, count);
    for (const [host, count] of hosts) add(counted.hosts, host, count);
  }

  async function storeAll(batch: readonly Counted[]): Promise<void> {
    const unstored: Counted[] = [];
    let failed: { counted: Counted; error: unknown } | undefined;
    for (const counted of batch) {
      // After a failure the other sites would fail as slowly.
      if (failed) unstored.push(counted);
      else {
        try {
          await store(counted);
        } catch (error) {
          failed = { counted, error };
        }
      }
    }
    // Logged once per outage, not at every try.
    if (failed && failingSite === undefined) {
      log.error("Visits were not stored. They wait in memory until they can be", {}, failed.error);
    }
    failingSite = failed?.counted.invoiceItemId;
    if (failed) for (const counted of [...unstored, failed.counted]) keep(counted);
  }

  async function storeWaiting(): Promise<void> {
    // Moved to the end, so that a site that fails does not keep others from being stored.
    const isLast = ({ invoiceItemId }: Counted) => Number(invoiceItemId === failingSite);
    const batch = [...waiting.values()].sort((a, b) => isLast(a) - isLast(b));
    waiting = new Map();
    entries = 0;
    isStoring = true;
    await storeAll(batch);
    isStoring = false;
    if (waiting.size > 0) schedule();
  }

  /**
   * Stores the waiting counts after the batch that is being stored: with a slow database, only one
   * batch at a time is in memory.
   */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeWaiting);
    return storing;
  }

  function schedule(): void {
    if (!isStoring) timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  return {
    count({ invoiceItemId, path, visitor, host }: View): void {
      const counted = countedOf(invoiceItemId, dayOf(now()));
      if (!counted) return;
      counted.views += 1;
      addVisitor(counted, visitor);
      add(counted.pages, path);
      if (host) add(counted.hosts, host);
      schedule();
    },
    flush,
  };
}
