/**
 * Draws the pictures of the example sites and takes the screenshots for the pages of trades, the home page and
 * the README: `npm run examples [template ...]`.
 */
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { examplesTexts } from "../components/home/texts";
import { isTemplateSlug, templateSlugs } from "../components/templates/registry";
import { drawExample } from "./examples/draw";
import { photographExample, showBesideSample } from "./examples/photograph";

const requested = process.argv.slice(2).filter(isTemplateSlug);
const slugs = requested.length > 0 ? requested : templateSlugs;
const inReadme = examplesTexts.shown.map(({ slug }) => slug);
await mkdir("public/examples", { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--allow-file-access-from-files",
  ],
});
for (const slug of slugs) {
  await drawExample(slug);
  const picture = await photographExample(browser, slug);
  if (inReadme.includes(slug)) await showBesideSample(slug, picture);
  console.log(slug);
}
await browser.close();
