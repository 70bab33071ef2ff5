import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cspForPage } from "./page-csp.mjs";
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
