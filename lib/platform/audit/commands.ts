import "server-only";
import { inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { firstCharacters } from "@/lib/graphemes";
import { accountRateLimitKey, callerRateLimitKey, countHit } from "@/lib/platform/http/rate-limit";
import { callerHeaders, currentActor } from "./caller";
import type { AuditEventName, Refusal } from "./events";
import { fullAddressDays, isRecordedHit, keptYears, mostRefusals } from "./rules";

type TargetKind =
  | "preset"
  | "bundle"
  | "coupon"
  | "sale"
  | "review"
  | "order"
  | "site"
  | "report"
  | "domain"
  | "passkey"
  | "staff"
  | "thread"
  | "canned answer"
  | "job"
  | "e-mail";

interface Facts {
  /** The account that the event is about. */
  subjectId?: number | null;
  /** The actor, where the request is not yet authenticated, as at a login. */
  actorId?: number;
  target?: `${TargetKind} ${string | number}`;
  /** Further details. Never a secret, an address or texts of customers. */
  detail?: string;
}

const maxDetail = 300;

/**
 * Adds an event to the trail, with the caller of the current request as its actor. Call it in the
 * transaction of the change that it records, so that both are stored or neither is.
 */
export async function recordEvent(
  tx: Pick<Database, "insert">,
  event: AuditEventName,
  { subjectId, actorId, target, detail }: Facts = {},
): Promise<void> {
  const actor = currentActor();
  const isKnown = actorId === undefined || actorId === actor.actorId;
  const who = isKnown ? actor : { ...actor, actorId, actorKind: "customer" };
  await tx.insert(auditEvents).values({
    ...who,
    event,
    subjectId,
    target,
    detail: detail && firstCharacters(detail, maxDetail),
  });
}

/** The download of the audit trail is recorded in the trail, too. */
export const recordExport = (filters: object): Promise<void> =>
  recordEvent(database(), "operation.trail-exported", {
    detail:
      Object.keys(filters).length === 0 ? "All of it" : `By ${Object.keys(filters).join(", ")}`,
  });

interface RefusalFacts {
  /** The account that the event is about, if one exists. */
  email: string;
  detail: string;
  /**
   * Whether the refusals of each account are counted separately. Not if the caller can go on to
   * name new accounts.
   */
  isByAccount: boolean;
}

const hour = 60 * 60;

/**
 * Adds a refusal, which has no transaction. Anybody can cause any number of refusals, so they are
 * limited: of equal refusals within an hour the 1st, 10th, 100th and so on are recorded, and of all
 * refusals together not more than the disk can hold. The response time does not reveal whether the
 * account exists.
 */
export async function recordRefusal(
  event: Refusal,
  { email, detail, isByAccount }: RefusalFacts,
): Promise<void> {
  const caller = `${callerRateLimitKey(event, { headers: callerHeaders() })} ${detail}`;
  const { hits } = await countHit(isByAccount ? accountRateLimitKey(caller, email) : caller, hour);
  if (!isRecordedHit(hits)) return;
  const { hits: recorded } = await countHit("recorded-refusals", hour);
  if (recorded > mostRefusals + 1) return;
  if (recorded > mostRefusals) return recordEvent(database(), "access.refusals-left-out");
  await database()
    .insert(auditEvents)
    .values({
      ...currentActor(),
      event,
      subjectId: sql`(select ${users.id} from ${users} where ${users.email} = ${email})`,
      detail: hits === 1 ? detail : `${detail}, ${hits} times within an hour`,
    });
}

/** Rows of one statement, so that none takes long. */
const batchSize = 5_000;

/** Repeats a statement until it changes no more rows. */
async function untilDone(changeBatch: () => Promise<unknown[]>): Promise<void> {
  while ((await changeBatch()).length === batchSize);
}

const isShortenable = sql`masklen(address) > case family(address) when 4 then 24 else 48 end`;
const shortened = sql`network(set_masklen(address, case family(address) when 4 then 24 else 48 end))`;

/**
 * Removes the last part of IP addresses that were kept for long enough, and deletes events that
 * were kept for long enough.
 */
export async function forgetOldEvents(): Promise<void> {
  const { id, at } = auditEvents;
  const oldest = (condition: SQL) =>
    database().select({ id }).from(auditEvents).where(condition).orderBy(at).limit(batchSize);
  const isOld = sql`${isShortenable} and ${at} < now() - make_interval(days => ${fullAddressDays})`;
  await untilDone(() =>
    database()
      .update(auditEvents)
      .set({ address: shortened })
      .where(inArray(id, oldest(isOld)))
      .returning({ id }),
  );
  const isOver = lt(at, sql`now() - make_interval(years => ${keptYears})`);
  await untilDone(() =>
    database()
      .delete(auditEvents)
      .where(inArray(id, oldest(isOver)))
      .returning({ id }),
  );
}
