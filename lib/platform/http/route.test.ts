import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "@/db/client";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { takeLogText } from "@/e2e/support/log";
import { type ErrorCode, ShopError } from "@/lib/errors";
import { endpoint } from "./endpoint";
import { Reply, route } from "./route";

const promise = endpoint({
  method: "POST",
  path: "/api/example/{id}",
  summary: "An example",
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.object({ page: z.enum(["1", "2"]).default("1") }),
  body: z.object({ name: z.string(), tags: z.array(z.string()).default([]) }),
  returns: z.object({ name: z.string(), page: z.string() }),
  status: 201,
});

const POST = route(promise, async ({ body, query }) => ({ name: body.name, page: query.page }));
const params = { id: "7" };
const ask = (body: unknown, path = "/api/example/7") =>
  call(POST, path, { ...jsonBody(body), params });

/** A route that fails in the way given. */
const failing = (error: unknown) => route(promise, () => Promise.reject(error));
const askFailing = (error: unknown) =>
  call(failing(error), "/api/example/7?page=2", { ...jsonBody({ name: "secret word" }), params });

test("a response has the status of its endpoint", async () => {
  expect(await statusAndBody(await ask({ name: "Ann" }))).toEqual({
    status: 201,
    body: { name: "Ann", page: "1" },
  });
});

/**
 * @requirement API: Bodies: JSON of at most 64 KiB, text trimmed, NUL and lone surrogates refused,
 *   unknown keys ignored
 */
test("unknown keys are ignored, in the body and in the query", async () => {
  const response = await ask({ name: "Ann", isAdmin: true }, "/api/example/7?page=2&role=admin");
  expect(await response.json()).toEqual({ name: "Ann", page: "2" });
});

test("prototype keys change nothing", async () => {
  const text = '{"name":"Ann","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}';
  const response = await call(POST, "/api/example/7?__proto__=1&constructor=2", {
    ...jsonBody({}),
    body: text,
    params,
  });
  expect(response.status).toBe(201);
  expect({}).not.toHaveProperty("isAdmin");
  expect({}).not.toHaveProperty("x");
});

test("fields that the response schema does not contain are removed", async () => {
  const row = { name: "Ann", page: "1", passwordHash: "x" };
  const leaky = route(promise, async () => row);
  const response = await call(leaky, "/api/example/7", { ...jsonBody({ name: "Ann" }), params });
  expect(await response.json()).toEqual({ name: "Ann", page: "1" });
});

test("a result that does not match the response schema is a 500", async () => {
  const broken = route(promise, async () => ({ name: "Ann" }) as { name: string; page: string });
  const response = await call(broken, "/api/example/7", { ...jsonBody({ name: "Ann" }), params });
  expect(response.status).toBe(500);
  const lines = takeLogText();
  expect(lines).toHaveLength(1);
});

test("a reply may have its own headers", async () => {
  const handler = route(
    promise,
    async () => new Reply({ name: "Ann", page: "1" }, { "X-Total-Count": "3" }),
  );
  const response = await call(handler, "/api/example/7", { ...jsonBody({ name: "a" }), params });
  expect(response.headers.get("x-total-count")).toBe("3");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("only an endpoint that says so may be cached, and never its failures", async () => {
  const open = { ...promise, cache: "public" as const };
  const send = (handler: typeof POST) =>
    call(handler, "/api/example/7", { ...jsonBody({ name: "a" }), params });
  const good = await send(route(open, async () => ({ name: "a", page: "1" })));
  expect(good.headers.get("cache-control")).toMatch(/^public, .*s-maxage=\d+, stale-while-rev/);
  const bad = await send(route(open, () => Promise.reject(new ShopError("conflict", "No."))));
  expect(bad.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  [{}, { name: "This is missing" }],
  [{ name: 5 }, { name: "This must be text" }],
  [
    { name: null, tags: [1, 2] },
    { name: "This must be text", "tags.0": "This must be text", "tags.1": "This must be text" },
  ],
  [[], { body: "This must be an object" }],
  [null, { body: "This must be an object" }],
  ["text", { body: "This must be an object" }],
])("the body %j is refused field by field, in plain words", async (body, fields) => {
  expect(await statusAndBody(await ask(body))).toEqual({
    status: 422,
    body: { error: Object.values(fields)[0], fields },
  });
});

test("an invalid path parameter is 404", async () => {
  const response = await call(POST, "/api/example/x", {
    ...jsonBody({ name: "Ann" }),
    params: { id: "x" },
  });
  expect(await statusAndBody(response)).toEqual({
    status: 404,
    body: { error: "There is nothing at this address." },
  });
});

test("an invalid query is refused with the parameter's name", async () => {
  expect(await statusAndBody(await ask({ name: "Ann" }, "/api/example/7?page=9"))).toEqual({
    status: 422,
    body: { error: "Known values: 1, 2", fields: { page: "Known values: 1, 2" } },
  });
});

test("a cross-site request is refused before its body is read", async () => {
  const response = await call(POST, "/api/example/x", {
    ...jsonBody({}, { "sec-fetch-site": "cross-site", "content-type": "text/plain" }),
    params: { id: "x" },
  });
  expect(await statusAndBody(response)).toEqual({
    status: 403,
    body: { error: "This request came from another site." },
  });
});

test.each<[ErrorCode, number]>([
  ["not_found", 404],
  ["conflict", 409],
  ["provider_failed", 502],
])("%s becomes %d with its own message", async (code, status) => {
  expect(await statusAndBody(await askFailing(new ShopError(code, "In words.")))).toEqual({
    status,
    body: { error: "In words." },
  });
});

test.each([
  ["an error", new Error('relation "users" does not exist')],
  ["a word", "oops"],
  ["nothing", undefined],
])(
  "%s that nobody expected is logged under an id, and only the id is statusAndBody",
  async (_, error) => {
    const response = await askFailing(error);
    const { status, body } = await statusAndBody(response);
    expect(status).toBe(500);
    const id = /tell us this: ([0-9a-f-]{36})$/.exec((body as { error: string }).error)?.[1];
    expect(id).toBeDefined();
    expect(JSON.stringify(body)).not.toContain("relation");
    const lines = takeLogText();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"requestId":"${id}","method":"POST","route":"/api/example/{id}"`);
    expect(lines[0]).not.toContain("secret word");
    expect(lines[0]).not.toContain("page=2");
  },
);

test("a database failure's parameters are in no log", async () => {
  const broken = route(promise, async ({ body }) => {
    await database().execute(sql`select ${body.name}::int`);
    return { name: "", page: "" };
  });
  const response = await call(broken, "/api/example/7", {
    ...jsonBody({ name: "hunter2-password" }),
    params,
  });
  expect(response.status).toBe(500);
  const lines = takeLogText();
  expect(lines.join("")).toMatch(
    /"message":"Query failed","code":"22P02","query":"select \$1::int"/,
  );
  expect(lines.join("")).not.toContain("hunter2-password");
});
