import { getTableName, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { database } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { rateLimits } from "@/db/schema/limits";
import { mailOutbox } from "@/db/schema/mail";
import { getOnePreset, getPresets } from "@/lib/catalogue/endpoints";
import { facetValues } from "@/lib/catalogue/rules";
import { postContact } from "@/lib/contact/endpoints";
import type { Endpoint } from "@/lib/http/endpoint";
import { getHealth } from "@/lib/http/endpoints";
import { call, type Handler } from "@/scripts/testing/call";
import { addAdmin } from "@/scripts/testing/customers";
import { addPresets } from "@/scripts/testing/factories";
import { settleAfter } from "@/scripts/testing/framework/next-server";
import { startMailbox } from "@/scripts/testing/mailbox";
import { watchStderr } from "@/scripts/testing/stderr";
import * as unknownRoute from "./[[...path]]/route";
import * as csrfRoute from "./auth/csrf/route";
import * as signInRoute from "./auth/signin/oidc/route";
import * as contactRoute from "./contact/route";
import * as healthRoute from "./health/route";
import * as mediaRoute from "./media/route";
import * as openapiRoute from "./openapi.json/route";
import * as presetRoute from "./preset/[id]/route";
import * as presetsRoute from "./preset/route";
import * as cartRoute from "./shop/order/route";
import * as login0Route from "./user/login0/route";

const seed = 20_261_121;
const numRuns = 300;

startMailbox();

/** What has broken other shops. */
const nasty = fc.constantFrom(
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e999",
  "2147483648",
  "9223372036854775808",
  "\0",
  "\ud800",
  "\u202e",
  "\uffff",
  "%00",
  "%FF",
  "%",
  "' or 1=1 --",
  "'; drop table presets; --",
  "$(reboot)",
  "{{7*7}}",
  "#{7*7}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a\r\nSet-Cookie: sid=1",
  "__proto__",
  "constructor",
  '{"$gt":""}',
  "[]",
  "{",
  "[".repeat(500),
  "x".repeat(5_000),
  "\u{1f3a8}".repeat(100),
  "Z\u0351\u036b\u0343",
);

const nastyValue = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -0, 1e308, [], {}, [[]], { toString: 1 }, JSON.parse(`{"then":1}`)),
);

type Properties = Record<string, { enum?: unknown[]; type?: string; maxLength?: number }>;

const propertiesOf = (schema: z.ZodType) =>
  (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {}) as Properties;

const filterWords = fc
  .record(
    {
      categories: fc.subarray([...facetValues.categories]),
      defaultColors: fc.constantFrom(...facetValues.colors),
      types: fc.oneof(fc.subarray([...facetValues.types]), nastyValue),
    },
    { requiredKeys: [] },
  )
  .map((filters) => JSON.stringify(filters));

/** What a friendly caller would send in a field, as its schema tells; hostile ones send anything. */
function friendly(name: string, { enum: words, type }: Properties[string]): fc.Arbitrary<unknown> {
  if (words) return fc.constantFrom(...words);
  if (name === "filters") return filterWords;
  if (/email/.test(name)) return fc.constant("ann@example.com");
  if (/^(id|ids|page|quantity|_start|_end)$/.test(name))
    return fc.integer({ min: 1, max: 200 }).map(String);
  return type === "string" ? fc.string({ minLength: 1, maxLength: 60 }) : fc.jsonValue();
}

function input(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.dictionary(fc.string({ maxLength: 5 }), nastyValue, { maxKeys: 2 });
  const fields = Object.entries(propertiesOf(schema)).map(
    ([name, property]) => [name, friendly(name, property)] as const,
  );
  const some = { requiredKeys: [] };
  const spoilt = fields.map(([name, it]) => [name, fc.oneof(it, nastyValue)] as const);
  return fc.oneof(
    fc.record(Object.fromEntries(fields), some),
    fc.record(Object.fromEntries(spoilt), some),
  );
}

const bodies = (schema: z.ZodType | undefined): fc.Arbitrary<BodyInit> =>
  fc.oneof(
    { weight: 6, arbitrary: input(schema).map((value) => JSON.stringify(value)) },
    nastyValue.map((value) => JSON.stringify(value)),
    nasty,
    fc.uint8Array({ maxLength: 50 }).map((bytes) => new Uint8Array(bytes)),
  );

const contentTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  fc.constantFrom("text/plain", "multipart/form-data; boundary=", "application/xml", "json", ";"),
);

/** What a header can carry: the rest does not leave a client. */
const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 20 });

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function requests({ method, params, query, body }: Endpoint) {
  return fc.record({
    params: input(params).map((it) =>
      Object.fromEntries(Object.entries(it).map(([name, value]) => [name, asText(value)])),
    ),
    query: input(query).map((it) =>
      new URLSearchParams(
        Object.entries(it).map(([name, value]) => [name, asText(value)]),
      ).toString(),
    ),
    type: contentTypes,
    body: method === "GET" ? fc.constant(undefined) : bodies(body),
    forwarded: headerText,
    isAdmin: fc.boolean(),
    origin: fc.option(fc.constantFrom("https://shop.test", "https://evil.test", "null", "x"), {
      nil: undefined,
      freq: 8,
    }),
  });
}

const tables = [contactMessages, mailOutbox];
async function rowCounts() {
  const counts = await Promise.all(
    tables.map((table) => database().execute(sql`select count(*)::int as n from ${table}`)),
  );
  return Object.fromEntries(
    counts.map(([row], n) => [getTableName(tables[n] ?? contactMessages), row?.n]),
  );
}

async function expectGoodManners(response: Response) {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const answer = await response.json();
  if (response.ok) return;
  expect(answer).toMatchObject({ error: expect.stringMatching(/\S/) });
  const told = JSON.stringify(answer);
  expect(told).not.toMatch(
    /expected|received|invalid_type|ZodError|at \/|node_modules|select |syntax/i,
  );
}

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

beforeEach(async () => {
  await database().delete(rateLimits);
});

const routes: [Endpoint, Handler, string][] = [
  [getPresets, presetsRoute.GET, "/api/preset"],
  [getOnePreset, presetRoute.GET as Handler, "/api/preset/1"],
  [postContact, contactRoute.POST, "/api/contact"],
  [getHealth, healthRoute.GET, "/api/health"],
];

test.each(routes)(
  "$method $path keeps its manners, and what it refuses changes nothing",
  async (endpoint, handler, path) => {
    const lines = watchStderr();
    await addPresets({}, { color: "red" }, { type: "home", isDisabled: true });
    let before = await rowCounts();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        requests(endpoint),
        async ({ params, query, type, body, forwarded, isAdmin, origin }) => {
          await database().delete(rateLimits);
          const response = await call(handler, `${path}?${query}`, {
            method: endpoint.method,
            params,
            body,
            headers: {
              "content-type": type,
              "x-forwarded-for": forwarded,
              ...(origin ? { origin } : {}),
              ...(isAdmin ? admin.bearer : {}),
            },
          });
          await expectGoodManners(response);
          await settleAfter();
          const now = await rowCounts();
          if (!response.ok) expect(now).toEqual(before);
          if (response.ok) accepted++;
          before = now;
        },
      ),
      { seed, numRuns },
    );
    expect(lines).toEqual([]);
    // Neither all nor none: both sides of the door were tried.
    expect(accepted).toBeGreaterThan(numRuns / 50);
  },
  120_000,
);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const modules = {
  "/api/preset": presetsRoute,
  "/api/preset/1": presetRoute,
  "/api/contact": contactRoute,
  "/api/auth/csrf": csrfRoute,
  "/api/auth/signin/oidc": signInRoute,
  "/api/user/login0": login0Route,
  "/api/media": mediaRoute,
  "/api/shop/order": cartRoute,
  "/api/health": healthRoute,
  "/api/openapi.json": openapiRoute,
  "/api/nothing/here": unknownRoute,
} as Record<string, Partial<Record<(typeof methods)[number], Handler>>>;

test.each(Object.keys(modules))(
  "%s answers every method with JSON, and 405 with Allow",
  async (path) => {
    for (const method of methods) {
      const handler = modules[path]?.[method];
      if (!handler)
        throw new Error(`${method} ${path} is answered by the framework, with no words.`);
      const response = await call(handler, path, { method, params: { id: "2147483647" } });
      await expectGoodManners(response);
      expect(response.headers.has("allow"), method).toBe(response.status === 405);
    }
  },
);

test("an address that nothing has is 404 in the words of the API", async () => {
  const response = await call(unknownRoute.GET, "/api/nothing/here");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing at this address." });
});
