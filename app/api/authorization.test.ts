import { beforeAll, expect, test, vi } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startRowWatch } from "@/e2e/support/fuzz/row-watch";
import { addInvalidCredentials } from "@/e2e/support/invalid-credentials";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { endpointName, handlerOf, namedEndpoints } from "@/e2e/support/routes";
import { addApiToken, addStaff, secondFactorNeeded } from "@/e2e/support/staff";
import { getAccount } from "@/lib/accounts/security/endpoints";
import { endpoints } from "@/lib/composition/openapi-operations";
import { getInvoices } from "@/lib/orders/invoices/endpoints";
import { type Endpoint, isForGuests, permissionFor } from "@/lib/platform/http/endpoint";
import { openSession } from "@/lib/platform/sessions/commands";
import { postLogout } from "@/lib/platform/sessions/endpoints";
import {
  type Permission,
  permissions,
  permissionsOf,
  type Scope,
  scopes,
  staffRoles,
} from "@/lib/platform/staff/rules";

startMailbox();
startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

let admin: Awaited<ReturnType<typeof addAdmin>>;
/** Calls what is refused; the last test sees that nothing happened to them. */
let customer: Customer;
let invalid: Awaited<ReturnType<typeof addInvalidCredentials>>;
let readRows: Awaited<ReturnType<typeof startRowWatch>>;
beforeAll(async () => {
  // Rate limits have tests of their own. Set before the first login, because it is read only once.
  vi.stubEnv("RATE_LIMIT_SCALE", "1000000");
  // Placeholders name these, so that nothing happens to those who call.
  await addCustomer();
  admin = await addAdmin();
  customer = await addCustomer();
  invalid = await addInvalidCredentials();
  await addApiToken(admin, scopes);
  readRows = await startRowWatch();
});

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type Purchase = Awaited<ReturnType<typeof addPurchaseWithRefund>>;

/** A purchase with deployment, and the credit note of another one of the same customer. */
async function addPurchaseWithRefund(buyer: Customer) {
  const refund = await addRefund(await addPurchase(buyer));
  return { ...(await addPurchase(buyer, { withDeployment: true })), refundId: refund.id };
}

let purchase: Promise<Purchase> | undefined;
/** One for all: nothing that is refused changes it. */
const somebodysPurchase = () => {
  purchase ??= addCustomer().then(addPurchaseWithRefund);
  return purchase;
};

/** Who may call an endpoint. A function: the account's owner; it returns the request that names the account. */
type Rule =
  | "anyone"
  | "customer"
  | Permission
  /** The buyer; `of` returns the request that names a purchase. */
  | { of: (purchase: Purchase) => RequestParts }
  /** Any customer; the response contains only their own rows. */
  | "own rows"
  /** Protected by a secret, signature or ticket, which its own tests cover. */
  | "secret"
  | ((email: string) => RequestParts);

const invoiceOf: Rule = { of: ({ invoiceId }) => ({ params: { id: String(invoiceId) } }) };
const orderOfBody = (body: object): Rule => ({
  of: ({ invoiceId }) => ({ body: { ...body, invoiceId } }),
});
const creditNoteOf: Rule = { of: ({ refundId }) => ({ params: { id: String(refundId) } }) };
const presetOf: Rule = { of: ({ presetId }) => ({ params: { presetId: String(presetId) } }) };

/** A key is created when it is first shown. This one stands for the key of a customer who has none. */
const siteOf: Rule = { of: ({ license }) => ({ params: { license } }) };
const siteOfBody = (body: object): Rule => ({
  of: ({ license }) => ({ params: { license, number: "1" }, body }),
});

const order = { name: "Acme", totalAmount: 15, paymentMethod: "paypal" };

