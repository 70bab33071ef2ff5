import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { identities, passwordResets, sessions, users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addUser } from "@/e2e/support/factories";
import { startTestIssuer } from "@/e2e/support/issuer";
import { newBrowser } from "@/e2e/support/sign-in";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";
import { hashOf, newSecret } from "@/lib/secrets";
import { DELETE, PATCH, POST, PUT } from "./route";

startTestIssuer();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const refused = { status: 401, body: { error: expect.stringMatching(/[.]$/) } };
let people = 0;
const newEmail = () => `person-${++people}@example.com`;

async function ticketFor(person: { email: string; name?: string; sub?: string }) {
  const browser = newBrowser();
  const page = await browser.signIn(person);
  if (!page?.includes("identity=verified")) throw new Error(`The sign-in ended on ${page}.`);
  return browser;
}

const emailsTo = (email: string) =>
  database()
    .select({ payload: emailOutbox.payload })
    .from(emailOutbox)
    .where(sql`${emailOutbox.payload}->>'to' = ${email}`);

const userWith = async (email: string) =>
  (await database().select().from(users).where(eq(users.email, email)))[0];

const sessionsOf = (userId: number) =>
  database().select().from(sessions).where(eq(sessions.userId, userId));

/**
 * @requirement Identity provider: The first sign-in makes the account; name and email are taken
 *   only from the provider's ticket, which works once and for ten minutes
 */
test("the first login creates a verified account and a session", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada Lovelace" });
  const identity = await statusAndBody(await browser.whoAmI());
  expect(identity).toEqual({ status: 200, body: { name: "Ada Lovelace", email } });

  const response = await browser.login0(identity.body);
  expect(response.status).toBe(200);
  const token = (await response.json()) as string;
  expect(decodeProfile(token)).toEqual({ email, name: "Ada Lovelace", logo: "", about: "" });
  const cookie = response.headers.getSetCookie().find((it) => it.startsWith("__Host-sid="));
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Path=\/; Secure$/);
  expect(browser.jar.names()).toContain("__Secure-device");
  const bearer = new Headers({ authorization: token });
  const browserLater = new Headers({ cookie: browser.jar.header });
  for (const headers of [bearer, browserLater]) {
    expect((await findActor({ headers }))?.email).toBe(email);
  }
  expect(await userWith(email)).toMatchObject({
    passwordHash: null,
    emailVerifiedAt: expect.any(Date),
  });
});

test("the next login is the same account, also after the email changed at the issuer", async () => {
  const email = newEmail();
  const first = await ticketFor({ email, sub: "moves-house", name: "Ada" });
  await first.login0({ name: "Ada", email });
  const changed = newEmail();
  const second = await ticketFor({ email: changed, sub: "moves-house", name: "Ada" });
  const token = (await (await second.login0({ name: "Ada", email: changed })).json()) as string;
  expect(decodeProfile(token)?.email).toBe(email);
  expect(await userWith(changed)).toBeUndefined();
});

/**
 * @requirement Identity provider: The first sign-in makes the account; name and email are taken
 *   only from the provider's ticket, which works once and for ten minutes
 */
test("a ticket creates one session, also when it is used repeatedly and concurrently", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  const init = jsonBody({ name: "Ada", email }, browser.headers());
  const attempts = Array.from({ length: 8 }, () => call(POST, "/api/user/login0", init));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array(7).fill(401)]);
  expect(await statusAndBody(await call(POST, "/api/user/login0", init))).toEqual({
    status: 401,
    body: { error: "This login was already used. Please try again." },
  });
  const user = await userWith(email);
  expect(await sessionsOf(user?.id ?? 0)).toHaveLength(1);
});

test("the ticket's cookie is deleted at its first use", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  await browser.login0({ name: "Ada", email });
  expect(browser.jar.names()).not.toContain("__Secure-next-auth.session-token");
  expect(await statusAndBody(await browser.whoAmI())).toEqual(refused);
});

/**
 * @requirement Identity provider: The first sign-in makes the account; name and email are taken
 *   only from the provider's ticket, which works once and for ten minutes
 */
