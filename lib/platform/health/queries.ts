import "server-only";
import { eq, sql } from "drizzle-orm";
import { isMigrated } from "@/db/applied-migration";
import { database } from "@/db/client";
import { payments } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import { getOldestUnsentEmailSeconds } from "@/lib/platform/email/queries";
import { getQueueHealth } from "@/lib/platform/jobs/queries";
import { type Backlog, findDelays } from "./rules";

export async function getBacklog(): Promise<Backlog> {
  const [queue, oldestUnsentEmailSeconds] = await Promise.all([
    getQueueHealth(),
    getOldestUnsentEmailSeconds(),
  ]);
  return { ...queue, oldestUnsentEmailSeconds };
}

export const countPaymentsNeedingAttention = () =>
  database().$count(payments, eq(payments.state, "needs_attention"));

/** Connections of all instances by state, as PostgreSQL reports them. */
export const listConnections = () =>
  database().execute<{ state: string; count: number }>(
    sql`select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
        where application_name = 'presetry' and datname = current_database() group by 1`,
  );

/** Returns the backlog if the shop is ready; otherwise throws with the reasons. */
export async function requireReady(): Promise<Backlog> {
  const backlog = await requireDatabase();
  const delays = findDelays(backlog);
  if (Object.keys(delays).length > 0) throw notReady(delays);
  return backlog;
}

async function requireDatabase(): Promise<Backlog> {
  try {
    if (await isMigrated()) return await getBacklog();
  } catch (cause) {
    throw notReady({ database: "It is unavailable." }, cause);
  }
  throw notReady({ migrations: "The database is older than this server." });
}

const notReady = (fields: Record<string, string>, cause?: unknown) =>
  new ShopError("unavailable", "The shop is not ready.", { fields, cause });
