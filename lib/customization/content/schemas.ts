import * as z from "zod";
import { currentTranslations } from "#current-translations";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import { isUpload } from "@/components/templates/content/print";
import type { Slot } from "@/components/templates/content/slots";
import {
  type ContentValues,
  findSlot,
  itemIds,
  type SlotValue,
} from "@/components/templates/content/values";
import { isTradePicture } from "@/components/templates/trade-pictures";
import { isWithin } from "@/lib/graphemes";
import { runText, wordsOf } from "./lengths";
import {
  type ContentDocument,
  contentLimits,
  currencies,
  fileNamePattern,
  hiddenPattern,
  isFileName,
  isText,
  joinRuns,
  maxItems,
  migrateDocument,
  sampleFiles,
  tagPattern,
  uploadsOf,
} from "./rules";

const t = currentTranslations("contentFields");

const tooLong = (max: number) => () => t("tooLong", { max: String(max) });

const isVisible = (text: string) => !hiddenPattern.test(text);
const isVisibleInLines = (text: string) => text.split("\n").every(isVisible);
const hasNoTags = (text: string) => !tagPattern.test(text);

// Texts are stored in NFC, in which a few characters become longer.
const oneLine = (max: number) =>
  z
    .string({ error: () => t("notText") })
    .normalize("NFC")
    .refine((it) => isWithin(it, max), { error: tooLong(max) })
    .refine(isVisible, { error: () => t("hidden") })
    .refine(hasNoTags, { error: () => t("tags", { tag: "<b>" }) });
const manyLines = z
  .string({ error: () => t("notText") })
  .normalize("NFC")
  .refine(isVisibleInLines, { error: () => t("hidden") });

function isWebAddress(to: string): boolean {
  if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) return false;
  const { username, password, hostname } = new URL(to);
  return username === "" && password === "" && hostname.includes(".");
}

const isEmailAddress = (to: string) => z.email().safeParse(to.replace(/^mailto:/, "")).success;

const target = ({ parts }: ContentDeclaration, isOptional = false) =>
  oneLine(2000).refine(
    (to) =>
      (isOptional && to === "") ||
      (to.startsWith("#") && Object.hasOwn(parts, to.slice(1))) ||
      /^page:[a-z0-9]{1,12}$/.test(to) ||
      (to.startsWith("mailto:") && isEmailAddress(to)) ||
      /^tel:\+?[\d().\- ]{3,30}$/.test(to) ||
      isWebAddress(to),
    { error: () => t("notALink") },
  );

const runs = (declaration: ContentDeclaration, max: number) =>
  z
    .array(
      z.union(
        [
          manyLines,
          z.strictObject({ text: manyLines, mark: z.enum(["em", "strong"]) }),
          z.strictObject({ text: manyLines, to: target(declaration) }),
          z.strictObject({ brand: z.literal(true) }),
        ],
        { error: () => t("notInline") },
      ),
    )
    .max(contentLimits.parts, { error: () => t("manyParts") })
    .refine((all) => isWithin(wordsOf(all), max), { error: tooLong(max) })
    // The runs are joined, because a tag may begin in one run and end in the next.
    .refine((all) => joinRuns(all).every((run) => hasNoTags(runText(run))), {
      error: () => t("tags", { tag: "<b>" }),
    });

const price = z.strictObject({
  amount: z
    .int({ error: () => t("notAmount") })
    .min(0)
    .max(contentLimits.amount),
  currency: z.string().refine((it) => currencies.has(it), { error: () => t("notCurrency") }),
  isOpen: z.literal(true).optional(),
});

const percent = z.number().min(0).max(100);
const pixels = z.int().min(1).max(contentLimits.pixels);

const pictureValue = (declaration: ContentDeclaration) =>
  z.strictObject({
    file: z
      .string()
      .refine((it) => isUpload(it) || isTradePicture(it) || sampleFiles(declaration).has(it), {
        error: () => t("notYours"),
      }),
    alt: oneLine(contentLimits.altLength),
    needsAlt: z.literal(true).optional(),
    focus: z.tuple([percent, percent]).optional(),
    size: z.tuple([pixels, pixels]).optional(),
  });