const rules: Record<string, Rule> = {
  "GET /api/preset": "anyone",
  "GET /api/preset/{id}": "anyone",
  "POST /api/preset": "presets:write",
  "PUT /api/preset/{id}": "presets:write",
  "DELETE /api/preset/{id}": "presets:write",
  "POST /api/preset-picture": "presets:write",
  "GET /api/sale": "coupons:read",
  "GET /api/sale/{id}": "coupons:read",
  "POST /api/sale": "coupons:write",
  "PUT /api/sale/{id}": "coupons:write",
  "DELETE /api/sale/{id}": "coupons:write",
  "GET /api/bundle": "coupons:read",
  "GET /api/bundle/{id}": "coupons:read",
  "POST /api/bundle": "coupons:write",
  "PUT /api/bundle/{id}": "coupons:write",
  "DELETE /api/bundle/{id}": "coupons:write",
  "GET /api/coupon": "coupons:read",
  "GET /api/coupon/{id}": "coupons:read",
  "POST /api/coupon": "coupons:write",
  "PUT /api/coupon/{id}": "coupons:write",
  "DELETE /api/coupon/{id}": "coupons:write",
  "GET /api/template/{template}/content": "anyone",
  "GET /api/business": "own rows",
  "PUT /api/business/{id}": "customer",
  "DELETE /api/business/{id}": "customer",
  "GET /api/draft": "own rows",
  "GET /api/draft/{template}": "customer",
  "PUT /api/draft/{template}": "customer",
  "DELETE /api/draft/{template}": "customer",
  "GET /api/draft/{template}/revision": "customer",
  "GET /api/draft/{template}/revision/{number}": "customer",
  "GET /api/draft-mail": "customer",
  "PUT /api/draft-mail": "customer",
  "POST /api/draft-mail/stop/{token}": "secret",
  "POST /api/facts": "anyone",
  "GET /api/rephrase": "anyone",
  "POST /api/rephrase": "anyone",
  "GET /api/auth/csrf": "anyone",
  "POST /api/auth/signin/oidc": "anyone",
  "GET /api/auth/callback/oidc": "secret",
  "GET /api/user/login0": "secret",
  "POST /api/user/login0": "secret",
  "GET /api/user": "anyone",
  "POST /api/user/login": "anyone",
  "POST /api/user/logout": "anyone",
  "GET /api/user/validate": "secret",
  "POST /api/user/register": "anyone",
  "POST /api/user/forgot": "anyone",
  "PUT /api/user/reset/{token}": "secret",
  "POST /api/user/account/verification": "customer",
  "POST /api/user/account/confirmation": "customer",
  "POST /api/user/account/alarm": "secret",
  "POST /api/user/passkey/options": "anyone",
  "POST /api/user/passkey/login": "anyone",
  "POST /api/user/account/passkey-options": "customer",
  "POST /api/user/account/passkey": "customer",
  "PUT /api/user/account/passkey/{id}": "customer",
  "POST /api/user/account/passkey/{id}/removal": "customer",
  "POST /api/user/account/authenticator": "customer",
  "PUT /api/user/account/authenticator": "customer",
  "POST /api/user/account/authenticator/removal": "customer",
  "POST /api/user/account/recovery-codes": "customer",
  "GET /api/user/account": "customer",
  "GET /api/user/account/activity": "customer",
  "PUT /api/user/account/password": "customer",
  "POST /api/user/account/email": "customer",
  "DELETE /api/user/account/email": "customer",
  "POST /api/user/account/export": "customer",
  "POST /api/user/account/export/file": "customer",
  "POST /api/user/account/deletion": "customer",
  "POST /api/user/account/deletion/confirmation": "customer",
  "DELETE /api/user/account/deletion": "customer",
  "POST /api/user/account/identity/{id}/removal": "customer",
  "DELETE /api/user/account/session": "customer",
  "DELETE /api/user/account/session/{id}": "customer",
  "GET /api/user/account/api-token": "own rows",
  "POST /api/user/account/api-token": "customer",
  "DELETE /api/user/account/api-token/{id}": "customer",
  "GET /api/user/{email}": (email) => ({ params: { email } }),
  "PUT /api/user/{email}": (email) => ({ params: { email }, body: { about: "" } }),
  "POST /api/media": "customer",
  "GET /api/picture": "own rows",
  "POST /api/picture": "customer",
  "DELETE /api/picture/{hash}": "customer",
  "GET /api/share": "own rows",
  "POST /api/share": "customer",
  "GET /api/share/{code}": "anyone",
  "DELETE /api/share/{code}": "customer",
  "GET /api/saved": "customer",
  "POST /api/saved": "customer",
  "DELETE /api/saved/{id}": "customer",
  "DELETE /api/seen": "customer",
  "GET /api/shop/order": (email) => ({ query: { email } }),
  "POST /api/shop/order": (email) => ({ body: { email, products: [1] } }),
  "PUT /api/shop/order/licenses": (email) => ({ body: { email, id: 1 } }),
  "DELETE /api/shop/order": (email) => ({ query: { email } }),
  "POST /api/shop/quote": "anyone",
  "POST /api/shop/pay_order": (email) => ({
    body: { ...order, email, products: [{ id: 1, price: 15, name: "Silent" }] },
  }),
  "GET /api/shop/order/capture_order_payment": "secret",
  "GET /api/shop/order/cancel_order_payment": "secret",
  "POST /api/shop/paypal/webhook": "secret",
  "GET /api/shop/bought": "own rows",
  "GET /api/shop/figures": "figures:read",
  "GET /api/shop/vitals": "figures:read",
  "GET /api/shop/books": "books:read",
  "GET /api/shop/books/{month}/csv": "books:read",
  "GET /api/shop/books/{month}/datev": "books:read",
  "GET /api/shop/invoice": "orders:read",
  "GET /api/shop/invoice/{id}": (email) => ({ params: { id: email } }),
  "GET /api/shop/invoice/{id}/pdf": invoiceOf,
  "GET /api/shop/invoice/{id}/xml": invoiceOf,
  "GET /api/shop/invoice/{id}/terms": invoiceOf,
  "PUT /api/shop/invoice/{id}": "orders:write",
  "GET /api/shop/invoice/{id}/timeline": "orders:read",
  "POST /api/shop/invoice/{id}/resolution": "orders:write",
  "POST /api/shop/invoice/{id}/transfer": "orders:write",
  "POST /api/shop/invoice/{id}/evidence": "orders:write",
  "POST /api/shop/invoice/{id}/vat-id-denial": "orders:write",
  "POST /api/shop/bank-statement": "orders:write",
  "GET /api/shop/bank-line": "orders:write",
  "POST /api/shop/bank-line/confirmation": "orders:write",
  "POST /api/shop/invoice/{id}/cancellation": invoiceOf,
  "POST /api/shop/invoice/{id}/start": invoiceOf,
  "GET /api/shop/invoice/{id}/correction": "orders:read",
  "POST /api/shop/invoice/{id}/correction": "orders:write",
  "GET /api/shop/invoice-correction": "orders:read",
  "GET /api/shop/invoice-correction/{id}": "orders:read",
  "GET /api/shop/refund": "orders:read",
  "POST /api/shop/refund": "orders:write",
  "GET /api/shop/refund/{id}": "orders:read",
  "GET /api/shop/refund/{id}/pdf": creditNoteOf,
  "GET /api/shop/refund/{id}/xml": creditNoteOf,
  "GET /api/shop/refund-request": "orders:read",
  "POST /api/shop/refund-request": orderOfBody({ reason: "changed_mind" }),
  "GET /api/shop/refund-request/{id}": "orders:read",
  "PUT /api/shop/refund-request/{id}": "orders:write",
  "POST /api/review": (email) => ({
    body: { email, presetId: 1, ratingMessage: "Good", rating: 5 },
  }),
  "GET /api/review": "reviews:read",
  "GET /api/review/{id}": "reviews:read",
  "PUT /api/review/{id}": "reviews:write",
  "DELETE /api/review/{id}": "reviews:write",
  "GET /api/delivery/{presetId}": presetOf,
  "GET /api/delivery/deployments": "own rows",
  "POST /api/delivery/{presetId}/deployment": presetOf,
  "DELETE /api/delivery/{presetId}/deployment": presetOf,
  "GET /api/site/{license}": siteOf,
  "PUT /api/site/{license}": siteOfBody({ name: "another-name" }),
  "POST /api/site/{license}/publication": siteOf,
  "DELETE /api/site/{license}/publication": siteOf,
  "GET /api/site/{license}/version": siteOf,
  "GET /api/site/{license}/visit": siteOf,
  "POST /api/site/{license}/version/{number}/restore": siteOfBody({}),
  "GET /api/site/{license}/domain": siteOf,
  "PUT /api/site/{license}/domain": siteOfBody({ host: "www.example.com" }),
  "DELETE /api/site/{license}/domain": siteOf,
  "POST /api/site/{license}/domain/check": siteOf,
  "GET /api/site-domain/ask": "anyone",
  "PUT /api/site/{license}/form": siteOfBody({ paymentLink: "", formAddress: "" }),
  "GET /api/site/{license}/webhook": siteOf,
  "PUT /api/site/{license}/webhook": siteOfBody({ address: "https://hooks.example/a" }),
  "POST /api/site/{license}/webhook/trial": siteOf,
  "PUT /api/site/{license}/business": siteOfBody({ business: null }),
  "PUT /api/site/{license}/move": siteOfBody({ redirects: "/a", verification: "" }),
  "GET /api/site/{license}/message": siteOf,
  "PUT /api/site/{license}/message": siteOfBody({ ids: [1], isRead: true }),
  "DELETE /api/site/{license}/message": {
    of: ({ license }) => ({ params: { license }, query: { ids: "1" } }),
  },
  "PUT /api/site/{license}/message/{id}": siteOfBody({ isRead: true }),
  "DELETE /api/site/{license}/message/{id}": siteOf,
  "GET /api/site/{license}/message-export": siteOf,
  "GET /api/published-site": "sites:read",
  "GET /api/published-site/{id}": "sites:read",
  "POST /api/published-site/{id}/takedown": "sites:write",
  "DELETE /api/published-site/{id}/takedown": "sites:write",
  "GET /api/site-report": "sites:read",
  "GET /api/site-report/{id}": "sites:read",
  "PUT /api/site-report/{id}": "sites:write",
  "GET /api/site-report-figures": "sites:read",
  "POST /api/site/{license}/objection": siteOfBody({ objection: "Please look again." }),
  "GET /api/held-site": "sites:read",
  "GET /api/held-site/{id}": "sites:read",
  "GET /api/held-site/{id}/content": "sites:read",
  "POST /api/held-site/{id}/approval": "sites:write",
  "POST /api/held-site/{id}/refusal": "sites:write",
  "POST /api/vitals": "anyone",
  "POST /api/contact": "anyone",
  "GET /api/contact": "messages:read",
  "GET /api/contact/{id}": "messages:read",
  "GET /api/shop/invoice/{id}/message": invoiceOf,
  "POST /api/shop/invoice/{id}/message": {
    of: ({ invoiceId }) => ({ params: { id: String(invoiceId) }, body: { message: "Hello" } }),
  },
  "GET /api/thread": "messages:read",
  "POST /api/thread": "messages:write",
  "GET /api/thread/{id}": "messages:read",
  "PUT /api/thread/{id}": "messages:write",
  "GET /api/thread/{id}/message": "messages:read",
  "POST /api/thread/{id}/message": "messages:write",
  "GET /api/thread-message": "messages:read",
  "GET /api/thread-message/{id}": "messages:read",
  "POST /api/thread-message": "messages:write",
  "GET /api/thread-assignee": "messages:read",
  "GET /api/thread-assignee/{id}": "messages:read",
  "GET /api/canned-answer": "messages:read",
  "GET /api/canned-answer/{id}": "messages:read",
  "POST /api/canned-answer": "messages:write",
  "PUT /api/canned-answer/{id}": "messages:write",
  "DELETE /api/canned-answer/{id}": "messages:write",
  "POST /api/mail/webhook": "secret",
  "GET /api/user/admin": "customers:read",
  "GET /api/user/admin/{key}": "customers:read",
  "GET /api/user/admin/{key}/activity": "customers:read",
  "PUT /api/user/admin/{key}": "customers:write",
  "DELETE /api/user/admin/{key}": "customers:write",
  "GET /api/mail": "mail:read",
  "GET /api/mail/{id}": "mail:read",
  "POST /api/mail/{id}/retry": "mail:write",
  "GET /api/mail-sample": "mail:read",
  "GET /api/mail-sample/{kind}": "mail:read",
  "GET /api/audit": "audit:read",
  "GET /api/audit/{id}": "audit:read",
  "GET /api/audit-export": "audit:read",
  "GET /api/staff": "staff:read",
  "POST /api/staff": "staff:write",
  "PUT /api/staff/{id}": "staff:write",
  "DELETE /api/staff/{id}": "staff:write",
  "POST /api/user/account/staff-invitation": "customer",
  "GET /api/api-token": "api-tokens:read",
  "POST /api/api-token": "api-tokens:write",
  "DELETE /api/api-token/{id}": "api-tokens:write",
  "POST /api/cron/jobs": "secret",
  "GET /api/job": "jobs:read",
  "GET /api/job/{id}": "jobs:read",
  "POST /api/job/{id}/retry": "jobs:write",
  "POST /api/mcp": "anyone",
  "GET /api/health": "anyone",
  "GET /api/ready": "anyone",
  "GET /api/metrics": "secret",
};

