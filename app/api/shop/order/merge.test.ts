import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, type Handler, jsonBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { addToCart, refreshCart, removeFromCart, startCart } from "@/lib/cart/client";
import type { Merge } from "@/lib/cart/client-merge";
import { readCart } from "@/lib/cart/rules";
import { dispatch, shopState } from "@/lib/state/client";
import * as order from "./route";

const network = startNetwork();

/** A tab's store and its messages, as far as a cart needs them. */
const kept = new Map<string, string>();
const tab = new EventTarget();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
const changeElsewhere = (key: string, value: string) => {
  kept.set(key, value);
  tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
};

const merges: Merge[] = [];
const failures: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  kept.clear();
  merges.length = 0;
  failures.length = 0;
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
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
const stored = () => readCart(kept.get("cart") ?? null).map(({ id }) => id);
const somePresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);

/** Somebody with an account, whose cart was filled elsewhere. */
async function somebody(ids: number[] = []) {
  const { email, bearer } = await addCustomer();
  const put = jsonBody({ email, products: ids }, bearer);
  if (ids.length > 0) await call(order.POST as Handler, "/api/shop/order", put);
  const logIn = () => {
    network.headers = bearer;
    dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
    return vi.waitFor(() => expect(shopState().cartStatus).toBe("settled"), 4_000);
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
test("a guest adds and removes, and the device keeps it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  expect(await addToCart([a])).toMatchObject([{ id: a }]);
  expect(await addToCart([a, b])).toMatchObject([{ id: b }]);
  expect(await addToCart([a, b]), "all of it is there already").toEqual([]);
  expect(shown()).toEqual([a, b]);
  expect(stored()).toEqual([a, b]);
  await removeFromCart(a);
  expect(shown()).toEqual([b]);
  await removeFromCart(b);
  expect(kept.has("cart")).toBe(false);
});

test("what another tab did in the meantime is kept", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  await addToCart([a]);
  const others = kept.get("cart") ?? "";
  await removeFromCart(a);
  kept.set("cart", others);
  await addToCart([b]);
  expect(stored()).toEqual([a, b]);
  changeElsewhere("cart", others);
  expect(shown()).toEqual([a]);
});

test("what is no longer sold cannot be added, and leaves at the next look", async () => {
  const gone = await addPreset({ isDisabled: true });
  const good = await addPreset();
  await expect(addToCart([gone.id])).rejects.toThrow("This preset is no longer sold.");
  await addToCart([good.id]);
  const [preset] = readCart(kept.get("cart") ?? null);
  changeElsewhere(
    "cart",
    JSON.stringify([
      { ...preset, price: 1 },
      { ...preset, id: gone.id },
    ]),
  );
  expect(await refreshCart()).toMatchObject([{ id: gone.id }]);
  expect(shopState().cart).toMatchObject([{ id: good.id, price: good.priceCents / 100 }]);
});

/**
 * @requirement Cart: Deployment costs 15 a template plus 50, otherwise 0; it follows the cart and
 *   is remembered while the cart lives
 */
test("deployment follows the cart, and is forgotten with it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  await addToCart([a, b]);
  changeElsewhere("deployment", "with");
  expect(shopState()).toMatchObject({ deployment: true, deploymentCost: 80 });
  await removeFromCart(a);
  expect(shopState()).toMatchObject({ deployment: true, deploymentCost: 65 });
  await removeFromCart(b);
  expect(shopState()).toMatchObject({ deployment: false, deploymentCost: 0 });
  expect(kept.has("deployment")).toBe(false);
});

/**
 * @requirement Cart merge: A guest's cart joins the account's; the device forgets it once the shop
 *   has taken it
 */
test("a guest's cart joins the account's, once, and the device forgets it", async () => {
  const [a = 0, b = 0, c = 0] = await somePresets(3);
  const { logIn, account } = await somebody([a, b]);
  await addToCart([b, c]);
  await logIn();
  expect(shown()).toEqual([a, b, c]);
  expect(await account()).toEqual([a, b, c]);
  expect(kept.has("cart")).toBe(false);
  await vi.waitFor(() => expect(merges).toEqual([{ hasGrown: true, dropped: [] }]));
});

test("an account that holds no more than the guest did has not grown", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await somebody();
  await addToCart([a]);
  await logIn();
  expect(shown()).toEqual([a]);
  await vi.waitFor(() => expect(merges).toEqual([{ hasGrown: false, dropped: [] }]));
});

/**
 * @requirement Cart merge: What was bought or is no longer sold is left out, and the alert names it
 */
test("a single preset that cannot come along is named, and does not come back", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await somebody();
  await addToCart([a]);
  const [preset] = readCart(kept.get("cart") ?? null);
  kept.set("cart", JSON.stringify([{ ...preset, id: 2_000_000_000, name: "Yesterday" }]));
  await logIn();
  expect(shown()).toEqual([]);
  expect(kept.has("cart")).toBe(false);
  await vi.waitFor(() => expect(merges).toEqual([{ hasGrown: false, dropped: ["Yesterday"] }]));
});

test("a merge that fails loses nothing, and the next start tries again", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { logIn, account } = await somebody([a]);
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
  const { logIn } = await somebody([a]);
  await logIn();
  expect(shown()).toEqual([a]);
  dispatch({ type: "log-out" });
  expect(shown()).toEqual([]);
  expect(shopState().cartStatus).toBe("settled");
});
