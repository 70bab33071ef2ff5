import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { webhookEvents } from "@/db/schema/payments";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startFakeEcb } from "@/e2e/support/ecb";
import { makeJobsDue } from "@/e2e/support/jobs";
import { takeLog } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { cartOf, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { endOrdersOf } from "@/lib/orders/checkout/commands/account-deletion";
import { processWebhookEventJob } from "@/lib/orders/checkout/jobs";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { GET, POST } from "./route";

const mailbox = startMailbox();
startFakePaypal();
startFakeEcb();

const daysPass = (days: number) =>
  database().execute(
    sql`with passed as (
        update invoices set created_at = created_at - make_interval(days => ${days})
      )
      update jobs set due_at = due_at - make_interval(days => ${days})`,
  );

async function orderByTransfer() {
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  return { customer, presets };
}

const subjectsTo = async (email: string) =>
  (await mailbox.messages()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

/**
 * @requirement Security and resilience: The scheduled jobs run only for callers with the secret,
 *   and concurrent runs do everything once
 */
test.each([
  ["nothing", {}],
  ["another secret", { authorization: "Bearer for-the-tests-only-0000000000-fedcba" }],
  ["the secret without its word", { authorization: "for-the-tests-only-9876543210-fedcba" }],
])("a call with %s is refused", async (_, headers) => {
  const response = await call(POST, "/api/cron/jobs", { method: "POST", headers });
  expect(await statusAndBody(response)).toEqual({
    status: 401,
    body: { error: "Only the shop's scheduler may do this." },
  });
});

test("a scheduler that can only GET runs the jobs, too", async () => {
  const headers = { authorization: "Bearer for-the-tests-only-9876543210-fedcba" };
  expect((await call(GET, "/api/cron/jobs", { headers })).status).toBe(200);
});

/**
 * @requirement Bank transfer: One reminder is sent after a week, and the order is canceled after
 *   three
 */
test("a transfer is reminded of once after a week, and expires after three", async () => {
  const { customer, presets } = await orderByTransfer();
  await runJobs();
  expect(await subjectsTo(customer.email)).toHaveLength(1);
  await daysPass(8);
  await runJobs();
  await runJobs();
  const [reminder, ...earlier] = await subjectsTo(customer.email);
  expect(reminder).toContain("is waiting for your bank transfer");
  expect(earlier).toHaveLength(1);
  await daysPass(14);
  await runJobs();
  await runJobs();
  expect((await subjectsTo(customer.email))[0]).toContain("was closed");
  expect(await subjectsTo(customer.email)).toHaveLength(3);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "expired" }]);
  expect(await cartOf(customer)).toEqual([]);
  expect((await sendOrder(customer, orderOf(customer, presets))).status).toBe(200);
});

test("the orders of a deleted account are neither reminded of nor expired", async () => {
  const { customer } = await orderByTransfer();
  await endOrdersOf(customer.id);
  expect(await invoicesOf(customer)).toEqual([]);
  await daysPass(30);
  await runJobs();
  // A busy machine logs slow requests.
  expect(takeLog().filter(({ msg }) => msg !== "Slow request")).toEqual([]);
});

test("due emails are sent, and expired rows are deleted", async () => {
  await addCustomer();
  await database().update(sessions).set({ lastSeenAt: sql`now() - interval '15 days'` });
  await database().delete(rateLimits);
  await database()
    .insert(rateLimits)
    .values({ key: "old", hits: 1, resetsAt: sql`now() - interval '2 hours'` });
  await queueEmail(database(), {
    key: "test:1",
    to: "ann@example.com",
    email: { subject: "Hello", preview: "", body: "Hello" },
  });
  await makeJobsDue();
  await runJobs();
  expect(await subjectsTo("ann@example.com")).toEqual(["Hello"]);
  expect(await database().select().from(sessions)).toEqual([]);
  expect(await database().select().from(rateLimits)).toEqual([]);
});

/**
 * @requirement Security and resilience: The scheduled jobs run only for callers with the secret,
 *   and concurrent runs do everything once
 */
test("ten concurrent calls run each job once", async () => {
  const { customer } = await orderByTransfer();
  await daysPass(8);
  await Promise.all(Array.from({ length: 10 }, () => runJobs()));
  expect(await subjectsTo(customer.email)).toHaveLength(2);
});

test("a webhook event that cannot be processed does not delay emails", async () => {
  await database().execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`);
  await database().execute(sql`create trigger refuse before update on webhook_events
    for each row execute function refuse()`);
  await database().insert(webhookEvents).values({ id: "BAD", type: "X" });
  await enqueue(database(), processWebhookEventJob, { eventId: "BAD" });
  await queueEmail(database(), {
    key: "test:2",
    to: "bob@example.com",
    email: { subject: "Hello", preview: "", body: "Hello" },
  });
  expect((await runJobs()).status).toBe(200);
  expect(await subjectsTo("bob@example.com")).toEqual(["Hello"]);
  expect(takeLog()).toMatchObject([
    { level: "warn", msg: "Job failed, to be retried", job: "process-webhook-event", key: "BAD" },
  ]);
});
