import "server-only";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { paymentSteps, payments } from "@/db/schema/payments";
import { canTransition, nextCheck } from "./rules";
import { openStates, type PaymentState } from "./statuses";

type Payment = typeof payments.$inferSelect;

interface Transition {
  from: PaymentState;
  to: PaymentState;
  note?: string;
  facts?: Partial<Pick<Payment, "orderId" | "approvalUrl" | "captureId" | "captureAttempt">>;
}

/** Longer than a capture may take, with everything that is asked before and after it. */
const leaseSeconds = 60;

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * One step of a payment, and a note of it, in one statement. Null when it is no longer where the caller
 * thought: somebody else moved it, and the caller has to read it again.
 */
export async function transitionPayment(
  db: Pick<Database, "$with" | "with" | "update">,
  id: number,
  { from, to, note = "", facts = {} }: Transition,
): Promise<Payment | null> {
  if (!canTransition(from, to)) throw new Error(`A payment never goes from ${from} to ${to}.`);
  const moved = db.$with("moved").as(
    db
      .update(payments)
      .set({
        ...facts,
        state: to,
        leaseUntil: to === "capturing" ? lease : null,
        nextCheckAt: nextCheck(to, 0, new Date()),
        checks: 0,
      })
      .where(and(eq(payments.id, id), eq(payments.state, from)))
      .returning(),
  );
  const noted = db
    .$with("noted", {})
    .as(
      sql`insert into ${paymentSteps} (payment_id, state, note) select id, state, ${note} from ${moved}`,
    );
  const [payment] = await db.with(moved, noted).select().from(moved);
  return payment ?? null;
}

/** Takes over from whoever began to capture and never came back. */
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

/** PayPal did not answer: the next one need not wait for the lease to end. */
export async function releaseCaptureLease(id: number): Promise<void> {
  await database()
    .update(payments)
    .set({ leaseUntil: sql`now()`, nextCheckAt: sql`now() + interval '10 seconds'` })
    .where(and(eq(payments.id, id), eq(payments.state, "capturing")));
}

/** Takes the payments that are due for a look, so that two sweepers never look at the same one. */
export async function claimDuePayments(limit: number): Promise<number[]> {
  const due = database()
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...openStates]), lt(payments.nextCheckAt, sql`now()`)))
    .orderBy(payments.nextCheckAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const taken = await database()
    .update(payments)
    .set({ checks: sql`${payments.checks} + 1`, nextCheckAt: sql`now() + interval '2 minutes'` })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
  return taken.map(({ id }) => id);
}

/** Says when to look again at a payment, unless it moved. */
export async function scheduleNextCheck({ id, state, checks }: Payment): Promise<void> {
  await database()
    .update(payments)
    .set({ nextCheckAt: nextCheck(state, checks, new Date()) })
    .where(and(eq(payments.id, id), eq(payments.state, state)));
}
