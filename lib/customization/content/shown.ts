import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import { isUpload } from "@/components/templates/content/print";
import type { Slot } from "@/components/templates/content/slots";
import { findSlot } from "@/components/templates/content/values";
import { type ContentDocument, currencies, migrateValues } from "./rules";

/**
 * Validates a stored draft for display. The browser's storage may contain anything, and zod would
 * be most of the script: only what a template relies on is checked, and no limits.
 */

type Fields = Partial<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown) => typeof value === "string";
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);
const isPair = (value: unknown) =>
  value === undefined || isListOf(value, (it) => typeof it === "number");

const isTarget = (to: unknown) =>
  typeof to === "string" && (to === "" || /^(?:#|page:|https?:|mailto:|tel:)/i.test(to));

const isRun = (run: unknown): boolean =>
  isText(run) ||
  (isFields(run) && ("brand" in run || (isText(run.text) && ("mark" in run || isTarget(run.to)))));

function isSound(slot: Slot, value: unknown): boolean {
  switch (slot.kind) {
    case "text":
      return isText(value);
    case "choice":
      return typeof value === "string" && Object.hasOwn(slot.options, value);
    case "section":
      return typeof value === "boolean";
    case "list":
      return isListOf(value, isText);
    case "order":
      return isListOf(value, (it) => typeof it === "string" && Object.hasOwn(slot.names, it));
    case "paragraph":
      return isListOf(value, isRun);
    case "blocks":
      return isListOf(value, (block) => isFields(block) && isListOf(block.runs, isRun));
    case "group":
      return false;
    case "price":
      return (
        isFields(value) && Number.isFinite(value.amount) && currencies.has(String(value.currency))
      );
    case "link":
      return isFields(value) && isText(value.label) && isTarget(value.to);
    case "picture":
      return (
        isFields(value) &&
        isText(value.file) &&
        isText(value.alt) &&
        isPair(value.focus) &&
        isPair(value.size)
      );
  }
}

/** A stored document in the template's version; null if the template cannot render it. */
export function readableDocument(
  declaration: ContentDeclaration,
  stored: unknown,
): ContentDocument | null {
  if (!isFields(stored) || !isFields(stored.content)) return null;
  const { version, language, title, description } = stored;
  if (typeof version !== "number" || version > declaration.version) return null;
  if (!languages.some((it) => it === language) || !isText(title) || !isText(description)) {
    return null;
  }
  // Cast: its fields were checked above, and its values are checked once they are in the newest
  // version. What is shown is in the document's own language.
  const document = stored as unknown as ContentDocument;
  const content = migrateValues(declaration, version, document.content).placed;
  const isPrintable = Object.entries(content).every(([path, value]) => {
    const found = findSlot(declaration.slots, path);
    return found !== null && isSound(found.slot, value);
  });
  return isPrintable ? { ...document, version: declaration.version, content } : null;
}

/**
 * The document without uploaded pictures that no longer exist: the sample's pictures take their
 * place.
 */
export function withoutPictures(
  document: ContentDocument,
  isThere: (hash: string) => boolean,
): ContentDocument {
  const kept = Object.entries(document.content).filter(
    ([, value]) =>
      typeof value !== "object" ||
      !("file" in value) ||
      !isUpload(value.file) ||
      isThere(value.file),
  );
  return { ...document, content: Object.fromEntries(kept) };
}
