import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** Attempts are counted also when they are refused. */
const counting = ["rate_limits"];

/**
 * A print of every table: how many rows it has, and the last transaction that wrote one of them. Any
 * change of any row changes it, and no row has to be read whole.
 */
export async function startRowWatch(): Promise<() => Promise<Record<string, string>>> {
  const tables = await database().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const prints = tables
    .filter(({ name }) => !counting.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) || ':' || max(xmin::text::bigint) as print from ${sql.identifier(name)}`,
    );
  const all = sql.join(prints, sql` union all `);
  return async () => {
    const rows = await database().execute<{ name: string; print: string }>(all);
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
  };
}
