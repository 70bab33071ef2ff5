import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type {
  Block,
  LinkValue,
  PictureValue,
  Run,
  Slot,
} from "@/components/templates/content/slots";
import { findSlot, type SlotValue } from "@/components/templates/content/values";
import { countCharacters, isWithin } from "@/lib/graphemes";
import { type ContentDocument, contentLimits, isPlaced, valueAt } from "./rules";

export const runText = (run: Run): string =>
  typeof run === "string" ? run : "text" in run ? run.text : "";

/** The words of a paragraph, without the company's name. */
export const wordsOf = (runs: readonly Run[]): string => runs.map(runText).join("");

interface LimitedText {
  text: string;
  /** The most characters. */
  max: number;
}

/** The limited text of a value; null for a kind of slot whose text is not limited. */
function limitedText(slot: Slot, value: SlotValue): LimitedText | null {
  // Casts: each kind of slot holds values of its own type.
  switch (slot.kind) {
    case "text":
      return { text: String(value), max: slot.max };
    case "link":
      return { text: (value as LinkValue).label, max: slot.max };
    case "paragraph":
      return { text: wordsOf(value as readonly Run[]), max: slot.max };
    case "blocks": {
      const blocks = value as readonly Block[];
      return { text: blocks.map(({ runs }) => wordsOf(runs)).join(""), max: slot.max };
    }
    case "picture":
      return { text: (value as PictureValue).alt, max: contentLimits.altLength };
    default:
      return null;
  }
}

interface LongText {
  /** A slot, or `@title` or `@description`. */
  path: string;
  max: number;
  length: number;
}

/** The texts of a document that are longer than the store accepts. */
export function findLongTexts(
  declaration: ContentDeclaration,
  document: ContentDocument,
): LongText[] {
  const fields = [
    { path: "@title", text: document.title, max: contentLimits.titleLength },
    { path: "@description", text: document.description, max: contentLimits.descriptionLength },
  ];
  // Only stored values can be too long: samples have their limit from their length.
  const slots = Object.keys(document.content).flatMap((path) => {
    const found = findSlot(declaration.slots, path);
    const value = found && valueAt(declaration, document, path);
    const limited = found && value !== null && limitedText(found.slot, value);
    return limited && isPlaced(declaration, document.content, path) ? [{ path, ...limited }] : [];
  });
  return [...fields, ...slots]
    .filter(({ text, max }) => !isWithin(text, max))
    .map(({ path, text, max }) => ({ path, max, length: countCharacters(text) }));
}
