import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf } from "@/e2e/support/orders";
import { deliverWebhook, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { formatMoney } from "@/lib/money";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { getPaymentOfInvoice } from "@/lib/orders/payments/queries";
import { GET as getPdf } from "./[id]/pdf/route";
import { GET as getXml } from "./[id]/xml/route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

const buy = async (options: Parameters<typeof buyAtPaypal>[2] = {}) =>
  buyAtPaypal(paypal, await addCustomer(), options);
type Bought = Awaited<ReturnType<typeof buy>>;

const refund = async (
  { invoiceId }: { invoiceId: number },
  wish: Parameters<typeof sendRefundForm>[2],
) => statusAndBody(await sendRefundForm(admin, invoiceId, wish));

const whole = ({ totalCents }: Bought) => ({ amountCents: totalCents });
const oneOf = ({ presets }: Bought, index = 0) => {
  const preset = presets[index];
  return { presetIds: [preset?.id ?? 0], amountCents: preset?.priceCents ?? 0 };
};

const money = (cents: number) => formatMoney({ cents });

const statusOf = async ({ invoiceId }: Bought) => {
  const [row] = await database().select().from(invoices).where(eq(invoices.id, invoiceId));
  return row?.status;
};
const stateOf = async ({ invoiceId }: Bought) => (await getPaymentOfInvoice(invoiceId))?.state;
const moved = async ({ orderId }: Bought) =>
  (await paypal.ledgerOf(orderId)).map(({ kind, cents }) => `${kind} ${cents}`);
const salesOf = async ({ presets }: Bought) =>
  Promise.all(
    presets.map(async ({ id }) => {
      const [row] = await database().select().from(presetTable).where(eq(presetTable.id, id));
      return row?.purchasedCount;
    }),
  );
const runDueJobs = async () => {
  await makeJobsDue();
  await runJobs();
};

/** @requirement Refunds: An order is refunded whole or by item, with a reason, by PayPal */
test("whole: the money goes back, nothing is bought any more, and all can be ordered again", async () => {
  const order = await buy({ deployment: true });
  const { status, body } = await refund(order, { ...whole(order), note: "As agreed" });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      invoiceId: order.invoiceId,
      number: expect.any(Number),
      status: "completed",
      amount: order.totalCents / 100,
      deploymentCost: 80,
      method: "paypal",
      reason: "goodwill",
      note: "As agreed",
      createdBy: admin.email,
      userEmail: order.customer.email,
      presetIds: order.presets.map(({ id }) => id),
    },
  });
  expect(await moved(order)).toEqual([
    `captured ${order.totalCents}`,
    `refunded ${order.totalCents}`,
  ]);
  expect(await statusOf(order)).toBe("refunded");
  expect(await stateOf(order)).toBe("refunded");
  expect(await listBoughtPresetIds(order.customer.id)).toEqual([]);
  expect(await salesOf(order)).toEqual([0, 0]);
  await beginPayment(order.customer, order.presets);
});

/** @requirement Refunds: An order is refunded whole or by item, with a reason, by PayPal */
test("by item: that item is returned and the others stay; the last one takes the deployment along", async () => {
  const order = await buy({ deployment: true });
  const [first, second] = order.presets;
  expect(await refund(order, oneOf(order))).toMatchObject({
    status: 201,
    body: { status: "completed" },
  });
  expect(await statusOf(order)).toBe("paid");
  expect(await stateOf(order)).toBe("captured");
  expect(await listBoughtPresetIds(order.customer.id)).toEqual([second?.id]);
  expect(await salesOf(order)).toEqual([0, 1]);
  const rest = order.totalCents - (first?.priceCents ?? 0);
  expect(await refund(order, { presetIds: [second?.id ?? 0], amountCents: rest })).toMatchObject({
    status: 201,
    body: { amount: rest / 100, deploymentCost: 80 },
  });
  expect(await statusOf(order)).toBe("refunded");
  expect(await stateOf(order)).toBe("refunded");
  expect(await salesOf(order)).toEqual([0, 0]);
  const numbers = (await refundsOf(order.invoiceId)).map(({ number }) => number ?? 0);
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
});

