import { currentTranslations } from "#current-translations";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Language } from "@/components/templates/content/languages";
import type { LinkValue, PictureValue, Run, Slot } from "@/components/templates/content/slots";
import { findSlot, type SlotValue, walkSlots } from "@/components/templates/content/values";
import { ShopError } from "@/lib/errors";
import type { Patch } from "./edit-log";
import { setValues } from "./edits";
import { wordsOf } from "./lengths";
import { isOff } from "./placeholders";
import {
  type ContentDocument,
  fieldsWithText,
  isSameValue,
  isText,
  translatedText,
  valueAt,
} from "./rules";

const t = currentTranslations("draftErrors");

/** The languages of a site: the document's own language first. */
export const languagesOf = ({ language, translations = {} }: ContentDocument): Language[] => [
  language,
  // Cast: a document is validated, so the keys are languages.
  ...(Object.keys(translations) as Language[]),
];

/** The value of a slot with its text replaced. */
function withText(slot: Slot, value: SlotValue, text: SlotValue): SlotValue {
  // Casts: each kind of slot holds values of its own type, and a translated label is text.
  if (slot.kind === "link") return { ...(value as LinkValue), label: text as string };
  if (slot.kind === "picture") return { ...(value as PictureValue), alt: text as string };
  return text;
}

/**
 * A document as its site shows it in one of its languages: what is not translated is in the
 * document's own language.
 */
export function documentIn(
  declaration: ContentDeclaration,
  document: ContentDocument,
  language: Language,
): ContentDocument {
  const { translations = {}, ...own } = document;
  if (language === document.language) return own;
  const texts = translations[language];
  if (!texts) throw new ShopError("invalid", t("noLanguage", { language }));
  const content: Record<string, SlotValue> = { ...own.content };
  for (const [path, text] of Object.entries(texts)) {
    const slot = findSlot(declaration.slots, path)?.slot;
    const value = slot && valueAt(declaration, document, path);
    if (slot && value !== null && value !== undefined) content[path] = withText(slot, value, text);
  }
  const [title, description] = fieldsWithText.map((field) =>
    String(texts[`@${field}`] ?? own[field]),
  );
  return { ...own, language, content, title: title ?? "", description: description ?? "" };
}

/**
 * The value of a slot as its owner wrote it in a language: a text that is not translated is empty.
 * Only a text page begins with its blocks in the document's own language.
 */
export function writtenAt(
  declaration: ContentDeclaration,
  document: ContentDocument,
  language: Language,
  path: string,
): SlotValue | null {
  const own = valueAt(declaration, document, path);
  const slot = findSlot(declaration.slots, path)?.slot;
  if (language === document.language || !slot || own === null) return own;
  const text = document.translations?.[language]?.[path];
  if (text !== undefined) return withText(slot, own, text);
  const shown = valueAt(declaration, { content: document.content, language }, path) ?? own;
  const ownText = translatedText(slot, own);
  const isFallback = ownText !== null && isSameValue(ownText, translatedText(slot, shown));
  if (!isFallback || slot.kind === "blocks") return shown;
  return withText(slot, own, slot.kind === "paragraph" ? [] : "");
}

/**
 * A patch for values in one of the document's languages. In a further one only their texts are its
 * own, and an empty text is no translation; all else is shared.
 */
export function setValuesIn(
  declaration: ContentDeclaration,
  document: ContentDocument,
  language: Language,
  values: Readonly<Record<string, SlotValue>>,
): Patch {
  if (language === document.language) return setValues(declaration, document, values);
  const shared: Record<string, SlotValue> = {};
  const texts: Record<string, SlotValue | null> = {};
  for (const [path, value] of Object.entries(values)) {
    const slot = findSlot(declaration.slots, path)?.slot;
    const own = valueAt(declaration, document, path);
    const text = slot ? translatedText(slot, value) : null;
    const ownText = slot && own !== null ? translatedText(slot, own) : null;
    if (text === null || !slot) shared[path] = value;
    else texts[`${language}:${path}`] = String(text) === "" ? null : text;
    if (slot && ownText !== null && !isText(slot)) shared[path] = withText(slot, value, ownText);
  }
  return { ...setValues(declaration, document, shared), ...texts };
}

const hasLetters = (text: SlotValue) =>
  /\p{L}/u.test(
    typeof text === "string"
      ? text
      : // Cast: a text is a string, the runs of a paragraph, or the blocks of a text page.
        (text as readonly (Run | { runs: readonly Run[] })[])
          .map((it) => (typeof it === "object" && "runs" in it ? wordsOf(it.runs) : wordsOf([it])))
          .join(""),
  );

/**
 * The shown texts that a further language does not have, as the paths of their slots, `@title` or
 * `@description`. Small words are translated unless the owner changed them, and the sample is English.
 */
export function untranslatedPaths(
  declaration: ContentDeclaration,
  document: ContentDocument,
  language: Language,
): string[] {
  const texts = document.translations?.[language] ?? {};
  const fields = fieldsWithText.filter((field) => document[field]).map((field) => `@${field}`);
  const slots = [...walkSlots(declaration.slots, document.content)].filter(
    ({ path, slot, sample }) => {
      const value = valueAt(declaration, document, path);
      const text = value === null ? null : translatedText(slot, value);
      if (text === null || !hasLetters(text) || isOff(declaration, document, path)) return false;
      const isOwn = Object.hasOwn(document.content, path);
      const follows =
        (slot.kind === "text" && slot.translations !== undefined && sample === undefined) ||
        (slot.kind === "link" && isTranslatedLink(sample));
      return isOwn || !(follows || language === "en");
    },
  );
  return [...fields, ...slots.map(({ path }) => path)].filter(
    (path) => !Object.hasOwn(texts, path),
  );
}

/** Of the untranslated texts, the slot after another one; after the last one, the first. */
export function nextUntranslated(paths: readonly string[], after: string | null) {
  const slots = paths.filter((path) => !path.startsWith("@"));
  return slots[slots.indexOf(after ?? "") + 1] ?? slots[0];
}

const isTranslatedLink = (sample: unknown) =>
  typeof sample === "object" &&
  sample !== null &&
  "label" in sample &&
  typeof sample.label === "object";
