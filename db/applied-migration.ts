import { sql } from "drizzle-orm";
import { database } from "./client";
import journal from "./migrations/meta/_journal.json";

/** Whether the database has all migrations of this build. It may have newer ones. */
export async function isMigrated(): Promise<boolean> {
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const [row] = await database().execute<{ applied: string | null }>(
    sql`select max(created_at) as applied from drizzle.__drizzle_migrations`,
  );
  return Number(row?.applied ?? 0) >= newest;
}
