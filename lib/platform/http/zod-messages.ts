import type { z } from "zod";
import { currentTranslations } from "#current-translations";

const t = currentTranslations("inputErrors");

const kinds: Record<string, () => string> = {
  string: () => t("notText"),
  number: () => t("notNumber"),
  int: () => t("notWhole"),
  boolean: () => t("notBoolean"),
  array: () => t("notList"),
  object: () => t("notObject"),
  record: () => t("notObject"),
};

/** Default messages for schemas without their own, because customers must not see zod's. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return t("missing");
  if (issue.code === "invalid_type") {
    if (issue.expected === "string" && Array.isArray(issue.input)) return t("once");
    return kinds[issue.expected]?.() ?? t("notThis");
  }
  if (issue.code === "invalid_value") return t("known", { values: issue.values.join(", ") });
  if (issue.code === "too_big") return t("tooBig", { max: String(issue.maximum) });
  if (issue.code === "too_small") return t("tooSmall", { min: String(issue.minimum) });
  return t("notValid");
}

/** For a name that no field has. */
export const noSuchField = (name: string) => t("noField", { name: name.slice(0, 60) });

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
