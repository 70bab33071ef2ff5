import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { maxCartSize } from "@/lib/orders/cart/rules";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

type Headers = Record<string, string>;

const path = "/api/shop/order";
const urlOf = (query: object) => `${path}?${new URLSearchParams({ ...query })}`;
const getCart = (headers: Headers, email: string) => call(GET, urlOf({ email }), { headers });
const add = (headers: Headers, email: unknown, products: unknown) =>
  call(POST, path, jsonBody({ email, products }, headers));
const remove = (headers: Headers, query: { id?: string; email?: string }) =>
  call(DELETE, urlOf(query), { method: "DELETE", headers });

/** A new customer, with the cart's calls in their name. */
async function addShopper() {
  const { id, email, bearer, cookie } = await addCustomer();
  return {
    id,
    email,
    bearer,
    cookie,
    add: (...products: unknown[]) => add(bearer, email, products),
    cart: async () => (await getCart(bearer, email)).json(),
    remove: (presetId: number) => remove(bearer, { id: String(presetId), email }),
  };
}

test("a new customer's cart is an empty list, with no-store", async () => {
  const { email, cookie } = await addShopper();
  const response = await getCart(cookie, email);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await statusAndBody(response)).toEqual({ status: 200, body: [] });
});

/**
 * @requirement Cart: A customer's cart is kept by the shop; other tabs follow
 * @requirement API: The cart: ids in the order added, merges skip what cannot be added, without an
 *   id it is emptied
 */
test("presets are listed in the order added, each once", async () => {
  const [a, b, c] = (await addPresets({}, {}, {})).map(({ id }) => id);
  const ann = await addShopper();
  expect(await statusAndBody(await ann.add(c))).toEqual({
    status: 201,
    body: { id: ann.id, data: [c], added: [c] },
  });
  expect(await statusAndBody(await ann.add(a, b, a, c))).toEqual({
    status: 201,
    body: { id: ann.id, data: [c, a, b], added: [a, b] },
  });
  expect(await statusAndBody(await ann.add(c))).toMatchObject({
    status: 201,
    body: { data: [c, a, b], added: [] },
  });
  expect(await ann.cart()).toEqual([c, a, b]);
});

/** @requirement API: Email addresses are compared without regard to case */
test("an id may be sent as text, and an e-mail address in capitals", async () => {
  const { id } = await addPreset();
  const ann = await addShopper();
  const response = await add(ann.bearer, ` ${ann.email.toUpperCase()} `, [String(id)]);
  expect(await statusAndBody(response)).toMatchObject({ status: 201, body: { data: [id] } });
});

/**
 * @requirement Cart: What was bought or disabled cannot be added
 * @requirement API: The cart: ids in the order added, merges skip what cannot be added, without an
 *   id it is emptied
 */
test("of several presets those that cannot be added are left out", async () => {
  const [good, gone] = (await addPresets({}, { isDisabled: true })).map(({ id }) => id);
  const ann = await addShopper();
  expect(await statusAndBody(await ann.add(2_147_483_647, gone, good))).toMatchObject({
    status: 201,
    body: { data: [good] },
  });
  expect(await statusAndBody(await ann.add(2_147_483_647, gone))).toMatchObject({
    status: 201,
    body: { data: [good] },
  });
});

/** @requirement Cart: What was bought or disabled cannot be added */
test("a single preset that cannot be added is refused with the reason", async () => {
  const gone = await addPreset({ isDisabled: true });
  const ann = await addShopper();
  expect(await statusAndBody(await ann.add(2_147_483_647))).toEqual({
    status: 404,
    body: { error: "This template does not exist." },
  });
  expect(await statusAndBody(await ann.add(gone.id))).toEqual({
    status: 409,
    body: { error: "This template is no longer sold." },
  });
  expect(await ann.cart()).toEqual([]);
});

test("a preset that is taken off sale is hidden in every cart, until it is sold again", async () => {
  const { id } = await addPreset();
  const ann = await addShopper();
  await ann.add(id);
  const sell = (isDisabled: boolean) =>
    database().update(presets).set({ isDisabled }).where(eq(presets.id, id));
  await sell(true);
  expect(await ann.cart()).toEqual([]);
  await sell(false);
  expect(await ann.cart()).toEqual([id]);
});

test("a full cart refuses more presets", async () => {
  const rows = await addPresets(...Array.from({ length: maxCartSize + 2 }, () => ({})));
  const ids = rows.map(({ id }) => id);
  const ann = await addShopper();
  await ann.add(...ids.slice(0, maxCartSize - 1));
  const response = await ann.add(...ids.slice(-3));
  expect(await statusAndBody(response)).toMatchObject({
    status: 201,
    body: { data: ids.slice(0, maxCartSize) },
  });
  expect(await statusAndBody(await ann.add(ids.at(-1)))).toEqual({
    status: 409,
    body: { error: "A cart holds at most 100 templates." },
  });
});

/**
 * @requirement API: The cart: ids in the order added, merges skip what cannot be added, without an
 *   id it is emptied
 */