const ruleOf = (endpoint: Endpoint) => rules[endpointName(endpoint)];

const needSession = endpoints.filter(({ access }) => !isForGuests(access));
const needNone = endpoints.filter((it) => !needSession.includes(it));
const ownersOnly = endpoints.filter((it) => typeof ruleOf(it) === "function");
const buyersOnly = endpoints.filter((it) => typeof ruleOf(it) === "object");
const ownRowsOnly = endpoints.filter((it) => ruleOf(it) === "own rows");
const staffOnly = endpoints.filter((it) => permissions.some((one) => one === ruleOf(it)));
const unsafe = endpoints.filter((it) => it.method !== "GET" || it.isUnsafe);
const safe = endpoints.filter((it) => !unsafe.includes(it));

/** Path parameters whose value does not matter. */
const placeholderParams = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));

async function responseOf(
  endpoint: Endpoint,
  headers: Record<string, string>,
  { params, query = {}, body = {} }: RequestParts = {},
) {
  const { method, path } = endpoint;
  return call(await handlerOf(endpoint), `${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    params: { ...placeholderParams(path), ...params },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
}

const statusOf = async (...request: Parameters<typeof responseOf>) =>
  (await responseOf(...request)).status;

test("every endpoint has a rule here, and every rule an endpoint", () => {
  expect(Object.keys(rules).sort()).toEqual(endpoints.map(endpointName).sort());
});

test("the rules agree with the endpoints' declared access", () => {
  for (const it of endpoints) {
    const rule = ruleOf(it);
    const isOpen = rule === "anyone" || rule === "secret";
    const promised = isOpen ? "open" : staffOnly.includes(it) ? rule : "customer";
    const access = it.access?.replace(/ or .*/, "");
    expect(needSession.includes(it) ? access : "open", endpointName(it)).toBe(promised);
  }
});

test.each(namedEndpoints(needSession))(
  "%s: without a valid session the response is 401",
  async (_, it) => {
    for (const [who, headers] of invalid.credentials) {
      expect(await statusOf(it, headers), who).toBe(401);
    }
  },
);

/** A response without what differs each time: tokens, times and ids. */
async function comparable(response: Response) {
  const text = (await response.text()).replace(/[\w-]{40,}|:\d{4,5}|"id":"?[\w-]+/g, "");
  return { status: response.status, text };
}

test.each(namedEndpoints(needNone))(
  "%s: an invalid session is treated like none",
  async (_, it) => {
    const withoutSession = await comparable(await responseOf(it, {}));
    // Signing out ends the session of a cookie or token that has expired.
    const { credentials } = it === postLogout ? await addInvalidCredentials() : invalid;
    for (const [who, headers] of credentials) {
      expect(await comparable(await responseOf(it, headers)), who).toEqual(withoutSession);
    }
  },
);

/**
 * @requirement Back office: Only the admin can use it: an account with the admin's verified
 *   address; the server decides
 */
test.each(namedEndpoints(staffOnly))("%s: a customer is refused", async (_, it) => {
  expect(await statusOf(it, customer.cookie)).toBe(403);
  expect(await statusOf(it, customer.bearer)).toBe(403);
});

/** @requirement Back office: Its first visit sets up a second factor, without which it stays closed */
test("the admin's password alone is refused everywhere, with what to do", async () => {
  const { token } = await openSession(admin.id);
  for (const it of staffOnly) {
    const response = await responseOf(it, { authorization: token });
    expect(await statusAndBody(response), endpointName(it)).toEqual(secondFactorNeeded);
  }
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test.each(namedEndpoints(ownersOnly))(
  "%s: somebody else's account is refused, known or not",
  async (_, it) => {
    const [ann, bob] = [await addCustomer(), await addCustomer()];
    const rule = ruleOf(it);
    if (typeof rule !== "function") throw new Error("Not about an account.");
    for (const email of [bob.email, "nobody@example.com"]) {
      expect(await statusOf(it, ann.cookie, rule(email))).toBe(403);
      expect(await statusOf(it, ann.bearer, rule(email))).toBe(403);
    }
    const own = await responseOf(it, ann.bearer, rule(ann.email.toUpperCase()));
    expect(own.status).not.toBe(401);
    expect(await own.text()).not.toContain("This is not your account.");
  },
);

test.each(namedEndpoints(buyersOnly))(
  "%s: a customer cannot use somebody else's purchase",
  async (_, it) => {
    const rule = ruleOf(it);
    if (typeof rule !== "object") throw new Error("Not about a purchase.");
    const request = rule.of(await somebodysPurchase());
    const before = await readRows();
    for (const headers of [customer.cookie, customer.bearer]) {
      expect([403, 404]).toContain(await statusOf(it, headers, request));
    }
    expect(await readRows()).toEqual(before);
  },
);

test("an invoice that is requested by its id is its owner's only", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const request = { params: { id: String((await addPurchase(bob)).invoiceId) } };
  expect(await statusOf(getInvoices, ann.bearer, request)).toBe(403);
  expect(await statusOf(getInvoices, bob.bearer, request)).toBe(200);
});

test.each(namedEndpoints(ownRowsOnly))(
  "%s: the response has no rows of other customers",
  async (_, it) => {
    const [ann, bob] = [await addCustomer(), await addCustomer()];
    await addPurchase(bob, { withDeployment: true });
    const response = await responseOf(it, ann.cookie);
    expect(await response.json()).toEqual([]);
  },
);

test.each(namedEndpoints(safe))(
  "%s: a page of another site cannot read the response",
  async (_, it) => {
    const { cookie } = customer.cookie;
    const headers = { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.test" };
    const response = await responseOf(it, headers);
    expect([...response.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([]);
  },
);

/**
 * @requirement Security and resilience: A page of another site can do nothing on behalf of a
 *   customer (CSRF)
 */
test.each(namedEndpoints(unsafe))(
  "%s: a page of another site is refused, with whatever cookie",
  async (_, it) => {
    const { cookie } = customer.cookie;
    for (const site of ["cross-site", "same-site", "none"]) {
      expect(await statusOf(it, { cookie, "sec-fetch-site": site }), site).toBe(403);
    }
    expect(await statusOf(it, { cookie, origin: "https://evil.test" })).toBe(403);
    // A GET that signs in does not use the cookie: it is judged by its password alone.
    expect(await statusOf(it, { cookie })).toBe(it.isUnsafe ? 422 : 403);
  },
);

/** @requirement Back office: Each role does what it is for, and nothing else */
test.each(["owner", ...staffRoles] as const)(
  "%s: every endpoint of the back office agrees with the role, with a session and with a token",
  async (role) => {
    const member = role === "owner" ? admin : await addStaff(role);
    const mine = permissionsOf[role];
    const token = await addApiToken(member, scopes);
    for (const it of staffOnly) {
      const rule = mine.find((one) => one === ruleOf(it));
      const status = await statusOf(it, member.cookie);
      if (rule) expect([401, 403], endpointName(it)).not.toContain(status);
      else expect(status, endpointName(it)).toBe(403);
      const isForTokens = scopes.some((scope) => scope === rule);
      const answer = await statusOf(it, token.bearer);
      if (isForTokens) expect([401, 403], endpointName(it)).not.toContain(answer);
      else expect(answer, endpointName(it)).toBe(403);
    }
  },
);

/** Of the admin, by their scopes: few endpoints need others. */
const tokens = new Map<string, ReturnType<typeof addApiToken>>();

function tokenFor(granted: readonly Scope[]) {
  const token = tokens.get(granted.join()) ?? addApiToken(admin, granted);
  tokens.set(granted.join(), token);
  return token;
}

test.each(namedEndpoints(needSession))(
  "%s: an API token without its scope is refused, and what else it sends does not help",
  async (_, it) => {
    const scope = permissionFor(it.access);
    const others = scopes.filter((one) => one.split(":")[0] !== scope?.split(":")[0]);
    const { bearer } = await tokenFor(others);
    expect(await statusOf(it, bearer)).toBe(403);
    expect(await statusOf(it, { ...admin.cookie, ...bearer })).toBe(403);
  },
);

/** Otherwise they would have been refused for another reason than they stand for. */
test("after all of these, nothing has happened to those who were refused", async () => {
  expect(await statusOf(getAccount, customer.bearer)).toBe(200);
  expect(await statusOf(getAccount, customer.cookie)).toBe(200);
  expect(await invalid.readSessions()).toEqual(invalid.sessions);
});
