import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
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
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { deliverWebhook, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { openStates } from "@/lib/payments/statuses";

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

const noticesOf = async (orderId: string) =>
  (await paypal.webhookEvents()).filter((notice) => notice.orderId === orderId);

/** What PayPal moved for these orders, and what the shop holds for paid. */
async function judge(orders: Begun[]) {
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

/** What a busy machine left undone is done by the sweeper, as in the shop. */
async function finish() {
  await flushAfter();
  for (let round = 0; round < 50; round++) {
    const open = await database().$count(payments, inArray(payments.state, [...openStates]));
    if (open === 0) return;
    await makeJobsDue();
    await runJobs();
    await flushAfter();
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
  "money moves once, whoever comes, how often and in what order",
  async () => {
    const random = seededRandom(20_261_121);
    const orders = await approvedOrders(scaled(20));
    const visits = await inParallel(orders, 8, async ({ orderId }) => {
      const notices = await noticesOf(orderId);
      const notice = notices[0];
      if (!notice) throw new Error("PayPal said nothing.");
      return [
        ...Array.from({ length: 5 }, () => () => returnFromPaypal(orderId)),
        ...Array.from({ length: 10 }, () => () => deliverWebhook(notice)),
        ...Array.from({ length: 2 }, () => async () => {
          await makeJobsDue();
          return runJobs();
        }),
      ];
    });
    await inParallel(shuffled<() => Promise<unknown>>(visits.flat(), random), 32, (visit) =>
      visit(),
    );
    expect(await judge(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

/** @requirement PayPal: A payment completes although the buyer never returns to the shop */
test(
  "paid is paid though the tab was closed: the notice is enough",
  async () => {
    const orders = await approvedOrders(scaled(10));
    await inParallel(orders, 8, async ({ orderId }) => {
      for (const notice of await noticesOf(orderId)) await deliverWebhook(notice);
    });
    await finish();
    expect(await judge(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

/** @requirement PayPal: A payment completes although the buyer never returns to the shop */
test(
  "paid is paid though every notice was lost: the sweeper is enough",
  async () => {
    const orders = await approvedOrders(scaled(5));
    for (let round = 0; round < scaled(1) + 1; round++) {
      await makeJobsDue();
      await runJobs();
    }
    expect(await judge(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);

test(
  "notices that come after everything is over change nothing",
  async () => {
    const orders = await approvedOrders(scaled(2));
    await inParallel(orders, 8, ({ orderId }) => returnFromPaypal(orderId));
    const before = await judge(orders);
    await inParallel(orders, 8, async ({ orderId }) => {
      for (const notice of await noticesOf(orderId)) await deliverWebhook(notice);
    });
    expect(before).toEqual(exactly(orders.length));
    expect(await judge(orders)).toEqual(before);
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
  "under faults of every kind money still moves once",
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
    expect(await judge(orders)).toEqual(exactly(orders.length));
  },
  faultTestTimeout,
);
