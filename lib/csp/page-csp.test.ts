import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cspForPage, withPageCsp } from "./page-csp.mjs";
import { paypalSources } from "./paypal-sources.mjs";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page's policy lists the hash of each of its inline scripts once", () => {
  const html = `<script src="/a.js"></script><script>one()</script>
    <script type="application/ld+json">{}</script>
    <script id="x">two("</p>")</script><script>one()</script>`;
  expect(cspForPage(html, "")).toBe(`script-src 'self' ${hash("one()")} ${hash('two("</p>")')}`);
});

test("PayPal's script is allowed if its button is configured", () => {
  const hosts = paypalSources({
    NODE_ENV: "production",
    PAYPAL_PUBLIC_CLIENT_ID: "client",
    PAYPAL_BASE_URL: "http://localhost:4025",
  });
  expect(cspForPage("<script>one()</script>", hosts)).toBe(
    `script-src 'self' ${hash("one()")} http://localhost:4025`,
  );
});

async function headersOf(value: object) {
  class Store {
    async get() {
      return { value };
    }
    async set() {}
    async revalidateTag() {}
    resetRequestCache() {}
  }
  const StoreWithCsp = withPageCsp(Store as never, "") as unknown as new () => Store;
  const entry = await new StoreWithCsp().get();
  return (entry.value as { headers?: Record<string, string> }).headers;
}

test("a fully prerendered page gets its policy in addition to its own headers", async () => {
  const html = "<script>one()</script>";
  expect(await headersOf({ kind: "APP_PAGE", html, headers: { link: "x" } })).toEqual({
    link: "x",
    "content-security-policy": cspForPage(html, ""),
  });
});

test("a postponed page gets no policy, nor does a route's response", async () => {
  expect(await headersOf({ kind: "APP_PAGE", html: "<script>1</script>", postponed: "…" })).toBe(
    undefined,
  );
  expect(await headersOf({ kind: "APP_ROUTE", body: "" })).toBe(undefined);
});
