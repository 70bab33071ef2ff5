import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { config, middleware } from "./middleware";

beforeEach(() => void vi.stubEnv("PAYPAL_BASE_URL", "http://localhost:4025"));

const matches = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `https://shop.test${path}`, nextConfig: {} });

test.each([
  "/pay",
  "/pay/result",
  "/profile",
  "/profile/brand",
  "/purchases",
  "/purchases/7/print",
  "/admin",
  "/admin/orders",
  "/license/PRE-1",
])("%s is matched", (path) => {
  expect(matches(path)).toBe(true);
});

test.each([
  "/",
  "/shop",
  "/shop/premium/blue",
  "/detail/1",
  "/cart",
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

const visit = (cookie?: string, path = "/profile?from=mail") =>
  middleware(
    new NextRequest(new URL(path, "https://shop.test"), cookie ? { headers: { cookie } } : {}),
  );

/**
 * @requirement Routing and layout: Checkout, profile and purchases send home whoever is not signed
 *   in
 */
test("a visitor without a session is sent home", () => {
  const response = visit();
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe("https://shop.test/");
});

test("a license is checked without a session", () => {
  expect(visit(undefined, "/license/PRE-1").headers.get("x-middleware-next")).toBe("1");
});

test.each(["sid=anything", "__Host-sid=anything", "theme=dark; sid=x"])(
  "a visitor with the cookie %s is let through to the page, which decides",
  (cookie) => {
    const response = visit(cookie);
    expect(response.headers.get("x-middleware-next")).toBe("1");
    expect(response.headers.has("location")).toBe(false);
  },
);

test.each(["sidx=1", "xsid=1", "theme=sid", "__Secure-sid=1"])("%s is not a session cookie", (cookie) => {
  expect(visit(cookie).status).toBe(307);
});

const policyOf = (path: string) =>
  visit("sid=x", path).headers.get("content-security-policy")?.split("; ") ?? [];

/**
 * @requirement Security and resilience: A page that is rendered for its visitor runs only scripts with the
 *   nonce of its response, and what they load
 */
test.each(["/pay", "/profile", "/purchases?page=2", "/admin/orders", "/license/PRE-1"])(
  "%s has a policy with a nonce, which Next and the browser both get",
  (path) => {
    const policy = policyOf(path);
    expect(policy).toContain("base-uri 'none'");
    const scripts = policy.find((it) => it.startsWith("script-src"));
    expect(scripts).toMatch(
      /^script-src 'nonce-[A-Za-z\d+/]{22}==' 'strict-dynamic'( 'unsafe-eval')?$/,
    );
    expect(policyOf(path)).not.toContain(scripts);
    const { headers } = visit("sid=x", path);
    const forwarded = headers.get("x-middleware-request-content-security-policy");
    expect(forwarded).toBe(headers.get("content-security-policy"));
  },
);

test.each(["/pay/outcome/paid", "/pay/nonsense", "/admin", "/purchases/7/print", "/license"])(
  "%s is cached or a redirect, so it has no nonce",
  (path) => {
    expect(policyOf(path)).toEqual([]);
  },
);
