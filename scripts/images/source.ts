import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Design, templateOf } from "../../components/templates/registry";
import { renderTemplate } from "../../components/templates/render";

export const sourcesFile = "public/presets/sources.json";

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A digest of the page that a design's pictures show, and of the files that it loads. */
export async function sourceOf(design: Design): Promise<string> {
  const files = `public/templates/${templateOf(design)}`;
  const brand = { name: "Your Company", logo: "/brand/default-logo.svg" };
  const { markup, css, script, viewport } = await renderTemplate(design, { brand, images: files });
  const hash = createHash("sha256");
  for (const part of [viewport, markup, css, script]) hash.update(part);
  for (const file of await filesUnder(files)) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
