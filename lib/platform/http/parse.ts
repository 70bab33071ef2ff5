import type { z } from "zod";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { fieldsOf, plainMessage } from "./zod-messages";

const t = currentTranslations("errors");

/** What a request sent, as its schema makes it; otherwise 422 with the fields, or 404 for what an address names. */
export function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  code: "invalid" | "not_found" = "invalid",
): z.output<S> {
  const result = schema.safeParse(input, { error: plainMessage });
  if (result.success) return result.data;
  if (code === "not_found") throw new ShopError("not_found", t("nothingHere"));
  const fields = fieldsOf(result.error);
  throw new ShopError("invalid", Object.values(fields)[0] ?? t("checkInput"), {
    fields,
  });
}
