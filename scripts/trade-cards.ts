/**
 * Draws each template as the first draft of each trade, for the pages of trades and for searches: `npm run
 * trade-cards [trade ...] [template ...]`. They are written to `public/trades/cards/{trade}/{template}.{language}.webp`.
 */
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import {
  isTemplateSlug,
  type TemplateSlug,
  templateSlugs,
  templates,
} from "../components/templates/registry";
import { renderTemplate, templateDocument } from "../components/templates/render";
import { cardLanguages, mostOfCard, tradeCard, tradeCardSize } from "../lib/catalogue/trades/cards";
import type { Business } from "../lib/customization/first-draft/business";
import { firstDraft } from "../lib/customization/first-draft/first-draft";
import { isTrade, type Trade, trades } from "../lib/customization/first-draft/trades";
import { shoot } from "./images/shoot";

const canvas = { width: 1440, height: 1080 };
const qualities = [76, 70, 64, 58, 52, 46, 40, 34, 28, 22];
const urlOf = (path: string) => pathToFileURL(resolve(path)).href;

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
  const file = `public/trades/${business.trade}.${business.language}.json`;
  const pack = JSON.parse(await readFile(file, "utf8"));
  const { content } = firstDraft(slug, template.content, pack, business);
  const page = await renderTemplate(slug, {
    brand: { name: names[business.trade], logo: urlOf("public/brand/default-logo.svg") },
    images: urlOf(`public/templates/${slug}`),
    trades: urlOf("public/trades"),
    values: content,
    language: business.language,
  });
  const path = join(await mkdtemp(join(tmpdir(), "presetry-")), "index.html");
  await writeFile(path, templateDocument(page, { title: page.name }));
  return pathToFileURL(path).href;
}

/** As sharp as the limit allows. */
async function encode(picture: Buffer): Promise<Buffer> {
  const [width, height] = tradeCardSize;
  const resized = await sharp(picture).resize({ width, height }).png().toBuffer();
  for (const quality of qualities) {
    const webp = await sharp(resized).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.byteLength <= mostOfCard) return webp;
  }
  throw new Error(`A picture has more than ${mostOfCard} bytes at the lowest quality.`);
}

async function draw(
  browser: Browser,
  business: Business,
  slugs: readonly TemplateSlug[],
): Promise<void> {
  for (const slug of slugs) {
    const picture = await shoot(browser, await pageOf(slug, business), canvas);
    await writeFile(`public${tradeCard(business, slug)}`, await encode(picture));
  }
}

/** Those that were asked for, else all. */
const chosen = <T extends string>(all: readonly T[], is: (word: string) => word is T) => {
  const asked = process.argv.slice(2).filter(is);
  return asked.length > 0 ? asked : all;
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--allow-file-access-from-files",
  ],
});
const slugs = chosen(templateSlugs, isTemplateSlug);
for (const trade of chosen(trades, isTrade)) {
  await mkdir(`public/trades/cards/${trade}`, { recursive: true });
  await Promise.all(
    cardLanguages.map((language) => draw(browser, { trade, language, facts: {} }, slugs)),
  );
  console.log(trade);
}
await browser.close();
