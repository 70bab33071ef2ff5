import { currentTranslations } from "#current-translations";
import { ShopError } from "./errors";

const t = currentTranslations("errors");

interface Limits {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** Jobs that wait; one more is refused with 503. */
  waiting: number;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

// One queue per name and process, shared by the bundles that Next builds.
const shared = globalThis as typeof globalThis & { presetryQueues?: Map<string, Queue> };

function queueOf(name: string): Queue {
  shared.presetryQueues ??= new Map();
  const queue = shared.presetryQueues.get(name) ?? { running: 0, waiting: [] };
  shared.presetryQueues.set(name, queue);
  return queue;
}

const retryAfterSeconds = 5;

/** Runs expensive work a few at a time, in the order of arrival; throws 503 if too much of it waits already. */
export function boundedQueue(name: string, { concurrency, waiting }: Limits) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const queue = queueOf(name);
    if (queue.running < concurrency) queue.running++;
    else if (queue.waiting.length < waiting) {
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    } else {
      throw new ShopError("unavailable", t("queueFull"), {
        retryAfter: retryAfterSeconds,
      });
    }
    try {
      return await work();
    } finally {
      // The slot is passed to the next waiting job, so that a later one cannot overtake it.
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) shared.presetryQueues?.delete(name);
    }
  };
}
