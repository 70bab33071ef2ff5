import { once } from "node:events";
import { connect as connectSocket, type Socket } from "node:net";
import { sql as query } from "drizzle-orm";
import postgres from "postgres";
import { afterEach, expect, inject, test } from "vitest";
import { eventually } from "@/e2e/support/eventually";
import { connect } from "./client";

const url = new URL(inject("testServer"));

const pools: { end: (options: { timeout: number }) => Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end({ timeout: 1 });
});

/** A pool of one connection whose socket the test can destroy. */
function fragilePool() {
  let connection: Socket | undefined;
  const socket = () => {
    connection = connectSocket(Number(url.port), url.hostname);
    return connection;
  };
  // The types of postgres.js lack `socket`, and only check literals for it.
  const options = { max: 1, backoff: () => 0.01, socket };
  const sql = postgres(url.href, options);
  pools.push(sql);
  const destroySocket = async () => {
    if (!connection) throw new Error("There is no connection yet.");
    connection.destroy();
    await once(connection, "close");
  };
  return { sql, destroySocket };
}

// Without patches/postgres+3.4.9.patch this hangs, and an uncatchable TypeError ends the process.
test("a transaction whose connection is gone fails at its next statement, and the pool recovers", async () => {
  const { sql, destroySocket } = fragilePool();
  let last: Promise<unknown> = Promise.resolve();
  const lost = sql.begin(async (tx) => {
    await tx`select 1`;
    await destroySocket();
    last = tx`select 2`.execute();
    await last;
  });
  await expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await expect(last).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await eventually(async () =>
    expect(await sql`select 3 as n`.catch(() => [])).toEqual([{ n: 3 }]),
  );
});

/** @requirement Security and resilience: A crash loses nothing that was acknowledged */
test("after lost connections in the middle of queries, each query succeeds or fails, and none hangs", async () => {
  const { sql, destroySocket } = fragilePool();
  for (let round = 0; round < 10; round++) {
    await sql`select 1`;
    const queries = [sql`select 1`, sql`select pg_sleep(5)`, sql`select ${"x".repeat(2_000)}`];
    const settled = Promise.allSettled(queries);
    await destroySocket();
    for (const result of await settled) {
      if (result.status === "rejected") {
        expect(result.reason.code).toMatch(/^(CONNECTION_CLOSED|CONNECTION_DESTROYED)$/);
      }
    }
  }
  expect(await sql`select 3 as n`).toEqual([{ n: 3 }]);
});

test("a terminated backend fails its transaction only", async () => {
  const { sql, db } = connect(url.href, 2);
  pools.push(sql);
  const killed = db.transaction(async (tx) => {
    const [row] = await tx.execute<{ pid: number }>(query`select pg_backend_pid() as pid`);
    await sql`select pg_terminate_backend(${row?.pid ?? 0})`;
    await tx.execute(query`select 1`);
    await tx.execute(query`select 2`);
  });
  await expect(killed).rejects.toThrow();
  // The pool may offer the connection until it has noticed its end.
  await eventually(async () =>
    expect(await sql`select 3 as n`.catch(() => [])).toEqual([{ n: 3 }]),
  );
});

test("statements, locks and idle transactions have timeouts", async () => {
  const { sql } = connect(url.href, 1);
  pools.push(sql);
  const [settings] = await sql`
    select current_setting('statement_timeout') as statement,
           current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle`;
  expect(settings).toEqual({ statement: "8s", lock: "3s", idle: "8s" });
});
