import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { openapi } from "./openapi";

const document = JSON.parse(JSON.stringify(openapi("https://shop.test")));

/** What an OpenAPI 3.1 document may and must hold, as far as ours uses it. */
const schema = z.looseObject({});
const json = z.strictObject({ "application/json": z.strictObject({ schema }) });
const pdf = z.strictObject({ "application/pdf": z.strictObject({ schema }) });
const zip = z.strictObject({ "application/zip": z.strictObject({ schema }) });
const content = z.union([json, pdf, zip]);
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
const described = readdirSync(routesFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .filter((file) => !/\[\.\.\.|^openapi\.json/.test(file))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`.replace(/\[(\w+)\]/g, "{$1}"));

test("the document has the shape of OpenAPI 3.1", () => {
  expect(openapiShape.safeParse(document).error).toBeUndefined();
});

/** @requirement API: Every endpoint and every response is described, and only those */
test("every route of the API is described, and nothing that is no route", () => {
  expect(Object.keys(document.paths).sort()).toEqual(described.sort());
});

// Loads every route of the shop, which takes a while on a busy machine.
/** @requirement API: Every endpoint and every response is described, and only those */
test("every described method is one that its route answers", async () => {
  for (const [path, operations] of Object.entries<object>(document.paths)) {
    const file = path.replace("/api/", "").replace(/\{(\w+)\}/g, "[$1]");
    const route = await import(/* @vite-ignore */ `${routesFolder.pathname}/${file}/route.ts`);
    for (const method of Object.keys(operations)) {
      expect(route[method.toUpperCase()].name, `${method} ${path}`).not.toBe("refuse");
    }
  }
}, 60_000);

test("every reference leads somewhere in the document", () => {
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

test("every parameter in a path is described, and every described one is in the path", () => {
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

test("what a caller must send is said to be required", () => {
  const { schema } = document.paths["/api/contact"].post.requestBody.content["application/json"];
  expect(schema.required).toEqual(["user_email", "message"]);
});
