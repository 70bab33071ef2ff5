import "server-only";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { paymentSteps, payments } from "@/db/schema/payments";
import { canTransition, nextCheck, openStates, type PaymentState } from "./rules";

type Payment = typeof payments.$inferSelect;

interface Transition {
  from: PaymentState;
  to: PaymentState;
  note?: string;
  values?: Partial<Pick<Payment, "orderId" | "approvalUrl" | "captureId" | "captureAttempt">>;
}

/** Longer than a capture with all its PayPal calls can take. */
const leaseSeconds = 60;

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * Changes a payment's state and records the step, in one statement. Null if the payment is no longer in
 * state `from`, because a concurrent transition came first: the caller has to read it again.
 */
export async function transitionPayment(
  db: Pick<Database, "$with" | "with" | "update">,
  id: number,
  { from, to, note = "", values = {} }: Transition,
): Promise<Payment | null> {
  if (!canTransition(from, to)) throw new Error(`A payment never goes from ${from} to ${to}.`);
  const updated = db.$with("moved").as(
    db
      .update(payments)
      .set({
        ...values,
        state: to,
        leaseUntil: to === "capturing" ? lease : null,
        nextCheckAt: nextCheck(to, 0, new Date()),
        checks: 0,
      })
      .where(and(eq(payments.id, id), eq(payments.state, from)))
      .returning(),
  );
  const recorded = db
    .$with("noted", {})
    .as(
      sql`insert into ${paymentSteps} (payment_id, state, note) select id, state, ${note} from ${updated}`,
    );
  const [payment] = await db.with(updated, recorded).select().from(updated);
  return payment ?? null;
}

/** How often a payment was in a state. */
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
export async function addPaymentNote({ id, state }: Payment, note: string): Promise<void> {
  await database().insert(paymentSteps).values({ paymentId: id, state, note });
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
    .set({ leaseUntil: sql`now()`, nextCheckAt: sql`now() + interval '10 seconds'` })
    .where(and(eq(payments.id, id), eq(payments.state, "capturing")));
}

/** Claims payments that are due for a check, so that concurrent job runs do not check the same one. */
export async function claimDuePayments(limit: number): Promise<number[]> {
  const due = database()
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...openStates]), lt(payments.nextCheckAt, sql`now()`)))
    .orderBy(payments.nextCheckAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await database()
    .update(payments)
    .set({ checks: sql`${payments.checks} + 1`, nextCheckAt: sql`now() + interval '2 minutes'` })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return claimed.map(({ id }) => id);
}

/** Schedules the next check of a payment, unless its state changed. */
export async function scheduleNextCheck({ id, state, checks }: Payment): Promise<void> {
  await database()
    .update(payments)
    .set({ nextCheckAt: nextCheck(state, checks, new Date()) })
    .where(and(eq(payments.id, id), eq(payments.state, state)));
}
