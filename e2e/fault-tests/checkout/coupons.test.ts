import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { couponUses } from "@/db/schema/coupons";
import { addCustomer } from "@/e2e/support/customers";
import { addCoupon } from "@/e2e/support/factories";
import { faultTestTimeout, inParallel } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { findCoupon } from "@/lib/catalogue/coupons/queries";

startMailbox();
startFakePaypal();

type Coupon = Awaited<ReturnType<typeof addCoupon>>;

const usesOf = async ({ id }: Coupon) => {
  const [row] = await database()
    .select({ uses: count() })
    .from(couponUses)
    .where(eq(couponUses.couponId, id));
  return row?.uses;
};

const buyers = (number: number) =>
  inParallel(Array.from({ length: number }), 8, async () => {
    const customer = await addCustomer();
    return { customer, presets: await fillCart(customer, 1) };
  });

/** Sends an order again while the shop is too busy for it, as its own client does. */
async function sendUntilAnswered(...order: Parameters<typeof sendOrder>): Promise<Response> {
  const response = await sendOrder(...order);
  return response.status === 503 ? sendUntilAnswered(...order) : response;
}

const statusesOf = (responses: Response[]) =>
  Object.fromEntries(
    [200, 409].map((status) => [status, responses.filter((it) => it.status === status).length]),
  );

/** @requirement Prices: 200 parallel uses of a coupon that is valid 50 times are 50 */
test(
  "200 customers order with a coupon for 50 orders at once: 50 get it",
  async () => {
    const coupon = await addCoupon({ maxUses: 50 });
    const orders = (await buyers(200)).map(({ customer, presets }, n) => ({
      customer,
      order: orderOf(customer, presets, {
        coupon,
        paymentMethod: n % 2 === 0 ? "paypal" : "bank_transfer",
      }),
    }));
    const responses = await Promise.all(
      orders.map(({ customer, order }) => sendUntilAnswered(customer, order)),
    );
    expect(statusesOf(responses)).toEqual({ 200: 50, 409: 150 });
    expect(await usesOf(coupon)).toBe(50);
    const refusals = await Promise.all(
      responses.filter(({ status }) => status === 409).map((it) => it.text()),
    );
    const error = `The coupon ${coupon.code} was for 50 orders, and is used up.`;
    expect(new Set(refusals)).toEqual(
      new Set([JSON.stringify({ isSuccess: false, error, message: error })]),
    );
    // Who was refused has no order, and can order without the coupon.
    const refused = orders.filter((_, n) => responses[n]?.status === 409);
    for (const { customer } of refused.slice(0, 5)) expect(await invoicesOf(customer)).toEqual([]);
  },
  faultTestTimeout,
);

test(
  "one customer who orders with a coupon in many tabs at once uses it once",
  async () => {
    const coupon = await addCoupon();
    const [buyer] = await buyers(1);
    if (!buyer) throw new Error("Nobody buys.");
    const { customer, presets } = buyer;
    const other = await fillCart(customer, 1);
    const carts = [presets, other, [...presets, ...other]];
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        sendOrder(customer, orderOf(customer, carts[n % 3] ?? presets, { coupon })),
      ),
    );
    expect(await usesOf(coupon)).toBe(1);
    const pending = (await invoicesOf(customer)).filter(({ status }) => status === "pending");
    expect(pending).toHaveLength(1);
  },
  faultTestTimeout,
);

test(
  "orders that are placed and canceled at once never pass the limit, and leave no use behind",
  async () => {
    const coupon = await addCoupon({ maxUses: 3 });
    const all = await buyers(12);
    await Promise.all(
      all.map(async ({ customer, presets }) => {
        const response = await sendOrder(customer, orderOf(customer, presets, { coupon }));
        expect((await findCoupon(coupon.code))?.uses).toBeLessThanOrEqual(3);
        if (response.status !== 200) return;
        const { href } = (await response.json()) as { href: string };
        await cancel(new URL(href).searchParams.get("token") ?? "", customer.bearer);
      }),
    );
    expect(await usesOf(coupon)).toBe(0);
  },
  faultTestTimeout,
);

/** As it is often written: count, then insert. */
async function useNaively(coupon: Coupon, invoiceId: number, userId: number) {
  if (((await usesOf(coupon)) ?? 0) >= 1) return;
  await database().insert(couponUses).values({ couponId: coupon.id, invoiceId, userId });
}

test(
  "as a control: without the lock a coupon for one order is used more often",
  async () => {
    const coupon = await addCoupon({ maxUses: 1 });
    const placed = await inParallel(await buyers(8), 8, async ({ customer, presets }) => {
      await sendOrder(customer, orderOf(customer, presets));
      return { userId: customer.id, invoiceId: (await invoicesOf(customer))[0]?.id ?? 0 };
    });
    await Promise.all(placed.map((it) => useNaively(coupon, it.invoiceId, it.userId)));
    expect(await usesOf(coupon)).toBeGreaterThan(1);
  },
  faultTestTimeout,
);
