import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { scaled } from "@/e2e/support/fault-test";
import { sampleOf } from "@/e2e/support/sweep";
import { requireDeclaration } from "./declarations";
import { describeContent } from "./describe";
import { documentJsonSchema } from "./json-schema";
import { canonicalDocument, documentText } from "./rules";
import { documentSchema } from "./schemas";

async function checksOf(slug: string) {
  const declaration = await requireDeclaration(slug);
  const validate = new Ajv2020().compile(documentJsonSchema(slug, declaration));
  return { declaration, schema: documentSchema(slug, declaration), validate };
}

test.each(templateSlugs)("%s: the sample is a document, and differs in nothing", async (slug) => {
  const { declaration, schema, validate } = await checksOf(slug);
  const { sample, slots } = describeContent(slug, declaration);
  expect(validate(sample), JSON.stringify(validate.errors)).toBe(true);
  expect(canonicalDocument(declaration, schema.parse(sample)).content).toEqual({});
  expect(slots.map(({ name }) => name)).toEqual(Object.keys(declaration.slots));
});

test.each(sampleOf(templateSlugs, 4))(
  "%s: random documents are valid, and are read back the same from their text",
  async (slug) => {
    const { declaration, schema, validate } = await checksOf(slug);
    fc.assert(
      fc.property(contentDocuments(slug, declaration), (document) => {
        const text = documentText(declaration, schema.parse(document));
        const read = schema.parse(JSON.parse(text));
        expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
        expect(documentText(declaration, read)).toBe(text);
        expect(read).toEqual(canonicalDocument(declaration, document));
      }),
      { seed: 20_261_123, numRuns: scaled(20) },
    );
  },
);

const wrong: [string, unknown][] = [
  ["opening.title", "Turned\u202e"],
  ["opening.title", "x".repeat(500)],
  ["opening.title", "<b>x</b>"],
  ["opening.title", "Two\nlines"],
  ["opening.title", 1],
  ["opening.lead", "x"],
  ["opening.lead", ["<script>"]],
  ["opening.lead", [{ text: "x" }]],
  ["opening.lead", [{ text: "x", mark: "em", to: "#silent-shop" }]],
  ["opening.lead", Array.from({ length: 401 }, () => "")],
  ["opening.action", { label: "x", to: "javascript:alert(1)" }],
  ["opening.action", { label: "x", to: "#nowhere" }],
  ["opening.action", { label: "x", to: "https://user:pass@example.com" }],
  ["opening.action", { label: "x", to: "https://localhost" }],
  ["opening.action", { label: "x", to: "mailto:nobody" }],
  ["opening.action", { label: "x", to: "mailto:.a@example.com" }],
  ["opening.action", { label: "x", to: "tel:12" }],
  ["opening.action", { label: "x", to: "page:UPPER" }],
  ["opening.picture", { file: "../../etc/passwd", alt: "" }],
  ["opening.picture", { file: "office.webp" }],
  ["opening.picture", { file: "office.webp", alt: "", focus: [101, 0] }],
  ["opening.picture", { file: "office.webp", alt: "", focus: [1] }],
  ["opening.picture", { file: "office.webp", alt: "", size: [0, 1] }],
  ["packages.items", []],
  ["packages.items", ["1", "1"]],
  ["packages.items", ["Id"]],
  ["packages.items", Array.from({ length: 41 }, (_, index) => String(index))],
  ["packages.items.1.price", { amount: 1.5, currency: "USD" }],
  ["packages.items.1.price", { amount: 1, currency: "usd" }],
  ["packages.items.1.price", { amount: -1, currency: "USD" }],
  ["packages.items.1.drawing", "deafening"],
  ["packages.items.toolongforanid.name", "x"],
  ["packages.items.1", "x"],
  ["packages", "yes"],
  ["opening", {}],
  ["nothing", "x"],
  ["pages.a.name", "index"],
  ["pages.a.name", "Imprint"],
  ["pages.a.name", "-a"],
  ["pages.a.body", [{ kind: "code", runs: [] }]],
  ["__proto__", "x"],
];

test.each(wrong)("%s with the value %j is refused by both schemas", async (path, value) => {
  const { schema, validate } = await checksOf("silent");
  const text = `{"template":"silent","version":1,"content":{${JSON.stringify(path)}:${JSON.stringify(value)}}}`;
  expect(schema.safeParse(JSON.parse(text)).success).toBe(false);
  expect(validate(JSON.parse(text))).toBe(false);
});

test.each([
  ["pages.a.name", "imprint"],
  ["opening.title", "1 < 2 & 3 > 2 \u{1f469}\u200d\u{1f680}"],
  ["opening.lead", ["One\ntwo ", { brand: true }]],
  ["opening.action", { label: "", to: "HTTPS://example.com:8080/x" }],
  ["packages.items.new1.price", { amount: 0, currency: "JPY" }],
])("%s with the value %j is accepted by both schemas", async (path, value) => {
  const { schema, validate } = await checksOf("silent");
  const document = { template: "silent", version: 1, content: { [path]: value } };
  expect(schema.safeParse(document).success).toBe(true);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
});

test.each([
  { de: { "opening.action": { label: "x", to: "#x" } } },
  { de: { "opening.title": "<b>x</b>" } },
  { de: { "pages.a.name": "impressum" } },
  { de: { "packages.items": ["1"] } },
  { de: { "@language": "de" } },
  { de: ["x"] },
  { en: {} },
  { nl: {} },
  "de",
])("the translations %j are refused by both schemas", async (translations) => {
  const { schema, validate } = await checksOf("silent");
  const document = { template: "silent", version: 1, translations };
  expect(schema.safeParse(document).success).toBe(false);
  expect(validate(document)).toBe(false);
});
