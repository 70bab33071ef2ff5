import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { answerIssuer, startTestIssuer } from "@/e2e/support/issuer";
import { takeLogText } from "@/e2e/support/log";
import { newBrowser } from "@/e2e/support/sign-in";
import * as login0Route from "../user/login0/route";
import * as callbackRoute from "./callback/oidc/route";
import * as csrfRoute from "./csrf/route";
import * as signInRoute from "./signin/oidc/route";

const issuer = startTestIssuer();
const person = { email: "ada@example.com" };

beforeEach(async () => {
  await database().delete(rateLimits);
});

async function addressOf(response: Response) {
  const { url } = (await response.json()) as { url: string };
  return new URL(url);
}

test("a login starts with PKCE, state and nonce, and requests the email scope", async () => {
  const browser = newBrowser();
  const response = await browser.begin();
  const { origin, searchParams } = await addressOf(response);
  expect(origin).toBe(issuer.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: "presetry",
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: "https://shop.test/api/auth/callback/oidc",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^.{43}$/),
    state: expect.stringMatching(/.{20}/),
    nonce: expect.stringMatching(/.{20}/),
  });
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__(Host|Secure)-next-auth\..*; HttpOnly; Secure; SameSite=Lax/);
  }
});

test.each([
  ["/login/popup/done?attempt=7", "https://shop.test/login/popup/done?attempt=7"],
  ["/login?redirect=%2Fpay", "https://shop.test/login?redirect=%2Fpay"],
  ["https://shop.test/login", "https://shop.test/login"],
  ["https://evil.test/login", "https://shop.test/login"],
  ["//evil.test/login", "https://shop.test/login"],
  ["/\\evil.test/login", "https://shop.test/login"],
  ["javascript:alert(1)", "https://shop.test/login"],
  ["/api/user/logout", "https://shop.test/login"],
  ["https://shop.test.evil.test/login", "https://shop.test/login"],
  ["https://shop.test@evil.test/login", "https://shop.test/login"],
])("a login whose return URL is %s ends on %s", async (asked, expected) => {
  const page = new URL((await newBrowser().signIn(person, asked)) ?? "");
  expect(page.searchParams.get("identity")).toBe("verified");
  page.searchParams.delete("identity");
  expect(page.href).toBe(expected);
});

test.each<[string, Parameters<ReturnType<typeof newBrowser>["signIn"]>[0]]>([
  ["cancelled", "cancel"],
  ["unverified", { ...person, isVerified: false }],
  ["noEmail", { email: "" }],
  ["unusable", { email: "\u212ate@example.com" }],
  ["unusable", { email: "\uff41da@example.com" }],
  ["unusable", { email: "\u0430da@example.com" }],
  ["unusable", { email: "İbrahim@example.com" }],
  ["unusable", { email: "info@bäckerei.example" }],
])("it ends %s for %j, without a ticket", async (ending, response) => {
  const browser = newBrowser();
  expect(await browser.signIn(response)).toBe(
    `https://shop.test/login/popup/done?identity=${ending}`,
  );
  expect((await browser.whoAmI()).status).toBe(401);
});

test.each([
  ["3M Deutschland GmbH", "3M Deutschland GmbH"],
  [
    "Müller & Söhne Gebäudereinigung GmbH & Co. KG",
    "Müller & Söhne Gebäudereinigung GmbH & Co. KG",
  ],
  ["<script>", "<script>"],
  ["  ", "ada"],
  ["Ac\u202eme\n1", "Acme 1"],
  ["\u200b", "ada"],
])("the name claim %j is stored as %j", async (name, expected) => {
  const browser = newBrowser();
  await browser.signIn({ ...person, name });
  expect(await statusAndBody(await browser.whoAmI())).toMatchObject({ body: { name: expected } });
});

test("without a CSRF token, or with another browser's, no login starts", async () => {
  const otherBrowser = newBrowser();
  expect(await statusAndBody(await otherBrowser.begin(undefined, "x"))).toEqual({
    status: 403,
    body: { error: "This page is out of date. Please try again." },
  });
});

test("the issuer's callback is refused in another browser", async () => {
  const [victim, attacker] = [newBrowser(), newBrowser()];
  const { url } = (await (await attacker.begin()).json()) as { url: string };
  await victim.begin();
  const back = await answerIssuer(url, { email: "attacker@example.com" });
  const response = await victim.end(back.href);
  expect(response.headers.get("location")).toContain("identity=failed");
  expect((await victim.whoAmI()).status).toBe(401);
  const lines = takeLogText();
  expect(lines.join("")).toMatch(/^[^\n]*"OAUTH_CALLBACK_ERROR"[^\n]*state mismatch[^\n]*\n$/);
});

/** @requirement Identity provider: Failed requests to the provider are tried three times */
test("a failing issuer is tried up to three times", async () => {
  await issuer.injectFaults({ path: "/token", times: 2, status: 503 });
  expect(await newBrowser().signIn(person)).toContain("identity=verified");
  await issuer.injectFaults({ path: "/token", times: 3, status: 503 });
  expect(await newBrowser().signIn(person)).toContain("identity=failed");
  const lines = takeLogText();
  expect(lines.join("")).toMatch(/"OAUTH_CALLBACK_ERROR".*expected 200 OK, got: 503/);
});

