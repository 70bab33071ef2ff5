import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "@/lib/env";

/** Milliseconds. A statement that takes longer than this is a bug or an attack. */
const statementTimeout = 8_000;
const lockTimeout = 3_000;

export type Database = PostgresJsDatabase;

/** A connection pool with the deadlines of this shop. Callers own its end. */
export function connect(url: string, max: number) {
  const sql = postgres(url, {
    max,
    connect_timeout: 5,
    idle_timeout: 20,
    max_lifetime: 60 * 30,
    // Bounded: a database that comes back is found again within two seconds.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 2),
    onnotice: () => {},
    connection: {
      application_name: "presetry",
      statement_timeout: statementTimeout,
      lock_timeout: lockTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
    },
  });
  return { sql, db: drizzle(sql, { casing: "snake_case" }) };
}

type Connection = ReturnType<typeof connect>;

// Survives module reloads in development, where each reload would otherwise leak a pool.
const kept = globalThis as typeof globalThis & { presetryConnection?: Connection };

function connection(): Connection {
  if (!kept.presetryConnection) {
    const { DATABASE_URL, DATABASE_POOL_MAX } = env("database");
    kept.presetryConnection = connect(DATABASE_URL, DATABASE_POOL_MAX);
  }
  return kept.presetryConnection;
}

/** Opened at the first query, not at import, so that a build without a database can import it. */
export const database = (): Database => connection().db;

export async function closeDatabase() {
  await kept.presetryConnection?.sql.end({ timeout: 2 });
  delete kept.presetryConnection;
}
