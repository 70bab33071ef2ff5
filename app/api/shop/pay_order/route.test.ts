import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import {
  beginPayment,
  cartOf,
  fillCart,
  invoicesOf,
  orderOf,
  sendOrder,
} from "@/e2e/support/orders";
import { cancel, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { listCart } from "@/lib/orders/cart/queries";
import { reconcilePayment } from "@/lib/orders/checkout/commands/reconcile-payment";
import { getPayment } from "@/lib/orders/payments/queries";
import { GET, POST } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

const refused = (error: unknown) => ({ status: 409, body: { isSuccess: false, error } });
const changed = refused("Prices have changed. Please review your cart.");
const paymentOf = async (invoiceId: number) => {
  const [row] = await database().select().from(payments).where(eq(payments.invoiceId, invoiceId));
  return row;
};
/** Reconciles a payment with PayPal and returns its state. */
async function reconciledState(paymentId: number) {
  const payment = await getPayment(paymentId);
  if (payment) await reconcilePayment(payment);
  return (await getPayment(paymentId))?.state;
}
const claimsOf = async (userId: number) =>
  (await database().select().from(purchaseClaims).where(eq(purchaseClaims.userId, userId))).map(
    ({ presetId }) => presetId,
  );

test("PayPal: the response has the approval URL; order, purchase claims and prices are stored", async () => {
  const ann = await addCustomer({ firstname: "Ann", city: "Bern" });
  const presets = await fillCart(ann, 2);
  const response = await sendOrder(ann, orderOf(ann, presets));
  const { status, body } = await statusAndBody(response);
  expect(status).toBe(200);
  expect(body).toEqual({
    isSuccess: true,
    href: expect.stringMatching(new RegExp(`^${paypal.url()}/checkoutnow\\?token=`)),
  });
  const [invoice, ...others] = await invoicesOf(ann);
  const subtotal = presets.reduce((sum, { priceCents }) => sum + priceCents, 0);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    status: "pending",
    method: "paypal",
    number: null,
    subtotalCents: subtotal,
    deploymentCents: 0,
    totalCents: subtotal,
    customer: { email: ann.email, company: ann.name, firstname: "Ann", city: "Bern" },
  });
  const items = await database()
    .select()
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoice?.id ?? 0))
    .orderBy(invoiceItems.id);
  expect(items).toMatchObject(
    presets.map(({ id, name, priceCents }) => ({ presetId: id, name, priceCents })),
  );
  expect(await claimsOf(ann.id)).toEqual(presets.map(({ id }) => id));
  expect(await cartOf(ann)).toEqual(presets.map(({ id }) => id));
  expect(await paymentOf(invoice?.id ?? 0)).toMatchObject({
    state: "awaiting_payer",
    amountCents: subtotal,
  });
});

test("the PayPal order has the shop's amounts and no shipping", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 3);
  const { orderId, invoiceId } = await beginPayment(ann, presets, { deployment: true });
  const order = (await paypal.orders()).find(({ id }) => id === orderId);
  const [invoice] = await invoicesOf(ann);
  expect(invoice?.deploymentCents).toBe(9_500);
  const payment = await paymentOf(invoiceId);
  const paypalId = `PRESETRY-${invoiceId}-${payment?.requestId.slice(0, 8)}`;
  expect(order?.unit).toMatchObject({
    custom_id: paypalId,
    invoice_id: paypalId,
    amount: { currency_code: "USD", value: ((invoice?.totalCents ?? 0) / 100).toFixed(2) },
  });
  expect(order?.returnUrl).toBe("https://shop.test/api/shop/order/capture_order_payment");
});

/**
 * @requirement Bank transfer: The email has the bank details, the amount and a reference with check
 *   digits
 */
test("bank transfer: the cart is emptied, and the details are emailed with a reference", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 2);
  const order = orderOf(ann, presets, { paymentMethod: "bank_transfer", deployment: true });
  expect(await statusAndBody(await sendOrder(ann, order))).toEqual({
    status: 200,
    body: { isSuccess: true, href: "" },
  });
  const [invoice] = await invoicesOf(ann);
  expect(invoice).toMatchObject({ status: "pending", method: "bank_transfer" });
  expect(await cartOf(ann)).toEqual([]);
  const [email] = await mailbox.messages();
  expect(email?.to).toEqual([ann.email]);
  expect(email?.text).toMatch(/Payment reference +RF\d\d \d{6}/);
  for (const name of ["Amount", "Total"]) {
    expect(email?.text).toMatch(
      new RegExp(`^${name} +\\$${(invoice?.totalCents ?? 0) / 100}$`, "m"),
    );
  }
});

