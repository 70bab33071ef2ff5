import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Language } from "@/components/templates/content/languages";
import {
  findSlot,
  itemIds,
  itemSamples,
  type SlotValue,
  sampleValue,
  walkSlots,
} from "@/components/templates/content/values";
import type { Patch } from "./edit-log";
import {
  type ContentDocument,
  flatValues,
  isSameValue,
  languageOfKey,
  maxItems,
  slotPath,
  valueAt,
} from "./rules";

/** Edits as patches; null if the template does not allow the edit. */

type Words = Pick<ContentDocument, "content" | "language" | "translations" | "written">;

const listAt = ({ slots }: ContentDeclaration, path: string) => {
  const found = findSlot(slots, path);
  return found?.slot.kind === "list" ? { slot: found.slot, sample: found.sample } : null;
};

/** The list and the id in the path of an item, such as `packages.items.2`. */
export const splitItemPath = (path: string) => {
  const end = path.lastIndexOf(".");
  return { list: path.slice(0, end), id: path.slice(end + 1) };
};

export function itemsOf(declaration: ContentDeclaration, { content }: Words, path: string) {
  const found = listAt(declaration, path);
  return found ? itemIds(found.slot, found.sample, content[path]) : [];
}

/** An id for a new item. `random` is in [0, 1). It starts with a letter, because the sample's are numbers. */
export function newItemId(ids: readonly string[], random: () => number): string {
  for (;;) {
    const id = `n${Math.floor(random() * 36 ** 5).toString(36)}`;
    if (!ids.includes(id)) return id;
  }
}

/** A patch for values; values that equal the sample are removed from the document. */
export function setValues(
  { slots }: ContentDeclaration,
  { language }: Pick<ContentDocument, "language">,
  values: Readonly<Record<string, SlotValue>>,
): Patch {
  const entries = Object.entries(values).map(([path, value]) => {
    const found = findSlot(slots, path);
    const isSample = found && isSameValue(value, sampleValue(found, language));
    return [path, isSample ? null : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The keys of the stored values at a path and below it, in all languages. */
const keysAt = (words: Words, path: string): string[] =>
  Object.keys(flatValues(words)).filter((key) => {
    const it = slotPath(key);
    return it === path || it.startsWith(`${path}.`);
  });

/**
 * Removes what is stored at a path and below it: the texts of a further language, or with the
 * document's own language everything, because translations belong to its texts.
 */
export function resetPath(words: Words, path: string, language: Language = words.language): Patch {
  const keys = keysAt(words, path).filter(
    (key) => language === words.language || languageOfKey(key) === language,
  );
  return Object.fromEntries(keys.map((key) => [key, null]));
}

export const resetDocument = (document: ContentDocument): Patch => ({
  ...Object.fromEntries(Object.keys(flatValues(document)).map((path) => [path, null])),
  "@language": null,
  "@title": null,
  "@description": null,
});

/** Makes a document equal to another one of the same version. */
export function replaceDocument(before: ContentDocument, next: ContentDocument): Patch {
  const { language, title, description } = next;
  return {
    ...resetDocument(before),
    ...flatValues(next),
    "@language": language === "en" ? null : language,
    "@title": title || null,
    "@description": description || null,
  };
}

/** Removes a further language with its texts. */
export const removeLanguage = (words: Words, language: Language): Patch =>
  Object.fromEntries(
    Object.keys(flatValues(words))
      .filter((key) => languageOfKey(key) === language)
      .map((key) => [key, null]),
  );

/** Whether a language has anything of its own at a path or below it. */
export const isChanged = (words: Words, path: string, language: Language): boolean =>
  keysAt(words, path).some((key) => (languageOfKey(key) ?? words.language) === language);

function withItems(
  declaration: ContentDeclaration,
  words: Words,
  path: string,
  ids: readonly string[],
): Patch {
  return setValues(declaration, words, { [path]: ids });
}

/** Adds an item after another, or at the end. */
export function addItem(
  declaration: ContentDeclaration,
  words: Words,
  path: string,
  id: string,
  after?: string,
): Patch | null {
  const list = listAt(declaration, path);
  const ids = itemsOf(declaration, words, path);
  if (!list || ids.length >= maxItems(list.slot) || ids.includes(id)) return null;
  const index = after === undefined ? ids.length : ids.indexOf(after) + 1;
  return withItems(declaration, words, path, ids.toSpliced(index, 0, id));
}

/** Adds a copy of an item after it, with its translations. */
export function duplicateItem(
  declaration: ContentDeclaration,
  words: Words,
  itemPath: string,
  copy: string,
): Patch | null {
  const { list: path, id } = splitItemPath(itemPath);
  const list = listAt(declaration, path);
  const added = addItem(declaration, words, path, copy, id);
  if (!list || !added || !itemsOf(declaration, words, path).includes(id)) return null;
  const samples = itemSamples(list.slot, list.sample, id);
  const values: Record<string, SlotValue> = {};
  for (const found of walkSlots(list.slot.slots, words.content, `${itemPath}.`, samples)) {
    const value = valueAt(declaration, words, found.path);
    const copied = `${path}.${copy}${found.path.slice(itemPath.length)}`;
    if (value !== null) values[copied] = value;
  }
  // Translations, and marks of texts that nobody has read.
  const texts = Object.entries(flatValues(words)).flatMap(([key, text]) => {
    const [kind = "", original] = key.split(/:(.*)/, 2);
    const rest = original?.startsWith(`${itemPath}.`) && original.slice(itemPath.length);
    return rest ? [[`${kind}:${path}.${copy}${rest}`, text] as const] : [];
  });
  return { ...added, ...setValues(declaration, words, values), ...Object.fromEntries(texts) };
}

/** Removes an item and its stored values in all languages. */
export function removeItem(
  declaration: ContentDeclaration,
  words: Words,
  itemPath: string,
): Patch | null {
  const { list: path, id } = splitItemPath(itemPath);
  const list = listAt(declaration, path);
  const ids = itemsOf(declaration, words, path);
  if (!list || ids.length <= list.slot.min || !ids.includes(id)) return null;
  const rest = ids.filter((it) => it !== id);
  return { ...resetPath(words, itemPath), ...withItems(declaration, words, path, rest) };
}

/**
 * Moves an item to another position of its list; null if it is there already or the position does
 * not exist.
 */
export function moveItem(
  declaration: ContentDeclaration,
  words: Words,
  itemPath: string,
  to: number,
): Patch | null {
  const { list: path, id } = splitItemPath(itemPath);
  const ids = itemsOf(declaration, words, path);
  const moved = move(ids, id, to);
  return moved && withItems(declaration, words, path, moved);
}

/** Moves a section in the order of sections. */
export function moveSection(
  declaration: ContentDeclaration,
  words: Words,
  path: string,
  name: string,
  to: number,
): Patch | null {
  const value = valueAt(declaration, words, path);
  if (findSlot(declaration.slots, path)?.slot.kind !== "order" || !Array.isArray(value))
    return null;
  const moved = move(value.map(String), name, to);
  return moved && setValues(declaration, words, { [path]: moved });
}

function move(all: readonly string[], one: string, to: number): string[] | null {
  const from = all.indexOf(one);
  if (from < 0 || to < 0 || to >= all.length || from === to) return null;
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}
