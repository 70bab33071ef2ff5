import "server-only";
import { log } from "@/lib/platform/log/logger";
import { dayOf, type Visit } from "./rules";

/** What one visitor did. */
export interface Visitor {
  /** It asked for the styles of a page, or for a page that it had: a browser that shows pages. */
  isPerson: boolean;
  hasViewed: boolean;
  /** The views of each page; none for programs that say what they are. */
  pages: Map<string, number>;
  hosts: Map<string, number>;
}

/** The visitors of one site on one day that are not stored yet. */
export interface Counted {
  invoiceItemId: number;
  day: string;
  visitors: Map<string, Visitor>;
}

interface Options {
  store: (counted: Counted) => Promise<void>;
  now?: () => number;
  /** Milliseconds from the first visit to its storing: a crash loses at most these visits. */
  flushMs?: number;
  /**
   * The most visitors, pages and hosts in memory. Beyond them, as in a flood, nothing new is
   * counted.
   */
  maxEntries?: number;
}

interface View extends Visit {
  invoiceItemId: number;
  /** The page; null for its styles. */
  page: string | null;
  /** Whether the browser had the page, and asks whether it is still the same. */
  isKnown?: boolean;
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
    const counted = { invoiceItemId, day, visitors: new Map<string, Visitor>() };
    waiting.set(key, counted);
    return counted;
  }

  function add(map: Map<string, number>, name: string, by = 1): void {
    const known = map.get(name);
    if (known === undefined && entries >= maxEntries) return;
    if (known === undefined) entries += 1;
    map.set(name, (known ?? 0) + by);
  }

  function visitorOf({ visitors }: Counted, key: string): Visitor | undefined {
    const known = visitors.get(key);
    if (known || entries >= maxEntries) return known;
    entries += 1;
    const maps = { pages: new Map<string, number>(), hosts: new Map<string, number>() };
    const visitor = { isPerson: false, hasViewed: false, ...maps };
    visitors.set(key, visitor);
    return visitor;
  }

  /** Visitors who could not be stored are added to the next batch. */
  function keep({ invoiceItemId, day, visitors }: Counted): void {
    const counted = countedOf(invoiceItemId, day);
    if (!counted) return;
    for (const [key, { isPerson, hasViewed, pages, hosts }] of visitors) {
      const visitor = visitorOf(counted, key);
      if (!visitor) continue;
      visitor.isPerson ||= isPerson;
      visitor.hasViewed ||= hasViewed;
      for (const [path, count] of pages) add(visitor.pages, path, count);
      for (const [host, count] of hosts) add(visitor.hosts, host, count);
    }
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
    count({ invoiceItemId, page, visitor: key, host, by, isKnown = false }: View): void {
      // The styles of a page that is only prepared are no sign of somebody who sees it.
      if (page === null && by !== "browser") return;
      const counted = countedOf(invoiceItemId, dayOf(now()));
      const visitor = counted && visitorOf(counted, key);
      if (!visitor) return;
      schedule();
      if (page !== null) visitor.hasViewed = true;
      if (by !== "browser") return;
      if (page === null || isKnown) visitor.isPerson = true;
      if (page === null) return;
      add(visitor.pages, page);
      if (host) add(visitor.hosts, host);
    },
    flush,
  };
}
