import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailVerifications, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { isEmailVerified } from "@/lib/accounts/queries";
import { addVerification } from "@/lib/accounts/security/commands/verify-email";
import { hashOf, newSecret } from "@/lib/secrets";
import { POST } from "./route";

beforeEach(async () => {
  await database().delete(rateLimits);
});

const confirm = (token: unknown, headers: Record<string, string>) =>
  call(POST, "/api/user/account/confirmation", jsonBody({ token }, headers));

const refused = {
  status: 400,
  body: { error: expect.stringMatching(/^This link has expired or belongs to another account/) },
};

const linksOf = (userId: number) =>
  database().$count(emailVerifications, eq(emailVerifications.userId, userId));

/** @requirement Accounts: An address is verified by a link that works once, for a day, signed in */
test("a link verifies the address once, and ends the other links", async () => {
  const customer = await addCustomer();
  const [token, other] = [
    await addVerification(database(), customer),
    await addVerification(database(), customer),
  ];
  expect(await statusAndBody(await confirm(token, customer.cookie))).toEqual({
    status: 200,
    body: { email: customer.email, outcome: "verified", token: expect.any(String) },
  });
  expect(await isEmailVerified(customer.id)).toBe(true);
  expect(await linksOf(customer.id)).toBe(0);
  for (const used of [token, other]) {
    expect(await statusAndBody(await confirm(used, customer.cookie))).toEqual(refused);
  }
});

test("of ten uses of one link at once, one succeeds", async () => {
  const customer = await addCustomer();
  const token = await addVerification(database(), customer);
  const uses = Array.from({ length: 10 }, () => confirm(token, customer.cookie));
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array(9).fill(400)]);
});

test("the link alone verifies nothing: neither for a guest nor for another customer", async () => {
  const [customer, thief] = [await addCustomer(), await addCustomer()];
  const token = await addVerification(database(), customer);
  expect((await confirm(token, {})).status).toBe(401);
  expect(await statusAndBody(await confirm(token, thief.cookie))).toEqual(refused);
  expect(await isEmailVerified(customer.id)).toBe(false);
  expect(await isEmailVerified(thief.id)).toBe(false);
  expect((await confirm(token, customer.cookie)).status).toBe(200);
});

test("an old link, that of an earlier address, a hash and an unknown token change nothing", async () => {
  const customer = await addCustomer();
  const old = await addVerification(database(), customer);
  await database()
    .update(emailVerifications)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(emailVerifications.tokenHash, hashOf(old)));
  const moved = await addVerification(database(), { ...customer, email: "earlier@example.com" });
  const valid = await addVerification(database(), customer);
  for (const token of [old, moved, hashOf(valid), newSecret(), "x", "a\u0301 b"]) {
    expect(await statusAndBody(await confirm(token, customer.cookie))).toEqual(refused);
  }
  expect(await isEmailVerified(customer.id)).toBe(false);
  // What was refused stays: the transaction was undone.
  expect(await linksOf(customer.id)).toBe(3);
});

test("the time of the first verification stays", async () => {
  const emailVerifiedAt = new Date("2026-01-01T00:00:00Z");
  const customer = await addCustomer({ emailVerifiedAt });
  const token = await addVerification(database(), customer);
  expect((await confirm(token, customer.cookie)).status).toBe(200);
  const [row] = await database().select().from(users).where(eq(users.id, customer.id));
  expect(row?.emailVerifiedAt).toEqual(emailVerifiedAt);
});

test("malformed tokens are refused, and guessing is limited", async () => {
  const { cookie } = await addCustomer();
  for (const token of [undefined, "", 5, "x".repeat(201)]) {
    expect((await confirm(token, cookie)).status).toBe(422);
  }
  const guesses = await Promise.all(Array.from({ length: 33 }, () => confirm(newSecret(), cookie)));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("another site cannot use a link with the customer's cookie", async () => {
  const customer = await addCustomer();
  const token = await addVerification(database(), customer);
  const headers = { ...customer.cookie, "sec-fetch-site": "cross-site" };
  expect((await confirm(token, headers)).status).toBe(403);
  expect(await isEmailVerified(customer.id)).toBe(false);
});
