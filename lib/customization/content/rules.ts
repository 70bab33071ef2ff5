import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { type Language, languages } from "@/components/templates/content/languages";
import { isUpload } from "@/components/templates/content/print";
import type {
  LinkValue,
  ListSlot,
  PictureValue,
  Run,
  Slot,
} from "@/components/templates/content/slots";
import {
  type ContentValues,
  type FoundSlot,
  findSlot,
  itemIds,
  type SlotValue,
  sampleValue,
  walkSlots,
} from "@/components/templates/content/values";
import { isTradePicture } from "@/components/templates/trade-pictures";
import { hiddenCharacters } from "../brand";

type Translations = Readonly<Partial<Record<Language, ContentValues>>>;

/** The fields of a document that are translated. */
export const fieldsWithText = ["title", "description"] as const;

/** A site's words and pictures: only the differences from the template's sample. */
export interface ContentDocument {
  /** The template's slug. */
  template: string;
  /** The version of the template's declaration that the paths belong to. */
  version: number;
  language: Language;
  /** Empty for the company's name. */
  title: string;
  /** Empty for the company's own description. */
  description: string;
  content: ContentValues;
  /**
   * The texts of the site's further languages by the path of their slot, with `@title` and
   * `@description`. Of a link only the label is translated, of a picture the alternative text.
   */
  translations?: Translations;
  /** Whether the footer links to the other languages; left out for true. */
  hasLanguageLinks?: boolean;
  /** Paths of texts that a language model wrote and nobody has read yet. */
  written?: string[];
  /** Values that no longer have a slot in the template, by their old path. */
  unplaced?: ContentValues;
}

export const contentLimits = {
  /** The largest document, in bytes. */
  bytes: 64 * 1024,
  /** The most items of a list. */
  items: 40,
  /** The most runs of a paragraph, and blocks of a text page. */
  parts: 400,
  /** The most uploaded pictures of a document. */
  pictures: 30,
  /** The number of revisions that are kept of a customer's document. */
  revisions: 50,
  titleLength: 70,
  descriptionLength: 200,
  altLength: 300,
  /** The highest price, in the currency's smallest unit. */
  amount: 100_000_000_000,
  /** The largest width and height of an uploaded picture. */
  pixels: 20_000,
} as const;

/** Characters that hide or reverse text, and invisible tag characters. */
export const hiddenPattern = new RegExp(`${hiddenCharacters.source}|[\\u{e0000}-\\u{e007f}]`, "u");

/**
 * Text that looks like an HTML tag. It would be shown literally, because texts are escaped, and no
 * author wants that.
 */
export const tagPattern = /<\/?[a-zA-Z][a-zA-Z\d-]*(\s[^<>]*)?\/?>|<!--/;

/** Words of small letters and digits, joined by hyphens. */
export const fileNamePattern = /^[a-z\d]+(-[a-z\d]+)*$/;

/**
 * Reserved names: `index` is the page itself; the others are devices on Windows, whatever their
 * extension.
 */
export const reservedNames = /^(index|con|prn|aux|nul|com\d|lpt\d)$/;

export const isFileName = (name: string): boolean =>
  fileNamePattern.test(name) && !reservedNames.test(name);

export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Files of the template that a picture can show. */
export function sampleFiles({ slots }: ContentDeclaration): Set<string> {
  const files = new Set<string>();
  for (const { slot, sample } of walkSlots(slots, {})) {
    if (slot.kind !== "picture") continue;
    files.add(slot.sample.file);
    if (typeof sample === "object" && sample !== null && "file" in sample) {
      files.add(String(sample.file));
    }
  }
  return files;
}

/** How many items a list may have. */
export const maxItems = ({ max }: ListSlot): number => Math.min(max, contentLimits.items);

export const sampleDocument = (
  template: string,
  { version }: ContentDeclaration,
): ContentDocument => ({
  template,
  version,
  language: "en",
  title: "",
  description: "",
  content: {},
});

/** Whether a canonical document equals the sample. */
export const isSample = (document: ContentDocument): boolean =>
  document.language === "en" &&
  document.title === "" &&
  document.description === "" &&
  Object.keys(flatValues(document)).length === 0;

type PlainRun = Exclude<Run, string>;

const isSameStyle = (a: PlainRun, b: PlainRun) =>
  !("brand" in a || "brand" in b) &&
  ("to" in a && "to" in b ? a.to === b.to : "mark" in a && "mark" in b && a.mark === b.mark);

/** Paragraph runs without empty ones; neighbors of the same style are joined. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (typeof run === "string" ? run === "" : "text" in run && run.text === "") continue;
    if (typeof run === "string" && typeof last === "string") joined[joined.length - 1] = last + run;
    else if (
      typeof run !== "string" &&
      typeof last === "object" &&
      "text" in run &&
      "text" in last &&
      isSameStyle(last, run)
    ) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

/** With sorted keys and NFC strings, so that equal values are equal texts. */
function canonicalValue<T>(value: T): T {
  if (typeof value === "string") return value.normalize("NFC") as T & string;
  if (Array.isArray(value)) return value.map(canonicalValue) as T & unknown[];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, it]) => it !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  // The same keys with values of the same types.
  return Object.fromEntries(sorted.map(([key, it]) => [key, canonicalValue(it)])) as T;
}

