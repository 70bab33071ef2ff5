import { expect, test } from "vitest";
import { socketAddressHeader, socketAddressValue } from "./client-ip";
import { consumePageRateLimit } from "./page-rate-limit";

const start = Date.UTC(2030, 0, 1);

const requestFrom = (address: string, url: string, at = start) =>
  consumePageRateLimit(
    url,
    () => new Headers({ [socketAddressHeader]: socketAddressValue(address) }),
    at,
  );

const random = () => Math.random().toString(36).slice(2);

test("sixty random codes a minute are looked at from one address, and others are not held up", () => {
  const paths = [
    () => `/og/shared/cali/${random()}`,
    () => `/license/${random()}?x=1`,
    () => `/preview/cali/shared/${random()}`,
    () => `/%6cicense/${random()}`,
  ];
  const waits = Array.from({ length: 100 }, (_, n) =>
    requestFrom("192.0.2.1", paths[n % 4]?.() ?? "", start + 20_000),
  );
  expect(waits.slice(0, 60)).toEqual(Array(60).fill(0));
  expect(waits.slice(60)).toEqual(Array(40).fill(60));
  expect(requestFrom("192.0.2.1", "/license/x", start + 50_000)).toBe(30);
  expect(requestFrom("192.0.2.2", "/license/x", start + 50_000)).toBe(0);
  expect(requestFrom("192.0.2.1", "/license/x", start + 80_000)).toBe(0);
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
  for (let n = 0; n < 70; n++) expect(requestFrom("192.0.2.3", url)).toBe(0);
});