/** @requirement Refunds: One above what is left, made twice, or of a pending payment is refused with the figures */
test("twice, or above what is left, is refused with the figures, also at the same moment", async () => {
  const order = await buy();
  const answers = await Promise.all([1, 2, 3].map(() => refund(order, whole(order))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await refund(order, whole(order))).toEqual({
    status: 409,
    body: {
      error: `All of the ${money(order.totalCents)} of order ${order.invoiceId} was refunded already.`,
    },
  });
  expect(await moved(order)).toHaveLength(2);
  const other = await buy();
  expect(await refund(other, { amountCents: other.totalCents + 1 })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("is more than can be refunded") },
  });
  expect(await moved(other)).toHaveLength(1);
});

/** @requirement Refunds: One above what is left, made twice, or of a pending payment is refused with the figures */
test("a pending payment cannot be refunded", async () => {
  const customer = await addCustomer();
  const begun = await beginPayment(customer, await fillCart(customer, 1));
  const [invoice] = await invoicesOf(customer);
  const amountCents = invoice?.totalCents ?? 0;
  const total = money(amountCents);
  expect(await refund(begun, { amountCents })).toEqual({
    status: 409,
    body: { error: `Order ${begun.invoiceId} is not paid: $0 of ${total} can be refunded.` },
  });
  await paypal.review(begun.orderId);
  await returnFromPaypal(begun.orderId);
  expect(await refund(begun, { amountCents })).toEqual({
    status: 409,
    body: {
      error: `PayPal still reviews the ${total} of order ${begun.invoiceId}. Refund it once it has arrived.`,
    },
  });
});

/** @requirement Refunds: A pending refund is followed until PayPal has made or refused it */
test("pending: the buyer keeps what they bought until PayPal has moved the money", async () => {
  const order = await buy();
  await paypal.slowRefunds(order.orderId);
  expect(await refund(order, whole(order))).toMatchObject({
    status: 201,
    body: { status: "pending", number: null, reference: expect.any(String) },
  });
  expect(await listBoughtPresetIds(order.customer.id)).toHaveLength(2);
  expect(await refund(order, whole(order))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("or is on its way") },
  });
  await runDueJobs();
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "pending" }]);
  await paypal.completeRefund(order.orderId);
  await runDueJobs();
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "completed" }]);
  expect(await statusOf(order)).toBe("refunded");
});

/** @requirement Refunds: A pending refund is followed until PayPal has made or refused it */
test("pending, then failed: nothing is taken back, the shop is told, and it can be refunded again", async () => {
  const order = await buy();
  await paypal.slowRefunds(order.orderId);
  await refund(order, whole(order));
  await paypal.failRefund(order.orderId);
  await runDueJobs();
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { status: "refused", refusal: "the refund failed", number: null },
  ]);
  expect(await statusOf(order)).toBe("paid");
  await runDueJobs();
  const subjects = (await mailbox.messages()).map(({ subject }) => subject);
  expect(subjects).toContain(`Order ${order.invoiceId}: PayPal refused its refund`);
  expect(await refund(order, oneOf(order))).toMatchObject({
    status: 201,
    body: { status: "pending" },
  });
  await paypal.completeRefund(order.orderId);
  await runDueJobs();
  expect((await moved(order)).at(-1)).toBe(`refunded ${order.presets[0]?.priceCents}`);
});

test("refused by PayPal: it says why, and the money can be returned by bank transfer", async () => {
  const order = await buy();
  await paypal.refuseRefunds(order.orderId, "REFUND_TIME_LIMIT_EXCEEDED");
  expect(await refund(order, whole(order))).toMatchObject({
    status: 201,
    body: { status: "refused", refusal: "422 REFUND_TIME_LIMIT_EXCEEDED", number: null },
  });
  expect(await statusOf(order)).toBe("paid");
  const byTransfer = { ...whole(order), method: "bank_transfer" };
  expect(await refund(order, byTransfer)).toMatchObject({
    status: 422,
    body: { fields: { reference: expect.stringContaining("reference of the transfer") } },
  });
  expect(await refund(order, { ...byTransfer, reference: "RF18 000042" })).toMatchObject({
    status: 201,
    body: { status: "completed", reference: "RF18 000042" },
  });
  expect(await statusOf(order)).toBe("refunded");
  expect(await moved(order)).toHaveLength(1);
});

