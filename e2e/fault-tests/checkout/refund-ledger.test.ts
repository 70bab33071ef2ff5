import { inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { openRefundStatuses } from "@/db/words/refunds";
import { crashAt } from "@/e2e/support/crash/crash";
import { dieAtLock, lockTable } from "@/e2e/support/crash/lock";
import type { CrashStep } from "@/e2e/support/crash/victim";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import {
  faultTestTimeout,
  inParallel,
  printResult,
  scaled,
  seededRandom,
  shuffled,
  Tally,
} from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { deliverWebhook, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { sampleOf } from "@/e2e/support/sweep";
import { shopAmounts } from "@/lib/amounts";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";

startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
});

type Bought = Awaited<ReturnType<typeof buyAtPaypal>>;

const buyMany = (count: number) =>
  inParallel([...Array(count).keys()], 4, async (index) =>
    buyAtPaypal(paypal, await addCustomer(), {
      count: 2,
      deployment: index % 3 === 0,
      // Not in step with the plans, so that each meets both.
      currency: index % 5 < 3 ? "USD" : "EUR",
    }),
  );

type Sums = Record<string, number>;

const sumBy = (rows: readonly { currency: string; cents: number }[]): Sums => {
  const sums: Sums = {};
  for (const { currency, cents } of rows) sums[currency] = (sums[currency] ?? 0) + cents;
  return sums;
};

const minus = (a: Sums, b: Sums): Sums =>
  Object.fromEntries(Object.keys(a).map((key) => [key, (a[key] ?? 0) - (b[key] ?? 0)]));

/** Both sides of the books, to the cent and by currency: what moved, and what was written about it. */
async function balance(orders: readonly Bought[]) {
  const ids = orders.map(({ invoiceId }) => invoiceId);
  const paypalIds = new Set(orders.map(({ orderId }) => orderId));
  const entries = (await paypal.ledger()).filter(({ orderId }) => paypalIds.has(orderId));
  const moved = (kind: string) => entries.filter((it) => it.kind === kind);
  const made = await database().select().from(refunds).where(inArray(refunds.invoiceId, ids));
  const completed = made.filter(({ status }) => status === "completed");
  const billed = await database()
    .select({ cents: invoices.totalCents, currency: invoices.currency })
    .from(invoices)
    .where(sql`${inArray(invoices.id, ids)} and ${invoices.number} is not null`);
  const centsOf = (rows: typeof made) =>
    sumBy(rows.map(({ amountCents: cents, currency }) => ({ cents, currency })));
  const byTransfer = centsOf(completed.filter(({ method }) => method === "bank_transfer"));
  const numbers = completed.map(({ number }) => number);
  return {
    money: minus(minus(sumBy(moved("captured")), sumBy(moved("refunded"))), byTransfer),
    books: minus(sumBy(billed), centsOf(completed)),
    captured: moved("captured").length,
    unfinished:
      made.length - completed.length - made.filter((it) => it.status === "refused").length,
    numbers: new Set(numbers).size,
    creditNotes: completed.length,
  };
}

async function expectBalance(orders: readonly Bought[]) {
  const { money, books, captured, unfinished, numbers, creditNotes } = await balance(orders);
  expect(money).toEqual(books);
  expect({ captured, unfinished, numbers }).toEqual({
    captured: orders.length,
    unfinished: 0,
    numbers: creditNotes,
  });
  await expectRights(orders);
  return { ...books, creditNotes };
}

/** Nobody has what was refunded, and everybody has what was not. */
async function expectRights(orders: readonly Bought[]) {
  for (const order of orders) {
    const made = (await refundsOf(order.invoiceId)).filter((it) => it.status === "completed");
    const left = made.reduce((sum, { amountCents }) => sum - amountCents, order.totalCents);
    const bought = await listBoughtPresetIds(order.customer.id);
    const isWhole = left === 0;
    expect(left, `order ${order.invoiceId}`).toBeGreaterThanOrEqual(0);
    if (isWhole) expect(bought).toEqual([]);
    else expect(bought.length).toBeGreaterThan(0);
    const [row] = await database()
      .select({ status: invoices.status })
      .from(invoices)
      .where(inArray(invoices.id, [order.invoiceId]));
    expect(row?.status).toBe(isWhole ? "refunded" : "paid");
  }
}

const openRefunds = () =>
  database().$count(refunds, inArray(refunds.status, [...openRefundStatuses]));

/** Runs the jobs until no refund is open, twice more for what was made at PayPal meanwhile. */
async function finish() {
  for (let round = 0, calm = 0; round < 60 && calm < 3; round++) {
    await endJobLeases();
    await makeJobsDue();
    await runJobs();
    calm = (await openRefunds()) === 0 ? calm + 1 : 0;
  }
}

const refundRest = async (order: Bought) => {
  const made = (await refundsOf(order.invoiceId)).filter((it) => it.status !== "refused");
  const left = made.reduce((sum, { amountCents }) => sum - amountCents, order.totalCents);
  return sendRefundForm(admin, order.invoiceId, { amountCents: left });
};

const refundItem = ({ invoiceId, presets: [preset] }: Bought) =>
  sendRefundForm(admin, invoiceId, {
    presetIds: [preset?.id ?? 0],
    amountCents: preset?.priceCents ?? 0,
  });

