import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { identities, passkeys, sessions, users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import {
  addTestPasskey,
  askToAdd,
  beginLogin,
  logInWith,
  sendAssertion,
  TestPasskey,
} from "@/e2e/support/passkey";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { addPasskey, beginPasskey } from "@/lib/accounts/passkeys/commands/add-passkey";
import { removePasskey } from "@/lib/accounts/passkeys/commands/manage";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import {
  confirmAuthenticator,
  setUpAuthenticator,
} from "@/lib/accounts/second-factor/commands/set-up";
import { unlinkIdentity } from "@/lib/accounts/security/commands/unlink-identity";
import { identityId } from "@/lib/accounts/security/queries";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { permissions } from "@/lib/platform/staff/rules";
import { POST as removeKey } from "../account/passkey/[id]/removal/route";
import { PUT } from "../account/passkey/[id]/route";
import { POST as add } from "../account/passkey/route";

beforeEach(async () => {
  await database().delete(rateLimits);
});

const verified = (values: object = {}) =>
  addCustomerWithPassword({ emailVerifiedAt: new Date(), ...values });

async function withPasskey() {
  const customer = await verified();
  const { passkey, response } = await addTestPasskey(customer.cookie, password);
  expect(response.status).toBe(200);
  return { ...customer, passkey };
}

const subjectsTo = async (email: string) => {
  const queued = await database().select({ payload: emailOutbox.payload }).from(emailOutbox);
  return queued.filter(({ payload }) => payload.to === email).map(({ payload }) => payload.subject);
};

const removeWith = (headers: Record<string, string>, id: number) =>
  call(removeKey, `/api/user/account/passkey/${id}/removal`, {
    ...jsonBody({ currentPassword: password }, headers),
    params: { id: String(id) },
  });

const refused = {
  status: 401,
  body: { error: expect.stringMatching(/^This passkey does not belong to an account here/) },
};

/** @requirement Accounts: A passkey signs in without a password and without a code */
test("a passkey is added with the password, and opens the account as both factors", async () => {
  const customer = await withPasskey();
  expect(await listPasskeys(customer.id)).toMatchObject([{ name: "Phone", lastUsedAt: null }]);
  expect(await subjectsTo(customer.email)).toContain("Your Presetry account has a new passkey");
  const login = await logInWith(customer.passkey);
  expect(login.status).toBe(200);
  const authorization = (await login.json()) as string;
  expect(await findActor({ headers: new Headers({ authorization }) })).toMatchObject({
    userId: customer.id,
    hasSecondFactor: true,
  });
  expect((await listPasskeys(customer.id))[0]?.lastUsedAt).not.toBeNull();
});

test("an account with an app is opened by a passkey without a code", async () => {
  const { cookie, secret } = await addCustomerWithApp();
  expect((await askToAdd(cookie, password)).status).toBe(422);
  const { passkey } = await addTestPasskey(cookie, password, { code: codeOf(secret) });
  expect((await logInWith(passkey)).status).toBe(200);
});

test("adding one asks for the password, a verified address and this browser's challenge", async () => {
  const customer = await verified();
  expect((await askToAdd(customer.cookie, "Wrong-1-guess")).status).toBe(422);
  const unverified = await addCustomerWithPassword();
  expect((await askToAdd(unverified.cookie, password)).status).toBe(409);

  const passkey = new TestPasskey();
  const { ceremony, response } = await addTestPasskey(customer.cookie, password, { passkey });
  expect(response.status).toBe(200);
  const send = (headers: Record<string, string>, credential: object) =>
    call(add, "/api/user/account/passkey", jsonBody({ name: "Laptop", credential }, headers));
  const again = new TestPasskey().register(ceremony.challenge);
  const used = { ...customer.cookie, cookie: `${customer.cookie.cookie}; ${ceremony.cookie}` };
  expect((await send(used, again)).status).toBe(400);
  expect((await send(customer.cookie, again)).status).toBe(400);
  expect(await listPasskeys(customer.id)).toHaveLength(1);
});

test("a challenge is one account's, and signing in is not adding", async () => {
  const [ann, bob] = [await verified(), await verified()];
  const begun = await askToAdd(ann.cookie, password);
  const { challenge } = (await begun.json()) as { challenge: string };
  const [cookie = ""] = begun.headers.getSetCookie();
  const pair = cookie.slice(0, cookie.indexOf(";"));
  const body = { name: "Phone", credential: new TestPasskey().register(challenge) };
  const headers = { ...bob.cookie, cookie: `${bob.cookie.cookie}; ${pair}` };
  expect((await call(add, "/api/user/account/passkey", jsonBody(body, headers))).status).toBe(400);

  const { passkey } = await addTestPasskey(ann.cookie, password);
  const assertion = passkey.assert(challenge);
  expect((await sendAssertion(assertion, { challenge, cookie: pair })).status).toBe(400);
});

test.each([
  ["made at another site", { origin: "https://evil.test" }],
  ["for another name", { rpId: "evil.test" }],
  ["without asking the person", { verifiesUser: false }],
])("a passkey %s is refused", async (_, behavior) => {
  const customer = await withPasskey();
  const { response } = await addTestPasskey(customer.cookie, password, { behavior });
  expect(response.status).toBe(400);
  expect(await listPasskeys(customer.id)).toHaveLength(1);
  expect(await statusAndBody(await logInWith(customer.passkey, behavior))).toEqual(refused);
});

test("the answer to another tab's challenge is refused, and uses up none", async () => {
  const { passkey } = await withPasskey();
  const [first, second] = [await beginLogin(), await beginLogin()];
  const late = await sendAssertion(passkey.assert(first.challenge), second);
  expect(await statusAndBody(late)).toEqual({
    status: 400,
    body: { error: expect.stringMatching(/Please try again/) },
  });
  expect((await sendAssertion(passkey.assert(second.challenge), second)).status).toBe(200);
});

test("an answer works once, also in requests at once", async () => {
  const { id, passkey } = await withPasskey();
  const before = await database().$count(sessions, eq(sessions.userId, id));
  const ceremony = await beginLogin();
  const assertion = passkey.assert(ceremony.challenge);
  const all = Array.from({ length: 6 }, () => sendAssertion(assertion, ceremony));
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(5).fill(400)]);
  expect(await database().$count(sessions, eq(sessions.userId, id))).toBe(before + 1);
});

