import fc from "fast-check";
import { expect } from "vitest";
import { z } from "zod";
import { facetValues } from "@/lib/catalogue/rules";
import type { Endpoint } from "@/lib/http/endpoint";

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

/** Requests for one call: friendly ones, hostile ones, and everything between. */
export function requests({ method, params, query, body }: Endpoint) {
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

/** Whatever was asked: JSON, a sentence, no library's words and never a 5xx. */
export async function expectGoodManners(response: Response) {
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
