import type { CompiledMessages, Namespace, Translator } from "@/lib/translations/translator";

/**
 * The messages of a group that the server wrote on an element, in the language of the page. Their values are plain
 * texts, so that no script needs the formatter of messages.
 */
export function textsOn<Group extends Namespace>(
  element: HTMLElement,
  group: Group,
): Translator<Group> {
  const messages: CompiledMessages = JSON.parse(element.dataset.texts ?? "{}")[group];
  return (key, ...values) => {
    // Cast: such a message is a text, or a list of texts and of names of values.
    const parts = [messages[key] ?? key].flat() as (string | [string])[];
    // Cast: the types of a message's values are in its text.
    const [texts] = values as [Readonly<Record<string, string>>?];
    return parts.map((part) => (typeof part === "string" ? part : texts?.[part[0]])).join("");
  };
}
