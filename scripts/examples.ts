/**
 * Takes the screenshots of the example sites for the pages of trades, the home page and the README: `npm run examples
 * [template ...]`. `scripts/studio` draws their pictures.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { exampleSites } from "../components/home/example-sites";
import { isTemplateSlug, type TemplateSlug, templateSlugs } from "../components/templates/registry";
import { exampleSite } from "../e2e/fixtures/examples/example-site";
import { shoot } from "./images/shoot";

const canvas = { width: 1440, height: 1080 };
const gap = 40;

async function siteAddress(slug: TemplateSlug): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "presetry-"));
  for (const { path, bytes } of await exampleSite(slug)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return pathToFileURL(join(folder, "index.html")).href;
}

const webp = (picture: Buffer, width: number) =>
  sharp(picture).resize({ width }).webp({ quality: 76, effort: 5, smartSubsample: true });

/** The picture of an example for the shop. */
async function photographExample(browser: Browser, slug: TemplateSlug): Promise<Buffer> {
  const picture = await shoot(browser, await siteAddress(slug), canvas);
  for (const width of [480, 960]) {
    await webp(picture, width).toFile(`public/examples/${slug}-${width}.webp`);
  }
  return picture;
}

/** The same beside the sample, for the README. */
async function showBesideSample(slug: TemplateSlug, picture: Buffer): Promise<void> {
  const [sample, example] = await Promise.all([
    sharp(`public/presets/${slug}/1.webp`).resize({ width: 620 }).png().toBuffer(),
    sharp(picture).resize({ width: 940 }).png().toBuffer(),
  ]);
  const beside = await sharp({
    create: { width: 620 + gap + 940, height: 705, channels: 4, background: "#00000000" },
  })
    .composite([
      { input: sample, left: 0, top: 705 - 465 },
      { input: example, left: 620 + gap, top: 0 },
    ])
    .png()
    .toBuffer();
  await webp(beside, 1600).toFile(`docs/pictures/example-${slug}.webp`);
}

const requested = process.argv.slice(2).filter(isTemplateSlug);
const slugs = requested.length > 0 ? requested : templateSlugs;
const inReadme = exampleSites.map(({ slug }) => slug);
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
  const picture = await photographExample(browser, slug);
  if (inReadme.includes(slug)) await showBesideSample(slug, picture);
  console.log(slug);
}
await browser.close();
