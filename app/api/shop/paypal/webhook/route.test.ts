import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { beginPayment, fillCart, invoicesOf } from "@/e2e/support/orders";
import { deliverWebhook, makeJobsDue, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";

startMailbox();
const paypal = startFakePaypal();

/** A customer who approved and closed the tab, and what PayPal has to say of it. */
async function approved() {
  const customer = await addCustomer();
  const { orderId } = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.approve(orderId);
  const notice = (await paypal.webhookEvents()).find((it) => it.orderId === orderId);
  if (!notice) throw new Error("PayPal said nothing.");
  return { customer, notice };
}

const kept = (id: string) =>
  database().select().from(webhookEvents).where(eq(webhookEvents.id, id));

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("a notice completes the payment of a buyer who never came back", async () => {
  const { customer, notice } = await approved();
  expect(await statusAndBody(await deliverWebhook(notice))).toEqual({
    status: 200,
    body: { id: notice.id },
  });
  await flushAfter();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
  expect(await kept(notice.id)).toMatchObject([{ processedAt: expect.any(Date) }]);
});

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("the same notice twice, also at once, is one", async () => {
  const { notice } = await approved();
  const answers = await Promise.all([
    deliverWebhook(notice),
    deliverWebhook(notice),
    deliverWebhook(notice),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await flushAfter();
  expect(await kept(notice.id)).toHaveLength(1);
});

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("a notice that PayPal did not sign is refused and not kept", async () => {
  const { customer, notice } = await approved();
  const forged = { ...notice, body: notice.body.replace(notice.id, "WH-FORGED") };
  expect(await statusAndBody(await deliverWebhook(forged))).toEqual({
    status: 403,
    body: { error: "This notice is not signed by PayPal." },
  });
  expect(await statusAndBody(await deliverWebhook({ ...notice, headers: {} }))).toMatchObject({
    status: 403,
  });
  expect(await kept("WH-FORGED")).toEqual([]);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
});

test("a notice is kept while PayPal is away, and followed when it is back", async () => {
  const { customer, notice } = await approved();
  await paypal.injectFaults({ on: "read", rate: 1, as: "drop" });
  expect((await deliverWebhook(notice)).status).toBe(200);
  await flushAfter();
  expect(await kept(notice.id)).toMatchObject([{ processedAt: null }]);
  await paypal.injectFaults({});
  await makeJobsDue();
  expect((await runJobs()).status).toBe(200);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

test("a signature that nobody can check is asked for again", async () => {
  const { notice } = await approved();
  await paypal.injectFaults({ on: "verify", rate: 1, status: 500 });
  expect((await deliverWebhook(notice)).status).toBe(502);
  expect(await kept(notice.id)).toEqual([]);
});

test.each(["", "{", "[]", "{}", '{"id":1,"event_type":"X"}', `{"id":"${"x".repeat(101)}"}`])(
  "%j is no notice",
  async (body) => {
    const { status, body: said } = await statusAndBody(await deliverWebhook({ headers: {}, body }));
    expect({ status, said }).toEqual({
      status: 400,
      said: { error: "This is no notice from PayPal." },
    });
  },
);
