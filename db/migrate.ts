import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { connect } from "./client";
import journal from "./migrations/meta/_journal.json";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Key of the advisory lock that serializes concurrent migrations; an arbitrary number. */
const migrationLock = 7_203_118;

/** Applies pending migrations to the database at `url`. */
export async function migrate(url: string) {
  const { sql, db } = connect(url, 1);
  try {
    await sql`set statement_timeout = 0`;
    await sql`set lock_timeout = '60s'`;
    await sql`select pg_advisory_lock(${migrationLock})`;
    await refuseUnknownHistory(sql);
    await applyMigrations(db, { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Throws if the database has a migration that this version does not know and that is older than its newest one: the
 * database of a development version. Newer migrations are accepted, because a later release may have applied them.
 */
async function refuseUnknownHistory(sql: Sql) {
  const known = journal.entries.map(({ when }) => when);
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
  if (!table?.yes) return;
  const unknown = await sql`
    select from drizzle.__drizzle_migrations
    where created_at < ${Math.max(...known)} and created_at <> all (${known})`;
  if (unknown.length === 0) return;
  throw new Error(
    "The database was created by a development version and cannot be upgraded. To delete its data and create it again, run: npm run db:reset",
  );
}
