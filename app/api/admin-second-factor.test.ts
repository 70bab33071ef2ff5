import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { codeOf, wrongCode } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { secondFactorNeeded } from "@/e2e/support/staff";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { permissions } from "@/lib/platform/staff/rules";
import { GET as getPresets } from "./preset/route";
import { GET as getInvoice } from "./shop/invoice/[id]/route";
import { GET as getProfile } from "./user/[email]/route";
import {
  POST as postAuthenticator,
  PUT as putAuthenticator,
} from "./user/account/authenticator/route";
import { POST as postEmail } from "./user/account/email/route";
import { PUT as putPassword } from "./user/account/password/route";
import { GET as getCustomers } from "./user/admin/route";
import { POST as postLogin } from "./user/login/route";

const email = "admin@presetry.example";

let recoveryCodes: string[];
let admin: Awaited<ReturnType<typeof addCustomerWithPassword>>;
beforeAll(async () => {
  admin = await addCustomerWithPassword({ email, emailVerifiedAt: new Date() });
});

beforeEach(async () => {
  await database().delete(rateLimits);
});

const actorOf = (headers: Record<string, string>) => findActor({ headers: new Headers(headers) });

const listCustomers = (headers: Record<string, string>) =>
  call(getCustomers, "/api/user/admin", { headers });

/** @requirement Back office: Its first visit sets up a second factor, without which it stays closed */
test("with a password alone, what else the admin may do is refused, too", async () => {
  const customer = await addCustomer();
  const { bearer: headers } = admin;
  const profile = await call(getProfile, "/api/user/x", {
    headers,
    params: { email: customer.email },
  });
  expect(await statusAndBody(profile)).toEqual(secondFactorNeeded);
  const hidden = await call(getPresets, "/api/preset?hideDisabled=false", { headers });
  expect(await statusAndBody(hidden)).toEqual(secondFactorNeeded);
  const invoice = await call(getInvoice, "/api/shop/invoice/1", { headers, params: { id: "1" } });
  expect(invoice.status).toBe(403);
  const change = { email: "elsewhere@example.com", currentPassword: password };
  expect((await call(postEmail, "/api/user/account/email", jsonBody(change, headers))).status).toBe(
    409,
  );
});

test("the admin shops as anybody does, without it", async () => {
  const { bearer: headers } = admin;
  const own = await call(getProfile, "/api/user/x", { headers, params: { email } });
  expect(own.status).toBe(200);
});

test("the session that sets it up may go on, others sign in with a code", async () => {
  const { cookie } = admin;
  const path = "/api/user/account/authenticator";
  const setUp = await call(
    postAuthenticator,
    path,
    jsonBody({ currentPassword: password }, cookie),
  );
  const { secret } = (await setUp.json()) as { secret: string };
  const confirm = (code: string) =>
    call(putAuthenticator, path, { ...jsonBody({ code }, cookie), method: "PUT" });
  expect((await confirm(wrongCode(secret))).status).toBe(422);
  expect(await statusAndBody(await listCustomers(cookie))).toEqual(secondFactorNeeded);
  const confirmed = await statusAndBody(await confirm(codeOf(secret)));
  expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } });
  ({ recoveryCodes } = confirmed.body as { recoveryCodes: string[] });
  expect((await listCustomers(cookie)).status).toBe(200);

  const logIn = (body: object) => call(postLogin, "/api/user/login", jsonBody(body));
  expect((await logIn({ email, password })).status).toBe(401);
  const login = await logIn({ email, password, code: codeOf(secret, 30) });
  const token = { authorization: (await login.json()) as string };
  expect((await listCustomers(token)).status).toBe(200);
});

test("a new password keeps what its session proved", async () => {
  const code = recoveryCodes[0];
  const body = { currentPassword: password, code, password: "Green-Door-8" };
  const init = { ...jsonBody(body, admin.cookie), method: "PUT" };
  const changed = await call(putPassword, "/api/user/account/password", init);
  const token = { authorization: (await changed.json()) as string };
  expect(await actorOf(token)).toMatchObject({ permissions, needsSecondFactor: false });
});
