import { beforeAll, expect, test } from "vitest";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel, returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { sendRefundForm } from "@/e2e/support/refunds";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { POST as resolve } from "./[id]/resolution/route";
import { PUT } from "./[id]/route";
import { GET as getTimeline } from "./[id]/timeline/route";
import { GET as getAll } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;

beforeAll(async () => {
  admin = await addAdmin();
});

const paramsOf = (id: number) => ({ params: { id: String(id) } });
const arrive = (id: number) =>
  call(PUT, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    ...paramsOf(id),
  });
const decide = (id: number, action: string, note = "Called the customer") =>
  call(resolve, `/api/shop/invoice/${id}/resolution`, {
    ...jsonBody({ action, note }, admin.bearer),
    ...paramsOf(id),
  });
const timelineOf = async (id: number) => {
  const path = `/api/shop/invoice/${id}/timeline`;
  const response = await call(getTimeline, path, { headers: admin.bearer, ...paramsOf(id) });
  return (await statusAndBody(response)).body;
};
const flaggedIds = async () => {
  const path = "/api/shop/invoice?status=needs_attention&_end=100";
  const response = await call(getAll, path, { headers: admin.bearer });
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
};
const statusesOf = async (customer: Customer) =>
  (await invoicesOf(customer)).map(({ method, status }) => `${method} ${status}`);

/** A customer whose pending transfer was replaced by a PayPal order. */
async function replaced() {
  const customer = await addCustomer();
  const presets = await fillCart(customer);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const transferId = (await invoicesOf(customer))[0]?.id ?? 0;
  return { customer, transferId, ...(await beginPayment(customer, presets)) };
}

/** ... and arrived all the same. */
async function arrived({ isPaidByPaypal = false } = {}) {
  const order = await replaced();
  if (isPaidByPaypal) {
    await paypal.approve(order.orderId);
    expect(await returnFromPaypal(order.orderId)).toBe("/pay/outcome/paid");
  }
  expect(await statusAndBody(await arrive(order.transferId))).toEqual({
    status: 200,
    body: { id: order.transferId },
  });
  return order;
}

/** @requirement Bank transfer: An email takes back how to pay for a replaced order, and the receipt says it again */
test("a customer whose transfer was replaced is told not to send it, once, and again in the receipt", async () => {
  const { customer, transferId, invoiceId, orderId } = await replaced();
  const letters = async () =>
    (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  const subjects = [
    `How to pay for your order ${transferId}`,
    `Please do not pay for your order ${transferId} any more`,
  ];
  expect((await letters()).map(({ subject }) => subject).sort()).toEqual(subjects);
  const reference = paymentReference(transferId);
  const takenBack = (await letters()).find(({ subject }) => subject === subjects[1]);
  expect(takenBack?.text).toContain(`Your order ${invoiceId} by PayPal replaced`);
  expect(takenBack?.text).toContain(reference);
  expect(await timelineOf(transferId)).toMatchObject({
    mails: expect.arrayContaining([
      expect.objectContaining({ key: `transfer-replaced:${transferId}` }),
    ]),
  });
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  const receipt = (await letters()).find(({ subject }) => subject.startsWith("Your receipt"));
  expect(receipt?.text).toContain(`It replaces your bank transfer ${reference}`);
});

/** @requirement Bank transfer: A replaced transfer that arrives all the same is flagged for a person */
test.each([false, true])(
  "a replaced transfer that arrives is flagged (paid by PayPal: %s): list, timeline, mail",
  async (isPaidByPaypal) => {
    const { customer, transferId, invoiceId } = await arrived({ isPaidByPaypal });
    expect(await statusesOf(customer)).toEqual([
      "bank_transfer cancelled",
      isPaidByPaypal ? "paypal paid" : "paypal pending",
    ]);
    expect(await flaggedIds()).toContain(transferId);
    expect(await timelineOf(transferId)).toMatchObject({
      replacedBy: invoiceId,
      payment: {
        state: "needs_attention",
        orderId: null,
        steps: [{ state: "needs_attention", note: expect.stringContaining(`order ${invoiceId}`) }],
      },
      mails: expect.arrayContaining([
        expect.objectContaining({ key: `needs-attention:${transferId}:1`, to: admin.email }),
      ]),
    });
    const mails = (await mailbox.messages()).filter(({ to }) => to.includes(admin.email));
    expect(mails.at(-1)?.text).toContain(paymentReference(transferId));
  },
);

test("marking it twice flags it once", async () => {
  const { transferId } = await arrived();
  const marked = await Promise.all([arrive(transferId), arrive(transferId)]);
  expect(marked.map(({ status }) => status)).toEqual([200, 200]);
  expect(await timelineOf(transferId)).toMatchObject({ payment: { steps: [expect.anything()] } });
});

test("release: the money went back by hand, and the reason is in the timeline", async () => {
  const { customer, transferId } = await arrived({ isPaidByPaypal: true });
  const { status, body } = await statusAndBody(await decide(transferId, "release", "Sent it back"));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payment: {
      state: "cancelled",
      steps: [
        { state: "needs_attention" },
        { state: "needs_attention", note: `${admin.email}, release: Sent it back` },
        { state: "cancelled" },
      ],
    },
  });
  expect(await statusesOf(customer)).toEqual(["bank_transfer cancelled", "paypal paid"]);
  expect(await flaggedIds()).not.toContain(transferId);
  expect((await decide(transferId, "release")).status).toBe(409);
  expect(await statusAndBody(await arrive(transferId))).toEqual({
    status: 409,
    body: { error: "The money of this transfer was returned." },
  });
});

test("check: it is paid once its presets are free again, and not before", async () => {
  const { customer, transferId, orderId } = await arrived();
  expect(await statusAndBody(await decide(transferId, "check"))).toEqual({
    status: 409,
    body: { error: "Its templates are in another order of this customer." },
  });
  await cancel(orderId, customer.bearer);
  expect((await decide(transferId, "check")).status).toBe(200);
  expect(await statusesOf(customer)).toEqual(["bank_transfer paid", "paypal cancelled"]);
  expect(await flaggedIds()).not.toContain(transferId);
  expect(await timelineOf(transferId)).toMatchObject({ payment: { state: "captured" } });
});

test("once it is paid, PayPal is not asked to give it back", async () => {
  const { customer, transferId, orderId } = await arrived();
  await cancel(orderId, customer.bearer);
  await decide(transferId, "check");
  const amountCents = (await invoicesOf(customer))[0]?.totalCents ?? 0;
  const refund = (by: object) => sendRefundForm(admin, transferId, { amountCents, ...by });
  expect(await statusAndBody(await refund({ method: "paypal" }))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("PayPal has no payment of this order.") },
  });
  expect((await refund({ reference: "R1" })).status).toBe(201);
});

test.each(["capture", "refund"])(
  "%s is not for a transfer: PayPal has none of it",
  async (action) => {
    const { transferId } = await arrived();
    expect(await statusAndBody(await decide(transferId, action))).toEqual({
      status: 409,
      body: { error: "This order is paid by bank transfer, not through PayPal." },
    });
    expect(await flaggedIds()).toContain(transferId);
  },
);

test("a replaced transfer whose presets are free again is marked as paid", async () => {
  const { customer, transferId, orderId } = await replaced();
  await cancel(orderId, customer.bearer);
  expect((await arrive(transferId)).status).toBe(200);
  expect(await statusesOf(customer)).toEqual(["bank_transfer paid", "paypal cancelled"]);
});
