import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { handlersAt } from "@/e2e/support/routes";
import { sampleOf } from "@/e2e/support/sweep";
import { openapi } from "./openapi";

const document = JSON.parse(JSON.stringify(openapi("https://shop.test")));

type Operations = Record<string, { parameters: { name: string; in: string; required: boolean }[] }>;

const routesFolder = new URL("../../app/api", import.meta.url);

/** `preset/[id]/route.ts` is `/api/preset/{id}`. Sites' forms, that of a withdrawal and that of a report are for pages, not for programs. */
const routePaths = readdirSync(routesFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .filter((file) => !/\[\.\.\.|^openapi\.json|^(site-form|withdrawal|report)\//.test(file))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`.replace(/\[(\w+)\]/g, "{$1}"));

/** The linter behind `redocly lint`. */
test("a public linter finds nothing that its recommended rules are against", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
}, 60_000);

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
}, 180_000);

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
}, 180_000);

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
  for (const [path, operations] of Object.entries<Operations>(document.paths)) {
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

test("every operation has an id, a tag and a rule about who may call it", () => {
  const operations = Object.values<Record<string, Record<string, unknown>>>(document.paths).flatMap(
    (methods) => Object.values(methods),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { operationId, tags, security } of operations) {
    expect(tags, String(operationId)).toHaveLength(1);
    const needed = (security as object[]).flatMap((it) => Object.keys(it));
    expect(schemes, String(operationId)).toEqual(expect.arrayContaining(needed));
  }
});

test("numbers in a query are numbers, and lists are repeated parameters", () => {
  const { parameters } = document.paths["/api/review"].get;
  const schemaOf = (name: string) =>
    parameters.find((it: { name: string }) => it.name === name)?.schema;
  expect(schemaOf("_start")).toEqual({ type: "integer", minimum: 0 });
  expect(schemaOf("presetId")).toMatchObject({ type: "array", items: { type: "integer" } });
  expect(schemaOf("isHidden")).toMatchObject({ items: { type: "boolean" } });
  expect(schemaOf("createdAt")).toMatchObject({ items: { type: "string", format: "date-time" } });
});

/** Uses the types of a generated client as its user would; a mistake has to be a compiler error. */
const usage = `
import type { operations, paths } from "./api";

type Presets = paths["/api/preset"]["get"]["responses"][200]["content"]["application/json"];
export const total = (presets: Presets): number =>
  presets.reduce((sum, { price }) => sum + price, 0);

type Order = operations["postPayOrder"]["requestBody"]["content"]["application/json"];
export const order: Order = {
  email: "ann@example.com",
  products: [{ id: 1, price: 15 }],
  totalAmount: 15,
  paymentMethod: "paypal",
};
export const key: operations["postPayOrder"]["parameters"]["header"] = { "Idempotency-Key": "a" };
export const filter: operations["getReviews"]["parameters"]["query"] = { presetId: [1], _start: 0 };
export const none: operations["postLogout"]["responses"][204]["content"] = undefined;
export const count: operations["getReviews"]["responses"][200]["headers"]["X-Total-Count"] = 1;

// @ts-expect-error: a price is a number
export const wrong: Order["totalAmount"] = "15";
`;

const compilers = { "TypeScript 6": "typescript", "TypeScript 7": "@typescript/native" };

test.each(sampleOf(Object.entries(compilers), 1))(
  "a typed client is generated from the document, and compiles with %s",
  async (_, compiler) => {
    const folder = await mkdtemp(join(tmpdir(), "typed-client-"));
    await writeFile(join(folder, "api.ts"), astToString(await openapiTS(JSON.stringify(document))));
    await writeFile(join(folder, "usage.ts"), usage);
    const options = ["--strict", "--noEmit", "--ignoreConfig", "--target", "es2022"];
    const modules = ["--lib", "es2022,dom", "--module", "esnext", "--moduleResolution", "bundler"];
    const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
    const args = [tsc, ...options, ...modules, "usage.ts"];
    const compiling = promisify(execFile)(process.execPath, args, { cwd: folder });
    const output = await compiling.then(
      ({ stdout }) => stdout,
      (error) => `${error.stdout}${error.stderr}`,
    );
    await rm(folder, { recursive: true });
    expect(output).toBe("");
  },
  120_000,
);
