import type { z } from "zod";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { fieldsOf, plainMessage } from "./zod-messages";

/** What a request sent, as its schema makes it; otherwise 422 with the fields, or 404 for what an address names. */
export function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  code: "invalid" | "not_found" = "invalid",
): z.output<S> {
  const result = schema.safeParse(input, { error: plainMessage });
  if (result.success) return result.data;
  if (code === "not_found") throw new ShopError("not_found", errorTexts.nothingHere);
  const fields = fieldsOf(result.error);
  throw new ShopError("invalid", Object.values(fields)[0] ?? "Please check what you sent.", {
    fields,
  });
}
