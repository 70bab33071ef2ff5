import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { content as silent } from "@/components/templates/silent/content";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { requireDeclaration } from "./declarations";
import { sampleDocument } from "./rules";
import { readableDocument, withoutPictures } from "./shown";

const sample = sampleDocument("silent", silent);
const upload = "0123456789abcdef".repeat(4);
const withContent = (content: object) => ({ ...sample, content });

describe("a stored document is shown", () => {
  test("as it is", () => {
    const document = withContent({ "opening.title": "Ours", "packages.items": ["2", "new"] });
    expect(readableDocument(silent, document)).toEqual(document);
  });

  test("in the template's newest version", () => {
    const declaration = {
      ...silent,
      version: 2,
      migrations: {
        2: ({ headline = "", ...others }) => ({ ...others, "opening.title": headline }),
      },
    };
    const old = withContent({ headline: "Ours", "opening.gone": "x" });
    expect(readableDocument(declaration, old)).toMatchObject({
      version: 2,
      content: { "opening.title": "Ours" },
    });
  });
});

test.each(templateSlugs)("every valid document of %s is shown", async (slug) => {
  const declaration = await requireDeclaration(slug);
  fc.assert(
    fc.property(contentDocuments(slug, declaration), (document) => {
      expect(readableDocument(declaration, document)).toEqual(document);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ["nothing", null],
  ["a text", "Ours"],
  ["no content", { ...sample, content: null }],
  ["a newer version", { ...sample, version: 99 }],
  ["another language", { ...sample, language: "xx" }],
  ["no title", { ...sample, title: undefined }],
  ["a number for a text", withContent({ "opening.title": 7 })],
  ["a text for a paragraph", withContent({ "about.text": "Ours" })],
  ["a run of nothing", withContent({ "about.text": [null] })],
  ["a script as a link", withContent({ "about.text": [{ text: "x", to: "javascript:x" }] })],
  ["a script as a target", withContent({ "opening.action": { label: "x", to: " javascript:x" } })],
  ["a price without currency", withContent({ "packages.items.1.price": { amount: 7 } })],
  ["a picture without text", withContent({ "opening.picture": { file: upload } })],
  ["a list of nothing", withContent({ "packages.items": [null] })],
  ["a choice that is none", withContent({ "packages.items.1.drawing": "toString" })],
])("a stored document is not shown: %s", (_, stored) => {
  expect(readableDocument(silent, stored)).toBeNull();
});

test("a picture that nobody has any more gives way to the sample's", () => {
  const picture = { file: upload, alt: "" };
  const document = withContent({ "opening.picture": picture, "opening.title": "Ours" });
  const readable = readableDocument(silent, document) ?? sample;
  expect(withoutPictures(readable, () => true)).toEqual(document);
  expect(withoutPictures(readable, () => false).content).toEqual({ "opening.title": "Ours" });
});
