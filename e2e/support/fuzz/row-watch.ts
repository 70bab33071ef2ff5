import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** Refusals are counted, and stand in the audit trail. */
const excludedTables = ["rate_limits", "audit_events"];

/**
 * A fingerprint of every table: its row count and the newest transaction id of its rows. Any change of a
 * row changes it, without reading the columns.
 */
export async function startRowWatch(): Promise<() => Promise<Record<string, string>>> {
  const tables = await database().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const fingerprints = tables
    .filter(({ name }) => !excludedTables.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) || ':' || max(xmin::text::bigint) as fingerprint from ${sql.identifier(name)}`,
    );
  const all = sql.join(fingerprints, sql` union all `);
  return async () => {
    const rows = await database().execute<{ name: string; fingerprint: string }>(all);
    return Object.fromEntries(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  };
}
