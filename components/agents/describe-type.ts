import type { Translator } from "@/lib/translations/translator";

type Words = Translator<"schemaType">;

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
export function describeType(schema: Schema, t: Words): string {
  const limits = [
    schema.maxItems !== undefined && t("maxItems", { count: String(schema.maxItems) }),
    schema.maxLength !== undefined && t("maxLength", { count: String(schema.maxLength) }),
    schema.default !== undefined && t("default", { value: String(schema.default) }),
  ];
  return [typeName(schema, t), ...limits.filter(Boolean)].join(", ");
}

function typeName({ type = "any", enum: values, const: value, items, anyOf }: Schema, t: Words) {
  if (values) return values.join(" | ");
  if (value !== undefined) return String(value);
  if (anyOf) return anyOf.map((it) => describeType(it, t)).join(" | ");
  if (items) return t("listOf", { type: describeType(items, t) });
  return type === "integer" ? t("wholeNumber") : type;
}
