import "server-only";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { isMigrated } from "@/db/applied-migration";
import { database } from "@/db/client";
import { openSiteCases } from "@/db/open-site-cases";
import { presets } from "@/db/schema/catalogue";
import { payments } from "@/db/schema/payments";
import { siteReports } from "@/db/schema/site-reports";
import { siteCaseLists, waitingStatuses } from "@/db/words/site-reports";
import { ShopError } from "@/lib/errors";
import { getOldestUnsentEmailSeconds } from "@/lib/platform/email/queries";
import { countHit } from "@/lib/platform/http/rate-limit";
import { getQueueHealth } from "@/lib/platform/jobs/queries";
import { type Backlog, findDelays, findSkew } from "./rules";

export async function getBacklog(): Promise<Backlog> {
  const [queue, oldestUnsentEmailSeconds] = await Promise.all([
    getQueueHealth(),
    getOldestUnsentEmailSeconds(),
  ]);
  return { ...queue, oldestUnsentEmailSeconds };
}

export const countPaymentsNeedingAttention = () =>
  database().$count(payments, eq(payments.state, "needs_attention"));

/** How long the oldest open case about a site in each list has waited; 0 if there is none. */
export const listOldestSiteCases = () =>
  database().execute<{ list: string; seconds: number }>(
    sql`select list, coalesce(extract(epoch from now() - min(since)), 0)::float8 as seconds
        from unnest(${sql.raw(`array['${siteCaseLists.join("', '")}']`)}) as lists (list)
        left join ${openSiteCases} using (list) group by list`,
  );

export const countSiteReportsDue = () =>
  database().$count(
    siteReports,
    and(
      inArray(siteReports.status, [...waitingStatuses]),
      lt(siteReports.dueAt, sql`now() + interval '4 hours'`),
    ),
  );

/** Connections of all instances by state, as PostgreSQL reports them. */
export const listConnections = () =>
  database().execute<{ state: string; count: number }>(
    sql`select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
        where application_name = 'presetry' and datname = current_database() group by 1`,
  );

/** Returns the backlog if the shop is ready; otherwise throws with the reasons. */
export async function requireReady(): Promise<Backlog> {
  const backlog = await requireDatabase();
  await requireWrites();
  const [skewSeconds, isStocked] = await Promise.all([getClockSkew(), hasPresets()]);
  const problems = {
    ...findDelays(backlog),
    ...findSkew(skewSeconds),
    ...(isStocked ? {} : { presets: "There are none: npm run db:seed, then build again." }),
  };
  if (Object.keys(problems).length > 0) throw notReady(problems);
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

/** Seconds for which a write is not tried again. */
const writeIsGoodFor = 10;
let writtenAt = Number.NEGATIVE_INFINITY;

/** A database that is full, or a replica, reads well. */
async function requireWrites() {
  if (performance.now() - writtenAt < writeIsGoodFor * 1_000) return;
  try {
    await countHit("ready", 60);
  } catch (cause) {
    throw notReady({ database: "It cannot be written to." }, cause);
  }
  writtenAt = performance.now();
}

/** Seconds by which this machine's clock is ahead of the database's. */
export async function getClockSkew(): Promise<number> {
  const before = Date.now();
  const [row] = await database().execute<{ seconds: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as seconds`,
  );
  return (before + Date.now()) / 2_000 - Number(row?.seconds);
}

async function hasPresets(): Promise<boolean> {
  const found = await database().select({ id: presets.id }).from(presets).limit(1);
  return found.length > 0;
}

const notReady = (fields: Record<string, string>, cause?: unknown) =>
  new ShopError("unavailable", "The shop is not ready.", { fields, cause });
