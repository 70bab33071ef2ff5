import { parseOptions, verify } from "@node-rs/argon2";
import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, jsonBody, statusAndBody } from "@/e2e/support/call";
import { CookieJar } from "@/e2e/support/cookie-jar";
import { addCustomer } from "@/e2e/support/customers";
import { addCustomerWithPassword, hashCheaply, password } from "@/e2e/support/passwords";
import { hashPassword } from "@/lib/passwords";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";
import { GET } from "../route";
import { POST } from "./route";

// A spy on the real module: the implementation is unchanged.
vi.mock("@node-rs/argon2", { spy: true });

const refused = { status: 401, body: { error: "The email or password is incorrect." } };

beforeEach(async () => {
  await database().delete(rateLimits);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/user/login", jsonBody(body, headers));

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  call(GET, `/api/user?${new URLSearchParams(query)}`, { headers });

const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);

/** Uses up the attempts of a network, without hashing as many passwords. */
const useUpAttempts = (headers: Record<string, string>) => {
  const request = new Request("https://shop.test", { headers });
  const attempt = () => consumeCallerRateLimit("login", request, { hits: 60, seconds: 900 });
  return Promise.allSettled(Array.from({ length: 60 }, attempt));
};

/** Uses up the account's attempts from other networks. */
const guessFromElsewhere = (email: string) =>
  statusesOf(
    Array.from({ length: 25 }, (_, n) =>
      post({ email, password: "Wrong-1-guess" }, fromAddress(`198.51.100.${n}`)),
    ),
  );

/** A browser that has signed in to the account. */
async function browserOf(email: string) {
  const jar = new CookieJar();
  const logIn = async (word = password, account = email) => {
    const headers = { cookie: jar.header, "sec-fetch-site": "same-origin" };
    return jar.store(await post({ email: account, password: word }, headers)).status;
  };
  await logIn();
  return { jar, logIn };
}

const sessionsOf = (userId: number) =>
  database().select().from(sessions).where(eq(sessions.userId, userId));

test.each([
  ["in the body", post],
  ["in the query", get],
])(
  "the right password %s is answered with a token and a cookie of one new session",
  async (_, send) => {
    const { id, email, name } = await addCustomerWithPassword();
    const response = await send({ email: ` ${email.toUpperCase()} `, password });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const [cookie = "", device] = response.headers.getSetCookie();
    expect(device).toMatch(
      /^__Secure-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Lax; Path=\/api\/user; Secure$/,
    );
    expect(cookie).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Lax; Path=\/; Secure$/,
    );
    const { status, body } = await statusAndBody(response);
    expect(status).toBe(200);
    expect(decodeProfile(String(body))).toEqual({ email, name, logo: "", about: "" });
    const pair = cookie.slice(0, cookie.indexOf(";"));
    const [byToken, byCookie] = await Promise.all([
      findActor({ headers: new Headers({ authorization: String(body) }) }),
      findActor({ headers: new Headers({ cookie: pair }) }),
    ]);
    expect(byToken?.userId).toBe(id);
    expect(byCookie?.sessionId).toBe(byToken?.sessionId);
    expect(await sessionsOf(id)).toHaveLength(2);
  },
);

test("a cookie without Origin and Sec-Fetch-Site changes nothing about signing in by query", async () => {
  const { email } = await addCustomerWithPassword();
  const cookie = { cookie: "__Host-sid=of-an-earlier-visit" };
  expect((await get({ email, password }, cookie)).status).toBe(200);
  const wrong = await get({ email, password: "Blue-Door-8" }, cookie);
  expect(await statusAndBody(wrong)).toEqual(refused);
  expect((await get({ email, password }, { ...cookie, origin: "https://evil.test" })).status).toBe(
    403,
  );
});

/**
 * @requirement Accounts: A failure is shown (Error) in the shop's words, the same for an unknown
 *   address and a wrong password
 */