test("one preset is removed, or without an id all of them", async () => {
  const [a = 0, b = 0, c = 0] = (await addPresets({}, {}, {})).map(({ id }) => id);
  const ann = await addShopper();
  await ann.add(a, b, c);
  expect(await statusAndBody(await ann.remove(b))).toEqual({
    status: 200,
    body: { isSuccess: true },
  });
  expect(await ann.cart()).toEqual([a, c]);
  expect((await ann.remove(b)).status, "another tab was faster").toBe(200);
  expect((await remove(ann.cookie, { email: ann.email })).status).toBe(200);
  expect(await ann.cart()).toEqual([]);
});

test("what one customer removes stays in the carts of the others", async () => {
  const { id } = await addPreset();
  const [ann, bob] = [await addShopper(), await addShopper()];
  for (const one of [ann, bob]) await one.add(id);
  await ann.remove(id);
  expect(await bob.cart()).toEqual([id]);
  await remove(ann.bearer, { email: ann.email });
  expect(await bob.cart()).toEqual([id]);
});

test.each(["", "abc", "0", "-1", "1.5", "2147483648", "1;--", "\0"])(
  "removing %j is refused, and empties nothing",
  async (id) => {
    const preset = await addPreset();
    const ann = await addShopper();
    await ann.add(preset.id);
    const response = await statusAndBody(await remove(ann.bearer, { id, email: ann.email }));
    expect(response).toMatchObject({
      status: 422,
      body: { isSuccess: false, error: expect.any(String), fields: { id: expect.any(String) } },
    });
    expect(await ann.cart()).toEqual([preset.id]);
  },
);

test.each([
  ["no list", undefined],
  ["null", null],
  ["a number", 1],
  ["an empty list", []],
  ["words", ["one"]],
  ["zero", [0]],
  ["a fraction", [1.5]],
  ["too large a number", [2_147_483_648]],
  ["a list in a list", [[1]]],
  ["too many", Array.from({ length: maxCartSize + 1 }, (_, index) => index + 1)],
])("adding %s is refused with a sentence", async (_, products) => {
  const ann = await addShopper();
  expect(await statusAndBody(await add(ann.bearer, ann.email, products))).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^(Please|A template|This must)/) },
  });
});

test("a guest is refused on every call", async () => {
  const ann = await addShopper();
  const error = "Please log in.";
  expect(await statusAndBody(await getCart({}, ann.email))).toEqual({
    status: 401,
    body: { error },
  });
  expect(await statusAndBody(await add({}, ann.email, [1]))).toEqual({
    status: 401,
    body: { error },
  });
  expect(await statusAndBody(await remove({}, { email: ann.email }))).toEqual({
    status: 401,
    body: { isSuccess: false, error },
  });
});

test("an ended session is refused", async () => {
  const ann = await addShopper();
  await database().delete(sessions).where(eq(sessions.userId, ann.id));
  for (const headers of [ann.bearer, ann.cookie]) {
    expect((await getCart(headers, ann.email)).status).toBe(401);
    expect((await add(headers, ann.email, [1])).status).toBe(401);
    expect((await remove(headers, { email: ann.email })).status).toBe(401);
  }
});

test("another account's cart is refused, whether or not the account exists", async () => {
  const { id } = await addPreset();
  const [ann, eve] = [await addShopper(), await addShopper()];
  await ann.add(id);
  for (const email of [ann.email, "nobody@example.com"]) {
    const error = "This is not your account.";
    expect(await statusAndBody(await getCart(eve.bearer, email))).toEqual({
      status: 403,
      body: { error },
    });
    expect((await add(eve.bearer, email, [id])).status).toBe(403);
    expect(await statusAndBody(await remove(eve.cookie, { id: String(id), email }))).toEqual({
      status: 403,
      body: { isSuccess: false, error },
    });
    expect((await remove(eve.bearer, { email })).status).toBe(403);
  }
  expect(await ann.cart()).toEqual([id]);
});

test("a cross-site request cannot use the session cookie", async () => {
  const ann = await addShopper();
  const foreign = { ...ann.cookie, "sec-fetch-site": "cross-site" };
  expect((await add(foreign, ann.email, [1])).status).toBe(403);
  expect(await statusAndBody(await remove(foreign, { email: ann.email }))).toMatchObject({
    status: 403,
    body: { isSuccess: false },
  });
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("the admin may use any account's cart", async () => {
  const { id } = await addPreset();
  const [ann, admin] = [await addShopper(), await addAdmin()];
  expect((await add(admin.bearer, ann.email, [id])).status).toBe(201);
  expect(await (await getCart(admin.bearer, ann.email)).json()).toEqual([id]);
  expect((await remove(admin.bearer, { id: String(id), email: ann.email })).status).toBe(200);
  expect(await ann.cart()).toEqual([]);
  expect((await getCart(admin.bearer, "nobody@example.com")).status).toBe(404);
});

test.each([
  ["nothing", undefined],
  ["blanks", "  "],
  ["a NUL", "a\0@example.com"],
  ["a half character", "a\ud800@example.com"],
  ["a number", 5],
])("an owner must be named: %s", async (_, email) => {
  const ann = await addShopper();
  expect(await statusAndBody(await add(ann.bearer, email, [1]))).toMatchObject({
    status: 422,
    body: { fields: { email: expect.any(String) } },
  });
});

test.each([
  ["PUT", PUT],
  ["PATCH", PATCH],
])("%s is 405 with Allow", async (method, handler) => {
  const response = await call(handler, path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, POST, DELETE, HEAD, OPTIONS");
});
