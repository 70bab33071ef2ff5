import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { resetSecondFactor } from "@/db/accounts";
import { database, transaction } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf, forgetStep, wrongCode } from "@/e2e/support/authenticator";
import { call, fromAddress, jsonBody } from "@/e2e/support/call";
import type { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addTestPasskey, logInWith, TestPasskey } from "@/e2e/support/passkey";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import { env } from "@/lib/env";
import { listActivity } from "@/lib/platform/audit/queries";
import { wordsOf } from "@/lib/platform/audit/words";
import { POST as raiseAlarm } from "../user/account/alarm/route";
import { POST as removeApp } from "../user/account/authenticator/removal/route";
import { DELETE as keep, POST as leave } from "../user/account/deletion/route";
import { POST as askForData } from "../user/account/export/route";
import { POST as removeKey } from "../user/account/passkey/[id]/removal/route";
import { PUT as renameKey } from "../user/account/passkey/[id]/route";
import { POST as renewCodes } from "../user/account/recovery-codes/route";
import { POST as login } from "../user/login/route";

startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Customer = Pick<Awaited<ReturnType<typeof addCustomer>>, "id" | "email" | "cookie">;

const trailOf = ({ id }: { id: number }) =>
  database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, id))
    .orderBy(asc(auditEvents.id));

const eventsOf = async (customer: { id: number }) =>
  (await trailOf(customer)).map(({ event }) => event);

const signIn = ({ email }: Customer, code?: string) =>
  call(
    login,
    "/api/user/login",
    jsonBody({ email, password, ...(code ? { code } : {}) }, fromAddress("203.0.113.9")),
  );

const prove = (code: string) => ({ currentPassword: password, code });

const post = (handler: typeof login, { cookie }: Customer, body: object) =>
  call(handler, "/api/user/account", jsonBody(body, cookie));

/** @requirement Audit trail: It says how an account is opened: second factors, recovery codes and passkeys */
test("an app, its recovery codes and their use stand in the trail, and none of their secrets", async () => {
  const customer = await addCustomerWithApp();
  const { secret, recoveryCodes } = customer;
  const [used = "", last = ""] = recoveryCodes;
  expect((await signIn(customer, codeOf(secret))).status).toBe(200);
  expect((await signIn(customer, used)).status).toBe(200);
  expect((await post(removeApp, customer, prove(wrongCode(secret)))).status).toBe(422);
  await forgetStep(customer.id);
  expect((await post(renewCodes, customer, prove(codeOf(secret)))).status).toBe(200);
  expect((await post(removeApp, customer, prove(last))).status).toBe(422);
  await forgetStep(customer.id);
  expect((await post(removeApp, customer, prove(codeOf(secret)))).status).toBe(204);
  const trail = await trailOf(customer);
  expect(trail.map(({ event }) => event)).toEqual([
    "account.second-factor-added",
    "access.signed-in",
    "access.recovery-code-used",
    "access.signed-in",
    "access.code-refused",
    "account.recovery-codes-renewed",
    "account.second-factor-removed",
  ]);
  const text = JSON.stringify(trail);
  for (const word of [secret, password, ...recoveryCodes, ...recoveryCodes.map(plain)]) {
    expect(text).not.toContain(word);
  }
});

const plain = (code: string) => code.replaceAll("-", "");

test("who has the password is asked for the code: that is no refusal, a wrong code is one", async () => {
  const customer = await addCustomerWithApp();
  expect((await signIn(customer)).status).toBe(401);
  expect(await eventsOf(customer)).toEqual(["account.second-factor-added"]);
  expect((await signIn(customer, wrongCode(customer.secret))).status).toBe(401);
  expect((await trailOf(customer)).slice(1)).toMatchObject([
    {
      event: "access.code-refused",
      actorKind: "guest",
      actorId: null,
      detail: "Wrong code",
      address: "203.0.113.9",
    },
  ]);
});

