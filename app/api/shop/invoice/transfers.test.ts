import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { couponUses } from "@/db/schema/coupons";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import {
  exportCsv,
  exportDatev,
  readCsv,
  readDatev,
  readYear,
  sumCsv,
  sumDatev,
} from "@/e2e/support/book-files";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addCoupon } from "@/e2e/support/factories";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { shopAmounts } from "@/lib/amounts";
import { sellerIsoDay } from "@/lib/seller-dates";
import { POST as cancelRoute } from "./[id]/cancellation/route";
import { PUT } from "./[id]/route";
import { GET as getTimeline } from "./[id]/timeline/route";
import { POST as changeRoute } from "./[id]/transfer/route";
import { GET as getAll } from "./route";

const mailbox = startMailbox();
startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const dollars = shopAmounts.encode;

const today = () => sellerIsoDay(new Date());
const month = today().slice(0, 7);

const ofOrder = (id: number) => ({ params: { id: String(id) } });
const mark = async (id: number, body: object = {}, headers = admin.bearer) =>
  statusAndBody(
    await call(PUT, `/api/shop/invoice/${id}`, {
      ...jsonBody({ isPaid: true, ...body }, headers),
      method: "PUT",
      ...ofOrder(id),
    }),
  );
const change = async (id: number, body: object) =>
  statusAndBody(
    await call(changeRoute, `/api/shop/invoice/${id}/transfer`, {
      ...jsonBody(body, admin.bearer),
      ...ofOrder(id),
    }),
  );

interface Movement {
  id: number;
  kind: string;
  amount: number;
  day: string;
  isReversed: boolean;
}
async function transfersOf(id: number) {
  const path = `/api/shop/invoice/${id}/timeline`;
  const response = await call(getTimeline, path, { headers: admin.bearer, ...ofOrder(id) });
  // Cast: the conformance test compares the answer with its schema.
  return ((await response.json()) as { transfers: Movement[] }).transfers;
}
async function listed(id: number) {
  const path = `/api/shop/invoice?id=${id}`;
  const response = await call(getAll, path, { headers: admin.bearer });
  return ((await response.json()) as { status: string; receivedAmount: number }[])[0];
}

/** An order of two templates by bank transfer. */
async function ordered(options: Parameters<typeof orderOf>[2] = {}) {
  const customer = await addCustomer();
  const presets = await fillCart(customer);
  const order = orderOf(customer, presets, { ...options, paymentMethod: "bank_transfer" });
  await sendOrder(customer, order);
  const [invoice] = await invoicesOf(customer);
  if (!invoice) throw new Error("There is no order.");
  return { customer, presets, id: invoice.id, cents: invoice.totalCents };
}

const subjectsTo = async ({ email }: Customer) =>
  (await mailbox.messages()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

/** The books, as three readers see them, have to agree; what they hold is compared by its change. */
async function books() {
  const shown = (await readYear(Number(month.slice(0, 4)), admin.bearer)).get(month);
  const byCsv = sumCsv(await readCsv(await exportCsv(month, admin.bearer)));
  const { bookings } = await readDatev(await exportDatev(month, admin.bearer));
  expect(byCsv).toEqual(shown);
  expect(sumDatev(bookings)).toEqual(shown);
  return byCsv;
}
async function changeOfBooks(act: () => Promise<unknown>) {
  const before = await books();
  await act();
  const after = await books();
  return {
    invoiced: after.invoiced - before.invoiced,
    credited: after.credited - before.credited,
    received: after.received - before.received,
    returned: after.returned - before.returned,
  };
}

/** @requirement Bank transfer: Older clients that name no amount mark all that is missing as arrived today */
test("without amount and day the whole amount arrived today, also when it is said twice", async () => {
  const { customer, id, cents } = await ordered();
  expect(await mark(id)).toEqual({ status: 200, body: { id } });
  expect(await mark(id)).toEqual({ status: 200, body: { id } });
  expect(await transfersOf(id)).toMatchObject([
    { kind: "arrived", amount: dollars(cents), day: today() },
  ]);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

/** @requirement Bank transfer: Part payments add up, and what is too much is a credit */
test("part payments add up: partly paid with an e-mail about the rest, then paid", async () => {
  const { customer, id, cents } = await ordered();
  const moved = await changeOfBooks(async () => {
    await mark(id, { amount: dollars(cents - 1_050), day: today() });
    expect(await listed(id)).toMatchObject({
      status: "partly_paid",
      receivedAmount: dollars(cents - 1_050),
    });
  });
  expect(moved).toEqual({ invoiced: 0, credited: 0, received: cents - 1_050, returned: 0 });
  expect(await subjectsTo(customer)).toContain(`$10.50 is missing for your order ${id}`);
  const { status, body } = await statusAndBody(
    await call(cancelRoute, `/api/shop/invoice/${id}/cancellation`, {
      method: "POST",
      headers: customer.bearer,
      ...ofOrder(id),
    }),
  );
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^A part of your transfer/) },
  });
  const rest = await changeOfBooks(() => mark(id, { amount: 10.5, day: today() }));
  expect(rest).toEqual({ invoiced: cents, credited: 0, received: 1_050, returned: 0 });
  expect(await invoicesOf(customer)).toMatchObject([{ status: "paid" }]);
});

