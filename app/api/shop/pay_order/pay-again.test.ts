import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DELETE as endSale } from "@/app/api/sale/[id]/route";
import { POST as makeSale } from "@/app/api/sale/route";
import { database } from "@/db/client";
import { bundles } from "@/db/schema/bundles";
import { presets as presetTable } from "@/db/schema/catalogue";
import { coupons } from "@/db/schema/coupons";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { eventually } from "@/e2e/support/eventually";
import { addCoupon, addPresets } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { startNetwork } from "@/e2e/support/network";
import { cartOf } from "@/e2e/support/orders";
import { cancel, returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { startCart } from "@/lib/orders/cart/client";
import { storedCoupon } from "@/lib/orders/cart/client-coupon";
import { fetchPresets } from "@/lib/orders/cart/client-presets";
import { fetchQuote, placeOrder } from "@/lib/orders/checkout/client";
import { bringBack, payAgain } from "@/lib/orders/checkout/client-pay-again";
import { getInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi } from "@/lib/platform/http/client";
import { dispatch, shopState } from "@/lib/platform/state/client";

startMailbox();
const paypal = startFakePaypal();
const network = startNetwork();

let admin: Awaited<ReturnType<typeof addAdmin>>;
let stopCart = () => {};
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  stopCart = startCart({ onMerge: () => {}, onFailure: () => {} });
});
afterEach(async () => {
  dispatch({ type: "log-out" });
  stopCart();
  await database().delete(bundles);
});

type Preset = Awaited<ReturnType<typeof addPresets>>[number];

interface Order {
  presets: Preset[];
  coupon?: string;
  withDeployment?: boolean;
}

const endings = {
  cancelled: (orderId: string) => cancel(orderId, network.headers),
  declined: async (orderId: string) => {
    await paypal.decline(orderId);
    await returnFromPaypal(orderId);
  },
};

const tokenOf = (href: string) => new URL(href).searchParams.get("token") ?? "";

/** A signed-in customer with an order, placed as the checkout does, that was not paid at PayPal. */
async function leaveUnpaid(
  { presets, coupon = "", withDeployment = false }: Order,
  ending: keyof typeof endings = "cancelled",
) {
  const { id, email, bearer } = await addCustomer();
  network.headers = bearer;
  dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
  await eventually(() => expect(shopState().cartStatus).toBe("loaded"));
  const ids = presets.map(({ id }) => id);
  const { totalCents } = await fetchQuote({ products: ids, coupon, withDeployment });
  const products = await fetchPresets(ids);
  const form = { email, products, totalCents, paymentMethod: "paypal" as const };
  const href = await placeOrder({ ...form, ...(coupon ? { coupon } : {}) }, crypto.randomUUID());
  await endings[ending](tokenOf(href));
  const purchases = async () =>
    (await callApi(getInvoices, { params: { id: email } })) as Invoice[];
  /** The only one; it is listed whatever became of its prices. */
  const again = async () => {
    const [invoice, ...others] = await purchases();
    expect(others).toEqual([]);
    if (invoice?.status !== "not_paid") throw new Error("It is not offered again.");
    return { invoice, result: await payAgain(invoice) };
  };
  return { again, purchases, ids, cart: () => cartOf({ id }) };
}

/** It is paid by what "Pay again" opens. */
async function payOn(customer: Awaited<ReturnType<typeof leaveUnpaid>>) {
  const { result } = await customer.again();
  if (!("href" in result)) throw new Error(result.changed.text);
  await paypal.approve(tokenOf(result.href));
  expect(await returnFromPaypal(tokenOf(result.href))).toBe("/pay/outcome/paid");
  return (await customer.purchases())[0];
}

const twenty = { priceCents: 2_000 };

/** Of these presets, 20% off. Returns what ends it. */
async function startSale(presets: Preset[]) {
  const presetIds = presets.map(({ id }) => id);
  const endsAt = new Date(Date.now() + 3.6e6).toISOString();
  const terms = { name: "Autumn sale", percent: 20, presetIds, endsAt };
  const made = await call(makeSale, "/api/sale", jsonBody(terms, admin.bearer));
  const id = String(((await made.json()) as { id: number }).id);
  return async () => {
    const options = { method: "DELETE", headers: admin.bearer, params: { id } };
    await call(endSale, `/api/sale/${id}`, options);
  };
}

/** @requirement Purchases: An order that was not paid can be paid again while it costs what it did */
test.each(["cancelled", "declined"] as const)(
  "an order of a sale that was %s is paid again while that runs",
  async (ending) => {
    const presets = await addPresets(twenty, twenty);
    await startSale(presets);
    const customer = await leaveUnpaid({ presets, withDeployment: true }, ending);
    const paid = await payOn(customer);
    expect(paid).toMatchObject({ status: "paid", totalCents: 3_200 + 8_000, discountCents: 800 });
  },
);

