import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { passwordResets, sessions, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password as currentPassword } from "@/e2e/support/passwords";
import { findDevice } from "@/lib/accounts/device-cookie";
import { verifyPassword } from "@/lib/passwords";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { PUT } from "./route";

const mailbox = startMailbox();
const password = "Green-Gate-8";

beforeEach(async () => {
  await database().delete(rateLimits);
});

const change = (body: unknown, headers: Record<string, string>) =>
  call(PUT, "/api/user/account/password", { ...jsonBody(body, headers), method: "PUT" });

const hashOfAccount = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0]?.passwordHash ?? null;

const actorWith = (headers: Record<string, string>) => findActor({ headers: new Headers(headers) });

/** @requirement Accounts: A password is changed with the present one; every other session ends, and the owner is told */
test("the password changes, every session ends, and this browser has a new one", async () => {
  const customer = await addCustomerWithPassword();
  const elsewhere = await openSession(customer.id);
  await database()
    .insert(passwordResets)
    .values({ tokenHash: `of ${customer.id}`, userId: customer.id, expiresAt: new Date(2100, 1) });
  const response = await change({ currentPassword, password }, customer.cookie);
  expect(response.status).toBe(200);
  expect(await verifyPassword(password, await hashOfAccount(customer.id))).toBe(true);

  expect(await actorWith(customer.cookie)).toBeNull();
  expect(await actorWith(customer.bearer)).toBeNull();
  expect(await actorWith({ authorization: elsewhere.token })).toBeNull();
  const cookies = response.headers.getSetCookie().map((it) => it.slice(0, it.indexOf(";")));
  const [session = "", device = ""] = cookies;
  // Another secret: somebody who knew the old cookie has nothing.
  expect(session).toMatch(/^__Host-sid=/);
  expect(session).not.toBe(customer.cookie.cookie);
  expect((await actorWith({ cookie: session }))?.userId).toBe(customer.id);
  const token = (await response.json()) as string;
  expect((await actorWith({ authorization: token }))?.userId).toBe(customer.id);
  const browser = { headers: new Headers({ cookie: device }) };
  expect(await findDevice(browser, customer.email)).toMatch(/^[\w-]{22}$/);

  const resets = eq(passwordResets.userId, customer.id);
  expect(await database().$count(passwordResets, resets)).toBe(0);
  expect(await mailbox.messages()).toMatchObject([
    { to: [customer.email], subject: "Your Presetry password was changed" },
  ]);
});

test("a wrong password is refused beside its field, and nothing changes", async () => {
  const { id, cookie } = await addCustomerWithPassword();
  const before = await hashOfAccount(id);
  for (const wrong of ["Blue-Door-8", `${currentPassword} `]) {
    expect(await statusAndBody(await change({ currentPassword: wrong, password }, cookie))).toEqual(
      {
        status: 422,
        body: {
          error: "This is not your password",
          fields: { currentPassword: "This is not your password" },
        },
      },
    );
  }
  expect(await hashOfAccount(id)).toBe(before);
  expect(await actorWith(cookie)).not.toBeNull();
});

test.each([
  [{ password }, "currentPassword"],
  [{ currentPassword: "", password }, "currentPassword"],
  [{ currentPassword }, "password"],
  [{ currentPassword, password: "weak" }, "password"],
  [{ currentPassword, password: "Passw0rd!" }, "password"],
  [{ currentPassword, password: "Company-2026" }, "password"],
])("%j is refused because of %s", async (body, field) => {
  const { cookie } = await addCustomerWithPassword();
  const response = await change(body, cookie);
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
});

test("an account without a password is led to the link", async () => {
  const { id, cookie } = await addCustomer({ emailVerifiedAt: new Date() });
  expect(await statusAndBody(await change({ currentPassword, password }, cookie))).toEqual({
    status: 409,
    body: { error: expect.stringMatching(/link/) },
  });
  expect(await hashOfAccount(id)).toBeNull();
});

test("of changes at once, one succeeds", async () => {
  const { id, cookie } = await addCustomerWithPassword();
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      change({ currentPassword, password: `Green-Gate-${n}` }, cookie),
    ),
  );
  const winner = responses.findIndex(({ status }) => status === 200);
  const others = responses.filter((_, n) => n !== winner).map(({ status }) => status);
  expect(others.every((status) => [401, 409, 422].includes(status))).toBe(true);
  expect(await verifyPassword(`Green-Gate-${winner}`, await hashOfAccount(id))).toBe(true);
  expect(await database().$count(sessions, eq(sessions.userId, id))).toBe(1);
});

test("a session cannot be used to try passwords without end", async () => {
  const { id, cookie } = await addCustomerWithPassword();
  const guess = () => change({ currentPassword: "Wrong-1-guess", password }, cookie);
  const statuses = (await Promise.all(Array.from({ length: 13 }, guess))).map((it) => it.status);
  expect(statuses.sort()).toEqual([...Array(10).fill(422), ...Array(3).fill(429)]);
  expect((await change({ currentPassword, password }, cookie)).status).toBe(429);
  expect(await verifyPassword(currentPassword, await hashOfAccount(id))).toBe(true);
});

test("another site cannot change a password", async () => {
  const { id, cookie } = await addCustomerWithPassword();
  const headers = { ...cookie, "sec-fetch-site": "cross-site" };
  expect((await change({ currentPassword, password }, headers)).status).toBe(403);
  expect(await verifyPassword(currentPassword, await hashOfAccount(id))).toBe(true);
});
