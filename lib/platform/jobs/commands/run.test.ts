import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database, transaction } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { eventually } from "@/e2e/support/eventually";
import { takeLog } from "@/e2e/support/log";
import { getQueueHealth } from "../queries";
import { defineJob, defineScheduledJob, UnrecoverableError } from "../rules";
import { enqueue } from "./enqueue";
import { type Handler, handle } from "./handler";
import { retryJob } from "./retry";
import { createRunner } from "./run";
import { enterScheduledJobs } from "./schedule";

const define = (name: string, attempts = 3) =>
  defineJob({
    name,
    payload: z.object({ id: z.int() }),
    key: ({ id }) => String(id),
    retry: { attempts, firstSeconds: 60, longestSeconds: 3600 },
    leaseSeconds: 60,
  });

const greet = define("greet");

const run = (...handlers: Handler[]) => createRunner(handlers, { deadlineMs: 10_000 })();

const stored = async (job = greet) =>
  database().select().from(jobs).where(eq(jobs.name, job.name)).orderBy(jobs.id);

/** Whatever waits, waits no longer. */
const passTime = () => database().update(jobs).set({ dueAt: sql`now() - interval '1 second'` });

const secondsUntilDue = async () => {
  const [row] = await database()
    .select({ seconds: sql<number>`extract(epoch from ${jobs.dueAt} - now())::float8` })
    .from(jobs);
  return row?.seconds;
};

/** A handler that remembers what it was given. */
function collector(job = greet, fail?: (id: number, attempt: number) => void) {
  const seen: number[] = [];
  const handler = handle(job, {
    run: async ({ id }, { attempt }) => {
      seen.push(id);
      fail?.(id, attempt);
    },
  });
  return { seen, handler };
}

beforeEach(async () => {
  await database().delete(jobs);
});

describe("a job", () => {
  test("is there if its transaction is, and is gone when it is done", async () => {
    const lost = transaction(async (tx) => {
      await enqueue(tx, greet, { id: 1 });
      throw new Error("Rolled back.");
    });
    await expect(lost).rejects.toThrow("Rolled back.");
    await transaction((tx) => enqueue(tx, greet, { id: 2 }));
    const { seen, handler } = collector();
    await run(handler);
    expect(seen).toEqual([2]);
    expect(await stored()).toEqual([]);
  });

  test("waits for its time", async () => {
    await enqueue(database(), greet, { id: 1 }, { startAfterSeconds: 60 });
    const { seen, handler } = collector();
    await run(handler);
    expect(seen).toEqual([]);
    await passTime();
    await run(handler);
    expect(seen).toEqual([1]);
  });

  test("that is enqueued twice runs once, at the earlier time", async () => {
    await enqueue(database(), greet, { id: 1 }, { startAfterSeconds: 600 });
    await enqueue(database(), greet, { id: 1 });
    await enqueue(database(), greet, { id: 1 }, { startAfterSeconds: 600 });
    const { seen, handler } = collector();
    await run(handler);
    expect(seen).toEqual([1]);
  });

  test("that is enqueued while it runs, runs once more", async () => {
    await enqueue(database(), greet, { id: 1 });
    let runs = 0;
    const handler = handle(greet, {
      run: async () => {
        runs += 1;
        if (runs === 1) await enqueue(database(), greet, { id: 1 });
      },
    });
    await run(handler);
    expect(runs).toBe(2);
    expect(await stored()).toEqual([]);
  });

  test("may ask to be run again without having failed", async () => {
    await enqueue(database(), greet, { id: 1 });
    await run(
      handle(greet, {
        run: async (_, { runAgainIn }) => runAgainIn(90),
      }),
    );
    expect(await stored()).toMatchObject([{ status: "queued", attempts: 1, lastError: null }]);
    expect(await secondsUntilDue()).toBeGreaterThan(80);
  });

  test("of a kind that only a newer release knows is left to it", async () => {
    await enqueue(database(), define("unknown"), { id: 1 });
    await run(collector().handler);
    expect(await getQueueHealth()).toMatchObject({ dueCount: 1, deadCount: 0 });
  });
});

