import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { takeLogText } from "@/e2e/support/log";
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { afterResponse } from "./after-response";

const fail = (error: unknown) => () => Promise.reject(error);

test("a failed query after the response is logged without its parameters", async () => {
  afterResponse(() => database().execute(sql`select ${"a secret"} / ${"another"} from nowhere`));
  await flushAfter();
  const lines = takeLogText();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"code":"42P01"/);
  expect(lines[0]).not.toContain("secret");
});

test("an unavailable database is not logged", async () => {
  afterResponse(fail(Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" })));
  await flushAfter();
  const lines = takeLogText();
  expect(lines.join("")).toContain('"code":"CONNECTION_CLOSED"');
});

test("any other failure is logged, and is no unhandled rejection", async () => {
  afterResponse(fail(new Error("a bug")));
  await flushAfter();
  const lines = takeLogText();
  expect(lines.join("")).toContain('"message":"a bug"');
});
