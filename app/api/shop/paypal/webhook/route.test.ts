import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { webhookEvents } from "@/db/schema/payments";
import { statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf } from "@/e2e/support/orders";
import { deliverWebhook, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { socketAddressHeader, socketAddressValue } from "@/lib/platform/http/client-ip";
import { limitFloods } from "@/lib/platform/http/flood-limits";

startMailbox();
const paypal = startFakePaypal();

/** A customer who approved the payment but never returned, and PayPal's webhook event about it. */
async function approveWithoutReturn() {
  const customer = await addCustomer();
  const { orderId } = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.approve(orderId);
  const event = (await paypal.webhookEvents()).find((it) => it.orderId === orderId);
  if (!event) throw new Error("PayPal has no event for this order.");
  return { customer, event };
}

const storedEvent = (id: string) =>
  database().select().from(webhookEvents).where(eq(webhookEvents.id, id));

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("a webhook event completes the payment of a buyer who did not return", async () => {
  const { customer, event } = await approveWithoutReturn();
  expect(await statusAndBody(await deliverWebhook(event))).toEqual({
    status: 200,
    body: { id: event.id },
  });
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
  expect(await storedEvent(event.id)).toMatchObject([{ processedAt: expect.any(Date) }]);
});

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("a webhook event that is delivered repeatedly and concurrently is processed once", async () => {
  const { event } = await approveWithoutReturn();
  const responses = await Promise.all([
    deliverWebhook(event),
    deliverWebhook(event),
    deliverWebhook(event),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await storedEvent(event.id)).toHaveLength(1);
});

/**
 * @requirement PayPal: A webhook event is verified, stored once, and never trusted: the state is
 *   read back from PayPal
 */
test("a webhook event without a valid signature is refused and not stored", async () => {
  const { customer, event } = await approveWithoutReturn();
  const forged = { ...event, body: event.body.replace(event.id, "WH-FORGED") };
  expect(await statusAndBody(await deliverWebhook(forged))).toEqual({
    status: 403,
    body: { error: "This webhook event is not signed by PayPal." },
  });
  expect(await statusAndBody(await deliverWebhook({ ...event, headers: {} }))).toMatchObject({
    status: 403,
  });
  expect(await storedEvent("WH-FORGED")).toEqual([]);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
});

test("what can be told from the event itself is refused without a call to PayPal", async () => {
  const { event } = await approveWithoutReturn();
  await paypal.injectFaults({ on: "verify", rate: 1, status: 500 });
  const statusOf = async (headers: Record<string, string>, body = event.body) =>
    (await deliverWebhook({ headers: { ...event.headers, ...headers }, body })).status;
  expect({
    otherHost: await statusOf({ "paypal-cert-url": "https://evil.test/v1/notifications/certs/C" }),
    old: await statusOf({ "paypal-transmission-time": "2020-01-01T00:00:00Z" }),
    unsigned: await statusOf({ "paypal-transmission-sig": "" }),
    otherOrder: await statusOf({}, event.body.replaceAll(event.orderId, "5O190127TN364715T")),
  }).toEqual({ otherHost: 403, old: 403, unsigned: 403, otherOrder: 404 });
});

test("an event that names no payment of this shop is neither verified nor stored", async () => {
  const { event } = await approveWithoutReturn();
  await paypal.injectFaults({ on: "verify", rate: 1, status: 500 });
  const deliver = async (id: string, type: string, resource: object) => {
    const body = JSON.stringify({ id, event_type: type, resource });
    const { status } = await deliverWebhook({ headers: event.headers, body });
    return { status, stored: await storedEvent(id) };
  };
  const refunded = { links: [{ rel: "up", href: "https://api.paypal.test/captures/UNKNOWN" }] };
  expect({
    none: await deliver("WH-NONE", "CHECKOUT.ORDER.APPROVED", {}),
    otherCapture: await deliver("WH-CAPTURE", "PAYMENT.CAPTURE.REFUNDED", refunded),
  }).toEqual({
    none: { status: 200, stored: [] },
    otherCapture: { status: 404, stored: [] },
  });
});

test("an address that keeps forging events is stopped before the shop sees them; PayPal's own is not", async () => {
  const { event } = await approveWithoutReturn();
  const headersOf = (address: string) => ({
    ...event.headers,
    [socketAddressHeader]: socketAddressValue(address),
  });
  const isStopped = (address: string) =>
    limitFloods("/api/shop/paypal/webhook", new Headers(headersOf(address))) !== null;
  for (let attempt = 0; attempt < 30; attempt++) {
    expect(isStopped("192.0.2.1")).toBe(false);
    const body = event.body.replace(event.id, `WH-${attempt}`);
    const forged = { headers: headersOf("192.0.2.1"), body };
    expect((await deliverWebhook(forged)).status).toBe(403);
  }
  expect(isStopped("192.0.2.1")).toBe(true);
  expect(isStopped("192.0.2.2")).toBe(false);
  const genuine = { headers: headersOf("192.0.2.2"), body: event.body };
  expect((await deliverWebhook(genuine)).status).toBe(200);
});

test("an event is stored during a PayPal outage, and processed after it", async () => {
  const { customer, event } = await approveWithoutReturn();
  await paypal.injectFaults({ on: "read", rate: 1, as: "drop" });
  expect((await deliverWebhook(event)).status).toBe(200);
  expect(await storedEvent(event.id)).toMatchObject([{ processedAt: null }]);
  await paypal.injectFaults({});
  await makeJobsDue();
  expect((await runJobs()).status).toBe(200);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

test("an event whose signature cannot be verified now is refused with a status that PayPal retries", async () => {
  const { event } = await approveWithoutReturn();
  await paypal.injectFaults({ on: "verify", rate: 1, status: 500 });
  expect((await deliverWebhook(event)).status).toBe(502);
  expect(await storedEvent(event.id)).toEqual([]);
});

test.each(["", "{", "[]", "{}", '{"id":1,"event_type":"X"}', `{"id":"${"x".repeat(101)}"}`])(
  "%j is not a webhook event",
  async (body) => {
    const { status, body: responseBody } = await statusAndBody(
      await deliverWebhook({ headers: {}, body }),
    );
    expect({ status, responseBody }).toEqual({
      status: 400,
      responseBody: { error: "This is not a webhook event from PayPal." },
    });
  },
);
