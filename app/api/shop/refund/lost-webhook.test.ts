import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { payments } from "@/db/schema/payments";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, refundsOf } from "@/e2e/support/refunds";
import { getPayment } from "@/lib/orders/payments/queries";

startMailbox();
const paypal = startFakePaypal();

beforeEach(async () => {
  await database().delete(jobs);
  await database().delete(invoices);
});

const buy = async () => buyAtPaypal(paypal, await addCustomer());
type Bought = Awaited<ReturnType<typeof buy>>;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}, hours => 1)`;

/** Captured so many days ago, and asked about last so many. */
const age = ({ paymentId }: Bought, captured: number, checked: number | null) =>
  database()
    .update(payments)
    .set({ createdAt: daysAgo(captured), checkedAt: checked === null ? null : daysAgo(checked) })
    .where(eq(payments.id, paymentId));

const runDueJobs = async () => {
  await makeJobsDue();
  await runJobs();
};

const isChecked = async ({ paymentId }: Bought) =>
  Date.now() - ((await getPayment(paymentId))?.checkedAt?.getTime() ?? 0) < 60_000;

/** @requirement Refunds: What was refunded at PayPal is known in time although its webhook event is lost */
test("a refund whose webhook event is lost is found by the job, once", async () => {
  const order = await buy();
  await paypal.refund(order.orderId, "5.00");
  await runDueJobs();
  expect(await refundsOf(order.invoiceId), "it was captured today").toEqual([]);
  await age(order, 1, null);
  await runDueJobs();
  const found = [{ amountCents: 500, reason: "made_at_paypal", status: "completed" }];
  expect(await refundsOf(order.invoiceId)).toMatchObject(found);
  await age(order, 3, 1);
  await runDueJobs();
  expect(await refundsOf(order.invoiceId)).toMatchObject(found);
  await paypal.refund(order.orderId);
  await age(order, 100, 7);
  await runDueJobs();
  expect((await getPayment(order.paymentId))?.state).toBe("refunded");
});

test("how old a payment is decides how often it is asked about", async () => {
  const cases: { captured: number; checked: number | null; isDue: boolean }[] = [
    { captured: 0, checked: null, isDue: false },
    { captured: 1, checked: null, isDue: true },
    { captured: 20, checked: 0, isDue: false },
    { captured: 29, checked: 1, isDue: true },
    { captured: 31, checked: 1, isDue: false },
    { captured: 31, checked: 6, isDue: false },
    { captured: 31, checked: 7, isDue: true },
    { captured: 179, checked: 7, isDue: true },
    { captured: 180, checked: 100, isDue: false },
  ];
  const orders: Bought[] = [];
  for (const { captured, checked } of cases) {
    const order = await buy();
    await age(order, captured, checked);
    orders.push(order);
  }
  await runDueJobs();
  const outcomes = await Promise.all(orders.map(isChecked));
  expect(cases.map((it, n) => ({ ...it, isDue: outcomes[n] }))).toEqual(cases);
});

test("ten a run, those that were asked about longest ago first", async () => {
  const orders: Bought[] = [];
  while (orders.length < 11) orders.push(await buy());
  for (const [n, order] of orders.entries()) await age(order, 20, n + 1);
  await runDueJobs();
  expect(await Promise.all(orders.map(isChecked))).toEqual(orders.map((_, n) => n > 0));
  await runDueJobs();
  expect(await Promise.all(orders.map(isChecked))).toEqual(orders.map(() => true));
});

test("a transfer that arrived late is not asked about", async () => {
  const order = await buy();
  await age(order, 9, 3);
  const isThis = eq(payments.id, order.paymentId);
  await database().update(payments).set({ orderId: null }).where(isThis);
  await runDueJobs();
  expect(await isChecked(order)).toBe(false);
});

test("one that fails waits for its next turn and holds up no other", async () => {
  const [first, second] = [await buy(), await buy()];
  // Other jobs of the payments ask PayPal, too, and would meet the fault.
  await runDueJobs();
  await age(first, 9, 3);
  await age(second, 9, 2);
  await paypal.injectFaults({ on: "read", rate: 1, times: 1 });
  await runDueJobs();
  expect([await isChecked(first), await isChecked(second)]).toEqual([true, false]);
  await runDueJobs();
  expect(await isChecked(second)).toBe(true);
});
