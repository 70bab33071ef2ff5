import { expect, test } from "vitest";
import { languages } from "@/components/templates/content/languages";
import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { sampleOf } from "@/e2e/support/sweep";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import type { Facts } from "@/lib/customization/facts/schemas";
import { firstDraft } from "@/lib/customization/first-draft/first-draft";
import { readPack } from "@/lib/customization/first-draft/read-pack";
import { trades } from "@/lib/customization/first-draft/trades";
import { hasOwnWords } from "./own-words";

const drafts = templateSlugs.flatMap((slug) =>
  trades.flatMap((trade) => languages.map((language) => ({ slug, trade, language }))),
);

/** With `SWEEP=all` each of them. */
const some = sampleOf(drafts, 30);

async function draftOf({ slug, trade, language }: (typeof drafts)[number], facts: Facts) {
  const business = { trade, language, facts };
  const declaration = await requireDeclaration(slug);
  return firstDraft(slug, declaration, await readPack(business), business);
}

test("a first draft of a trade has no words of its owner", async () => {
  const own: string[] = [];
  for (const it of some) {
    const { slug, trade, language } = it;
    if (await hasOwnWords(slug, await draftOf(it, {}))) own.push(`${slug} ${trade} ${language}`);
  }
  expect(own).toEqual([]);
}, 120_000);

test("what its owner told about the company are own words", async () => {
  const about = "Since 1952 we bake with sourdough.";
  const without: string[] = [];
  for (const it of some) {
    const document = await draftOf(it, { about, phone: "+43 316 123456" });
    if (!(await hasOwnWords(it.slug, document))) without.push(`${it.slug} ${it.trade}`);
  }
  expect(without).toEqual([]);
}, 120_000);

const slug: TemplateSlug = "silent";

async function changed(facts: Partial<ContentDocument>) {
  const declaration = await requireDeclaration(slug);
  return hasOwnWords(slug, { ...sampleDocument(slug, declaration), ...facts });
}

test.each<[string, Partial<ContentDocument>]>([
  ["the sample in another language", { language: "de" }],
  ["a section that is turned off", { content: { contactForm: false } }],
  ["a sign without letters", { content: { "opening.title": "*" } }],
  ["a text that was taken out", { content: { "opening.lead": [] } }],
])("%s is no word of its owner", async (_, facts) => {
  expect(await changed(facts)).toBe(false);
});

test.each<[string, Partial<ContentDocument>]>([
  ["a title", { title: "Halden chairs" }],
  ["a description", { description: "Chairs made in Leeds." }],
  ["a headline", { content: { "opening.title": "Chairs that stay" } }],
  ["a paragraph", { content: { "opening.lead": ["We make chairs."] } }],
])("%s is enough", async (_, facts) => {
  expect(await changed(facts)).toBe(true);
});
