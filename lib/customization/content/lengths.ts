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
import { type ContentDocument, contentLimits, flatValues, isPlaced, slotPath } from "./rules";

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
  // Casts: each kind of slot holds values of its own type, and a further language only their text.
  switch (slot.kind) {
    case "text":
      return { text: String(value), max: slot.max };
    case "link":
      return {
        text: typeof value === "string" ? value : (value as LinkValue).label,
        max: slot.max,
      };
    case "paragraph":
      return { text: wordsOf(value as readonly Run[]), max: slot.max };
    case "blocks": {
      const blocks = value as readonly Block[];
      return { text: blocks.map(({ runs }) => wordsOf(runs)).join(""), max: slot.max };
    }
    case "picture":
      return {
        text: typeof value === "string" ? value : (value as PictureValue).alt,
        max: contentLimits.altLength,
      };
    default:
      return null;
  }
}

interface LongText {
  /** A key of `flatValues`, or `@title` or `@description`. */
  path: string;
  max: number;
  length: number;
}

/** The texts of a document that are longer than the store accepts. */
export function findLongTexts(
  declaration: ContentDeclaration,
  document: ContentDocument,
): LongText[] {
  const { title, description, content } = document;
  const fieldLengths: Partial<Record<string, number>> = {
    "@title": contentLimits.titleLength,
    "@description": contentLimits.descriptionLength,
  };
  const values = {
    "@title": title,
    "@description": description,
    ...flatValues({ ...document, written: [] }),
  };
  // Only stored values can be too long: samples have their limit from their length.
  const texts = Object.entries(values).flatMap(([key, value]) => {
    const path = slotPath(key);
    const max = fieldLengths[path];
    if (max) return [{ path: key, text: String(value), max }];
    const found = findSlot(declaration.slots, path);
    const limited = found && limitedText(found.slot, value);
    return limited && isPlaced(declaration, content, path) ? [{ path: key, ...limited }] : [];
  });
  return texts
    .filter(({ text, max }) => !isWithin(text, max))
    .map(({ path, text, max }) => ({ path, max, length: countCharacters(text) }));
}
