import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { coupons, couponUses } from "@/db/schema/coupons";
import { invoiceItems } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addCoupon, addPresets } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel, returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { sendRefundForm } from "@/e2e/support/refunds";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { listPaymentSteps } from "@/lib/orders/payments/queries";
import { POST as resolve } from "../invoice/[id]/resolution/route";
import { GET as getInvoices, PUT as markPaid } from "../invoice/[id]/route";
import { POST as quote } from "../quote/route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Coupon = Awaited<ReturnType<typeof addCoupon>>;

/** Of 20, 33.33 and 49.99 dollars. */
const addThree = () =>
  addPresets(
    { priceCents: 2_000, category: "basic" },
    { priceCents: 3_333, category: "premium" },
    { priceCents: 4_999, category: "premium" },
  );

const usesOf = ({ id }: Coupon) => database().$count(couponUses, eq(couponUses.couponId, id));

const change = ({ id }: Coupon, values: Partial<typeof coupons.$inferInsert>) =>
  database().update(coupons).set(values).where(eq(coupons.id, id));

const refused = (error: string) => ({ status: 409, body: { isSuccess: false, error } });

const order = async (...args: Parameters<typeof orderOf>) =>
  statusAndBody(await sendOrder(args[0] as Customer, orderOf(...args)));

const invoicesOnWire = async ({ email, bearer }: Customer) => {
  const options = { headers: bearer, params: { id: email } };
  const response = await call(getInvoices, `/api/shop/invoice/${email}`, options);
  return (await response.json()) as Record<string, unknown>[];
};

const itemsOf = (invoiceId: number) =>
  database()
    .select()
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(invoiceItems.id);

/** @requirement Prices: An order with a coupon costs less, item by item, in order, bill and payment */
test("an order with a coupon: what it takes off stands item by item, and PayPal gets the rest", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon({ categories: ["premium"] })];
  const options = { coupon, deployment: true };
  const { orderId, invoiceId } = await beginPayment(ann, presets, options);
  const items = await itemsOf(invoiceId);
  expect(items.map(({ priceCents }) => priceCents)).toEqual([2_000, 2_667, 3_999]);
  expect(items.map(({ discountCents }) => discountCents)).toEqual([0, 666, 1_000]);
  expect((await invoicesOf(ann))[0]).toMatchObject({
    couponCode: coupon.code,
    subtotalCents: 8_666,
    deploymentCents: 9_500,
    totalCents: 18_166,
  });
  const atPaypal = (await paypal.orders()).find(({ id }) => id === orderId);
  expect(atPaypal?.unit).toMatchObject({ amount: { value: "181.66" } });
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  const [invoice] = await invoicesOnWire(ann);
  expect(invoice).toMatchObject({
    subtotal: 86.66,
    totalAmount: 181.66,
    coupon: coupon.code,
    discount: 16.66,
    invoiceItems: [{}, { preset: { price: 26.67, discount: 6.66 } }, {}],
  });
  expect(await usesOf(coupon)).toBe(1);
  const [message] = (await mailbox.messages()).filter(({ to }) => to.includes(ann.email));
  expect(message?.text).toMatch(
    new RegExp(
      `\\$49\\.99\\nCoupon ${coupon.code}: 20% off premium templates\\s+-\\$16\\.66\\nSubtotal\\s+\\$86\\.66\\n`,
    ),
  );
  const pdf = await renderInvoicePdf(await getInvoiceFacts(invoiceId));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

/** @requirement Prices: What is refunded of an item is what was paid for it */
test("a refund of one item gives back what was paid for it, and the rest of the order the rest", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon()];
  const { orderId, invoiceId } = await beginPayment(ann, presets, { coupon });
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  const paid = (await itemsOf(invoiceId)).map(({ priceCents }) => priceCents);
  expect(paid).toEqual([1_600, 2_667, 3_999]);
  const ofFirst = { presetIds: [presets[0]?.id ?? 0] };
  const refund = async (amountCents: number, wish: object) =>
    statusAndBody(await sendRefundForm(admin, invoiceId, { amountCents, ...wish }));
  expect(await refund(2_000, ofFirst)).toMatchObject({
    status: 409,
    body: { error: "This comes to $16, not to $20. $82.66 of $82.66 is left." },
  });
  expect((await refund(1_600, ofFirst)).status).toBe(201);
  expect((await refund(6_666, {})).status).toBe(201);
  // What was paid and given back was used.
  expect(await usesOf(coupon)).toBe(1);
});

