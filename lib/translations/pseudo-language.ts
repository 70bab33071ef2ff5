import type { CompiledMessage } from "icu-minify/format";

/** How much longer than English the longest of the usual languages are. */
const growth = 0.4;

/**
 * A message in English, marked and longer: "⟦Cart··⟧". A text without marks was not translated, and one without its
 * end lacks the room for it.
 */
export function inPseudoLanguage(message: CompiledMessage): CompiledMessage {
  const length = typeof message === "string" ? message.length : JSON.stringify(message).length / 2;
  const end = `${"·".repeat(Math.ceil(length * growth))}⟧`;
  return typeof message === "string" ? `⟦${message}${end}` : ["⟦", ...message, end];
}
