import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { invoiceItems } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase, payEarlier } from "@/e2e/support/purchases";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { listOrderRefunds } from "@/lib/orders/checkout/refunds/queries/order-refunds";
import type { RefundRequest } from "@/lib/orders/checkout/refunds/schemas";
import { PUT } from "./[id]/route";
import { POST } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const ask = async ({ bearer }: Customer, body: object) =>
  statusAndBody(
    await call(
      POST,
      "/api/shop/refund-request",
      jsonBody({ reason: "changed_mind", ...body }, bearer),
    ),
  );

const decide = async (id: number, body: object, { bearer } = admin) =>
  statusAndBody(
    await call(PUT, `/api/shop/refund-request/${id}`, {
      ...jsonBody(body, bearer),
      method: "PUT",
      params: { id: String(id) },
    }),
  );

const buy = async () => buyAtPaypal(paypal, await addCustomer());

/** The item of an order with a preset. */
const itemsOf = async ({ invoiceId }: { invoiceId: number }, preset?: { id: number }) => {
  const items = await database()
    .select({ id: invoiceItems.id, presetId: invoiceItems.presetId })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId));
  return items.filter(({ presetId }) => presetId === preset?.id).map(({ id }) => id);
};

async function asked(order: Awaited<ReturnType<typeof buy>>, body: object = {}) {
  const { status, body: request } = await ask(order.customer, {
    invoiceId: order.invoiceId,
    ...body,
  });
  expect(status).toBe(201);
  return request as RefundRequest;
}

/** @requirement Refunds: A customer asks for one within 14 days after the payment, from their purchases */
test("a customer asks once, and the shop is told why", async () => {
  const order = await buy();
  const request = await asked(order, { presetIds: [order.presets[0]?.id], note: "Too calm." });
  expect(request).toMatchObject({
    status: "open",
    reason: "changed_mind",
    note: "Too calm.",
    presetIds: [order.presets[0]?.id],
    userEmail: order.customer.email,
    amount: (order.presets[0]?.priceCents ?? 0) / 100,
  });
  const message = (await mailbox.messages()).find(({ to }) => to.includes(admin.email));
  expect(message?.subject).toBe(`Order ${order.invoiceId}: refund requested`);
  expect(message?.text).toContain("Too calm.");
  expect(message?.text).toContain(`$${(order.presets[0]?.priceCents ?? 0) / 100}`);
  expect(await ask(order.customer, { invoiceId: order.invoiceId })).toEqual({
    status: 409,
    body: { error: "You have asked for a refund of this order already." },
  });
});

/** @requirement Refunds: One click approves what a customer asked for */
test("approved: it becomes a refund at once", async () => {
  const order = await buy();
  const preset = order.presets[0];
  const { id } = await asked(order, { presetIds: [preset?.id] });
  expect(await decide(id, { status: "approved" })).toMatchObject({
    status: 200,
    body: { status: "approved", decidedBy: admin.email, refundId: expect.any(Number) },
  });
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { status: "completed", amountCents: preset?.priceCents, reason: "changed_mind" },
  ]);
  expect(await decide(id, { status: "approved" })).toMatchObject({
    status: 409,
    body: { error: "This request was decided already." },
  });
  expect(await refundsOf(order.invoiceId)).toHaveLength(1);
});

test("of decisions at the same moment one counts", async () => {
  const order = await buy();
  const { id } = await asked(order);
  const answers = await Promise.all([
    decide(id, { status: "approved" }),
    decide(id, { status: "declined", answer: "No" }),
    decide(id, { status: "approved" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await refundsOf(order.invoiceId)).length).toBeLessThan(2);
});

test("it says what approving it returns: with the last preset all that is left", async () => {
  const order = await buyAtPaypal(paypal, await addCustomer(), { deployment: true });
  const [first, second] = order.presets.map(({ id, priceCents }) => ({ id, priceCents }));
  const deploymentOf = async () =>
    (await listOrderRefunds(order.customer.id)).get(order.invoiceId)?.deploymentCents;
  expect(await deploymentOf()).toBe(8_000);
  const { id } = await asked(order, { presetIds: [second?.id] });
  await sendRefundForm(admin, order.invoiceId, {
    presetIds: [first?.id ?? 0],
    amountCents: first?.priceCents ?? 0,
  });
  const restCents = order.totalCents - (first?.priceCents ?? 0);
  const amount = restCents / 100;
  expect(await decide(id, { status: "open" })).toMatchObject({ body: { amount } });
  expect(await decide(id, { status: "approved" })).toMatchObject({ body: { amount } });
  expect(await refundsOf(order.invoiceId)).toMatchObject([{}, { amountCents: restCents }]);
  expect(await deploymentOf()).toBe(0);
});

test("declined: the customer is told why, and can ask again", async () => {
  const order = await buy();
  const { id } = await asked(order);
  expect(await decide(id, { status: "declined", answer: " " })).toMatchObject({
    status: 422,
    body: { fields: { answer: "Please tell the customer why" } },
  });
  expect(await decide(id, { status: "declined", answer: "It is in use." })).toMatchObject({
    status: 200,
    body: { status: "declined", answer: "It is in use." },
  });
  const message = (await mailbox.messages()).find(({ to }) => to.includes(order.customer.email));
  expect((await mailbox.messages()).map(({ text }) => text).join()).toContain("It is in use.");
  expect(message).toBeDefined();
  await asked(order);
});

test("refused by PayPal: the request is open again", async () => {
  const order = await buy();
  await paypal.refuseRefunds(order.orderId, "REFUND_FAILED_INSUFFICIENT_FUNDS");
  const { id } = await asked(order);
  expect(await decide(id, { status: "approved" })).toMatchObject({
    body: { status: "open", refundId: null },
  });
  await paypal.refuseRefunds(order.orderId, null);
  expect(await decide(id, { status: "approved" })).toMatchObject({ body: { status: "approved" } });
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { status: "refused" },
    { status: "completed" },
  ]);
});

