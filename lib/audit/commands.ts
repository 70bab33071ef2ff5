import "server-only";
import { inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { accountRateLimitKey, callerRateLimitKey, countHit } from "@/lib/http/rate-limit";
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
  | "domain"
  | "passkey"
  | "staff"
  | "thread"
  | "canned answer"
  | "job"
  | "e-mail";

interface Facts {
  /** Whose account it is about. */
  subjectId?: number | null;
  /** Who did it, where the request is not yet known to be theirs, as at a login. */
  actorId?: number;
  target?: `${TargetKind} ${string | number}`;
  /** What else there is to say. Never a secret, an address or what customers wrote. */
  detail?: string;
}

const maxDetail = 300;

/**
 * Adds an event to the trail, as the act of whoever makes the current request. Call it in the transaction of what
 * it is about: then there is the one with the other, or neither.
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
    detail: detail?.slice(0, maxDetail),
  });
}

/** Whoever takes the trail away stands in it, too. */
export const recordExport = (filters: object): Promise<void> =>
  recordEvent(database(), "operation.trail-exported", {
    detail:
      Object.keys(filters).length === 0 ? "All of it" : `By ${Object.keys(filters).join(", ")}`,
  });

interface RefusalFacts {
  /** Of the account that it is about, if there is one with it. */
  email: string;
  detail: string;
  /** Whether the refusals of each account are counted apart. Not if the caller can go on to name new ones. */
  isByAccount: boolean;
}

const hour = 60 * 60;

/**
 * Adds a refusal, which has no transaction. Anybody can cause as many as they like: of the same ones within an hour
 * the 1st, 10th, 100th and so on are recorded, and of all together so many that the disk does not fill. What it
 * takes does not tell whether there is such an account.
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

/** Repeats a statement until it finds nothing more to do. */
async function untilDone(changeBatch: () => Promise<unknown[]>): Promise<void> {
  while ((await changeBatch()).length === batchSize);
}

const isShortenable = sql`masklen(address) > case family(address) when 4 then 24 else 48 end`;
const shortened = sql`network(set_masklen(address, case family(address) when 4 then 24 else 48 end))`;

/** Removes the last part of addresses that have been kept whole for long enough, and events for good. */
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
