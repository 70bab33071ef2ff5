import { expect, test } from "vitest";
import { type ErrorCode, ShopError, statusOf } from "./errors";

/**
 * @requirement API: Responses are bare JSON; every failure is a sentence in JSON with its status,
 *   never a 5xx for bad input
 */
test.each<[ErrorCode, number]>([
  ["malformed", 400],
  ["unauthorized", 401],
  ["forbidden", 403],
  ["not_found", 404],
  ["method_not_allowed", 405],
  ["conflict", 409],
  ["too_large", 413],
  ["unsupported_media_type", 415],
  ["invalid", 422],
  ["too_many_requests", 429],
  ["bug", 500],
  ["provider_failed", 502],
  ["unavailable", 503],
])("%s has the status %d", (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test("an error has details for the response and the log", () => {
  const cause = new Error("the reason");
  const error = new ShopError("invalid", "A sentence.", { fields: { name: "No." }, cause });
  expect(error).toMatchObject({
    name: "ShopError",
    code: "invalid",
    message: "A sentence.",
    fields: { name: "No." },
    retryAfter: undefined,
    cause,
  });
});
