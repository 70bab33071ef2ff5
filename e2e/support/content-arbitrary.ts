import fc from "fast-check";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import type {
  Block,
  LinkValue,
  ListSlot,
  Run,
  Slot,
  Slots,
} from "@/components/templates/content/slots";
import { findSlot, type SlotValue, walkSlots } from "@/components/templates/content/values";
import {
  type ContentDocument,
  contentLimits,
  currencies,
  isText,
  sampleFiles,
  tagPattern,
} from "@/lib/customization/content/rules";

/** Letters that escaping, line breaking, sorting and normalizing can get wrong. */
const characters = [
  ..."abcXYZ 0189.,:;!?-_/\\'\"`&<>=()[]{}$%#@*+|~^",
  ..."äßéñçøİıſ–—…“”«»€¥",
  ..."漢字かなカナ한국어शब्दעבריתالعربيةไทย",
  "e\u0301",
  "\u0958",
  "\u00a0",
  "\u200d",
  "\ufeff",
  "\u{1f469}\u200d\u{1f680}",
  "\u{1f1e9}\u{1f1ea}",
  "$" + "{x}",
  "{x}",
  "</",
  "-->",
  "]]>",
  "&amp;",
  "&#0;",
  "\\n",
];

/** The length that counts is that of NFC. */
const isAtMost = (max: number) => (text: string) => text.normalize("NFC").length <= max;

const oneLine = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      {
        weight: 6,
        arbitrary: fc.string({
          unit: fc.constantFrom(...characters),
          maxLength: Math.min(max, 12),
        }),
      },
      { weight: 1, arbitrary: fc.constant("W".repeat(max)) },
      { weight: 1, arbitrary: fc.constantFrom("", " ", "constructor", "__proto__") },
    )
    .filter(isAtMost(max))
    .filter((text) => !tagPattern.test(text));

const target = ({ parts, slots }: ContentDeclaration, ids: readonly string[]) =>
  fc.constantFrom(
    ...Object.keys(parts).map((id) => `#${id}`),
    ...ids.map((id) => `page:${id}`),
    ...(slots.pages ? ["page:gone"] : []),
    "https://example.com/a?b=1&c=%22#d",
    "http://xn--bcher-kva.example/",
    "mailto:us+sales@example.com",
    "tel:+49 (0)30 1234-56",
  );

interface Surroundings {
  declaration: ContentDeclaration;
  /** Of the text pages. */
  pageIds: readonly string[];
}

const runs = (max: number, { declaration, pageIds }: Surroundings): fc.Arbitrary<Run[]> => {
  const words = fc
    .tuple(oneLine(Math.floor(max / 8)), oneLine(Math.floor(max / 8)))
    .chain((both) => fc.constantFrom(both[0], both.join("\n")));
  const run: fc.Arbitrary<Run> = fc.oneof(
    { weight: 3, arbitrary: words },
    fc.record({ text: words, mark: fc.constantFrom("em" as const, "strong" as const) }),
    fc.record({ text: words, to: target(declaration, pageIds) }),
    fc.constant({ brand: true } as const),
  );
  return fc
    .array(run, { maxLength: 3 })
    .filter(
      (all) =>
        !tagPattern.test(
          all.map((it) => (typeof it === "string" ? it : "text" in it ? it.text : "")).join(""),
        ),
    );
};

function slotArbitrary(slot: Slot, around: Surroundings): fc.Arbitrary<SlotValue> | null {
  switch (slot.kind) {
    case "text":
      return slot.isFileName ? null : oneLine(slot.max);
    case "paragraph":
      return runs(slot.max, around);
    case "price":
      return fc.record({
        amount: fc.oneof(fc.nat(1_000_000), fc.constantFrom(0, contentLimits.amount)),
        currency: fc.constantFrom(...currencies),
      });
    case "link":
      return fc.record({
        label: oneLine(slot.max),
        to: target(around.declaration, around.pageIds),
      }) satisfies fc.Arbitrary<LinkValue>;
    case "picture":
      return fc.record(
        {
          file: fc.constantFrom(...sampleFiles(around.declaration), "0f".repeat(32)),
          alt: oneLine(contentLimits.altLength),
          focus: fc.tuple(fc.nat(100), fc.nat(100)),
          size: fc.tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 4_000 })),
        },
        { requiredKeys: ["file", "alt"] },
      );
    case "choice":
      return fc.constantFrom(...Object.keys(slot.options));
    case "order":
      return fc.shuffledSubarray(Object.keys(slot.names), {
        minLength: slot.sample.length,
        maxLength: slot.sample.length,
      });
    case "blocks":
      return fc.array(
        fc.record({
          kind: fc.constantFrom<Block["kind"]>("heading", "paragraph", "item"),
          runs: runs(Math.floor(slot.max / 8), around),
        }),
        { maxLength: 4 },
      );
    case "section":
      return fc.boolean();
    default:
      return null;
  }
}

const itemId = fc.stringMatching(/^[a-z0-9]{1,12}$/);

