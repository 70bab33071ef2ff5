import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Slots } from "@/components/templates/content/slots";
import { findSlot } from "@/components/templates/content/values";
import { excerptOf } from "@/lib/graphemes";
import { itemsOf } from "./edits";
import { type ContentDocument, valueAt } from "./rules";
import { plainText } from "./runs";

type Words = Pick<ContentDocument, "content" | "language">;

const shorten = (text: string) => excerptOf(text, 40);

/** The text of a slot, shortened; empty if it has none. */
function excerptAt(declaration: ContentDeclaration, words: Words, path: string): string {
  const kind = findSlot(declaration.slots, path)?.slot.kind;
  const value = valueAt(declaration, words, path);
  if (kind === "text" && typeof value === "string") return shorten(value);
  // The slots of these kinds hold runs and links.
  if (kind === "paragraph") return shorten(plainText((value ?? []) as [], ""));
  return kind === "link" && value && typeof value === "object" && "label" in value
    ? shorten(value.label)
    : "";
}

/** The name of an item: the first text in it that is not empty. */
export function itemName(
  declaration: ContentDeclaration,
  words: Words,
  itemPath: string,
  slots: Slots,
): string {
  for (const name of Object.keys(slots)) {
    const excerpt = excerptAt(declaration, words, `${itemPath}.${name}`);
    if (excerpt) return excerpt;
  }
  return "";
}

/**
 * An item's number in its list; an item that was removed or added elsewhere has none, unless the
 * sample contains it.
 */
function numberOf(declaration: ContentDeclaration, words: Words, list: string, id: string): string {
  const place = itemsOf(declaration, words, list).indexOf(id);
  if (place >= 0) return ` ${place + 1}`;
  return /^\d+$/.test(id) ? ` ${id}` : "";
}

/** The labels on the way to a slot or an item, such as "Packages", "Package 2" and "Name". */
export function namesOf(declaration: ContentDeclaration, path: string, words: Words): string[] {
  const parts = path.split(".");
  const labels: string[] = [];
  for (let length = 1; length <= parts.length; length++) {
    const list = parts.slice(0, length).join(".");
    const slot = findSlot(declaration.slots, list)?.slot;
    if (!slot) continue;
    labels.push(slot.label);
    if (slot.kind === "list" && length < parts.length) {
      labels.push(slot.itemLabel + numberOf(declaration, words, list, parts[length] ?? ""));
      length++;
    }
  }
  // A group and its only list often have one name.
  return labels.filter((label, index) => label !== labels[index - 1]);
}