test("an issuer that is down is a 502 with a message, not a 500", async () => {
  await issuer.injectFaults({ path: "/.well-known", times: 1, status: 500 });
  expect(await statusAndBody(await newBrowser().begin())).toEqual({
    status: 502,
    body: { error: "The login service cannot be reached. Please try again in a moment." },
  });
  const lines = takeLogText();
  expect(lines).toHaveLength(2);
  expect(lines.join("")).toMatch(/"SIGNIN_OAUTH_ERROR".*"provider_failed"/s);
});

test.each([
  "",
  "?code=x&state=y",
  "?error=%0d%0aSet-Cookie:x",
  "?code[]=1&state[]=2",
  "?callbackUrl=nowhere",
  `?code=${"x".repeat(5_000)}`,
])("a callback without a login (%j) redirects to the login page", async (query) => {
  const response = await call(callbackRoute.GET, `/api/auth/callback/oidc${query}`);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("https://shop.test/login?identity=failed");
  expect(response.headers.getSetCookie()).toEqual([]);
  const lines = takeLogText();
  expect(lines).toEqual([]);
});

test.each(["javascript:alert(1)", "https%3A%2F%2Fevil.test", "%", "x"])(
  "a cookie that asks to end on %s is not believed",
  async (value) => {
    const cookie = `__Secure-next-auth.callback-url=${value}`;
    for (const [handler, path] of [
      [csrfRoute.GET, "/api/auth/csrf"],
      [callbackRoute.GET, "/api/auth/callback/oidc"],
    ] as const) {
      const response = await call(handler, path, { headers: { cookie } });
      expect(response.status).toBeLessThan(400);
      expect(response.headers.get("location") ?? "https://shop.test/login").toMatch(
        /^https:\/\/shop\.test\/login/,
      );
    }
  },
);

test("a forged state is one log line and no session", async () => {
  const response = await call(callbackRoute.GET, "/api/auth/callback/oidc?code=x&state=y", {
    headers: { cookie: "__Secure-next-auth.state=forged" },
  });
  expect(response.headers.get("location")).toContain("identity=failed");
  const lines = takeLogText();
  expect(lines).toHaveLength(1);
});

test("the thirty-first login within ten minutes is refused", async () => {
  const init = jsonBody({ csrfToken: "x", callbackUrl: "/login" });
  const responses = await Promise.all(
    Array.from({ length: 31 }, () => call(signInRoute.POST, "/api/auth/signin/oidc", init)),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

/** Values that an HTTP header can contain. */
const headerValues = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
const cookies = fc
  .dictionary(
    fc.constantFrom(
      "csrf-token",
      "callback-url",
      "state",
      "nonce",
      "session-token",
      "pkce.code_verifier",
    ),
    fc.oneof(
      headerValues,
      fc.constantFrom("%", "a|b", "%00", "https://evil.test", "x".repeat(4_000)),
    ),
  )
  .map((values) =>
    Object.entries(values)
      .map(
        ([name, value]) =>
          `__${name === "csrf-token" ? "Host" : "Secure"}-next-auth.${name}=${value}`,
      )
      .join("; "),
  );
const queries = fc
  .dictionary(
    fc.constantFrom("code", "state", "error", "iss", "callbackUrl", "nextauth"),
    fc.string(),
  )
  .map((values) => new URLSearchParams(values).toString());

test("random cookies and queries never cause a server error", async () => {
  const routes = [
    [csrfRoute.GET, "/api/auth/csrf"],
    [callbackRoute.GET, "/api/auth/callback/oidc"],
    [signInRoute.POST, "/api/auth/signin/oidc"],
    [login0Route.GET, "/api/user/login0"],
    [login0Route.POST, "/api/user/login0"],
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      cookies,
      queries,
      fc.jsonValue(),
      async ([handler, path], cookie, query, value) => {
        await database().delete(rateLimits);
        const isPost = handler === signInRoute.POST || handler === login0Route.POST;
        const headers = { cookie, "sec-fetch-site": "same-origin" };
        const init = isPost ? jsonBody(value, headers) : { headers };
        const response = await call(handler, `${path}?${query}`, init);
        expect(response.status).toBeLessThan(500);
        if (response.status === 303) {
          expect(response.headers.get("location")).toMatch(/^https:\/\/shop\.test\/login[/?]/);
        } else {
          expect(response.headers.get("content-type")).toMatch(/^application\/json/);
        }
      },
    ),
    { seed: 20_261_121, numRuns: 500 },
  );
  const lines = takeLogText();
  for (const line of lines) expect(line).toMatch(/"OAUTH_CALLBACK_ERROR"/);
}, 60_000);

test("other methods are 405 with Allow", async () => {
  for (const handler of [csrfRoute.POST, signInRoute.GET, callbackRoute.POST]) {
    const response = await call(handler, "/api/auth", { method: "PUT" });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: "This address does not do that." });
  }
});