test("an order that is partly paid neither expires nor is replaced", async () => {
  const { customer, presets, id, cents } = await ordered();
  await mark(id, { amount: dollars(cents - 100), day: today() });
  await database()
    .update(invoices)
    .set({ createdAt: new Date(Date.now() - 60 * 24 * 3.6e6) })
    .where(eq(invoices.id, id));
  await makeJobsDue();
  await runJobs();
  expect(await listed(id)).toMatchObject({ status: "partly_paid" });
  await expect(beginPayment(customer, presets)).rejects.toThrow("A part of your bank transfer");
});

/** @requirement Bank transfer: Part payments add up, and what is too much is a credit */
test("too much is a credit: shown, and booked when it went back", async () => {
  const { customer, id, cents } = await ordered();
  expect(
    await changeOfBooks(async () => {
      await mark(id, { amount: dollars(cents + 500), day: today() });
      expect(await change(id, { action: "return", amount: 5.01, day: today() })).toMatchObject({
        status: 409,
        body: { error: "The customer's credit is $5. Please return no more." },
      });
      const { status } = await change(id, { action: "return", amount: 5, day: today() });
      expect(status).toBe(200);
    }),
  ).toEqual({ invoiced: cents, credited: 0, received: cents + 500, returned: 500 });
  expect(await listed(id)).toMatchObject({ status: "paid", receivedAmount: dollars(cents) });
  expect(await subjectsTo(customer)).toEqual(
    expect.arrayContaining([
      `Your receipt for order ${id}`,
      `We have returned $5 of your order ${id}`,
    ]),
  );
  await mark(id, { amount: dollars(cents), day: today() });
  expect(await subjectsTo(customer)).toContain(`You have paid too much for your order ${id}`);
});

/** @requirement Bank transfer: A wrong mark is taken back by a reversal */
test("a wrong mark of a part is reversed, once", async () => {
  const { id, cents } = await ordered();
  expect(
    await changeOfBooks(async () => {
      await mark(id, { amount: dollars(cents - 100), day: today() });
      const [wrong] = await transfersOf(id);
      const body = { action: "take_back", transferId: wrong?.id };
      expect((await change(id, body)).status).toBe(200);
      expect(await change(id, body)).toMatchObject({ status: 409 });
    }),
  ).toEqual({
    invoiced: 0,
    credited: 0,
    received: cents - 100,
    returned: cents - 100,
  });
  expect(await transfersOf(id)).toMatchObject([
    { kind: "arrived", isReversed: true },
    { kind: "reversed", amount: dollars(100 - cents), day: today() },
  ]);
  expect(await listed(id)).toMatchObject({ status: "pending", receivedAmount: 0 });
});

