import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect } from "./client";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number: two deployments that migrate at once take turns on it. */
const migrationLock = 7_203_118;

/** Brings the database at `url` to the newest schema. Does nothing when it is there already. */
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
