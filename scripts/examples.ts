/**
 * Draws the pictures of the example sites and takes the screenshots of those on the home page and in the
 * README: `npm run examples [template ...]`.
 */
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { examplesTexts } from "../components/home/texts";
import { isTemplateSlug, templateSlugs } from "../components/templates/registry";
import { drawExample } from "./examples/draw";
import { photographExample } from "./examples/photograph";

const requested = process.argv.slice(2).filter(isTemplateSlug);
const slugs = requested.length > 0 ? requested : templateSlugs;
const shown = examplesTexts.shown.map(({ slug }) => slug);
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
  if (shown.includes(slug)) await photographExample(browser, slug);
  console.log(slug);
}
await browser.close();