/** @requirement Checkout: Two tabs, double clicks and retries make one order */
test.each(["paypal", "bank_transfer"] as const)(
  "%s: a repetition finds the same order, and one email is enough",
  async (paymentMethod) => {
    const ann = await addCustomer();
    const order = orderOf(ann, await fillCart(ann), { paymentMethod });
    const responses = [
      await statusAndBody(await sendOrder(ann, order)),
      await statusAndBody(await sendOrder(ann, order)),
    ];
    expect(responses[0]).toEqual(responses[1]);
    const [invoice, ...others] = await invoicesOf(ann);
    expect(others).toEqual([]);
    const emails = await database()
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.key, `bank-details:${invoice?.id}`));
    expect(emails).toHaveLength(paymentMethod === "paypal" ? 0 : 1);
  },
);

test("another order for the same presets replaces one that nobody paid", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 3);
  const first = await beginPayment(ann, presets);
  const second = await beginPayment(ann, presets.slice(0, 2));
  expect((await invoicesOf(ann)).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
  expect(await claimsOf(ann.id)).toEqual(presets.slice(0, 2).map(({ id }) => id));
  await paypal.approve(first.orderId);
  expect(await reconciledState(first.paymentId)).toBe("cancelled");
  expect(await reconciledState(second.paymentId)).toBe("awaiting_payer");
  const orderIds = [first.orderId, second.orderId];
  expect((await paypal.ledger()).filter((it) => orderIds.includes(it.orderId))).toEqual([]);
});

test("an order that switches from PayPal to bank transfer replaces the PayPal order", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  await beginPayment(ann, presets);
  const order = orderOf(ann, presets, { paymentMethod: "bank_transfer" });
  expect((await sendOrder(ann, order)).status).toBe(200);
  expect((await invoicesOf(ann)).map(({ method, status }) => `${method} ${status}`)).toEqual([
    "paypal cancelled",
    "bank_transfer pending",
  ]);
});

const byTransfer = (
  customer: Parameters<typeof orderOf>[0],
  presets: Parameters<typeof orderOf>[1],
) => orderOf(customer, presets, { paymentMethod: "bank_transfer" });

/** @requirement Bank transfer: A preset in a pending transfer can be paid by PayPal instead, which replaces the transfer */
test("paying by PayPal replaces a pending transfer, in one transaction", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  await sendOrder(ann, byTransfer(ann, presets));
  const { invoiceId } = await beginPayment(ann, presets);
  expect(await invoicesOf(ann)).toMatchObject([
    { method: "bank_transfer", status: "cancelled", replacedBy: invoiceId },
    { method: "paypal", status: "pending", replacedBy: null },
  ]);
  expect((await claimsOf(ann.id)).sort()).toEqual(presets.map(({ id }) => id).sort());
  await beginPayment(ann, presets);
  expect(await invoicesOf(ann)).toHaveLength(2);
});

test("the other presets of a replaced transfer go back to the cart, which shows those that are still sold", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 3);
  const [wanted, other, disabled] = presets;
  if (!wanted || !other || !disabled) throw new Error("There are not three presets.");
  await sendOrder(ann, byTransfer(ann, presets));
  await database()
    .update(presetTable)
    .set({ isDisabled: true })
    .where(eq(presetTable.id, disabled.id));
  await beginPayment(ann, [wanted]);
  expect(await claimsOf(ann.id)).toEqual([wanted.id]);
  expect(await listCart(ann.id)).toEqual([other.id]);
});

test("a replaced transfer is neither reminded of nor expired", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  await sendOrder(ann, byTransfer(ann, presets));
  const [transfer] = await invoicesOf(ann);
  await beginPayment(ann, presets);
  await database()
    .update(invoices)
    .set({ createdAt: sql`now() - interval '30 days'` })
    .where(eq(invoices.id, transfer?.id ?? 0));
  await makeJobsDue();
  await runJobs();
  expect(await invoicesOf(ann)).toMatchObject([{ status: "cancelled" }, { status: "pending" }]);
  const emails = await database().select({ key: emailOutbox.key }).from(emailOutbox);
  expect(emails.filter(({ key }) => /^transfer-(reminder|expired):/.test(key))).toEqual([]);
});

test("an order that never was stored replaces nothing", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  await sendOrder(ann, byTransfer(ann, presets));
  const outdated = { ...orderOf(ann, presets), totalAmount: 1 };
  expect(await statusAndBody(await sendOrder(ann, outdated))).toEqual(changed);
  expect(await invoicesOf(ann)).toMatchObject([{ status: "pending", replacedBy: null }]);
});

