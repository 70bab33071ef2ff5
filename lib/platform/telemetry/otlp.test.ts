import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database, transaction } from "@/db/client";
import { startTracing } from "@/e2e/support/collector";
import { continueTrace, currentTraceparent, traced } from "./trace";

const flushed = startTracing();

const spansOf = async (traceId: string) =>
  (await flushed()).spans().filter((span) => span.traceId === traceId);

test("queries are child spans with their text and without their values", async () => {
  const traceId = await traced({ name: "work" }, async (span) => {
    await database().execute(sql`select ${"hunter2"}::text as secret`);
    await transaction((tx) => tx.execute(sql`select 2`));
    return span.spanContext().traceId;
  });
  const spans = await spansOf(traceId);
  const work = spans.find(({ name }) => name === "work");
  expect(spans.map(({ name }) => name)).toEqual(["select", "begin", "select", "work"]);
  for (const span of spans.slice(0, -1)) expect(span.parentSpanId).toBe(work?.spanId);
  expect(spans[0]?.attributes).toMatchObject({
    "db.system.name": "postgresql",
    "db.query.text": "select $1::text as secret",
  });
  expect((await flushed()).bodies().join()).not.toContain("hunter2");
});

test("a failed query and its parent span have the error status, the query its code", async () => {
  let traceId = "";
  const failing = traced({ name: "failing" }, async (span) => {
    traceId = span.spanContext().traceId;
    await database().execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  const [query, work] = await spansOf(traceId);
  expect(query).toMatchObject({ status: { code: 2 }, attributes: { "error.type": "22012" } });
  expect(work).toMatchObject({ name: "failing", status: { code: 2 } });
});

test("a stored trace context is continued, and the request that continues it is linked", async () => {
  const stored = await traced({ name: "now" }, async () => currentTraceparent());
  await traced({ name: "request" }, () =>
    continueTrace(stored, () => traced({ name: "later" }, async () => {})),
  );
  const traceId = stored?.split("-")[1] ?? "";
  expect((await spansOf(traceId)).map(({ name }) => name)).toEqual(["now", "later"]);
  const request = (await flushed()).spans().find(({ name }) => name === "request");
  expect(request?.linkedTraceIds).toEqual([traceId]);
});
