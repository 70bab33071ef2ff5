import "server-only";
import { and, eq, gt, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { paymentSteps, payments } from "@/db/schema/payments";
import type { PaymentState } from "@/db/words/payments";
import { enqueue, enqueueRows } from "@/lib/platform/jobs/commands/enqueue";
import { checkPaymentJob } from "./jobs";
import { canTransition, capturedChecks, firstCheckSeconds, isOpen } from "./rules";

type Payment = typeof payments.$inferSelect;

interface Transition {
  from: PaymentState;
  /** The transition happens only while the number of declined captures is this. */
  attempt?: number;
  to: PaymentState;
  note?: string;
  values?: Partial<
    Pick<Payment, "orderId" | "approvalUrl" | "captureId" | "captureAttempt" | "feeCents">
  >;
}

/** Seconds; longer than a capture with all its PayPal calls can take. */
const leaseSeconds = 60;

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * Changes a payment's state, records the step and, if the new state is open, enqueues the next check, in one
 * statement. Null if the payment is no longer in state `from`, because a concurrent transition came first: the
 * caller has to read it again.
 */
export async function transitionPayment(
  db: Pick<Database, "$with" | "with" | "update">,
  id: number,
  { from, attempt, to, note = "", values = {} }: Transition,
): Promise<Payment | null> {
  if (!canTransition(from, to)) throw new Error(`A payment never goes from ${from} to ${to}.`);
  const isAttempt = attempt === undefined ? undefined : eq(payments.captureAttempt, attempt);
  const updated = db.$with("moved").as(
    db
      .update(payments)
      .set({
        ...values,
        state: to,
        leaseUntil: to === "capturing" ? lease : null,
      })
      .where(and(eq(payments.id, id), eq(payments.state, from), isAttempt))
      .returning(),
  );
  const recorded = db
    .$with("noted", {})
    .as(
      sql`insert into ${paymentSteps} (payment_id, state, note) select id, state, ${note} from ${updated}`,
    );
  const check = sql`select id::text, jsonb_build_object('paymentId', id), ${firstCheckSeconds}::float8
    from ${updated}`;
  const queued = db.$with("queued", {}).as(enqueueRows(checkPaymentJob, check));
  const parts = isOpen(to) ? [updated, recorded, queued] : [updated, recorded];
  const [payment] = await db
    .with(...parts)
    .select()
    .from(updated);
  return payment ?? null;
}

/** How often a payment has been in a state. */
export const countPaymentSteps = (
  db: Pick<Database, "$count">,
  paymentId: number,
  state: PaymentState,
): Promise<number> =>
  db.$count(
    paymentSteps,
    and(eq(paymentSteps.paymentId, paymentId), eq(paymentSteps.state, state)),
  );

/** Adds a line to the history of a payment without changing its state. */
export async function addPaymentNote(
  db: Pick<Database, "insert">,
  { id, state }: Payment,
  note: string,
): Promise<void> {
  await db.insert(paymentSteps).values({ paymentId: id, state, note });
}

/** Takes over a capture whose lease expired, because its process crashed or timed out. */
export async function takeOverCaptureLease(id: number): Promise<boolean> {
  const taken = await database()
    .update(payments)
    .set({ leaseUntil: lease })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.state, "capturing"),
        lt(payments.leaseUntil, sql`now()`),
      ),
    )
    .returning({ id: payments.id });
  return taken.length > 0;
}

/** After a PayPal outage: lets the next attempt start before the lease expires. */
export async function releaseCaptureLease(id: number): Promise<void> {
  await database()
    .update(payments)
    .set({ leaseUntil: sql`now()` })
    .where(and(eq(payments.id, id), eq(payments.state, "capturing")));
  await enqueue(database(), checkPaymentJob, { paymentId: id }, { startAfterSeconds: 10 });
}

const { days, oftenDays, everyDays, laterEveryDays } = capturedChecks;

const daysAgo = (count: number | SQL) => sql`now() - make_interval(days => ${count})`;

const lastLook = sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`;

const isDueForCheck = and(
  eq(payments.state, "captured"),
  isNotNull(payments.orderId),
  gt(payments.createdAt, daysAgo(days)),
  lt(
    lastLook,
    daysAgo(
      sql`case when ${payments.createdAt} > ${daysAgo(oftenDays)} then ${everyDays}::int else ${laterEveryDays}::int end`,
    ),
  ),
);

/**
 * Takes the captured payment that PayPal was not asked about for the longest time, if it is due;
 * null if none is. If the request then fails, the payment waits for its next turn, so that it does
 * not delay the others.
 */
export async function takeCapturedToCheck(): Promise<Payment | null> {
  const next = database()
    .select({ id: payments.id })
    .from(payments)
    .where(isDueForCheck)
    .orderBy(lastLook, payments.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [payment] = await database()
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(inArray(payments.id, next))
    .returning();
  return payment ?? null;
}