const fileName = (max: number) =>
  oneLine(max)
    .regex(fileNamePattern, { error: () => t("slug") })
    .refine(isFileName, { error: () => t("slugTaken") });

const itemId = z.string().regex(/^[a-z0-9]{1,12}$/, { error: () => t("notAnItem") });

/** The schema of a slot's stored value. */
export function slotSchema(declaration: ContentDeclaration, slot: Slot): z.ZodType {
  switch (slot.kind) {
    case "text":
      return slot.isFileName ? fileName(slot.max) : oneLine(slot.max);
    case "paragraph":
      return runs(declaration, slot.max);
    case "price":
      return price;
    case "link":
      return z.strictObject({
        label: oneLine(slot.max),
        to: target(declaration, slot.isOptional),
      });
    case "picture":
      return pictureValue(declaration);
    case "choice":
      return z.enum(Object.keys(slot.options), { error: () => t("noChoice") });
    case "order":
      return z
        .array(z.enum(Object.keys(slot.names)))
        .refine((all) => all.length === slot.sample.length && new Set(all).size === all.length, {
          error: () => t("sectionsOnce"),
        });
    case "blocks":
      return z
        .array(
          z.strictObject({
            kind: z.enum(["heading", "paragraph", "item"]),
            runs: runs(declaration, slot.max),
          }),
        )
        .max(contentLimits.parts, { error: () => t("manyBlocks") })
        .refine((all) => isWithin(all.map(({ runs }) => wordsOf(runs)).join(""), slot.max), {
          error: tooLong(slot.max),
        });
    case "section":
      return z.boolean({ error: () => t("trueOrFalse") });
    case "list":
      return z
        .array(itemId)
        .min(slot.min, { error: () => t("fewItems", { min: String(slot.min) }) })
        .max(maxItems(slot), { error: () => t("manyItems", { max: String(maxItems(slot)) }) })
        .refine((ids) => new Set(ids).size === ids.length, { error: () => t("itemsOnce") });
    case "group":
      return z.never({ error: () => t("isGroup") });
  }
}

const unknownSlot = (path: string) => t("noSlot", { path: path.slice(0, 80) });

/** The schema of a slot's text in a further language; null for a slot without text. */
function textSchema(declaration: ContentDeclaration, slot: Slot): z.ZodType | null {
  if (slot.kind === "link") return oneLine(slot.max);
  if (slot.kind === "picture") return oneLine(contentLimits.altLength);
  return isText(slot) ? slotSchema(declaration, slot) : null;
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

type Problem = readonly [path: string[], message: string];

/** The number of reported problems: more would not help. */
const maxProblems = 50;

function* slotProblems(declaration: ContentDeclaration, content: object): Generator<Problem> {
  for (const [path, input] of Object.entries(content)) {
    const found = findSlot(declaration.slots, path);
    const result =
      found &&
      slotSchema(declaration, found.slot).safeParse(input, { error: () => t("notThisKind") });
    if (result?.success) continue;
    yield [["content", path], result?.error.issues[0]?.message ?? unknownSlot(path)];
  }
}

const fieldSchemas: Partial<Record<string, z.ZodType>> = {
  "@title": oneLine(contentLimits.titleLength),
  "@description": oneLine(contentLimits.descriptionLength),
};

function* translationProblems(
  declaration: ContentDeclaration,
  { language: own, translations = {} }: ContentDocument,
): Generator<Problem> {
  for (const [language, texts] of Object.entries(translations)) {
    const at = ["translations", language];
    if (!languages.some((it) => it === language)) yield [at, "This is no language of the shop"];
    else if (language === own)
      yield [at, "This is the site’s own language: its texts are in content"];
    else if (!isRecord(texts)) yield [at, "This must be an object of texts"];
    else {
      for (const [path, input] of Object.entries(texts)) {
        const slot = findSlot(declaration.slots, path)?.slot;
        const schema =
          (Object.hasOwn(fieldSchemas, path) && fieldSchemas[path]) ||
          (slot && textSchema(declaration, slot));
        const result = schema?.safeParse(input, { error: () => t("notThisKind") });
        if (result?.success) continue;
        yield [
          [...at, path],
          result?.error.issues[0]?.message ?? t("nothingToTranslate", { path: path.slice(0, 80) }),
        ];
      }
    }
  }
}

function* writtenProblems(
  { slots }: ContentDeclaration,
  { written = [] }: ContentDocument,
): Generator<Problem> {
  for (const path of written) {
    const slot = findSlot(slots, path)?.slot;
    if (!slot || !isText(slot)) yield [["written", path], unknownSlot(path)];
  }
}

/** Checks of values that are valid by themselves but not together. */
function* documentProblems(
  { slots }: ContentDeclaration,
  content: ContentValues,
): Generator<Problem> {
  if (uploadsOf({ content }).length > contentLimits.pictures) {
    yield [["content"], `A site holds at most ${contentLimits.pictures} pictures of your own`];
  }
  const taken = new Set<SlotValue>();
  for (const id of itemIds(slots.pages, undefined, content.pages)) {
    const path = `pages.${id}.name`;
    const name = content[path] ?? slots.pages.slots.name.sample;
    if (taken.has(name)) yield [["content", path], "Another page has this file name"];
    taken.add(name);
  }
}

/** z.record would silently drop a key `__proto__`. */
const record = (refusal: () => string) =>
  z.custom<Record<string, unknown>>(isRecord, { error: refusal });

/** Whether a value whose slot no longer exists can be kept as it is. */
function isStorable(value: unknown, depth = 6): boolean {
  if (typeof value === "string") return isVisibleInLines(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([key, it]) => /^[\w-]{1,40}$/.test(key) && key !== "__proto__" && isStorable(it, depth - 1),
    )
  );
}

