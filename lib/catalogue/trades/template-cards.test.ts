import { readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { trades } from "@/lib/customization/first-draft/trades";
import {
  mostCardBytes,
  presetAs,
  templateCard,
  templateCardLanguages,
  templateCardSize,
} from "./template-cards";

/** @requirement Trades: Each template has a picture as each trade, in English and in German */
describe.each(trades)("%s", (trade) => {
  const cards = templateCardLanguages.flatMap((language) =>
    templateSlugs.map((template) => templateCard({ trade, language, facts: {} }, template)),
  );

  test("has a small picture of each template in each language (npm run trade-cards)", async () => {
    for (const card of cards) {
      const file = `public${card}`;
      expect((await stat(file)).size, card).toBeLessThanOrEqual(mostCardBytes);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format], card).toEqual([...templateCardSize, "webp"]);
    }
  });

  test("has no other pictures", () => {
    expect(readdirSync(`public/trades/cards/${trade}`)).toHaveLength(cards.length);
  });
});

test("a preset is shown as a business, with the picture and the preview of its template", () => {
  const preset = { id: 9, url: "/preview/cali", images: ["/1.webp", "/2.webp"], imageTexts: [] };
  expect(presetAs(preset, { trade: "bakery", language: "de", facts: {} })).toEqual({
    ...preset,
    url: "/preview/cali#as=bakery-de",
    images: ["/trades/cards/bakery/cali.de.webp", "/2.webp"],
  });
  // There are no pictures in other languages.
  expect(presetAs(preset, { trade: "bakery", language: "fr", facts: {} }).images[0]).toContain(
    "cali.en.webp",
  );
  expect(presetAs(preset, null)).toBe(preset);
  const other = { ...preset, url: "https://elsewhere.test" };
  expect(presetAs(other, { trade: "bakery", language: "de", facts: {} })).toBe(other);
});
