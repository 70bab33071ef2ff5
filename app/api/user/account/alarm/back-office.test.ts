import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as setUp } from "@/app/api/user/account/authenticator/route";
import { PUT as reset } from "@/app/api/user/reset/[token]/route";
import { resetSecondFactor } from "@/db/accounts";
import { database, transaction } from "@/db/client";
import { passkeys, users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { staff } from "@/db/schema/staff";
import { codeOf } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addTestPasskey, askToAdd, logInWith, type TestPasskey } from "@/e2e/support/passkey";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import {
  confirmAuthenticator,
  setUpAuthenticator,
} from "@/lib/accounts/second-factor/commands/set-up";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import type { RaisedAlarm } from "@/lib/accounts/security/schemas";
import { env } from "@/lib/env";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { newSecret } from "@/lib/secrets";
import { POST } from "./route";

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Account = Awaited<ReturnType<typeof addCustomerWithPassword>>;

async function addStaff(): Promise<Account> {
  const account = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const { id: userId, email } = account;
  await database().insert(staff).values({ email, userId, role: "support", joinedAt: new Date() });
  return account;
}

/** The token of a notice, from the mailbox. */
async function addNotice(user: Account): Promise<string> {
  let token = "";
  const message = (sent: string) => {
    token = sent;
    return { subject: "Notice", preview: "", body: null };
  };
  await transaction((tx) => queueNotice(tx, user, `notice:${newSecret()}`, message));
  return token;
}

const newPassword = "Green-Gate-8";

/** What a mailbox is enough for: the notice's link, a new password, and a sign-in with it. */
async function takeOver(account: Account, token: string) {
  const raised = await call(POST, "/api/user/account/alarm", jsonBody({ token }));
  expect(raised.status).toBe(200);
  const { token: link } = (await raised.json()) as RaisedAlarm;
  const init = { ...jsonBody({ password: newPassword }), method: "PUT", params: { token: link } };
  expect((await call(reset, "/api/user/reset/x", init)).status).toBe(200);
  const { cookie } = await openSession(account.id);
  return { cookie: cookie.slice(0, cookie.indexOf(";")), "sec-fetch-site": "same-origin" };
}

const permissionsOf = async (headers: Record<string, string>) =>
  (await findActor({ headers: new Headers(headers) }))?.permissions ?? [];

const addApp = async ({ bearer }: Account) => {
  const actor = await findActor({ headers: new Headers(bearer) });
  if (!actor) throw new Error("The session is gone.");
  const { secret } = await setUpAuthenticator(actor, password);
  await confirmAuthenticator(actor, { code: codeOf(secret) });
};

const addKey = async ({ cookie }: Account): Promise<TestPasskey> =>
  (await addTestPasskey(cookie, password)).passkey;

/** The passkey's sign-in, in a browser with this session. */
async function useKey(passkey: TestPasskey, headers: Record<string, string> = {}) {
  const response = await logInWith(passkey, {}, headers);
  const body = (await response.json()) as unknown;
  return { status: response.status, body, proved: { authorization: String(body) } };
}

/** @requirement Back office: A mailbox alone does not open it, whichever emails are in it */
test("a mailbox takes no passkey away that locks the back office, and adds none beside it", async () => {
  const account = await addStaff();
  await addKey(account);
  const thief = await takeOver(account, await tokenOfEmail(account));
  expect(await permissionsOf(thief)).toEqual([]);
  expect((await askToAdd(thief, newPassword)).status).toBe(403);
  const init = jsonBody({ currentPassword: newPassword }, thief);
  expect((await call(setUp, "/api/user/account/authenticator", init)).status).toBe(403);
  expect(await database().$count(passkeys, eq(passkeys.userId, account.id))).toBe(1);
});

/** The very email that told of the passkey. */
async function tokenOfEmail({ email }: Account): Promise<string> {
  const emails = await database().select({ payload: emailOutbox.payload }).from(emailOutbox);
  const message = emails.find(
    ({ payload }) => payload.to === email && payload.subject.endsWith("has a new passkey"),
  );
  return /not-me#([\w-]{43})/.exec(message?.payload.text ?? "")?.[1] ?? "";
}

test("its owner, who has mailbox and passkey, opens the back office without any command", async () => {
  const account = await addStaff();
  const passkey = await addKey(account);
  const session = await takeOver(account, await addNotice(account));
  const { status, proved } = await useKey(passkey, session);
  expect(status).toBe(200);
  expect(await permissionsOf(proved)).not.toEqual([]);
  const alone = await useKey(passkey);
  expect(alone.status).toBe(200);
  expect(await permissionsOf(alone.proved)).not.toEqual([]);
});

test("a thief whose passkey stays cannot use it: not alone, nor in another account's browser", async () => {
  const account = await addStaff();
  const token = await addNotice(account);
  const stolen = await addKey(account);
  await takeOver(account, token);
  const refused = {
    status: 401,
    body: { error: expect.stringMatching(/^This passkey is blocked/) },
  };
  expect(await useKey(stolen)).toMatchObject(refused);
  expect(await useKey(stolen, account.cookie)).toMatchObject(refused);
  const other = await addCustomer();
  expect(await useKey(stolen, other.cookie)).toMatchObject(refused);
  const trail = await database()
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, account.id));
  expect(trail).toContainEqual({ event: "account.passkey-doubted" });
});

test("beside an older factor, newer ones are removed, and it works as before", async () => {
  const account = await addStaff();
  const own = await addKey(account);
  const token = await addNotice(account);
  const stolen = await addKey(account);
  await addApp(account);
  await takeOver(account, token);
  expect(await statusAndBody(await logInWith(stolen))).toMatchObject({
    status: 401,
    body: { error: expect.stringMatching(/^This passkey does not belong to an account/) },
  });
  expect(await getSecondFactor(account.id)).toBeNull();
  const { status, proved } = await useKey(own);
  expect(status).toBe(200);
  expect(await permissionsOf(proved)).not.toEqual([]);
});

test("an app that is all that locks the back office stays, and passkeys wait for the password", async () => {
  const email = "admin@presetry.example";
  const admin = await addCustomerWithPassword({ email, emailVerifiedAt: new Date() });
  const token = await addNotice(admin);
  const passkey = await addKey(admin);
  await addApp(admin);
  const raised = await call(POST, "/api/user/account/alarm", jsonBody({ token }));
  expect(raised.status).toBe(200);
  expect(await getSecondFactor(admin.id)).not.toBeNull();
  expect((await useKey(passkey)).status).toBe(401);
});

test("the command on the server removes what a notice left", async () => {
  const account = await addStaff();
  const token = await addNotice(account);
  await addKey(account);
  await takeOver(account, token);
  await resetSecondFactor(env("database").DATABASE_URL, account.email);
  expect(await database().$count(passkeys, eq(passkeys.userId, account.id))).toBe(0);
  const [user] = await database().select().from(users).where(eq(users.id, account.id));
  expect(user?.passwordHash).not.toBeNull();
  const { cookie } = await openSession(account.id);
  const headers = { cookie: cookie.slice(0, cookie.indexOf(";")), "sec-fetch-site": "same-origin" };
  expect((await askToAdd(headers, newPassword)).status).toBe(200);
});
