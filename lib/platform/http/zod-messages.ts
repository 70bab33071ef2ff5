import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Default messages for schemas without their own, because customers must not see zod's. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "This is missing";
  if (issue.code === "invalid_type") {
    if (issue.expected === "string" && Array.isArray(issue.input)) return "Please send this once";
    return `This must be ${kinds[issue.expected] ?? "something else"}`;
  }
  if (issue.code === "invalid_value") return `Known values: ${issue.values.join(", ")}`;
  if (issue.code === "too_big") return `This must be at most ${issue.maximum}`;
  if (issue.code === "too_small") return `This must be at least ${issue.minimum}`;
  return "This is not valid";
}

/** For a name that no field has. */
export const noSuchField = (name: string) => `There is no field named ${name.slice(0, 60)}`;

/** The first message for each field, under the name it was sent with. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  const add = (name: string, message: string) => {
    if (!fields.has(name)) fields.set(name, message);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const name of issue.keys) add(name, noSuchField(name));
    } else {
      add(issue.path.join(".") || "body", issue.message);
    }
  }
  return Object.fromEntries(fields);
}
