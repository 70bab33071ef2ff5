import { readFileSync } from "node:fs";
import postgres from "postgres";

/** Why the shop cannot use a database: unreachable, or migrations are missing. */
export async function databaseProblem(url: string): Promise<string | undefined> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [found] =
      await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`;
    if (!found?.yes) return "It is reachable, and has not been migrated.";
    const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
    const known = journal.entries.map(({ when }: { when: number }) => when);
    const [row] = await sql`
      select count(*)::int as applied from drizzle.__drizzle_migrations where created_at = any (${known})`;
    const behind = known.length - (row?.applied ?? 0);
    return behind > 0 ? `It lacks ${behind} of ${known.length} migrations.` : undefined;
  } catch (error) {
    return `It does not answer: ${error instanceof Error ? error.message || error.name : error}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
