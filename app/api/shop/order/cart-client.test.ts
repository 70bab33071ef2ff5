import { afterEach, expect, test, vi } from "vitest";
import { call, type Handler } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { openCustomerCart } from "@/lib/cart/client-customer";
import { fetchPresets } from "@/lib/cart/client-presets";
import { dispatch, shopState } from "@/lib/state/client";
import * as order from "./route";

const network = startNetwork();
const close: (() => void)[] = [];

afterEach(() => {
  for (const it of close.splice(0)) it();
  dispatch({ type: "log-out" });
});

/** A customer's page, with the cart open. */
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
  await vi.waitFor(() => expect(shopState().cartStatus).not.toBe("unknown"));
  const kept = async () => {
    const path = `/api/shop/order?email=${encodeURIComponent(email)}`;
    return (await call(order.GET as Handler, path, { headers: network.headers })).json();
  };
  return { cart, email, kept };
}

const somePresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);
const shown = () => shopState().cart.map(({ id }) => id);
const busy = () => Response.json({ error: "The shop is busy." }, { status: 503 });

/** A door that stays shut until it is opened. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("the account's cart is shown as the shop keeps it", async () => {
  const ids = await somePresets(2);
  await openPage(ids);
  expect(shown()).toEqual(ids);
  expect(shopState().cartStatus).toBe("settled");
});

test("an addition is seen before the shop has answered, and stays", async () => {
  const [a = 0] = await somePresets(1);
  const { cart, kept } = await openPage();
  const found = await fetchPresets([a]);
  const { open, opened } = door();
  network.intercept = async (method) => (method === "POST" ? opened.then(() => null) : null);
  const added = cart.add(found);
  await vi.waitFor(() => expect(shown()).toEqual([a]));
  expect(await kept()).toEqual([]);
  open();
  expect(await added).toEqual(found);
  expect(await kept()).toEqual([a]);
  expect(await cart.add(found), "it is there already").toEqual([]);
});

/**
 * @requirement Cart: A customer's preset leaves the cart for good only when the shop says so; a
 *   refusal is shown (Error) and undone
 */
test("a refused removal is undone in its place, and leaves later changes alone", async () => {
  const ids = await somePresets(3);
  const [a = 0, b = 0, c = 0] = ids;
  const { cart, kept } = await openPage(ids);
  const { open, opened } = door();
  let deletions = 0;
  network.intercept = async (method) =>
    method === "DELETE" && ++deletions === 1 ? opened.then(busy) : null;
  const results = Promise.allSettled([cart.remove(b), cart.remove(c)]);
  await vi.waitFor(() => expect(shown()).toEqual([a]));
  open();
  expect(await results).toMatchObject([
    { status: "rejected", reason: { message: "The shop is busy." } },
    { status: "fulfilled" },
  ]);
  await vi.waitFor(() => expect(shown()).toEqual([a, b]));
  expect(await kept()).toEqual([a, b]);
});

test("an answer from before a change does not win over it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { cart, kept } = await openPage([a]);
  const found = await fetchPresets([b]);
  const { open, opened } = door();
  let looks = 0;
  // The look that follows the first change is answered last, with what it saw then.
  network.intercept = async (method, path) => {
    if (method !== "GET" || path !== "/api/shop/order" || ++looks !== 1) return null;
    await opened;
    return Response.json([]);
  };
  await cart.remove(a);
  await vi.waitFor(() => expect(looks).toBe(1));
  await cart.add(found);
  open();
  await vi.waitFor(() => expect(looks).toBe(2));
  await vi.waitFor(() => expect(shown()).toEqual([b]));
  expect(await kept()).toEqual([b]);
});

test("clicks in a row reach the shop in their order", async () => {
  const ids = await somePresets(4);
  const { cart, kept } = await openPage();
  const found = await fetchPresets(ids);
  await Promise.all([
    ...found.map((one) => cart.add([one])),
    ...ids.slice(0, 2).map((id) => cart.remove(id)),
  ]);
  await vi.waitFor(() => expect(shown()).toEqual(ids.slice(2)));
  expect(await kept()).toEqual(ids.slice(2));
});

test("a cart that cannot be had is missed, until it is asked for again", async () => {
  const ids = await somePresets(1);
  network.intercept = async () => busy();
  const { cart } = await openPage(ids);
  expect(shopState().cartStatus).toBe("missed");
  network.intercept = async () => null;
  await cart.refresh();
  await vi.waitFor(() => expect(shopState().cartStatus).toBe("settled"));
  expect(shown()).toEqual(ids);
});

test("what comes after the logout is not shown", async () => {
  const ids = await somePresets(1);
  const { cart } = await openPage(ids);
  const { open, opened } = door();
  network.intercept = async () => opened.then(() => null);
  const removal = cart.remove(ids[0] ?? 0);
  dispatch({ type: "log-out" });
  open();
  await removal;
  expect(shopState().cartStatus).toBe("unknown");
  expect(shown()).toEqual([]);
});
