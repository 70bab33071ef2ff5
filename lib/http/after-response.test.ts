import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { watchStderr } from "@/e2e/support/stderr";
import { afterResponse } from "./after-response";

const fail = (error: unknown) => () => Promise.reject(error);

test("a failed query after an answer is logged without the values it was asked with", async () => {
  const lines = watchStderr();
  afterResponse(() => database().execute(sql`select ${"a secret"} / ${"another"} from nowhere`));
  await flushAfter();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^After an answer: Query failed with 42P01: select/);
  expect(lines[0]).not.toContain("secret");
});

test("a database that is away is no news", async () => {
  const lines = watchStderr();
  afterResponse(fail(Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" })));
  await flushAfter();
  expect(lines).toEqual([]);
});

test("any other failure is logged, and is nobody's unhandled rejection", async () => {
  const lines = watchStderr();
  afterResponse(fail(new Error("a bug")));
  await flushAfter();
  expect(lines.join("")).toContain("Error: a bug");
});