function canonicalSlotValue(slot: Slot, value: SlotValue): SlotValue {
  // Cast: a document is validated before it is stored or merged, so paragraphs hold runs.
  if (slot.kind === "paragraph") return canonicalValue(joinRuns(value as readonly Run[]));
  return canonicalValue(value);
}

const canonicalText = (text: unknown) => String(text).normalize("NFC").trim();

/** Whether the whole value of a slot is text. */
export const isText = (slot: Slot): boolean =>
  slot.kind === "text" ? !slot.isFileName : slot.kind === "paragraph" || slot.kind === "blocks";

/** The part of a slot's value that each language has for itself; null for a value without text. */
export function translatedText(slot: Slot, value: SlotValue): SlotValue | null {
  // Casts: each kind of slot holds values of its own type.
  if (slot.kind === "link") return (value as LinkValue).label;
  if (slot.kind === "picture") return (value as PictureValue).alt;
  return isText(slot) ? value : null;
}

const linksField = "@hasLanguageLinks";

const writtenField = "@written";

/** The key of the mark of a text that a language model wrote. */
export const writtenKey = (path: string): string => `${writtenField}:${path}`;

/**
 * All values of a document in one record, for merging and editing: those of its slots,
 * `de:opening.title` for a German text, `de:` for German itself, `@written:opening.title` for one that nobody has read
 * yet, and `@hasLanguageLinks`.
 */
export function flatValues({
  content,
  translations = {},
  hasLanguageLinks = true,
  written = [],
}: Pick<
  ContentDocument,
  "content" | "translations" | "hasLanguageLinks" | "written"
>): ContentValues {
  const texts = Object.entries(translations).flatMap(([language, values]) => [
    [`${language}:`, true] as const,
    ...Object.entries(values).map(([path, text]) => [`${language}:${path}`, text] as const),
  ]);
  return {
    ...content,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(written.map((path) => [writtenKey(path), true])),
    ...(hasLanguageLinks ? {} : { [linksField]: false }),
  };
}

/** The document with these values instead of its own: the reverse of `flatValues`. */
export function withFlatValues(document: ContentDocument, values: ContentValues): ContentDocument {
  const { translations: _, hasLanguageLinks: __, written: ___, ...others } = document;
  const content = new Map<string, SlotValue>();
  const translations = new Map<string, [string, SlotValue][]>();
  const written: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const [language = "", path] = key.split(/:(.*)/, 2);
    if (path === undefined) {
      if (key !== linksField) content.set(key, value);
      continue;
    }
    if (language === writtenField) {
      written.push(path);
      continue;
    }
    const texts = translations.get(language) ?? [];
    translations.set(language, path ? [...texts, [path, value]] : texts);
  }
  const texts = [...translations].map(([it, entries]) => [it, Object.fromEntries(entries)]);
  return {
    ...others,
    content: Object.fromEntries(content),
    ...(texts.length > 0 ? { translations: Object.fromEntries(texts) } : {}),
    ...(values[linksField] === false ? { hasLanguageLinks: false } : {}),
    ...(written.length > 0 ? { written } : {}),
  };
}

/** The path of the slot in a key of `flatValues`. */
export const slotPath = (key: string): string => key.slice(key.indexOf(":") + 1);

/** The further language of a key of `flatValues`; undefined for what all languages share. */
export const languageOfKey = (key: string): Language | undefined =>
  languages.find((it) => key.startsWith(`${it}:`));

export const isSameValue = (a: SlotValue | null | undefined, b: SlotValue | null | undefined) =>
  JSON.stringify(canonicalValue(a)) === JSON.stringify(canonicalValue(b));

/** Whether two canonical documents are equal. */
export const isSameDocument = (a: ContentDocument, b: ContentDocument): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether every item on the path to a slot exists. */
export function isPlaced(
  { slots }: ContentDeclaration,
  content: ContentValues,
  path: string,
): boolean {
  const names = path.split(".");
  for (let length = 1; length < names.length - 1; length++) {
    const listPath = names.slice(0, length).join(".");
    const found = findSlot(slots, listPath);
    if (found?.slot.kind !== "list") continue;
    const ids = itemIds(found.slot, found.sample, content[listPath]);
    if (!ids.includes(names[length] ?? "")) return false;
    length++;
  }
  return true;
}

/** The value at a path, of the document or of the sample; null if the template has no such slot. */
export function valueAt(
  { slots }: ContentDeclaration,
  { content, language }: Pick<ContentDocument, "content" | "language">,
  path: string,
): SlotValue | null {
  if (Object.hasOwn(content, path)) return content[path] ?? null;
  const found = findSlot(slots, path);
  return found && sampleValue(found, language);
}

