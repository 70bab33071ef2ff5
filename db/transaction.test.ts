import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseCode } from "@/lib/database-errors";
import { database, transaction } from "./client";

/** Raises an error like PostgreSQL does for a serialization failure or deadlock. */
const fail = (code: string) =>
  sql`do $$ begin raise exception 'conflict' using errcode = ${sql.raw(`'${code}'`)}; end $$`;

test.each(["40001", "40P01"])("a transaction that fails with %s is retried", async (code) => {
  let runs = 0;
  const result = await transaction(async (tx) => {
    runs += 1;
    if (runs < 3) await tx.execute(fail(code));
    return "done";
  });
  expect(result).toBe("done");
  expect(runs).toBe(3);
});

test("after three deadlocks the error is thrown", async () => {
  let runs = 0;
  const failed = transaction(async (tx) => {
    runs += 1;
    await tx.execute(fail("40P01"));
  });
  const error = await failed.catch((it: unknown) => it);
  expect(databaseCode(error)).toBe("40P01");
  expect(runs).toBe(3);
});

test("any other error is not retried, and the transaction is rolled back", async () => {
  await database().execute(sql`create table marks (mark int)`);
  let runs = 0;
  const work = transaction(async (tx) => {
    runs += 1;
    await tx.execute(sql`insert into marks values (1)`);
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(runs).toBe(1);
  expect(await database().execute(sql`select * from marks`)).toHaveLength(0);
});
