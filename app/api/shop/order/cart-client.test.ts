import { afterEach, expect, test } from "vitest";
import { call, type Handler } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { eventually } from "@/e2e/support/eventually";
import { addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { ShopWarning } from "@/lib/errors";
import { openCustomerCart } from "@/lib/orders/cart/client-customer";
import { fetchPresets, requirePreset } from "@/lib/orders/cart/client-presets";
import { dispatch, shopState } from "@/lib/platform/state/client";
import { GET as getPreset } from "../../preset/[id]/route";
import * as order from "./route";

const network = startNetwork();
const close: (() => void)[] = [];

afterEach(() => {
  for (const it of close.splice(0)) it();
  dispatch({ type: "log-out" });
});

/** Signs a customer in and opens their cart, as a page does. */
async function openPage(ids: number[] = []) {
  const customer = await addCustomer();
  network.headers = customer.bearer;
  const { email } = customer;
  if (ids.length > 0) {
    const body = JSON.stringify({ email, products: ids });
    await call(order.POST as Handler, "/api/shop/order", {
      method: "POST",
      body,
      headers: { ...network.headers, "content-type": "application/json" },
    });
  }
  dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
  const cart = await openCustomerCart(email);
  close.push(cart.close);
  await eventually(() => expect(shopState().cartStatus).not.toBe("unknown"));
  const storedCart = async () => {
    const path = `/api/shop/order?email=${encodeURIComponent(email)}`;
    return (await call(order.GET as Handler, path, { headers: network.headers })).json();
  };
  return { cart, email, storedCart };
}

const somePresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);
const shown = () => shopState().cart.map(({ id }) => id);
const busy = () => Response.json({ error: "The shop is busy." }, { status: 503 });

/** A promise that a test resolves: holds a response back. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("the account's cart is shown as it is stored", async () => {
  const ids = await somePresets(2);
  await openPage(ids);
  expect(shown()).toEqual(ids);
  expect(shopState().cartStatus).toBe("loaded");
});

test("an addition is shown before the response, and stays", async () => {
  const [a = 0] = await somePresets(1);
  const { cart, storedCart } = await openPage();
  const found = await fetchPresets([a]);
  const { open, opened } = gate();
  network.intercept = async (method) => (method === "POST" ? opened.then(() => null) : null);
  const added = cart.add(found);
  await eventually(() => expect(shown()).toEqual([a]));
  expect(await storedCart()).toEqual([]);
  open();
  expect(await added).toEqual(found);
  expect(await storedCart()).toEqual([a]);
  expect(await cart.add(found), "it is there already").toEqual([]);
});

test("an addition that another device made before is known from the response", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { cart, email } = await openPage();
  await call(order.POST as Handler, "/api/shop/order", {
    method: "POST",
    body: JSON.stringify({ email, products: [a] }),
    headers: { ...network.headers, "content-type": "application/json" },
  });
  expect(shown()).toEqual([]);
  expect(await cart.add(await fetchPresets([a]))).toEqual([]);
  await eventually(() => expect(shown()).toEqual([a]));
  const found = await fetchPresets([b]);
  expect(await cart.add(found)).toEqual(found);
});

/** @requirement Cart: A customer's preset leaves the cart only when the shop says so; a refusal is shown (Error) */
test("a preset is in the cart until the server has removed it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { cart } = await openPage([a, b]);
  const { open, opened } = gate();
  let isAsked = false;
  network.intercept = async (method) => {
    if (method !== "DELETE") return null;
    isAsked = true;
    return opened.then(() => null);
  };
  const removal = cart.remove(a);
  await eventually(() => expect(isAsked).toBe(true));
  expect(shown()).toEqual([a, b]);
  open();
  await removal;
  expect(shown()).toEqual([b]);
  network.intercept = async (method) =>
    method === "DELETE" ? Response.json({ isSuccess: false }) : null;
  await expect(cart.remove(b)).rejects.toThrow();
  expect(shown()).toEqual([b]);
});

