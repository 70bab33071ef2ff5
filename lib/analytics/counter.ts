import "server-only";
import { log } from "@/lib/platform/log/logger";

/** The counted items of a group, such as a day, that are not stored yet. */
export interface Counted<Group, Item> {
  group: Group;
  items: readonly { item: Item; count: number }[];
}

export interface CounterOptions {
  /** Milliseconds from the first count to its storing: a crash loses at most these counts. */
  flushMs?: number;
  /** The most items in memory. Items beyond it, as in a flood, are not counted. */
  maxItems?: number;
}

interface Options<Group, Item> extends CounterOptions {
  store: (counted: Counted<Group, Item>) => Promise<void>;
  /** The log message when the counts could not be stored. */
  failure: string;
}

interface Waiting<Group, Item> {
  group: Group;
  items: Map<string, { item: Item; count: number }>;
}

/**
 * Counts in memory and stores in batches, so that no request waits for it. Groups and items are
 * distinguished by their JSON.
 */
export function createCounter<Group, Item>({
  store,
  failure,
  flushMs = 3_000,
  maxItems = 20_000,
}: Options<Group, Item>) {
  let waiting = new Map<string, Waiting<Group, Item>>();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();
  let isFailing = false;

  function add(group: Group, item: Item, count: number): void {
    const [groupKey, itemKey] = [JSON.stringify(group), JSON.stringify(item)];
    const tally: Waiting<Group, Item> = waiting.get(groupKey) ?? { group, items: new Map() };
    const { items } = tally;
    const known = items.get(itemKey);
    if (known) {
      known.count += count;
      return;
    }
    if (size >= maxItems) return;
    waiting.set(groupKey, tally);
    items.set(itemKey, { item, count });
    size += 1;
  }

  async function storeWaiting(): Promise<void> {
    const batch = [...waiting.values()];
    waiting = new Map();
    size = 0;
    let cause: unknown;
    for (const [at, { group, items }] of batch.entries()) {
      try {
        await store({ group, items: [...items.values()] });
      } catch (error) {
        cause = error;
        // After a failure the other groups would fail as slowly.
        for (const unstored of batch.slice(at)) {
          for (const { item, count } of unstored.items.values()) add(unstored.group, item, count);
        }
        break;
      }
    }
    // Logged once per outage, not at every try.
    if (cause !== undefined && !isFailing) log.error(failure, {}, cause);
    isFailing = cause !== undefined;
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
    count(group: Group, item: Item): void {
      add(group, item, 1);
      schedule();
    },
    flush,
  };
}
