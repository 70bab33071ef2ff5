import { beforeAll, expect, test } from "vitest";
import { GET as getList } from "@/app/api/shop/invoice/route";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, cartOf, fillCart, invoicesOf } from "@/e2e/support/orders";
import { deliverWebhook, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { captureOrder } from "@/lib/orders/payments/gateway";
import { getPaymentOfInvoice } from "@/lib/orders/payments/queries";
import { POST } from "./route";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const decide = (id: number, body: object, headers = admin.bearer) =>
  call(POST, `/api/shop/invoice/${id}/resolution`, {
    ...jsonBody(body, headers),
    params: { id: String(id) },
  });

/** An order whose payment was flagged: its buyer approved one that was changed at PayPal. */
async function flagged(change: Parameters<typeof paypal.tamper>[1]) {
  const customer = await addCustomer();
  const begun = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.tamper(begun.orderId, change);
  await paypal.approve(begun.orderId);
  expect(await returnFromPaypal(begun.orderId)).toBe("/pay/outcome/unknown");
  return { customer, ...begun };
}

const anotherInvoice = { custom_id: "SOMEBODY-ELSE" };
const anotherAmount = { amount: { currency_code: "USD", value: "0.01" } };

const statusOf = async (customer: Customer) => (await invoicesOf(customer))[0]?.status;

test("a flagged payment emails the shop at once, and the list can be narrowed to it", async () => {
  const { invoiceId } = await flagged(anotherInvoice);
  const list = await statusAndBody(
    await call(getList, "/api/shop/invoice?status=needs_attention&_end=100", {
      headers: admin.bearer,
    }),
  );
  expect(list.body).toContainEqual(
    expect.objectContaining({ id: invoiceId, status: "needs_attention", isPaid: false }),
  );
  const { body } = await statusAndBody(
    await decide(invoiceId, { action: "check", note: "Just looking" }),
  );
  expect(body).toEqual({ error: "Still not what was ordered: another invoice." });
});

test("the timeline shows the alert, who decided and why", async () => {
  const { invoiceId } = await flagged(anotherInvoice);
  const { status, body } = await statusAndBody(
    await decide(invoiceId, { action: "capture", note: "Called the customer" }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payment: {
      state: "captured",
      steps: [
        { state: "creating" },
        { state: "awaiting_payer" },
        { state: "needs_attention", note: "another invoice" },
        { state: "needs_attention", note: `${admin.email}, capture: Called the customer` },
        { state: "capturing" },
        { state: "captured" },
      ],
    },
    mails: expect.arrayContaining([
      expect.objectContaining({ key: `needs-attention:${invoiceId}:1`, to: admin.email }),
      expect.objectContaining({ key: `receipt:${invoiceId}` }),
    ]),
  });
});

test("look again: once PayPal reports what was ordered, the payment goes on by itself", async () => {
  const { customer, orderId, invoiceId } = await flagged(anotherInvoice);
  await paypal.tamper(orderId, { custom_id: `PRESETRY-${invoiceId}` });
  expect((await decide(invoiceId, { action: "check", note: "PayPal repaired it" })).status).toBe(
    200,
  );
  expect(await statusOf(customer)).toBe("paid");
  expect(await paypal.ledgerOf(orderId)).toMatchObject([{ kind: "captured" }]);
});

test("another amount is never captured, by no decision", async () => {
  const { customer, orderId, invoiceId } = await flagged(anotherAmount);
  const { status, body } = await statusAndBody(
    await decide(invoiceId, { action: "capture", note: "Take it anyway" }),
  );
  expect({ status, body }).toEqual({
    status: 409,
    body: { error: "It cannot be captured: another amount or currency." },
  });
  expect(await statusOf(customer)).toBe("pending");
  expect(await paypal.ledgerOf(orderId)).toEqual([]);
});

test("refund: all of the money goes back once, and the order is closed", async () => {
  const { customer, orderId, invoiceId } = await flagged(anotherAmount);
  expect(
    await statusAndBody(await decide(invoiceId, { action: "refund", note: "x" })),
  ).toMatchObject({
    status: 409,
    body: { error: "PayPal has collected no money for this order." },
  });
  await captureOrder(orderId, "another-system");
  const decisions = await Promise.all(
    [1, 2, 3].map(() => decide(invoiceId, { action: "refund", note: "Not what was agreed" })),
  );
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await statusOf(customer)).toBe("cancelled");
  expect((await paypal.ledgerOf(orderId)).map(({ kind }) => kind)).toEqual([
    "captured",
    "refunded",
  ]);
});

