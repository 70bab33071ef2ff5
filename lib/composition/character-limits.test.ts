import { expect, test } from "vitest";
import { z } from "zod";
import { endpointName } from "@/e2e/support/routes";
import { jsonSchemaOf } from "@/lib/platform/http/json-schema";
import { endpoints } from "./openapi-operations";

/** Characters of several code points, and as many UTF-16 code units and more. */
const samples = ["👩‍👩‍👧", "नि", "e\u0301"];

interface Limit {
  name: string;
  schema: z.ZodType;
  max: number;
}

/** The limited texts of a schema, with the way to them. */
function limitsOf(schema: z.ZodType, name: string): Limit[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, it]) => limitsOf(it, `${name}.${key}`));
  }
  if (schema instanceof z.ZodArray) return limitsOf(schema.element as z.ZodType, `${name}[]`);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return limitsOf(schema.unwrap() as z.ZodType, name);
  }
  const { maxLength } = jsonSchemaOf(schema, "input") as { maxLength?: number };
  return maxLength === undefined ? [] : [{ name, schema, max: maxLength }];
}

/** Whether people type it: not tokens and methods of programs, and nothing that refuses such characters. */
const isTyped = ({ name, schema }: Limit) =>
  !/\.(token|method)$/.test(name) && samples.some((it) => schema.safeParse(it).success);

const limits = endpoints
  .flatMap((it) => (it.body ? limitsOf(it.body, endpointName(it)) : []))
  .filter(isTyped);

test("the texts that people send are found", () => {
  const names = limits.map(({ name }) => name.slice(name.indexOf(".") + 1));
  expect(names).toEqual(
    expect.arrayContaining([
      "ratingMessage",
      "message",
      "company",
      "name",
      "note",
      "reason",
      "answer",
    ]),
  );
});

test.each(limits.map((it) => [it.name, it] as const))(
  "%s is limited by characters as people count them",
  (_, { schema, max }) => {
    for (const sample of samples.filter((it) => schema.safeParse(it).success)) {
      expect(schema.safeParse(sample.repeat(max)).error?.message).toBeUndefined();
      expect(schema.safeParse(sample.repeat(max + 1)).success).toBe(false);
    }
  },
);
