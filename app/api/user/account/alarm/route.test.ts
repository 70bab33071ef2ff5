import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { PUT as reset } from "@/app/api/user/reset/[token]/route";
import { database, transaction } from "@/db/client";
import { emailChanges, identities, securityAlarms, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { codeOf } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addTestPasskey, logInWith } from "@/e2e/support/passkey";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import {
  confirmAuthenticator,
  setUpAuthenticator,
} from "@/lib/accounts/second-factor/commands/set-up";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import type { RaisedAlarm } from "@/lib/accounts/security/schemas";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { hashOf, newSecret } from "@/lib/secrets";
import { POST } from "./route";

startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const refused = { status: 400, body: { error: "This link is no longer valid." } };

const raise = (token: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/user/account/alarm", jsonBody({ token }, headers));

/** The token of a notice that is sent to this address. */
async function addNotice(user: { id: number; email: string }): Promise<string> {
  let token = "";
  const message = (sent: string) => {
    token = sent;
    return { subject: "Notice", preview: "", body: null };
  };
  await transaction((tx) => queueNotice(tx, user, `notice:${newSecret()}`, message));
  return token;
}

const accountOf = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0];

const alarmsOf = (userId: number) =>
  database().$count(securityAlarms, eq(securityAlarms.userId, userId));

/** @requirement Accounts: A notice closes the account to everybody with one link, and its owner chooses a new password */
test("“That was not me” closes every way in and opens the reset", async () => {
  const customer = await addCustomerWithPassword();
  await database()
    .insert(identities)
    .values({ provider: "https://id.example", subject: "thief", userId: customer.id });
  await database()
    .insert(emailChanges)
    .values({
      userId: customer.id,
      email: "thief@example.com",
      toTokenHash: "x",
      expiresAt: new Date(2100, 1),
    });
  const token = await addNotice(customer);
  const response = await statusAndBody(await raise(token));
  expect(response).toEqual({
    status: 200,
    body: { token: expect.stringMatching(/^[\w-]{43}$/), putBack: [] },
  });

  expect(await findActor({ headers: new Headers(customer.cookie) })).toBeNull();
  expect(await accountOf(customer.id)).toMatchObject({
    email: customer.email,
    passwordHash: null,
    emailVerifiedAt: expect.any(Date),
  });
  const [of, ofChange] = [eq(identities.userId, customer.id), eq(emailChanges.userId, customer.id)];
  expect(await database().$count(identities, of)).toBe(0);
  expect(await database().$count(emailChanges, ofChange)).toBe(0);

  const { token: link } = response.body as RaisedAlarm;
  const chosen = await call(reset, `/api/user/reset/${link}`, {
    ...jsonBody({ password: "Green-Gate-8" }),
    method: "PUT",
    params: { token: link },
  });
  expect(await statusAndBody(chosen)).toEqual({ status: 200, body: customer.email });
  expect(await statusAndBody(await raise(token))).toEqual(refused);
});

test("an account that was moved away gets its address back, and the thief's notices are void", async () => {
  const owner = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const ofOwner = await addNotice(owner);
  const thief = { id: owner.id, email: "thief-2@example.com" };
  await database().update(users).set({ email: thief.email }).where(eq(users.id, owner.id));
  const ofThief = await addNotice(thief);
  expect((await raise(ofOwner)).status).toBe(200);
  expect((await accountOf(owner.id))?.email).toBe(owner.email);
  expect(await statusAndBody(await raise(ofThief))).toEqual(refused);
  expect((await accountOf(owner.id))?.email).toBe(owner.email);
});

test("a thief who is quicker does not take the owner's notice away", async () => {
  const owner = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const ofOwner = await addNotice(owner);
  const thief = { id: owner.id, email: "thief-3@example.com" };
  await database().update(users).set({ email: thief.email }).where(eq(users.id, owner.id));
  expect((await raise(await addNotice(thief))).status).toBe(200);
  expect((await raise(ofOwner)).status).toBe(200);
  expect((await accountOf(owner.id))?.email).toBe(owner.email);
  expect(await alarmsOf(owner.id)).toBe(0);
});

test("an address that somebody else has registered since is not taken from them", async () => {
  const owner = await addCustomerWithPassword();
  const token = await addNotice(owner);
  await database()
    .update(users)
    .set({ email: "thief-4@example.com" })
    .where(eq(users.id, owner.id));
  const other = await addCustomer({ email: owner.email });
  expect(await statusAndBody(await raise(token))).toEqual({
    status: 409,
    body: { error: expect.stringMatching(/write to/) },
  });
  expect((await accountOf(other.id))?.email).toBe(owner.email);
  expect((await accountOf(owner.id))?.email).toBe("thief-4@example.com");
});

test("of ten uses of one link at once, one succeeds", async () => {
  const customer = await addCustomerWithPassword();
  const token = await addNotice(customer);
  const uses = await Promise.all(Array.from({ length: 10 }, () => raise(token)));
  expect(uses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
});

test("an old link, a banned customer's, a hash and an unknown one change nothing", async () => {
  const [customer, banned] = [await addCustomerWithPassword(), await addCustomerWithPassword()];
  const old = await addNotice(customer);
  await database()
    .update(securityAlarms)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(securityAlarms.tokenHash, hashOf(old)));
  const valid = await addNotice(customer);
  const ofBanned = await addNotice(banned);
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned.id));
  for (const token of [old, hashOf(valid), ofBanned, newSecret(), "x"]) {
    expect(await statusAndBody(await raise(token))).toEqual(refused);
  }
  expect(await findActor({ headers: new Headers(customer.cookie) })).not.toBeNull();
  expect((await accountOf(banned.id))?.passwordHash).not.toBeNull();
});

test("guessing is limited, and another site cannot use a link", async () => {
  const customer = await addCustomerWithPassword();
  const token = await addNotice(customer);
  const headers = { ...customer.cookie, "sec-fetch-site": "cross-site" };
  expect((await raise(token, headers)).status).toBe(403);
  const guesses = await Promise.all(Array.from({ length: 33 }, () => raise(newSecret())));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
});

/** Turns a second factor on and adds a passkey, as somebody with the session and the password can. */
async function addFactors({ bearer, cookie }: Awaited<ReturnType<typeof addCustomerWithPassword>>) {
  const { passkey } = await addTestPasskey(cookie, password);
  const actor = await findActor({ headers: new Headers(bearer) });
  if (!actor) throw new Error("The session is gone.");
  const { secret } = await setUpAuthenticator(actor, password);
  await confirmAuthenticator(actor, { code: codeOf(secret) });
  return passkey;
}

test("an app and passkeys that were added since the notice go with it; the owner's own stay", async () => {
  const owner = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const passkey = await addFactors(owner);
  expect((await raise(await addNotice(owner))).status).toBe(200);
  expect(await getSecondFactor(owner.id)).not.toBeNull();
  expect((await logInWith(passkey)).status).toBe(200);

  const victim = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const token = await addNotice(victim);
  const stolen = await addFactors(victim);
  expect((await raise(token)).status).toBe(200);
  expect(await getSecondFactor(victim.id)).toBeNull();
  expect((await logInWith(stolen)).status).toBe(401);
});
