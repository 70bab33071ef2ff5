import { z } from "zod";

/** The meta data of a schema whose values stand on the wire in another form than zod can tell. */
interface WithWire {
  wire?: object;
  description?: string;
}

const useWire = (_key: string, value: unknown): unknown => {
  // Cast: every value of a parsed JSON document may be looked at as an object.
  const { wire, description } = (value ?? {}) as WithWire;
  return wire ? { ...wire, ...(description ? { description } : {}) } : value;
};

/**
 * The JSON schema of what is sent. A parameter is text that is parsed, and its schema names the type it has
 * for a client with `.meta({ wire })`: a number, and not the text of one.
 */
export const jsonSchemaOf = (
  schema: z.ZodType,
  io: "input" | "output",
): z.core.JSONSchema.BaseSchema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" })), useWire);
