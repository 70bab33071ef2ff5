import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { signToken, verifyToken } from "@/lib/platform/sessions/token";
import { GET } from "./route";

const validate = async (headers: Record<string, string>) =>
  statusAndBody(await call(GET, "/api/user/validate", { headers }));

const refused = { status: 401, body: { error: "Please log in." } };

/** The customer's token, issued an hour earlier, so that it has expired. */
async function addExpired() {
  const customer = await addCustomer();
  const { sessionId = "" } = (await verifyToken(customer.token)) ?? {};
  const { id: userId, email, name, logo, about } = customer;
  const facts = { userId, sessionId, profile: { email, name, logo, about } };
  const token = await signToken(facts, new Date(Date.now() - 3_600_000));
  return { ...customer, expired: { authorization: token }, sessionId };
}

/**
 * @requirement Session: At the start a stored token is checked; until then neither menu is shown
 */
test("a valid token returns its customer and itself, raw or after Bearer", async () => {
  const { id, token, email } = await addCustomer();
  await database().update(users).set({ about: "New" }).where(eq(users.id, id));
  const { issuedAt: iat, expiresAt: exp } = (await verifyToken(token)) ?? {};
  for (const authorization of [token, `Bearer ${token}`]) {
    expect(await validate({ authorization })).toEqual({
      status: 200,
      body: { email, name: expect.any(String), logo: "", about: "New", iat, exp, token },
    });
  }
});

/** @requirement Session: An expired token is renewed while its session lives */
test("an expired token is renewed while its session's cookie is valid and the request is same-origin", async () => {
  const proofs: Record<string, string>[] = [
    { "sec-fetch-site": "same-origin" },
    { origin: "https://shop.test" },
  ];
  for (const proof of proofs) {
    const { expired, cookie, email, id, sessionId } = await addExpired();
    const { status, body } = await validate({
      ...expired,
      cookie: cookie.cookie,
      ...proof,
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { email } });
    const { token, exp } = body as { token: string; exp: number };
    expect(await verifyToken(token)).toMatchObject({ userId: id, sessionId, expiresAt: exp });
    expect(exp).toBeGreaterThan(Date.now() / 1000 + 1700);
  }
});

test("an expired token without a cookie, cross-site or with another customer's cookie is refused", async () => {
  const { expired, cookie } = await addExpired();
  const other = await addCustomer();
  for (const headers of [
    {},
    { cookie: cookie.cookie },
    { cookie: cookie.cookie, "sec-fetch-site": "cross-site" },
    { cookie: cookie.cookie, origin: "https://evil.test" },
    other.cookie,
  ]) {
    expect(await validate({ ...expired, ...(headers as Record<string, string>) })).toEqual(refused);
  }
});

test("an expired token is not renewed once the session is over", async () => {
  const { expired, cookie, id } = await addExpired();
  await database().delete(sessions).where(eq(sessions.userId, id));
  expect(await validate({ ...expired, ...cookie })).toEqual(refused);
});

test("a token of an ended session, a forged one and a missing one are refused, even with a cookie", async () => {
  const ended = await addCustomer();
  await database().delete(sessions).where(eq(sessions.userId, ended.id));
  const { cookie, token } = await addCustomer();
  const forged = `${token.slice(0, token.lastIndexOf("."))}.${"A".repeat(43)}`;
  for (const headers of [ended.bearer, { authorization: forged }, { authorization: "x" }, {}]) {
    expect(await validate({ ...cookie, ...(headers as Record<string, string>) })).toEqual(refused);
  }
});

test("a banned customer is refused", async () => {
  const { expired, bearer, cookie, id } = await addExpired();
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
  expect(await validate(bearer)).toEqual(refused);
  expect(await validate({ ...expired, ...cookie })).toEqual(refused);
});
