import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { openStates } from "@/db/words/payments";
import { addCustomer } from "@/e2e/support/customers";
import {
  faultTestTimeout,
  inParallel,
  scaled,
  seededRandom,
  shuffled,
} from "@/e2e/support/fault-test";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { deliverWebhook, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";

startMailbox();
const paypal = startFakePaypal();

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
});

type Begun = Awaited<ReturnType<typeof beginPayment>>;

/** Orders that their buyers approved. */
const approvedOrders = (count: number) =>
  inParallel(Array.from({ length: count }), 8, async () => {
    const customer = await addCustomer();
    const begun = await beginPayment(customer, await fillCart(customer, 1));
    await paypal.approve(begun.orderId);
    return begun;
  });

const webhookEventsOf = async (orderId: string) =>
  (await paypal.webhookEvents()).filter((event) => event.orderId === orderId);

/** The money that PayPal moved for these orders, and the invoices that are paid. */
async function summarize(orders: Begun[]) {
  const ids = orders.map(({ orderId }) => orderId);
  const entries = (await paypal.ledger()).filter(({ orderId }) => ids.includes(orderId));
  const rows = await database()
    .select({
      status: invoices.status,
      number: invoices.number,
      totalCents: invoices.totalCents,
      captureId: payments.captureId,
    })
    .from(invoices)
    .innerJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(inArray(payments.orderId, ids));
  const receipts = await database()
    .select({ key: emailOutbox.key })
    .from(emailOutbox)
    .where(
      inArray(
        emailOutbox.key,
        orders.map(({ invoiceId }) => `receipt:${invoiceId}`),
      ),
    );
  const sum = (all: { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0);
  const paid = rows.filter(({ status }) => status === "paid");
  return {
    captures: entries.length,
    capturedOnce: new Set(entries.map(({ orderId }) => orderId)).size,
    sameCaptures:
      entries
        .map(({ captureId }) => captureId)
        .sort()
        .join() ===
      paid
        .map(({ captureId }) => captureId)
        .sort()
        .join(),
    paid: paid.length,
    difference: sum(entries) - sum(paid.map(({ totalCents }) => ({ cents: totalCents }))),
    numbers: new Set(paid.map(({ number }) => number)).size,
    receipts: receipts.length,
  };
}

/** Runs the jobs until no payment is open: a busy machine may leave some undone. */
async function finish() {
  for (let round = 0; round < 50; round++) {
    const open = await database().$count(payments, inArray(payments.state, [...openStates]));
    if (open === 0) return;
    await makeJobsDue();
    await runJobs();
  }
}

const exactly = (count: number) => ({
  captures: count,
  capturedOnce: count,
  sameCaptures: true,
  paid: count,
  difference: 0,
  numbers: count,
  receipts: count,
});

/** @requirement PayPal: A payment is captured once, and PayPal's ledger equals the paid invoices */
test(
  "returns, webhook events and jobs in any number and order move money once",
  async () => {
    const random = seededRandom(20_261_121);
    const orders = await approvedOrders(scaled(20));
    const visits = await inParallel(orders, 8, async ({ orderId }) => {
      const events = await webhookEventsOf(orderId);
      const event = events[0];
      if (!event) throw new Error("PayPal said nothing.");
      return [
        ...Array.from({ length: 5 }, () => () => returnFromPaypal(orderId)),
        ...Array.from({ length: 10 }, () => () => deliverWebhook(event)),
        ...Array.from({ length: 2 }, () => async () => {
          await makeJobsDue();
          return runJobs();
        }),
      ];
    });
    await inParallel(shuffled<() => Promise<unknown>>(visits.flat(), random), 32, (visit) =>
      visit(),
    );
    expect(await summarize(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

/** @requirement PayPal: A payment completes although the buyer never returns to the shop */
test(
  "a payment whose tab was closed is completed by the webhook event",
  async () => {
    const orders = await approvedOrders(scaled(10));
    await inParallel(orders, 8, async ({ orderId }) => {
      for (const event of await webhookEventsOf(orderId)) await deliverWebhook(event);
    });
    await finish();
    expect(await summarize(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

/** @requirement PayPal: A payment completes although the buyer never returns to the shop */
test(
  "a payment whose webhook events were lost is completed by the jobs",
  async () => {
    const orders = await approvedOrders(scaled(5));
    for (let round = 0; round < scaled(1) + 1; round++) {
      await makeJobsDue();
      await runJobs();
    }
    expect(await summarize(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

test(
  "late webhook events change nothing",
  async () => {
    const orders = await approvedOrders(scaled(2));
    await inParallel(orders, 8, ({ orderId }) => returnFromPaypal(orderId));
    const before = await summarize(orders);
    await inParallel(orders, 8, async ({ orderId }) => {
      for (const event of await webhookEventsOf(orderId)) await deliverWebhook(event);
    });
    expect(before).toEqual(exactly(orders.length));
    expect(await summarize(orders)).toEqual(before);
  },
  faultTestTimeout,
);

/** @requirement Purchases: An invoice is a PDF with a number, given without gaps once it is paid */
test("invoice numbers have no gap", async () => {
  const rows = await database().select({ number: invoices.number }).from(invoices);
  const numbers = rows.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

/** @requirement PayPal: A payment is captured once, and PayPal's ledger equals the paid invoices */
test(
  "with faults injected in every call, money moves once",
  async () => {
    const orders = await approvedOrders(scaled(10));
    for (const [as, when] of [
      ["status", "before"],
      ["status", "after"],
      ["drop", "before"],
      ["drop", "after"],
    ] as const) {
      await paypal.injectFaults({ rate: 0.4, as, when, seed: 7 });
      await inParallel(orders, 8, ({ orderId }) => returnFromPaypal(orderId));
    }
    await paypal.injectFaults({});
    for (let round = 0; round < scaled(1) + 1; round++) {
      await makeJobsDue();
      await runJobs();
    }
    expect(await summarize(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);