/** @requirement Bank transfer: A wrong mark is taken back by a reversal */
/** @requirement Coupons: The use of a coupon moves with the order that replaces another */
test("a wrong mark that had paid an order: a credit note, and a new order with claims, coupon and money", async () => {
  const coupon = await addCoupon({ percent: 10, maxUses: 1 });
  const { customer, presets, id, cents } = await ordered({ coupon });
  expect(
    await changeOfBooks(async () => {
      await mark(id, { amount: 3, day: today() });
      await mark(id, { amount: dollars(cents - 300), day: today() });
      const wrong = (await transfersOf(id)).at(-1);
      const { status } = await change(id, { action: "take_back", transferId: wrong?.id });
      expect(status).toBe(200);
    }),
  ).toEqual({
    invoiced: cents,
    credited: cents,
    // The three dollars are moved: they leave one order and arrive at the other.
    received: cents + 300,
    returned: cents,
  });
  const [old, next] = await invoicesOf(customer);
  if (!old || !next) throw new Error("There is no new order.");
  expect(old).toMatchObject({ status: "refunded", replacedBy: next.id });
  expect(next).toMatchObject({ status: "pending", totalCents: cents, couponCode: coupon.code });
  expect(await listed(next.id)).toMatchObject({ status: "partly_paid", receivedAmount: 3 });
  expect(await refundsOf(id)).toMatchObject([
    { reason: "marked_by_mistake", status: "completed", number: expect.any(Number) },
  ]);
  const claims = await database()
    .select()
    .from(purchaseClaims)
    .where(eq(purchaseClaims.userId, customer.id));
  expect(claims.map(({ invoiceId }) => invoiceId)).toEqual(presets.map(() => next.id));
  expect(
    await database().select().from(couponUses).where(eq(couponUses.userId, customer.id)),
  ).toMatchObject([{ invoiceId: next.id }]);
  expect(await subjectsTo(customer)).toContain(`Your order ${id} is not paid yet`);
  expect(await mark(id, { amount: 1 })).toMatchObject({
    status: 409,
    body: { error: `Order ${next.id} replaced order ${id}. Please mark the transfer there.` },
  });
  await mark(next.id);
  expect(await listed(next.id)).toMatchObject({ status: "paid", receivedAmount: dollars(cents) });
});

test("the order in its stead has every license, and the terms of the first", async () => {
  const customer = await addCustomer();
  const [preset] = await fillCart(customer, 1);
  if (!preset) throw new Error("There is no template.");
  const wanted = [{ ...preset, licenses: 2 }];
  await sendOrder(customer, orderOf(customer, wanted, { paymentMethod: "bank_transfer" }));
  const [first] = await invoicesOf(customer);
  const id = first?.id ?? 0;
  await mark(id);
  const [wrong] = await transfersOf(id);
  expect((await change(id, { action: "take_back", transferId: wrong?.id })).status).toBe(200);
  const [old, next] = await invoicesOf(customer);
  expect(next).toMatchObject({
    status: "pending",
    termsId: old?.termsId,
    forBusiness: old?.forBusiness,
    totalCents: old?.totalCents,
  });
  const items = await database()
    .select({ license: invoiceItems.licenseNumber })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, next?.id ?? 0))
    .orderBy(invoiceItems.id);
  expect(items.map(({ license }) => license)).toEqual([1, 2]);
});

test("a mark cannot be taken back once a refund was made of it", async () => {
  const { id, presets } = await ordered();
  await mark(id);
  const [preset] = presets;
  await sendRefundForm(admin, id, {
    amountCents: preset?.priceCents ?? 0,
    presetIds: [preset?.id ?? 0],
    reference: "BACK-1",
  });
  const [arrived] = await transfersOf(id);
  expect(await change(id, { action: "take_back", transferId: arrived?.id })).toMatchObject({
    status: 409,
    body: { error: "This order was refunded. Its mark cannot be taken back." },
  });
  expect(await transfersOf(id)).toHaveLength(1);
});

test("money for a closed order opens it again, and a part of it waits for the rest", async () => {
  const { customer, id, cents } = await ordered();
  await call(cancelRoute, `/api/shop/invoice/${id}/cancellation`, {
    method: "POST",
    headers: customer.bearer,
    ...ofOrder(id),
  });
  await mark(id, { amount: dollars(cents - 200), day: today() });
  expect(await listed(id)).toMatchObject({ status: "partly_paid" });
  await mark(id);
  expect(await listed(id)).toMatchObject({ status: "paid" });
});

test("a stranger cannot mark, and wrong amounts and days are refused with what is wrong", async () => {
  const { customer, id, cents } = await ordered();
  expect((await mark(id, {}, customer.bearer)).status).toBe(403);
  for (const [body, field] of [
    [{ amount: 0 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ amount: 1.005 }, "amount"],
    [{ amount: dollars(cents), day: "2026-02-30" }, "day"],
    [{ amount: dollars(cents), day: "2999-01-01" }, "day"],
    [{ amount: dollars(cents), day: "2020-01-01" }, "day"],
  ] as const) {
    const { status, body: answer } = await mark(id, body);
    expect({ status, answer }).toMatchObject({
      status: 422,
      answer: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await mark(id, { amount: 1, openAmount: dollars(cents - 100) })).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^Someone has just marked/) },
  });
  expect(await change(id, { action: "take_back", transferId: 2_147_483_647 })).toMatchObject({
    status: 404,
  });
  expect(await transfersOf(id)).toEqual([]);
});