test("a second transfer for a preset of a pending one is refused", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 2);
  await sendOrder(ann, byTransfer(ann, presets));
  const [order] = await invoicesOf(ann);
  expect(await statusAndBody(await sendOrder(ann, byTransfer(ann, presets.slice(1))))).toEqual(
    refused(
      `You have already ordered ${presets[1]?.name} by bank transfer, in your order ${order?.id}. Pay by PayPal to replace that order, or wait until your transfer has arrived.`,
    ),
  );
});

/**
 * @requirement Checkout: What was bought cannot be ordered again, what is disabled cannot be
 *   ordered
 */
test("what was bought cannot be ordered again", async () => {
  const ann = await addCustomer();
  const [first, second] = await fillCart(ann);
  if (!first || !second) throw new Error("The cart is empty.");
  const { orderId, paymentId, invoiceId } = await beginPayment(ann, [first]);
  await paypal.approve(orderId);
  await reconciledState(paymentId);
  expect(await statusAndBody(await sendOrder(ann, orderOf(ann, [first, second])))).toEqual(
    refused(
      `You have already bought ${first.name}, in your order ${invoiceId}. You find it in your purchases; please remove it from your cart.`,
    ),
  );
});

test("an order in review cannot be paid again", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  const { orderId, paymentId } = await beginPayment(ann, presets);
  await paypal.review(orderId);
  expect(await reconciledState(paymentId)).toBe("pending_review");
  const { status, body } = await statusAndBody(await sendOrder(ann, orderOf(ann, presets)));
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: expect.stringContaining("is still being processed") });
});

test("two customers buy the same preset", async () => {
  const [ann, bob, preset] = [await addCustomer(), await addCustomer(), await addPreset()];
  for (const customer of [ann, bob]) {
    const { orderId, paymentId } = await beginPayment(customer, [preset]);
    await paypal.approve(orderId);
    expect(await reconciledState(paymentId)).toBe("captured");
  }
  const [row] = await database().select().from(presetTable).where(eq(presetTable.id, preset.id));
  expect(row?.purchasedCount).toBe(2);
});

test("an approval page that is about to expire is not returned again", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  const first = await beginPayment(ann, presets);
  await database()
    .update(payments)
    .set({ createdAt: sql`now() - interval '151 minutes'` })
    .where(eq(payments.id, first.paymentId));
  const second = await beginPayment(ann, presets);
  expect(second.orderId).not.toBe(first.orderId);
});

/**
 * @requirement Checkout: Every amount is read from the database: prices, products and deployment
 *   sent by a client are compared, never used; otherwise "Prices have changed. Please review your
 *   cart."
 */
test("a changed price is refused with a message, and no order is placed", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  const order = orderOf(ann, presets);
  await database()
    .update(presetTable)
    .set({ priceCents: 999 })
    .where(eq(presetTable.id, presets[0]?.id ?? 0));
  expect(await statusAndBody(await sendOrder(ann, order))).toEqual(changed);
  expect(await invoicesOf(ann)).toEqual([]);
});

test("the order says whether deployment is wanted, and the total has to be that", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  const order = orderOf(ann, presets);
  const deployed = { ...order, totalAmount: order.totalAmount + 50 + 15 * presets.length };
  for (const wrong of [
    { ...order, withDeployment: true },
    { ...deployed, withDeployment: false },
  ]) {
    expect(await statusAndBody(await sendOrder(ann, wrong))).toEqual(changed);
  }
  expect((await sendOrder(ann, { ...deployed, withDeployment: true })).status).toBe(200);
  expect(await invoicesOf(ann)).toMatchObject([{ deploymentCents: 8_000 }]);
});

/**
 * @requirement Checkout: What was bought cannot be ordered again, what is disabled cannot be
 *   ordered
 */
test("a disabled preset is not sold", async () => {
  const ann = await addCustomer();
  const preset = await addPreset({ isDisabled: true });
  expect(await statusAndBody(await sendOrder(ann, orderOf(ann, [preset])))).toEqual(
    refused(`${preset.name} is no longer sold. Please review your cart.`),
  );
});

/**
 * @requirement Checkout: What was bought cannot be ordered again, what is disabled cannot be
 *   ordered
 */
test("a preset that is listed twice, does not exist or is not launched is refused in words of its own", async () => {
  const ann = await addCustomer();
  const preset = await addPreset();
  const planned = await addPreset({ isDisabled: true, launchAt: new Date("2100-01-01") });
  const answerTo = async (...presets: (typeof preset)[]) =>
    statusAndBody(await sendOrder(ann, orderOf(ann, presets)));
  expect(await answerTo(preset, preset)).toEqual(
    refused("A template is in this order twice. Please review your cart."),
  );
  for (const unknown of [{ ...preset, id: 2_000_000 }, planned]) {
    expect(await answerTo(preset, unknown)).toEqual(
      refused("A template in this order does not exist. Please review your cart."),
    );
  }
});

