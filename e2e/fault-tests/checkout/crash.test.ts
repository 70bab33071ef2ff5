import { inArray, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { crashAt } from "@/e2e/support/crash/crash";
import { dieAtLock, lockTable } from "@/e2e/support/crash/lock";
import type { CrashStep } from "@/e2e/support/crash/victim";
import { addCustomer } from "@/e2e/support/customers";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, orderFormOf } from "@/e2e/support/orders";
import { cancel, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { sampleOf } from "@/e2e/support/sweep";

startMailbox();
const paypal = startFakePaypal();

/** Orders that die together, so that they are also in each other's way. */
const together = 2;

/** Each point kills once with the other tests; `TEST_SCALE=20` kills twenty times at each. */
const atEachPoint = { repeats: scaled(1) - 1, timeout: faultTestTimeout };

type Fault = Parameters<typeof paypal.injectFaults>[0];

/** The process dies while PayPal does not answer. */
async function dieAtPaypal(deeds: CrashStep[], fault: Fault) {
  // One sign-in serves all of them.
  const calls = fault.on === "token" ? 1 : deeds.length;
  await paypal.injectFaults({ rate: 1, as: "hang", ...fault });
  await crashAt(deeds, async () => (await paypal.faultCount()) >= calls);
  await paypal.injectFaults({});
}

type Death = (deeds: CrashStep[]) => Promise<void>;
const atPaypal =
  (fault: Fault): Death =>
  (deeds) =>
    dieAtPaypal(deeds, fault);
const atLock =
  (lock: ReturnType<typeof sql>): Death =>
  (deeds) =>
    dieAtLock(deeds, lock);

const buyers = () =>
  Promise.all(
    Array.from({ length: together }, async () => {
      const customer = await addCustomer();
      return { customer, presets: await fillCart(customer, 1) };
    }),
  );

async function judge(customers: { id: number }[]) {
  const rows = await database()
    .select()
    .from(invoices)
    .where(
      inArray(
        invoices.userId,
        customers.map(({ id }) => id),
      ),
    );
  const entries = (await paypal.ledger()).filter((it) =>
    rows.some(({ id }) => it.invoiceId?.startsWith(`PRESETRY-${id}-`)),
  );
  return {
    statuses: [...new Set(rows.map(({ status }) => status))],
    invoices: rows.length,
    captures: entries.length,
  };
}

const placing: [string, Death][] = [
  ["before the order is placed", atLock(sql`select id from users for update`)],
  ["between the order and its payment", atLock(lockTable("payment_steps"))],
  ["when the shop signs in to PayPal", atPaypal({ on: "token" })],
  ["when the order is created at PayPal", atPaypal({ on: "create" })],
  [
    "when PayPal has created the order and its response is lost",
    atPaypal({ on: "create", when: "after" }),
  ],
];

test.each(sampleOf(placing, 2))(
  "a crash %s: the next attempt makes one order, which is paid",
  atEachPoint,
  async (_, die) => {
    const all = await buyers();
    await die(
      all.map(({ customer, presets }) => {
        return { verb: "place", userId: customer.id, form: orderFormOf(customer, presets) };
      }),
    );
    for (const { customer, presets } of all) {
      const { orderId } = await beginPayment(customer, presets);
      await paypal.approve(orderId);
      expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
    }
    expect(await judge(all.map(({ customer }) => customer))).toEqual({
      statuses: ["paid"],
      invoices: together,
      captures: together,
    });
  },
);

/** Lets the leases of killed processes run out. */
const endLeases = () =>
  database()
    .update(payments)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(sql`${payments.state} = 'capturing'`);

/**
 * PostgreSQL notices only at its next word to a client that the client is dead. Until then the rows that
 * it was changing are locked, and the job runner skips them: they are due again in the next run.
 */
const runJobsUntil = (isFinished: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await endLeases();
      await endJobLeases();
      await makeJobsDue();
      await runJobs();
      await isFinished();
    },
    { timeout: 30_000, interval: 50 },
  );

const returning: [string, Death][] = [
  ["when the order is read from PayPal", atPaypal({ on: "read" })],
  ["when the capturing state is recorded", atLock(lockTable("payment_steps"))],
  ["before PayPal captures", atPaypal({ on: "capture" })],
  ["after PayPal captured", atPaypal({ on: "capture", when: "after" })],
  ["when the receipt is queued", atLock(lockTable("email_outbox"))],
  ["when the invoice gets its number", atLock(sql`select pg_advisory_xact_lock(72001)`)],
];

/** @requirement Security and resilience: A crash loses nothing that was acknowledged */
test.each(sampleOf(returning, 2))(
  "a crash %s: the jobs finish the payment, and money moved once",
  atEachPoint,
  async (_, die) => {
    const all = await buyers();
    const begun = await Promise.all(
      all.map(({ customer, presets }) => beginPayment(customer, presets)),
    );
    for (const { orderId } of begun) await paypal.approve(orderId);
    await die(begun.map(({ orderId }) => ({ verb: "return", orderId })));
    await runJobsUntil(async () =>
      expect(await judge(all.map(({ customer }) => customer))).toEqual({
        statuses: ["paid"],
        invoices: together,
        captures: together,
      }),
    );
  },
);

test(
  "a crash while a cancelled order releases its presets: the next cancel releases them",
  atEachPoint,
  async () => {
    const all = await buyers();
    const begun = await Promise.all(
      all.map(({ customer, presets }) => beginPayment(customer, presets)),
    );
    const deeds = begun.map(({ orderId }, at) => ({
      verb: "cancel" as const,
      orderId,
      userId: all[at]?.customer.id ?? 0,
    }));
    await dieAtLock(deeds, lockTable("purchase_claims"));
    for (const [at, { orderId }] of begun.entries()) {
      const result = await cancel(orderId, all[at]?.customer.bearer);
      expect(result).toBe("/pay/outcome/cancelled");
    }
    expect(await judge(all.map(({ customer }) => customer))).toEqual({
      statuses: ["cancelled"],
      invoices: together,
      captures: 0,
    });
    for (const { customer, presets } of all) await beginPayment(customer, presets);
  },
);
