import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seedPresets } from "@/db/seed-presets";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";
import { tradeNames } from "@/lib/translations/en/trades";
import { searchPresets } from "../queries/search-presets";

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
});

/** What people type, and a preset that has to be among the first three. */
const queries: [typed: string, expected: string][] = [
  // Names, whole, begun and with errors.
  ["Gourmet Grove", "Gourmet Grove"],
  ["thunder", "Thunder"],
  ["PRESTIGE", "Prestige"],
  ["cal", "Cali"],
  ["cor", "Corporate"],
  ["gormet", "Gourmet Grove"],
  ["atlatnic", "Atlantic"],
  ["clai", "Cali"],
  ["trned", "Trend"],
  ["tunder", "Thunder"],
  ["smiple", "Simple"],
  ["sonik", "Sonic"],
  ["prestiege", "Prestige"],
  // Trades, in English.
  ["restaurant", "Gourmet Grove"],
  ["bakery", "Gourmet Grove"],
  ["a website for my small bakery", "Gourmet Grove"],
  ["resturant", "Gourmet Grove"],
  ["coffee machines", "Cali"],
  ["kitchen appliances", "Cali"],
  ["watches", "Prestige"],
  ["jewelry store", "Prestige"],
  ["sneakers", "Thunder"],
  ["shoe shop", "Thunder"],
  ["clothing", "Thunder"],
  ["architect", "Corporate"],
  ["law firm", "Corporate"],
  ["headphones", "Sonic"],
  ["haedphones", "Sonic"],
  ["music", "Sonic"],
  ["handbags", "Simple"],
  ["furnitur", "Atlantic"],
  ["interior designer", "Trend"],
  ["acoustics", "Silent"],
  ["gift shop", "Motion"],
  // Trades, in German.
  ["Bäckerei", "Gourmet Grove"],
  ["Baeckerei", "Gourmet Grove"],
  ["Gaststätte", "Gourmet Grove"],
  ["Homepage für mein Restaurant", "Gourmet Grove"],
  ["Uhrmacher", "Prestige"],
  ["Schuhladen", "Thunder"],
  ["Schuhe", "Thunder"],
  ["Möbelhaus", "Cosmo"],
  ["Moebel", "Atlantic"],
  ["Bauunternehmen", "Corporate"],
  ["Archtiekt", "Corporate"],
  ["Steuerberater", "Corporate"],
  ["Kopfhörer", "Sonic"],
  ["Lärmschutz", "Silent"],
  ["Küchengeräte", "Cali"],
  ["Handtaschen", "Simple"],
  ["Innenarchitektin", "Trend"],
  ["Geschenke", "Motion"],
  // Trades that have a page, and others that are common.
  ["hotel", "Cosmo"],
  ["guest house", "Cosmo"],
  ["Pension", "Cosmo"],
  ["Ferienwohnung", "Trend"],
  ["florist", "Cali"],
  ["Blumenladen", "Cali"],
  ["Friseur", "Silent"],
  ["hairdresser", "Silent"],
  ["dentist", "Corporate"],
  ["Zahnarztpraxis", "Corporate"],
  ["photographer", "Trend"],
  ["yoga", "Silent"],
  ["Schallplatten", "Thunder"],
  ["bicycle shop", "Thunder"],
  ["Dachdecker", "Corporate"],
  ["handmade", "Sonic"],
  ["Buchhandlung", "Motion"],
  // Colors, types and categories.
  ["blue", "Cali"],
  ["rot", "Sonic"],
  ["grüner Laden", "Motion"],
  ["white shop", "Atlantic"],
  ["Warenkorb", "Simple"],
  ["checkout", "Thunder"],
  ["brown product page", "Prestige"],
  ["about us", "Corporate"],
  ["responsive landing page", "Sonic"],
  ["einfache Startseite", "Silent"],
  // Words of the samples.
  ["corduroy", "Atlantic"],
  ["beetroot", "Gourmet Grove"],
  ["free shipping sneakers", "Thunder"],
  ["espresso machine", "Cali"],
];

/** @requirement Search: The name of each trade that has a page finds the template that suits it best */
test.each(tradeSlugs.map((slug) => [tradeNames[slug], trades[slug].templates[0]] as const))(
  "%s finds %s",
  async (name, template) => {
    const { presets } = await searchPresets({ q: name, quantity: 3 });
    expect(presets.map(({ url }) => url)).toContain(links.preview(template));
  },
);

/** @requirement Search: Of sixty written searches, 95 % have what is meant among the first three */
test("what is meant is among the first three", async () => {
  const missed: string[] = [];
  for (const [q, expected] of queries) {
    const { presets } = await searchPresets({ q, quantity: 3 });
    const names = presets.map(({ name }) => name);
    if (!names.includes(expected)) missed.push(`${q}: ${names.join(", ")} and not ${expected}`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(queries.length * 0.05);
});
