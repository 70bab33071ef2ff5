import { expect, test } from "vitest";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, cartOf } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { GET as getCart, POST as postCart } from "../route";
import { GET, PUT } from "./route";

startMailbox();
const paypal = startFakePaypal();

const path = "/api/shop/order/licenses";

async function addShopper() {
  const ann = await addCustomer();
  const { email, bearer: headers } = ann;
  const query = new URLSearchParams({ email });
  return {
    ...ann,
    set: async (wish: object) =>
      statusAndBody(
        await call(PUT, path, { ...jsonBody({ email, ...wish }, headers), method: "PUT" }),
      ),
    add: async (...products: unknown[]) =>
      statusAndBody(
        await call(postCart, "/api/shop/order", jsonBody({ email, products }, headers)),
      ),
    cart: async (more = "") =>
      (await call(getCart, `/api/shop/order?${query}${more}`, { headers })).json(),
  };
}

async function buyOnce(ann: Awaited<ReturnType<typeof addShopper>>) {
  const preset = await addPreset();
  const { orderId } = await beginPayment(ann, [preset]);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  return preset;
}

/** @requirement Licenses: The cart has a number of licenses for each preset, at most ten */
test("the number of licenses is set, and named by the cart only if it is asked for", async () => {
  const ann = await addShopper();
  const [a, b] = (await addPresets({}, {})).map(({ id }) => id);
  await ann.add(a);
  expect(await ann.set({ id: b, licenses: 3 })).toEqual({
    status: 200,
    body: { id: b, licenses: 3 },
  });
  expect(await ann.cart()).toEqual([a, b]);
  expect(await ann.cart("&perLicense=true")).toEqual([a, b, b, b]);
  expect(await ann.set({ id: b, licenses: 1 })).toMatchObject({ status: 200 });
  expect(await ann.cart("&perLicense=true")).toEqual([a, b]);
});

test("a merge keeps the larger number of licenses, and sending it again changes nothing", async () => {
  const ann = await addShopper();
  const [a, b] = (await addPresets({}, {})).map(({ id }) => id);
  await ann.set({ id: a, licenses: 2 });
  const merge = () => ann.add({ id: a, licenses: 5 }, { id: b, licenses: 2 });
  expect(await merge()).toMatchObject({ status: 201, body: { data: [a, b], added: [b] } });
  expect(await merge()).toMatchObject({ status: 201, body: { data: [a, b], added: [] } });
  expect(await ann.add({ id: a, licenses: 1 }, b)).toMatchObject({ status: 201 });
  expect(await ann.cart("&perLicense=true")).toEqual([a, a, a, a, a, b, b]);
});

test.each([0, 11, 1.5, "two"])("%j licenses are refused", async (licenses) => {
  const ann = await addShopper();
  const { id } = await addPreset();
  expect(await ann.set({ id, licenses })).toMatchObject({ status: 422 });
  expect(await ann.add({ id, licenses })).toMatchObject({ status: 422 });
  expect(await ann.cart()).toEqual([]);
});

test("a cart has at most a hundred licenses", async () => {
  const ann = await addShopper();
  const presets = await addPresets(...Array.from({ length: 11 }, () => ({})));
  for (const { id } of presets.slice(0, 10)) {
    expect(await ann.set({ id, licenses: 10 })).toMatchObject({ status: 200 });
  }
  const last = presets[10]?.id;
  const isFull = { status: 409, body: { error: "A cart holds at most 100 templates." } };
  expect(await ann.set({ id: last, licenses: 1 })).toEqual(isFull);
  expect(await ann.add(last)).toEqual(isFull);
  expect(await ann.cart("&perLicense=true")).toHaveLength(100);
});

test("a bought preset gets into the cart only as a further license", async () => {
  const ann = await addShopper();
  const { id } = await buyOnce(ann);
  const bought = { status: 409, body: { error: "You have already bought this template." } };
  expect(await ann.set({ id, licenses: 1 })).toEqual(bought);
  expect(await ann.set({ id, licenses: 1, owned: 2 })).toEqual(bought);
  expect(await ann.add({ id, licenses: 2 })).toEqual(bought);
  expect(await ann.cart()).toEqual([]);
  expect(await ann.add({ id, owned: 1 })).toMatchObject({ status: 201, body: { data: [id] } });
  expect(await ann.set({ id, licenses: 4, owned: 1 })).toMatchObject({ status: 200 });
  expect(await ann.cart("&perLicense=true")).toEqual([id, id, id, id]);
});

test("the licenses leave the cart with their payment", async () => {
  const ann = await addShopper();
  const preset = await buyOnce(ann);
  await ann.add({ id: preset.id, licenses: 2, owned: 1 });
  const { orderId } = await beginPayment(ann, [{ ...preset, licenses: 2, owned: 1 }]);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  expect(await cartOf(ann)).toEqual([]);
});

test("unknown presets, other carts, guests and other methods are refused", async () => {
  const [ann, bob] = [await addShopper(), await addShopper()];
  const { id } = await addPreset();
  expect(await ann.set({ id: 2_000_000, licenses: 1 })).toMatchObject({ status: 404 });
  expect(await ann.set({ id, licenses: 1, email: bob.email })).toMatchObject({ status: 403 });
  const body = { email: ann.email, id, licenses: 1 };
  expect((await call(PUT, path, { ...jsonBody(body, {}), method: "PUT" })).status).toBe(401);
  const other = await call(GET, path);
  expect(other.status).toBe(405);
  expect(other.headers.get("allow")).toBe("PUT, OPTIONS");
});