test("without a coupon the wire has nothing of it", async () => {
  const ann = await addCustomer();
  await beginPayment(ann, await addThree());
  const [invoice] = await invoicesOnWire(ann);
  expect(JSON.stringify(invoice)).not.toMatch(/coupon|discount/);
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

/** @requirement Prices: A coupon that does not hold says why */
test.each<[string, Partial<typeof coupons.$inferInsert>, RegExp]>([
  ["has ended", { endsAt: daysFromNow(-1) }, / ended on /],
  ["has not begun", { startsAt: daysFromNow(1) }, / begins on /],
  [
    "is for other presets",
    { categories: ["medium"] },
    / gives 20% off medium templates, but your cart has none of those\.$/,
  ],
])("a coupon that %s is refused in the quote and in the order", async (_, facts, reason) => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon(facts)];
  const error = expect.stringMatching(reason);
  const products = presets.map(({ id }) => id);
  const asked = await call(quote, "/api/shop/quote", jsonBody({ products, coupon: coupon.code }));
  expect(await statusAndBody(asked)).toEqual({ status: 409, body: { error } });
  expect(await order(ann, presets, { coupon })).toEqual({
    status: 409,
    body: { isSuccess: false, error },
  });
  expect(await invoicesOf(ann)).toEqual([]);
});

test("an unknown code is refused by its name; an empty one is none", async () => {
  const ann = await addCustomer();
  const presets = await addThree();
  const plain = orderOf(ann, presets);
  const send = async (coupon: string) => statusAndBody(await sendOrder(ann, { ...plain, coupon }));
  expect(await send("no such")).toEqual(
    refused("There is no coupon NOSUCH. Please check the spelling."),
  );
  expect((await send(" ")).status).toBe(200);
});

test("a total without the coupon's discount is refused", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon()];
  const { totalAmount } = orderOf(ann, presets);
  const form = { ...orderOf(ann, presets, { coupon }), totalAmount };
  expect(await statusAndBody(await sendOrder(ann, form))).toEqual(
    refused("Prices have changed. Please review your cart."),
  );
  expect(await usesOf(coupon)).toBe(0);
});

/** @requirement Prices: Each customer uses a coupon once; an order that is not paid gives it back */
test("a customer uses a coupon once, and has it back when the order is canceled", async () => {
  const ann = await addCustomer();
  const coupon = await addCoupon({ maxUses: 1 });
  const [first, second, third] = await addThree();
  if (!first || !second || !third) throw new Error("There are no presets.");
  const { orderId } = await beginPayment(ann, [first], { coupon });
  expect(await usesOf(coupon)).toBe(1);
  await cancel(orderId, ann.bearer);
  expect(await usesOf(coupon)).toBe(0);
  await order(ann, [second], { coupon, paymentMethod: "bank_transfer" });
  const [, transfer] = await invoicesOf(ann);
  const used = `You have already used the coupon ${coupon.code}, in your order ${transfer?.id}.`;
  await change(coupon, { maxUses: null });
  expect(await order(ann, [third], { coupon })).toEqual(refused(used));
  const asked = { products: [third.id], coupon: coupon.code };
  const quoted = await call(quote, "/api/shop/quote", jsonBody(asked, ann.bearer));
  expect(await statusAndBody(quoted)).toEqual({ status: 409, body: { error: used } });
  expect((await call(quote, "/api/shop/quote", jsonBody(asked))).status).toBe(200);
});

test("an order that waits at PayPal gives way to another with its coupon", async () => {
  const ann = await addCustomer();
  const coupon = await addCoupon({ maxUses: 1 });
  const [first, second] = await addThree();
  if (!first || !second) throw new Error("There are no presets.");
  const { invoiceId } = await beginPayment(ann, [first], { coupon });
  expect((await beginPayment(ann, [first], { coupon })).invoiceId).toBe(invoiceId);
  const other = await beginPayment(ann, [second], { coupon });
  expect((await invoicesOf(ann)).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
  // And an order without it is another one, too.
  await beginPayment(ann, [second]);
  expect(await usesOf(coupon)).toBe(0);
  expect(other.invoiceId).toBeGreaterThan(invoiceId);
});

test("a repeated order keeps its coupon although that has ended meanwhile", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon()];
  const { invoiceId } = await beginPayment(ann, presets, { coupon });
  await change(coupon, { endsAt: new Date() });
  expect((await beginPayment(ann, presets, { coupon })).invoiceId).toBe(invoiceId);
});

test("an order that was not paid is listed with its coupon, also when that has ended", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon()];
  const { orderId } = await beginPayment(ann, presets, { coupon });
  await cancel(orderId, ann.bearer);
  const listed = [{ status: "not_paid", coupon: coupon.code }];
  expect(await invoicesOnWire(ann)).toMatchObject(listed);
  await change(coupon, { endsAt: new Date() });
  expect(await invoicesOnWire(ann)).toMatchObject(listed);
});

test("a transfer that arrives after its order was closed counts as a use again", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon({ maxUses: 1 })];
  await order(ann, presets, { coupon, paymentMethod: "bank_transfer" });
  const { orderId } = await beginPayment(ann, presets);
  await cancel(orderId, ann.bearer);
  expect(await usesOf(coupon)).toBe(0);
  const id = String((await invoicesOf(ann))[0]?.id);
  const arrived = await call(markPaid, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  expect(arrived.status).toBe(200);
  expect((await invoicesOf(ann))[0]).toMatchObject({ status: "paid", totalCents: 8_266 });
  expect(await usesOf(coupon)).toBe(1);
});

