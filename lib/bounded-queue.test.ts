import { EventEmitter, once } from "node:events";
import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue";

/** Work that runs until it is told to end. */
function openWork() {
  const emitter = new EventEmitter();
  const ended = once(emitter, "end");
  return {
    run: () => ended,
    end: () => emitter.emit("end"),
    fail: (error: Error) => emitter.emit("error", error),
  };
}

test("work waits for its turn, and what is too much is refused", async () => {
  const queue = boundedQueue("turns", { concurrency: 1, waiting: 1 });
  const [first, second] = [openWork(), openWork()];
  const order: string[] = [];
  const running = queue(first.run).then(() => order.push("first"));
  const waiting = queue(second.run).then(() => order.push("second"));
  await expect(queue(async () => "third")).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  second.end();
  first.end();
  await Promise.all([running, waiting]);
  expect(order).toEqual(["first", "second"]);
  expect(await queue(async () => "fourth")).toBe("fourth");
});

test("work that fails makes room", async () => {
  const queue = boundedQueue("failures", { concurrency: 1, waiting: 0 });
  const work = openWork();
  const failing = queue(work.run);
  work.fail(new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  expect(await queue(async () => "next")).toBe("next");
});

test("queues of one name share their places, as the bundles of a server do", async () => {
  const limits = { concurrency: 1, waiting: 0 };
  const work = openWork();
  const running = boundedQueue("shared", limits)(work.run);
  await expect(boundedQueue("shared", limits)(async () => "")).rejects.toThrow("busy");
  work.end();
  await running;
});