test("a passkey stands in the trail from its adding to its removal", async () => {
  const customer = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const { passkey } = await addTestPasskey(customer.cookie, password);
  expect((await logInWith(passkey)).status).toBe(200);
  const [{ id } = { id: 0 }] = await listPasskeys(customer.id);
  const params = { id: String(id) };
  for (const name of ["Phone", "Old phone"]) {
    const init = { ...jsonBody({ name }, customer.cookie), method: "PUT", params };
    expect((await call(renameKey, "/api/user/account/passkey/x", init)).status).toBe(200);
  }
  const removal = { ...jsonBody({ currentPassword: password }, customer.cookie), params };
  expect((await call(removeKey, "/api/user/account/passkey/x", removal)).status).toBe(200);
  const target = `passkey ${id}`;
  const trail = await trailOf(customer);
  expect(trail).toMatchObject([
    { event: "account.passkey-added", target, actorId: customer.id },
    { event: "access.signed-in-with-passkey", target, actorId: customer.id },
    { event: "account.passkey-renamed", target },
    { event: "account.passkey-removed", target },
  ]);
  expect(JSON.stringify(trail)).not.toContain("hone");
});

test("a passkey that opens nothing is refused, about the account that it is of", async () => {
  const before = await database().$count(auditEvents);
  expect((await logInWith(new TestPasskey())).status).toBe(401);
  expect(await database().$count(auditEvents)).toBe(before + 1);

  const customer = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const { passkey } = await addTestPasskey(customer.cookie, password);
  expect((await logInWith(passkey, { verifiesUser: false })).status).toBe(401);
  expect((await trailOf(customer)).at(-1)).toMatchObject({
    event: "access.sign-in-refused",
    detail: "Wrong passkey",
    actorKind: "guest",
  });
});

test("the command on the server that removes a second factor is the shop's, once", async () => {
  const customer = await addCustomerWithApp();
  for (let n = 0; n < 2; n++) await resetSecondFactor(env("database").DATABASE_URL, customer.email);
  const [, ...resets] = await trailOf(customer);
  expect(resets).toMatchObject([
    { event: "account.second-factor-reset", actorKind: "shop", actorId: null, address: null },
  ]);
  expect(resets.map(({ event }) => wordsOf(event))).toEqual([
    "Two-step login and passkeys removed by the shop",
  ]);
  const { events } = await listActivity(customer.id);
  expect(events[0]).toMatchObject({ by: "shop", event: "account.second-factor-reset" });
});

test("an export and a deletion stand in the trail: asked for, ready, taken back", async () => {
  const customer = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  expect((await post(askForData, customer, {})).status).toBe(200);
  expect((await post(leave, customer, { currentPassword: password })).status).toBe(200);
  const back = { method: "DELETE", headers: customer.cookie };
  expect((await call(keep, "/api/user/account/deletion", back)).status).toBe(200);
  expect((await trailOf(customer)).map(({ event, actorKind }) => [event, actorKind])).toEqual([
    ["account.data-asked", "customer"],
    ["account.data-ready", "shop"],
    ["account.deletion-asked", "customer"],
    ["account.deletion-taken-back", "customer"],
  ]);
});

test("“That was not me” names all that it undoes", async () => {
  const customer = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  let token = "";
  const message = (sent: string) => {
    token = sent;
    return { subject: "Notice", preview: "", body: null };
  };
  await transaction((tx) => queueNotice(tx, customer, "notice", message));
  await addTestPasskey(customer.cookie, password);
  await post(leave, customer, { currentPassword: password });
  expect((await call(raiseAlarm, "/api/user/account/alarm", jsonBody({ token }))).status).toBe(200);
  expect(await eventsOf(customer)).toEqual([
    "account.passkey-added",
    "account.deletion-asked",
    "account.closed-by-alarm",
    "account.deletion-taken-back",
    "account.passkey-removed",
  ]);
});
