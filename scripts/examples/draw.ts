import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { TemplateSlug } from "../../components/templates/registry";
import { exampleFolder, wordsFile } from "../../e2e/fixtures/examples/examples";
import { drawings } from "./drawings";
import { logos } from "./drawings/logos";
import { type Drawing, pageOf } from "./kit";

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const draw = (drawing: Drawing) =>
  sharp(Buffer.from(pageOf(drawing)))
    .webp({ quality: 76, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();

/**
 * Draws the logo and the pictures of an example. Its document names a picture by the hash of its file: a
 * redrawn picture gets its new hash there.
 */
export async function drawExample(slug: TemplateSlug): Promise<void> {
  const folder = `${exampleFolder}/${slug}`;
  await mkdir(`${folder}/pictures`, { recursive: true });
  let document = await readFile(wordsFile(slug), "utf8");
  await writeFile(`${folder}/logo.webp`, await draw(logos[slug]()));
  for (const [name, drawing] of Object.entries(drawings[slug])) {
    const file = `${folder}/pictures/${name}.webp`;
    const before = await readFile(file).catch(() => null);
    const drawn = await draw(drawing());
    if (before) document = document.replaceAll(hashOf(before), hashOf(drawn));
    await writeFile(file, drawn);
  }
  await writeFile(wordsFile(slug), document);
}
