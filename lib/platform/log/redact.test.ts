import { expect, test } from "vitest";
import { redact } from "./redact";

test.each([
  [
    "an email address",
    "no inbox for ann.lee+shop@example.co.uk today",
    "no inbox for [email] today",
  ],
  ["an encoded email address", "GET /api/user/ann%40example.com", "GET /api/user/[email]"],
  ["an IPv4 address", "connect ECONNREFUSED 10.0.0.7:5432", "connect ECONNREFUSED [ip]:5432"],
  ["an IPv6 address", "from 2001:db8::ff00:42:8329", "from [ip]"],
  [
    "an IPv6 loopback address",
    "connect ECONNREFUSED ::1:5432 or [::1]",
    "connect ECONNREFUSED [ip] or [[ip]]",
  ],
  ["a query string", "GET /api/user?email=a&password=b failed", "GET /api/user?… failed"],
  ["a URL", "https://u:p@api.test:8443/v1/x?key=1 fails", "https://api.test:8443/… fails"],
  ["a connection string", "postgres://shop:hunter2@db/shop", "postgres://db/…"],
  ["a bearer token", "sent Bearer abc.def", "sent Bearer […]"],
  ["a named secret", "password=hunter2 api_key: k1", "password=[…] api_key: […]"],
  ["a cookie", "Cookie: sid=abc", "Cookie: […]"],
  ["a long token", "ticket eyJhbGciOiJIUzI1NiJ9abc is old", "ticket [token] is old"],
  ["a bank account", "to DE89 3704 0044 0532 0130 00 now", "to [account] now"],
  ["a card", "card 4111 1111 1111 1111 declined", "card [number] declined"],
  [
    "a quoted input",
    `Unexpected token, "hunter2" is not JSON`,
    `Unexpected token, "…" is not JSON`,
  ],
  ["an unclosed quote", `is not valid: "hunter2`, `is not valid: "…"`],
  ["a new line", "one\ntwo\u001b[31m", "one two [31m"],
])("%s is not logged", (_, text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  "PayPal cannot be reached at the moment. Please try again in a minute.",
  "POST /v2/checkout/orders: 503",
  "GET /api/preset/{id}",
  "CONNECT_TIMEOUT",
])("%s is not changed", (text) => {
  expect(redact(text)).toBe(text);
});

test("a message is shortened to 300 characters", () => {
  expect(redact("x ".repeat(100_000))).toHaveLength(300);
});