test.each([
  ["another name", { name: "Eve" }],
  ["another address", { email: "victim@example.com" }],
  ["no name", { name: "" }],
  ["an address that only looks the same", { email: "p\u0435rson@example.com" }],
])("a body with %s is refused, whatever the ticket contains", async (_, change) => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  expect(await statusAndBody(await browser.login0({ name: "Ada", email, ...change }))).toEqual(
    refused,
  );
  expect(await userWith(email)).toBeUndefined();
  expect((await browser.login0({ name: "Ada", email })).status).toBe(200);
});

test("without a ticket the login is refused", async () => {
  const { email } = await addUser({ email: newEmail(), name: "Ada" });
  const claims = { name: "Ada", email };
  const noTicket = await call(POST, "/api/user/login0", jsonBody(claims));
  expect(await statusAndBody(noTicket)).toEqual(refused);
  const customer = await addCustomer();
  const session = await call(POST, "/api/user/login0", jsonBody(claims, customer.bearer));
  expect(await statusAndBody(session)).toEqual(refused);
});

test.each(["x", "a.b.c.d.e", "%", "", "x".repeat(5_000)])(
  "a made-up ticket (%#) is none",
  async (value) => {
    const cookie = `__Secure-next-auth.session-token=${value}`;
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const init = jsonBody({ name: "Ada", email: "ada@example.com" }, headers);
    expect(await statusAndBody(await call(POST, "/api/user/login0", init))).toEqual(refused);
  },
);

test("a ticket is read from its cookie only, and no other cookie is accepted as one", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  const name = "__Secure-next-auth.session-token=";
  const ticket = browser.jar.header.split("; ").find((it) => it.startsWith(name)) ?? "";
  const bearer = { authorization: `Bearer ${ticket.slice(name.length)}` };
  const init = jsonBody({ name: "Ada", email }, bearer);
  expect(await statusAndBody(await call(POST, "/api/user/login0", init))).toEqual(refused);

  const other = newBrowser();
  await other.begin();
  const state = other.jar.header.split("; ").find((it) => it.includes("next-auth.state="));
  const headers = { cookie: `${name}${state?.split("=")[1]}`, "sec-fetch-site": "same-origin" };
  const disguised = jsonBody({ name: "Ada", email }, headers);
  expect(await statusAndBody(await call(POST, "/api/user/login0", disguised))).toEqual(refused);
});

/**
 * @requirement Identity provider: The first sign-in makes the account; name and email are taken
 *   only from the provider's ticket, which works once and for ten minutes
 */
test("a ticket expires after ten minutes", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10.5 * 60_000 });
  const response = await browser.login0({ name: "Ada", email });
  vi.useRealTimers();
  expect(await statusAndBody(response)).toEqual(refused);
});

/**
 * @requirement Identity provider: An unverified account with the same address is taken over by the
 *   verified owner; a verified one is linked
 */
test("an unverified account loses its password, links and sessions when the email's owner signs in", async () => {
  const email = newEmail();
  const squatter = await addCustomer({ email, name: "Squatter", passwordHash: "x" });
  await database()
    .insert(passwordResets)
    .values({
      tokenHash: hashOf(newSecret()),
      userId: squatter.id,
      expiresAt: new Date(Date.now() + 60_000),
    });
  const browser = await ticketFor({ email, name: "Ada" });
  expect((await browser.login0({ name: "Ada", email })).status).toBe(200);

  expect(await userWith(email)).toMatchObject({
    id: squatter.id,
    passwordHash: null,
    emailVerifiedAt: expect.any(Date),
  });
  expect(await findActor({ headers: new Headers(squatter.cookie) })).toBeNull();
  expect(await findActor({ headers: new Headers(squatter.bearer) })).toBeNull();
  expect(await sessionsOf(squatter.id)).toHaveLength(1);
  const links = database().select().from(passwordResets);
  expect(await links.where(eq(passwordResets.userId, squatter.id))).toEqual([]);
});

/**
 * @requirement Identity provider: An unverified account with the same address is taken over by the
 *   verified owner; a verified one is linked
 */
test("a verified account is linked and keeps its password and its sessions", async () => {
  const email = newEmail();
  const facts = { email, passwordHash: "x", emailVerifiedAt: new Date() };
  const customer = await addCustomer(facts);
  const browser = await ticketFor({ email, name: "Ada" });
  expect((await browser.login0({ name: "Ada", email })).status).toBe(200);
  expect(await userWith(email)).toMatchObject({ id: customer.id, name: customer.name, ...facts });
  expect(await sessionsOf(customer.id)).toHaveLength(2);
  const linked = database().select().from(identities);
  expect(await linked.where(eq(identities.userId, customer.id))).toHaveLength(1);
});