/** @requirement Cart: A customer's preset leaves the cart only when the shop says so; a refusal is shown (Error) */
test("a preset whose removal is refused stays at its position, and later changes are kept", async () => {
  const ids = await somePresets(3);
  const [a = 0, b = 0, c = 0] = ids;
  const { cart, storedCart } = await openPage(ids);
  const { open, opened } = gate();
  let deletions = 0;
  network.intercept = async (method) =>
    method === "DELETE" && ++deletions === 1 ? opened.then(busy) : null;
  const results = Promise.allSettled([cart.remove(b), cart.remove(c)]);
  await eventually(() => expect(deletions).toBe(1));
  expect(shown()).toEqual(ids);
  open();
  expect(await results).toMatchObject([
    { status: "rejected", reason: { message: "The shop is busy." } },
    { status: "fulfilled" },
  ]);
  await eventually(() => expect(shown()).toEqual([a, b]));
  expect(await storedCart()).toEqual([a, b]);
});

test("a response that is older than a change does not overwrite it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { cart, storedCart } = await openPage([a]);
  const found = await fetchPresets([b]);
  const { open, opened } = gate();
  let refetches = 0;
  // The refetch after the first change is held back, and returns the outdated, empty cart.
  network.intercept = async (method, path) => {
    if (method !== "GET" || path !== "/api/shop/order" || ++refetches !== 1) return null;
    await opened;
    return Response.json([]);
  };
  await cart.remove(a);
  await eventually(() => expect(refetches).toBe(1));
  await cart.add(found);
  open();
  await eventually(() => expect(refetches).toBe(2));
  await eventually(() => expect(shown()).toEqual([b]));
  expect(await storedCart()).toEqual([b]);
});

/** @requirement Errors: A preset without a name gives a warning */
test("a preset that comes without a name is a warning, any other failure is not", async () => {
  const [id = 0] = await somePresets(1);
  const [preset] = await fetchPresets([id]);
  expect(await requirePreset(id)).toEqual(preset);
  network.intercept = async (_, path) => {
    if (!path.startsWith("/api/preset/")) return null;
    const answer = await call(getPreset as Handler, path, { params: { id: String(id) } });
    const { name: _name, ...nameless } = (await answer.json()) as Record<string, unknown>;
    return Response.json(nameless);
  };
  await expect(requirePreset(id)).rejects.toThrow(ShopWarning);
  await expect(requirePreset(id)).rejects.toThrow("Unable to display detail at this time");
  network.intercept = async () => busy();
  await expect(requirePreset(id)).rejects.not.toThrow(ShopWarning);
});

test("changes are sent in the order of the clicks", async () => {
  const ids = await somePresets(4);
  const { cart, storedCart } = await openPage();
  const found = await fetchPresets(ids);
  await Promise.all([
    ...found.map((one) => cart.add([one])),
    ...ids.slice(0, 2).map((id) => cart.remove(id)),
  ]);
  await eventually(() => expect(shown()).toEqual(ids.slice(2)));
  expect(await storedCart()).toEqual(ids.slice(2));
});

test("a cart that cannot be fetched has the status missed, until a refresh succeeds", async () => {
  const ids = await somePresets(1);
  network.intercept = async () => busy();
  const { cart } = await openPage(ids);
  expect(shopState().cartStatus).toBe("failed");
  network.intercept = async () => null;
  await cart.refresh();
  await eventually(() => expect(shopState().cartStatus).toBe("loaded"));
  expect(shown()).toEqual(ids);
});

test("a response that arrives after the logout is not shown", async () => {
  const ids = await somePresets(1);
  const { cart } = await openPage(ids);
  const { open, opened } = gate();
  network.intercept = async () => opened.then(() => null);
  const removal = cart.remove(ids[0] ?? 0);
  dispatch({ type: "log-out" });
  open();
  await removal;
  expect(shopState().cartStatus).toBe("unknown");
  expect(shown()).toEqual([]);
});
