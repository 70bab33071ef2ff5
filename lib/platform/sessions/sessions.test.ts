import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addUser } from "@/e2e/support/factories";
import { permissions } from "../staff/rules";
import { findActor } from "./authenticate";
import { endSessionsOfCaller, openSession, renewToken } from "./commands";
import { decodeProfile } from "./decode-token";
import { resolveAccount } from "./queries";
import { signToken, verifyToken } from "./token";

const findActorWith = (headers: Record<string, string>) =>
  findActor({ headers: new Headers(headers) });

/** @requirement API: A token is checked raw or after Bearer, against its session */
test("a customer is authenticated by the cookie, the raw token or the token after Bearer", async () => {
  const customer = await addCustomer();
  for (const headers of [
    customer.cookie,
    customer.bearer,
    { authorization: `Bearer ${customer.token}` },
  ]) {
    expect((await findActorWith(headers))?.userId).toBe(customer.id);
  }
  expect(await findActorWith({ cookie: customer.cookie.cookie })).toMatchObject({
    role: null,
    permissions: [],
  });
});

test("a malformed, forged or expired token is rejected, even with a valid cookie", async () => {
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
    expect(await findActorWith({ ...cookie, authorization })).toBeNull();
  }
});

test("an expired token is accepted within the grace period", async () => {
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
test("a session that ended, or passed its idle or absolute timeout, is rejected", async () => {
  const ages = [
    { lastSeenAt: sql`now() - interval '14 days 1 second'` },
    { createdAt: sql`now() - interval '30 days 1 second'` },
  ];
  for (const age of ages) {
    const { id, cookie, bearer } = await addCustomer();
    await database().update(sessions).set(age).where(eq(sessions.userId, id));
    expect(await findActorWith(cookie)).toBeNull();
    expect(await findActorWith(bearer)).toBeNull();
  }
  const { cookie } = await addCustomer();
  await endSessionsOfCaller({ headers: new Headers(cookie) });
  expect(await findActorWith(cookie)).toBeNull();
});

test("a ban takes effect at once", async () => {
  const { id, cookie, token } = await addCustomer();
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
  expect(await findActorWith(cookie)).toBeNull();
  const { sessionId } = (await verifyToken(token)) ?? { sessionId: "" };
  const owner = { sessionId, userId: id, tokenExpiresAt: null };
  await expect(renewToken(owner)).rejects.toThrow("Please log in.");
});

test("a session's last use is written at most once an hour", async () => {
  const { id, cookie } = await addCustomer();
  const seen = async () =>
    (await database().select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastSeenAt;
  const first = await seen();
  await findActorWith(cookie);
  expect(await seen()).toEqual(first);
  await database()
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '2 hours'` })
    .where(eq(sessions.userId, id));
  await findActorWith(cookie);
  expect((await seen())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

/**
 * @requirement Back office: Only the admin can use it: an account with the admin's verified
 *   address; the server decides
 */
test("the admin is the account with the admin's address, once it is verified", async () => {
  const admin = await addAdmin();
  expect(await findActorWith(admin.cookie)).toMatchObject({ role: "owner", permissions });
  await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, admin.id));
  expect(await findActorWith(admin.cookie)).toMatchObject({ role: null, permissions: [] });
});

test("an account is resolved for its owner and the admin; others cannot tell whether it exists", async () => {
  const customer = await addCustomer();
  const reading = "customers:read" as const;
  const actor = await findActorWith(customer.cookie);
  if (!actor) throw new Error("The customer is not signed in.");
  expect(await resolveAccount(actor, ` ${customer.email.toUpperCase()} `, reading)).toBe(
    customer.id,
  );
  await expect(resolveAccount(actor, "nobody@example.com", reading)).rejects.toThrow(
    "not your account",
  );
  const admin = { ...actor, email: "admin@presetry.example", permissions: [reading] };
  expect(await resolveAccount(admin, customer.email, reading)).toBe(customer.id);
  await expect(resolveAccount(admin, "nobody@example.com", reading)).rejects.toThrow("no account");
});

test("a page can decode the profile in its token, in any script", async () => {
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

const countSessions = (userId: number) => database().$count(sessions, eq(sessions.userId, userId));

test("an account has fifty sessions; another login ends the one that was unused for longest", async () => {
  const ann = await addCustomer();
  const ben = await addCustomer();
  const day = (days: number) => sql`now() - make_interval(days => ${days})`;
  const others = Array.from({ length: 48 }, (_, n) => ({
    userId: ann.id,
    cookieHash: `other-${n}`,
    lastSeenAt: day(1),
  }));
  await database()
    .update(sessions)
    .set({ lastSeenAt: day(2) })
    .where(eq(sessions.userId, ann.id));
  await database().insert(sessions).values(others);
  await openSession(ann.id);
  expect(await countSessions(ann.id)).toBe(50);
  const logins = await Promise.all(Array.from({ length: 8 }, () => openSession(ann.id)));
  expect(await countSessions(ann.id)).toBe(50);
  expect(await findActorWith(ann.bearer)).toBeNull();
  for (const { token } of logins) {
    expect(await findActorWith({ authorization: token })).not.toBeNull();
  }
  expect(await findActorWith(ben.cookie)).not.toBeNull();
});

test("thirty logins in ten minutes are allowed", async () => {
  const { id } = await addUser();
  for (let login = 0; login < 30; login++) await openSession(id);
  await expect(openSession(id)).rejects.toMatchObject({ code: "too_many_requests" });
});