test("the owner of an account is told that an identity was linked, once", async () => {
  const email = newEmail();
  const subjects = async () =>
    (await emailsTo(email))
      .map(({ payload }) => payload.subject)
      .filter((subject) => subject.startsWith("A new way"));
  await addCustomer({ email, passwordHash: "x", emailVerifiedAt: new Date() });
  for (const _ of ["first", "second"]) {
    const browser = await ticketFor({ email, name: "Ada" });
    expect((await browser.login0({ name: "Ada", email })).status).toBe(200);
    expect(await subjects()).toEqual(["A new way to log in to Presetry"]);
  }
});

test("an account that an identity opened is not told about itself", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  expect((await browser.login0({ name: "Ada", email })).status).toBe(200);
  expect(await emailsTo(email)).toEqual([]);
});

test("two concurrent first logins create one account", async () => {
  const email = newEmail();
  const browsers = await Promise.all([1, 2, 3].map(() => ticketFor({ email, name: "Ada" })));
  const responses = await Promise.all(browsers.map((it) => it.login0({ name: "Ada", email })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const user = await userWith(email);
  expect(await sessionsOf(user?.id ?? 0)).toHaveLength(3);
});

test("a banned customer is refused, linked or not, and nothing is linked", async () => {
  const closed = { status: 401, body: { error: "This account is closed." } };
  const email = newEmail();
  const banned = await addUser({ email, bannedAt: new Date(), emailVerifiedAt: new Date() });
  for (const _ of ["not linked", "still not"]) {
    const browser = await ticketFor({ email, name: "Ada" });
    expect(await statusAndBody(await browser.login0({ name: "Ada", email }))).toEqual(closed);
  }
  expect(await database().$count(identities, eq(identities.userId, banned.id))).toBe(0);
  expect(await emailsTo(email)).toEqual([]);
  const linkedEmail = newEmail();
  const linked = await ticketFor({ email: linkedEmail, name: "Ada" });
  await linked.login0({ name: "Ada", email: linkedEmail });
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.email, linkedEmail));
  const again = await ticketFor({ email: linkedEmail, name: "Ada" });
  expect(await statusAndBody(await again.login0({ name: "Ada", email: linkedEmail }))).toEqual(
    closed,
  );
});

test("the admin's email is the admin's once the issuer has verified it; rights take a second factor", async () => {
  const email = "admin@presetry.example";
  const unverified = newBrowser();
  const page = await unverified.signIn({ email, isVerified: false });
  expect(page).toContain("identity=unverified");
  expect(await userWith(email)).toBeUndefined();

  const browser = await ticketFor({ email, name: "Admin" });
  await browser.login0({ name: "Admin", email });
  const actor = await findActor({ headers: new Headers({ cookie: browser.jar.header }) });
  expect(actor).toMatchObject({ permissions: [], needsSecondFactor: true });
});

test.each([
  [{}, 422],
  [{ name: 1, email: [] }, 422],
  [{ name: "Ada\0", email: "ada@example.com" }, 422],
  [null, 422],
])("the body %j is refused with the reason", async (body, status) => {
  expect((await call(POST, "/api/user/login0", jsonBody(body))).status).toBe(status);
});

test("a cross-site request cannot sign a visitor in", async () => {
  const email = newEmail();
  const browser = await ticketFor({ email, name: "Ada" });
  const headers = { cookie: browser.jar.header, "sec-fetch-site": "cross-site" };
  const init = jsonBody({ name: "Ada", email }, headers);
  expect((await call(POST, "/api/user/login0", init)).status).toBe(403);
});

test.each([
  ["PUT", PUT],
  ["PATCH", PATCH],
  ["DELETE", DELETE],
])("%s is 405 with Allow", async (method, handler) => {
  const response = await call(handler, "/api/user/login0", { method });
  expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
});

test("the twenty-first attempt within ten minutes is refused", async () => {
  const init = jsonBody({ name: "Ada", email: "ada@example.com" });
  const responses = await Promise.all(
    Array.from({ length: 21 }, () => call(POST, "/api/user/login0", init)),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});
