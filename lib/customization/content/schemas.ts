import * as z from "zod";
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

const tooLong = (max: number) => `Please use at most ${max} characters`;
const hidden = "This text contains characters that hide or turn text";
const tags = "Tags such as <b> would be shown as they are: please leave them out";

const isVisible = (text: string) => !hiddenPattern.test(text);
const isVisibleInLines = (text: string) => text.split("\n").every(isVisible);
const hasNoTags = (text: string) => !tagPattern.test(text);

// Texts are stored in NFC, in which a few characters become longer.
const oneLine = (max: number) =>
  z
    .string("This must be text")
    .normalize("NFC")
    .refine((it) => isWithin(it, max), tooLong(max))
    .refine(isVisible, hidden)
    .refine(hasNoTags, tags);
const manyLines = z.string("This must be text").normalize("NFC").refine(isVisibleInLines, hidden);

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
    "This is not a part of the page, a web address, an e-mail address or a telephone number",
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
        "This must be text, emphasis, a link or the company’s name",
      ),
    )
    .max(contentLimits.parts, "This text has too many parts")
    .refine((all) => isWithin(wordsOf(all), max), tooLong(max))
    // The runs are joined, because a tag may begin in one run and end in the next.
    .refine((all) => joinRuns(all).every((run) => hasNoTags(runText(run))), tags);

const price = z.strictObject({
  amount: z.int("This must be an amount").min(0).max(contentLimits.amount),
  currency: z.string().refine((it) => currencies.has(it), "This is no currency"),
  isOpen: z.literal(true).optional(),
});

const percent = z.number().min(0).max(100);
const pixels = z.int().min(1).max(contentLimits.pixels);

const pictureValue = (declaration: ContentDeclaration) =>
  z.strictObject({
    file: z
      .string()
      .refine(
        (it) => isUpload(it) || isTradePicture(it) || sampleFiles(declaration).has(it),
        "This is no picture of yours",
      ),
    alt: oneLine(contentLimits.altLength),
    focus: z.tuple([percent, percent]).optional(),
    size: z.tuple([pixels, pixels]).optional(),
  });

const fileName = (max: number) =>
  oneLine(max)
    .regex(fileNamePattern, "Please use small letters, digits and hyphens, such as legal-notice")
    .refine(isFileName, "This name has a meaning of its own; please choose another");

const itemId = z.string().regex(/^[a-z0-9]{1,12}$/, "This is no item");

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
      return z.enum(Object.keys(slot.options), "This is no choice of this design");
    case "order":
      return z
        .array(z.enum(Object.keys(slot.names)))
        .refine(
          (all) => all.length === slot.sample.length && new Set(all).size === all.length,
          "Every section stands in the order once",
        );
    case "blocks":
      return z
        .array(
          z.strictObject({
            kind: z.enum(["heading", "paragraph", "item"]),
            runs: runs(declaration, slot.max),
          }),
        )
        .max(contentLimits.parts, "This text has too many blocks")
        .refine(
          (all) => isWithin(all.map(({ runs }) => wordsOf(runs)).join(""), slot.max),
          tooLong(slot.max),
        );
    case "section":
      return z.boolean("This must be true or false");
    case "list":
      return z
        .array(itemId)
        .min(slot.min, `At least ${slot.min} of these are needed`)
        .max(maxItems(slot), `At most ${maxItems(slot)} of these fit`)
        .refine((ids) => new Set(ids).size === ids.length, "Every item is in its list once");
    case "group":
      return z.never("This is a group of slots");
  }
}

const notThisKind = "This is no value for a slot of this kind";

const unknownSlot = (path: string) => `This template has no slot “${path.slice(0, 80)}”`;

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
      found && slotSchema(declaration, found.slot).safeParse(input, { error: () => notThisKind });
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
        const result = schema?.safeParse(input, { error: () => notThisKind });
        if (result?.success) continue;
        yield [
          [...at, path],
          result?.error.issues[0]?.message ??
            `There is no text to translate at “${path.slice(0, 80)}”`,
        ];
      }
    }
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
const record = (message: string) => z.custom<Record<string, unknown>>(isRecord, message);

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
        template: z.literal(slug, "This text is for another template"),
        version: z
          .int("The file does not say which version it is")
          .min(1, "There is no such version")
          .max(declaration.version, "This text is from a newer version"),
        language: z.enum(languages, "This is no language of the shop").default("en"),
        title: oneLine(contentLimits.titleLength).default(""),
        description: oneLine(contentLimits.descriptionLength).default(""),
        content: record("This must be an object of slots").default(() => ({})),
        translations: record("This must be an object of languages").optional(),
        hasLanguageLinks: z.boolean("This must be true or false").optional(),
        unplaced: record("This must be an object of values").optional(),
      },
      "This is no content of a site",
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
      add(unplacedProblems(document.unplaced ?? {}));
      if (issues.length === 0) add(documentProblems(declaration, document.content));
      return document;
    });
