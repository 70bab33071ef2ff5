import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { databaseCode } from "@/lib/database-errors";
import { withDeadline } from "@/lib/deadline";
import { env } from "@/lib/env";
import { traceQueries } from "./trace-queries";

/** Milliseconds. A statement that takes longer than this is a bug or an attack. */
const statementTimeout = 8_000;
const lockTimeout = 3_000;

const deadlines = {
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
  idle_in_transaction_session_timeout: statementTimeout,
};

/**
 * How similar a word of a name has to be to the searched word (pg_trgm). PostgreSQL's default of
 * 0.6 finds typing errors in long words only.
 */
export const searchSettings = { "pg_trgm.word_similarity_threshold": 0.4 };

const sessionSettings = { ...deadlines, ...searchSettings };

export type Database = PostgresJsDatabase;

/**
 * A connection pool with the deadlines of this shop. The caller has to end it. A transaction pooler
 * lends a connection for one transaction only, so nothing may be stored in the session (named
 * prepared statements, settings). The settings are therefore set on the role: docs/deploy.md.
 */
export function connect(url: string, max: number, { isPooled = false, isTraced = false } = {}) {
  const client = postgres(url, {
    max,
    prepare: !isPooled,
    connect_timeout: 5,
    idle_timeout: 20,
    max_lifetime: 60 * 30,
    // Seconds; bounded, so that the shop reconnects within two seconds after the database is back.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 0.5),
    onnotice: () => {},
    connection: { application_name: "presetry", ...(isPooled ? {} : sessionSettings) },
  });
  const sql = isTraced ? traceQueries(client) : client;
  return { sql, db: drizzle(sql, { casing: "snake_case" }) };
}

type Connection = ReturnType<typeof connect>;

// Kept on `globalThis`: module reloads in development would otherwise leak a pool each.
const kept = globalThis as typeof globalThis & { presetryConnection?: Connection };

function connection(): Connection {
  if (!kept.presetryConnection) {
    const { DATABASE_URL, DATABASE_POOL_MAX, DATABASE_POOLER } = env("database");
    const isPooled = DATABASE_POOLER === "transaction";
    const isTraced = env("telemetry").OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
    kept.presetryConnection = connect(DATABASE_URL, DATABASE_POOL_MAX, { isPooled, isTraced });
  }
  return kept.presetryConnection;
}

/** Opened at the first query, not at import, so that a build without a database can import it. */
export const database = (): Database => connection().db;

export async function closeDatabase() {
  await kept.presetryConnection?.sql.end({ timeout: 2 });
  delete kept.presetryConnection;
}

/**
 * Milliseconds. Longer than any statement may take: a transaction that is not done by then has lost
 * its connection.
 */
const transactionDeadline = 15_000;

/**
 * Deadlocks and serialization failures are temporary: the same transaction succeeds when it is
 * repeated.
 */
const worthRetrying = new Set(["40001", "40P01"]);
const attempts = 3;

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

const inside = new AsyncLocalStorage<true>();

/**
 * Whether the caller runs in a transaction. No external service may be called then, because rows
 * are locked.
 */
export const isInTransaction = () => inside.getStore() === true;

/**
 * Runs `work` in one transaction, with a deadline. `work` may run again, so it must not have
 * effects outside of the database. Statements that it sends concurrently must be single statements:
 * after one has failed, a follow-up of another would reach a connection that already serves another
 * caller.
 */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const attempted = inside.run(true, () => database().transaction(work));
      return await withDeadline(transactionDeadline, attempted, transactionTimedOut);
    } catch (error) {
      if (attempt === attempts || !worthRetrying.has(databaseCode(error) ?? "")) throw error;
    }
  }
}

/** Callers treat a missed deadline like a lost connection. */
function transactionTimedOut(): never {
  throw Object.assign(new Error("No answer in time"), { code: "CONNECT_TIMEOUT" });
}