/** @requirement Checkout: A failure is shown (Error), and the cart stays */
test("PayPal down: 502 within ten seconds, and the next attempt goes on with the same order", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  await paypal.injectFaults({ on: "create", rate: 1, as: "drop", when: "after" });
  expect(await statusAndBody(await sendOrder(ann, orderOf(ann, presets)))).toEqual({
    status: 502,
    body: {
      isSuccess: false,
      error: "PayPal cannot be reached at the moment. Please try again in a minute.",
    },
  });
  await paypal.injectFaults({});
  const before = (await paypal.orders()).length;
  await beginPayment(ann, presets);
  expect((await paypal.orders()).length).toBe(before);
  expect(await invoicesOf(ann)).toHaveLength(1);
});

/** @requirement API: An Idempotency-Key gives the same response again */
test("an Idempotency-Key gives the same answer for the same request, and none for another", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann);
  const key = { "idempotency-key": "cart-1" };
  const first = await statusAndBody(await sendOrder(ann, orderOf(ann, presets), key));
  expect(await statusAndBody(await sendOrder(ann, orderOf(ann, presets), key))).toEqual(first);
  const other = await sendOrder(ann, orderOf(ann, presets.slice(1)), key);
  expect(await statusAndBody(other)).toEqual({
    status: 409,
    body: { isSuccess: false, error: "This Idempotency-Key was used for another request." },
  });
  const bob = await addCustomer();
  expect((await sendOrder(bob, orderOf(bob, presets), key)).status).toBe(200);
  expect((await sendOrder(ann, orderOf(ann, presets), { "idempotency-key": "a b" })).status).toBe(
    422,
  );
});

test.each([
  [{ lastname: "", city: " " }, "last name, city", ["lastname", "city"]],
  [{ country: "" }, "country", ["country"]],
  [{ country: "", zipcode: "" }, "zip code, country", ["zipcode", "country"]],
  [{ zipcode: "", country: "DE" }, "zip code", ["zipcode"]],
])(
  "an order of a customer with %j is refused and names the fields",
  async (profile, words, fields) => {
    const ann = await addCustomer(profile);
    const presets = await fillCart(ann, 1);
    for (const paymentMethod of ["paypal", "bank_transfer"] as const) {
      const response = await sendOrder(ann, orderOf(ann, presets, { paymentMethod }));
      expect(await statusAndBody(response)).toEqual({
        status: 422,
        body: {
          isSuccess: false,
          error: `Your billing address lacks: ${words}.`,
          fields: Object.fromEntries(fields.map((field) => [field, "Please fill this in"])),
        },
      });
    }
    expect(await invoicesOf(ann)).toEqual([]);
  },
);

test("an order from a country that nobody knows is refused with the nearest names", async () => {
  const ann = await addCustomer({ country: "Grmany" });
  const response = await sendOrder(ann, orderOf(ann, await fillCart(ann, 1)));
  expect(await statusAndBody(response)).toMatchObject({
    status: 422,
    body: { fields: { country: expect.stringContaining("Did you mean Germany") } },
  });
});

test("an order is refused whose post code does not say whose tax applies", async () => {
  const ann = await addCustomer({ country: "Italy", zipcode: "23030", city: "Livigno" });
  const response = await sendOrder(ann, orderOf(ann, await fillCart(ann, 1)));
  expect(await statusAndBody(response)).toMatchObject({
    status: 422,
    body: { fields: { zipcode: expect.stringContaining("Livigno has another post code") } },
  });
  expect(await invoicesOf(ann)).toEqual([]);
});

test("an order keeps the legal name, the address and the code of the country", async () => {
  const address = { street: "Calle Mayor 1", street2: "3º", region: "Madrid", zipcode: "28001" };
  const legalName = "3M España, S.L. & Cía. (“Sede”)";
  const ann = await addCustomer({ legalName, ...address, city: "Madrid", country: "Espagne" });
  await beginPayment(ann, await fillCart(ann, 1));
  expect(await invoicesOf(ann)).toMatchObject([
    { customer: { company: legalName, ...address, city: "Madrid", countryCode: "ES" } },
  ]);
});

