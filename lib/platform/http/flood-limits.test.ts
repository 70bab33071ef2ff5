import { expect, test } from "vitest";
import { socketAddressHeader, socketAddressValue } from "./client-ip";
import { countRefusedWebhook, limitFloods } from "./flood-limits";

const start = Date.UTC(2030, 0, 1);

const requestFrom = (address: string, url: string, at = start) =>
  limitFloods(url, new Headers({ [socketAddressHeader]: socketAddressValue(address) }), at);

const random = () => Math.random().toString(36).slice(2);

test("sixty random codes a minute are looked at from one address, and others are not held up", () => {
  const paths = [
    () => `/og/shared/cali/${random()}`,
    () => `/media/license/${random()}?x=1`,
    () => `/preview/cali/shared/${random()}`,
    () => `/cart/add/${random()}`,
  ];
  const answers = Array.from({ length: 100 }, (_, n) =>
    requestFrom("192.0.2.1", paths[n % 4]?.() ?? "", start + 20_000),
  );
  expect(answers.slice(0, 60)).toEqual(Array(60).fill(null));
  expect(answers.slice(60)).toEqual(Array(40).fill({ status: 429, retryAfter: 60 }));
  const later = start + 50_000;
  expect(requestFrom("192.0.2.1", "/license/x", later)?.retryAfter).toBe(30);
  expect(requestFrom("192.0.2.2", "/license/x", later)).toBeNull();
  expect(requestFrom("192.0.2.1", "/license/x", start + 80_000)).toBeNull();
});

test("six hundred searches a minute are answered for one address, by the page and the API together", () => {
  const paths = [
    () => `/api/preset?q=${random()}&quantity=6`,
    () => `/api/preset?x=%0A&q=${random()}`,
    () => `/en-XA/shop/search/${random()}`,
  ];
  const answers = Array.from({ length: 610 }, (_, n) =>
    requestFrom("192.0.2.7", paths[n % 3]?.() ?? ""),
  );
  expect(answers.slice(0, 600)).toEqual(Array(600).fill(null));
  expect(answers.slice(600)).toEqual(Array(10).fill({ status: 429, retryAfter: 60 }));
  expect(requestFrom("192.0.2.7", "/api/preset?quantity=4")).toBeNull();
  expect(requestFrom("192.0.2.8", "/shop/search/blue")).toBeNull();
});

/** @requirement Agents: Agents have limits as everybody has */
test("six hundred messages of agents a minute are answered for one address", () => {
  const at = start + 900_000;
  const answers = Array.from({ length: 610 }, () => requestFrom("192.0.2.9", "/api/mcp", at));
  expect(answers.slice(0, 600)).toEqual(Array(600).fill(null));
  expect(answers.slice(600)).toEqual(Array(10).fill({ status: 429, retryAfter: 60 }));
  expect(requestFrom("192.0.2.9", "/api/mcp-x", at)).toBeNull();
  expect(requestFrom("192.0.2.10", "/api/mcp", at)).toBeNull();
});

test("a caller can look at twenty licenses a minute, so few callers leave the page to others", () => {
  const at = start + 300_000;
  for (const address of ["192.0.2.20", "192.0.2.21", "192.0.2.22"]) {
    const answers = Array.from({ length: 60 }, () =>
      requestFrom(address, `/license/${random()}`, at),
    );
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(null));
    expect(answers.slice(20)).toEqual(Array(40).fill({ status: 429, retryAfter: 60 }));
  }
  expect(requestFrom("192.0.2.23", "/license/x", at)).toBeNull();
  expect(requestFrom("192.0.2.20", "/license/x", at + 60_000)).toBeNull();
});

test("of licenses 1,200 a minute are looked at, however many addresses ask; other pages are shown", () => {
  const at = start + 600_000;
  const answers = Array.from({ length: 1230 }, (_, n) =>
    requestFrom(`198.51.${n >> 8}.${n & 255}`, `/license/${random()}`, at),
  );
  expect(answers.slice(0, 1200)).toEqual(Array(1200).fill(null));
  expect(answers.slice(1200)).toEqual(Array(30).fill({ status: 503, retryAfter: 60 }));
  expect(requestFrom("198.51.100.200", "/preview/cali/shared/0000", at)).toBeNull();
  expect(requestFrom("198.51.100.200", "/license/x", at + 60_000)).toBeNull();
});

test.each([
  "/",
  "/license",
  "/shop/blue",
  "/preview/cali",
  "/og/home",
  "/detail/1",
  "/reset-password/x",
])("%s is not limited", (url) => {
  for (let n = 0; n < 70; n++) expect(requestFrom("192.0.2.3", url)).toBeNull();
});

test("an address whose webhook events were refused thirty times in a minute is held up, others are not", () => {
  const from = (address: string) =>
    new Headers({ [socketAddressHeader]: socketAddressValue(address) });
  const path = "/api/shop/paypal/webhook";
  for (let event = 0; event < 29; event++) countRefusedWebhook(from("192.0.2.5"));
  expect(limitFloods(path, from("192.0.2.5"))).toBeNull();
  countRefusedWebhook(from("192.0.2.5"));
  expect(limitFloods(path, from("192.0.2.5"))).toMatchObject({ status: 429 });
  expect(limitFloods(path, from("192.0.2.6"))).toBeNull();
  expect(limitFloods("/api/shop/pay_order", from("192.0.2.5"))).toBeNull();
});