test("every refused login has the same response, after the same work, and creates no session", async () => {
  const passwordHash = await hashPassword(password);
  const known = await addCustomer({ passwordHash });
  const banned = await addCustomer({ passwordHash });
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned.id));
  const byProviderOnly = await addCustomer();
  const attempts = [
    { email: known.email, password: "Blue-Door-8" },
    { email: known.email, password: `${password} ` },
    { email: "nobody@example.com", password },
    { email: "no address at all", password },
    { email: banned.email, password },
    { email: byProviderOnly.email, password },
  ];
  vi.mocked(verify).mockClear();
  for (const attempt of attempts) {
    const response = await post(attempt);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await statusAndBody(response)).toEqual(refused);
  }
  const verified = vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
  expect(verified).toHaveLength(attempts.length);
  expect(new Set(verified.map((it) => JSON.stringify(it))).size).toBe(1);
  expect(await sessionsOf(known.id)).toHaveLength(1);
});

test.each([
  [{}, { email: "Email shouldn't be empty", password: "Password shouldn't be empty" }],
  [{ email: "ann@example.com", password: "" }, { password: "Password shouldn't be empty" }],
  [
    { email: ["a"], password: 5 },
    { email: "Email shouldn't be empty", password: "Password shouldn't be empty" },
  ],
  [
    { email: "ann@example.com", password: "a\0b" },
    { password: "This text contains characters that cannot be stored" },
  ],
])("%j is refused before anything is looked up", async (body, fields) => {
  expect(await statusAndBody(await post(body))).toEqual({
    status: 422,
    body: { error: Object.values(fields)[0], fields },
  });
});

test("twenty customers at once are all signed in", async () => {
  const customers = await Promise.all(Array.from({ length: 20 }, () => addCustomerWithPassword()));
  const responses = await Promise.all(customers.map(({ email }) => post({ email, password })));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const names = await Promise.all(
    responses.map(async (it) => decodeProfile((await it.json()) as string)?.email),
  );
  expect(names).toEqual(customers.map(({ email }) => email));
});

/**
 * @requirement Security and resilience: Login attempts are counted exactly, per caller and per
 *   account, before the password is checked
 */
test("attempts at one account are counted before they are verified, and limited across callers", async () => {
  const { email } = await addCustomerWithPassword();
  const guesses = await Promise.all(
    Array.from({ length: 25 }, () => post({ email, password: "Wrong-1-guess" })),
  );
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
  const late = await post({ email, password });
  expect(await statusAndBody(late.clone())).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/browser you logged in with before.*Forgot password/) },
  });
  expect(Number(late.headers.get("retry-after"))).toBeLessThanOrEqual(900);
  await database()
    .update(rateLimits)
    .set({ resetsAt: new Date(0) });
  expect((await post({ email, password })).status).toBe(200);
});

/**
 * @requirement Security and resilience: A refused caller does not use up anybody else's attempts, and adds
 *   no row
 */
test("a caller that is refused uses up no attempts of an account", async () => {
  const { email } = await addCustomerWithPassword();
  const attacker = fromAddress("192.0.2.66");
  await useUpAttempts(attacker);
  const guess = (of = email) => post({ email: of, password: "Wrong-1-guess" }, attacker);
  // For the audit trail, the refusals of a network are counted as well, whomever they are about.
  await guess();
  const rows = await database().$count(rateLimits);
  const others = Array.from({ length: 23 }, (_, n) => guess(`guess-${n}@example.com`));
  const refusals = await statusesOf([guess(), ...others]);
  expect(new Set(refusals)).toEqual(new Set([429]));
  expect(await database().$count(rateLimits)).toBe(rows);
  expect((await post({ email, password }, fromAddress("192.0.2.1"))).status).toBe(200);
});

test.each(["127.0.0.10", "::ffff:127.0.0.10", "caller:127.0.0.10"])(
  "attempts for the email %s are no attempts of that network",
  async (email) => {
    const attacker = fromAddress("192.0.2.66");
    const attempts = Array.from({ length: 25 }, () => post({ email, password }, attacker));
    expect(new Set(await statusesOf(attempts))).toEqual(new Set([401]));
    const attemptsOf = like(rateLimits.key, "login:%");
    expect(await database().select().from(rateLimits).where(attemptsOf)).toMatchObject([
      { key: "login:caller:192.0.2.66", hits: 25 },
    ]);
    const customer = await addCustomerWithPassword();
    const neighbor = fromAddress("127.0.0.10");
    expect((await post({ email: customer.email, password }, neighbor)).status).toBe(200);
  },
  20_000,
);

