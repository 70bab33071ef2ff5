import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailChanges, passwordResets, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { emailedToken } from "@/e2e/support/emailed-token";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password as currentPassword } from "@/e2e/support/passwords";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";
import { POST as confirmPost } from "../confirmation/route";
import { DELETE, POST } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Headers = Record<string, string>;

let made = 0;
const newAddress = () => `moved-${++made}@example.com`;
const verified = () => addCustomerWithPassword({ emailVerifiedAt: new Date() });

async function change(email: string, { cookie }: { cookie: Headers }, body: object = {}) {
  return call(
    POST,
    "/api/user/account/email",
    jsonBody({ email, currentPassword, ...body }, cookie),
  );
}

async function confirm(token: string, { cookie }: { cookie: Headers }) {
  const body = jsonBody({ token }, cookie);
  return call(confirmPost, "/api/user/account/confirmation", body);
}

const tokenFor = async (address: string) =>
  emailedToken(await mailbox.messages(), address, "/confirm-email");

const addressOf = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0]?.email;

/** @requirement Accounts: An address is changed once both mailboxes have confirmed it */
test.each([
  ["the present mailbox first", [0, 1]],
  ["the new mailbox first", [1, 0]],
] as const)("an address changes with both confirmations, %s", async (_, [first, second]) => {
  const customer = await verified();
  const elsewhere = await openSession(customer.id);
  const email = newAddress();
  const asked = await statusAndBody(await change(` ${email.toUpperCase()}`, customer));
  expect(asked).toMatchObject({
    status: 200,
    body: {
      email: customer.email,
      emailChange: { email, isFromConfirmed: false, isToConfirmed: false },
    },
  });
  const tokens = [await tokenFor(customer.email), await tokenFor(email)];
  expect(await statusAndBody(await confirm(tokens[first] ?? "", customer))).toMatchObject({
    status: 200,
    body: { email: customer.email, outcome: "half", newEmail: email },
  });
  expect(await addressOf(customer.id)).toBe(customer.email);
  const again = await confirm(tokens[first] ?? "", customer);
  expect(again.status).toBe(400);

  await database()
    .insert(passwordResets)
    .values({ tokenHash: `of ${customer.id}`, userId: customer.id, expiresAt: new Date(2100, 1) });
  const done = await statusAndBody(await confirm(tokens[second] ?? "", customer));
  expect(done).toMatchObject({ status: 200, body: { email, outcome: "changed" } });
  const { token } = done.body as { token: string };
  expect(decodeProfile(token)?.email).toBe(email);
  expect(await addressOf(customer.id)).toBe(email);

  // What the old mailbox could open, and where tokens name the old address.
  const resets = eq(passwordResets.userId, customer.id);
  expect(await database().$count(passwordResets, resets)).toBe(0);
  const headers = new Headers({ authorization: elsewhere.token });
  expect(await findActor({ headers })).toBeNull();
  expect((await findActor({ headers: new Headers(customer.cookie) }))?.isVerified).toBe(true);
  const [notice] = await mailbox.messages();
  expect(notice).toMatchObject({
    to: [customer.email],
    subject: "Your Presetry account has a new address",
    text: expect.stringContaining(email),
  });
});

test("an address that was never verified is not asked: it may be a slip", async () => {
  const customer = await addCustomerWithPassword();
  const email = newAddress();
  await change(email, customer);
  expect((await mailbox.messages()).map(({ to }) => to)).toEqual([[email]]);
  expect(await statusAndBody(await confirm(await tokenFor(email), customer))).toMatchObject({
    body: { email, outcome: "changed" },
  });
  expect(await addressOf(customer.id)).toBe(email);
});

