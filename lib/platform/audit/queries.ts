import { currentTranslations } from "#current-translations";
import "server-only";
import { isIP } from "node:net";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { ShopError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { rangeOf } from "@/lib/platform/http/admin-list";
import { type ActorKind, activityPageSize, mostListed } from "./rules";
import type { Activity, ActivityPage, AuditEvent, AuditFilters, AuditListQuery } from "./schemas";
import { wordsOf } from "./words";

const t = currentTranslations("operationRefusals");

const { id, at, area, event, actorKind, actorId, subjectId, target, detail, device } = auditEvents;

const columns = {
  id,
  at,
  area,
  event,
  actorKind,
  actorId,
  subjectId,
  target,
  detail,
  device,
  /** Without the prefix length of a whole address. */
  address: sql<string | null>`abbrev(${auditEvents.address})`,
};

/** The conditions of a list: one index scan for each alternative, each in the order of the list. */
interface Slice {
  alternatives: (SQL | undefined)[];
  isDescending?: boolean;
  limit: number;
}

/** The account that is searched for, by its address or number; undefined if there is none. */
async function findAccount(search: string): Promise<number | undefined> {
  const isNumber = isId(Number(search));
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(isNumber ? eq(users.id, Number(search)) : eq(users.email, search.toLowerCase()));
  return user?.id;
}

/** Events from the network of an IP address, as lib/platform/http/client-ip.ts names it. */
const isFrom = (ip: string): SQL =>
  isIP(ip) === 4
    ? sql`${auditEvents.address} = ${ip}::inet`
    : sql`${auditEvents.address} = network(set_masklen(${ip}::inet, 64))::inet`;

/**
 * The conditions of the filters. What an account did and what was done to it are read separately,
 * because each has its own index.
 */
async function alternativesOf({ q, ...filters }: AuditFilters): Promise<(SQL | undefined)[]> {
  // The planner does not know that each event belongs to one area: with both conditions it may read
  // the whole area.
  const isOfArea = filters.event?.startsWith(`${filters.area}.`) ?? true;
  if (filters.area !== undefined && !isOfArea) return [sql`false`];
  const narrowed = and(
    filters.id === undefined ? undefined : inArray(id, filters.id),
    filters.area === undefined || filters.event !== undefined ? undefined : eq(area, filters.area),
    filters.event === undefined ? undefined : eq(event, filters.event),
    filters.at_gte === undefined ? undefined : sql`${at} >= ${filters.at_gte}::timestamptz`,
    filters.at_lte === undefined ? undefined : sql`${at} <= ${filters.at_lte}::timestamptz`,
  );
  if (!q) return [narrowed];
  if (isIP(q) > 0) return [and(narrowed, isFrom(q))];
  const account = await findAccount(q);
  if (account === undefined) return [sql`false`];
  return [and(narrowed, eq(subjectId, account)), and(narrowed, eq(actorId, account))];
}

/** The ids of a slice, in its order. An event that matches both alternatives is listed once. */
async function listIds({ alternatives, isDescending = true, limit }: Slice): Promise<number[]> {
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const scans = alternatives.map(
    (condition) => sql`(
      select ${id}, ${at} from ${auditEvents} where ${condition ?? sql`true`}
      order by ${at} ${direction}, ${id} ${direction} limit ${limit})`,
  );
  const rows = await database().execute<{ id: string }>(
    sql`select id from (${sql.join(scans, sql` union `)}) as scanned
      order by at ${direction}, id ${direction} limit ${limit}`,
  );
  return rows.map((row) => Number(row.id));
}

const [actors, subjects] = [alias(users, "actors"), alias(users, "subjects")];

const selectEvents = () =>
  database()
    .select({ ...columns, actorEmail: actors.email, subjectEmail: subjects.email })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, actorId))
    .leftJoin(subjects, eq(subjects.id, subjectId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

const view = (row: Row): AuditEvent => ({
  ...row,
  at: row.at.toISOString(),
  words: wordsOf(row.event),
  // Cast: the commands write no other words.
  actorKind: row.actorKind as ActorKind,
});

/** The events with these ids, in the order of time. */
async function readEvents(ids: number[], isDescending = true): Promise<AuditEvent[]> {
  const direction = isDescending ? desc : asc;
  const rows = await selectEvents().where(inArray(id, ids)).orderBy(direction(at), direction(id));
  return rows.map(view);
}

/** One page of the trail, and how many events match, counted up to a limit. */
export async function listAuditEvents({
  _start: start = 0,
  _end: end,
  _sort,
  _order,
  ...filters
}: AuditListQuery): Promise<{ events: AuditEvent[]; total: number }> {
  const { offset, limit } = rangeOf(start, end ?? start + (filters.id?.length ?? 10));
  const alternatives = await alternativesOf(filters);
  const isDescending = _order.toLowerCase() === "desc";
  // Counts up to the last event that can be paged to, so that a filter with few matches is searched
  // once.
  const ids = await listIds({ alternatives, isDescending, limit: mostListed });
  const events = await readEvents(ids.slice(offset, offset + limit), isDescending);
  return { events, total: ids.length };
}

export async function requireAuditEvent(wanted: number): Promise<AuditEvent> {
  const [row] = await selectEvents().where(eq(id, wanted));
  if (!row) throw new ShopError("not_found", t("unknownEvent"));
  return view(row);
}

/** Continues after an event, in the order of a list with the newest first. */
const olderThan = (last: AuditEvent): SQL =>
  sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id})`;

const batchSize = 1_000;

/** All events that match, the newest first, a thousand at a time. */
export async function* readAuditEvents(filters: AuditFilters): AsyncGenerator<AuditEvent[]> {
  const matching = await alternativesOf(filters);
  let alternatives = matching;
  for (;;) {
    const events = await readEvents(await listIds({ alternatives, limit: batchSize }));
    if (events.length > 0) yield events;
    const last = events.at(-1);
    if (!last || events.length < batchSize) return;
    alternatives = matching.map((condition) => and(condition, olderThan(last)));
  }
}

/**
 * The part of an event that the owner of the account sees: neither the IP address of a staff member
 * nor the shop's notes.
 */
const viewOwn = (
  userId: number,
  { actorId: doer, actorKind: kind, at: time, ...row }: Omit<Row, "actorEmail" | "subjectEmail">,
): Activity => {
  const by = doer === userId ? "you" : kind === "guest" ? "guest" : "shop";
  const isShop = by === "shop";
  return {
    id: row.id,
    at: time.toISOString(),
    event: row.event,
    words: wordsOf(row.event),
    by,
    target: row.target,
    detail: isShop ? null : row.detail,
    address: isShop ? null : row.address,
    device: isShop ? null : row.device,
  };
};

/** A page of the events of an account, for its owner, the newest first. */
export async function listActivity(
  userId: number,
  { before, limit = activityPageSize }: { before?: number | undefined; limit?: number } = {},
): Promise<ActivityPage> {
  const rows = await database()
    .select(columns)
    .from(auditEvents)
    .where(and(eq(subjectId, userId), before === undefined ? undefined : isAfter(before, userId)))
    .orderBy(sql`${at} desc`, sql`${id} desc`)
    .limit(limit + 1);
  const events = rows.slice(0, limit).map((row) => viewOwn(userId, row));
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}

/** Continues after one of the account's own events; other ids are not accepted. */
const isAfter = (before: number, userId: number): SQL =>
  sql`(${at}, ${id}) < (
    select its.at, its.id from ${auditEvents} as its where its.id = ${before} and its.subject_id = ${userId})`;