test("while the money of one is on its way nothing else is asked for: PayPal may refuse it yet", async () => {
  const order = await buy();
  const [first, second] = order.presets;
  await paypal.slowRefunds(order.orderId);
  const { id } = await asked(order, { presetIds: [first?.id] });
  expect(await decide(id, { status: "approved" })).toMatchObject({ body: { status: "approved" } });
  expect(
    await ask(order.customer, { invoiceId: order.invoiceId, presetIds: [second?.id] }),
  ).toEqual({
    status: 409,
    body: {
      error:
        "A refund of this order is on its way. You can ask for another one once it has arrived.",
    },
  });
  const mine = async () => (await listOrderRefunds(order.customer.id)).get(order.invoiceId);
  expect(await mine()).toMatchObject({
    canRequest: false,
    pendingItemIds: await itemsOf(order, first),
  });
  await paypal.failRefund(order.orderId);
  await makeJobsDue();
  await runJobs();
  expect(await mine()).toMatchObject({ request: { status: "open" }, pendingItemIds: [] });
});

test("a transfer is returned before its request is approved", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  const { body } = await ask(customer, { invoiceId });
  const { id } = body as RefundRequest;
  expect(await decide(id, { status: "approved" })).toMatchObject({
    status: 422,
    body: { fields: { reference: expect.any(String) } },
  });
  expect(await decide(id, { status: "approved", reference: "BACK-2" })).toMatchObject({
    status: 200,
    body: { status: "approved" },
  });
});

test("a refund that the shop made by itself answers the request", async () => {
  const order = await buy();
  const { id } = await asked(order, { presetIds: [order.presets[0]?.id] });
  await sendRefundForm(admin, order.invoiceId, { amountCents: order.totalCents });
  expect(await decide(id, { status: "open" })).toMatchObject({
    status: 200,
    body: { status: "approved", refundId: expect.any(Number) },
  });
});

test("too late, not paid, somebody else's or unknown", async () => {
  const order = await buy();
  const stranger = await addCustomer();
  const { invoiceId } = order;
  expect((await ask(stranger, { invoiceId })).status).toBe(403);
  expect((await ask(stranger, { invoiceId: 2_000_000_000 })).status).toBe(403);
  const unpaid = await addPurchase(order.customer, { status: "pending" });
  expect((await ask(order.customer, { invoiceId: unpaid.invoiceId })).status).toBe(409);
  await payEarlier(invoiceId, sql`now() - interval '15 days'`);
  expect(await ask(order.customer, { invoiceId })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("within 14 days") },
  });
});

test("the purchases know what was refunded, and what can be asked for", async () => {
  const order = await buy();
  const mine = async () => (await listOrderRefunds(order.customer.id)).get(order.invoiceId);
  expect(await mine()).toMatchObject({
    canRequest: true,
    itemIds: [],
    creditNotes: [],
    request: null,
  });
  await asked(order, { presetIds: [order.presets[0]?.id] });
  expect(await mine()).toMatchObject({ canRequest: false, request: { status: "open" } });
  const [preset] = order.presets;
  await sendRefundForm(admin, order.invoiceId, {
    presetIds: [preset?.id ?? 0],
    amountCents: preset?.priceCents ?? 0,
  });
  expect(await mine()).toMatchObject({
    canRequest: true,
    itemIds: await itemsOf(order, preset),
    request: { status: "approved" },
    creditNotes: [{ amountCents: preset?.priceCents, number: expect.any(Number) }],
  });
});

test("a refund of another preset leaves the request open", async () => {
  const order = await buy();
  const [asksFor, other] = order.presets;
  const { id } = await asked(order, { presetIds: [asksFor?.id] });
  const part = { amountCents: other?.priceCents ?? 0, presetIds: [other?.id ?? 0] };
  expect((await sendRefundForm(admin, order.invoiceId, part)).status).toBe(201);
  expect(await decide(id, { status: "open" })).toMatchObject({
    status: 200,
    body: { status: "open", refundId: null },
  });
});
