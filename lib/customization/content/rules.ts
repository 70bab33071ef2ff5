import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Language } from "@/components/templates/content/languages";
import { isUpload } from "@/components/templates/content/print";
import type { ListSlot, Run, Slot } from "@/components/templates/content/slots";
import {
  type ContentValues,
  findSlot,
  itemIds,
  type SlotValue,
  sampleValue,
  walkSlots,
} from "@/components/templates/content/values";
import { isTradePicture } from "@/components/templates/trade-pictures";
import { hiddenCharacters } from "../brand";

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
export const isSample = ({ language, title, description, content }: ContentDocument): boolean =>
  language === "en" && title === "" && description === "" && Object.keys(content).length === 0;

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
  // A document is validated before it is stored or merged: paragraphs hold runs, blocks hold blocks.
  if (slot.kind === "paragraph") return canonicalValue(joinRuns(value as readonly Run[]));
  return canonicalValue(value);
}

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
 * equal documents are equal texts.
 */
export function canonicalDocument(
  declaration: ContentDeclaration,
  document: ContentDocument,
): ContentDocument {
  const { template, version, language, title, description, content, unplaced } = document;
  const kept = Object.entries(content).flatMap(([path, value]) => {
    const found = findSlot(declaration.slots, path);
    if (!found || !isPlaced(declaration, content, path)) return [];
    const canonical = canonicalSlotValue(found.slot, value);
    return isSameValue(canonical, sampleValue(found, language)) ? [] : [[path, canonical] as const];
  });
  return {
    template,
    version,
    language,
    title: title.normalize("NFC").trim(),
    description: description.normalize("NFC").trim(),
    content: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(unplaced && Object.keys(unplaced).length > 0 ? { unplaced: canonicalValue(unplaced) } : {}),
  };
}

/**
 * The differences between two documents: paths of slots, `@language`, `@title` or `@description`.
 */
export function differingPaths(one: ContentDocument, other: ContentDocument): string[] {
  const fields = (["language", "title", "description"] as const)
    .filter((field) => one[field] !== other[field])
    .map((field) => `@${field}`);
  const paths = new Set([...Object.keys(one.content), ...Object.keys(other.content)]);
  const changed = [...paths].filter((path) => !isSameValue(one.content[path], other.content[path]));
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

/**
 * The document in the template's newest version; values that no longer have a slot are kept as
 * `unplaced`.
 */
export function migrateDocument(
  { version, slots, migrations }: ContentDeclaration,
  document: ContentDocument,
): ContentDocument {
  let { content } = document;
  for (let next = document.version + 1; next <= version; next++) {
    content = migrations[next]?.(content) ?? content;
  }
  const entries = Object.entries(content);
  const placed = entries.filter(([path]) => findSlot(slots, path));
  const lost = entries.filter(([path]) => !findSlot(slots, path));
  return {
    ...document,
    version,
    content: Object.fromEntries(placed),
    ...(lost.length > 0 ? { unplaced: { ...document.unplaced, ...Object.fromEntries(lost) } } : {}),
  };
}
