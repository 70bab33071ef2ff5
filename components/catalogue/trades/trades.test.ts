import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { exampleTexts } from "./texts";
import { tradeTexts } from "./trade-texts";

const texts = (slug: (typeof tradeSlugs)[number]) => {
  const { description, lead, paragraphs, needs, reasons } = tradeTexts[slug];
  return [
    description,
    lead,
    ...paragraphs,
    ...needs.map(({ text }) => text),
    ...Object.values(reasons),
  ];
};

/** @requirement Trades: A page for each trade says what its site needs and which presets do */
describe.each(tradeSlugs)("the page for %s", (slug) => {
  test("gives a reason for each of its presets, and for no other", () => {
    const { templates } = trades[slug];
    expect(Object.keys(tradeTexts[slug].reasons).sort()).toEqual([...templates].sort());
  });

  test("has a description that search engines show as a whole", () => {
    expect(tradeTexts[slug].description.length).toBeGreaterThan(70);
    expect(tradeTexts[slug].description.length).toBeLessThan(170);
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
  expect(exampleTexts.companies[slug]).toMatch(/, in [A-Z][a-z]+$/);
  for (const width of [480, 960]) {
    expect(existsSync(`public/examples/${slug}-${width}.webp`), `${width}`).toBe(true);
  }
});
