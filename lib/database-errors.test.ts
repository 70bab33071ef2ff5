import { expect, test } from "vitest";
import { asUnavailable, databaseCode } from "./database-errors";

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error("driver", { cause }), { code });

test.each([
  ["its own code", withCode("23505"), "23505"],
  ["the code under Drizzle's wrapper", new Error("query", { cause: withCode("40001") }), "40001"],
  [
    "the code of the first of many attempts",
    new AggregateError([withCode("ECONNREFUSED"), withCode("ETIMEDOUT")]),
    "ECONNREFUSED",
  ],
  ["nothing when there is none", new Error("plain"), undefined],
  ["nothing for a code that is no word", withCode(7), undefined],
  ["nothing for what is no error", "text", undefined],
  ["nothing for nothing", undefined, undefined],
])("finds %s", (_, error, code) => {
  expect(databaseCode(error)).toBe(code);
});

test("a circular cause does not loop forever", () => {
  const error = new Error("round");
  error.cause = error;
  expect(databaseCode(error)).toBeUndefined();
});

test.each([
  "CONNECTION_CLOSED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "EAI_AGAIN",
  "53300",
  "55P03",
  "57014",
  "57P01",
  "40001",
  "40P01",
])("%s is transient: 503 with Retry-After", (code) => {
  expect(asUnavailable(withCode(code))).toMatchObject({ code: "unavailable", retryAfter: 2 });
});

test.each(["23505", "42601", "22P02", "ERR_INVALID_ARG_TYPE"])("%s is not transient", (code) => {
  expect(asUnavailable(withCode(code))).toBeNull();
});
