import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { call } from "@/e2e/support/call";
import { handlersAt } from "@/e2e/support/routes";
import { openapi } from "./openapi";

const document = JSON.parse(JSON.stringify(openapi("https://shop.test")));

/** The part of the OpenAPI 3.1 schema that our document uses. */
const schema = z.looseObject({});
const json = z.strictObject({ "application/json": z.strictObject({ schema }) });
const pdf = z.strictObject({ "application/pdf": z.strictObject({ schema }) });
const zip = z.strictObject({ "application/zip": z.strictObject({ schema }) });
const text = z.strictObject({ "text/plain": z.strictObject({ schema }) });
const content = z.union([json, pdf, zip, text]);
const form = z.strictObject({ "multipart/form-data": z.strictObject({ schema }) });
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(["path", "query", "header", "cookie"]),
  required: z.boolean(),
  description: z.string().optional(),
  schema,
});
const response = z.strictObject({
  description: z.string().min(1),
  content,
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema })).optional(),
});
const operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string().optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: content.or(form) }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
});
const openapiShape = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith("/api/"),
    z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation),
  ),
  components: z.strictObject({ schemas: z.record(z.string().regex(/^[\w.-]+$/), schema) }),
});

const routesFolder = new URL("../app/api", import.meta.url);

/** `preset/[id]/route.ts` is `/api/preset/{id}`. */
const routePaths = readdirSync(routesFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .filter((file) => !/\[\.\.\.|^openapi\.json/.test(file))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`.replace(/\[(\w+)\]/g, "{$1}"));

test("the document has the shape of OpenAPI 3.1", () => {
  expect(openapiShape.safeParse(document).error).toBeUndefined();
});

/** @requirement API: Every endpoint and every response is described, and only those */
test("the described paths are exactly the API's routes", () => {
  expect(Object.keys(document.paths).sort()).toEqual(routePaths.sort());
});

// Imports every route of the shop, which may exceed the default timeout.
/** @requirement API: Every endpoint and every response is described, and only those */
test("every described method is implemented by its route", async () => {
  for (const [path, operations] of Object.entries<object>(document.paths)) {
    const file = path.replace("/api/", "").replace(/\{(\w+)\}/g, "[$1]");
    const route = await import(/* @vite-ignore */ `${routesFolder.pathname}/${file}/route.ts`);
    for (const method of Object.keys(operations)) {
      expect(route[method.toUpperCase()].name, `${method} ${path}`).not.toBe("refuse");
    }
  }
}, 60_000);

/** @requirement API: OPTIONS names the methods of an endpoint */
test("OPTIONS of every path names the methods that are described", async () => {
  for (const [path, operations] of Object.entries<object>(document.paths)) {
    const { OPTIONS } = await handlersAt(path as `/api/${string}`);
    if (!OPTIONS) throw new Error(`${path} does not answer OPTIONS itself.`);
    const response = await call(OPTIONS, path, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    const allowed = response.headers.get("allow")?.split(", ") ?? [];
    const described = Object.keys(operations).map((method) => method.toUpperCase());
    expect(allowed, path).toEqual(expect.arrayContaining([...described, "OPTIONS"]));
    expect(allowed.includes("HEAD"), path).toBe(allowed.includes("GET"));
  }
}, 60_000);

test("every $ref resolves in the document", () => {
  const references = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const [root, ...steps] = reference.split("/");
    expect(root).toBe("#");
    expect(
      steps.reduce((at, step) => at?.[step], document),
      reference,
    ).toBeTypeOf("object");
  }
});

test("the described path parameters are exactly those in the path", () => {
  for (const [path, operations] of Object.entries<Record<string, z.infer<typeof operation>>>(
    document.paths,
  )) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      const inPath = parameters.filter((it) => it.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  }
});

test("required body fields are marked as required", () => {
  const { schema } = document.paths["/api/contact"].post.requestBody.content["application/json"];
  expect(schema.required).toEqual(["user_email", "message"]);
});
