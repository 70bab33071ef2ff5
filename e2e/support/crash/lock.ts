import { type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { crashAt } from "./crash";
import type { CrashStep } from "./victim";

export const lockTable = (name: string): SQL => sql.raw(`lock table ${name} in share mode`);

const countWaiting = async () => {
  const [row] = await database().execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and application_name = 'victim'
        and wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
};

/** The process dies in the middle of its work, at the statement that meets the lock. */
export async function dieAtLock(deeds: CrashStep[], lock: SQL): Promise<void> {
  const released = new Error("The lock is released.");
  const holding = database().transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(lock);
    await crashAt(deeds, async () => (await countWaiting()) >= 1);
    throw released;
  });
  await holding.catch((error) => {
    if (error !== released) throw error;
  });
}