describe("a job that fails", () => {
  test("is tried again, each time later, and is dead in the end", async () => {
    await enqueue(database(), greet, { id: 7 });
    const { seen, handler } = collector(greet, () => {
      throw new Error("No.");
    });
    await run(handler);
    expect(await secondsUntilDue()).toBeGreaterThan(50);
    await passTime();
    await run(handler);
    expect(await secondsUntilDue()).toBeGreaterThan(110);
    await passTime();
    await run(handler);
    expect(await stored()).toMatchObject([{ status: "dead", attempts: 3, lastError: "No." }]);
    expect(await getQueueHealth()).toEqual({ dueCount: 0, oldestDueSeconds: 0, deadCount: 1 });
    await passTime();
    await run(handler);
    expect(seen).toEqual([7, 7, 7]);
    const failed = { job: "greet", key: "7", cause: [{ message: "No." }] };
    expect(takeLog()).toMatchObject([
      { ...failed, level: "warn", msg: "Job failed, to be retried", attempt: 1 },
      { ...failed, level: "warn", msg: "Job failed, to be retried", attempt: 2 },
      { ...failed, level: "error", msg: "Job failed, not retried any more", attempt: 3 },
    ]);
  });

  test("for good is dead at once, and its row says so in the same transaction", async () => {
    await enqueue(database(), greet, { id: 1 });
    const statusAndBody: unknown[] = [];
    await run(
      handle(greet, {
        run: async () => {
          throw new UnrecoverableError("Never.");
        },
        onDead: async (tx, { id }) => {
          const rows = await tx.select({ status: jobs.status }).from(jobs);
          statusAndBody.push({ id, rows });
        },
      }),
    );
    expect(statusAndBody).toEqual([{ id: 1, rows: [{ status: "dead" }] }]);
  });

  test("is queued again when it is retried or enqueued", async () => {
    await enqueue(database(), greet, { id: 1 });
    await enqueue(database(), greet, { id: 2 });
    await run(
      collector(greet, () => {
        throw new UnrecoverableError("Never.");
      }).handler,
    );
    const [first] = await stored();
    await retryJob(first?.id ?? 0);
    await enqueue(database(), greet, { id: 2 });
    const { seen, handler } = collector();
    await run(handler);
    expect(seen.sort()).toEqual([1, 2]);
    expect(await stored()).toEqual([]);
  });

  test("delays no other job, neither of its kind nor of another", async () => {
    const other = define("other");
    for (let id = 1; id <= 20; id++) await enqueue(database(), greet, { id });
    for (let id = 1; id <= 20; id++) await enqueue(database(), other, { id });
    const bad = collector(greet, (id) => {
      if (id % 2 === 1) throw new Error("No.");
    });
    const good = collector(other);
    await run(bad.handler, good.handler);
    expect(bad.seen).toHaveLength(20);
    expect(good.seen).toHaveLength(20);
    expect(await stored()).toHaveLength(10);
  });

  test("in its final handler delays no other job", async () => {
    await enqueue(database(), greet, { id: 1 });
    await enqueue(database(), greet, { id: 2 });
    const seen: number[] = [];
    await run(
      handle(greet, {
        run: async ({ id }) => {
          seen.push(id);
          if (id === 1) throw new UnrecoverableError("Never.");
        },
        onDead: async () => {
          throw new Error("Neither this.");
        },
      }),
    );
    expect(seen).toEqual([1, 2]);
    expect(await stored()).toMatchObject([{ status: "running", key: "1" }]);
  });

  test("for its payload is dead at once", async () => {
    await database()
      .insert(jobs)
      .values({ name: "greet", key: "1", payload: { id: "one" } });
    await run(collector().handler);
    expect(await stored()).toMatchObject([{ status: "dead" }]);
  });
});

