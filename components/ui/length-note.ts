import { countCharacters, isWithin } from "@/lib/graphemes";
import type { Translator } from "@/lib/translations/translator";
import type { FieldTexts } from "./field";

/** From this number of remaining characters on, a field shows the remaining number. */
const nearLimit = 10;

/**
 * The hint or error of a field for a text with a limit. The field itself cuts nothing: what is too
 * long stays, so that its writer can shorten it.
 */
export function lengthNote(
  text: string,
  most: number,
  t: Translator<"ui">,
): Pick<FieldTexts, "hint" | "error"> {
  const left = most - countCharacters(text);
  if (!isWithin(text, most)) return { error: t("tooLong", { count: Math.max(1, -left), most }) };
  return left <= nearLimit ? { hint: t("left", { count: left }) } : {};
}
