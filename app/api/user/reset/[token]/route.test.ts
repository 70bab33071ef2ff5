import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { passwordResets, sessions, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword } from "@/e2e/support/passwords";
import { findDevice } from "@/lib/accounts/device-cookie";
import { verifyPassword } from "@/lib/passwords";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { hashOf, newSecret } from "@/lib/secrets";
import { PUT } from "./route";

const mailbox = startMailbox();
const password = "Green-Gate-8";
const refused = { status: 400, body: { error: "This link is no longer valid." } };

beforeEach(async () => {
  await database().delete(rateLimits);
});

async function addLink(userId: number, age = sql`now() + interval '1 hour'`) {
  const token = newSecret();
  await database()
    .insert(passwordResets)
    .values({ tokenHash: hashOf(token), userId, expiresAt: age });
  return token;
}

const reset = (token: string, body: unknown = { password }, headers: Record<string, string> = {}) =>
  call(PUT, `/api/user/reset/${token}`, {
    ...jsonBody(body, headers),
    method: "PUT",
    params: { token },
  });

const accountOf = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0];

/**
 * @requirement Accounts: A link works once and for an hour; the first that is used ends every session and
 *   all other links
 */
test("a link sets the password, verifies the email, ends every session and every other link", async () => {
  const customer = await addCustomerWithPassword();
  const other = await addLink(customer.id);
  const token = await addLink(customer.id);
  expect(await statusAndBody(await reset(token))).toEqual({ status: 200, body: customer.email });
  const account = await accountOf(customer.id);
  expect(await verifyPassword(password, account?.passwordHash ?? null)).toBe(true);
  expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await findActor({ headers: new Headers(customer.cookie) })).toBeNull();
  expect(await findActor({ headers: new Headers(customer.bearer) })).toBeNull();
  for (const used of [token, other])
    expect(await statusAndBody(await reset(used))).toEqual(refused);
  expect(await mailbox.messages()).toMatchObject([
    { to: [customer.email], subject: "Your Presetry password was changed" },
  ]);
});

test("of ten uses of one link at once, one succeeds", async () => {
  const { id } = await addCustomer();
  const token = await addLink(id);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => reset(token, { password: `Green-Gate-${n}` })),
  );
  const winner = responses.findIndex(({ status }) => status === 200);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(9);
  const account = await accountOf(id);
  expect(await verifyPassword(`Green-Gate-${winner}`, account?.passwordHash ?? null)).toBe(true);
  expect(await mailbox.messages()).toHaveLength(1);
});

test("of two links that are used at the same time, one works", async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await addCustomer();
    const links = await Promise.all(Array.from({ length: 4 }, () => addLink(id)));
    const responses = await Promise.all(links.map((link) => reset(link)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  }
});

/**
 * @requirement Accounts: A link works once and for an hour; the first that is used ends every session and
 *   all other links
 */
test("an old link, a banned customer's and an unknown one change nothing", async () => {
  const customer = await addCustomer();
  const banned = await addCustomer({ bannedAt: null });
  const links = [
    await addLink(customer.id, sql`now() - interval '1 second'`),
    await addLink(banned.id),
    newSecret(),
    hashOf(newSecret()),
    "x",
    "a\u0301 b",
  ];
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned.id));
  for (const link of links) expect(await statusAndBody(await reset(link))).toEqual(refused);
  expect((await accountOf(customer.id))?.passwordHash).toBeNull();
  expect((await accountOf(banned.id))?.passwordHash).toBeNull();
  expect(await database().$count(sessions, eq(sessions.userId, customer.id))).toBe(1);
});

test("the stored hash of a token cannot be used as a token", async () => {
  const { id } = await addCustomer();
  const token = await addLink(id);
  expect(await statusAndBody(await reset(hashOf(token)))).toEqual(refused);
});

test("a weak password is refused, and the link still works", async () => {
  const { id } = await addCustomer();
  const token = await addLink(id);
  for (const body of [{}, { password: "weak" }, { password: 5 }]) {
    expect((await reset(token, body)).status).toBe(422);
  }
  expect((await reset(token)).status).toBe(200);
});

test("the browser that chose the password is known to the account", async () => {
  const { id, email } = await addCustomer();
  const response = await reset(await addLink(id));
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-device=/);
  const headers = new Headers({ cookie: cookie.slice(0, cookie.indexOf(";")) });
  expect(await findDevice({ headers }, email)).toMatch(/^[\w-]{22}$/);
  expect(await findDevice({ headers }, (await addCustomer()).email)).toBeNull();
});

test("guessing tokens is rate limited", async () => {
  const responses = await Promise.all(Array.from({ length: 33 }, () => reset(newSecret())));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("a cross-site request cannot use a reset link", async () => {
  const { id, cookie } = await addCustomer();
  const token = await addLink(id);
  const headers = { ...cookie, "sec-fetch-site": "cross-site" };
  expect((await reset(token, { password }, headers)).status).toBe(403);
  expect((await reset(token)).status).toBe(200);
});
