import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { config, middleware } from "./middleware";

const matches = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `https://shop.test${path}`, nextConfig: {} });

test.each([
  "/pay",
  "/pay/result",
  "/profile",
  "/profile/brand",
  "/purchases",
  "/purchases/7/print",
])("%s is for signed-in visitors", (path) => {
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

const visit = (cookie?: string) =>
  middleware(
    new NextRequest("https://shop.test/profile?from=mail", cookie ? { headers: { cookie } } : {}),
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
