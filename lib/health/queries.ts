import "server-only";
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import { isMigrated } from "@/db/applied-migration";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/delivery";
import { emailOutbox } from "@/db/schema/email";
import { payments, webhookEvents } from "@/db/schema/payments";
import { ShopError } from "@/lib/errors";
import { openStates } from "@/lib/payments/rules";
import { type Backlog, findDelays } from "./rules";

const now = sql`now()`;

interface Queue {
  name: string;
  table: PgTable;
  /** When a row became due. */
  dueAt: PgColumn;
  isWaiting: SQL | undefined;
  isDead?: SQL;
}

const countOf = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})::int`;

/** One row for each queue, in one statement. */
const selectQueue = ({ name, table, dueAt, isWaiting, isDead = sql`false` }: Queue) => {
  const isDue = and(isWaiting, lte(dueAt, now));
  return database()
    .select({
      queue: sql<string>`${name}`.as("queue"),
      waiting: countOf(isDue).as("waiting"),
      oldestSeconds: sql<number>`coalesce(
        extract(epoch from now() - min(${dueAt}) filter (where ${isDue})), 0)::int`.as("oldest"),
      dead: countOf(isDead).as("dead"),
    })
    .from(table)
    .where(or(isDue, isDead));
};

/** What is due and not done, what was given up, and what a person has to look at. */
export async function getBacklog(): Promise<Backlog> {
  const isUnsent = eq(emailOutbox.status, "due");
  const [queues, [mail], attention] = await Promise.all([
    unionAll(
      selectQueue({
        name: "payments",
        table: payments,
        dueAt: payments.nextCheckAt,
        isWaiting: inArray(payments.state, [...openStates]),
      }),
      selectQueue({
        name: "webhook-events",
        table: webhookEvents,
        dueAt: webhookEvents.receivedAt,
        isWaiting: isNull(webhookEvents.processedAt),
      }),
      selectQueue({
        name: "deployments",
        table: deployments,
        dueAt: deployments.dueAt,
        isWaiting: isNotNull(deployments.dueAt),
        isDead: eq(deployments.status, "failed"),
      }),
      selectQueue({
        name: "mail",
        table: emailOutbox,
        dueAt: emailOutbox.nextAttemptAt,
        isWaiting: isUnsent,
        isDead: eq(emailOutbox.status, "dead"),
      }),
    ),
    database()
      .select({
        unsent: countOf(isUnsent),
        oldestSeconds: sql<number>`coalesce(
          extract(epoch from now() - min(${emailOutbox.createdAt})), 0)::int`,
      })
      .from(emailOutbox)
      .where(isUnsent),
    database().$count(payments, eq(payments.state, "needs_attention")),
  ]);
  return {
    queues,
    unsentMails: mail?.unsent ?? 0,
    oldestUnsentMailSeconds: mail?.oldestSeconds ?? 0,
    paymentsNeedingAttention: attention,
  };
}

/** Connections of all instances by what they do, as the database sees them. */
export const listConnections = () =>
  database().execute<{ state: string; count: number }>(
    sql`select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
        where application_name = 'presetry' and datname = current_database() group by 1`,
  );

/** What is left to do, of a shop that can do it; otherwise throws with the reasons. */
export async function requireReady(): Promise<Backlog> {
  const backlog = await askDatabase();
  const delays = findDelays(backlog);
  if (Object.keys(delays).length > 0) throw notReady(delays);
  return backlog;
}

async function askDatabase(): Promise<Backlog> {
  try {
    if (await isMigrated()) return await getBacklog();
  } catch (cause) {
    throw notReady({ database: "It does not answer." }, cause);
  }
  throw notReady({ migrations: "The database is older than this server." });
}

const notReady = (fields: Record<string, string>, cause?: unknown) =>
  new ShopError("unavailable", "The shop is not ready.", { fields, cause });
