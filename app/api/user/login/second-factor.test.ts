import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf, forgetStep, wrongCode } from "@/e2e/support/authenticator";
import { call, fromAddress, jsonBody, statusAndBody } from "@/e2e/support/call";
import { startTestIssuer } from "@/e2e/support/issuer";
import { password } from "@/e2e/support/passwords";
import { newBrowser } from "@/e2e/support/sign-in";
import { getSecondFactor } from "@/lib/accounts/second-factor/queries";
import { GET } from "../route";
import { POST } from "./route";

startTestIssuer();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const logIn = (body: object, headers: Record<string, string> = {}) =>
  call(POST, "/api/user/login", jsonBody(body, headers));

const asked = {
  status: 401,
  body: { error: expect.stringMatching(/^Please type the code/), needs: "code" },
};
const refused = {
  status: 401,
  body: { error: expect.stringMatching(/^This code is wrong/), needs: "code" },
};

const sessionsOf = (userId: number) => database().$count(sessions, eq(sessions.userId, userId));

/** @requirement Accounts: With a second factor, each login asks for a code, which works once */
test("the right password asks for a code, and the code opens the account", async () => {
  const { id, email, secret } = await addCustomerWithApp();
  const before = await sessionsOf(id);
  for (const code of [undefined, "", "  "]) {
    const response = await logIn({ email, password, code });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await statusAndBody(response)).toEqual(asked);
  }
  expect(await statusAndBody(await logIn({ email, password, code: wrongCode(secret) }))).toEqual(
    refused,
  );
  expect(await sessionsOf(id)).toBe(before);
  const code = codeOf(secret);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await logIn({ email, password, code: spaced })).status).toBe(200);
  expect(await sessionsOf(id)).toBe(before + 1);
});

test("a wrong password is told nothing of the second factor", async () => {
  const { email, secret } = await addCustomerWithApp();
  const guess = { email, password: "Wrong-1-guess", code: codeOf(secret) };
  expect(await statusAndBody(await logIn(guess))).toEqual({
    status: 401,
    body: { error: "The email or password is incorrect." },
  });
});

test("a code works once, also in requests at once, and not after a later one", async () => {
  const { email, secret } = await addCustomerWithApp();
  const attempts = Array.from({ length: 6 }, () =>
    logIn({ email, password, code: codeOf(secret, 30) }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array(5).fill(401)]);
  expect((await logIn({ email, password, code: codeOf(secret) })).status).toBe(401);
}, 20_000);

test("codes of two steps ago and ahead are refused", async () => {
  const { id, email, secret } = await addCustomerWithApp();
  for (const seconds of [-90, 90]) {
    await forgetStep(id);
    const code = codeOf(secret, seconds);
    expect(await statusAndBody(await logIn({ email, password, code }))).toEqual(refused);
  }
});

test("a recovery code opens the account once", async () => {
  const { id, email, recoveryCodes } = await addCustomerWithApp();
  const [code = ""] = recoveryCodes;
  const typed = code.replaceAll("-", " ").toUpperCase();
  expect((await logIn({ email, password, code: typed })).status).toBe(200);
  expect(await statusAndBody(await logIn({ email, password, code }))).toEqual(refused);
  expect((await getSecondFactor(id))?.recoveryCodesLeft).toBe(9);
});

test("codes of another account open nothing", async () => {
  const [ann, bob] = [await addCustomerWithApp(), await addCustomerWithApp()];
  for (const code of [codeOf(bob.secret), bob.recoveryCodes[0]]) {
    expect((await logIn({ email: ann.email, password, code })).status).toBe(401);
  }
});

test("codes are limited for each account, and its own browser has attempts of its own", async () => {
  const { email, secret } = await addCustomerWithApp();
  const first = await logIn({ email, password, code: codeOf(secret) });
  const device = first.headers.getSetCookie().find((it) => it.startsWith("__Secure-device")) ?? "";
  const browser = {
    cookie: device.slice(0, device.indexOf(";")),
    "sec-fetch-site": "same-origin",
  };
  const guesses = await Promise.all(
    Array.from({ length: 13 }, (_, n) =>
      logIn({ email, password, code: wrongCode(secret) }, fromAddress(`198.51.100.${n}`)),
    ),
  );
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(3).fill(429)]);
  const code = codeOf(secret, 30);
  expect((await logIn({ email, password, code })).status).toBe(429);
  expect((await logIn({ email, password, code }, browser)).status).toBe(200);
}, 20_000);

test("the call by query asks for the code, too", async () => {
  const { email, secret } = await addCustomerWithApp();
  const get = (query: Record<string, string>) =>
    call(GET, `/api/user?${new URLSearchParams({ email, password, ...query })}`);
  expect(await statusAndBody(await get({}))).toEqual(asked);
  expect((await get({ code: codeOf(secret) })).status).toBe(200);
});

test("an identity provider is the first factor only, and its ticket waits for the code", async () => {
  const { email, secret } = await addCustomerWithApp();
  const browser = newBrowser();
  await browser.signIn({ email, name: "Ada" });
  const identity = { name: "Ada", email };
  expect(await statusAndBody(await browser.login0(identity))).toEqual(asked);
  const guess = { ...identity, code: wrongCode(secret) };
  expect(await statusAndBody(await browser.login0(guess))).toEqual(refused);
  expect((await browser.login0({ ...identity, code: codeOf(secret) })).status).toBe(200);
});
