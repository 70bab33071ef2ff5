import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { couponUses } from "@/db/schema/coupons";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addCoupon, addPresets } from "@/e2e/support/factories";
import { faultTestTimeout, printResult, scaled, Tally } from "@/e2e/support/fault-test";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel, returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { POST as cancelTransfer } from "./shop/invoice/[id]/cancellation/route";
import { POST as resolve } from "./shop/invoice/[id]/resolution/route";
import { PUT as markPaid } from "./shop/invoice/[id]/route";
import { POST as quote } from "./shop/quote/route";

startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
});

type Method = "paypal" | "bank_transfer";

interface Wish {
  customer: number;
  /** Indexes, sorted. */
  presets: number[];
  hasCoupon: boolean;
}

interface Order extends Wish {
  method: Method;
  state: "pending" | "paid" | "closed" | "flagged" | "given back";
  /** Whether it counts as a use of the coupon. */
  isUse: boolean;
  /** Staff let it have its price beyond the limits of the coupon. */
  isAccepted: boolean;
}

const maxUses = 2;

const isActive = ({ state }: Order) => state === "pending" || state === "paid";
const overlaps = (a: Wish, b: Wish) =>
  a.customer === b.customer && a.presets.some((it) => b.presets.includes(it));

/**
 * The rules, in memory: a customer uses the coupon in one order, and two orders use it. An order that
 * is replaced or cancelled, or expires, gives it back, and late money takes it only while it is left.
 */
class Model {
  readonly orders: Order[] = [];

  #uses = () => this.orders.filter(({ isUse }) => isUse);
  #inTheWayOf = (wish: Wish) => this.orders.filter((it) => isActive(it) && overlaps(it, wish));

  /** An order that waits at PayPal gives way to every other; a transfer, to one of its presets. */
  #givesWay = (order: Order, wish: Wish) =>
    order.state === "pending" && (order.method === "paypal" || overlaps(order, wish));

  quote(wish: Wish): 200 | 409 {
    if (!wish.hasCoupon) return 200;
    const isOwn = ({ customer }: Order) => customer === wish.customer;
    const uses = this.#uses().filter((it) => !isOwn(it) || !this.#givesWay(it, wish));
    return uses.some(isOwn) || uses.length >= maxUses ? 409 : 200;
  }

  order(wish: Wish, method: Method): 200 | 409 {
    const inTheWay = this.#inTheWayOf(wish);
    if (inTheWay.some(({ state }) => state === "paid")) return 409;
    const isRepeated = (it: Order) =>
      it.method === method &&
      it.hasCoupon === wish.hasCoupon &&
      `${it.presets}` === `${wish.presets}`;
    if (inTheWay.some(isRepeated)) return 200;
    if (this.quote(wish) === 409) return 409;
    if (method === "bank_transfer" && inTheWay.some((it) => it.method === method)) return 409;
    const isItsUse = (it: Order) => it.isUse && it.customer === wish.customer;
    const replaced = wish.hasCoupon ? [...inTheWay, ...this.orders.filter(isItsUse)] : inTheWay;
    for (const it of replaced) this.close(it);
    const isUse = wish.hasCoupon;
    this.orders.push({ ...wish, method, state: "pending", isUse, isAccepted: false });
    return 200;
  }

  close(order: Order) {
    Object.assign(order, { state: "closed", isUse: false });
  }

  expireTransfers() {
    const isOpen = ({ method, state }: Order) => method === "bank_transfer" && state === "pending";
    for (const it of this.orders.filter(isOpen)) this.close(it);
  }

