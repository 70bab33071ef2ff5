import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { PUT as putCustomer } from "@/app/api/user/admin/[key]/route";
import { PUT as putReset } from "@/app/api/user/reset/[token]/route";
import { database, transaction } from "@/db/client";
import {
  authenticators,
  emailChanges,
  identities,
  passkeys,
  passwordResets,
  sessions,
  users,
} from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { accountDeletionLinks, accountExports } from "@/db/schema/personal-data";
import { rateLimits } from "@/db/schema/rate-limits";
import { codeOf } from "@/e2e/support/authenticator";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { startTestIssuer } from "@/e2e/support/issuer";
import { startMailbox } from "@/e2e/support/mailbox";
import { addTestPasskey } from "@/e2e/support/passkey";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { newBrowser } from "@/e2e/support/sign-in";
import { setUpAuthenticator } from "@/lib/accounts/second-factor/commands/set-up";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import { addVerification } from "@/lib/accounts/security/commands/verify-email";
import { identityId } from "@/lib/accounts/security/queries";
import { makeApiToken } from "@/lib/platform/api-tokens/commands";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { hashOf, newSecret } from "@/lib/secrets";
import { POST as postAlarm } from "./alarm/route";
import { PUT as putAuthenticator } from "./authenticator/route";
import { POST as postConfirmation } from "./confirmation/route";
import { POST as postIdentityRemoval } from "./identity/[id]/removal/route";
import { PUT as putPassword } from "./password/route";
import { DELETE as deleteSessions } from "./session/route";

startTestIssuer();
const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const soon = () => new Date(Date.now() + 60_000);

type Customer = Awaited<ReturnType<typeof addCustomerWithPassword>>;

const linked = { provider: "https://id.example", subject: "ada" };

/** A customer with all that opens the account or acts for it. */
async function addUsedAccount(isVerified: boolean): Promise<Customer> {
  const emailVerifiedAt = isVerified ? new Date() : null;
  const customer = await addCustomerWithPassword({ emailVerifiedAt, deletesAt: soon() });
  const { id: userId } = customer;
  const link = () => ({ tokenHash: hashOf(newSecret()), userId, expiresAt: soon() });
  const db = database();
  await openSession(userId);
  await db.insert(passwordResets).values(link());
  await db
    .insert(emailChanges)
    .values({ userId, email: "thief@example.com", toTokenHash: "x", expiresAt: soon() });
  await db.insert(accountDeletionLinks).values(link());
  await db.insert(accountExports).values(link());
  await db.insert(apiTokens).values({
    userId,
    name: "Spy",
    ending: "xxxx",
    scopes: ["own-orders:read"],
    tokenHash: hashOf(newSecret()),
    expiresAt: soon(),
  });
  return customer;
}

/** What of it is left. */
async function leftOf({ id }: Customer) {
  const db = database();
  const [account] = await db.select().from(users).where(eq(users.id, id));
  const counted = {
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    apiTokens: await db.$count(
      apiTokens,
      and(eq(apiTokens.userId, id), isNull(apiTokens.revokedAt)),
    ),
    emailChanges: await db.$count(emailChanges, eq(emailChanges.userId, id)),
    exports: await db.$count(accountExports, eq(accountExports.userId, id)),
    deletionLinks: await db.$count(accountDeletionLinks, eq(accountDeletionLinks.userId, id)),
    passwordResets: await db.$count(passwordResets, eq(passwordResets.userId, id)),
  };
  return { ...counted, isLeaving: account?.deletesAt !== null };
}

const nothing = {
  sessions: 0,
  apiTokens: 0,
  emailChanges: 0,
  exports: 0,
  deletionLinks: 0,
  passwordResets: 0,
  isLeaving: false,
};

async function addResetLink({ id: userId }: Customer): Promise<string> {
  const token = newSecret();
  await database()
    .insert(passwordResets)
    .values({ tokenHash: hashOf(token), userId, expiresAt: soon() });
  return token;
}

async function reset(customer: Customer) {
  const token = await addResetLink(customer);
  const init = { ...jsonBody({ password: "Red-Roof-42" }), method: "PUT", params: { token } };
  expect((await call(putReset, "/api/user/reset/x", init)).status).toBe(200);
}

async function raiseAlarm(customer: Customer) {
  let sent = "";
  await transaction((tx) =>
    queueNotice(tx, customer, `notice:${newSecret()}`, (token) => {
      sent = token;
      return { subject: "Notice", preview: "", body: null };
    }),
  );
  const response = await call(postAlarm, "/api/user/account/alarm", jsonBody({ token: sent }));
  expect(response.status).toBe(200);
}

async function signInByIssuer({ email }: Customer) {
  const browser = newBrowser();
  await browser.signIn({ email, name: "Ada" });
  expect((await browser.login0({ name: "Ada", email })).status).toBe(200);
}

async function confirmAddress(customer: Customer) {
  const token = await addVerification(database(), customer);
  const init = jsonBody({ token }, customer.cookie);
  expect((await call(postConfirmation, "/api/user/account/confirmation", init)).status).toBe(200);
}