test("it is paid again with its bundle and its coupon, both during a sale", async () => {
  const coupon = await addCoupon();
  const presets = await addPresets(
    ...[1, 2].map(() => ({ ...twenty, category: "premium" as const })),
  );
  await startSale(presets);
  await database().insert(bundles).values({ category: "premium", size: 2, percent: 10 });
  const customer = await leaveUnpaid({ presets, coupon: coupon.code });
  expect(await payOn(customer)).toMatchObject({ status: "paid", totalCents: 2_304 });
});

/** @requirement Purchases: What changed of an order that was not paid is said, and it is brought into the cart */
test.each(["cancelled", "declined"] as const)(
  "after the sale, an order that was %s says so and comes into the cart",
  async (ending) => {
    const presets = await addPresets(twenty, twenty);
    const end = await startSale(presets);
    const customer = await leaveUnpaid({ presets, withDeployment: true }, ending);
    await end();
    const { invoice, result } = await customer.again();
    expect(result).toEqual({
      changed: {
        text: "It comes to $120 now, and was $112.",
        presetIds: customer.ids,
        couponCode: null,
      },
    });
    if ("changed" in result) await bringBack(invoice, result.changed);
    expect(await customer.cart()).toEqual(customer.ids);
    expect(shopState().deployment).toBe(true);
  },
);

test("without its bundle it says what it costs, and keeps its coupon in the cart", async () => {
  const coupon = await addCoupon();
  const presets = await addPresets(
    ...[1, 2].map(() => ({ ...twenty, category: "premium" as const })),
  );
  await database().insert(bundles).values({ category: "premium", size: 2, percent: 10 });
  const customer = await leaveUnpaid({ presets, coupon: coupon.code });
  await database().delete(bundles);
  const { invoice, result } = await customer.again();
  const text = "It comes to $32 now, and was $28.80.";
  expect(result).toMatchObject({ changed: { text, couponCode: coupon.code } });
  if ("changed" in result) await bringBack(invoice, result.changed);
  expect(storedCoupon()).toBe(coupon.code);
});

const endCoupon = ({ id }: { id: number }) =>
  database()
    .update(coupons)
    .set({ endsAt: new Date("2026-01-02T03:04:00Z") })
    .where(eq(coupons.id, id));

test("a coupon that has ended is named, and does not come into the cart", async () => {
  const coupon = await addCoupon();
  const customer = await leaveUnpaid({ presets: await addPresets(twenty), coupon: coupon.code });
  await endCoupon(coupon);
  const ended = `The coupon ${coupon.code} ended on 02/01/2026, 03:04 UTC.`;
  expect((await customer.again()).result).toMatchObject({
    changed: { text: `${ended} It comes to $20 now, and was $16.`, couponCode: null },
  });
});

test("an order that was declined still waits at PayPal, with a coupon that has ended", async () => {
  const coupon = await addCoupon();
  const presets = await addPresets(twenty);
  const customer = await leaveUnpaid({ presets, coupon: coupon.code }, "declined");
  await endCoupon(coupon);
  expect((await customer.again()).result).toHaveProperty("href");
});

test("what is no longer sold is named, and the rest comes into the cart", async () => {
  const presets = await addPresets({ ...twenty, name: "Gone" }, twenty);
  const customer = await leaveUnpaid({ presets });
  const disable = (id = 0) =>
    database().update(presetTable).set({ isDisabled: true }).where(eq(presetTable.id, id));
  const [gone, left] = customer.ids;
  await disable(gone);
  expect((await customer.again()).result).toMatchObject({
    changed: {
      text: "No longer sold: Gone. It comes to $20 now, and was $40.",
      presetIds: [left],
    },
  });
  await disable(left);
  expect((await customer.again()).result).toMatchObject({ changed: { presetIds: [] } });
});

test("what refuses an order that costs the same is no change of it", async () => {
  const customer = await leaveUnpaid({ presets: await addPresets(twenty) });
  await paypal.injectFaults({ on: "create", rate: 1 });
  await expect(customer.again()).rejects.toMatchObject({ code: "provider_failed" });
  network.intercept = async (_, path) =>
    path === "/api/shop/pay_order"
      ? Response.json({ error: "A payment is still being processed." }, { status: 409 })
      : null;
  const [invoice] = await customer.purchases();
  if (!invoice) throw new Error("There is no order.");
  await expect(payAgain(invoice)).rejects.toThrow("A payment is still being processed.");
});
