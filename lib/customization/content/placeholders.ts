import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { LinkValue, PriceValue, Run, Slot } from "@/components/templates/content/slots";
import { findSlot, type SlotValue, walkSlots } from "@/components/templates/content/values";
import { type ContentDocument, valueAt } from "./rules";
import { plainText } from "./runs";
import { namesOf } from "./slot-names";

/** The words of a slot; null for one without words. */
export function wordsIn(slot: Slot, value: SlotValue, brandName: string): string | null {
  // Casts: each kind of slot holds values of its own type.
  if (slot.kind === "text") return String(value);
  if (slot.kind === "link") return (value as LinkValue).label;
  return slot.kind === "paragraph" ? plainText(value as readonly Run[], brandName) : null;
}

/** Whether words contain something in brackets, which a first draft writes for what only the owner knows. */
export const hasPlaceholder = (words: string): boolean => /\[[^[\]]{2,}\]/.test(words);

/** Whether a value still stands for a fact that only the owner knows: see `lib/customization/first-draft`. */
export const isPlaceholder = (slot: Slot, value: SlotValue): boolean =>
  slot.kind === "price"
    ? (value as PriceValue).isOpen === true
    : hasPlaceholder(wordsIn(slot, value, "") ?? "");

/** Whether a slot is in a section that is turned off. */
export const isOff = (declaration: ContentDeclaration, document: ContentDocument, path: string) =>
  path.split(".").some((_, index, names) => {
    const above = names.slice(0, index).join(".");
    const isSection = above && findSlot(declaration.slots, above)?.slot.kind === "section";
    return isSection && valueAt(declaration, document, above) === false;
  });

/** A shown slot that waits for its owner. */
export interface OpenPlace {
  path: string;
  /** As in the editor: "Packages, Package 2, Price". */
  name: string;
}

/** Whether a language model wrote a text, and nobody has read it yet. */
export const isUnread = ({ written = [] }: ContentDocument, path: string): boolean =>
  written.includes(path);

/** Every shown place of a document that still has a placeholder, or a text that nobody has read. */
export const openPlaces = (
  declaration: ContentDeclaration,
  document: ContentDocument,
): OpenPlace[] =>
  [...walkSlots(declaration.slots, document.content)].flatMap(({ path, slot }) => {
    const value = valueAt(declaration, document, path);
    const isOpen = value !== null && (isPlaceholder(slot, value) || isUnread(document, path));
    return isOpen && !isOff(declaration, document, path)
      ? [{ path, name: namesOf(declaration, path, document).join(", ") }]
      : [];
  });
