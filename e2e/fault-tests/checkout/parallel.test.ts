import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { addCustomer } from "@/e2e/support/customers";
import { faultTestTimeout, inParallel, scaled } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { startFakePaypal } from "@/e2e/support/paypal";
import { markTransferArrived } from "@/lib/orders/checkout/commands/transfers";

startMailbox();
const staff = { email: "staff@shop.test" };
startFakePaypal();

const customers = (count: number) =>
  inParallel(Array.from({ length: count }), 8, async () => {
    const customer = await addCustomer();
    return { customer, presets: await fillCart(customer) };
  });

const methods = ["paypal", "bank_transfer"] as const;

/** @requirement Checkout: Two tabs, double clicks and retries make one order */
test.each(methods.flatMap((paymentMethod) => [2, 5].map((times) => ({ paymentMethod, times }))))(
  "$times payments of one cart at once by $paymentMethod make one invoice",
  async ({ paymentMethod, times }) => {
    const buyers = await customers(scaled(20));
    await inParallel(buyers, 8, async ({ customer, presets }) => {
      const order = orderOf(customer, presets, { paymentMethod });
      const answers = await Promise.all(
        Array.from({ length: times }, () => sendOrder(customer, order)),
      );
      const said = await Promise.all(answers.map((answer) => answer.text()));
      expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
      expect(new Set(said).size).toBe(1);
      expect(await invoicesOf(customer)).toHaveLength(1);
    });
  },
  faultTestTimeout,
);

test(
  "concurrent orders by PayPal and bank transfer leave one order",
  async () => {
    const buyers = await customers(scaled(20));
    await inParallel(buyers, 8, async ({ customer, presets }) => {
      const orders = [0, 1, 2, 3].map((n) =>
        orderOf(customer, presets, { paymentMethod: methods[n % 2] }),
      );
      const answers = await Promise.all(orders.map((order) => sendOrder(customer, order)));
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const open = (await invoicesOf(customer)).filter(({ status }) => status === "pending");
      expect(open).toHaveLength(1);
      const claims = await database()
        .select()
        .from(purchaseClaims)
        .where(eq(purchaseClaims.userId, customer.id));
      expect(new Set(claims.map(({ invoiceId }) => invoiceId))).toEqual(new Set([open[0]?.id]));
      expect(claims).toHaveLength(presets.length);
    });
  },
  faultTestTimeout,
);

/** @requirement Licenses: Two tabs, double clicks and retries order a further license once */
test(
  "further licenses that are ordered several times at once are one order, and none is given twice",
  async () => {
    const buyers = await customers(scaled(10));
    await inParallel(buyers, 8, async ({ customer, presets }) => {
      const transfer = { paymentMethod: "bank_transfer" } as const;
      await sendOrder(customer, orderOf(customer, presets, transfer));
      await markTransferArrived((await invoicesOf(customer))[0]?.id ?? 0, {}, staff);
      const further = (licenses: number) => presets.map((it) => ({ ...it, licenses, owned: 1 }));

      const same = orderOf(customer, further(3));
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendOrder(customer, same)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await invoicesOf(customer)).toHaveLength(2);

      const different = [1, 2, 3, 4].map((licenses) => orderOf(customer, further(licenses)));
      await Promise.all(different.map((order) => sendOrder(customer, order)));
      const open = (await invoicesOf(customer)).filter(({ status }) => status === "pending");
      expect(open).toHaveLength(1);
      const claims = await database()
        .select()
        .from(purchaseClaims)
        .where(eq(purchaseClaims.userId, customer.id));
      for (const { id } of presets) {
        const numbers = claims
          .filter(({ presetId }) => presetId === id)
          .map(({ licenseNumber }) => licenseNumber)
          .sort();
        expect(numbers).toEqual(Array.from(numbers, (_, n) => n + 1));
      }
      const [item] = await database()
        .select({ count: sql<number>`count(*)::int` })
        .from(invoiceItems)
        .where(eq(invoiceItems.invoiceId, open[0]?.id ?? 0));
      expect(claims).toHaveLength(presets.length + (item?.count ?? 0));
    });
  },
  faultTestTimeout,
);

/** As it is often written: read the cart, then insert. */
async function payNaively(userId: number) {
  const cart = await database().select().from(cartItems).where(eq(cartItems.userId, userId));
  if (cart.length === 0) return;
  const customer = { email: "", company: "", firstname: "", lastname: "", city: "" };
  const [invoice] = await database()
    .insert(invoices)
    .values({
      userId,
      customer: { ...customer, zipcode: "", country: "" },
      method: "bank_transfer",
      subtotalCents: 1,
      totalCents: 1,
    })
    .returning();
  await database()
    .insert(invoiceItems)
    .values(
      cart.map(({ presetId }) => ({
        presetId,
        invoiceId: invoice?.id ?? 0,
        name: "",
        priceCents: 1,
      })),
    );
  await database().delete(cartItems).where(eq(cartItems.userId, userId));
}

test(
  "as a control: without the lock and the claims there are two orders",
  async () => {
    const buyers = await customers(scaled(20));
    const counts = await inParallel(buyers, 8, async ({ customer }) => {
      await Promise.all([payNaively(customer.id), payNaively(customer.id)]);
      return (await invoicesOf(customer)).length;
    });
    expect(Math.max(...counts)).toBe(2);
  },
  faultTestTimeout,
);

test("claims refuse a second order even without a lock", async () => {
  const [buyer] = await customers(1);
  if (!buyer) throw new Error("Nobody buys.");
  await sendOrder(buyer.customer, orderOf(buyer.customer, buyer.presets));
  const [invoice] = await invoicesOf(buyer.customer);
  const again = database()
    .insert(purchaseClaims)
    .values({
      userId: buyer.customer.id,
      presetId: buyer.presets[0]?.id ?? 0,
      invoiceId: invoice?.id ?? 0,
    });
  await expect(again).rejects.toMatchObject({ cause: { code: "23505" } });
});