test("of an address that has an account nothing is learned, and its owner is told", async () => {
  const [customer, owner] = [await verified(), await addCustomer()];
  const free = newAddress();
  const responses = [];
  for (const email of [free, owner.email, "admin@presetry.example"]) {
    const { status, body } = await statusAndBody(await change(email, customer));
    const { emailChange, sessions: _, ...rest } = body as { emailChange: object; sessions: [] };
    responses.push(JSON.stringify({ status, emailChange: { ...emailChange, email: "" }, rest }));
  }
  expect(new Set(responses).size).toBe(1);
  expect(await tokenFor(owner.email)).toBe("");
  const told = (await mailbox.messages()).filter(({ to }) => to.includes(owner.email));
  expect(told).toMatchObject([{ subject: "You have a Presetry account already" }]);
});

test("an address that was registered meanwhile stays its owner's", async () => {
  const customer = await addCustomerWithPassword();
  const email = newAddress();
  await change(email, customer);
  const owner = await addCustomer({ email });
  expect(await statusAndBody(await confirm(await tokenFor(email), customer))).toEqual({
    status: 409,
    body: { error: "This address cannot be used. Please choose another." },
  });
  expect(await addressOf(customer.id)).toBe(customer.email);
  expect(await addressOf(owner.id)).toBe(email);
});

test("two customers who want one address at once: one gets it", async () => {
  const customers = [await addCustomerWithPassword(), await addCustomerWithPassword()];
  const email = newAddress();
  const tokens: string[] = [];
  for (const customer of customers) {
    await change(email, customer);
    tokens.push(await tokenFor(email));
  }
  const uses = customers.map((customer, n) => confirm(tokens[n] ?? "", customer));
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test("a link of a change works for its account only, within a day, and for the latest change", async () => {
  const [customer, thief] = [await addCustomerWithPassword(), await addCustomer()];
  const [earlier, email] = [newAddress(), newAddress()];
  await change(earlier, customer);
  const replaced = await tokenFor(earlier);
  await change(email, customer);
  const token = await tokenFor(email);
  expect((await confirm(replaced, customer)).status).toBe(400);
  expect((await confirm(token, thief)).status).toBe(400);
  await database().update(emailChanges).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await confirm(token, customer)).status).toBe(400);
  expect(await addressOf(customer.id)).toBe(customer.email);
});

test("a change can be taken back", async () => {
  const customer = await addCustomerWithPassword();
  const email = newAddress();
  await change(email, customer);
  const response = await call(DELETE, "/api/user/account/email", {
    method: "DELETE",
    headers: customer.cookie,
  });
  expect(await statusAndBody(response)).toMatchObject({ status: 200, body: { emailChange: null } });
  expect((await confirm(await tokenFor(email), customer)).status).toBe(400);
});

test.each([
  [{ email: "x" }, { email: "Incorrect email format" }],
  [
    { email: `${"a".repeat(243)}@example.com` },
    { email: "Email shouldn't have more than 254 characters" },
  ],
  [{ email: "\u0430nn@example.com" }, { email: expect.stringContaining("letters a to z") }],
  [{ currentPassword: "Wrong-1-guess" }, { currentPassword: "This is not your password" }],
  [{ currentPassword: undefined }, { currentPassword: expect.any(String) }],
])("%j is refused, and nothing is sent", async (body, fields) => {
  const customer = await verified();
  const { status, body: answer } = await statusAndBody(await change(newAddress(), customer, body));
  expect(status).toBe(422);
  expect(answer).toMatchObject({ fields });
  expect(await mailbox.messages()).toEqual([]);
});

test("neither one's own address nor the admin's account can change", async () => {
  const customer = await verified();
  expect((await change(customer.email, customer)).status).toBe(422);
  const admin = await addAdmin();
  expect(await statusAndBody(await change(newAddress(), admin))).toEqual({
    status: 409,
    body: { error: expect.stringMatching(/ADMIN_EMAIL/) },
  });
});

test("emails are limited, and another site cannot ask for them", async () => {
  const customer = await verified();
  const headers = { ...customer.cookie, "sec-fetch-site": "cross-site" };
  expect((await change(newAddress(), { cookie: headers })).status).toBe(403);
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await change(newAddress(), customer)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
