import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
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
