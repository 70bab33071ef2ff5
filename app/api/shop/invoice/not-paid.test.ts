import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { invoices } from "@/db/schema/invoices";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { GET } from "./[id]/route";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** The purchases as `id status`, newest first. */
async function purchasesOf({ email, bearer }: Customer) {
  const response = await call(GET, `/api/shop/invoice/${email}`, {
    headers: bearer,
    params: { id: email },
  });
  const rows = (await response.json()) as { id: number; status: string; isPaid: boolean }[];
  expect(rows.every(({ status, isPaid }) => isPaid === (status === "paid"))).toBe(true);
  return rows.map(({ id, status }) => `${id} ${status}`);
}

type Ending = (order: Awaited<ReturnType<typeof beginPayment>>, customer: Customer) => unknown;

const cancelled: Ending = ({ orderId }, { bearer }) => cancel(orderId, bearer);

const declined: Ending = async ({ orderId }) => {
  await paypal.decline(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/declined");
};

const abandoned: Ending = async () => {
  await paypal.advanceClock(3 * 60 * 60 * 1000 + 1000);
  await makeJobsDue();
  await runJobs();
};

const refused: Ending = async ({ orderId }) => {
  await paypal.review(orderId);
  await returnFromPaypal(orderId);
  await paypal.deny(orderId);
  await makeJobsDue();
  await runJobs();
};

/** A customer with an order that came to nothing. */
async function unpaid(ending: Ending, count = 2) {
  const customer = await addCustomer();
  const presets = await fillCart(customer, count);
  const order = await beginPayment(customer, presets, { deployment: true });
  await ending(order, customer);
  return { customer, presets, ...order };
}

/** @requirement Purchases: An order that PayPal declined or the buyer cancelled is "Not paid", not Pending */
test.each([
  ["declined", declined],
  ["cancelled", cancelled],
  ["abandoned", abandoned],
  ["refused after a review", refused],
])("an order that was %s is not paid, and is paid by ordering it again", async (_, ending) => {
  const { customer, presets, invoiceId } = await unpaid(ending);
  expect(await purchasesOf(customer)).toEqual([`${invoiceId} not_paid`]);
  const again = await beginPayment(customer, presets, { deployment: true });
  await paypal.approve(again.orderId);
  expect(await returnFromPaypal(again.orderId)).toBe("/pay/outcome/paid");
  expect(await purchasesOf(customer)).toEqual([`${again.invoiceId} paid`]);
});

test("an order that waits at PayPal is pending", async () => {
  const { customer, invoiceId } = await unpaid(() => undefined);
  expect(await purchasesOf(customer)).toEqual([`${invoiceId} pending`]);
});

const change = ({ id }: { id: number }, values: Partial<typeof presetTable.$inferInsert>) =>
  database().update(presetTable).set(values).where(eq(presetTable.id, id));

test.each([
  ["declined", declined],
  ["cancelled", cancelled],
])("an order that was %s is listed whatever becomes of its prices", async (_, ending) => {
  const { customer, presets, invoiceId } = await unpaid(ending);
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  for (const other of [{ priceCents: 1 }, { isDisabled: true }]) {
    await change(preset, other);
    expect(await purchasesOf(customer)).toEqual([`${invoiceId} not_paid`]);
  }
});

test("it is not listed while another order has one of its presets", async () => {
  const { customer, presets, invoiceId } = await unpaid(cancelled);
  const other = await beginPayment(customer, presets.slice(1));
  expect(await purchasesOf(customer)).toEqual([`${other.invoiceId} pending`]);
  await cancel(other.orderId, customer.bearer);
  expect(await purchasesOf(customer)).toEqual([
    `${other.invoiceId} not_paid`,
    `${invoiceId} not_paid`,
  ]);
  await sendOrder(
    customer,
    orderOf(customer, presets.slice(1), { paymentMethod: "bank_transfer" }),
  );
  expect(await purchasesOf(customer)).toEqual([`${other.invoiceId + 1} pending`]);
});

test("of several attempts at the same presets only the newest is listed", async () => {
  const { customer, presets } = await unpaid(cancelled);
  let last = 0;
  for (const order of [presets, [...presets].reverse()]) {
    const { orderId, invoiceId } = await beginPayment(customer, order);
    await cancel(orderId, customer.bearer);
    last = invoiceId;
  }
  expect(await purchasesOf(customer)).toEqual([`${last} not_paid`]);
});

test("an order that another one replaced is not listed", async () => {
  const { customer, presets } = await unpaid(declined);
  const { orderId, invoiceId } = await beginPayment(customer, presets.slice(1));
  await cancel(orderId, customer.bearer);
  expect(await purchasesOf(customer)).toEqual([`${invoiceId} not_paid`]);
});

test("after a purchase was refunded, its earlier attempts stay out of the list", async () => {
  const { customer, presets } = await unpaid(cancelled);
  const { orderId, invoiceId } = await beginPayment(customer, presets);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  await database().update(invoices).set({ status: "refunded" }).where(eq(invoices.id, invoiceId));
  await database().execute(sql`delete from purchase_claims where invoice_id = ${invoiceId}`);
  expect(await purchasesOf(customer)).toEqual([`${invoiceId} refunded`]);
});

test("after two weeks it is forgotten", async () => {
  const { customer, invoiceId } = await unpaid(cancelled);
  const age = (days: number) =>
    database()
      .update(invoices)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(invoices.id, invoiceId));
  await age(13);
  expect(await purchasesOf(customer)).toEqual([`${invoiceId} not_paid`]);
  await age(15);
  expect(await purchasesOf(customer)).toEqual([]);
});
