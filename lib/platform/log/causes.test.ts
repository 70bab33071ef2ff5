import { expect, test } from "vitest";
import { ShopError } from "@/lib/errors";
import { causesOf } from "./causes";

test("the whole chain of causes is listed, outermost first, each with its stack", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:443"), {
    code: "ECONNREFUSED",
  });
  const failed = new TypeError("fetch failed", { cause: refused });
  const shown = new ShopError("provider_failed", "PayPal cannot be reached.", { cause: failed });
  const causes = causesOf(shown);
  expect(causes).toMatchObject([
    { name: "ShopError", message: "PayPal cannot be reached.", code: "provider_failed" },
    { name: "TypeError", message: "fetch failed" },
    { name: "Error", message: "connect ECONNREFUSED [ip]:443", code: "ECONNREFUSED" },
  ]);
  for (const { stack } of causes) expect(stack).toMatch(/^\s+at .*causes\.test/);
});

test("a failed query keeps its text, its code and its constraint, and none of its values", () => {
  const refused = Object.assign(new Error("Key (email)=(ann@example.com) exists"), {
    code: "23505",
    constraint_name: "users_email_unique",
    query: "insert into users (email) values ($1)",
    parameters: ["ann@example.com"],
  });
  const wrapped = Object.assign(
    new Error("Failed query: insert\nparams: ann@example.com", { cause: refused }),
    { query: "insert into users (email) values ($1)", params: ["ann@example.com"] },
  );
  const causes = causesOf(wrapped);
  expect(causes[1]).toMatchObject({
    message: "Query failed",
    code: "23505",
    constraint: "users_email_unique",
    query: "insert into users (email) values ($1)",
  });
  expect(JSON.stringify(causes)).not.toContain("ann@");
});

test.each([
  ["an AggregateError", new AggregateError([new Error("first"), new Error("second")])],
  ["a circular chain", circular()],
  ["a string", "hunter2 of ann@example.com"],
  ["an object", { password: "hunter2" }],
])("%s is described without its contents", (_, thrown) => {
  const causes = causesOf(thrown);
  expect(causes.length).toBeGreaterThan(0);
  expect(causes.length).toBeLessThanOrEqual(6);
  expect(JSON.stringify(causes)).not.toMatch(/ann@|password/);
});

test("undefined has no causes", () => {
  expect(causesOf(undefined)).toEqual([]);
});

function circular() {
  const error = new Error("again");
  error.cause = error;
  return error;
}