test("an order that was paid by transfer is returned by transfer, with its reference", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  const [invoice] = await invoicesOf(customer);
  const amountCents = invoice?.totalCents ?? 0;
  expect(await refund({ invoiceId }, { amountCents, method: "paypal" })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("Return the money by bank transfer") },
  });
  expect(await refund({ invoiceId }, { amountCents, reference: "BACK-1" })).toMatchObject({
    status: 201,
    body: { status: "completed", method: "bank_transfer", reference: "BACK-1" },
  });
  expect((await invoicesOf(customer))[0]?.status).toBe("refunded");
});

/** @requirement Refunds: PayPal is asked once, whatever fails on the way */
test.each(["before", "after"] as const)(
  "the call to PayPal is lost %s it was made: the job finishes it, once",
  async (when) => {
    const order = await buy();
    await paypal.injectFaults({ on: "refund", rate: 1, as: "drop", when });
    expect(await refund(order, oneOf(order))).toMatchObject({
      status: 201,
      body: { status: "sending" },
    });
    expect(await refund(order, oneOf(order))).toMatchObject({ status: 409 });
    await paypal.injectFaults({});
    await runDueJobs();
    await runDueJobs();
    expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "completed" }]);
    expect(await moved(order)).toEqual([
      `captured ${order.totalCents}`,
      `refunded ${order.presets[0]?.priceCents}`,
    ]);
  },
);

test("PayPal still works on the first call: that is no refusal", async () => {
  const order = await buy();
  await paypal.refuseRefunds(order.orderId, "PREVIOUS_REQUEST_IN_PROGRESS");
  expect(await refund(order, oneOf(order))).toMatchObject({
    status: 201,
    body: { status: "sending", refusal: null },
  });
  await paypal.refuseRefunds(order.orderId, null);
  await runDueJobs();
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "completed" }]);
});

test("PayPal has forgotten the request id: its refund is found by its name", async () => {
  const order = await buy();
  await paypal.injectFaults({ on: "refund", rate: 1, as: "drop", when: "after" });
  await refund(order, oneOf(order));
  await paypal.injectFaults({});
  await paypal.advanceClock(7 * 60 * 60 * 1000);
  await runDueJobs();
  expect(await moved(order)).toHaveLength(2);
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "completed" }]);
});

const deliverRefundEvents = async ({ orderId }: Pick<Bought, "orderId">) => {
  for (const event of await paypal.webhookEventsOf(orderId)) {
    if (event.type === "PAYMENT.CAPTURE.REFUNDED") await deliverWebhook(event);
  }
};

/** @requirement Refunds: One that was made at PayPal has a credit note, too */
test("made on PayPal's own pages, in parts: each is a credit note, and the last ends the order", async () => {
  const order = await buy();
  await paypal.refund(order.orderId, "5.00");
  await deliverRefundEvents(order);
  await deliverRefundEvents(order);
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { amountCents: 500, reason: "made_at_paypal", createdBy: null, number: expect.any(Number) },
  ]);
  expect(await listBoughtPresetIds(order.customer.id)).toHaveLength(2);
  expect(await refund(order, whole(order))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("is more than can be refunded") },
  });
  await paypal.refund(order.orderId);
  await deliverRefundEvents(order);
  const made = await refundsOf(order.invoiceId);
  expect(made.map(({ amountCents }) => amountCents)).toEqual([500, order.totalCents - 500]);
  expect(await statusOf(order)).toBe("refunded");
  expect(await listBoughtPresetIds(order.customer.id)).toEqual([]);
  expect(await salesOf(order)).toEqual([0, 0]);
});

test("while a refund is being sent, another one at PayPal is not yet taken for its own", async () => {
  const order = await buy();
  await paypal.injectFaults({ on: "refund", rate: 1, as: "drop", when: "before" });
  await refund(order, oneOf(order));
  await paypal.refund(order.orderId, "5.00");
  await deliverRefundEvents(order);
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ status: "sending" }]);
  await paypal.injectFaults({});
  await runDueJobs();
  await runDueJobs();
  const { priceCents: amountCents } = order.presets[0] ?? {};
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { status: "completed", reason: "goodwill", amountCents },
    { status: "completed", reason: "made_at_paypal", amountCents: 500 },
  ]);
});

