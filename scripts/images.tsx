/**
 * Takes the screenshots of the designs for the catalogue: `npm run images [design ...]`.
 * Five pictures each, in four widths, under public/presets. sources.json has a digest of each layout, so
 * that a test fails when a layout changes and its pictures do not.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { type Design, designs, isDesign } from "../components/templates/registry";
import { templatePage } from "./images/page";
import { launchForFiles, shoot } from "./images/shoot";
import { sourceOf, sourcesFile } from "./images/source";

const canvas = { width: 1440, height: 1080 };
const widths = [480, 720, 960, 1440];
/** Pictures up to this width are AVIF, because phones on slow networks show them. */
const mostOfAvif = 720;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Screens side by side on a transparent canvas. */
async function mount(screens: Buffer[]): Promise<Buffer> {
  const margin = 60;
  const most = { width: (canvas.width - margin * (screens.length + 1)) / screens.length };
  const placed = await Promise.all(
    screens.map(async (screen) => {
      const fitted = sharp(screen).resize({
        width: Math.round(most.width),
        height: canvas.height - 2 * margin,
        fit: "inside",
      });
      return fitted.png().toBuffer({ resolveWithObject: true });
    }),
  );
  const used = placed.reduce((sum, { info }) => sum + info.width, 0) + margin * (placed.length - 1);
  let left = Math.round((canvas.width - used) / 2);
  const layers = placed.map(({ data, info }) => {
    const layer = { input: data, left, top: Math.round((canvas.height - info.height) / 2) };
    left += info.width + margin;
    return layer;
  });
  return sharp({ create: { ...canvas, channels: 4, background: transparent } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** The halves of a long page, to be shown side by side. */
async function halves(page: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(page).metadata();
  if (height < width * 1.3) return [page];
  const half = Math.ceil(height / 2);
  const part = (top: number) =>
    sharp(page)
      .extract({ left: 0, top, width, height: Math.min(half, height - top) })
      .png()
      .toBuffer();
  return Promise.all([part(0), part(half)]);
}

async function photograph(browser: Browser, slug: Design) {
  const url = await templatePage(slug, false);
  const phone = { width: 390, height: 844, isMobile: true };
  const pictures = [
    await shoot(browser, url, canvas),
    await mount(await halves(await shoot(browser, url, { ...canvas, isFullPage: true }))),
    await mount([await shoot(browser, url, { width: 820, height: 1093, isMobile: true })]),
    await mount([await shoot(browser, url, phone)]),
    await shoot(browser, await templatePage(slug, true), canvas),
  ];
  const folder = resolve("public/presets", slug);
  await mkdir(folder, { recursive: true });
  for (const [index, picture] of pictures.entries()) {
    for (const width of widths) {
      const suffix = width === canvas.width ? "" : `-${width}`;
      const file = `${folder}/${index + 1}${suffix}`;
      const resized = sharp(picture).resize({ width });
      await (width <= mostOfAvif
        ? resized.avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`)
        : resized
            .webp({ quality: 76, alphaQuality: 90, effort: 5, smartSubsample: true })
            .toFile(`${file}.webp`));
    }
  }
}

const requested = process.argv.slice(2);
const unknown = requested.filter((slug) => !isDesign(slug));
if (unknown.length > 0) {
  console.error(`No such design: ${unknown.join(", ")}. Known: ${designs.join(", ")}`);
  process.exit(1);
}
const slugs = designs.filter((slug) => requested.length === 0 || requested.includes(slug));
const sources: Record<string, string> = JSON.parse(
  await readFile(sourcesFile, "utf8").catch(() => "{}"),
);
const browser = await launchForFiles();
for (const slug of slugs) {
  const started = Date.now();
  await photograph(browser, slug);
  sources[slug] = await sourceOf(slug);
  console.log(`${slug}: five pictures in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
await browser.close();
await writeFile(sourcesFile, `${JSON.stringify(sources, Object.keys(sources).sort(), 2)}\n`);