/**
 * @requirement Security and resilience: A browser that signed in to an account before has attempts of its
 *   own, so that others cannot lock its user out
 */
test("the owner's browser signs in while others use up the account's attempts and their network's", async () => {
  const { email } = await addCustomerWithPassword();
  const owner = await browserOf(email);
  expect((await guessFromElsewhere(email)).filter((it) => it === 429)).toHaveLength(5);
  expect((await post({ email, password })).status).toBe(429);
  expect(await owner.logIn()).toBe(200);

  await useUpAttempts({});
  expect((await post({ email: "nobody@example.com", password })).status).toBe(429);
  expect(await owner.logIn()).toBe(200);
});

test("a known browser has twenty attempts, which are none of the account's", async () => {
  const { email } = await addCustomerWithPassword();
  const { logIn } = await browserOf(email);
  const guesses = [];
  for (let n = 0; n < 21; n++) guesses.push(await logIn("Wrong-1-guess"));
  expect(guesses).toEqual([...Array(20).fill(401), 429]);
  expect(await logIn()).toBe(429);
  expect((await post({ email, password })).status).toBe(200);
});

test("the device cookie counts for its own account, unchanged, and until the password changes", async () => {
  const [mine, theirs] = [await addCustomerWithPassword(), await addCustomerWithPassword()];
  const browser = await browserOf(mine.email);
  await guessFromElsewhere(theirs.email);
  expect(await browser.logIn(password, theirs.email)).toBe(429);

  await guessFromElsewhere(mine.email);
  const device = browser.jar.get("__Secure-device") ?? "";
  for (const forged of [
    device.slice(0, -1) + (device.endsWith("A") ? "E" : "A"),
    `${"A".repeat(22)}.${device.split(".")[1]}`,
    device.split(".")[0] ?? "",
    "",
  ]) {
    const headers = { cookie: `__Secure-device=${forged}`, "sec-fetch-site": "same-origin" };
    expect((await post({ email: mine.email, password }, headers)).status).toBe(429);
  }
  expect(await browser.logIn()).toBe(200);

  const passwordHash = await hashCheaply(password);
  await database().update(users).set({ passwordHash }).where(eq(users.id, mine.id));
  expect(await browser.logIn()).toBe(429);
});

test("a browser remembers the last five accounts that signed in with it", async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => addCustomerWithPassword()));
  const [first, second] = customers;
  const { jar, logIn } = await browserOf(first?.email ?? "");
  const before = jar.get("__Secure-device");
  await logIn();
  expect(jar.get("__Secure-device")).toBe(before);
  for (const { email } of customers.slice(1)) await logIn(password, email);
  expect(jar.get("__Secure-device")?.split("~")).toHaveLength(5);
  await guessFromElsewhere(first?.email ?? "");
  expect(await logIn(password, first?.email)).toBe(429);
  await guessFromElsewhere(second?.email ?? "");
  expect(await logIn(password, second?.email)).toBe(200);
});

test("one caller cannot try many accounts", async () => {
  const attempt = (n: number) => post({ email: `nobody-${n}@example.com`, password });
  const responses = await Promise.all(Array.from({ length: 65 }, (_, n) => attempt(n)));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(60);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("a successful login does not count as an attempt", async () => {
  const { email } = await addCustomerWithPassword();
  for (let n = 0; n < 22; n++) expect((await post({ email, password })).status).toBe(200);
});

test("a cross-site request can neither sign a visitor in nor out", async () => {
  const { email } = await addCustomerWithPassword();
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.test" },
  ];
  for (const headers of foreign) {
    for (const send of [post, get]) {
      const response = await send({ email, password }, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  }
});

test("a password that is replaced while it is verified creates no session", async () => {
  const { id } = await addCustomerWithPassword();
  const before = await sessionsOf(id);
  await expect(openSession(id, { passwordHash: "the one before" })).rejects.toMatchObject({
    code: "unauthorized",
  });
  expect(await sessionsOf(id)).toEqual(before);
});
