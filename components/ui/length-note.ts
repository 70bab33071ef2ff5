import { countCharacters, isWithin } from "@/lib/graphemes";
import type { FieldTexts } from "./field";
import { lengthTexts as texts } from "./length-texts";

/** From this number of remaining characters on, a field shows the remaining number. */
const nearLimit = 10;

/**
 * The hint or error of a field for a text with a limit. The field itself cuts nothing: what is too
 * long stays, so that its writer can shorten it.
 */
export function lengthNote(text: string, max: number): Pick<FieldTexts, "hint" | "error"> {
  const left = max - countCharacters(text);
  if (!isWithin(text, max)) return { error: texts.tooLong(Math.max(1, -left), max) };
  return left <= nearLimit ? { hint: texts.left(left) } : {};
}
