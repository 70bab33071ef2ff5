import { expect, test } from "vitest";
import { coalesceRuns } from "./coalesce-runs";

/** Work that takes what is there when it begins, and ends when it is told to. */
function desk() {
  const left: string[] = [];
  const done: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const clear = coalesceRuns(async () => {
    const taken = left.splice(0);
    await new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
    done.push(taken);
  });
  const leave = (what: string) => {
    left.push(what);
    return clear();
  };
  return { leave, done, ends };
}

test("whoever comes while it runs shares one more run, and waits for that one", async () => {
  const { leave, done, ends } = desk();
  const first = leave("a");
  const later = [leave("b"), leave("c")];
  ends[0]?.();
  await first;
  expect(done).toEqual([["a"]]);
  ends[1]?.();
  await Promise.all(later);
  expect(done).toEqual([["a"], ["b", "c"]]);
  expect(ends).toHaveLength(2);
});

test("a run that fails fails for those who waited for it, and the next one runs", async () => {
  const { leave, done, ends } = desk();
  const first = leave("a");
  const second = leave("b");
  ends[0]?.(new Error("away"));
  await expect(first).rejects.toThrow("away");
  ends[1]?.();
  await second;
  expect(done).toEqual([["b"]]);
});
