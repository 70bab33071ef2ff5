import fc from "fast-check";
import type { z } from "zod";
import { facetValues } from "@/lib/catalogue/rules";
import { jsonSchemaOf } from "@/lib/platform/http/json-schema";
import { password } from "../passwords";

/** Existing data that a request can refer to. */
export interface KnownData {
  email: string;
  ids: number[];
  /** Id of a paid preset. */
  bought: number;
  /** A paid order that can be refunded, with its total in dollars. */
  order: { id: number; total: number };
  /** A thread with a message. */
  thread: number;
  /** The code of one that holds. */
  coupon: string;
  /** The license of a deployed preset. */
  license: string;
  products: { id: number; price: number }[];
}

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") =>
  jsonSchemaOf(schema, io) as JsonSchema;

/** The properties of a schema; with a preprocessor only the output schema lists them. */
export function propertiesOf(schema: z.ZodType) {
  const input = jsonSchema(schema, "input");
  const { properties = {}, required = [] } = input.properties
    ? input
    : jsonSchema(schema, "output");
  return { properties, required };
}

const filters = fc
  .record(
    {
      categories: fc.subarray([...facetValues.categories]),
      defaultColors: fc.constantFrom(...facetValues.colors),
      types: fc.subarray([...facetValues.types]),
      screens: fc.subarray([...facetValues.screens]),
    },
    { requiredKeys: [] },
  )
  .map((filters) => JSON.stringify(filters));

const words = fc.string({ unit: "grapheme-ascii", maxLength: 40 });

/** Fields that need a value with a meaning, beyond their type. */
function meaningfulValue(name: string, known: KnownData): fc.Arbitrary<unknown> | undefined {
  const id = fc.constantFrom(...known.ids);
  const anyEmail = fc.nat().map((n) => `customer-${n}@example.com`);
  const total = known.products.reduce((sum, { price }) => sum + price, 0);
  const values: Record<string, fc.Arbitrary<unknown>> = {
    filters,
    email: fc.oneof({ weight: 4, arbitrary: fc.constant(known.email) }, anyEmail),
    user_email: anyEmail,
    password: fc.constant(password),
    currentPassword: fc.constant(password),
    confirmPassword: fc.constant(password),
    // Also names of sites, which have no spaces.
    name: fc.constantFrom("Ann", "Acme", "Bäckerei"),
    logo: fc.constant(""),
    url: fc.constant("/preview/silent"),
    images: fc.constant(["/presets/silent/1.webp"]),
    imageTexts: fc.constant([{ image: "/presets/silent/1.webp", text: "A page" }]),
    key: fc.oneof(fc.constant(known.email), id.map(String)),
    id: id.map(String),
    template: fc.constant("silent"),
    number: fc.constant("1"),
    revision: fc.constant("1"),
    base: fc.constantFrom(null, 1, 2),
    // Of a new business in a body, of any in an address.
    version: fc.constantFrom(0, "1"),
    slots: fc.constant(["opening.title"]),
    facts: fc.constant({ phone: "+43 316 123456" }),
    document: words.map((title) => ({
      template: "silent",
      version: 1,
      content: { "opening.title": title },
    })),
    presetId: fc.oneof({ weight: 3, arbitrary: fc.constant(known.bought) }, id),
    license: fc.constant(known.license),
    invoiceId: fc.constant(known.order.id),
    threadId: fc.constant(known.thread),
    assigneeId: fc.constant(null),
    amount: fc.constant(known.order.total),
    presetIds: fc.constantFrom([known.bought], [known.bought, known.bought]),
    brand: fc.constant("0000"),
    palette: fc.constant({ primary: "", secondary: "", text01: "", text02: "" }),
    ids: id.map(String),
    paymentLink: fc.constantFrom("", "https://pay.example/a"),
    formAddress: fc.constantFrom("", "https://forms.example/a"),
    redirects: fc.constantFrom("", "/a /b"),
    verification: fc.constantFrom("", '<meta name="msvalidate.01" content="0A1B">'),
    page: fc.constantFrom("1", "2"),
    month: fc.constant(new Date().toISOString().slice(0, "2026-11".length)),
    quantity: fc.constantFrom("1", "4", "100"),
    _start: fc.constantFrom("0", "5"),
    _end: fc.constantFrom("5", "10"),
    totalAmount: fc.constant(total),
    code: fc.oneof(
      fc.constant(known.coupon),
      fc.nat().map((n) => `fuzz-${n}`),
    ),
    coupon: fc.oneof(
      { weight: 3, arbitrary: fc.constant("") },
      fc.constantFrom(known.coupon, "NO-SUCH"),
    ),
    forBusiness: fc.constant(true),
    startsAt: fc.constantFrom(null, "2026-01-31T09:30:00Z"),
    endsAt: fc.constantFrom(null, "2099-01-31T09:30:00Z"),
  };
  return values[name];
}

/** A valid value for a schema. */
function validValue(name: string, schema: JsonSchema, known: KnownData): fc.Arbitrary<unknown> {
  if (name === "products" && schema.items?.properties) return fc.constant(known.products);
  if (name === "products") return fc.subarray(known.ids, { minLength: 1 });
  if (schema.format === "uuid") return fc.uuid();
  // Some ids are words.
  const value = schema.items?.enum ? undefined : meaningfulValue(name, known);
  if (value) return value;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((it) => validValue("", it, known)));
  const { minimum = 0, maximum = 1_000, minLength = 1, maxLength = 60 } = schema;
  switch (schema.type) {
    case "integer":
    case "number": {
      const min = Math.max(minimum, -1_000);
      return fc.integer({ min, max: Math.min(maximum, Math.max(min, 0) + 1_000) });
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(validValue("", schema.items ?? {}, known), { maxLength: 3 });
    case "object":
      return validRequest(schema, known);
    default:
      if (schema.format === "date-time") {
        const years = { min: new Date(0), max: new Date(Date.UTC(2100, 0)) };
        return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString());
      }
      return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  }
}

/** A valid value for every field. */
export const fieldsOf = (properties: Record<string, JsonSchema>, known: KnownData) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, it]) => [name, validValue(name, it, known)]),
  );

/** A valid object: all required fields, and some of the others. */
export const validRequest = (
  { properties = {}, required = [] }: Pick<JsonSchema, "properties" | "required">,
  known: KnownData,
) => fc.record(fieldsOf(properties, known), { requiredKeys: required });
