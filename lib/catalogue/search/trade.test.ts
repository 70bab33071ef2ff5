import { expect, test } from "vitest";
import { tradeSlugs, trades } from "@/lib/catalogue/trades/rules";
import { getMeantTrade } from "./trade";

/** @requirement Search: Words of a trade that has a page lead to that page, too */
test.each(tradeSlugs.map((slug) => [trades[slug].name, slug] as const))(
  "%s are about the page of their trade",
  async (name, slug) => {
    expect(await getMeantTrade(name)).toBe(slug);
  },
);

test.each([
  ["hotel", "guest-houses"],
  ["kleine Pension am See", "guest-houses"],
  ["Blumenladen", "plant-shops"],
  ["Bäckerei Café", "restaurants"],
  ["Schallplaten", "record-and-sports-shops"],
  ["Dachdecker", "builders"],
  ["a website for handmade knives", "workshops"],
  ["blue", null],
  ["ho", null],
  ["qwxyz", null],
  ["", null],
])("%s is about %s", async (words, slug) => {
  expect(await getMeantTrade(words)).toBe(slug);
});
