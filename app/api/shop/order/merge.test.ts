import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, type Handler, jsonBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { eventually } from "@/e2e/support/eventually";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { addToCart, refreshCart, removeFromCart, startCart } from "@/lib/orders/cart/client";
import type { Merge } from "@/lib/orders/cart/client-merge";
import { cartTotals } from "@/lib/orders/cart/rules";
import { parseStoredCart } from "@/lib/orders/cart/stored-cart";
import { dispatch, shopState } from "@/lib/platform/state/client";
import * as order from "./route";

const network = startNetwork();

/** What the cart uses of a browser: localStorage and storage events. */
const storage = new Map<string, string>();
const storageEvents = new EventTarget();
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
};
const changeInOtherTab = (key: string, value: string) => {
  storage.set(key, value);
  storageEvents.dispatchEvent(Object.assign(new Event("storage"), { key }));
};

const merges: Merge[] = [];
const failures: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  storage.clear();
  merges.length = 0;
  failures.length = 0;
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", storageEvents.addEventListener.bind(storageEvents));
  vi.stubGlobal("removeEventListener", storageEvents.removeEventListener.bind(storageEvents));
  stop = startCart({
    onMerge: (merge) => merges.push(merge),
    onFailure: (failure) => failures.push(failure),
  });
  dispatch({ type: "log-out" });
});
afterEach(() => {
  dispatch({ type: "log-out" });
  stop();
});

const shown = () => shopState().cart.map(({ id }) => id);
const stored = () => parseStoredCart(storage.get("cart") ?? null).map(({ id }) => id);
const somePresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);

/** A customer with these presets in the account's cart. */
async function addCustomerWithCart(ids: number[] = []) {
  const { email, bearer } = await addCustomer();
  const put = jsonBody({ email, products: ids }, bearer);
  if (ids.length > 0) await call(order.POST as Handler, "/api/shop/order", put);
  const logIn = () => {
    network.headers = bearer;
    dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
    return eventually(() => expect(shopState().cartStatus).toBe("loaded"));
  };
  const account = async () => {
    const path = `/api/shop/order?email=${encodeURIComponent(email)}`;
    return (await call(order.GET as Handler, path, { headers: bearer })).json();
  };
  return { logIn, account };
}

/**
 * @requirement Cart: A guest's cart is kept on the device under cart and outlives a reload; other
 *   tabs follow
 */
test("a guest's cart is stored in the browser", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  expect(await addToCart([a])).toMatchObject([{ id: a }]);
  expect(await addToCart([a, b])).toMatchObject([{ id: b }]);
  expect(await addToCart([a, b]), "all of it is there already").toEqual([]);
  expect(shown()).toEqual([a, b]);
  expect(stored()).toEqual([a, b]);
  await removeFromCart(a);
  expect(shown()).toEqual([b]);
  await removeFromCart(b);
  expect(storage.has("cart")).toBe(false);
});

test("a concurrent change of another tab is kept", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  await addToCart([a]);
  const others = storage.get("cart") ?? "";
  await removeFromCart(a);
  storage.set("cart", others);
  await addToCart([b]);
  expect(stored()).toEqual([a, b]);
  changeInOtherTab("cart", others);
  expect(shown()).toEqual([a]);
});

test("a disabled preset cannot be added, and is removed by the next refresh", async () => {
  const gone = await addPreset({ isDisabled: true });
  const good = await addPreset();
  await expect(addToCart([gone.id])).rejects.toThrow("This template is no longer sold.");
  await addToCart([good.id]);
  const [preset] = JSON.parse(storage.get("cart") ?? "[]");
  changeInOtherTab(
    "cart",
    JSON.stringify([
      { ...preset, price: 1 },
      { ...preset, id: gone.id },
    ]),
  );
  expect(await refreshCart()).toMatchObject([{ id: gone.id }]);
  expect(shopState().cart).toMatchObject([{ id: good.id, priceCents: good.priceCents }]);
});

const deploymentCents = () => {
  const { cart, deployment } = shopState();
  return cartTotals(cart, { withDeployment: deployment }).deploymentCents;
};

/**
 * @requirement Cart: Deployment costs 15 a template plus 50, otherwise 0; it follows the cart and
 *   is remembered while the cart lives
 */
test("the choice of deployment ends with the cart", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  await addToCart([a, b]);
  changeInOtherTab("deployment", "with");
  expect(deploymentCents()).toBe(8_000);
  await removeFromCart(a);
  expect(deploymentCents()).toBe(6_500);
  await removeFromCart(b);
  expect(shopState().deployment).toBe(false);
  expect(storage.has("deployment")).toBe(false);
});

/**
 * @requirement Cart merge: A guest's cart joins the account's; the device forgets it once the shop
 *   has taken it
 */
test("a guest's cart is merged into the account's once, and removed from the browser", async () => {
  const [a = 0, b = 0, c = 0] = await somePresets(3);
  const { logIn, account } = await addCustomerWithCart([a, b]);
  await addToCart([b, c]);
  await logIn();
  expect(shown()).toEqual([a, b, c]);
  expect(await account()).toEqual([a, b, c]);
  expect(storage.has("cart")).toBe(false);
  await eventually(() => expect(merges).toEqual([{ hasGrown: true, dropped: [] }]));
});

test("a merge into an empty account's cart is not reported as grown", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await addCustomerWithCart();
  await addToCart([a]);
  await logIn();
  expect(shown()).toEqual([a]);
  await eventually(() => expect(merges).toEqual([{ hasGrown: false, dropped: [] }]));
});

/**
 * @requirement Cart merge: What was bought or is no longer sold is left out, and the alert names it
 */
test("a single preset that cannot be merged is named and dropped", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await addCustomerWithCart();
  await addToCart([a]);
  const [preset] = JSON.parse(storage.get("cart") ?? "[]");
  storage.set("cart", JSON.stringify([{ ...preset, id: 2_000_000_000, name: "Yesterday" }]));
  await logIn();
  expect(shown()).toEqual([]);
  expect(storage.has("cart")).toBe(false);
  await eventually(() => expect(merges).toEqual([{ hasGrown: false, dropped: ["Yesterday"] }]));
});

test("a failed merge loses nothing, and is retried at the next login", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { logIn, account } = await addCustomerWithCart([a]);
  await addToCart([b]);
  network.intercept = async (method) =>
    method === "POST" ? Response.json({ error: "The shop is busy." }, { status: 503 }) : null;
  await logIn();
  expect(failures).toMatchObject([{ message: "The shop is busy." }]);
  expect(shown()).toEqual([a]);
  expect(stored()).toEqual([b]);

  dispatch({ type: "log-out" });
  expect(shown()).toEqual([b]);
  network.intercept = async () => null;
  await logIn();
  expect(shown()).toEqual([a, b]);
  expect(await account()).toEqual([a, b]);
});

test("logging out empties the cart that is shown", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await addCustomerWithCart([a]);
  await logIn();
  expect(shown()).toEqual([a]);
  dispatch({ type: "log-out" });
  expect(shown()).toEqual([]);
  expect(shopState().cartStatus).toBe("loaded");
});
