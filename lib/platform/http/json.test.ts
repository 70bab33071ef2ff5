import { expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { ShopError } from "@/lib/errors";
import { errorResponse, json, methodNotAllowed } from "./json";

/** @requirement API: Only responses that are the same for everyone may be cached by proxies */
test("a response is private and has no referrer by default", async () => {
  const plain = json({ a: 1 });
  expect(plain.headers.get("cache-control")).toBe("private, no-store");
  expect(plain.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await statusAndBody(plain)).toEqual({ status: 200, body: { a: 1 } });
  const open = json([], { status: 201, headers: { "cache-control": "public" } });
  expect(open.headers.get("cache-control")).toBe("public");
  expect(open.status).toBe(201);
});

/**
 * @requirement API: Responses are bare JSON; every failure is a sentence in JSON with its status,
 *   never a 5xx for bad input
 */
test("an error has a message, its fields and Retry-After", async () => {
  const response = errorResponse(
    new ShopError("too_many_requests", "Wait.", { fields: { a: "No" }, retryAfter: 1.2 }),
  );
  expect(response.headers.get("retry-after")).toBe("2");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await statusAndBody(response)).toEqual({
    status: 429,
    body: { error: "Wait.", fields: { a: "No" } },
  });
});

test("an error response never contains its cause", async () => {
  const cause = new Error("password of the database");
  const response = errorResponse(new ShopError("unavailable", "Busy.", { cause }));
  expect(await response.json()).toEqual({ error: "Busy.", message: "Busy." });
});

test.each([
  [["GET"], "GET, HEAD, OPTIONS"],
  [["POST"], "POST, OPTIONS"],
  [["GET", "PUT"], "GET, PUT, HEAD, OPTIONS"],
] as const)("a route that has %s allows %s", async (methods, allow) => {
  const { PATCH } = methodNotAllowed(...(methods as readonly ["GET"]));
  const response = await call(PATCH, "/api/preset", { method: "PATCH" });
  expect(response.headers.get("allow")).toBe(allow);
  expect(await statusAndBody(response)).toEqual({
    status: 405,
    body: { error: "This address does not do that." },
  });
});

/** @requirement API: OPTIONS names the methods of an endpoint */
test("OPTIONS names the methods that a route has", async () => {
  const { OPTIONS } = methodNotAllowed("GET", "PUT");
  const request = new Request("https://shop.test/api/shop/invoice/1", { method: "OPTIONS" });
  const response = OPTIONS(request);
  expect(response.status).toBe(204);
  expect(response.headers.get("allow")).toBe("GET, PUT, HEAD, OPTIONS");
  expect(await response.text()).toBe("");
});
