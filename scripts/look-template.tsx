/**
 * Photographs one template as a static file: `npx tsx scripts/look-template.tsx silent [outDir]`.
 * Desktop, tablet and phone, in its own colours and in another palette, light and dark.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { TemplatePalette, TemplateProps } from "../components/templates/template";

const [slug, outDir = `/tmp/look/${slug}`] = process.argv.slice(2);
if (!slug) throw new Error("Name a template folder: npx tsx scripts/look-template.tsx silent");
const folder = resolve("components/templates", slug);
const module_: { Template: ComponentType<TemplateProps>; palette: TemplatePalette } = await import(
  pathToFileURL(`${folder}/template.tsx`).href
);
const images = pathToFileURL(resolve("public/templates", slug)).href;
const logo = pathToFileURL(resolve("public/brand/default-logo.svg")).href;
const css = readFileSync(`${folder}/template.css`, "utf8").replaceAll('url("./', `url("${images}/`);
const script = existsSync(`${folder}/template.js`)
  ? readFileSync(`${folder}/template.js`, "utf8")
  : "";

function page(palette: TemplatePalette, name: string) {
  const markup = renderToStaticMarkup(
    createElement(module_.Template, { brand: { name, logo }, palette, images }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>*,*::before,*::after{box-sizing:border-box}body{margin:0}
${css}</style></head><body>${markup}<script>${script}</script></body></html>`;
}

const other = { primary: "#4c1d95", secondary: "#fde047", text01: "#ffffff", text02: "#e9d5ff" };
mkdirSync(outDir, { recursive: true });
const pages = {
  own: page(module_.palette, "Your Company"),
  other: page(other, "Halden, Voss & Daughters Associates Ltd."),
};
for (const [name, html] of Object.entries(pages)) writeFileSync(`${outDir}/${name}.html`, html);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--allow-file-access-from-files",
  ],
});
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
  await tab.goto(pathToFileURL(resolve(outDir, `${file}.html`)).href);
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
