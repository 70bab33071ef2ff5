import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { type TradeSlug, tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { en } from "@/lib/translations/en";
import { reasonFor, tradeTexts } from "./trade-texts";

const reasons = (slug: TradeSlug) =>
  templateSlugs.flatMap((template) => reasonFor(slug, template, "en") ?? []);

const texts = (slug: TradeSlug) => {
  const { paragraphs, needs } = tradeTexts(slug, "en");
  return [
    en.tradeDescriptions[slug],
    en.tradeLeads[slug],
    ...paragraphs,
    ...needs.map(({ text }) => text),
    ...reasons(slug),
  ];
};

/** @requirement Trades: A page for each trade says what its site needs and which presets do */
describe.each(tradeSlugs)("the page for %s", (slug) => {
  test("gives a reason for each of its presets, and for no other", () => {
    const { templates } = trades[slug];
    const suited = templateSlugs.filter((it) => reasonFor(slug, it, "en") !== null);
    expect(suited.sort()).toEqual([...templates].sort());
  });

  test("has a description that search engines show as a whole", () => {
    expect(en.tradeDescriptions[slug].length).toBeGreaterThan(70);
    expect(en.tradeDescriptions[slug].length).toBeLessThan(170);
  });

  test("says nothing twice, and nothing that another page says", () => {
    const elsewhere = new Set(tradeSlugs.filter((it) => it !== slug).flatMap(texts));
    const own = texts(slug);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((it) => elsewhere.has(it))).toEqual([]);
  });
});

test("every template suits a trade", () => {
  const suited = new Set<string>(tradeSlugs.flatMap((slug) => trades[slug].templates));
  expect(templateSlugs.filter((slug) => !suited.has(slug))).toEqual([]);
});

test.each(templateSlugs)("the example of %s has its words and pictures for the pages", (slug) => {
  expect(en.exampleCompanies[slug]).toMatch(/, in [A-Z][a-z]+$/);
  for (const width of [480, 960]) {
    expect(existsSync(`public/examples/${slug}-${width}.webp`), `${width}`).toBe(true);
  }
});
