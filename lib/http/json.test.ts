import { expect, test } from "vitest";
import { told } from "@/e2e/support/call";
import { ShopError } from "../errors";
import { errorResponse, json, methodNotAllowed } from "./json";

test("an answer is private and names no referrer unless it says otherwise", async () => {
  const plain = json({ a: 1 });
  expect(plain.headers.get("cache-control")).toBe("private, no-store");
  expect(plain.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await told(plain)).toEqual({ status: 200, body: { a: 1 } });
  const open = json([], { status: 201, headers: { "cache-control": "public" } });
  expect(open.headers.get("cache-control")).toBe("public");
  expect(open.status).toBe(201);
});

test("a failure is one sentence, its fields, and when to come back", async () => {
  const response = errorResponse(
    new ShopError("too_many_requests", "Wait.", { fields: { a: "No" }, retryAfter: 1.2 }),
  );
  expect(response.headers.get("retry-after")).toBe("2");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await told(response)).toEqual({
    status: 429,
    body: { error: "Wait.", fields: { a: "No" } },
  });
});

test("a failure never says what caused it", async () => {
  const cause = new Error("password of the database");
  const response = errorResponse(new ShopError("unavailable", "Busy.", { cause }));
  expect(await response.json()).toEqual({ error: "Busy." });
});

test.each([
  [["GET"], "GET, HEAD, OPTIONS"],
  [["POST"], "POST, OPTIONS"],
  [["GET", "PUT"], "GET, PUT, HEAD, OPTIONS"],
] as const)("a route that has %s allows %s", async (methods, allow) => {
  const { PATCH } = methodNotAllowed(...(methods as readonly ["GET"]));
  const response = PATCH(new Request("https://shop.test/api/preset", { method: "PATCH" }));
  expect(response.headers.get("allow")).toBe(allow);
  expect(await told(response)).toEqual({
    status: 405,
    body: { error: "This address does not do that." },
  });
});
