import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { payments } from "@/db/schema/payments";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { invoicesOf } from "@/e2e/support/orders";
import { deliverWebhook, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, refundsOf } from "@/e2e/support/refunds";
import { listPaymentSteps } from "@/lib/orders/payments/queries";

const mailbox = startMailbox();
const paypal = startFakePaypal();

const buy = async () => buyAtPaypal(paypal, await addCustomer());
type Bought = Awaited<ReturnType<typeof buy>>;

async function deliver({ orderId }: Bought, ...types: string[]) {
  for (const event of await paypal.webhookEventsOf(orderId)) {
    if (types.includes(event.type)) expect((await deliverWebhook(event)).status).toBe(200);
  }
}

/** The daily look at captured payments. */
async function lookAgain({ paymentId }: Bought) {
  const twoDaysAgo = sql`now() - interval '2 days'`;
  const isThis = eq(payments.id, paymentId);
  await database()
    .update(payments)
    .set({ createdAt: twoDaysAgo, checkedAt: twoDaysAgo })
    .where(isThis);
  await makeJobsDue();
  await runJobs();
}

const notesOf = async ({ invoiceId }: Bought) =>
  (await listPaymentSteps(invoiceId)).flatMap(({ note }) => note || []);

const lettersAbout = async ({ invoiceId }: Bought) => {
  const subject = `Order ${invoiceId}: look at its payment at PayPal`;
  return (await mailbox.messages()).filter((it) => it.subject === subject);
};

/** @requirement Refunds: Money that went back at PayPal is booked where PayPal lists it, and reported to the shop where it does not */
test("a reversal of a part that PayPal does not list is reported with its amount, once", async () => {
  const order = await buy();
  await paypal.reverse(order.orderId, { value: "10.00" });
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  await lookAgain(order);
  expect(await refundsOf(order.invoiceId)).toEqual([]);
  expect(await notesOf(order)).toEqual([
    expect.stringMatching(/^it returned 10\.00 USD \(\w+\), and lists no such refund$/),
  ]);
  const [letter, ...others] = await lettersAbout(order);
  expect(letter?.text).toContain("10.00 USD");
  expect(others).toEqual([]);
  expect(await invoicesOf(order.customer)).toMatchObject([{ status: "paid" }]);
});

/** @requirement Refunds: Money that went back at PayPal is booked where PayPal lists it, and reported to the shop where it does not */
test("a part that went back without an event is reported, once", async () => {
  const order = await buy();
  await paypal.reverse(order.orderId, { value: "10.00" });
  await lookAgain(order);
  await lookAgain(order);
  expect(await notesOf(order)).toEqual(["it returned a part of the money, and lists no refund"]);
  expect(await lettersAbout(order)).toHaveLength(1);
});

/** @requirement Refunds: Money that went back at PayPal is booked where PayPal lists it, and reported to the shop where it does not */
test("what is certain is booked: a listed part, and the rest of a capture that went back as a whole", async () => {
  const order = await buy();
  await paypal.refund(order.orderId, "5.00");
  await deliver(order, "PAYMENT.CAPTURE.REFUNDED");
  const rest = order.totalCents - 500;
  await paypal.reverse(order.orderId, { value: (rest / 100).toFixed(2) });
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  const made = { reason: "made_at_paypal", status: "completed" };
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { ...made, amountCents: 500 },
    { ...made, amountCents: rest },
  ]);
  expect(await invoicesOf(order.customer)).toMatchObject([{ status: "refunded" }]);
  expect(await notesOf(order)).toEqual([]);
  const whole = await buy();
  await paypal.reverse(whole.orderId);
  await deliver(whole, "PAYMENT.CAPTURE.REVERSED");
  expect(await refundsOf(whole.invoiceId)).toMatchObject([
    { ...made, amountCents: whole.totalCents },
  ]);
});

/** @requirement Refunds: What an event says is compared with what PayPal says on asking */
test("a reversal of a part that PayPal tells by its id is booked, once, and the rest of the money too", async () => {
  const order = await buy();
  await paypal.reverse(order.orderId, { value: "10.00", isKnown: true });
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  await lookAgain(order);
  const made = { reason: "made_at_paypal", status: "completed" };
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ ...made, amountCents: 1_000 }]);
  expect(await notesOf(order)).toEqual([]);
  const rest = order.totalCents - 1_000;
  await paypal.refund(order.orderId, (rest / 100).toFixed(2));
  await deliver(order, "PAYMENT.CAPTURE.REFUNDED");
  await lookAgain(order);
  expect(await refundsOf(order.invoiceId)).toMatchObject([
    { amountCents: 1_000 },
    { ...made, amountCents: rest },
  ]);
});

