import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { payments } from "@/db/schema/payments";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import {
  beginPayment,
  cartOf,
  fillCart,
  invoicesOf,
  orderOf,
  sendOrder,
} from "@/e2e/support/orders";
import { cancel, deliverWebhook, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { payEarlier } from "@/e2e/support/purchases";
import { reconcilePayment } from "@/lib/orders/checkout/commands/reconcile-payment";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { captureOrder, createOrder } from "@/lib/orders/payments/gateway";
import { getPayment, listPaymentSteps } from "@/lib/orders/payments/queries";

const mailbox = startMailbox();
const paypal = startFakePaypal();

const hour = 60 * 60 * 1000;

/** A customer whose order waits for approval at PayPal. */
async function atPaypal(count = 2) {
  const customer = await addCustomer();
  const presets = await fillCart(customer, count);
  return { customer, presets, ...(await beginPayment(customer, presets)) };
}

const stateOf = async (paymentId: number) => {
  const [row] = await database().select().from(payments).where(eq(payments.id, paymentId));
  return row?.state;
};
const entriesOf = async (orderId: string) =>
  (await paypal.ledger()).filter((entry) => entry.orderId === orderId).map(({ kind }) => kind);
const stepsOf = async (invoiceId: number) =>
  (await listPaymentSteps(invoiceId)).map(({ state }) => state);

/**
 * @requirement PayPal: The cart stays until the money has arrived; then what was bought leaves it
 *   and the receipt is emailed
 */
test("approve: the invoice is paid, the presets leave the cart, the receipt has the invoice", async () => {
  const { customer, presets, orderId, invoiceId } = await atPaypal();
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  const [invoice] = await invoicesOf(customer);
  expect(invoice).toMatchObject({ status: "paid", number: expect.any(Number) });
  expect(await cartOf(customer)).toEqual([]);
  expect(await listBoughtPresetIds(customer.id)).toEqual(presets.map(({ id }) => id));
  expect(await stepsOf(invoiceId)).toEqual(["creating", "awaiting_payer", "capturing", "captured"]);
  for (const { id } of presets) {
    const [preset] = await database().select().from(presetTable).where(eq(presetTable.id, id));
    expect(preset?.purchasedCount).toBe(1);
    expect(revalidated).toContain(`preset:${id}`);
  }
  const [message] = await mailbox.messages();
  expect(message).toMatchObject({
    to: [customer.email],
    subject: `Your receipt for order ${invoiceId}`,
    attachments: [{ filename: `invoice-${invoice?.number}.pdf` }, { filename: "terms.pdf" }],
  });
  const pdf = Buffer.from(message?.attachments[0]?.content ?? "", "base64");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

/**
 * @requirement PayPal: The cart stays until the money has arrived; then what was bought leaves it
 *   and the receipt is emailed
 */
test("what was put into the cart after the order stays there", async () => {
  const { customer, orderId } = await atPaypal();
  const [later] = await fillCart(customer, 1);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  expect(await cartOf(customer)).toEqual([later?.id]);
});

test("loading the return URL twice captures once", async () => {
  const { orderId, invoiceId } = await atPaypal();
  await paypal.approve(orderId);
  const page = await returnFromPaypal(orderId);
  expect(await returnFromPaypal(orderId)).toBe(page);
  expect(await entriesOf(orderId)).toEqual(["captured"]);
  await payEarlier(invoiceId, sql`now() - interval '1 day'`);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/already-paid");
});

/** @requirement PayPal: Cancel and decline lose nothing and leave no pending invoice in the list */
test("cancel: the cart is unchanged, and the order is cancelled", async () => {
  const { customer, presets, orderId, href } = await atPaypal();
  const back = new URL(await paypal.choose(href, "cancel"));
  expect(back.pathname).toBe("/api/shop/order/cancel_order_payment");
  expect(await cancel(orderId, customer.bearer)).toBe("/pay/outcome/cancelled");
  expect(await cancel(orderId, customer.bearer)).toBe("/pay/outcome/cancelled");
  expect(await cartOf(customer)).toEqual(presets.map(({ id }) => id));
  expect(await invoicesOf(customer)).toMatchObject([{ status: "cancelled" }]);
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/cancelled");
  expect(await entriesOf(orderId)).toEqual([]);
});

test("who comes back from PayPal sees a page in the language of the order", async () => {
  const customer = await addCustomer();
  const order = orderOf(customer, await fillCart(customer));
  await sendOrder(customer, order, { referer: "https://shop.test/en-XA/pay" });
  const atPayPal = (await paypal.orders()).at(-1);
  const orderId = atPayPal?.id ?? "";
  expect(atPayPal?.unit.description).toMatch(/^Presetry, ⟦Order/);
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/en-XA/pay/outcome/paid");
});

test("the cancel URL changes nothing for anybody but the buyer", async () => {
  const { customer, orderId } = await atPaypal();
  const eve = await addCustomer();
  for (const headers of [undefined, eve.bearer]) {
    expect(await cancel(orderId, headers)).toBe("/pay/outcome/unknown");
  }
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
});

test("the cancel URL changes nothing after the payment", async () => {
  const { customer, orderId } = await atPaypal();
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  expect(await cancel(orderId, customer.bearer)).toBe("/pay/outcome/already-paid");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

test("decline: nothing is paid, and the buyer may try again with the same order", async () => {
  const { customer, orderId, paymentId } = await atPaypal();
  await paypal.decline(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/declined");
  expect(await stateOf(paymentId)).toBe("awaiting_payer");
  expect(await entriesOf(orderId)).toEqual([]);
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

/** @requirement PayPal: After a decline nothing is captured until the buyer comes back */
test("decline: neither a job nor a webhook event captures again, only the buyer who comes back", async () => {
  const { customer, orderId, paymentId } = await atPaypal();
  await paypal.decline(orderId);
  await returnFromPaypal(orderId);
  await paypal.approve(orderId);
  await makeJobsDue();
  await runJobs();
  for (const event of await paypal.webhookEventsOf(orderId)) {
    expect((await deliverWebhook(event)).status).toBe(200);
  }
  expect(await entriesOf(orderId)).toEqual([]);
  expect(await stateOf(paymentId)).toBe("awaiting_payer");
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  expect(await entriesOf(orderId)).toEqual(["captured"]);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

test("decline: a job that read the payment before it does not capture after it", async () => {
  const { orderId, paymentId } = await atPaypal();
  const before = await getPayment(paymentId);
  if (!before) throw new Error("The payment was not stored.");
  await paypal.decline(orderId);
  await returnFromPaypal(orderId);
  await paypal.approve(orderId);
  await reconcilePayment(before);
  expect(await entriesOf(orderId)).toEqual([]);
  expect(await stateOf(paymentId)).toBe("awaiting_payer");
});

test("a buyer who approved and never came back is captured by the job", async () => {
  const { customer, orderId } = await atPaypal();
  await paypal.approve(orderId);
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

/** @requirement PayPal: A payment in review is pending until PayPal decides */
test("review: pending until PayPal decides, then paid", async () => {
  const { customer, orderId } = await atPaypal();
  await paypal.review(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/pending");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending", paidAt: null }]);
  await paypal.complete(orderId);
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

/** @requirement PayPal: A payment in review is pending until PayPal decides */
test("review that is denied: the presets can be ordered again, and the buyer is emailed", async () => {
  const { customer, presets, orderId } = await atPaypal();
  await paypal.review(orderId);
  await returnFromPaypal(orderId);
  await paypal.deny(orderId);
  const event = (await paypal.webhookEvents()).find(
    (it) => it.type === "PAYMENT.CAPTURE.DENIED" && it.orderId === orderId,
  );
  if (event) await deliverWebhook(event);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "cancelled" }]);
  expect(await cartOf(customer)).toEqual(presets.map(({ id }) => id));
  const subjects = (await mailbox.messages()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining("was declined")]);
  await beginPayment(customer, presets);
});

/** @requirement PayPal: A refund takes the presets back */
test("a refund takes the presets back", async () => {
  const { customer, presets, orderId } = await atPaypal(1);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  await paypal.refund(orderId);
  const event = (await paypal.webhookEvents()).find(
    (it) => it.type === "PAYMENT.CAPTURE.REFUNDED" && it.orderId === orderId,
  );
  if (event) await deliverWebhook(event);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "refunded" }]);
  expect(await listBoughtPresetIds(customer.id)).toEqual([]);
  const [preset] = await database()
    .select()
    .from(presetTable)
    .where(eq(presetTable.id, presets[0]?.id ?? 0));
  expect(preset?.purchasedCount).toBe(0);
});

test("an order that is not approved expires after three hours, and its presets can be ordered again", async () => {
  const { customer, orderId, paymentId } = await atPaypal();
  await paypal.advanceClock(3 * hour + 1000);
  await makeJobsDue();
  await runJobs();
  expect(await stateOf(paymentId)).toBe("expired");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "expired" }]);
  expect(await returnFromPaypal(orderId)).toMatch(/^\/pay\/outcome\/cancelled/);
});

test("an order whose creation never reached PayPal expires with PayPal's request id", async () => {
  const customer = await addCustomer();
  const presets = await fillCart(customer);
  await paypal.injectFaults({ on: "create", rate: 1, as: "drop" });
  await expect(beginPayment(customer, presets)).rejects.toThrow("PayPal cannot be reached");
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
  await database().execute(
    sql`update payments set created_at = now() - interval '361 minutes' where state = 'creating'`,
  );
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "expired" }]);
});

