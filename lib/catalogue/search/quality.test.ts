import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seedPresets } from "@/db/seed-presets";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { knownLanguages } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { tradeNames } from "@/lib/translations/en/trades";
import { searchPresets } from "../queries/search-presets";

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
});

/** @requirement Search: The name of each trade that has a page finds the template that suits it best */
test.each(tradeSlugs.map((slug) => [tradeNames[slug], trades[slug].templates[0]] as const))(
  "%s finds %s",
  async (name, template) => {
    const { presets } = await searchPresets({ q: name, quantity: 3 });
    expect(presets.map(({ url }) => url)).toContain(links.preview(template));
  },
);

/** @requirement Search: Of 85 written searches in each language, 95 % have what is meant among the first three */
test.each(knownLanguages)("what is meant in %s is among the first three", async (language) => {
  const file = `lib/translations/${language}/searches.json`;
  const queries: [typed: string, expected: string][] = JSON.parse(readFileSync(file, "utf8"));
  const missed: string[] = [];
  for (const [q, expected] of queries) {
    const { presets } = await searchPresets({ q, quantity: 3 });
    const names = presets.map(({ name }) => name);
    if (!names.includes(expected)) missed.push(`${q}: ${names.join(", ")} and not ${expected}`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(85);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(queries.length * 0.05);
});
