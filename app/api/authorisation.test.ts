import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/limits";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi";
import { keysFor } from "@/lib/secrets";
import { signToken, verifyToken } from "@/lib/sessions/token";
import { call, type Handler } from "@/scripts/testing/call";
import { addAdmin, addCustomer } from "@/scripts/testing/customers";
import { startMailbox } from "@/scripts/testing/mailbox";

startMailbox();

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Who may call; of an account's own calls, also how a request names the account. */
type Rule =
  | "anyone"
  | "customer"
  | "admin"
  /** Kept by a lock of its own: a secret, a signature, a ticket. Its own tests try that. */
  | "another lock"
  | ((email: string) => Asked);

const order = { name: "Acme", totalAmount: 15, paymentMethod: "paypal" };

const rules: Record<string, Rule> = {
  "GET /api/preset": "anyone",
  "GET /api/preset/{id}": "anyone",
  "POST /api/preset": "admin",
  "PUT /api/preset/{id}": "admin",
  "DELETE /api/preset/{id}": "admin",
  "GET /api/auth/csrf": "anyone",
  "POST /api/auth/signin/oidc": "anyone",
  "GET /api/auth/callback/oidc": "another lock",
  "GET /api/user/login0": "another lock",
  "POST /api/user/login0": "another lock",
  "GET /api/user": "anyone",
  "POST /api/user/login": "anyone",
  "POST /api/user/logout": "anyone",
  "GET /api/user/validate": "another lock",
  "POST /api/user/register": "anyone",
  "POST /api/user/forgot": "anyone",
  "PUT /api/user/reset/{token}": "another lock",
  "GET /api/user/{email}": (email) => ({ params: { email } }),
  "PUT /api/user/{email}": (email) => ({ params: { email }, body: { about: "" } }),
  "POST /api/media": "customer",
  "GET /api/shop/order": (email) => ({ query: { email } }),
  "POST /api/shop/order": (email) => ({ body: { email, products: [1] } }),
  "DELETE /api/shop/order": (email) => ({ query: { email } }),
  "POST /api/shop/pay_order": (email) => ({
    body: { ...order, email, products: [{ id: 1, price: 15, name: "Silent" }] },
  }),
  "GET /api/shop/order/capture_order_payment": "another lock",
  "GET /api/shop/order/cancel_order_payment": "another lock",
  "POST /api/shop/paypal/webhook": "another lock",
  "GET /api/shop/bought": "customer",
  "GET /api/shop/invoice": "admin",
  "GET /api/shop/invoice/{id}": (email) => ({ params: { id: email } }),
  "GET /api/shop/invoice/{id}/pdf": "customer",
  "PUT /api/shop/invoice/{id}": "admin",
  "GET /api/shop/invoice/{id}/trail": "admin",
  "POST /api/review": (email) => ({
    body: { email, presetId: 1, ratingMessage: "Good", rating: 5 },
  }),
  "GET /api/review": "admin",
  "DELETE /api/review/{id}": "admin",
  "GET /api/delivery/{presetId}": "customer",
  "GET /api/delivery/deployments": "customer",
  "POST /api/delivery/{presetId}/deployment": "customer",
  "DELETE /api/delivery/{presetId}/deployment": "customer",
  "POST /api/contact": "anyone",
  "GET /api/contact": "admin",
  "GET /api/user/admin": "admin",
  "GET /api/user/admin/{key}": "admin",
  "PUT /api/user/admin/{key}": "admin",
  "DELETE /api/user/admin/{key}": "admin",
  "GET /api/mail": "admin",
  "POST /api/mail/{id}/retry": "admin",
  "POST /api/cron/sweep": "another lock",
  "GET /api/health": "anyone",
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const ruleOf = (endpoint: Endpoint) => rules[nameOf(endpoint)];
const named = (list: readonly Endpoint[]) => list.map((it) => [nameOf(it), it] as const);

const needSession = endpoints.filter((it) => /customer|admin|=>/.test(String(ruleOf(it))));
const ownersOnly = endpoints.filter((it) => typeof ruleOf(it) === "function");
const adminsOnly = endpoints.filter((it) => ruleOf(it) === "admin");
const unsafe = endpoints.filter((it) => it.method !== "GET" || it.isUnsafe);

const routesFolder = new URL(".", import.meta.url).pathname;

async function handlerOf({ method, path }: Endpoint): Promise<Handler> {
  const file = path.replace("/api/", "").replace(/\{(\w+)\}/g, "[$1]");
  const route = (await import(/* @vite-ignore */ `${routesFolder}/${file}/route.ts`)) as Record<
    string,
    Handler
  >;
  const handler = route[method];
  if (!handler) throw new Error(`${method} ${path} is not there.`);
  return handler;
}

/** What stands for a parameter that is not in question. */
const anything = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));

