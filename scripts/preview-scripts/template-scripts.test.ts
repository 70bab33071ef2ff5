import { pathToFileURL } from "node:url";
import { Parser } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { TemplateBundle } from "@/components/templates/browser-bundle";
import { languages } from "@/components/templates/content/languages";
import type { Slot } from "@/components/templates/content/slots";
import {
  type ContentValues,
  type FoundSlot,
  itemIds,
  type SlotValue,
  walkSlots,
} from "@/components/templates/content/values";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { templateFileOf } from "./bundle";

type Input = Parameters<TemplateBundle["renderMarkup"]>[0];

/** Preact's strings differ in what a browser reads as the same: order and case of attributes, entities. */
function nodesOf(markup: string): string[] {
  const nodes: string[] = [];
  let isPreload = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        // React loads pictures early by links, where they belong to no element of the template.
        isPreload = name === "link" && attributes.rel === "preload";
        if (isPreload) return;
        const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
        nodes.push(`<${name} ${JSON.stringify(sorted.map(normalAttribute))}>`);
      },
      ontext: (text) => {
        const last = nodes.at(-1);
        if (last?.startsWith("#")) nodes[nodes.length - 1] = last + text;
        else if (text) nodes.push(`#${text}`);
      },
      onclosetag: (name) => {
        if (name !== "link") nodes.push(`</${name}>`);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(markup);
  return nodes;
}

const normalAttribute = ([name, value]: [string, string]) => [
  name,
  name === "style" ? value.replace(/\s*([:;])\s*/g, "$1").replace(/;$/, "") : value,
];

/** Words that need escaping, in many scripts. */
const word = (index: number) =>
  ["Crème & “brûlée” <b>", "Ünïcode’s", "日本語", "a\u00a0b 'c' \"d\"", "🍋", ""][index % 6] ?? "";

const upload = "0123456789abcdef".repeat(4);

function valueFor({ slot, sample }: FoundSlot, index: number): SlotValue | null {
  switch (slot.kind) {
    case "text":
      return word(index).slice(0, slot.max);
    case "paragraph":
      return [
        "One\ntwo ",
        { text: word(index), mark: "strong" },
        { text: "a\nb", mark: "em" },
        { brand: true },
        { text: "a link", to: "https://shop.example/?a=1&b=2" },
      ];
    case "price":
      return { amount: index * 137, currency: index % 2 ? "EUR" : "JPY" };
    case "link":
      return { label: word(index), to: "mailto:us@shop.example" };
    case "picture":
      return { file: upload, alt: word(index), focus: [20, 80], size: [1200, 900] };
    case "choice":
      return Object.keys(slot.options).at(-1) ?? null;
    case "section":
      return index % 2 === 0;
    case "order":
      return slot.sample.toReversed();
    case "list":
      return [...itemIds(slot, sample, undefined).toReversed(), "new1"].slice(0, slot.max);
    default:
      return null;
  }
}

const isList = ({ kind }: Slot) => kind === "list";

/** Other words in each second slot, lists turned round with an added item, sections off. */
function otherValues(slots: Parameters<typeof walkSlots>[0], seed: number): ContentValues {
  const values: Record<string, SlotValue> = {};
  const fillIn = (wanted: (slot: Slot) => boolean) => {
    for (const [index, found] of [...walkSlots(slots, values)].entries()) {
      const value = wanted(found.slot) ? valueFor(found, index + seed) : null;
      if (value !== null && (index + seed) % 2 === 0) values[found.path] = value;
    }
  };
  fillIn(isList);
  fillIn((slot) => !isList(slot));
  return {
    ...values,
    pages: ["p1"],
    "pages.p1.title": "Imprint & more",
    "pages.p1.name": "imprint",
    "pages.p1.body": [
      { kind: "heading", runs: ["Who"] },
      { kind: "item", runs: ["one"] },
      { kind: "item", runs: [{ text: "two", to: "page:p1" }] },
      { kind: "paragraph", runs: ["By ", { brand: true }] },
    ],
  };
}

async function load(slug: TemplateSlug) {
  const script: TemplateBundle = await import(pathToFileURL(templateFileOf(slug)).href);
  const { template } = await templates[slug].load();
  const compare = (input: Partial<Input>) => {
    const full: Input = {
      brand: { name: "Pérez & Söhne", logo: "/logo.svg" },
      palette: template.palette,
      images: `/templates/${slug}`,
      uploads: "/uploads",
      trades: "/uploads",
      values: {},
      language: "en",
      home: "",
      isEdited: false,
      ...input,
    };
    const expected = renderToStaticMarkup(template.print(full).element);
    expect(nodesOf(script.renderMarkup(full))).toEqual(nodesOf(expected));
  };
  return { script, template, compare };
}

describe.each(templateSlugs)("the script of %s", (slug) => {
  test("knows its colors and slots", async () => {
    const { script, template } = await load(slug);
    expect(script.palette).toEqual(template.palette);
    expect(JSON.stringify(script.declaration)).toBe(JSON.stringify(template.content));
  });

  test.each([false, true])("prints the sample as the server does, edited: %s", async (isEdited) => {
    const { compare } = await load(slug);
    compare({ isEdited });
  });

  test("prints other words, prices, pictures, lists and pages as the server does", async () => {
    const { template, compare } = await load(slug);
    for (const [seed, language] of languages.entries()) {
      const values = otherValues(template.content.slots, seed);
      for (const isEdited of [false, true]) {
        compare({ values, language, isEdited });
        compare({ values, language, isEdited, pageId: "p1", home: "./" });
      }
    }
  });
});
