import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { endSessionsOfCaller, renewToken } from "./commands";
import { decodeProfile } from "./decode-token";
import { findActor, resolveAccount } from "./queries";
import { signToken, verifyToken } from "./token";

const asked = (headers: Record<string, string>) => findActor({ headers: new Headers(headers) });

/** @requirement API: A token is checked raw or after Bearer, against its session */
test("a customer is known by the cookie, by the raw token and by the token after Bearer", async () => {
  const customer = await addCustomer();
  for (const headers of [
    customer.cookie,
    customer.bearer,
    { authorization: `Bearer ${customer.token}` },
  ]) {
    expect((await asked(headers))?.userId).toBe(customer.id);
  }
  expect((await asked({ cookie: customer.cookie.cookie }))?.isAdmin).toBe(false);
});

test("nobody is known by a broken, foreign or expired token, even with a good cookie", async () => {
  const { id, cookie, token } = await addCustomer();
  const [header, payload, signature] = token.split(".");
  const { sessionId } = (await verifyToken(token)) ?? { sessionId: "" };
  const profile = { email: "a@b.example", name: "A", logo: "", about: "" };
  const long = new Date(Date.now() - 31 * 60_000);
  for (const authorization of [
    "x",
    `${header}.${payload}.${signature?.split("").reverse().join("")}`,
    `${btoa('{"alg":"none","typ":"at+jwt"}')}.${payload}.`,
    await signToken({ userId: id, sessionId, profile }, long),
  ]) {
    expect(await asked({ ...cookie, authorization })).toBeNull();
  }
});

test("an expired token is told from a forged one by the grace it is given", async () => {
  const { id, token } = await addCustomer();
  const { sessionId } = (await verifyToken(token)) ?? { sessionId: "" };
  const profile = { email: "a@b.example", name: "A", logo: "", about: "" };
  const expired = await signToken({ userId: id, sessionId, profile }, new Date(Date.now() - 3.6e6));
  expect(await verifyToken(expired)).toBeNull();
  expect(await verifyToken(expired, 7200)).toMatchObject({ userId: id, sessionId });
});

/**
 * @requirement Session: Logout ends the session at once; the next request with its token or cookie
 *   is refused
 */
test("a session that ended, idled or grew too old opens nothing", async () => {
  const ages = [
    { lastSeenAt: sql`now() - interval '14 days 1 second'` },
    { createdAt: sql`now() - interval '30 days 1 second'` },
  ];
  for (const age of ages) {
    const { id, cookie, bearer } = await addCustomer();
    await database().update(sessions).set(age).where(eq(sessions.userId, id));
    expect(await asked(cookie)).toBeNull();
    expect(await asked(bearer)).toBeNull();
  }
  const { cookie } = await addCustomer();
  await endSessionsOfCaller({ headers: new Headers(cookie) });
  expect(await asked(cookie)).toBeNull();
});

test("a ban takes effect at once", async () => {
  const { id, cookie, token } = await addCustomer();
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
  expect(await asked(cookie)).toBeNull();
  const { sessionId } = (await verifyToken(token)) ?? { sessionId: "" };
  await expect(renewToken(sessionId, id)).rejects.toThrow("Please sign in.");
});

test("the use of a session is noted once an hour", async () => {
  const { id, cookie } = await addCustomer();
  const seen = async () =>
    (await database().select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastSeenAt;
  const first = await seen();
  await asked(cookie);
  expect(await seen()).toEqual(first);
  await database()
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '2 hours'` })
    .where(eq(sessions.userId, id));
  await asked(cookie);
  expect((await seen())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

/**
 * @requirement Back office: Only the admin can use it: an account with the admin's verified
 *   address; the server decides
 */
test("the admin is whoever has the admin's address and proved it", async () => {
  const admin = await addAdmin();
  expect((await asked(admin.cookie))?.isAdmin).toBe(true);
  await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, admin.id));
  expect((await asked(admin.cookie))?.isAdmin).toBe(false);
});

test("an account is resolved for its owner and for the admin; strangers learn nothing", async () => {
  const customer = await addCustomer();
  const actor = await asked(customer.cookie);
  if (!actor) throw new Error("The customer is not known.");
  expect(await resolveAccount(actor, ` ${customer.email.toUpperCase()} `)).toBe(customer.id);
  await expect(resolveAccount(actor, "nobody@example.com")).rejects.toThrow("not your account");
  const admin = { ...actor, email: "admin@presetry.example", isAdmin: true };
  expect(await resolveAccount(admin, customer.email)).toBe(customer.id);
  await expect(resolveAccount(admin, "nobody@example.com")).rejects.toThrow("no account");
});

test("a page can read whom its token is about, in any script", async () => {
  const { token } = await addCustomer({ name: "Bäckerei 日本", email: "page@example.com" });
  expect(decodeProfile(token)).toEqual({
    email: "page@example.com",
    name: "Bäckerei 日本",
    logo: "",
    about: "",
  });
  for (const broken of ["", "a.b.c", "..", `x.${btoa("null")}.y`, `x.${btoa('{"email":1}')}.y`]) {
    expect(decodeProfile(broken)).toBeNull();
  }
});