const atPaypal = async ({ orderId }: Bought, value?: string) => {
  // PayPal's own pages refuse what they have refunded already.
  await paypal.refund(orderId, value).catch(() => undefined);
};

/** What happens to orders, one kind after the other. */
const plans: ((order: Bought) => (() => Promise<unknown>)[])[] = [
  () => [],
  (order) => [() => refundItem(order)],
  (order) => [() => refundRest(order)],
  (order) => [() => refundItem(order), () => refundRest(order)],
  (order) => [() => atPaypal(order)],
  (order) => [() => atPaypal(order, "3.00"), () => refundItem(order)],
  (order) => [() => atPaypal(order), () => refundRest(order)],
  (order) => [
    () =>
      sendRefundForm(admin, order.invoiceId, {
        amountCents: order.totalCents,
        method: "bank_transfer",
        reference: `BACK-${order.invoiceId}`,
      }),
  ],
];

const deliverRefundEvents = async ({ orderId }: Bought) => {
  for (const event of await paypal.webhookEventsOf(orderId)) {
    if (event.type === "PAYMENT.CAPTURE.REFUNDED") await deliverWebhook(event);
  }
};

/** Two for each half of the orders. */
const failures = [
  ["status", "before"],
  ["drop", "before"],
  ["drop", "after"],
  ["status", "after"],
] as const;

/** @requirement Refunds: The books equal PayPal's ledger to the cent: captured less refunded is invoices less credit notes */
test(
  "whole and partial, in parallel, while PayPal fails 30 % of its calls: the books balance",
  async () => {
    const random = seededRandom(20_261_123);
    const orders = await buyMany(scaled(20));
    const deeds = orders.map((order, index) =>
      (plans[index % plans.length] ?? (() => []))(order).flatMap((deed) => [
        deed,
        deed,
        () => deliverRefundEvents(order),
      ]),
    );
    const answers = new Tally();
    for (const [round, [as, when]] of failures.entries()) {
      await paypal.injectFaults({ rate: 0.3, as, when, seed: 11 });
      // Every plan meets calls that fail before and after PayPal has acted.
      const due = deeds.filter((_, index) => Math.floor(index / plans.length) % 2 === round % 2);
      await inParallel(shuffled<() => Promise<unknown>>(due.flat(), random), 16, async (deed) => {
        const answer = await deed();
        if (answer instanceof Response) answers.count(`${answer.status}`);
      });
      await makeJobsDue();
      await runJobs();
    }
    await paypal.injectFaults({});
    for (const order of orders) await deliverRefundEvents(order);
    await finish();
    const sums = await expectBalance(orders);
    expect(sums).toMatchObject({ USD: expect.any(Number), EUR: expect.any(Number) });
    printResult(`${orders.length} orders, balance ${JSON.stringify(sums)}`, answers);
  },
  2 * faultTestTimeout,
);

type Fault = Parameters<typeof paypal.injectFaults>[0];
type Death = (deed: CrashStep) => Promise<void>;

const atLock =
  (lock: ReturnType<typeof sql>): Death =>
  (deed) =>
    dieAtLock([deed], lock);

const whilePaypal =
  (fault: Fault): Death =>
  async (deed) => {
    await paypal.injectFaults({ rate: 1, as: "hang", ...fault });
    await crashAt([deed], async () => (await paypal.faultCount()) >= 1);
    await paypal.injectFaults({});
  };

const points: [string, Death][] = [
  ["before it is recorded", atLock(sql`select id from users for update`)],
  ["when it is recorded", atLock(lockTable("refunds"))],
  ["between the refund and its items", atLock(lockTable("refund_items"))],
  ["when its job is queued", atLock(lockTable("jobs"))],
  ["when the shop signs in to PayPal", whilePaypal({ on: "token" })],
  ["before PayPal has made it", whilePaypal({ on: "refund" })],
  ["after PayPal has made it", whilePaypal({ on: "refund", when: "after" })],
  ["when the presets are returned", atLock(lockTable("purchase_claims"))],
  ["when the email is queued", atLock(lockTable("email_outbox"))],
  ["when the payment is closed", atLock(lockTable("payment_steps"))],
  ["when the credit note gets its number", atLock(sql`select pg_advisory_xact_lock(72002)`)],
];

/** @requirement Security and resilience: A crash loses nothing that was acknowledged */
test.each(sampleOf(points, 4))(
  "a crash %s: it is made once, and the books balance",
  { repeats: scaled(1) - 1, timeout: faultTestTimeout },
  async (_, die) => {
    const [order] = await buyMany(1);
    if (!order) throw new Error("Nothing was bought.");
    const { invoiceId, totalCents } = order;
    const amount = shopAmounts.encode(totalCents);
    const form = { invoiceId, amount, reason: "goodwill", note: "" } as const;
    await die({ verb: "refund", form, email: admin.email });
    await vi.waitFor(
      async () => {
        // The customer sees no answer, and clicks again.
        expect([201, 409]).toContain((await refundRest(order)).status);
        await finish();
        expect((await refundsOf(invoiceId)).map(({ status }) => status)).toEqual(["completed"]);
      },
      { timeout: 40_000, interval: 100 },
    );
    await expectBalance([order]);
  },
);
