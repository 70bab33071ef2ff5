/**
 * Takes screenshots of one design as a static file: `npm run look-template -- silent [outDir]`.
 * From wide screen to phone, in its own colors and in others with a long name, light and dark.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Design, isDesign, templateOf } from "../components/templates/registry";
import { renderTemplate, templateDocument } from "../components/templates/render";
import type { TemplatePalette } from "../components/templates/template";
import { launchForFiles } from "./images/shoot";

const [slug = "", outDir = `/tmp/look/${slug}`] = process.argv.slice(2);
if (!isDesign(slug)) {
  throw new Error("Name a template: npm run look-template -- silent");
}
const urlOf = (path: string) => pathToFileURL(resolve(path)).href;

async function page(slug: Design, name: string, palette?: TemplatePalette) {
  const template = await renderTemplate(slug, {
    brand: { name, logo: urlOf("public/brand/default-logo.svg") },
    palette,
    images: urlOf(`public/templates/${templateOf(slug)}`),
  });
  return templateDocument(template, { title: name });
}

const other = { primary: "#4c1d95", secondary: "#fde047", text01: "#ffffff", text02: "#e9d5ff" };
mkdirSync(outDir, { recursive: true });
const pages = {
  own: await page(slug, "Your Company"),
  other: await page(slug, "Halden, Voss & Daughters Associates Ltd.", other),
};
for (const [name, html] of Object.entries(pages)) writeFileSync(`${outDir}/${name}.html`, html);

const browser = await launchForFiles();
for (const [name, file, width, height, colorScheme] of [
  ["wide", "own", 1920, 1080, "light"],
  ["desktop", "own", 1440, 900, "light"],
  ["tablet", "own", 768, 1024, "light"],
  ["phone", "own", 375, 812, "light"],
  ["narrow", "own", 320, 700, "light"],
  ["dark", "own", 1440, 900, "dark"],
  ["palette", "other", 1440, 900, "light"],
  ["palette-dark", "other", 1440, 900, "dark"],
  ["palette-phone", "other", 375, 812, "light"],
] as const) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
  });
  const tab = await context.newPage();
  tab.on("console", (message) => console.log(`${name}: ${message.type()} ${message.text()}`));
  await tab.goto(urlOf(`${outDir}/${file}.html`));
  await tab.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const scroll = await tab.evaluate(() => document.documentElement.scrollWidth);
  await tab.screenshot({ path: `${outDir}/${name}.png`, fullPage: true });
  console.log(`${name}: ${outDir}/${name}.png, viewport ${width}, page ${scroll} wide`);
  await context.close();
}
await browser.close();
