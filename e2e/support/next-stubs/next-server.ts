import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach } from "vitest";

// With the file ending, so that the alias for next/server does not apply.
// biome-ignore lint/performance/noBarrelFile: replaces the module, so it exports the same names
export * from "next/server.js";

type Tasks = Set<Promise<unknown>>;

const allTasks: Tasks = new Set();
const tasksOfRequest = new AsyncLocalStorage<Tasks>();
const responsesAlone = new AsyncLocalStorage<true>();

/** Next runs the task after the response is sent; this stub starts it at once. */
export function after(task: Promise<unknown> | (() => unknown)) {
  const running = Promise.resolve(typeof task === "function" ? task() : task);
  for (const tasks of [allTasks, tasksOfRequest.getStore()]) {
    tasks?.add(running);
    running.finally(() => tasks?.delete(running)).catch(() => {});
  }
}

async function settle(tasks: Tasks) {
  while (tasks.size > 0) await Promise.all(tasks);
}

/** Waits for all tasks passed to `after` so far. Only for what runs outside of a request, or within `withoutAfter`. */
export const flushAfter = () => settle(allTasks);

/** Handles one request and waits for the tasks that it passed to `after`. */
export async function withAfter<Result>(handle: () => Promise<Result>): Promise<Result> {
  if (responsesAlone.getStore()) return handle();
  const tasks: Tasks = new Set();
  const result = await tasksOfRequest.run(tasks, handle);
  await settle(tasks);
  return result;
}

/** For tests of the response alone: requests within `run` do not wait for the tasks that they pass to `after`. */
export const withoutAfter = <Result>(run: () => Result): Result => responsesAlone.run(true, run);

export const connection = async () => {};

afterEach(flushAfter);
