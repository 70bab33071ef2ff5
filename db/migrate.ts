import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect } from "./client";

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
    await applyMigrations(db, { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