/** @requirement Refunds: What an event says is compared with what PayPal says on asking */
test("an event with another amount than PayPal's own: its own is booked, and both are reported", async () => {
  const order = await buy();
  await paypal.reverse(order.orderId, { value: "8.00", isKnown: true, eventValue: "10.00" });
  await deliver(order, "PAYMENT.CAPTURE.REVERSED");
  expect(await refundsOf(order.invoiceId)).toMatchObject([{ amountCents: 800 }]);
  expect(await notesOf(order)).toEqual([
    expect.stringMatching(
      /^its event says that it returned 10\.00 USD \(\w+\), and on asking it says 8\.00 USD$/,
    ),
  ]);
  expect(await lettersAbout(order)).toHaveLength(1);
});

/** @requirement PayPal: A dispute is reported to the shop */
test("a dispute names its capture, and is reported with reason and amount", async () => {
  const order = await buy();
  await paypal.dispute(order.orderId);
  await deliver(order, "CUSTOMER.DISPUTE.CREATED");
  const amount = (order.totalCents / 100).toFixed(2);
  expect(await notesOf(order)).toEqual([
    `dispute PP-D-27803: ${amount} USD, MERCHANDISE_OR_SERVICE_NOT_RECEIVED, OPEN`,
  ]);
  expect(await lettersAbout(order)).toHaveLength(1);
});

/** @requirement PayPal: A dispute is reported to the shop, as PayPal has it on asking */
test("a dispute of another amount in its event, and one that was lost, are reported with what does not add up", async () => {
  const order = await buy();
  await paypal.dispute(order.orderId, { eventValue: "1.00" });
  await deliver(order, "CUSTOMER.DISPUTE.CREATED");
  await paypal.dispute(order.orderId, { refunded: "5.00" });
  await deliver(order, "CUSTOMER.DISPUTE.RESOLVED");
  expect(await notesOf(order)).toEqual([
    expect.stringMatching(/, OPEN; its event says 1\.00 USD$/),
    expect.stringMatching(
      /, RESOLVED, RESOLVED_BUYER_FAVOUR; it returned 5\.00 USD, and 0\.00 USD is booked$/,
    ),
  ]);
});

/** What PayPal documents about orders, captures, refunds and disputes. */
const documented = [
  "CHECKOUT.ORDER.APPROVED",
  "CHECKOUT.ORDER.COMPLETED",
  "CHECKOUT.ORDER.DECLINED",
  "CHECKOUT.ORDER.SAVED",
  "CHECKOUT.ORDER.VOIDED",
  "CHECKOUT.PAYMENT-APPROVAL.REVERSED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.DECLINED",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
  "PAYMENT.REFUND.PENDING",
  "PAYMENT.REFUND.FAILED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
  "RISK.DISPUTE.CREATED",
];

/** @requirement Refunds: What an event says is compared with what PayPal says on asking */
test("every documented type is taken, and none changes the books, which follow PayPal's order", async () => {
  const order = await buy();
  await paypal.refund(order.orderId, "5.00");
  await deliver(order, "PAYMENT.CAPTURE.REFUNDED");
  await paypal.dispute(order.orderId);
  for (const type of documented) await paypal.announce(order.orderId, type);
  const announced = (await paypal.webhookEventsOf(order.orderId)).slice(-documented.length);
  expect(announced.map(({ type }) => type)).toEqual(documented);
  for (const event of announced) {
    expect([event.type, (await deliverWebhook(event)).status]).toEqual([event.type, 200]);
    expect(await refundsOf(order.invoiceId), event.type).toMatchObject([
      { reason: "made_at_paypal", status: "completed", amountCents: 500 },
    ]);
    expect(await invoicesOf(order.customer), event.type).toMatchObject([{ status: "paid" }]);
  }
  // What is said again in the same words is no second report.
  expect(await notesOf(order)).toEqual([expect.stringMatching(/^dispute PP-D-\d+: /)]);
});
