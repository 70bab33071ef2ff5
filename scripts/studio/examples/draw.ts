import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { drawings, type Example } from "./drawings";
import { logos } from "./drawings/logos";
import { type Drawing, pageOf } from "./kit";

/** Draws the logos and pictures of the example sites: see README.md. */
const project = resolve(import.meta.dirname, "../../..");

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const draw = (drawing: Drawing) =>
  sharp(Buffer.from(pageOf(drawing)))
    .webp({ quality: 76, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();

/** The document of an example names a picture by the hash of its file: a redrawn picture gets its new hash there. */
async function drawExample(example: Example): Promise<void> {
  const folder = `${project}/e2e/fixtures/examples/${example}`;
  const wordsFile = `${project}/lib/customization/sharing/examples/${example}.json`;
  await mkdir(`${folder}/pictures`, { recursive: true });
  let document = await readFile(wordsFile, "utf8");
  await writeFile(`${folder}/logo.webp`, await draw(logos[example]()));
  const pictures: Record<string, () => Drawing> = drawings[example];
  for (const [name, drawing] of Object.entries(pictures)) {
    const file = `${folder}/pictures/${name}.webp`;
    const before = await readFile(file).catch(() => null);
    const drawn = await draw(drawing());
    if (before) document = document.replaceAll(hashOf(before), hashOf(drawn));
    await writeFile(file, drawn);
  }
  await writeFile(wordsFile, document);
}

const wanted = process.argv.slice(2);
const examples = Object.keys(drawings) as Example[];
for (const example of examples.filter((it) => wanted.length === 0 || wanted.includes(it))) {
  await drawExample(example);
  console.log(example);
}
