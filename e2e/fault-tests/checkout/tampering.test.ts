import { beforeAll, expect, test, vi } from "vitest";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { faultTestTimeout, scaled, seededRandom } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Order = ReturnType<typeof orderOf>;

let ann: Customer;
let honest: Order;
let disabled: number;
let owned: number;

beforeAll(async () => {
  // Rate limits have tests of their own.
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
  ann = await addCustomer();
  honest = orderOf(ann, await fillCart(ann, 3));
  disabled = (await addPreset({ isDisabled: true })).id;
  const bought = await addPreset();
  owned = bought.id;
  const { orderId } = await beginPayment(ann, [bought]);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
});

const changedProduct = (order: Order, index: number, change: object) => ({
  ...order,
  products: order.products.map((it, at) => (at === index ? { ...it, ...change } : it)),
});

/** Every way to pay less, to get more, or to get what is not for sale. */
const tricks: ((order: Order, random: () => number) => object)[] = [
  (order, random) => ({ ...order, totalAmount: order.totalAmount - 0.01 - random() * 10 }),
  (order, random) => ({ ...order, totalAmount: order.totalAmount + 0.01 + random() * 40 }),
  (order) => ({ ...order, totalAmount: order.totalAmount - 0.004 }),
  (order) => ({ ...order, totalAmount: order.totalAmount + 50 }),
  (order) => ({ ...order, totalAmount: order.totalAmount + 15 * order.products.length }),
  (order) => ({ ...order, totalAmount: -order.totalAmount }),
  (order) => ({ ...order, totalAmount: 0 }),
  (order) => ({ ...order, totalAmount: String(order.totalAmount) }),
  (order) => ({ ...order, totalAmount: null }),
  (order, random) => {
    const index = Math.floor(random() * order.products.length);
    const price = random() * 10;
    const off = (order.products[index]?.price ?? 0) - price;
    return { ...changedProduct(order, index, { price }), totalAmount: order.totalAmount - off };
  },
  (order) => changedProduct(order, 0, { price: -1 }),
  (order) => changedProduct(order, 0, { price: order.products[0]?.price, id: 2_147_483_647 }),
  (order) => changedProduct(order, 0, { id: disabled }),
  (order) => changedProduct(order, 0, { id: owned }),
  (order) => changedProduct(order, 0, { id: order.products[1]?.id }),
  (order) => ({ ...order, products: [...order.products, order.products[0]] }),
  (order) => ({ ...order, products: order.products.slice(1) }),
  (order) => changedProduct(order, 0, { id: 0 }),
  (order) => changedProduct(order, 0, { id: 1.5 }),
  (order) => changedProduct(order, 0, { id: "1 or 1=1" }),
  (order) => ({ ...order, email: "somebody@example.com" }),
  (order) => ({ ...order, paymentMethod: "free" }),
  (order) => ({ ...order, products: { length: 1 } }),
];

/**
 * @requirement Checkout: Every amount is read from the database: prices, products and deployment
 *   sent by a client are compared, never used; otherwise "Prices have changed. Please review your
 *   cart."
 */
test(
  "no tampered order is accepted",
  async () => {
    const random = seededRandom(20_261_121);
    const before = (await invoicesOf(ann)).length;
    const statuses: Record<number, number> = {};
    for (let n = 0; n < scaled(50); n++) {
      const trick = tricks[n % tricks.length];
      const { status } = await sendOrder(ann, trick?.(honest, random) ?? {});
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(Object.keys(statuses)).toEqual(["403", "409", "422"]);
    expect(await invoicesOf(ann)).toHaveLength(before);
  },
  faultTestTimeout,
);

test("additional fields of an order are ignored", async () => {
  const greedy = {
    ...honest,
    currency: "JPY",
    totalCents: 1,
    userId: 1,
    isPaid: true,
    products: honest.products.map((it) => ({
      ...it,
      quantity: 100,
      priceCents: 1,
      isBought: true,
    })),
  };
  expect((await sendOrder(ann, greedy)).status).toBe(200);
  const invoice = (await invoicesOf(ann)).at(-1);
  expect(invoice).toMatchObject({ status: "pending", totalCents: honest.totalAmount * 100 });
  const order = (await paypal.orders()).at(-1);
  expect(order?.unit.amount).toMatchObject({
    currency_code: "USD",
    value: honest.totalAmount.toFixed(2),
  });
});

/** @requirement PayPal: What does not match the invoice is never captured */
test.each([
  { amount: { currency_code: "USD", value: "0.01" } },
  { amount: { currency_code: "JPY", value: "100.00" } },
  { custom_id: "PRESETRY-1" },
  { invoice_id: "PRESETRY-1" },
])("a payment approved and then altered (%o) is never captured", async (change) => {
  const customer = await addCustomer();
  const { orderId } = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.approve(orderId);
  await paypal.tamper(orderId, change);
  expect(await returnFromPaypal(orderId)).toMatch(/^\/pay\/outcome\/unknown/);
  expect((await paypal.ledger()).filter((entry) => entry.orderId === orderId)).toEqual([]);
  expect(await invoicesOf(customer)).toMatchObject([{ status: "pending" }]);
});
