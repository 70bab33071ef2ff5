import { expect, test } from "vitest";
import { readWebhookSignature } from "./webhook-signature";

const now = new Date("2026-11-22T12:00:00Z");
const live = "https://api-m.paypal.com";

const genuine = {
  "paypal-auth-algo": "SHA256withRSA",
  "paypal-cert-url":
    "https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270",
  "paypal-transmission-id": "69cd13f0-d67a-11e5-baa3-778b53f4ae55",
  "paypal-transmission-sig": Buffer.alloc(256, 7).toString("base64"),
  "paypal-transmission-time": "2026-11-19T12:00:01Z",
};

const read = (change: Partial<typeof genuine>, url = live) =>
  readWebhookSignature(new Headers({ ...genuine, ...change }), url, now);

test("what PayPal sends is read, also when it is sent again after three days", () => {
  expect(read({})).toEqual({
    auth_algo: "SHA256withRSA",
    cert_url: genuine["paypal-cert-url"],
    transmission_id: genuine["paypal-transmission-id"],
    transmission_sig: genuine["paypal-transmission-sig"],
    transmission_time: genuine["paypal-transmission-time"],
  });
});

const certificateOn = (base: string) => ({
  "paypal-cert-url": `${base}/v1/notifications/certs/CERT-1`,
});

test.each([
  [live, "https://api.paypal.com"],
  [live, "https://api-m.paypal.com"],
  ["https://api-m.sandbox.paypal.com", "https://api.sandbox.paypal.com"],
  ["http://localhost:4010", "http://localhost:4010"],
])("with %s configured, a certificate is on %s", (url, base) => {
  expect(read(certificateOn(base), url)).not.toBeNull();
});

test.each([
  "https://paypal.com",
  "https://evil.test",
  "https://api.paypal.com.evil.test",
  "https://api.paypal.com@evil.test",
  "http://api.paypal.com",
  "https://api.paypal.com:8443",
  "https://api.sandbox.paypal.com",
  "javascript:",
  "",
])("a certificate on %j is not PayPal's", (base) => {
  expect(read(certificateOn(base))).toBeNull();
});

test.each<Partial<typeof genuine>>([
  { "paypal-cert-url": "https://api.paypal.com/v1/oauth2/../../CERT-1" },
  { "paypal-auth-algo": "none" },
  { "paypal-transmission-id": "" },
  { "paypal-transmission-id": "x".repeat(65) },
  { "paypal-transmission-sig": "" },
  { "paypal-transmission-sig": "forged" },
  { "paypal-transmission-time": "" },
  { "paypal-transmission-time": "yesterday" },
  { "paypal-transmission-time": "2026-11-18T11:59:59Z" },
])("%j is not sent by PayPal", (change) => {
  expect(read(change)).toBeNull();
});