test("a country without post codes needs none, and without a legal name the display name is kept", async () => {
  const ann = await addCustomer({ country: "Hong Kong", zipcode: "" });
  await beginPayment(ann, await fillCart(ann, 1));
  expect(await invoicesOf(ann)).toMatchObject([
    { customer: { company: ann.name, street: "", countryCode: "HK" } },
  ]);
});

/** @requirement PayPal: An approval page that no longer works is not offered again */
test.each([null, "checkout-1"])(
  "an order that is sent again once it is paid, cancelled or approved gets no dead page (key: %s)",
  async (key) => {
    const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
    const ann = await addCustomer();
    const presets = await fillCart(ann);
    const form = orderOf(ann, presets);
    const send = async () => statusAndBody(await sendOrder(ann, form, headers));
    const orderIdOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
      new URL((body as { href: string }).href).searchParams.get("token") ?? "";
    const first = orderIdOf(await send());
    expect(orderIdOf(await send())).toBe(first);
    await cancel(first, ann.bearer);
    const second = orderIdOf(await send());
    expect(second).not.toBe(first);
    await paypal.decline(second);
    await returnFromPaypal(second);
    // There the buyer chooses another way to pay.
    expect(orderIdOf(await send())).toBe(second);
    await cancel(second, ann.bearer);
    const third = orderIdOf(await send());
    // The buyer closed PayPal's page, and no webhook event has come yet.
    await paypal.approve(third);
    const [, , order] = await invoicesOf(ann);
    const names = new Intl.ListFormat("en").format(presets.map(({ name }) => name));
    const bought = refused(
      `You have already bought ${names}, in your order ${order?.id}. You find it in your purchases; please remove it from your cart.`,
    );
    expect(await send()).toEqual(bought);
    expect((await invoicesOf(ann)).map(({ status }) => status)).toEqual([
      "cancelled",
      "cancelled",
      "paid",
    ]);
    await database()
      .update(presetTable)
      .set({ priceCents: 999 })
      .where(eq(presetTable.id, presets[0]?.id ?? 0));
    for (const paymentMethod of ["paypal", "bank_transfer"]) {
      expect(await statusAndBody(await sendOrder(ann, { ...form, paymentMethod }))).toEqual(bought);
    }
  },
);

test("only the admin may order for another account", async () => {
  const [ann, eve, admin] = [await addCustomer(), await addCustomer(), await addAdmin()];
  const presets = await fillCart(ann);
  expect(await statusAndBody(await sendOrder(eve, orderOf(ann, presets)))).toEqual({
    status: 403,
    body: { isSuccess: false, error: "This is not your account." },
  });
  expect((await sendOrder(admin, orderOf(ann, presets))).status).toBe(200);
  expect(await invoicesOf(ann)).toHaveLength(1);
});

test("a guest is asked to sign in", async () => {
  const response = await call(POST, "/api/shop/pay_order", jsonBody({}));
  expect(await statusAndBody(response)).toEqual({
    status: 401,
    body: { isSuccess: false, error: "Please log in." },
  });
});

test.each<[string, object]>([
  ["no presets", { products: [] }],
  ["no list", { products: "all" }],
  ["an id of text", { products: [{ id: "1", price: 20, name: "Silent" }] }],
  ["a negative id", { products: [{ id: -1, price: 20 }] }],
  ["an amount of text", { totalAmount: "20" }],
  ["another way to pay", { paymentMethod: "cash" }],
])("%s is refused before anything is looked up", async (_, change) => {
  const ann = await addCustomer();
  const order = { ...orderOf(ann, await addPresets({})), ...change };
  const { status, body } = await statusAndBody(await sendOrder(ann, order));
  expect(status).toBe(422);
  expect(body).toMatchObject({ isSuccess: false, fields: expect.anything() });
});

test("GET is not allowed", async () => {
  const response = await call(GET, "/api/shop/pay_order");
  expect(response.status).toBe(405);
  expect(await database().select().from(invoices).where(eq(invoices.id, 0))).toEqual([]);
});

test("twenty orders in ten minutes are allowed, however they are sent; PayPal is not asked for more", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 1);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt++) {
    statuses.push((await sendOrder(ann, orderOf(ann, presets))).status);
  }
  expect(statuses).toEqual(Array(20).fill(200));
  await paypal.injectFaults({ rate: 1, as: "drop" });
  const refused = await sendOrder(ann, orderOf(ann, await fillCart(ann, 1)));
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await statusAndBody(refused)).toEqual({
    status: 429,
    body: { isSuccess: false, error: "Too many attempts. Please wait a moment." },
  });
  const ben = await addCustomer();
  await paypal.injectFaults({});
  expect((await sendOrder(ben, orderOf(ben, presets))).status).toBe(200);
});
