import { expect, test } from "vitest";
import { isForgedRequest } from "./csrf";

const sites = { SITE_URL: "https://shop.test/" };

/**
 * @requirement Security and resilience: A page of another site can do nothing on behalf of a
 *   customer (CSRF)
 */
test.each<[string, string, Record<string, string>, boolean]>([
  ["a page of ours", "POST", { "sec-fetch-site": "same-origin" }, false],
  ["a page of another site", "POST", { "sec-fetch-site": "cross-site" }, true],
  ["a page of a sister site", "POST", { "sec-fetch-site": "same-site" }, true],
  ["the address bar", "POST", { "sec-fetch-site": "none" }, true],
  ["an old browser on our page", "POST", { origin: "https://shop.test" }, false],
  ["an old browser elsewhere", "POST", { origin: "https://evil.test" }, true],
  ["our name over http", "POST", { origin: "http://shop.test" }, true],
  ["our name on another port", "POST", { origin: "https://shop.test:8443" }, true],
  ["our name as a prefix", "POST", { origin: "https://shop.test.evil.test" }, true],
  ["a sandboxed frame", "POST", { origin: "null" }, true],
  [
    "a browser whose two headers disagree",
    "POST",
    { "sec-fetch-site": "cross-site", origin: "https://shop.test" },
    true,
  ],
  ["a cookie without Origin", "POST", { cookie: "sid=1" }, true],
  ["a program without cookies", "POST", {}, false],
  [
    "a page of another site with an empty token",
    "POST",
    { authorization: "", origin: "https://evil.test" },
    true,
  ],
  ["a program with a token", "POST", { authorization: "Bearer x", cookie: "sid=1" }, false],
  ["a foreign PUT", "PUT", { origin: "https://evil.test" }, true],
  ["a foreign PATCH", "PATCH", { origin: "https://evil.test" }, true],
  ["a foreign DELETE", "DELETE", { origin: "https://evil.test" }, true],
  ["a foreign GET, which changes nothing", "GET", { "sec-fetch-site": "cross-site" }, false],
  ["a foreign HEAD", "HEAD", { origin: "https://evil.test" }, false],
])("%s (%s %o) counts as forged: %s", (_, method, headers, isForged) => {
  expect(isForgedRequest({ method, headers: new Headers(headers) }, sites)).toBe(isForged);
});

/** A GET that opens a session is told apart by what browsers say, not by its cookies. */
test.each<[string, Record<string, string>, boolean]>([
  ["a page of ours", { "sec-fetch-site": "same-origin", cookie: "sid=1" }, false],
  ["a page of another site", { "sec-fetch-site": "cross-site" }, true],
  ["an old browser elsewhere", { origin: "https://evil.test" }, true],
  ["a client that keeps cookies and sends neither header", { cookie: "sid=1" }, false],
  ["a program without cookies", {}, false],
])("a GET that signs in, from %s (%o), counts as forged: %s", (_, headers, isForged) => {
  const request = { method: "GET", headers: new Headers(headers) };
  expect(isForgedRequest(request, sites, true)).toBe(isForged);
});

const office = "https://office.test";

test.each<[string, Record<string, string>, boolean]>([
  ["its page", { origin: office, "sec-fetch-site": "cross-site" }, false],
  ["its page on a sister site", { origin: office, "sec-fetch-site": "same-site" }, false],
  ["its page, with a visitor's cookie", { origin: office, cookie: "sid=1" }, true],
  ["its name as a prefix", { origin: `${office}.evil.test` }, true],
  ["another site", { origin: "https://evil.test" }, true],
  ["our own page", { "sec-fetch-site": "same-origin", cookie: "sid=1" }, false],
])("with a back office on another origin, %s (%o) counts as forged: %s", (_, headers, isForged) => {
  const known = { ...sites, BACK_OFFICE_ORIGIN: office };
  const request = { method: "POST", headers: new Headers(headers) };
  expect(isForgedRequest(request, known)).toBe(isForged);
});
