import { typeTexts as texts } from "./texts";

/** The parts of a JSON schema that the one-line description uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  default?: unknown;
  maxLength?: number;
  maxItems?: number;
}

/**
 * A type in one line, such as "name | price, name unless said" or "string, at most 100 characters".
 */
export function describeType(schema: Schema): string {
  const limits = [
    schema.maxItems !== undefined && texts.maxItems(schema.maxItems),
    schema.maxLength !== undefined && texts.maxLength(schema.maxLength),
    schema.default !== undefined && texts.default(schema.default),
  ];
  return [typeName(schema), ...limits.filter(Boolean)].join(", ");
}

function typeName({ type = "any", enum: values, const: value, items, anyOf }: Schema) {
  if (values) return values.join(" | ");
  if (value !== undefined) return String(value);
  if (anyOf) return anyOf.map(describeType).join(" | ");
  if (items) return texts.listOf(describeType(items));
  return type === "integer" ? texts.wholeNumber : type;
}
