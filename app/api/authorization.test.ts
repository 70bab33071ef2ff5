import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { call } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startRowWatch } from "@/e2e/support/fuzz/row-watch";
import { addInvalidCredentials } from "@/e2e/support/invalid-credentials";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { endpointName, handlerOf, namedEndpoints } from "@/e2e/support/routes";
import type { Endpoint } from "@/lib/http/endpoint";
import { getInvoices } from "@/lib/invoices/endpoints";
import { endpoints } from "@/lib/openapi";

startMailbox();

let rowsNow: Awaited<ReturnType<typeof startRowWatch>>;
beforeAll(async () => {
  rowsNow = await startRowWatch();
});

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type Purchase = Awaited<ReturnType<typeof addPurchase>>;

/** Who may call; of an account's own calls, also how a request names the account. */
type Rule =
  | "anyone"
  | "customer"
  | "admin"
  /** A customer, of what they bought themselves. */
  | { of: (purchase: Purchase) => Asked }
  /** A customer, who is told of their own things only. */
  | "own things"
  /** Kept by a lock of its own: a secret, a signature, a ticket. Its own tests try that. */
  | "another lock"
  | ((email: string) => Asked);

const invoiceOf: Rule = { of: ({ invoiceId }) => ({ params: { id: String(invoiceId) } }) };
const presetOf: Rule = { of: ({ presetId }) => ({ params: { presetId: String(presetId) } }) };

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
  "GET /api/shop/bought": "own things",
  "GET /api/shop/invoice": "admin",
  "GET /api/shop/invoice/{id}": (email) => ({ params: { id: email } }),
  "GET /api/shop/invoice/{id}/pdf": invoiceOf,
  "PUT /api/shop/invoice/{id}": "admin",
  "GET /api/shop/invoice/{id}/timeline": "admin",
  "POST /api/review": (email) => ({
    body: { email, presetId: 1, ratingMessage: "Good", rating: 5 },
  }),
  "GET /api/review": "admin",
  "DELETE /api/review/{id}": "admin",
  "GET /api/delivery/{presetId}": presetOf,
  "GET /api/delivery/deployments": "own things",
  "POST /api/delivery/{presetId}/deployment": presetOf,
  "DELETE /api/delivery/{presetId}/deployment": presetOf,
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

const ruleOf = (endpoint: Endpoint) => rules[endpointName(endpoint)];

const needSession = endpoints.filter(({ access }) => access === "customer" || access === "admin");
const needNone = endpoints.filter((it) => !needSession.includes(it));
const ownersOnly = endpoints.filter((it) => typeof ruleOf(it) === "function");
const buyersOnly = endpoints.filter((it) => typeof ruleOf(it) === "object");
const ownThings = endpoints.filter((it) => ruleOf(it) === "own things");
const adminsOnly = endpoints.filter((it) => ruleOf(it) === "admin");
const unsafe = endpoints.filter((it) => it.method !== "GET" || it.isUnsafe);
const safe = endpoints.filter((it) => !unsafe.includes(it));

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

beforeEach(async () => {
  await database().delete(rateLimits);
});

test("every call of the API has its rule here, and every rule its call", () => {
  expect(Object.keys(rules).sort()).toEqual(endpoints.map(endpointName).sort());
});

test("the rules say what the endpoints promise", () => {
  for (const it of endpoints) {
    const rule = ruleOf(it);
    const isOpen = rule === "anyone" || rule === "another lock";
    const promised = isOpen ? "open" : rule === "admin" ? "admin" : "customer";
    expect(needSession.includes(it) ? it.access : "open", endpointName(it)).toBe(promised);
  }
});

test.each(namedEndpoints(needSession))(
  "%s: whoever proves no live session is asked to sign in",
  async (_, it) => {
    for (const [who, headers] of await addInvalidCredentials()) {
      expect(await ask(it, headers), who).toBe(401);
    }
  },
);

/** An answer without what differs each time: the moment, and what is drawn by lot. */
async function gist(response: Response) {
  const text = (await response.text()).replace(/[\w-]{40,}|:\d{4,5}|"id":"?[\w-]+/g, "");
  return { status: response.status, text };
}

test.each(namedEndpoints(needNone))(
  "%s: whoever proves no live session is nobody",
  async (_, it) => {
    const nobody = await gist(await answerOf(it, {}));
    for (const [who, headers] of await addInvalidCredentials()) {
      expect(await gist(await answerOf(it, headers)), who).toEqual(nobody);
    }
  },
);

/**
 * @requirement Back office: Only the admin can use it: an account with the admin's verified
 *   address; the server decides
 */
test.each(namedEndpoints(adminsOnly))("%s: a customer is refused", async (_, it) => {
  const customer = await addCustomer();
  expect(await ask(it, customer.cookie)).toBe(403);
  expect(await ask(it, customer.bearer)).toBe(403);
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test.each(namedEndpoints(ownersOnly))(
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

test.each(namedEndpoints(buyersOnly))(
  "%s: what somebody else bought is not theirs to take",
  async (_, it) => {
    const [ann, bob] = [await addCustomer(), await addCustomer()];
    const rule = ruleOf(it);
    if (typeof rule !== "object") throw new Error("Not about a purchase.");
    const asked = rule.of(await addPurchase(bob, { withDeployment: true }));
    const before = await rowsNow();
    for (const headers of [ann.cookie, ann.bearer]) {
      expect([403, 404]).toContain(await ask(it, headers, asked));
    }
    expect(await rowsNow()).toEqual(before);
  },
);

test("an invoice is asked for by its number, too, and is somebody's", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const asked = { params: { id: String((await addPurchase(bob)).invoiceId) } };
  expect(await ask(getInvoices, ann.bearer, asked)).toBe(403);
  expect(await ask(getInvoices, bob.bearer, asked)).toBe(200);
});

test.each(namedEndpoints(ownThings))("%s: nothing of somebody else's is told", async (_, it) => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  await addPurchase(bob, { withDeployment: true });
  const told = await answerOf(it, ann.cookie);
  expect(await told.json()).toEqual([]);
});

test.each(namedEndpoints(safe))(
  "%s: a page of another site cannot read the answer",
  async (_, it) => {
    const { cookie } = (await addCustomer()).cookie;
    const headers = { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.test" };
    const answer = await answerOf(it, headers);
    expect([...answer.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([]);
  },
);

/**
 * @requirement Security and resilience: A page of another site can do nothing on behalf of a
 *   customer (CSRF)
 */
test.each(namedEndpoints(unsafe))(
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
    expect([401, 403], endpointName(it)).not.toContain(await ask(it, admin.cookie));
  }
});