/** A flagged payment whose money PayPal has, refunded by the shop: PayPal accepts it and takes its time. */
async function withPendingRefund() {
  const order = await flagged(anotherAmount);
  await captureOrder(order.orderId, "another-system");
  await paypal.slowRefunds(order.orderId);
  const { status, body } = await statusAndBody(
    await decide(order.invoiceId, { action: "refund", note: "Not what was agreed" }),
  );
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { payment: { state: "refund_pending" } },
  });
  expect(await statusOf(order.customer)).toBe("pending");
  return order;
}

const stateOf = async (invoiceId: number) => (await getPaymentOfInvoice(invoiceId))?.state;

const checkPayments = async () => {
  await makeJobsDue();
  await runJobs();
};

test("refund: what is pending at PayPal is refunded once a check finds it completed", async () => {
  const { customer, orderId, invoiceId } = await withPendingRefund();
  await checkPayments();
  expect(await stateOf(invoiceId)).toBe("refund_pending");
  await paypal.completeRefund(orderId);
  await checkPayments();
  expect(await stateOf(invoiceId)).toBe("refunded");
  expect(await statusOf(customer)).toBe("cancelled");
});

test("refund: the webhook event ends a pending refund at once", async () => {
  const { customer, orderId, invoiceId } = await withPendingRefund();
  await paypal.completeRefund(orderId);
  const events = await paypal.webhookEventsOf(orderId);
  const event = events.find(({ type }) => type === "PAYMENT.CAPTURE.REFUNDED");
  if (!event) throw new Error("PayPal has no event for this refund.");
  await deliverWebhook(event);
  expect(await stateOf(invoiceId)).toBe("refunded");
  expect(await statusOf(customer)).toBe("cancelled");
});

test("refund: one that fails needs a decision again, and can be repeated", async () => {
  const { customer, orderId, invoiceId } = await withPendingRefund();
  await paypal.failRefund(orderId);
  await checkPayments();
  expect(await stateOf(invoiceId)).toBe("needs_attention");
  expect(
    await statusAndBody(await decide(invoiceId, { action: "release", note: "x" })),
  ).toMatchObject({ status: 409 });
  expect((await decide(invoiceId, { action: "refund", note: "Again" })).status).toBe(200);
  await paypal.completeRefund(orderId);
  await checkPayments();
  expect(await stateOf(invoiceId)).toBe("refunded");
  expect(await statusOf(customer)).toBe("cancelled");
  expect((await paypal.ledgerOf(orderId)).map(({ kind }) => kind)).toEqual([
    "captured",
    "refunded",
  ]);
});

test("release: the presets are free again, unless PayPal holds money", async () => {
  const { customer, invoiceId } = await flagged(anotherAmount);
  expect((await decide(invoiceId, { action: "release", note: "A mistake" })).status).toBe(200);
  expect(await statusOf(customer)).toBe("cancelled");
  expect(await cartOf(customer)).toHaveLength(1);

  const second = await flagged(anotherAmount);
  await captureOrder(second.orderId, "another-system");
  expect(
    await statusAndBody(await decide(second.invoiceId, { action: "release", note: "x" })),
  ).toMatchObject({
    status: 409,
    body: { error: "PayPal has collected money for this order. Refund it instead." },
  });
});

test("a decision needs a reason, an order that is flagged, and PayPal", async () => {
  const { invoiceId } = await flagged(anotherInvoice);
  expect(
    await statusAndBody(await decide(invoiceId, { action: "refund", note: " " })),
  ).toMatchObject({
    status: 422,
    body: { fields: { note: "Please say why" } },
  });
  expect((await decide(2_147_483_647, { action: "check", note: "x" })).status).toBe(404);
  await paypal.injectFaults({ on: "read", rate: 1, status: 503 });
  expect((await decide(invoiceId, { action: "capture", note: "x" })).status).toBe(502);
  await paypal.injectFaults({ rate: 0 });
  expect((await decide(invoiceId, { action: "capture", note: "x" })).status).toBe(200);
  expect(
    await statusAndBody(await decide(invoiceId, { action: "check", note: "x" })),
  ).toMatchObject({
    status: 409,
    body: { error: "This payment no longer needs a decision." },
  });
});