/**
 * The canonical form: only the differences from the sample, in one order and spelling, so that
 * equal documents are equal texts. An empty text of a further language stands for no translation.
 */
export function canonicalDocument(
  declaration: ContentDeclaration,
  document: ContentDocument,
): ContentDocument {
  const { template, version, language, title, description, content, unplaced } = document;
  const { translations = {}, hasLanguageLinks, written = [] } = document;
  const canonicalValues = (
    values: ContentValues,
    isKept: (value: SlotValue, found: FoundSlot | null) => boolean,
  ) => {
    const kept = Object.entries(values).flatMap(([path, value]) => {
      const found = findSlot(declaration.slots, path);
      if (!isPlaced(declaration, content, path)) return [];
      const canonical = found ? canonicalSlotValue(found.slot, value) : canonicalText(value);
      return isKept(canonical, found) ? [[path, canonical]] : [];
    });
    return canonicalValue(Object.fromEntries(kept));
  };
  const texts = Object.entries(translations).map(([it, values]) => [
    it,
    canonicalValues(values, (text) => String(text) !== ""),
  ]);
  const own = canonicalValues(
    content,
    (value, found) => found !== null && !isSameValue(value, sampleValue(found, language)),
  );
  const unread = [...new Set(written)].filter((path) => Object.hasOwn(own, path)).sort();
  return {
    template,
    version,
    language,
    title: canonicalText(title),
    description: canonicalText(description),
    content: own,
    ...(texts.length > 0 ? { translations: canonicalValue(Object.fromEntries(texts)) } : {}),
    ...(hasLanguageLinks === false ? { hasLanguageLinks } : {}),
    ...(unread.length > 0 ? { written: unread } : {}),
    ...(unplaced && Object.keys(unplaced).length > 0 ? { unplaced: canonicalValue(unplaced) } : {}),
  };
}

/**
 * The differences between two documents: keys of `flatValues`, `@language`, `@title` or
 * `@description`.
 */
export function differingPaths(one: ContentDocument, other: ContentDocument): string[] {
  const fields = (["language", ...fieldsWithText] as const)
    .filter((field) => one[field] !== other[field])
    .map((field) => `@${field}`);
  const [was, is] = [flatValues(one), flatValues(other)];
  const paths = new Set([...Object.keys(was), ...Object.keys(is)]);
  const isMark = (path: string) => path.startsWith(`${writtenField}:`);
  const changed = [...paths].filter((path) => !isMark(path) && !isSameValue(was[path], is[path]));
  return [...fields, ...changed.sort()];
}

/** The text of content.json; the same for equal documents. */
export const documentText = (declaration: ContentDeclaration, document: ContentDocument): string =>
  `${JSON.stringify(canonicalDocument(declaration, document), null, 2)}\n`;

type WithContent = Pick<ContentDocument, "content">;

const filesOf = ({ content }: WithContent, isWanted: (file: string) => boolean): string[] => {
  const files = Object.values(content).flatMap((value) =>
    typeof value === "object" && "file" in value && isWanted(value.file) ? [value.file] : [],
  );
  return [...new Set(files)];
};

/** Hashes of the uploaded pictures that a document shows. */
export const uploadsOf = (document: WithContent): string[] => filesOf(document, isUpload);

/** The files of trades that a document shows. */
export const tradePicturesOf = (document: WithContent): string[] =>
  filesOf(document, isTradePicture);

/** Values in the template's newest version, and those that no longer have a slot. */
export function migrateValues(
  { version, slots, migrations }: ContentDeclaration,
  from: number,
  values: ContentValues,
): { placed: ContentValues; lost: ContentValues } {
  let newest = values;
  for (let next = from + 1; next <= version; next++) newest = migrations[next]?.(newest) ?? newest;
  const entries = Object.entries(newest);
  const isLost = ([path]: [string, SlotValue]) => !path.startsWith("@") && !findSlot(slots, path);
  return {
    placed: Object.fromEntries(entries.filter((entry) => !isLost(entry))),
    lost: Object.fromEntries(entries.filter(isLost)),
  };
}

/**
 * The document in the template's newest version; values that no longer have a slot are kept as
 * `unplaced`.
 */
export function migrateDocument(
  declaration: ContentDeclaration,
  document: ContentDocument,
): ContentDocument {
  const { placed, lost } = migrateValues(declaration, document.version, document.content);
  const further = Object.entries(document.translations ?? {}).map(
    ([language, texts]) => [language, migrateValues(declaration, document.version, texts)] as const,
  );
  const unplaced = [
    ...Object.entries(lost),
    ...further.flatMap(([language, texts]) =>
      Object.entries(texts.lost).map(([path, text]) => [`${language}:${path}`, text] as const),
    ),
  ];
  return {
    ...document,
    version: declaration.version,
    content: placed,
    ...(further.length > 0
      ? { translations: Object.fromEntries(further.map(([it, texts]) => [it, texts.placed])) }
      : {}),
    ...(unplaced.length > 0
      ? { unplaced: { ...document.unplaced, ...Object.fromEntries(unplaced) } }
      : {}),
  };
}
