import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { GET as getActivity } from "./[key]/activity/route";
import { DELETE, GET as getOne, PUT } from "./[key]/route";
import { GET } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Headers = Record<string, string>;

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/user/admin?${query}`, { headers });

const one = (key: string, init: RequestInit, headers: Headers = admin.bearer) => {
  const handler = { GET: getOne, PUT, DELETE }[init.method ?? "GET"] ?? getOne;
  return call(handler, `/api/user/admin/${encodeURIComponent(key)}`, {
    ...init,
    headers: { "content-type": "application/json", ...headers },
    params: { key },
  });
};

const sessionsOf = (userId: number) =>
  database().select().from(sessions).where(eq(sessions.userId, userId));

/** @requirement Back office: A ban ends every session and keeps out */
test("a ban by number or by address ends every session and shows in the list", async () => {
  for (const by of ["id", "email"] as const) {
    const customer = await addCustomer();
    const response = await statusAndBody(await one(String(customer[by]), { method: "DELETE" }));
    expect(response).toMatchObject({ status: 200, body: { id: customer.id, isBanned: true } });
    expect(await sessionsOf(customer.id)).toEqual([]);
  }
});

test("a ban can be lifted", async () => {
  const { id } = await addCustomer();
  await one(String(id), { method: "DELETE" });
  const lifted = await one(String(id), { ...jsonBody({ isBanned: false }), method: "PUT" });
  expect(await statusAndBody(lifted)).toMatchObject({ status: 200, body: { isBanned: false } });
});

test("the admin cannot lock themselves out", async () => {
  const response = await statusAndBody(await one(admin.email, { method: "DELETE" }));
  expect(response).toEqual({ status: 409, body: { error: "You cannot ban yourself." } });
  expect(await sessionsOf(admin.id)).toHaveLength(1);
});

test("customers are searched literally, sorted and paged", async () => {
  await addCustomer({ name: "Wool_and_Wood", email: "first@wool.example" });
  await addCustomer({ name: "WoolXandYWood", email: "second@wool.example" });
  const found = await list("q=wool_and&_start=0&_end=10");
  expect(found.headers.get("x-total-count")).toBe("1");
  expect(await found.json()).toMatchObject([{ name: "Wool_and_Wood", isBanned: false }]);
  const page = await list("q=wool.example&_start=1&_end=2&_sort=email&_order=ASC");
  expect(page.headers.get("x-total-count")).toBe("2");
  expect(await page.json()).toMatchObject([{ email: "second@wool.example" }]);
});

test("the list contains no credentials", async () => {
  const text = await (await list("_start=0&_end=100")).text();
  expect(text).not.toMatch(/password|hash|\$argon2/i);
});

test("an unknown customer is 404", async () => {
  for (const key of ["2000000000", "999999999", "nobody@example.com", "x y"]) {
    expect((await one(key, { method: "GET" })).status).toBe(404);
    expect((await one(key, { method: "DELETE" })).status).toBe(404);
  }
});

test("guests and customers can neither list nor ban customers", async () => {
  const [customer, other] = [await addCustomer(), await addCustomer()];
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
  ] as const) {
    expect((await list("", headers)).status).toBe(status);
    expect((await one(other.email, { method: "GET" }, headers)).status).toBe(status);
    expect((await one(other.email, { method: "DELETE" }, headers)).status).toBe(status);
    const lift = { ...jsonBody({ isBanned: false }), method: "PUT" };
    expect((await one(other.email, lift, headers)).status).toBe(status);
  }
  expect(await sessionsOf(other.id)).toHaveLength(1);
});

const change = async (key: number, body: unknown) =>
  statusAndBody(await one(String(key), { ...jsonBody(body), method: "PUT" }));

test("a part of a record is changed, and what is absent stays", async () => {
  const { id } = await addCustomer({ name: "Wool & Wood Ltd.", city: "Oslo", about: "Wool" });
  expect(await change(id, { firstname: "Ann", zipcode: "0150", about: null })).toMatchObject({
    status: 200,
    body: { name: "Wool & Wood Ltd.", firstname: "Ann", zipcode: "0150", city: "Oslo", about: "" },
  });
  expect(await change(id, { email: "other@example.com", name: "" })).toMatchObject({ status: 422 });
});

test("of a whole record, the flag that differs is the change", async () => {
  const { id, email } = await addCustomer();
  const { body: record } = await change(id, {});
  for (const flag of ["isDisabled", "isBanned"]) {
    const banned = await change(id, { ...(record as object), [flag]: true });
    expect(banned).toMatchObject({
      status: 200,
      body: { email, isBanned: true, isDisabled: true },
    });
    expect(await sessionsOf(id)).toEqual([]);
    const allowed = await change(id, { ...(banned.body as object), [flag]: false });
    expect(allowed).toEqual({ status: 200, body: record });
  }
});

test("a logo is absolute, stays in a whole record, and is replaced by pictures of this shop only", async () => {
  const path = "/media/0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp";
  const { id } = await addCustomer({ logo: path });
  const { body } = await change(id, {});
  expect(body).toMatchObject({ logo: `https://shop.test${path}` });
  expect(await change(id, body)).toEqual({ status: 200, body });
  expect(await change(id, { logo: "https://evil.test/1.webp" })).toMatchObject({
    status: 422,
    body: { fields: { logo: expect.stringContaining("upload") } },
  });
  expect(await change(id, { logo: "" })).toMatchObject({ status: 200, body: { logo: "" } });
});

test("the drafts and sessions of a customer are read, those of a stranger are not", async () => {
  const customer = await addCustomer();
  const read = (key: string, headers: Headers = admin.bearer) =>
    call(getActivity, `/api/user/admin/${key}/activity`, { headers, params: { key } });
  expect(await statusAndBody(await read(String(customer.id)))).toMatchObject({
    status: 200,
    body: { drafts: 0, sessions: [{ lastSeenAt: expect.any(String) }] },
  });
  expect((await read(customer.email)).status).toBe(200);
  expect((await read("999999")).status).toBe(404);
  expect((await read(String(customer.id), {})).status).toBe(401);
  expect((await read(String(customer.id), customer.bearer)).status).toBe(403);
});