/** Ids of a list: of the sample's items and of new ones. */
const ids = ({ min, max, sample }: ListSlot) =>
  fc.uniqueArray(
    fc.oneof(itemId, fc.constantFrom("1", ...sample.map((_, index) => String(index + 1)))),
    { minLength: min, maxLength: Math.max(min, Math.min(max, contentLimits.items, 6)) },
  );

type Values = Readonly<Record<string, SlotValue>>;

const merged = (all: readonly Values[]): Values => Object.assign({}, ...all);

const slotValues = (slots: Slots, around: Surroundings, prefix = ""): fc.Arbitrary<Values> =>
  fc
    .tuple(...Object.entries(slots).map(([name, slot]) => slotValue(slot, around, prefix + name)))
    .map(merged);

function slotValue(slot: Slot, around: Surroundings, path: string): fc.Arbitrary<Values> {
  if (slot.kind === "group") return slotValues(slot.slots, around, `${path}.`);
  const value = slotArbitrary(slot, around);
  const own = value
    ? fc
        .option(value, { freq: 1, nil: undefined })
        .map((it): Values => (it === undefined ? {} : { [path]: it }))
    : fc.constant<Values>({});
  if (slot.kind === "section") {
    return fc.tuple(own, slotValues(slot.slots, around, `${path}.`)).map(merged);
  }
  if (slot.kind !== "list" || path === "pages") return own;
  const items = ids(slot).chain((chosen) =>
    fc
      .tuple(...chosen.map((id) => slotValues(slot.slots, around, `${path}.${id}.`)))
      .map((all) => merged([{ [path]: chosen }, ...all])),
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Values>({}) },
    { weight: 1, arbitrary: items },
  );
}

const fileNames = ["imprint", "privacy-policy", "terms", "page", "2026"];

/** Text pages with names of their own. */
const textPages = (pageIds: readonly string[], around: Surroundings): fc.Arbitrary<Values> => {
  const { slots } = around.declaration.slots.pages;
  return fc
    .tuple(
      fc.shuffledSubarray(fileNames, { minLength: pageIds.length, maxLength: pageIds.length }),
      ...pageIds.map((id) => slotValues(slots, around, `pages.${id}.`)),
    )
    .map(([names, ...pages]) =>
      merged([
        ...pages,
        ...pageIds.map((id, index) => ({ [`pages.${id}.name`]: names[index] ?? "page" })),
        ...(pageIds.length > 0 ? [{ pages: pageIds }] : []),
      ]),
    );
};

/** Texts for some of the slots of a document, and for its fields. */
const furtherTexts = (content: Values, around: Surroundings): fc.Arbitrary<Values> => {
  const texts = [...walkSlots(around.declaration.slots, content)].flatMap(({ path, slot }) => {
    const isWhole = ["text", "paragraph", "blocks"].includes(slot.kind);
    const text = isWhole
      ? slotArbitrary(slot, around)
      : slot.kind === "link"
        ? oneLine(slot.max)
        : slot.kind === "picture" && oneLine(contentLimits.altLength);
    return text ? [[path, text] as const] : [];
  });
  const fields = { "@title": oneLine(contentLimits.titleLength), ...Object.fromEntries(texts) };
  return fc.record<Record<string, SlotValue>, string>(fields, { requiredKeys: [] });
};

/** The paths of what a document says instead of the sample. */
const textPaths = (content: Values, { declaration }: Surroundings): string[] =>
  Object.keys(content).filter((path) => {
    const slot = findSlot(declaration.slots, path)?.slot;
    return slot !== undefined && isText(slot);
  });

/** The same document with texts in up to two further languages, and marks of texts that nobody has read. */
const withLanguages =
  (around: Surroundings) =>
  (document: ContentDocument): fc.Arbitrary<ContentDocument> => {
    const others = languages.filter((it) => it !== document.language);
    return fc
      .record({
        chosen: fc.shuffledSubarray(others, { maxLength: 2 }),
        texts: fc.tuple(
          furtherTexts(document.content, around),
          furtherTexts(document.content, around),
        ),
        hasLanguageLinks: fc.boolean(),
        written: fc.subarray(textPaths(document.content, around)),
      })
      .map(({ chosen, texts, hasLanguageLinks, written }) => ({
        ...document,
        ...(written.length > 0 ? { written } : {}),
        ...(chosen.length > 0
          ? {
              translations: Object.fromEntries(chosen.map((it, index) => [it, texts[index] ?? {}])),
            }
          : {}),
        ...(hasLanguageLinks ? {} : { hasLanguageLinks }),
      }));
  };

/** Valid documents of a template, with all that a document may hold. */
export const contentDocuments = (
  template: string,
  declaration: ContentDeclaration,
): fc.Arbitrary<ContentDocument> =>
  fc.uniqueArray(itemId, { maxLength: 3 }).chain((pageIds) => {
    const around = { declaration, pageIds };
    const documents = fc.record({
      template: fc.constant(template),
      version: fc.constant(declaration.version),
      language: fc.constantFrom(...languages),
      title: oneLine(contentLimits.titleLength),
      description: oneLine(contentLimits.descriptionLength),
      content: fc
        .tuple(slotValues(declaration.slots, around), textPages(pageIds, around))
        .map(merged),
    });
    return documents.chain(withLanguages(around));
  });
