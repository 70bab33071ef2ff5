import "server-only";
import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
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
import type { Counted, Visitor } from "./counter";
import {
  dayOf,
  daysAfter,
  keptDays,
  maxHosts,
  maxVisitors,
  maxWaiting,
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

/** What is added to the sums of a day. */
interface Sums {
  visits: number;
  programs: number;
  pages: Map<string, number>;
  hosts: Map<string, number>;
}

const total = (numbers: Iterable<number>) => [...numbers].reduce((all, it) => all + it, 0);

function addTo(sums: Map<string, number>, counts: Iterable<[string, number]>): void {
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
}

type VisitorRow = typeof siteVisitors.$inferSelect;

/** The row of a visitor after what it did; counts what is known of it by now. */
function addVisitor(before: VisitorRow, visitor: Visitor, sums: Sums): VisitorRow {
  const isPerson = before.isPerson || visitor.isPerson;
  const hasViewed = before.hasViewed || visitor.hasViewed;
  if (hasViewed) {
    sums[isPerson ? "visits" : "programs"] += 1;
    if (before.hasViewed) sums[before.isPerson ? "visits" : "programs"] -= 1;
  }
  const pages = [...(before.waiting?.pages ?? []), ...visitor.pages];
  const hosts = [...(before.waiting?.hosts ?? []), ...visitor.hosts];
  if (isPerson) {
    addTo(sums.pages, pages);
    addTo(sums.hosts, hosts);
    return { ...before, isPerson, hasViewed, waiting: null };
  }
  const waiting = { pages: pages.slice(0, maxWaiting), hosts: hosts.slice(0, maxWaiting) };
  return { ...before, hasViewed, waiting };
}

/** Stores what these visitors did, and what of it is to be counted. */
async function addVisitors(tx: Transaction, counted: Counted, sums: Sums): Promise<void> {
  const { invoiceItemId, day } = counted;
  const salt = await saltOf(tx, day);
  if (salt === null) return addPeople(counted, sums);
  const visitors = [...counted.visitors].map(
    ([key, visitor]) => [visitorHash(salt, invoiceItemId, key), visitor] as const,
  );
  for (let at = 0; at < visitors.length; at += chunkSize) {
    const chunk = visitors.slice(at, at + chunkSize);
    const hashes = chunk.map(([hash]) => hash);
    const known = await tx
      .select()
      .from(siteVisitors)
      .where(
        and(
          eq(siteVisitors.invoiceItemId, invoiceItemId),
          eq(siteVisitors.day, day),
          inArray(siteVisitors.hash, hashes),
        ),
      );
    const byHash = new Map(known.map((row) => [row.hash, row]));
    const unseen = { invoiceItemId, day, isPerson: false, hasViewed: false, waiting: null };
    const rows = chunk.map(([hash, visitor]) =>
      addVisitor(byHash.get(hash) ?? { ...unseen, hash }, visitor, sums),
    );
    await tx
      .insert(siteVisitors)
      .values(rows)
      .onConflictDoUpdate({
        target: [siteVisitors.invoiceItemId, siteVisitors.day, siteVisitors.hash],
        set: {
          isPerson: sql`excluded.is_person`,
          hasViewed: sql`excluded.has_viewed`,
          waiting: sql`excluded.waiting`,
        },
      });
  }
}

/** Without their hashes, only the views of people are counted. */
function addPeople({ visitors }: Counted, sums: Sums): void {
  for (const { isPerson, pages, hosts } of visitors.values()) {
    if (!isPerson) continue;
    addTo(sums.pages, pages);
    addTo(sums.hosts, hosts);
  }
}

type OfDay = Pick<Counted, "invoiceItemId" | "day">;

async function addPages(tx: Transaction, ofDay: OfDay, { pages }: Sums): Promise<void> {
  if (pages.size === 0) return;
  const rows = [...pages].map(([path, views]) => ({ ...ofDay, path, views }));
  await tx
    .insert(sitePageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [sitePageViews.invoiceItemId, sitePageViews.day, sitePageViews.path],
      set: { views: sql`${sitePageViews.views} + excluded.views` },
    });
}

/** Referring hosts beyond the limit are added up under an empty name. */
async function addHosts(tx: Transaction, ofDay: OfDay, { hosts }: Sums): Promise<void> {
  if (hosts.size === 0) return;
  const { invoiceItemId, day } = ofDay;
  const isOfDay = and(eq(siteReferrals.invoiceItemId, invoiceItemId), eq(siteReferrals.day, day));
  const stored = await tx.select({ host: siteReferrals.host }).from(siteReferrals).where(isOfDay);
  const named = new Set(stored.map(({ host }) => host));
  const views = new Map<string, number>();
  for (const [host, count] of hosts) {
    if (named.size < maxHosts) named.add(host);
    addTo(views, [[named.has(host) ? host : "", count]]);
  }
  const rows = [...views].map(([host, count]) => ({ ...ofDay, host, views: count }));
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
  const { invoiceItemId, day } = counted;
  const ofDay = { invoiceItemId, day };
  const key = [siteVisitDays.invoiceItemId, siteVisitDays.day];
  try {
    await transaction(async (tx) => {
      const sums: Sums = { visits: 0, programs: 0, pages: new Map(), hosts: new Map() };
      const [row] = await tx
        .insert(siteVisitDays)
        .values({ ...ofDay, visits: 0, views: 0 })
        .onConflictDoUpdate({ target: key, set: { views: sql`${siteVisitDays.views}` } })
        .returning();
      const isFull = row !== undefined && row.visits + row.programs >= maxVisitors;
      if (isFull) addPeople(counted, sums);
      else await addVisitors(tx, counted, sums);
      await tx
        .update(siteVisitDays)
        .set({
          visits: sql`${siteVisitDays.visits} + ${sums.visits}`,
          programs: sql`${siteVisitDays.programs} + ${sums.programs}`,
          views: sql`${siteVisitDays.views} + ${total(sums.pages.values())}`,
        })
        .where(and(eq(siteVisitDays.invoiceItemId, invoiceItemId), eq(siteVisitDays.day, day)));
      await addPages(tx, ofDay, sums);
      await addHosts(tx, ofDay, sums);
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
