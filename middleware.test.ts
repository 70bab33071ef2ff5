import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addCustomer } from "@/e2e/support/customers";
import { addPurchase } from "@/e2e/support/purchases";
import { siteLinks } from "@/lib/site-links";
import { requireLicense } from "@/lib/sites/delivery/commands";
import { config, middleware } from "./middleware";

let session: string;

beforeAll(async () => {
  session = (await addCustomer()).cookie.cookie;
});
beforeEach(() => void vi.stubEnv("PAYPAL_BASE_URL", "http://localhost:4025"));

const matches = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `https://shop.test${path}`, nextConfig: {} });

test.each([
  "/pay",
  "/pay/result",
  "/profile",
  "/profile/brand",
  "/purchases",
  "/purchases/7/history/print",
  "/admin",
  "/admin/orders",
  "/license/PRE-1",
  "/shop/search/blue%20shop",
  "/shop/search/blue%20shop/2",
  "/cart/add/2,9",
])("%s is matched", (path) => {
  expect(matches(path)).toBe(true);
});

test.each([
  "/",
  "/shop",
  "/shop/premium/blue",
  "/shop/search",
  "/detail/1",
  "/cart",
  "/cart/add",
  "/login",
  "/payment",
  "/profiles",
  "/administrator",
  "/licenses",
  "/preview/silent",
  "/api",
  "/api/preset",
  "/api/shop/pay_order",
  "/api/pay",
  "/api/profile",
  "/_next/static/chunks/main.js",
])("%s is left alone", (path) => {
  expect(matches(path)).toBe(false);
});

/** The path of a license that was given. */
async function givenLicense(): Promise<string> {
  const { itemId } = await addPurchase(await addCustomer());
  return siteLinks.licenseCheck(await requireLicense(itemId));
}

const visit = (cookie?: string, path = "/profile?from=mail") =>
  middleware(
    new NextRequest(new URL(path, "https://shop.test"), cookie ? { headers: { cookie } } : {}),
  );

/**
 * @requirement Routing and layout: Checkout, profile and purchases send home visitors who are not signed
 *   in
 */
test("a visitor without a session is sent home", async () => {
  const response = await visit();
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("https://shop.test/");
});

const statusAndTarget = ({ status, headers }: Response) => [status, headers.get("location")];

test("a license is checked without a session, however it is spelled", async () => {
  const path = await givenLicense();
  expect((await visit(undefined, path)).headers.get("x-middleware-next")).toBe("1");
  for (const spelled of [path.toLowerCase(), path.replaceAll("-", "%20")]) {
    const response = await visit(undefined, spelled);
    expect(statusAndTarget(response), spelled).toEqual([308, `https://shop.test${path}`]);
  }
});

test.each([
  ["/shop/search/Blue%20%20shop/2", "/shop/search/Blue%20shop"],
  ["/shop/search/%20", "/shop"],
])("the search %s has the address %s", async (path, canonical) => {
  expect(statusAndTarget(await visit(undefined, path))).toEqual([
    308,
    `https://shop.test${canonical}`,
  ]);
  expect((await visit(undefined, "/shop/search/Blue%20shop")).status).toBe(200);
});

test("nobody else can have a license shown as unknown", async () => {
  const url = new URL(await givenLicense(), "https://shop.test");
  const { headers } = await middleware(
    new NextRequest(url, { headers: { "x-unknown-license": "1" } }),
  );
  expect(headers.get("x-middleware-override-headers")).not.toContain("x-unknown-license");
  expect(headers.get("x-middleware-next")).toBe("1");
});

/** @requirement Delivery: A license key leads to a page that says whether it is valid */
test.each(["BBBB-BBBB-BBBB-BBBB-BBBB", "bbbbbbbbbbbbbbbbbbbb", "PRE-1", "%25", "unknown"])(
  "the license key %s, which was never given, leads to the prerendered page that is a 404",
  async (key) => {
    const { headers } = await visit(undefined, siteLinks.licenseCheck(key));
    expect(headers.get("x-middleware-request-x-unknown-license")).toBe("1");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.has("content-security-policy")).toBe(false);
  },
);

test("a customer with a session is let through to the page", async () => {
  const response = await visit((await addCustomer()).cookie.cookie);
  expect(response.headers.get("x-middleware-next")).toBe("1");
  expect(response.headers.has("location")).toBe(false);
});

test.each(["sidx=1", "xsid=1", "theme=sid", "__Secure-sid=1", "__Host-sid=ended"])(
  "%s is not the cookie of a session",
  async (cookie) => {
    expect((await visit(cookie)).status).toBe(307);
  },
);

const policyOf = async (path: string) =>
  (await visit(session, path)).headers.get("content-security-policy")?.split("; ") ?? [];

/**
 * @requirement Security and resilience: A page that is rendered for its visitor runs only scripts with the
 *   nonce of its response, and what they load
 */
test.each([
  "/pay",
  "/pay/outcome/paid",
  "/profile",
  "/profile/security",
  "/purchases?page=2",
  "/admin/orders",
  "a license",
])("%s has a policy with a nonce, which Next and the browser both get", async (name) => {
  const path = name.startsWith("/") ? name : await givenLicense();
  const policy = await policyOf(path);
  expect(policy).toContain("base-uri 'none'");
  const scripts = policy.find((it) => it.startsWith("script-src"));
  expect(scripts).toMatch(
    /^script-src 'nonce-[A-Za-z\d+/]{22}==' 'strict-dynamic'( 'unsafe-eval')?$/,
  );
  expect(await policyOf(path)).not.toContain(scripts);
  const { headers } = await visit(session, path);
  const forwarded = headers.get("x-middleware-request-content-security-policy");
  expect(forwarded).toBe(headers.get("content-security-policy"));
});

test.each([
  "/pay/outcome/pending",
  "/pay/nonsense",
  "/admin",
  "/purchases/7/history/print",
  "/license",
])("%s is cached or a redirect, so it has no nonce", async (path) => {
  expect(await policyOf(path)).toEqual([]);
});

test("under the domain of a site nobody is led to the shop's pages", async () => {
  vi.stubEnv("SITES_DOMAIN_TARGET", "sites.shop.test");
  vi.resetModules();
  const { middleware } = await import("./middleware");
  const open = (host: string) =>
    middleware(new NextRequest("https://shop.test/profile", { headers: { host } }));
  expect((await open("www.halden.com")).headers.get("location")).toBeNull();
  expect((await open("shop.test")).headers.get("location")).toMatch(/^https:\/\/shop\.test\//);
});
