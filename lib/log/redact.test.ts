import { expect, test } from "vitest";
import { redact } from "./redact";

test.each([
  ["a mail address", "no inbox for ann.lee+shop@example.co.uk today", "no inbox for [email] today"],
  ["an encoded one", "GET /api/user/ann%40example.com", "GET /api/user/[email]"],
  ["an IPv4 address", "connect ECONNREFUSED 10.0.0.7:5432", "connect ECONNREFUSED [ip]:5432"],
  ["an IPv6 address", "from 2001:db8::ff00:42:8329", "from [ip]"],
  ["the own one", "connect ECONNREFUSED ::1:5432 or [::1]", "connect ECONNREFUSED [ip] or [[ip]]"],
  ["a query", "GET /api/user?email=a&password=b failed", "GET /api/user?… failed"],
  [
    "an address of a service",
    "https://u:p@api.test:8443/v1/x?key=1 fails",
    "https://api.test:8443/… fails",
  ],
  ["a connection string", "postgres://shop:hunter2@db/shop", "postgres://db/…"],
  ["a bearer token", "sent Bearer abc.def", "sent Bearer […]"],
  ["a named secret", "password=hunter2 api_key: k1", "password=[…] api_key: […]"],
  ["a session", "Cookie: sid=abc", "Cookie: […]"],
  ["a long token", "ticket eyJhbGciOiJIUzI1NiJ9abc is old", "ticket [token] is old"],
  ["a bank account", "to DE89 3704 0044 0532 0130 00 now", "to [account] now"],
  ["a card", "card 4111 1111 1111 1111 declined", "card [number] declined"],
  [
    "a quoted input",
    `Unexpected token, "hunter2" is not JSON`,
    `Unexpected token, "…" is not JSON`,
  ],
  ["an open quote", `is not valid: "hunter2`, `is not valid: "…"`],
  ["a new line", "one\ntwo\u001b[31m", "one two [31m"],
])("%s is not logged", (_, text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  "PayPal cannot be reached at the moment. Please try again in a minute.",
  "POST /v2/checkout/orders: 503",
  "GET /api/preset/{id}",
  "CONNECT_TIMEOUT",
])("%s stays as it is", (text) => {
  expect(redact(text)).toBe(text);
});

test("a message of any length is short", () => {
  expect(redact("x ".repeat(100_000))).toHaveLength(300);
});
