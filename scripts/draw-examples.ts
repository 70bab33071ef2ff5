/**
 * Draws the pictures of the examples: `npx tsx scripts/draw-examples.ts [template ...]`. A document names a
 * picture by the hash of its file, so that a redrawn picture gets its new hash there.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { isTemplateSlug, templateSlugs } from "../components/templates/registry";
import { exampleFolder } from "../e2e/fixtures/examples/examples";
import { drawings } from "./examples/drawings";
import { logos } from "./examples/drawings/logos";
import { type Drawing, pageOf } from "./examples/kit";

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const draw = (drawing: Drawing) =>
  sharp(Buffer.from(pageOf(drawing)))
    .webp({ quality: 76, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();

const requested = process.argv.slice(2).filter(isTemplateSlug);
for (const slug of requested.length > 0 ? requested : templateSlugs) {
  const folder = `${exampleFolder}/${slug}`;
  await mkdir(`${folder}/pictures`, { recursive: true });
  let document = await readFile(`${folder}/content.json`, "utf8").catch(() => "");
  await writeFile(`${folder}/logo.webp`, await draw(logos[slug]()));
  for (const [name, drawing] of Object.entries(drawings[slug])) {
    const file = `${folder}/pictures/${name}.webp`;
    const before = await readFile(file).catch(() => null);
    const drawn = await draw(drawing());
    if (before) document = document.replaceAll(hashOf(before), hashOf(drawn));
    await writeFile(file, drawn);
    console.log(`${slug}/${name}: ${drawn.length} B`);
  }
  if (document) await writeFile(`${folder}/content.json`, document);
}
