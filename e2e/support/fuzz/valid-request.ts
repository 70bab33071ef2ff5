import fc from "fast-check";
import { z } from "zod";
import { facetValues } from "@/lib/catalogue/rules";
import { password } from "../passwords";

/** What a caller can name that is really there. */
export interface KnownData {
  email: string;
  ids: number[];
  /** A preset that was paid for. */
  bought: number;
  products: { id: number; price: number }[];
}

interface JsonSchema {
  type?: string;
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
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;

/** What a schema asks for; behind a preprocessor only its output says so. */
export function propertiesOf(schema: z.ZodType) {
  const asked = jsonSchema(schema, "input");
  const { properties = {}, required = [] } = asked.properties
    ? asked
    : jsonSchema(schema, "output");
  return { properties, required };
}

const filterWords = fc
  .record(
    {
      categories: fc.subarray([...facetValues.categories]),
      defaultColors: fc.constantFrom(...facetValues.colors),
      types: fc.subarray([...facetValues.types]),
    },
    { requiredKeys: [] },
  )
  .map((filters) => JSON.stringify(filters));

/** Fields whose meaning their type does not tell. */
function meant(name: string, known: KnownData): fc.Arbitrary<unknown> | undefined {
  const id = fc.constantFrom(...known.ids);
  const somebody = fc.nat().map((n) => `somebody-${n}@example.com`);
  const total = known.products.reduce((sum, { price }) => sum + price, 0);
  const meanings: Record<string, fc.Arbitrary<unknown>> = {
    filters: filterWords,
    email: fc.oneof({ weight: 4, arbitrary: fc.constant(known.email) }, somebody),
    user_email: somebody,
    password: fc.constant(password),
    confirmPassword: fc.constant(password),
    name: fc.constantFrom("Ann", "Bäckerei", "Acme and Sons"),
    logo: fc.constant(""),
    url: fc.constant("/preview/silent"),
    images: fc.constant(["/presets/silent/1.webp"]),
    key: fc.oneof(fc.constant(known.email), id.map(String)),
    id: id.map(String),
    presetId: fc.oneof({ weight: 3, arbitrary: fc.constant(known.bought) }, id),
    brand: fc.constant("0000"),
    palette: fc.constant({ primary: "", secondary: "", text01: "", text02: "" }),
    ids: id.map(String),
    page: fc.constantFrom("1", "2"),
    quantity: fc.constantFrom("1", "4", "100"),
    _start: fc.constantFrom("0", "5"),
    _end: fc.constantFrom("5", "10"),
    totalAmount: fc.constant(total),
  };
  return meanings[name];
}

/** What a friendly caller would send for a schema. */
function ofSchema(name: string, schema: JsonSchema, known: KnownData): fc.Arbitrary<unknown> {
  if (name === "products" && schema.items?.properties) return fc.constant(known.products);
  if (name === "products") return fc.subarray(known.ids, { minLength: 1 });
  const meaning = meant(name, known);
  if (meaning) return meaning;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((it) => ofSchema("", it, known)));
  const { minimum = 0, maximum = 1_000, minLength = 1, maxLength = 60 } = schema;
  switch (schema.type) {
    case "integer":
    case "number":
      return fc.integer({ min: Math.max(minimum, -1_000), max: Math.min(maximum, 1_000) });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(ofSchema("", schema.items ?? {}, known), { maxLength: 3 });
    case "object":
      return validRequest(schema, known);
    default:
      return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  }
}

/** Every field by its name, as a friendly caller would fill it. */
export const fieldsOf = (properties: Record<string, JsonSchema>, known: KnownData) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, it]) => [name, ofSchema(name, it, known)]),
  );

/** A whole value: what is required is there, the rest now and then. */
export const validRequest = (
  { properties = {}, required = [] }: Pick<JsonSchema, "properties" | "required">,
  known: KnownData,
) => fc.record(fieldsOf(properties, known), { requiredKeys: required });
