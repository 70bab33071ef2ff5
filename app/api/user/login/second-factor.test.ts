import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
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

/** Of the emails that were queued. */
const subjectsTo = async (email: string) => {
  const queued = await database().select({ payload: emailOutbox.payload }).from(emailOutbox);
  return queued.filter(({ payload }) => payload.to === email).map(({ payload }) => payload.subject);
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
});

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
  expect(await subjectsTo(email)).toContain("A recovery code of your Presetry account was used");
});

test("of logins at once with one recovery code, one opens the account", async () => {
  const { id, email, recoveryCodes } = await addCustomerWithApp();
  const before = await sessionsOf(id);
  const [code] = recoveryCodes;
  const attempts = Array.from({ length: 6 }, () => logIn({ email, password, code }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array(5).fill(401)]);
  expect(await sessionsOf(id)).toBe(before + 1);
});

test("codes of another account open nothing", async () => {
  const [ann, bob] = [await addCustomerWithApp(), await addCustomerWithApp()];
  for (const code of [codeOf(bob.secret), bob.recoveryCodes[0]]) {
    expect((await logIn({ email: ann.email, password, code })).status).toBe(401);
  }
});

/** The cookie with which a browser shows that it signed in before. */
function browserOf(login: Response) {
  const device = login.headers.getSetCookie().find((it) => it.startsWith("__Secure-device")) ?? "";
  return { cookie: device.slice(0, device.indexOf(";")), "sec-fetch-site": "same-origin" };
}

/** The sorted statuses of wrong codes, a few at once: the password's attempts are counted until it is checked. */
async function guesses(
  { email, secret }: { email: string; secret: string },
  count: number,
  headersOf: (n: number) => Record<string, string>,
) {
  const guess = { email, password, code: wrongCode(secret) };
  const statuses: number[] = [];
  while (statuses.length < count) {
    const first = statuses.length;
    const some = Array.from({ length: Math.min(15, count - first) }, (_, n) =>
      logIn(guess, headersOf(first + n)),
    );
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses.sort();
}

/**
 * @requirement Accounts: A person who guesses codes is stopped where they are; the owner gets in from another
 *   place
 */
test("codes are limited where they are guessed, and a right one from a new place works", async () => {
  const account = await addCustomerWithApp();
  const { email, secret } = account;
  const thief = fromAddress("198.51.100.7");
  expect(await guesses(account, 13, () => thief)).toEqual([
    ...Array(10).fill(401),
    ...Array(3).fill(429),
  ]);
  const code = codeOf(secret);
  expect((await logIn({ email, password, code }, thief)).status).toBe(429);
  expect((await logIn({ email, password, code }, fromAddress("203.0.113.9"))).status).toBe(200);
});

test("with codes guessed at from everywhere, known browsers and recovery codes still get in", async () => {
  const account = await addCustomerWithApp();
  const { email, secret, recoveryCodes } = account;
  const browser = browserOf(await logIn({ email, password, code: codeOf(secret) }));
  const statuses = await guesses(account, 53, (n) => fromAddress(`198.51.100.${n}`));
  expect(statuses).toEqual([...Array(50).fill(401), ...Array(3).fill(429)]);
  const [place, code] = [fromAddress("203.0.113.9"), codeOf(secret, 30)];
  expect(await statusAndBody(await logIn({ email, password, code }, place))).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining("Use a recovery code") },
  });
  const spare = { email, password, code: recoveryCodes[0] };
  expect((await logIn(spare, place)).status).toBe(200);
  expect((await logIn({ email, password, code }, browser)).status).toBe(200);
}, 60_000);

test("right codes are not counted, and the owner is told of many wrong ones, once a day", async () => {
  const account = await addCustomerWithApp();
  const { id, email, secret } = account;
  for (let n = 0; n < 12; n++) {
    await forgetStep(id);
    expect((await logIn({ email, password, code: codeOf(secret) })).status).toBe(200);
  }
  expect(await subjectsTo(email)).not.toContain("Wrong codes for your Presetry account");
  for (const place of [1, 2]) {
    await guesses(account, 11, () => fromAddress(`198.51.100.${place}`));
  }
  const told = (await subjectsTo(email)).filter((it) => it.startsWith("Wrong codes"));
  expect(told).toEqual(["Wrong codes for your Presetry account"]);
}, 60_000);

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