test("the capture succeeds but its response is lost: unknown, then paid, and captured once", async () => {
  const { customer, orderId, paymentId } = await atPaypal();
  await paypal.approve(orderId);
  await paypal.injectFaults({ on: "capture", rate: 1, as: "drop", when: "after" });
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/unknown");
  expect(await stateOf(paymentId)).toBe("capturing");
  await paypal.injectFaults({});
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
  expect(await entriesOf(orderId)).toEqual(["captured"]);
});

test("the lease of a process that died while capturing is taken over when it expires, not before", async () => {
  const { customer, orderId, paymentId } = await atPaypal(1);
  await paypal.approve(orderId);
  await database()
    .update(payments)
    .set({ state: "capturing", leaseUntil: sql`now() + interval '1 minute'` })
    .where(eq(payments.id, paymentId));
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/pending");
  expect(await entriesOf(orderId)).toEqual([]);
  await database()
    .update(payments)
    .set({ leaseUntil: sql`now()` })
    .where(eq(payments.id, paymentId));
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
}, 15_000);

test("an invoice that another PayPal order has paid needs attention", async () => {
  const { customer, orderId, paymentId } = await atPaypal();
  const original = (await paypal.orders()).find(({ id }) => id === orderId);
  if (!original) throw new Error("PayPal lost the order.");
  const twin = await createOrder(
    {
      intent: "CAPTURE",
      purchase_units: [{ amount: original.unit.amount, invoice_id: original.unit.invoice_id }],
      payment_source: {
        paypal: {
          experience_context: { return_url: "https://a.test", cancel_url: "https://a.test" },
        },
      },
    },
    "a-twin",
  );
  await paypal.approve(twin.id);
  expect(await captureOrder(twin.id, "a-twin")).toMatchObject({ order: { status: "COMPLETED" } });
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/unknown");
  expect(await stateOf(paymentId)).toBe("needs_attention");
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
});

test.each(["", "NOBODYS", "x".repeat(64)])(
  "the unknown order %j ends on the page of an unknown outcome",
  async (token) => {
    expect(await returnFromPaypal(token)).toBe("/pay/outcome/unknown");
    expect(await cancel(token)).toBe("/pay/outcome/unknown");
  },
);

test("a return without approval pays nothing", async () => {
  const { orderId } = await atPaypal();
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/unknown");
});

test("a preset that is disabled during its payment is still delivered", async () => {
  const customer = await addCustomer();
  const preset = await addPreset();
  const { orderId } = await beginPayment(customer, [preset]);
  await database()
    .update(presetTable)
    .set({ isDisabled: true })
    .where(eq(presetTable.id, preset.id));
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
});