async function answerOf(
  endpoint: Endpoint,
  headers: Record<string, string>,
  { params, query = {}, body = {} }: Asked = {},
) {
  const { method, path } = endpoint;
  return call(await handlerOf(endpoint), `${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    params: { ...anything(path), ...params },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
}

const ask = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).status;

/** Everything that looks like a session and is none. */
async function addBrokenCallers(): Promise<[string, Record<string, string>][]> {
  const customer = await addCustomer();
  const { id: userId, email, name, logo, about } = customer;
  const { sessionId = "" } = (await verifyToken(customer.token)) ?? {};
  const facts = { userId, sessionId, profile: { email, name, logo, about } };
  const signed = (type: string, key: Uint8Array, audience = "presetry") =>
    new SignJWT({ ...facts.profile, sid: sessionId })
      .setProtectedHeader({ alg: "HS256", typ: type })
      .setSubject(String(userId))
      .setIssuer("https://shop.test")
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("30m")
      .sign(key);
  const [key] = keysFor("access-token");
  const revoked = await addCustomer();
  await database().delete(sessions).where(eq(sessions.userId, revoked.id));
  const alive = await addCustomer();
  return [
    ["nobody", {}],
    ["an expired token", { authorization: await signToken(facts, new Date(Date.now() - 3.6e6)) }],
    ["a revoked token", revoked.bearer],
    ["a revoked cookie", revoked.cookie],
    ["a token of another type", { authorization: await signed("JWT", key) }],
    ["a token for somebody else", { authorization: await signed("at+jwt", key, "elsewhere") }],
    ["a ticket's key", { authorization: await signed("at+jwt", keysFor("identity-ticket")[0]) }],
    [
      "a session's id for its cookie",
      { cookie: `__Host-sid=${sessionId}`, origin: "https://shop.test" },
    ],
    [
      "the cookie's name over http",
      { cookie: alive.cookie.cookie.replace("__Host-", ""), origin: "https://shop.test" },
    ],
  ];
}

beforeEach(async () => {
  await database().delete(rateLimits);
});

test("every call of the API has its rule here, and every rule its call", () => {
  expect(Object.keys(rules).sort()).toEqual(endpoints.map(nameOf).sort());
});

test("the rules say what the endpoints promise", () => {
  for (const it of endpoints) {
    const rule = ruleOf(it);
    const promised = typeof rule === "function" ? "customer" : rule;
    const isGuarded = it.access === "customer" || it.access === "admin";
    expect(isGuarded ? it.access : "open", nameOf(it)).toBe(
      promised === "customer" || promised === "admin" ? promised : "open",
    );
  }
});

test.each(named(needSession))(
  "%s: whoever proves no live session is asked to sign in",
  async (_, it) => {
    for (const [who, headers] of await addBrokenCallers()) {
      expect(await ask(it, headers), who).toBe(401);
    }
  },
);

test.each(named(adminsOnly))("%s: a customer is refused", async (_, it) => {
  const customer = await addCustomer();
  expect(await ask(it, customer.cookie)).toBe(403);
  expect(await ask(it, customer.bearer)).toBe(403);
});

test.each(named(ownersOnly))(
  "%s: somebody else's account is refused, known or not",
  async (_, it) => {
    const [ann, bob] = [await addCustomer(), await addCustomer()];
    const rule = ruleOf(it);
    if (typeof rule !== "function") throw new Error("Not about an account.");
    for (const email of [bob.email, "nobody@example.com"]) {
      expect(await ask(it, ann.cookie, rule(email))).toBe(403);
      expect(await ask(it, ann.bearer, rule(email))).toBe(403);
    }
    const own = await answerOf(it, ann.bearer, rule(ann.email.toUpperCase()));
    expect(own.status).not.toBe(401);
    expect(await own.text()).not.toContain("This is not your account.");
  },
);

test.each(named(unsafe))(
  "%s: a page of another site is refused, with whatever cookie",
  async (_, it) => {
    const { cookie } = (await addCustomer()).cookie;
    for (const site of ["cross-site", "same-site", "none"]) {
      expect(await ask(it, { cookie, "sec-fetch-site": site }), site).toBe(403);
    }
    expect(await ask(it, { cookie, origin: "https://evil.test" })).toBe(403);
    expect(await ask(it, { cookie })).toBe(403);
  },
);

test("the admin passes where only the admin may", async () => {
  const admin = await addAdmin();
  for (const it of adminsOnly) {
    expect([401, 403], nameOf(it)).not.toContain(await ask(it, admin.cookie));
  }
});