  /** A closed transfer is paid if its presets are free and its coupon is left. */
  moneyArrives(order: Order) {
    const { state, hasCoupon } = order;
    const isLeft = !hasCoupon || (!this.#isUsedBy(order) && this.#uses().length < maxUses);
    const isFree = this.#inTheWayOf(order).length === 0 && isLeft;
    if (state === "pending") order.state = "paid";
    else if (isFree) Object.assign(order, { state: "paid", isUse: hasCoupon });
    else order.state = "flagged";
  }

  #isUsedBy = ({ customer }: Order) => this.#uses().some((it) => it.customer === customer);

  decide(order: Order, isAccepted: boolean): 200 | 409 {
    if (isAccepted && this.#inTheWayOf(order).length > 0) return 409;
    const isUse = isAccepted && order.hasCoupon && !this.#isUsedBy(order);
    Object.assign(order, { state: isAccepted ? "paid" : "given back", isUse, isAccepted });
    return 200;
  }

  /** No coupon is used more often than it may be, except by decisions of staff. */
  check() {
    const used = this.orders.filter((it) => it.hasCoupon && isActive(it) && !it.isAccepted);
    expect(used.length).toBeLessThanOrEqual(maxUses);
    expect(new Set(used.map(({ customer }) => customer)).size).toBe(used.length);
  }
}

/** Counts from the newest. */
const nthNewest = <T>(items: readonly T[], nth: number): T | undefined =>
  items.length === 0 ? undefined : items.at(-1 - (nth % items.length));

/** The same actions through the routes, over rows of its own in the database. */
async function openShop() {
  const customers = await Promise.all([addCustomer(), addCustomer(), addCustomer()]);
  const presets = await addPresets({}, {});
  const coupon = await addCoupon({ maxUses });
  const customerOf = ({ customer }: Wish) => {
    const found = customers[customer];
    if (!found) throw new Error("There is no such customer.");
    return found;
  };
  const presetsOf = (it: Wish) => presets.filter((_, index) => it.presets.includes(index));
  /** Oldest first, as in the model. */
  const rows = async () => {
    const all = await Promise.all(customers.map(invoicesOf));
    return all.flat().sort((a, b) => a.id - b.id);
  };
  const idOf = async (index: number) => (await rows())[index]?.id ?? 0;
  const orderIdOf = async (invoiceId: number) => {
    const isOwn = eq(payments.invoiceId, invoiceId);
    const [payment] = await database().select().from(payments).where(isOwn);
    return payment?.orderId ?? "";
  };
  const asAdmin = (id: number, body: object) => ({
    ...jsonBody(body, admin.bearer),
    params: { id: `${id}` },
  });
  return {
    async quote(it: Wish) {
      const body = { products: presetsOf(it).map(({ id }) => id), coupon: coupon.code };
      const asked = jsonBody(
        it.hasCoupon ? body : { products: body.products },
        customerOf(it).bearer,
      );
      return (await call(quote, "/api/shop/quote", asked)).status;
    },
    async order(it: Wish, paymentMethod: Method) {
      const options = { paymentMethod, ...(it.hasCoupon ? { coupon } : {}) };
      const form = orderOf(customerOf(it), presetsOf(it), options);
      return (await sendOrder(customerOf(it), form)).status;
    },
    async cancel(index: number, it: Order) {
      const id = await idOf(index);
      const { bearer } = customerOf(it);
      if (it.method === "paypal") return void (await cancel(await orderIdOf(id), bearer));
      const init = { method: "POST", headers: bearer, params: { id: `${id}` } };
      expect(
        (await call(cancelTransfer, `/api/shop/invoice/${id}/cancellation`, init)).status,
      ).toBe(200);
    },
    async moneyArrives(index: number, it: Order) {
      const id = await idOf(index);
      if (it.method === "paypal") {
        const orderId = await orderIdOf(id);
        await paypal.approve(orderId);
        await returnFromPaypal(orderId);
        return;
      }
      const init = { ...asAdmin(id, { isPaid: true }), method: "PUT" };
      expect((await call(markPaid, `/api/shop/invoice/${id}`, init)).status).toBe(200);
    },
    async decide(index: number, isAccepted: boolean) {
      const id = await idOf(index);
      const body = { action: isAccepted ? "check" : "release", note: "As agreed" };
      return (await call(resolve, `/api/shop/invoice/${id}/resolution`, asAdmin(id, body))).status;
    },
    async expire() {
      await database()
        .update(invoices)
        .set({ createdAt: sql`created_at - interval '22 days'` })
        .where(eq(invoices.method, "bank_transfer"));
      await makeJobsDue();
      await runJobs();
    },
    async orders() {
      const found = await database()
        .select({ id: invoices.id, payment: payments.state, use: couponUses.couponId })
        .from(invoices)
        .leftJoin(payments, eq(payments.invoiceId, invoices.id))
        .leftJoin(couponUses, eq(couponUses.invoiceId, invoices.id));
      return (await rows()).map(({ id, status, method }) => {
        const { payment, use } = found.find((it) => it.id === id) ?? {};
        const isGivenBack = method === "bank_transfer" && payment === "cancelled";
        const closed = isGivenBack ? "given back" : "closed";
        const open = status === "pending" || status === "paid" ? status : closed;
        const state = payment === "needs_attention" ? "flagged" : open;
        return { state, isUse: use === coupon.id };
      });
    },
  };
}

interface Shops {
  model: Model;
  shop: Awaited<ReturnType<typeof openShop>>;
}

interface Step {
  name: string;
  /** For the report of a failure. */
  toString: () => string;
  run: (shops: Shops) => Promise<void>;
}

const step = <T extends unknown[]>(
  name: string,
  weight: number,
  args: fc.Arbitrary<T>,
  run: (shops: Shops, ...values: T) => Promise<void>,
): fc.WeightedArbitrary<Step> => ({
  weight,
  arbitrary: args.map((values) => ({
    toString: () => `${name} ${JSON.stringify(values)}`,
    name,
    run: (shops) => run(shops, ...values),
  })),
});

/** Does something with an order that it is possible with, if there is one. */
async function withNth(
  { model }: Shops,
  nth: number,
  isPossible: (order: Order) => boolean,
  act: (order: Order, index: number) => Promise<void>,
) {
  const order = nthNewest(model.orders.filter(isPossible), nth);
  if (order) await act(order, model.orders.indexOf(order));
}

const nth = fc.nat({ max: 2 });
const wish: fc.Arbitrary<Wish> = fc.record({
  customer: fc.nat({ max: 2 }),
  presets: fc.constantFrom([0], [0], [1], [0, 1]),
  hasCoupon: fc.constantFrom(true, true, true, false),
});
const method = fc.constantFrom<Method>("paypal", "bank_transfer", "bank_transfer");

const isPending = ({ state }: Order) => state === "pending";
const canBePaid = ({ state, method }: Order) =>
  state === "pending" || (state === "closed" && method === "bank_transfer");

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step("order", 6, fc.tuple(wish, method), async ({ model, shop }, wished, by) => {
    expect(await shop.quote(wished)).toBe(model.quote(wished));
    expect(await shop.order(wished, by)).toBe(model.order(wished, by));
  }),
  step("cancel", 3, fc.tuple(nth), (shops, which) =>
    withNth(shops, which, isPending, async (order, index) => {
      await shops.shop.cancel(index, order);
      shops.model.close(order);
    }),
  ),
  step("money", 4, fc.tuple(nth), (shops, which) =>
    withNth(shops, which, canBePaid, async (order, index) => {
      await shops.shop.moneyArrives(index, order);
      shops.model.moneyArrives(order);
    }),
  ),
  step("decide", 2, fc.tuple(nth, fc.boolean()), (shops, which, isAccepted) =>
    withNth(
      shops,
      which,
      ({ state }) => state === "flagged",
      async (order, index) => {
        const expected = shops.model.decide(order, isAccepted);
        expect(await shops.shop.decide(index, isAccepted)).toBe(expected);
      },
    ),
  ),
  step("expire", 1, fc.tuple(), async ({ model, shop }) => {
    await shop.expire();
    model.expireTransfers();
  }),
);

const tally = new Tally();

async function runSteps(steps: Step[]) {
  const shops: Shops = { model: new Model(), shop: await openShop() };
  const { model, shop } = shops;
  for (const step of steps) {
    await step.run(shops);
    model.check();
    expect(await shop.orders(), `${step}`).toEqual(
      model.orders.map(({ state, isUse }) => ({ state, isUse })),
    );
    tally.count(step.name);
  }
}

/** @requirement Prices: A coupon is never used by more orders than it is for; beyond that a person decides */
test(
  "whatever is replaced, cancelled, expired and paid late, orders take the coupons that quotes promise",
  async () => {
    const histories = scaled(20);
    const steps = fc.array(anyStep, { minLength: 10, maxLength: 25, size: "max" });
    await fc.assert(fc.asyncProperty(steps, runSteps), {
      seed: 20_261_126,
      numRuns: histories,
      endOnFailure: true,
    });
    printResult(`${histories} histories, ${tally.total} steps`, tally);
  },
  2 * faultTestTimeout,
);
