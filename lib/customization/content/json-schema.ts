import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import type { Slot, Slots } from "@/components/templates/content/slots";
import { tradePicturePattern } from "@/components/templates/trade-pictures";
import {
  contentLimits,
  currencies,
  fileNamePattern,
  hiddenPattern,
  isText,
  maxItems,
  reservedNames,
  sampleFiles,
  tagPattern,
} from "./rules";

type JsonSchema = Readonly<Record<string, unknown>>;

const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

const object = (properties: Readonly<Record<string, JsonSchema>>, optional: string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** A string without characters that hide text, and without tags. */
const visible = (alsoAllowed: string) => ({
  type: "string",
  pattern: `^(?:(?!${hiddenPattern.source})[\\s\\S]${alsoAllowed})*$`,
  not: matching(tagPattern.source),
});

const matching = (pattern: string) => ({ type: "string", pattern });

const line = (maxLength: number) => ({ ...ref("line"), type: "string", maxLength });

const fileName = (maxLength: number) => ({
  ...line(maxLength),
  pattern: fileNamePattern.source,
  not: matching(reservedNames.source),
});

/** JSON Schema has no empty enum. */
const oneOfThese = (values: readonly string[]) => (values.length > 0 ? [{ enum: values }] : []);

const email = "[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}";

const target = ({ parts }: ContentDeclaration) => ({
  description: "A part of the page, a text page, or a web, e-mail or telephone address",
  ...line(2_000),
  anyOf: [
    ...oneOfThese(Object.keys(parts).map((id) => `#${id}`)),
    matching("^page:[a-z0-9]{1,12}$"),
    matching(`^mailto:(?!\\.)(?!.*\\.\\.)${email}$`),
    matching("^tel:\\+?[\\d().\\- ]{3,30}$"),
    matching("^[hH][tT][tT][pP][sS]?://[^/?#@\\s]+\\.[^/?#@\\s]+([/?#]|$)"),
  ],
});

const definitions = (declaration: ContentDeclaration) => ({
  line: visible(""),
  lines: visible("|\\n"),
  target: target(declaration),
  runs: {
    type: "array",
    maxItems: contentLimits.parts,
    items: {
      anyOf: [
        ref("lines"),
        object({ text: ref("lines"), mark: { enum: ["em", "strong"] } }),
        object({ text: ref("lines"), to: ref("target") }),
        object({ brand: { const: true } }),
      ],
    },
  },
  price: object(
    {
      amount: {
        description: "In the currency's smallest unit",
        type: "integer",
        minimum: 0,
        maximum: contentLimits.amount,
      },
      currency: { description: "ISO 4217", enum: [...currencies] },
      isOpen: { description: "Set until the owner has named the price", const: true },
    },
    ["isOpen"],
  ),
  picture: object(
    {
      file: {
        description: "A file of the template or of a trade, or the SHA-256 of an uploaded picture",
        anyOf: [
          ...oneOfThese([...sampleFiles(declaration)]),
          matching(tradePicturePattern.source),
          matching("^[0-9a-f]{64}$"),
        ],
      },
      alt: line(contentLimits.altLength),
      needsAlt: {
        description: "Set until the owner has said what a picture of their own shows",
        const: true,
      },
      focus: {
        description: "The point that stays visible, in percent from the left and the top",
        type: "array",
        minItems: 2,
        maxItems: 2,
        items: { type: "number", minimum: 0, maximum: 100 },
      },
      size: {
        description: "Width and height of an uploaded picture in pixels",
        type: "array",
        minItems: 2,
        maxItems: 2,
        items: { type: "integer", minimum: 1, maximum: contentLimits.pixels },
      },
    },
    ["needsAlt", "focus", "size"],
  ),
});

const inAll = (max: number) => `At most ${max} characters in all`;

/** The schema of a slot's value; null for a group, which has no value itself. */
function valueSchema(slot: Slot): JsonSchema | null {
  switch (slot.kind) {
    case "text":
      return slot.isFileName ? fileName(slot.max) : line(slot.max);
    case "paragraph":
      return { ...ref("runs"), description: inAll(slot.max) };
    case "price":
      return ref("price");
    case "link":
      return object({
        label: line(slot.max),
        to: slot.isOptional ? { anyOf: [{ const: "" }, ref("target")] } : ref("target"),
      });
    case "picture":
      return ref("picture");
    case "choice":
      return { enum: Object.keys(slot.options) };
    case "order": {
      const names = Object.keys(slot.names);
      return {
        type: "array",
        uniqueItems: true,
        minItems: names.length,
        maxItems: names.length,
        items: { enum: names },
      };
    }
    case "blocks":
      return {
        description: inAll(slot.max),
        type: "array",
        maxItems: contentLimits.parts,
        items: object({ kind: { enum: ["heading", "paragraph", "item"] }, runs: ref("runs") }),
      };
    case "section":
      return { type: "boolean" };
    case "list":
      return {
        description: "The ids of the items in their order; a new item has an id of your own",
        type: "array",
        uniqueItems: true,
        minItems: slot.min,
        maxItems: maxItems(slot),
        items: { type: "string", pattern: "^[a-z0-9]{1,12}$" },
      };
    case "group":
      return null;
  }
}

/** The schema of a slot's text in a further language; null for a slot without text. */
function textSchema(slot: Slot): JsonSchema | null {
  if (slot.kind === "link") return line(slot.max);
  if (slot.kind === "picture") return line(contentLimits.altLength);
  return isText(slot) ? valueSchema(slot) : null;
}

/** Every slot with a value, by its path; `{id}` stands for items. */
function* listSlots(slots: Slots, prefix = ""): Generator<readonly [path: string, slot: Slot]> {
  for (const [name, slot] of Object.entries(slots)) {
    const path = prefix + name;
    yield [path, slot];
    if (slot.kind === "list") yield* listSlots(slot.slots, `${path}.{id}.`);
    if (slot.kind === "group" || slot.kind === "section") yield* listSlots(slot.slots, `${path}.`);
  }
}

const patternOf = (path: string) =>
  `^${path.replaceAll(".", "\\.").replaceAll("{id}", "[a-z0-9]{1,12}")}$`;

/**
 * The JSON Schema of a template's documents. It accepts and refuses the same documents as
 * `documentSchema`, except for lengths and counts over several values, which are in its
 * descriptions.
 */
export function documentJsonSchema(slug: string, declaration: ContentDeclaration): JsonSchema {
  const record = (schemaOf: (slot: Slot) => JsonSchema | null, fields = {}) => {
    const values = [...listSlots(declaration.slots)].flatMap(([path, slot]) => {
      const schema = schemaOf(slot);
      return schema ? [[path, { title: slot.label, ...schema }] as const] : [];
    });
    const isInList = (path: string) => path.includes("{id}");
    return {
      type: "object",
      properties: { ...fields, ...Object.fromEntries(values.filter(([path]) => !isInList(path))) },
      patternProperties: Object.fromEntries(
        values.flatMap(([path, schema]) => (isInList(path) ? [[patternOf(path), schema]] : [])),
      ),
      additionalProperties: false,
    };
  };
  const title = line(contentLimits.titleLength);
  const description = line(contentLimits.descriptionLength);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Words and pictures of a site",
    description: `At most ${contentLimits.bytes / 1024} KB, and ${contentLimits.pictures} uploaded pictures. What is left out is as in the sample.`,
    type: "object",
    required: ["template", "version"],
    properties: {
      template: { const: slug },
      version: { const: declaration.version },
      language: { enum: languages, default: "en" },
      title: { description: "Empty: the company's name", ...title },
      description: { description: "Empty: the company's description of itself", ...description },
      content: { description: "Values by the path of their slot", ...record(valueSchema) },
      translations: {
        description:
          "Texts of further languages by the path of their slot: a link's label, a picture's alternative text",
        type: "object",
        properties: Object.fromEntries(languages.map((language) => [language, ref("texts")])),
        additionalProperties: false,
      },
      hasLanguageLinks: {
        description: "Whether the footer links to the other languages",
        type: "boolean",
        default: true,
      },
      written: {
        description: "Paths of texts that a language model wrote and nobody has read yet",
        type: "array",
        maxItems: contentLimits.parts,
        items: { type: "string", maxLength: 200 },
      },
      unplaced: {
        description: "Values that an older version of the template had a place for",
        type: "object",
      },
    },
    // The texts of the site's own language are in `content`.
    not: {
      anyOf: languages.map((language) => ({
        properties: {
          language: { const: language },
          translations: { type: "object", required: [language] },
        },
        required: [...(language === "en" ? [] : ["language"]), "translations"],
      })),
    },
    $defs: {
      ...definitions(declaration),
      texts: record(textSchema, { "@title": title, "@description": description }),
    },
  };
}
