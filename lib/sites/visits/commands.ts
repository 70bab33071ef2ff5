import "server-only";
import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { database, type Transaction, transaction } from "@/db/client";
import {
  sitePageViews,
  siteReferrals,
  siteVisitDays,
  siteVisitors,
  visitSalts,
} from "@/db/schema/visits";
import { databaseCode } from "@/lib/database-errors";
import type { Attempt } from "@/lib/platform/jobs/rules";
import type { Counted } from "./counter";
import {
  dayOf,
  daysAfter,
  keptDays,
  maxHosts,
  maxVisitors,
  openDay,
  secondsToEndOfDay,
  shownDays,
} from "./rules";
import { visitorHash } from "./visitor";

/** Rows of one statement. */
const chunkSize = 1_000;

/**
 * The salt of the day, which all instances share: the first instance creates it. Null for a past
 * day: its salt may be deleted, and another salt would count its visitors twice. `deleteOldVisits`
 * waits longer than this.
 */
export async function saltOf(tx: Transaction, day: string): Promise<string | null> {
  const salt = randomBytes(32).toString("base64url");
  const isOver = sql`${day}::date < (now() at time zone 'utc' - interval '1 minute')::date`;
  await tx.execute(sql`
    insert into ${visitSalts} (day, salt) select ${day}::date, ${salt} where not ${isOver}
    on conflict do nothing`);
  const [row] = await tx
    .select({ salt: visitSalts.salt })
    .from(visitSalts)
    .where(eq(visitSalts.day, day));
  return row?.salt ?? null;
}

/** How many of these visitors are new today. */
async function addVisitors(tx: Transaction, counted: Counted): Promise<number> {
  const { invoiceItemId, day, visitors } = counted;
  const salt = await saltOf(tx, day);
  if (salt === null) return 0;
  const rows = [...visitors].map((visitor) => ({
    invoiceItemId,
    day,
    hash: visitorHash(salt, invoiceItemId, visitor),
  }));
  let added = 0;
  for (let at = 0; at < rows.length; at += chunkSize) {
    const inserted = await tx
      .insert(siteVisitors)
      .values(rows.slice(at, at + chunkSize))
      .onConflictDoNothing()
      .returning({ hash: siteVisitors.hash });
    added += inserted.length;
  }
  return added;
}

async function addPages(tx: Transaction, { invoiceItemId, day, pages }: Counted): Promise<void> {
  if (pages.size === 0) return;
  const rows = [...pages].map(([path, views]) => ({ invoiceItemId, day, path, views }));
  await tx
    .insert(sitePageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [sitePageViews.invoiceItemId, sitePageViews.day, sitePageViews.path],
      set: { views: sql`${sitePageViews.views} + excluded.views` },
    });
}

/** Referring hosts beyond the limit are added up under an empty name. */
async function addHosts(tx: Transaction, { invoiceItemId, day, hosts }: Counted): Promise<void> {
  if (hosts.size === 0) return;
  const isOfDay = and(eq(siteReferrals.invoiceItemId, invoiceItemId), eq(siteReferrals.day, day));
  const stored = await tx.select({ host: siteReferrals.host }).from(siteReferrals).where(isOfDay);
  const named = new Set(stored.map(({ host }) => host));
  const sums = new Map<string, number>();
  for (const [host, views] of hosts) {
    if (named.size < maxHosts) named.add(host);
    const name = named.has(host) ? host : "";
    sums.set(name, (sums.get(name) ?? 0) + views);
  }
  const rows = [...sums].map(([host, views]) => ({ invoiceItemId, day, host, views }));
  await tx
    .insert(siteReferrals)
    .values(rows)
    .onConflictDoUpdate({
      target: [siteReferrals.invoiceItemId, siteReferrals.day, siteReferrals.host],
      set: { views: sql`${siteReferrals.views} + excluded.views` },
    });
}

const foreignKeyViolation = "23503";

/** Adds the counts. The day's row is locked, so that instances add one after the other. */
export async function storeVisits(counted: Counted): Promise<void> {
  const { invoiceItemId, day, views } = counted;
  const key = [siteVisitDays.invoiceItemId, siteVisitDays.day];
  try {
    await transaction(async (tx) => {
      const [row] = await tx
        .insert(siteVisitDays)
        .values({ invoiceItemId, day, visits: 0, views })
        .onConflictDoUpdate({ target: key, set: { views: sql`${siteVisitDays.views} + ${views}` } })
        .returning({ visits: siteVisitDays.visits });
      const isFull = (row?.visits ?? 0) >= maxVisitors;
      const added = isFull ? 0 : await addVisitors(tx, counted);
      if (added > 0) {
        await tx
          .update(siteVisitDays)
          .set({ visits: sql`${siteVisitDays.visits} + ${added}` })
          .where(and(eq(siteVisitDays.invoiceItemId, invoiceItemId), eq(siteVisitDays.day, day)));
      }
      await addPages(tx, counted);
      await addHosts(tx, counted);
    });
  } catch (error) {
    // The site was deleted meanwhile.
    if (databaseCode(error) !== foreignKeyViolation) throw error;
  }
}

type Dated = PgTable & { day: AnyPgColumn };

/** Deleted rows of one statement: all rows of a day may be too many for one. */
const batchSize = 10_000;

/** Deletes the rows of earlier days, in several statements. */
export async function deleteBefore(day: string, table: Dated): Promise<void> {
  const old = sql`select ctid from ${table} where ${table.day} < ${day}::date limit ${batchSize}`;
  let deleted: number;
  do {
    const result = await database().execute(
      sql`delete from ${table} where ctid = any(array(${old}))`,
    );
    deleted = result.count;
  } while (deleted === batchSize);
}

/**
 * Deletes the data of past days: first the salts, then the hashes, then the sums that are no longer
 * shown.
 */
export async function deleteOldVisits(
  _payload: unknown,
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
  now = Date.now(),
): Promise<void> {
  const today = dayOf(now);
  const open = openDay(now);
  await deleteBefore(open, visitSalts);
  await deleteBefore(open, siteVisitors);
  const firstShown = daysAfter(today, -shownDays);
  await deleteBefore(firstShown, sitePageViews);
  await deleteBefore(firstShown, siteReferrals);
  await deleteBefore(daysAfter(today, -keptDays), siteVisitDays);
  runAgainIn(secondsToEndOfDay(now));
}