const isPath = (path: string) => /^([a-z]{2}:)?[a-z][a-z0-9]*(\.[a-z0-9]+){0,12}$/i.test(path);

function* unplacedProblems(unplaced: object): Generator<Problem> {
  for (const [path, value] of Object.entries(unplaced)) {
    if (isPath(path) && isStorable(value)) continue;
    yield [["unplaced", path], "This cannot be kept"];
  }
}

/**
 * An older document in the newest version; null if the older version could not have had its values.
 */
function migrated(declaration: ContentDeclaration, document: ContentDocument) {
  if (document.version === declaration.version) return document;
  try {
    return migrateDocument(declaration, document);
  } catch {
    return null;
  }
}

/**
 * A document for a template, in its newest version; the path of each problem ends with the slot.
 * Its values stay as they were sent: see `canonicalDocument`.
 */
export const documentSchema = (slug: string, declaration: ContentDeclaration) =>
  z
    .object(
      {
        template: z.literal(slug, { error: () => t("otherTemplate") }),
        version: z
          .int({ error: () => t("noVersion") })
          .min(1, { error: () => t("unknownVersion") })
          .max(declaration.version, { error: () => t("newerVersion") }),
        language: z.enum(languages, { error: () => t("noLanguage") }).default("en"),
        title: oneLine(contentLimits.titleLength).default(""),
        description: oneLine(contentLimits.descriptionLength).default(""),
        content: record(() => t("notSlots")).default(() => ({})),
        translations: record(() => t("notLanguages")).optional(),
        hasLanguageLinks: z.boolean({ error: () => t("trueOrFalse") }).optional(),
        written: z
          .array(z.string().max(200))
          .max(contentLimits.parts, { error: () => t("manyParts") })
          .optional(),
        unplaced: record(() => t("notValues")).optional(),
      },
      { error: () => t("noContent") },
    )
    .transform((input, { issues }): ContentDocument => {
      const add = (problems: Iterable<Problem>) => {
        for (const [path, message] of problems) {
          if (issues.length >= maxProblems) return;
          issues.push({ code: "custom", message, input: null, path });
        }
      };
      // Cast: the checks below ensure that each value of `content` has the type of its slot.
      const document = migrated(declaration, input as ContentDocument);
      if (!document) {
        add([[["version"], "This text does not fit the version it names"]]);
        return z.NEVER;
      }
      add(slotProblems(declaration, document.content));
      add(translationProblems(declaration, document));
      add(writtenProblems(declaration, document));
      add(unplacedProblems(document.unplaced ?? {}));
      if (issues.length === 0) add(documentProblems(declaration, document.content));
      return document;
    });
