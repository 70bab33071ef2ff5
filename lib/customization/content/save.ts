import { currentTranslations } from "#current-translations";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { ShopError } from "@/lib/errors";
import type { DraftConflict } from "./api-schemas";
import { type MergeConflict, mergeDocuments } from "./merge";
import {
  type ContentDocument,
  canonicalDocument,
  contentLimits,
  flatValues,
  migrateDocument,
  valueAt,
} from "./rules";
import { documentSchema } from "./schemas";

const t = currentTranslations("draftErrors");

/** The document that a customer sent, in its canonical form. */
export function parseDocument(
  slug: string,
  declaration: ContentDeclaration,
  input: unknown,
): ContentDocument {
  const { data, error } = documentSchema(slug, declaration).safeParse(input);
  if (data) return canonicalDocument(declaration, data);
  const fields = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = path.join(".") || "document";
    if (!fields.has(name)) fields.set(name, message);
  }
  const [first = t("checkInput")] = fields.values();
  throw new ShopError("invalid", first, { fields: Object.fromEntries(fields) });
}

/** A stored document in the template's newest version. */
export const readDocument = (
  declaration: ContentDeclaration,
  stored: ContentDocument,
): ContentDocument => canonicalDocument(declaration, migrateDocument(declaration, stored));

/** The size of a document; throws if it is too large to be stored. */
export function requireSize(document: ContentDocument): number {
  const bytes = Buffer.byteLength(JSON.stringify(document));
  if (bytes > contentLimits.bytes) {
    const limit = contentLimits.bytes / 1024;
    throw new ShopError("too_large", t("textTooLarge", { limit: String(limit) }));
  }
  return bytes;
}

interface Versions {
  base: ContentDocument;
  mine: ContentDocument;
  theirs: ContentDocument;
}

/**
 * Slots whose values are valid on each side but not when merged, such as a list that both sides
 * extended.
 */
function conflictsOfMerge(
  declaration: ContentDeclaration,
  document: ContentDocument,
  { mine, theirs }: Versions,
): MergeConflict[] {
  const { error } = documentSchema(document.template, declaration).safeParse(document);
  const keys = (error?.issues ?? []).map(({ path: [field, name = "", text = ""] }) =>
    field === "translations" ? `${String(name)}:${String(text)}` : String(name),
  );
  const valueIn = (it: ContentDocument, key: string) =>
    flatValues(it)[key] ?? valueAt(declaration, it, key);
  return [...new Set(keys)].map((slot) => ({
    slot,
    mine: valueIn(mine, slot),
    theirs: valueIn(theirs, slot),
  }));
}

/**
 * Both sides' changes since `base`; throws the conflicts, with the other side's document, if there
 * are any.
 */
export function mergeOrThrow(
  declaration: ContentDeclaration,
  versions: Versions,
  theirNumber: number,
): ContentDocument {
  const { base, mine, theirs } = versions;
  const merge = mergeDocuments(declaration, base, mine, theirs);
  const document = canonicalDocument(declaration, merge.document);
  const conflicts =
    merge.conflicts.length > 0
      ? merge.conflicts
      : conflictsOfMerge(declaration, document, versions);
  if (conflicts.length === 0) return document;
  const extra: DraftConflict = { conflicts, theirs: { number: theirNumber, document: theirs } };
  throw new ShopError("conflict", t("changedElsewhere"), { extra });
}