/** @requirement Accounts: The person who proves an address takes over an account that nobody had proved, and everything made in it ends */
test.each([
  ["a password reset", reset, nothing],
  // The link leads to a reset.
  ["a notice's link", raiseAlarm, { ...nothing, passwordResets: 1 }],
  ["an identity provider", signInByIssuer, { ...nothing, sessions: 1 }],
  ["the emailed link, in a session", confirmAddress, { ...nothing, sessions: 2 }],
])("the first proof of an address by %s ends everything made before it", async (_, prove, left) => {
  const customer = await addUsedAccount(false);
  const { id: userId } = customer;
  await database()
    .insert(passkeys)
    .values({ userId, credentialId: newSecret(), publicKey: "x", counter: 0, name: "Phone" });
  await database().insert(authenticators).values({ userId, secret: "x" });
  await prove(customer);
  expect(await leftOf(customer)).toEqual(left);
  expect(await database().$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  expect(await database().$count(authenticators, eq(authenticators.userId, userId))).toBe(0);
});

const changePassword = async ({ cookie }: Customer, choice: object) => {
  const body = { currentPassword: password, password: "Red-Roof-42", ...choice };
  return call(putPassword, "/api/user/account/password", {
    ...jsonBody(body, cookie),
    method: "PUT",
  });
};

const signOutEverywhere = ({ cookie }: Customer, choice: { keepsApiTokens?: boolean }) =>
  call(
    deleteSessions,
    `/api/user/account/session?keepsApiTokens=${choice.keepsApiTokens ?? false}`,
    {
      method: "DELETE",
      headers: cookie,
    },
  );

async function turnFactorOn({ cookie }: Customer, choice: object) {
  const actor = await findActor({ headers: new Headers(cookie) });
  if (!actor) throw new Error("The customer is not signed in.");
  const { secret } = await setUpAuthenticator(actor, password);
  return call(putAuthenticator, "/api/user/account/authenticator", {
    ...jsonBody({ code: codeOf(secret), ...choice }, cookie),
    method: "PUT",
  });
}

async function unlink({ id: userId, cookie }: Customer, choice: object) {
  await database()
    .insert(identities)
    .values({ ...linked, subject: newSecret(), userId });
  const [identity] = await database()
    .select()
    .from(identities)
    .where(eq(identities.userId, userId));
  const id = identity ? identityId(identity) : "";
  return call(postIdentityRemoval, `/api/user/account/identity/${id}/removal`, {
    ...jsonBody({ currentPassword: password, ...choice }, cookie),
    params: { id },
  });
}

const changes = [
  ["a new password", changePassword, 1],
  ["logging out everywhere", signOutEverywhere, 0],
  ["a new second factor", turnFactorOn, 1],
  ["a removed identity", unlink, 1],
] as const;

/** @requirement Accounts: A new password, a changed factor and “sign out everywhere” end API tokens, unless the customer keeps them */
test.each(changes)(
  "%s ends sessions, emailed links and API tokens, and says so by email",
  async (_, change, ownSessions) => {
    const customer = await addUsedAccount(true);
    expect((await change(customer, {})).ok).toBe(true);
    expect(await leftOf(customer)).toEqual({ ...nothing, sessions: ownSessions, isLeaving: true });
    const sent = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
    expect(sent).toContainEqual(
      expect.objectContaining({
        subject: expect.stringContaining("The API tokens of your Presetry account"),
        text: expect.stringContaining("“Spy”"),
      }),
    );
  },
);

test.each(changes)("after %s API tokens go on if the customer keeps them", async (_, change) => {
  const customer = await addUsedAccount(true);
  expect((await change(customer, { keepsApiTokens: true })).ok).toBe(true);
  expect((await leftOf(customer)).apiTokens).toBe(1);
});

test("no API token outlives the end of the session in which it is being made", async () => {
  const customer = await addUsedAccount(true);
  const maker = await findActor({ headers: new Headers(customer.cookie) });
  if (!maker) throw new Error("The customer is not signed in.");
  const token = { name: "Late", scopes: ["own-orders:read" as const], days: 30 };
  expect((await signOutEverywhere(customer, {})).ok).toBe(true);
  await expect(makeApiToken(maker, token, async () => {})).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect((await leftOf(customer)).apiTokens).toBe(0);
});

test("of making API tokens and signing out everywhere at once, no token is left", async () => {
  for (let round = 0; round < 5; round++) {
    const customer = await addUsedAccount(true);
    const maker = await findActor({ headers: new Headers(customer.cookie) });
    if (!maker) throw new Error("The customer is not signed in.");
    const make = (name: string) =>
      makeApiToken(maker, { name, scopes: ["own-orders:read"], days: 30 }, async () => {});
    await Promise.allSettled([make("1"), make("2"), signOutEverywhere(customer, {}), make("3")]);
    expect((await leftOf(customer)).apiTokens).toBe(0);
  }
});

test("a new passkey ends other sessions and API tokens", async () => {
  const customer = await addUsedAccount(true);
  await addTestPasskey(customer.cookie, password);
  expect(await leftOf(customer)).toEqual({ ...nothing, sessions: 1, isLeaving: true });
});

test.each([
  ["a password reset", reset, nothing],
  ["a notice's link", raiseAlarm, { ...nothing, passwordResets: 1 }],
])("%s ends all access to a verified account, and its deletion", async (_, recover, left) => {
  const customer = await addUsedAccount(true);
  await recover(customer);
  expect(await leftOf(customer)).toEqual(left);
});

test("a ban ends all access; a deletion that the customer asked for goes on", async () => {
  const admin = await addAdmin();
  const customer = await addUsedAccount(true);
  const response = await call(putCustomer, "/api/user/admin/x", {
    ...jsonBody({ isBanned: true }, admin.cookie),
    method: "PUT",
    params: { key: String(customer.id) },
  });
  expect(response.status).toBe(200);
  expect(await leftOf(customer)).toEqual({ ...nothing, isLeaving: true });
});
