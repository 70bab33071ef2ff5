import { expect, test } from "vitest";
import { coalesceRuns } from "./coalesce-runs";

/** A queue whose runs take all items at their start, and end when the test says so. */
function testQueue() {
  const items: string[] = [];
  const done: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = coalesceRuns(async () => {
    const taken = items.splice(0);
    await new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
    done.push(taken);
  });
  const add = (item: string) => {
    items.push(item);
    return run();
  };
  return { add, done, ends };
}

test("calls during a run share the next run and wait for it", async () => {
  const { add, done, ends } = testQueue();
  const first = add("a");
  const later = [add("b"), add("c")];
  ends[0]?.();
  await first;
  expect(done).toEqual([["a"]]);
  ends[1]?.();
  await Promise.all(later);
  expect(done).toEqual([["a"], ["b", "c"]]);
  expect(ends).toHaveLength(2);
});

test("a failed run rejects its own callers only, and the next run starts", async () => {
  const { add, done, ends } = testQueue();
  const first = add("a");
  const second = add("b");
  ends[0]?.(new Error("away"));
  await expect(first).rejects.toThrow("away");
  ends[1]?.();
  await second;
  expect(done).toEqual([["b"]]);
});
