import "server-only";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { backoff } from "@/lib/backoff";
import { messageOf } from "../failures";
import type { Claimed } from "./claim";
import type { Handler } from "./handler";

/** False for an attempt whose lease ended and whose job was claimed by another process. */
const isHeld = ({ id, lockToken }: Claimed) => and(eq(jobs.id, id), eq(jobs.lockToken, lockToken));

const released = { status: "queued", lockToken: null, rerunAt: null } as const;
const fresh = { attempts: 0, lastError: null } as const;

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Deletes the job, or schedules its next run if it recurs. */
export async function complete({ everySeconds }: Handler["job"], claimed: Claimed): Promise<void> {
  if (everySeconds !== undefined) {
    await database()
      .update(jobs)
      .set({ ...released, ...fresh, dueAt: secondsFromNow(everySeconds) })
      .where(isHeld(claimed));
    return;
  }
  const done = await database()
    .delete(jobs)
    .where(and(isHeld(claimed), isNull(jobs.rerunAt)))
    .returning({ id: jobs.id });
  if (done.length === 0) await rerun(claimed);
}

/** Queues a job that was enqueued again while it ran. */
async function rerun(claimed: Claimed): Promise<void> {
  await database()
    .update(jobs)
    .set({ ...released, ...fresh, dueAt: sql`${jobs.rerunAt}` })
    .where(and(isHeld(claimed), isNotNull(jobs.rerunAt)));
}

/** Queues a job again that neither failed nor is done. */
export async function runAgain(claimed: Claimed, seconds: number): Promise<void> {
  await database()
    .update(jobs)
    .set({
      ...released,
      dueAt: sql`least(${jobs.rerunAt}, ${secondsFromNow(seconds)})`,
      attempts: sql`case when ${jobs.rerunAt} is null then ${jobs.attempts} else 0 end`,
      lastError: null,
    })
    .where(isHeld(claimed));
}

export async function retryLater(
  claimed: Claimed,
  { firstSeconds, longestSeconds }: Handler["job"]["retry"],
  error: unknown,
): Promise<void> {
  const pause = backoff(claimed.attempts, { first: firstSeconds, longest: longestSeconds });
  await database()
    .update(jobs)
    .set({ ...released, dueAt: secondsFromNow(pause), lastError: messageOf(error) })
    .where(isHeld(claimed));
}

/** Marks the job as dead and calls `onDead`, in one transaction, unless it was enqueued again while it ran. */
export async function bury(handler: Handler, claimed: Claimed, error: unknown): Promise<void> {
  const isBuried = await transaction(async (tx) => {
    const buried = await tx
      .update(jobs)
      .set({ status: "dead", lockToken: null, lastError: messageOf(error) })
      .where(and(isHeld(claimed), isNull(jobs.rerunAt)))
      .returning({ id: jobs.id });
    if (buried.length > 0) await handler.onDead(tx, claimed.payload, error);
    return buried.length > 0;
  });
  if (!isBuried) await rerun(claimed);
}