test("another key, an unknown one, and a copy that signed less often open nothing", async () => {
  const { passkey } = await withPasskey();
  const thief = Object.assign(new TestPasskey(), { id: passkey.id });
  expect(await statusAndBody(await logInWith(thief))).toEqual(refused);
  expect(await statusAndBody(await logInWith(new TestPasskey()))).toEqual(refused);
  passkey.counter = 5;
  expect((await logInWith(passkey)).status).toBe(200);
  passkey.counter = 4;
  expect(await statusAndBody(await logInWith(passkey))).toEqual(refused);
});

test("the passkey of a banned account opens nothing", async () => {
  const { id, passkey } = await withPasskey();
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
  expect(await statusAndBody(await logInWith(passkey))).toEqual(refused);
});

test("its owner renames and removes a passkey, nobody else", async () => {
  const [ann, bob] = [await withPasskey(), await withPasskey()];
  const [{ id = 0 } = {}] = await listPasskeys(ann.id);
  const params = { id: String(id) };
  const path = `/api/user/account/passkey/${id}`;
  const rename = (headers: Record<string, string>, name: string) =>
    call(PUT, path, { ...jsonBody({ name }, headers), method: "PUT", params });
  const remove = (headers: Record<string, string>) => removeWith(headers, id);
  for (const response of [await rename(bob.cookie, "Mine"), await remove(bob.cookie)]) {
    expect(response.status).toBe(404);
  }
  expect((await rename(ann.cookie, " ")).status).toBe(422);
  expect((await statusAndBody(await rename(ann.cookie, "Blue key"))).body).toMatchObject({
    passkeys: [{ id, name: "Blue key" }],
  });
  expect((await remove(ann.cookie)).status).toBe(200);
  expect(await database().$count(passkeys, eq(passkeys.userId, ann.id))).toBe(0);
  expect(await subjectsTo(ann.email)).toContain("A passkey of your Presetry account was removed");
  expect(await statusAndBody(await logInWith(ann.passkey))).toEqual(refused);
  expect((await remove(ann.cookie)).status).toBe(404);
  expect((await logInWith(bob.passkey)).status).toBe(200);
});

/** @requirement Accounts: A passkey is removed, unless it is the last way in */
test("the last way in stays, also when it and a linked account are removed at once", async () => {
  const customer = await withPasskey();
  const values = { provider: "https://id.example", subject: "ada", userId: customer.id };
  await database().insert(identities).values(values);
  await database().update(users).set({ passwordHash: null }).where(eq(users.id, customer.id));
  const [{ id = 0 } = {}] = await listPasskeys(customer.id);
  const actor = await findActor({ headers: new Headers(customer.bearer) });
  if (!actor) throw new Error("The session is gone.");
  const answers = await Promise.allSettled([
    removePasskey(actor, id, { currentPassword: "" }),
    unlinkIdentity(actor, identityId(values), { currentPassword: "" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find((it) => it.status === "rejected")?.reason).toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^You have no other way to log in/),
  });
});

test("a session that a second factor ended meanwhile adds no passkey", async () => {
  const customer = await verified();
  const { token } = await openSession(customer.id);
  const thief = await findActor({ headers: new Headers({ authorization: token }) });
  const owner = await findActor({ headers: new Headers(customer.bearer) });
  if (!thief || !owner) throw new Error("A session is gone.");
  const { options, cookie } = await beginPasskey(thief, { currentPassword: password });
  const { secret } = await setUpAuthenticator(owner, password);
  await confirmAuthenticator(owner, { code: codeOf(secret) });
  const credential = new TestPasskey().register(options.challenge);
  const request = new Request("https://shop.test", { headers: { cookie } });
  await expect(addPasskey(thief, { name: "Phone", credential }, request)).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect(await listPasskeys(customer.id)).toEqual([]);
});

/** @requirement Back office: Its first visit sets up a second factor, without which it stays closed */
test("a passkey opens the back office; a password adds no other one to it", async () => {
  const admin = await verified({ email: "admin@presetry.example" });
  const actor = () => findActor({ headers: new Headers(admin.cookie) });
  expect(await actor()).toMatchObject({ permissions: [], needsSecondFactor: true });
  const { passkey } = await addTestPasskey(admin.cookie, password);
  expect(await actor()).toMatchObject({ role: "owner", permissions });

  // As for somebody who knows only the password.
  await database().update(sessions).set({ secondFactorAt: null });
  expect((await askToAdd(admin.cookie, password)).status).toBe(403);
  const [{ id = 0 } = {}] = await listPasskeys(admin.id);
  expect((await removeWith(admin.cookie, id)).status).toBe(403);

  const login = await logInWith(passkey);
  const proved = { authorization: (await login.json()) as string };
  expect(await findActor({ headers: new Headers(proved) })).toMatchObject({
    role: "owner",
    permissions,
  });
  expect((await removeWith(proved, id)).status).toBe(200);
  expect(await findActor({ headers: new Headers(proved) })).toMatchObject({
    permissions: [],
    needsSecondFactor: true,
  });
});