/** @requirement Prices: A quote takes the coupons that the order takes */
test("a coupon in a transfer that the order would replace is quoted; in any other transfer it is not", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon({ maxUses: 1 })];
  const [first, second, third] = presets;
  if (!first || !second || !third) throw new Error("There are no presets.");
  await order(ann, [first, second], { coupon, paymentMethod: "bank_transfer" });
  const quoteOf = async (...products: { id: number }[]) => {
    const asked = { products: products.map(({ id }) => id), coupon: coupon.code };
    return (await call(quote, "/api/shop/quote", jsonBody(asked, ann.bearer))).status;
  };
  expect(await quoteOf(third)).toBe(409);
  expect((await order(ann, [third], { coupon })).status).toBe(409);
  expect(await quoteOf(second, third)).toBe(200);
  expect((await order(ann, [second, third], { coupon })).status).toBe(200);
  expect((await invoicesOf(ann)).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
  expect(await usesOf(coupon)).toBe(1);
});

/** @requirement Prices: Each customer uses a coupon once; an order that is not paid gives it back */
test("late money for an order whose coupon was used again waits for a person", async () => {
  const ann = await addCustomer();
  const [presets, coupon] = [await addThree(), await addCoupon()];
  const [first, second] = presets;
  if (!first || !second) throw new Error("There are no presets.");
  await order(ann, [first], { coupon, paymentMethod: "bank_transfer" });
  const { orderId } = await beginPayment(ann, [first]);
  await cancel(orderId, ann.bearer);
  await order(ann, [second], { coupon, paymentMethod: "bank_transfer" });
  const id = String((await invoicesOf(ann))[0]?.id);
  const asAdmin = (body: object) => ({ ...jsonBody(body, admin.bearer), params: { id } });
  await call(markPaid, `/api/shop/invoice/${id}`, { ...asAdmin({ isPaid: true }), method: "PUT" });
  expect((await invoicesOf(ann))[0]).toMatchObject({ status: "cancelled", number: null });
  expect(await listPaymentSteps(Number(id))).toMatchObject([
    { state: "needs_attention", note: expect.stringMatching(/its coupon is in order \d+$/) },
  ]);
  expect(await usesOf(coupon)).toBe(1);
  const decision = asAdmin({ action: "check", note: "We let both count" });
  await call(resolve, `/api/shop/invoice/${id}/resolution`, decision);
  expect((await invoicesOf(ann))[0]).toMatchObject({ status: "paid" });
});

/** @requirement Prices: A coupon is never used by more orders than it is for; beyond that a person decides */
test("late money for an order whose coupon others have used up waits for a person", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [presets, coupon] = [await addThree(), await addCoupon({ maxUses: 1 })];
  const byTransfer = { coupon, paymentMethod: "bank_transfer" } as const;
  await order(ann, presets, byTransfer);
  await cancel((await beginPayment(ann, presets)).orderId, ann.bearer);
  expect((await order(bob, presets, byTransfer)).status).toBe(200);
  const id = String((await invoicesOf(ann))[0]?.id);
  const asAdmin = (body: object) => ({ ...jsonBody(body, admin.bearer), params: { id } });
  await call(markPaid, `/api/shop/invoice/${id}`, { ...asAdmin({ isPaid: true }), method: "PUT" });
  expect(await listPaymentSteps(Number(id))).toMatchObject([
    { note: "the transfer arrived, but its coupon is used up by other orders" },
  ]);
  expect(await usesOf(coupon)).toBe(1);
  const decision = asAdmin({ action: "check", note: "We let it count" });
  await call(resolve, `/api/shop/invoice/${id}/resolution`, decision);
  expect((await invoicesOf(ann))[0]).toMatchObject({ status: "paid" });
  expect(await usesOf(coupon)).toBe(2);
});

/** @requirement Prices: A cart is explained line by line, without a session, too */
test("a quote has every line", async () => {
  const presets = await addThree();
  const coupon = await addCoupon({ percent: null, amountCents: 1_000 });
  const products = [...presets.map(({ id }) => id).reverse(), 200_000_000];
  const body = { products, coupon: ` ${coupon.code.toLowerCase()} `, withDeployment: true };
  const response = await call(quote, "/api/shop/quote", jsonBody(body));
  const [first, second, third] = presets;
  expect(await statusAndBody(response)).toEqual({
    status: 200,
    body: {
      items: [
        { id: third?.id, name: third?.name, price: 49.99, discount: 4.84 },
        { id: second?.id, name: second?.name, price: 33.33, discount: 3.23 },
        { id: first?.id, name: first?.name, price: 20, discount: 1.93 },
      ],
      listPrice: 103.32,
      discounts: [{ text: `Coupon ${coupon.code}: $10 off your templates`, amount: 10 }],
      subtotal: 93.32,
      deploymentCost: 95,
      totalAmount: 188.32,
    },
  });
});