/** @requirement Refunds: One that was made at PayPal has a credit note, too */
test("made there, in part, of a payment that is not known to have arrived: both are known at once", async () => {
  const customer = await addCustomer();
  const begun = await beginPayment(customer, await fillCart(customer));
  await paypal.review(begun.orderId);
  await returnFromPaypal(begun.orderId);
  await paypal.complete(begun.orderId);
  await paypal.refund(begun.orderId, "5.00");
  await deliverRefundEvents(begun);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
  expect(await refundsOf(begun.invoiceId)).toMatchObject([
    { amountCents: 500, reason: "made_at_paypal", status: "completed" },
  ]);
});

/** @requirement Refunds: The buyer gets an email with the credit note, a PDF with its own number */
test("the buyer gets an email with the credit note, which only they and the shop can open", async () => {
  const order = await buy();
  await refund(order, oneOf(order));
  const [made] = await refundsOf(order.invoiceId);
  const message = (await mailbox.messages()).find(({ subject }) =>
    subject.startsWith("Your refund"),
  );
  expect(message).toMatchObject({
    to: [order.customer.email],
    attachments: [{ filename: `credit-note-${made?.number}.pdf` }],
  });
  const pdf = (headers: HeadersInit) =>
    call(getPdf, `/api/shop/refund/${made?.id}/pdf`, { headers, params: { id: `${made?.id}` } });
  for (const { bearer } of [order.customer, admin]) {
    const response = await pdf(bearer);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(
      `credit-note-${made?.number}.pdf`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(Buffer.from(message?.attachments[0]?.content ?? "", "base64"))).toBe(true);
  }
  expect((await pdf((await addCustomer()).bearer)).status).toBe(403);
  const xml = (headers: HeadersInit) =>
    call(getXml, `/api/shop/refund/${made?.id}/xml`, { headers, params: { id: `${made?.id}` } });
  const file = await xml(order.customer.bearer);
  expect(file.headers.get("content-disposition")).toContain(`credit-note-${made?.number}.xml`);
  expect(await file.text()).toContain("<CreditNote ");
  expect((await xml((await addCustomer()).bearer)).status).toBe(403);
});

test("a credit note that cannot be emailed does not hold up the refund", async () => {
  const order = await buy();
  await mailbox.injectFaults({ rate: 1 });
  expect(await refund(order, whole(order))).toMatchObject({
    status: 201,
    body: { status: "completed" },
  });
  expect(await statusOf(order)).toBe("refunded");
});

/** @requirement Refunds: A PDF that cannot be made blocks no payment and no refund */
test("an invoice and a credit note that cannot be drawn hold up neither payment nor refund", async () => {
  const customer = await addCustomer();
  const begun = await beginPayment(customer, await fillCart(customer, 1));
  const broken = sql`${invoices.customer} - 'city'`;
  const isThis = eq(invoices.id, begun.invoiceId);
  await database().update(invoices).set({ customer: broken }).where(isThis);
  await paypal.approve(begun.orderId);
  expect(await returnFromPaypal(begun.orderId)).toBe("/pay/outcome/paid");
  const [invoice] = await invoicesOf(customer);
  expect(await refund(begun, { amountCents: invoice?.totalCents ?? 0 })).toMatchObject({
    status: 201,
    body: { status: "completed" },
  });
  const sent = async () =>
    (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(await sent()).toEqual([]);
  for (let attempt = 2; attempt <= 5; attempt++) await runDueJobs();
  const emails = await sent();
  expect(emails.map(({ attachments }) => attachments)).toEqual([[], []]);
  for (const { text } of emails) expect(text).toContain("It is among your purchases.");
});

test("an unknown order, and a refund without a reason", async () => {
  expect(await refund({ invoiceId: 2_000_000_000 }, { amountCents: 100 })).toMatchObject({
    status: 404,
  });
  const order = await buy({ count: 1 });
  expect(await refund(order, { ...whole(order), reason: "because" })).toMatchObject({
    status: 422,
    body: { fields: { reason: "Please choose a reason" } },
  });
});

test("credit notes have no gap", async () => {
  const rows = await database()
    .select({ number: refunds.number })
    .from(refunds)
    .where(sql`number is not null`);
  const numbers = rows.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
