import { expect, test } from "vitest";
import { tradeSlugs } from "@/lib/catalogue/trades/rules";
import { tradeNames } from "@/lib/translations/en/trades";
import { getMeantTrade } from "./trade";

/** @requirement Search: Words of a trade that has a page lead to that page, too */
test.each(tradeSlugs.map((slug) => [tradeNames[slug], slug] as const))(
  "%s are about the page of their trade",
  async (name, slug) => {
    expect(await getMeantTrade(name, "en")).toEqual({ slug, language: "en" });
  },
);

test.each([
  ["hotel", "hotel", "en"],
  ["kleine Pension am See", "hotel", "de"],
  ["Blumenladen", "plant-shops", "de"],
  ["bakery", "bakery", "en"],
  ["bakary", "bakery", "en"],
  ["Bäckerei", "bakery", "de"],
  ["Baeckerei", "bakery", "de"],
  ["Bäckerei Café", "bakery", "de"],
  ["Bäcker", "bakery", "de"],
  ["law firm", "law-firm", "en"],
  ["Rechtsanwalt", "law-firm", "de"],
  ["Friseur", "hair-salon", "de"],
  ["Zahnarztpraxis", "medical-practice", "de"],
  ["tax adviser", "tax-adviser", "en"],
  ["Steuerberater", "tax-adviser", "de"],
  ["electrician", "plumber", "en"],
  ["wedding photographer", "photographer", "en"],
  ["gift shop", "gift-shop", "en"],
  ["Gebäudereinigung", "cleaning", "de"],
  ["Schallplaten", "record-and-sports-shops", "de"],
  ["Dachdecker", "carpenter", "de"],
  ["a website for handmade knives", "workshops", "en"],
])("%s is about %s, in %s", async (words, slug, language) => {
  expect(await getMeantTrade(words, "en")).toEqual({ slug, language });
});

test.each(["blue", "ho", "qwxyz", "architect", "coffee machines", ""])(
  "%s is about no trade",
  async (words) => {
    expect(await getMeantTrade(words, "en")).toBeNull();
  },
);