describe("a runner that is lost while it runs a job", () => {
  test("leaves it to another process once the lease has ended, and cannot finish it any more", async () => {
    await enqueue(database(), greet, { id: 1 });
    let finishFirst = () => {};
    const held = new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const first = run(
      handle(greet, {
        run: async () => {
          hasBegun();
          await held;
        },
      }),
    );
    await begun;
    const early = collector();
    await run(early.handler);
    expect(early.seen).toEqual([]);
    await passTime();
    const second = collector(greet, () => {
      throw new Error("No.");
    });
    await run(second.handler);
    finishFirst();
    await first;
    expect(second.seen).toEqual([1]);
    expect(await stored()).toMatchObject([{ status: "queued", attempts: 2, lastError: "No." }]);
  });

  test("at every try leaves it dead", async () => {
    await enqueue(database(), greet, { id: 1 });
    const { handler, seen } = collector();
    await database().update(jobs).set({
      status: "running",
      attempts: 3,
      lockToken: sql`gen_random_uuid()`,
      dueAt: sql`now() - interval '1 second'`,
    });
    await run(handler);
    expect(seen).toEqual([]);
    expect(await stored()).toMatchObject([
      { status: "dead", lastError: "Its last attempt was interrupted." },
    ]);
  });
});

test("ten processes at once run each of 200 jobs once, none of them twice at a time", async () => {
  for (let id = 1; id <= 200; id++) await enqueue(database(), greet, { id });
  const { seen, handler } = collector();
  await Promise.all(Array.from({ length: 10 }, () => run(handler)));
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
});

test("nothing begins past the deadline, and what has begun is finished", async () => {
  for (let id = 1; id <= 3; id++) await enqueue(database(), greet, { id });
  const ended: number[] = [];
  const slow = handle(greet, {
    run: async ({ id }) => {
      const begun = Date.now();
      await eventually(() => expect(Date.now() - begun).toBeGreaterThan(50));
      ended.push(id);
    },
  });
  await createRunner([slow], { deadlineMs: 40 })();
  expect(ended).toEqual([1]);
  expect(await getQueueHealth()).toMatchObject({ dueCount: 2 });
});

test("a kind whose service does not respond does not delay other kinds", async () => {
  const slow = define("slow");
  await enqueue(database(), slow, { id: 1 });
  await enqueue(database(), greet, { id: 1 });
  const { seen, handler } = collector();
  let isAnswered = false;
  const waiting = handle(slow, {
    run: async () => {
      await eventually(() => expect(seen).toEqual([1]));
      isAnswered = true;
    },
  });
  await run(waiting, handler);
  expect(isAnswered).toBe(true);
});

test("what is enqueued while another kind waits for an answer runs at once, in the same process", async () => {
  const slow = define("slow");
  await enqueue(database(), slow, { id: 1 });
  const { seen, handler } = collector();
  let hasBegun = false;
  const waiting = handle(slow, {
    run: async () => {
      hasBegun = true;
      await eventually(() => expect(seen).toEqual([5]));
    },
  });
  const runAll = createRunner([waiting, handler], { deadlineMs: 10_000 });
  const first = runAll();
  await eventually(() => expect(hasBegun).toBe(true));
  await enqueue(database(), greet, { id: 5 });
  await runAll();
  await first;
  expect(await stored(slow)).toEqual([]);
});

test("a scheduled job comes back by itself, and is entered once", async () => {
  let runs = 0;
  const job = defineScheduledJob({ name: "tidy", everySeconds: 3600, leaseSeconds: 60 });
  const handler = handle(job, {
    run: async () => {
      runs += 1;
    },
  });
  await enterScheduledJobs([handler]);
  await run(handler);
  await enterScheduledJobs([handler]);
  await run(handler);
  expect(runs).toBe(1);
  expect(await secondsUntilDue()).toBeGreaterThan(3500);
  await passTime();
  await run(handler);
  expect(runs).toBe(2);
});
