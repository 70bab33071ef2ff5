import { z } from "zod";
import { languages } from "@/components/templates/content/languages";
import { idParam } from "@/lib/id-schemas";

/**
 * The handler checks whether the template exists: this module runs in browsers, which do not have
 * the list of templates.
 */
export const templateParam = z.object({ template: z.string().regex(/^[a-z-]{1,40}$/) });

/** The draft of a license of a template. */
export const draftParam = z.object({
  template: z
    .string()
    .regex(/^[a-z-]{1,40}(~([2-9]|[1-9]\d{1,5}))?$/)
    .describe("The template, or `silent~2` for the draft of the customer's second license of it"),
});

const json = z.record(z.string(), z.unknown());

export interface SlotDescription {
  name: string;
  path: string;
  kind: string;
  label: string;
  sample?: unknown;
  min?: number;
  max?: number;
  isOptional?: boolean;
  isFileName?: boolean;
  translations?: Record<string, string>;
  hasDecimals?: boolean;
  width?: number;
  height?: number;
  sizes?: string;
  options?: Record<string, string>;
  names?: Record<string, string>;
  itemLabel?: string;
  slots?: SlotDescription[];
}

const labels = z.record(z.string(), z.string()).optional();

const slotDescription: z.ZodType<SlotDescription> = z
  .object({
    name: z.string(),
    path: z.string().describe("Where its value stands in `content`; items of lists as `{id}`"),
    kind: z.string(),
    label: z.string(),
    sample: z.unknown().optional(),
    min: z.int().optional().describe("Items of a list"),
    max: z.int().optional().describe("Characters of a text, or items of a list"),
    isOptional: z.boolean().optional(),
    isFileName: z.boolean().optional(),
    translations: labels.describe("Of a small word, which follows the language of the site"),
    hasDecimals: z.boolean().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
    sizes: z.string().optional(),
    options: labels.describe("Labels of a choice by value"),
    names: labels.describe("Labels of the sections of an order by name"),
    itemLabel: z.string().optional(),
    get slots() {
      return z.array(slotDescription).optional();
    },
  })
  .meta({ id: "Slot" });

export const templateContent = z.object({
  template: z.string(),
  version: z.int(),
  languages: z.array(z.string()),
  slots: z.array(slotDescription).describe("Every word and picture of the template, as a tree"),
  parts: z.record(z.string(), z.string()).describe("Parts of the page that links lead to"),
  schema: json.describe("JSON Schema of a document"),
  sample: json.describe("The sample as a document with every value"),
});

export type TemplateContent = z.output<typeof templateContent>;

const documentFields = {
  template: z.string(),
  version: z.int(),
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
  content: json.describe("Values by the path of their slot"),
  translations: z
    .record(z.string(), json)
    .optional()
    .describe(
      "Texts of further languages by the path of their slot, with `@title` and `@description`: a link's label, a picture's alternative text",
    ),
  hasLanguageLinks: z
    .boolean()
    .optional()
    .describe("Whether the footer links to the other languages; left out for true"),
  written: z
    .array(z.string())
    .optional()
    .describe("Paths of texts that a language model wrote and nobody has read yet"),
  unplaced: json.optional().describe("Values that the template has no place for any more"),
};

const document = z.object(documentFields).meta({ id: "Document" });

const number = z.int().describe("Counts the revisions of a draft from 1");

/** A revision of a draft. */
export const draftSchema = z.object({
  template: z.string(),
  number,
  changedAt: z.iso.datetime(),
  document,
});

export type Draft = z.output<typeof draftSchema>;

export const draftSummary = z.object({
  template: z.string(),
  number,
  changedAt: z.iso.datetime(),
  bytes: z.int(),
});

export type DraftSummary = z.output<typeof draftSummary>;

export const revisionParam = draftParam.extend({ number: idParam });

export const revisionSummary = z.object({
  number,
  base: z.int().nullable().describe("The revision it was made from; null for the sample"),
  changedAt: z.iso.datetime(),
  bytes: z.int(),
  isDeployed: z.boolean().describe("Whether a deployment shows it"),
  changes: z
    .array(z.string())
    .nullable()
    .describe(
      "Where it differs from the kept one before, at most 100: paths, those of a translation after its language as in `de:opening.title`, `@language`, `@title`, `@description` or `@hasLanguageLinks`; null if that is not kept",
    ),
});

export type RevisionSummary = z.output<typeof revisionSummary>;

export const draftChange = z.object({
  base: z
    .int()
    .min(1)
    .nullable()
    .describe("The number of the revision that the document was made from; null for the sample"),
  document: z
    .looseObject({})
    .describe("As in the JSON Schema of `GET /api/template/{template}/content`"),
});

/** The body of a 409 response, in addition to the message. */
export const draftConflict = z.object({
  conflicts: z.array(
    z.object({
      slot: z
        .string()
        .describe(
          "A path, that of a translation after its language as in `de:opening.title`, or `@language`, `@title` or `@description`",
        ),
      mine: z.unknown(),
      theirs: z.unknown(),
    }),
  ),
  theirs: z.object({ number, document }),
});

export type DraftConflict = z.output<typeof draftConflict>;
