import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { authenticators, recoveryCodes, sessions } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf, forgetStep, wrongCode } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password as currentPassword } from "@/e2e/support/passwords";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { POST as login } from "../../login/route";
import { POST as renew } from "../recovery-codes/route";
import { POST as remove } from "./removal/route";
import { POST, PUT } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const subjects = async () => {
  await runQueuedJobs();
  return (await mailbox.messages()).map(({ subject }) => subject);
};

type HeaderPairs = Record<string, string>;

const send = (handler: typeof POST, body: object, headers: HeaderPairs) =>
  call(handler, "/api/user/account/authenticator", jsonBody(body, headers));

const sendProof = (handler: typeof POST, code: string, headers: HeaderPairs) =>
  send(handler, { currentPassword, code }, headers);

const confirm = (code: string, headers: HeaderPairs) =>
  call(PUT, "/api/user/account/authenticator", { ...jsonBody({ code }, headers), method: "PUT" });

const verified = () => addCustomerWithPassword({ emailVerifiedAt: new Date() });

async function setUp(headers: HeaderPairs) {
  const { body } = await statusAndBody(await send(POST, { currentPassword }, headers));
  return body as { secret: string; address: string };
}

const wrong = {
  status: 422,
  body: {
    error: expect.stringMatching(/^This code is wrong/),
    fields: { code: expect.any(String) },
  },
};

/** @requirement Accounts: A second factor is turned on with a first code, and comes with ten recovery codes */
test("an app is set up, and counts from its first code", async () => {
  const { id, email, cookie } = await verified();
  const { secret, address } = await setUp(cookie);
  expect(new URL(address).protocol).toBe("otpauth:");
  expect(decodeURIComponent(address)).toContain(email);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(JSON.stringify(await database().select().from(authenticators))).not.toContain(secret);
  expect(await getSecondFactor(id)).toBeNull();

  expect(await statusAndBody(await confirm(wrongCode(secret), cookie))).toEqual(wrong);
  expect(await getSecondFactor(id)).toBeNull();
  const confirmed = await statusAndBody(await confirm(codeOf(secret), cookie));
  const { recoveryCodes: shown } = confirmed.body as { recoveryCodes: string[] };
  expect(new Set(shown).size).toBe(10);
  for (const code of shown) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
  const stored = JSON.stringify(await database().select().from(recoveryCodes));
  for (const code of shown) expect(stored).not.toContain(code.replaceAll("-", ""));
  expect(await getSecondFactor(id)).toMatchObject({ recoveryCodesLeft: 10 });
  expect(await mailbox.messages()).toMatchObject([
    { to: [email], subject: "Two-step login is on for your Presetry account" },
  ]);
});

test("an app that was not confirmed is replaced; a confirmed one is not", async () => {
  const { cookie } = await verified();
  const { secret: first } = await setUp(cookie);
  const { secret } = await setUp(cookie);
  expect((await confirm(codeOf(first), cookie)).status).toBe(422);
  expect((await confirm(codeOf(secret), cookie)).status).toBe(200);
  expect((await send(POST, { currentPassword }, cookie)).status).toBe(409);
  expect((await confirm(codeOf(secret, 30), cookie)).status).toBe(409);
});

test("sessions that a password alone opened end, but for the one that sets it up", async () => {
  const { id, cookie } = await verified();
  const phone = { authorization: (await openSession(id)).token };
  const { secret } = await setUp(cookie);
  expect((await confirm(codeOf(secret), cookie)).status).toBe(200);
  expect(await findActor({ headers: new Headers(phone) })).toBeNull();
  expect(await findActor({ headers: new Headers(cookie) })).toMatchObject({
    hasSecondFactor: true,
  });
  expect((await sendProof(remove, codeOf(secret, 30), cookie)).status).toBe(204);
  expect(await findActor({ headers: new Headers(cookie) })).toMatchObject({
    hasSecondFactor: false,
  });
});

/** @requirement Accounts: With a second factor, each login asks for a code, which works once */
test("the code that turned it on opens nothing more, and no login outruns it", async () => {
  const { id, email, cookie } = await verified();
  const { secret } = await setUp(cookie);
  const code = codeOf(secret);
  const logIn = (body: object = {}) =>
    call(login, "/api/user/login", jsonBody({ email, password: currentPassword, ...body }));
  const [confirmed, ...logins] = await Promise.all([
    confirm(code, cookie),
    ...Array.from({ length: 8 }, () => logIn()),
  ]);
  expect(confirmed?.status).toBe(200);
  for (const { status } of logins) expect([200, 401]).toContain(status);
  const open = await database().select().from(sessions).where(eq(sessions.userId, id));
  expect(open).toMatchObject([{ secondFactorAt: expect.any(Date) }]);
  await expect(openSession(id)).rejects.toMatchObject({ code: "unauthorized" });
  expect((await logIn({ code })).status).toBe(401);
});

test("the password is asked again, and the address has to be verified", async () => {
  const { cookie } = await verified();
  const refused = await send(POST, { currentPassword: "Wrong-1-guess" }, cookie);
  expect(refused.status).toBe(422);
  const unverified = await addCustomerWithPassword();
  expect(await statusAndBody(await send(POST, { currentPassword }, unverified.cookie))).toEqual({
    status: 409,
    body: {
      error: "Please confirm your e-mail address first. You can ask for the link in your profile.",
    },
  });
  expect((await confirm("123456", (await addCustomer()).cookie)).status).toBe(409);
});

test("recovery codes are replaced with a code, and the ones before stop working", async () => {
  const { id, cookie, secret, recoveryCodes: before } = await addCustomerWithApp();
  const [used = "", unused = ""] = before;
  const renewed = await statusAndBody(await sendProof(renew, used.toUpperCase(), cookie));
  const { recoveryCodes: after } = renewed.body as { recoveryCodes: string[] };
  expect(after).toHaveLength(10);
  for (const code of [used, unused]) {
    expect(await statusAndBody(await sendProof(renew, code, cookie))).toEqual(wrong);
  }
  expect((await sendProof(renew, codeOf(secret), cookie)).status).toBe(200);
  await forgetStep(id);
  expect((await getSecondFactor(id))?.recoveryCodesLeft).toBe(10);
  expect(await subjects()).toContain("Your Presetry account has new recovery codes");
});

test("turning it off takes a code, not a session alone", async () => {
  const { id, cookie, secret } = await addCustomerWithApp();
  expect(await statusAndBody(await sendProof(remove, wrongCode(secret), cookie))).toEqual(wrong);
  expect(await getSecondFactor(id)).not.toBeNull();
  expect((await sendProof(remove, codeOf(secret), cookie)).status).toBe(204);
  expect(await getSecondFactor(id)).toBeNull();
  expect(await database().$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
  expect(await subjects()).toContain("Two-step login is off for your Presetry account");
  expect((await sendProof(remove, codeOf(secret), cookie)).status).toBe(409);
});

test("codes cannot be tried without end, nor by another site", async () => {
  const { cookie, secret } = await addCustomerWithApp();
  // The first code was an attempt, too.
  await database().delete(rateLimits);
  const guess = () => sendProof(remove, wrongCode(secret), cookie);
  const statuses = (await Promise.all(Array.from({ length: 13 }, guess))).map((it) => it.status);
  expect(statuses.sort()).toEqual([...Array(10).fill(422), ...Array(3).fill(429)]);
  const headers = { ...cookie, "sec-fetch-site": "cross-site" };
  expect((await sendProof(remove, codeOf(secret), headers)).status).toBe(403);
});
