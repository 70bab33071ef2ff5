/**
 * Draws each template as the first draft of each trade, for the pages of trades and for searches: `npm run
 * trade-cards [trade ...] [template ...]`. They are written to `public/trades/cards/{trade}/{template}.{language}.webp`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import {
  isTemplateSlug,
  type TemplateSlug,
  templateSlugs,
  templates,
} from "../components/templates/registry";
import {
  mostCardBytes,
  templateCard,
  templateCardLanguages,
  templateCardSize,
} from "../lib/catalogue/trades/template-cards";
import { type Business, packPath } from "../lib/customization/first-draft/business";
import { firstDraft } from "../lib/customization/first-draft/first-draft";
import { isTrade, type Trade, trades } from "../lib/customization/first-draft/trades";
import { pageFile } from "./images/page";
import { launchForFiles, shoot } from "./images/shoot";

const canvas = { width: 1440, height: 1080 };
const qualities = [76, 70, 64, 58, 52, 46, 40, 34, 28, 22];

/** Invented; none says what the company does, because that depends on the language. */
const names: Record<Trade, string> = {
  bakery: "Sommer",
  cafe: "Lindwurm",
  restaurant: "Abendrot",
  "hair-salon": "Marla Kess",
  beauty: "Ondine",
  "law-firm": "Halden & Voss",
  "tax-adviser": "Brenk & Tolle",
  "medical-practice": "Dr. Ilse Wanja",
  physiotherapy: "Beweg",
  plumber: "Rohrbeck",
  carpenter: "Astwerk",
  photographer: "Nora Fink",
  fitness: "Atempause",
  "gift-shop": "Fundstück",
  hotel: "Seeblick",
  cleaning: "Klarwerk",
};

async function pageOf(slug: TemplateSlug, business: Business): Promise<string> {
  const { template } = await templates[slug].load();
  const pack = JSON.parse(await readFile(`public${packPath(business)}`, "utf8"));
  const { content } = firstDraft(slug, template.content, pack, business);
  return pageFile(slug, names[business.trade], { values: content, language: business.language });
}

/** As sharp as the limit allows. */
async function encode(picture: Buffer): Promise<Buffer> {
  const [width, height] = templateCardSize;
  const resized = await sharp(picture).resize({ width, height }).png().toBuffer();
  for (const quality of qualities) {
    const webp = await sharp(resized).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.byteLength <= mostCardBytes) return webp;
  }
  throw new Error(`A picture has more than ${mostCardBytes} bytes at the lowest quality.`);
}

async function draw(
  browser: Browser,
  business: Business,
  slugs: readonly TemplateSlug[],
): Promise<void> {
  for (const slug of slugs) {
    const picture = await shoot(browser, await pageOf(slug, business), canvas);
    await writeFile(`public${templateCard(business, slug)}`, await encode(picture));
  }
}

/** Those that were asked for, else all. */
const chosen = <T extends string>(all: readonly T[], is: (word: string) => word is T) => {
  const asked = process.argv.slice(2).filter(is);
  return asked.length > 0 ? asked : all;
};
const browser = await launchForFiles();
const slugs = chosen(templateSlugs, isTemplateSlug);
for (const trade of chosen(trades, isTrade)) {
  await mkdir(`public/trades/cards/${trade}`, { recursive: true });
  await Promise.all(
    templateCardLanguages.map((language) => draw(browser, { trade, language, facts: {} }, slugs)),
  );
  console.log(trade);
}
await browser.close();
